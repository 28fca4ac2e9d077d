"""A closer view of the map for few players, whose land fills the free room."""

from collections.abc import Iterator
from typing import Final

from game.tabletop.layout.action_row_and_hand import HandPosition
from game.tabletop.layout.boards_on_sea import COAST_STEP_WIDTH, MapPosition
from game.tabletop.layout.table_layout import WindowFrame
from game.titles.tinners_trail.table import map_position
from game.titles.tinners_trail.table.documents.layout import TrailDocumentBoxes
from game.titles.tinners_trail.table.map_position import map_position_in_window, sea_area

MAP_CARD_CORNER_BY_SEATS: Final = {2: (880.0, 332.0)}
"""In u of the map: how far east and north the land of the card for so few players reaches."""
LAND_WEST_END_X = 36.0
UNUSED_LAND_ABOVE_Y = (
    700.0  # u of the map: down to here anything may lie on land that is not on the card
)
MAX_CLOSE_UP_ENLARGEMENT = 1.5
MIN_CLOSE_UP_ENLARGEMENT = 1.06
ENLARGEMENT_STEP = 0.02
MAX_HAND_CARDS_AFTER_DRAFT = 3
"""So many are held at most where few play, once they are drafted."""


def closer_map_positions(frame: WindowFrame, seats: int) -> Iterator[MapPosition]:
    """Yield enlarged positions of the map at which the land of the map card fills more of the
    window, the closest first.

    Yield none if the card shows all the land, or in a replay.
    """
    if seats not in MAP_CARD_CORNER_BY_SEATS or frame.client_uses_bottom:
        return
    whole = map_position_in_window(frame.window_size)
    (east, north) = MAP_CARD_CORNER_BY_SEATS[seats]
    free = frame.left_edge_of_column * frame.window_size.control_size_factor
    coast = (
        max(top, north)
        for top in map_position.NORTH_COAST_HEIGHTS[: round(east / COAST_STEP_WIDTH)]
    )
    card = *coast, *(UNUSED_LAND_ABOVE_Y,) * len(map_position.NORTH_COAST_HEIGHTS)
    for step in range(
        round((MAX_CLOSE_UP_ENLARGEMENT - MIN_CLOSE_UP_ENLARGEMENT) / ENLARGEMENT_STEP) + 1
    ):
        larger = MAX_CLOSE_UP_ENLARGEMENT - ENLARGEMENT_STEP * step
        scale = whole.scale * larger
        middle = (free - scale * (LAND_WEST_END_X + east)) / 2
        most = whole.left * larger  # no window is larger than its map
        left = min(max(middle, most - frame.window_size.width * (larger - 1)), most)
        top = whole.top + map_position.LAND_FOOT_Y * (whole.scale - scale)
        if left + scale * east <= free:
            yield MapPosition(scale, left, top, card)


def is_land_uncovered(
    card_position: MapPosition,
    frame: WindowFrame,
    document_boxes: TrailDocumentBoxes,
    hand: HandPosition,
) -> bool:
    """Return whether no open document, no tab and no card of the hand covers the land of the map
    card."""
    sea = sea_area(frame, card_position)
    if not all(
        sea.contains_box(box)
        for box in (*document_boxes.boxes_of_open_documents, *document_boxes.tabs.values())
    ):
        return False
    cards = (
        hand.card_centres(MAX_HAND_CARDS_AFTER_DRAFT)[0][0] - hand.card_pitch / 2,
        hand.middle[1] - hand.half_height,
    )
    return all(
        x * frame.window_size.control_size_factor >= card_position.left + east * card_position.scale
        or y * frame.window_size.control_size_factor
        >= card_position.top + foot * card_position.scale
        for x, y in (cards, (hand.hide_button_box.x, hand.hide_button_box.y))
        for east, foot in map_position.SOUTHERN_CAPE_POSITIONS
    )


def keeps_usual_documents_open(
    document_boxes: TrailDocumentBoxes, usual_boxes: TrailDocumentBoxes
) -> bool:
    """Return whether every document and board that is shown open in the layout `usual_boxes` is
    also open in the layout `document_boxes`, not folded to a tab or a strip."""
    return set(document_boxes.tabs) <= set(usual_boxes.tabs) and all(
        document_boxes.boards[name].is_strip_only <= place.is_strip_only
        for name, place in usual_boxes.boards.items()
    )
