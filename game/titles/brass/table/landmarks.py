"""Landmarks: where the things lie that lessons and the coach point at."""

from __future__ import annotations

from typing import Final

from game.room import Landmark
from game.scene.hit import Extent
from game.titles.brass.table.board.targets import REACH, LineNode
from game.titles.brass.table.furniture import BrassFurniture
from game.titles.brass.table.layout import CARD_PITCH
from game.titles.brass.table.panels.hand import CARD
from game.titles.brass.table.panels.top_bar import (
    ERA_LEFT,
    ERA_WIDTH,
    PIP_PITCH,
    ROUND_LEFT,
    SPENT_PITCH,
    TopLook,
)
from game.titles.brass.table.stand import BrassStand

OF_HAND: Final = "card:"
MAP_PARTS: Final = ("space", "line", "place")
"""What a bare name of the map may be: "bury.0", "bolton bury", "bury"."""
TITLES: Final = 66.0, 132.0
"""u for the word before the rounds, and for the cards of the deck."""
GAP: Final = 26.0


def landmark(parts: BrassFurniture, stand: BrassStand | None, name: str) -> Landmark | None:
    """Return a thing of the table by its name, None when it is not there.

    Beside the names of nodes there are "sheet" for the deed, names of the map, "neatline", "hand",
    "card:oldham" for a card of the hand, and of the bar above "eras", "rounds", "deck" and
    "order".
    """
    top, hand = parts.top.look, stand.hand if stand is not None else ()
    box = _parts_of_bar(top).get(name) if top is not None else None
    if box is not None:
        return Landmark(parts.top, box)
    if name == "neatline":
        return Landmark(parts.neatline, parts.neatline.extent())
    if name == "hand" and parts.hand is not None:
        return Landmark(parts.hand, (0.0, 0.0, CARD_PITCH * len(hand), CARD[1]))
    if name.startswith(OF_HAND) and name.removeprefix(OF_HAND) in hand:
        name = f"{OF_HAND}{hand.index(name.removeprefix(OF_HAND))}"
    names = ("deed" if name == "sheet" else name, *(f"{part}:{name}" for part in MAP_PARTS))
    node = next((found for each in names if (found := parts.root.find(each)) is not None), None)
    if node is None or not node.visible:
        return None
    return Landmark(node, _round_counter(node) if isinstance(node, LineNode) else node.extent())


def _parts_of_bar(look: TopLook) -> dict[str, Extent]:
    """Return where the parts of the bar above lie, from left to right as they are drawn."""
    rounds, deck_width = TITLES
    pips = rounds + PIP_PITCH * look.rounds
    deck = ROUND_LEFT + pips + GAP
    order = deck + deck_width + GAP
    return {
        "eras": (ERA_LEFT, 6.0, 2 * ERA_WIDTH, 44.0),
        "rounds": (ROUND_LEFT, 6.0, pips, 44.0),
        "deck": (deck - 4, 6.0, deck_width - 20, 44.0),
        "order": (order - 4, 6.0, 66 + SPENT_PITCH * len(look.order), 44.0),
    }


def _round_counter(line: LineNode) -> Extent:
    """Return a box round the middle of a line, where its link lies."""
    x, y = line.plan.counter[0] - line.x, line.plan.counter[1] - line.y
    return (x - 1.6 * REACH, y - 1.4 * REACH, 3.2 * REACH, 2.8 * REACH)
