"""What the documents of the king track and of the fairs say of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.numerals import numeral
from game.titles.tiletum.rules.cardinal.kinds import POINTS_AHEAD
from game.titles.tiletum.rules.fairs import cathedral_tiles, fair_count
from game.titles.tiletum.rules.household import crests_placed
from game.titles.tiletum.rules.kinds import MERCHANT, PEOPLE, ROUNDS, TURNS
from game.titles.tiletum.rules.pieces import (
    buildings_below,
    has_house,
    houses_on_map,
    mines_on_map,
    pillars_on_map,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.look.map import fair_state
from game.titles.tiletum.table.look.panels import FAIR_ICONS
from game.titles.tiletum.table.panels.document import KING, SILVER, DocumentLook, DocumentRow
from game.titles.tiletum.table.stand import TiletumStand
from game.titles.tiletum.table.tips import capital
from game.titles.tiletum.table.view import FairView

Counted = Callable[[TiletumState, int], int]
PAIRS: Final[dict[str, tuple[Counted, Counted]]] = {
    "house-and-pillar": (houses_on_map, pillars_on_map),
    "contract-and-cathedral": (fulfilled, cathedral_tiles),
    "contract-and-crest": (fulfilled, crests_placed),
    "mine-and-building": (mines_on_map, buildings_below),
}
"""Of fairs that pay for pairs: what a pair is made of (T-709, S-705)."""
TIMES: Final = "\N{MULTIPLICATION SIGN}"


def document_look(studio: Studio, stand: TiletumStand, which: str) -> DocumentLook | None:
    """Return a document, "king" or "fair:1" to "fair:4"; None for "" and boards."""
    if not which or which.startswith("board:"):
        return None
    if which == KING:
        return _king(studio, stand)
    return _fair(studio, stand, int(which.removeprefix("fair:")) - 1)


def _king(studio: Studio, stand: TiletumStand) -> DocumentLook:
    """Whoever is ahead stands first: that is the order of the next round too (T-704)."""
    view, say, below = stand.view, studio.say, stand.view.below
    rows = []
    for place, seat in enumerate(view.king_order, start=1):
        own = view.seats[seat]
        income = own.mines + below.ribbons[own.king - view.king_ends[0]] if below else 0
        icons, counted = ((SILVER,), (income,)) if income else ((), ())
        why = say("document-place", place=place)
        rows.append(
            DocumentRow(seat, studio.name(seat), why, icons, counted, "", numeral(own.king))
        )
    lines = [_corruption(studio, stand), _ahead(studio, stand)]
    if view.round < ROUNDS:
        lines.append(say("document-raised"))
    if below is not None:
        lines.append(say("document-income"))
    told = tuple(line for line in lines if line)
    return DocumentLook(KING, say("document-king"), say("document-king-note"), tuple(rows), told)


def _corruption(studio: Studio, stand: TiletumStand) -> str:
    """Tell which tokens are still down, and how many of them will be turned this round."""
    state, view = stand.state, stand.view
    gone = [token for token in view.tokens if token >= 0]
    left = [
        number
        for number, count in enumerate(state.board.token_count)
        for _ in range(int(count) - gone.count(number))
    ]
    due = int(TURNS) - len(gone)
    tokens = ", ".join(str(number) for number in left)
    return studio.say("document-tokens", number=due, tokens=tokens) if due else ""


def _ahead(studio: Studio, stand: TiletumStand) -> str:
    """Tell what whoever is ahead gets at the end of the round (T-702, C-601)."""
    view, ahead = stand.view, stand.view.king_order[0]
    name = studio.name(ahead)
    cardinal = ahead == int(stand.state.board.cardinal)
    if view.round == ROUNDS or cardinal:
        points = int(POINTS_AHEAD if cardinal else stand.state.board.king_last_round)
        return studio.say("document-ahead-points", name=name, points=points)
    if not view.king_tile:
        return studio.say("document-ahead", name=name)
    return studio.say("document-ahead-tile", name=name, tile=studio.area(view.king_tile))


def _fair(studio: Studio, stand: TiletumStand, number: int) -> DocumentLook:
    view, say = stand.view, studio.say
    fair = view.fairs[number]
    past = fair_state(view, fair) == "past"
    town, kind = studio.area(fair.town), studio.area(fair.kind)
    note = say("fair-said", round=fair.round, town=town, worth=fair.worth, kind=kind)
    rows = () if past else tuple(_row(studio, stand, fair, seat) for seat in view.order)
    lines = [say("document-past")] if past else [say("document-there")]
    return DocumentLook(f"fair:{fair.round}", capital(town), note, rows, tuple(lines))


def _row(studio: Studio, stand: TiletumStand, fair: FairView, seat: int) -> DocumentRow:
    there, points = fair.parts[seat], numeral(fair.points[seat])
    counted = _counted(stand.state, fair, seat)
    space = numeral(stand.view.seats[seat].king)
    return DocumentRow(
        seat,
        studio.name(seat),
        studio.say(f"document-{_why(stand, fair, seat)}"),
        FAIR_ICONS[fair.kind] if counted else (),
        counted,
        f"{min(counted)} {TIMES} {fair.worth}" if counted else f"{fair.worth} + {space}",
        points if there else f"({points})",
        there,
    )


def _counted(state: TiletumState, fair: FairView, seat: int) -> tuple[int, ...]:
    """Return how many a seat has of each thing that a fair pays for, none for the king's."""
    if fair.kind == KING:
        return ()
    made = PAIRS.get(fair.kind)
    if made is None:
        return (int(fair_count(state, seat, int(state.fair[fair.round - 1]))),)
    return tuple(int(count(state, seat)) for count in made)


def _why(stand: TiletumStand, fair: FairView, seat: int) -> str:
    """Return why a seat takes part: by its merchant, a house, both, or as the Cardinal (C-602)."""
    state = stand.state
    if not fair.parts[seat]:
        return "away"
    town = state.fair[ROUNDS + fair.round - 1]
    merchant = state.people[seat * PEOPLE + MERCHANT] == town
    house = bool(has_house(state, seat, town))
    if merchant and house:
        return "both"
    return "merchant" if merchant else "house" if house else "always"
