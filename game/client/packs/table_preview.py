"""Pictures of a piece, cut from the table of a game with the pack's numbers."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from pygame import SRCALPHA, Rect, Surface
from pygame.transform import smoothscale

from game.box.pack_art import TablePlaceOfNumber
from game.client.app import App
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.scene.drawing.display_settings import current_display_settings
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.stage import Stage
from game.scene.stage.units import PxSize, WindowUnits
from game.scene.window.screen_kit import Kit
from game.table_protocol import ClientAccess, SeatPlayer, Table, UiAnchor

# What the table of a game with an owner's numbers tells of one of them: cut out of the table.

PREVIEW_SEED = 7  # the same game for every picture
PREVIEW_WINDOW: Final = WindowUnits(
    1920, 1080, 0.75
)  # with small controls, so that no board is folded
PART_MARGIN = 10.0  # u shown round a thing
MIN_ASPECT_CUT_INTO_ROWS = 5.0  # a thing this many times as wide as high is cut into rows
MAX_PREVIEW_ROWS = 5
PREVIEW_ROW_GAP_PX = 6
MIN_PX_PER_UNIT = 1.0  # px per u; smaller ones are drawn so and shrunk, else words are cut off
MAX_ENLARGEMENT = 1.5  # px for each px of the table as people see it
MAX_CACHED_TABLES = 4
MAX_CACHED_PICTURES = 40


class TablePartPictures:
    """Makes pictures of parts of a table that is built, in an invisible window, with the numbers
    of a pack."""

    def __init__(self, app: App, kit: Kit) -> None:
        self._app = app
        self._kit = kit
        self._cached_tables = lru_cache(MAX_CACHED_TABLES)(self._make_stage_and_table)
        self._cached_pictures = lru_cache(MAX_CACHED_PICTURES)(self._paint_table_part)

    def table_part_picture(
        self, pack: Pack, place: TablePlaceOfNumber, size: PxSize, px_per_u: float
    ) -> Surface | None:
        """Return a picture of a part of the table with the pack's numbers, at most `size` px
        large; None if the pack cannot be played with or the table has no such part."""
        worn = self._app.settings.language, current_display_settings()
        return self._cached_pictures(pack, place, size, round(px_per_u, 3), worn)

    def _paint_table_part(
        self,
        pack: Pack,
        place: TablePlaceOfNumber,
        size: PxSize,
        px_per_u: float,
        language_and_display_settings: object,
    ) -> Surface | None:
        made = self._cached_tables(
            pack, replace(place, ui_anchor="", shown_half_height=0.0), language_and_display_settings
        )
        if made is None or (found := made[1].ui_anchor(place.ui_anchor)) is None:
            return None
        if place.shown_half_height:
            return _picture_of_part_in_surroundings(
                made[0], made[1].root, found, place.shown_half_height, size
            )
        return _picture_of_part_alone(self._kit, found, size, MAX_ENLARGEMENT * px_per_u)

    def _make_stage_and_table(
        self, pack: Pack, place: TablePlaceOfNumber, language_and_display_settings: object
    ) -> tuple[Stage, Table] | None:
        box = self._app.box
        most = max(count for count in box.title.seats if count <= len(box.player_names))
        for seats in (place.seat_count or most, *reversed(box.title.seats)):
            options = Options(
                *(pack.title, seats, pack.edition, place.expansions, place.automa),
                pack=pack if pack.numbers != "{}" else None,
            )
            try:
                game = box.title.make_game(options)
            except Unreadable:
                continue
            state = game.rules.new_state()
            view = game.rules.new_state()
            game.rules.deal(state, PREVIEW_SEED)
            game.rules.write_view_for_seat(state, 0, view)
            stage = Stage(self._kit)
            stage.adapt_to_window_size(PREVIEW_WINDOW)
            stage.timeline.reduced = True
            named = zip(box.player_names, game.colours, strict=False)
            cards = tuple(SeatPlayer(n, *who, "human", "") for n, who in enumerate(named))
            tables = self._app.table_factory_of_open_title(game.options)
            table = tables.make_table_without_position(stage, cards[:seats], ClientAccess())
            table.show_view(view, 0)
            Canvas(self._kit).paint(table.root, Transform(0.0, 0.0, stage.units.px_per_u))
            return stage, table  # drawn once, so that panels know where their parts are
        return None


def _picture_of_part_alone(
    kit: Kit, anchor: UiAnchor, size: PxSize, max_px_per_u: float
) -> Surface:
    """Return a picture of an anchor's box alone, as large as fits in `size` px and at most
    `max_px_per_u` px per u; a wide box is cut into rows."""
    x, y, width, height = anchor.box
    x, y, width, height = (
        x - PART_MARGIN,
        y - PART_MARGIN,
        width + 2 * PART_MARGIN,
        height + 2 * PART_MARGIN,
    )

    def scale(row_count: int) -> float:
        high = (size[1] - (row_count - 1) * PREVIEW_ROW_GAP_PX) / row_count
        return min(size[0] * row_count / width, high / height, max_px_per_u)

    rows = (
        max(range(1, MAX_PREVIEW_ROWS + 1), key=scale)
        if width > MIN_ASPECT_CUT_INTO_ROWS * height
        else 1
    )
    wanted = scale(rows)
    each = width / rows
    k = max(wanted, MIN_PX_PER_UNIT)
    pitch = round(height * k) + PREVIEW_ROW_GAP_PX
    picture = Surface((round(each * k), rows * pitch - PREVIEW_ROW_GAP_PX), SRCALPHA)
    for row in range(rows):
        part = picture.subsurface(
            Rect(0, row * pitch, picture.get_width(), pitch - PREVIEW_ROW_GAP_PX)
        )
        node = anchor.node
        canvas = Canvas(kit)
        inner = k / node.scale
        corner = -(x + row * each) * k - node.x * inner, -y * k - node.y * inner
        canvas.paint(node, Transform(*corner, inner))
        for surface, at in canvas.items:
            part.blit(surface, at)
    if k == wanted:
        return picture
    shrunk = [round(side * wanted / k) for side in picture.get_size()]
    return smoothscale(picture, shrunk)


def _picture_of_part_in_surroundings(
    stage: Stage, root: Node, anchor: UiAnchor, half_height_u: float, size: PxSize
) -> Surface:
    """Return a picture, `size` px large, of an anchor and the map around it: from `half_height_u` u
    above the middle of the anchor to as much below it."""
    k = stage.units.px_per_u
    place = Transform(0.0, 0.0, k)
    for node in root.path_to(anchor.node):
        place = place.child_transform(node.x, node.y, node.scale, node.alpha)
    high = round(2 * half_height_u * k)
    seen = Rect(0, 0, round(high * size[0] / size[1]), high)
    seen.center = place.to_px_rect(*anchor.box).center
    seen.clamp_ip(Rect(0, 0, stage.units.width_px, stage.units.height_px))
    canvas = Canvas(stage.kit)
    part = Surface(seen.size)
    canvas.paint(root, Transform(0.0, 0.0, k))
    for surface, (left, top) in canvas.items:
        part.blit(surface, (left - seen.left, top - seen.top))
    return smoothscale(part, size)
