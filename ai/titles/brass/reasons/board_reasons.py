"""Reasons on the map: what counters and links count, and what lets them (B-5 .. B-8, B-10)."""

# interpreted: asked once a hint

from __future__ import annotations

from typing import Final

from ai.titles.brass.builds import earned
from ai.titles.brass.chances import chance_of, fills_track, open_ports
from ai.titles.brass.links import opens_way
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.reasons import Fact, Reason
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.kinds import CANAL, COTTON_MILL, EMPTY, INDUSTRY_COUNT, LEVELS
from game.titles.brass.rules.network import touched
from game.titles.brass.rules.scoring import link_points
from game.titles.brass.rules.state import BrassState

INDUSTRY_NAMES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")
UNLIKELY: Final = 50  # per cent


def build_reasons(st: BrassState, outlook: SeatOutlook, industry: int, space: int) -> list[Reason]:
    """Return why to build a counter: what it counts, whether it flips, what it earns at once."""
    board, seat = st.board, int(st.to_move)
    kind, place = int(top_of_stack(st, seat, industry)), int(board.place_of[space])
    facts: dict[str, Fact] = {
        "counter": INDUSTRY_NAMES[industry],
        "points": int(board.points[kind]),
        "spaces": int(board.income[kind]),
    }
    found = [Reason("counter-counts", facts)]
    cubes = int(fills_track(st, kind, place))
    if cubes:
        pounds = int(earned(st, industry, cubes))
        whole = cubes == board.cubes[kind]
        key = "sold-out-at-once" if whole else "sold-at-once"
        found.append(Reason(key, {"cubes": cubes, "pounds": pounds}))
    elif industry == COTTON_MILL and open_ports(st, place):
        found.append(Reason("port-connected", {"place": board.place_names[place]}))
    else:
        chance = int(chance_of(st, outlook, kind, place))
        if chance > UNLIKELY:
            found.append(Reason("likely-to-flip", {"percent": chance}))
    if st.era == CANAL and kind % LEVELS > 1:
        found.append(Reason("counts-twice"))
    links = int(outlook.own_ends(st, place))
    if links:
        found.append(Reason("links-gain", {"links": links}))
    return found


def build_doubts(st: BrassState, outlook: SeatOutlook, industry: int, space: int) -> list[Reason]:
    """Return what speaks against a counter: it may never flip, or leaves soon."""
    kind = int(top_of_stack(st, st.to_move, industry))
    place = int(st.board.place_of[space])
    found = []
    if fills_track(st, kind, place) < max(1, int(st.board.cubes[kind])):
        chance = int(chance_of(st, outlook, kind, place))
        if chance <= UNLIKELY:
            found.append(Reason("unlikely-to-flip", {"percent": chance}))
    if st.era == CANAL and kind % LEVELS <= 1:
        found.append(Reason("leaves-with-the-era"))
    return found


def link_reasons(st: BrassState, outlook: SeatOutlook, line: int) -> list[Reason]:
    """Return why to lay a link: what its ends count by now and may come to, where it leads."""
    board, seat = st.board, int(st.to_move)
    ends = (int(board.end_a[line]), int(board.end_b[line]))
    found = [Reason("link-counts", {"points": int(link_points(st, line))})]
    hopes = sum(_unflipped(st, place) for place in ends)
    if hopes:
        found.append(Reason("link-hopes", {"counters": hopes}))
    if opens_way(st, outlook, *ends):
        found.append(Reason("opens-way"))
    own = int(touched(st, seat))
    for place in ends:
        if not own >> place & 1:
            found.append(Reason("reaches", {"place": board.place_names[place]}))
    return found


def _unflipped(st: BrassState, place: int) -> int:
    board = st.board
    if place >= board.locations:
        return 0
    spaces = range(int(board.first_space[place]), int(board.first_space[place + 1]))
    return sum(st.owner[space] != EMPTY and not st.flipped[space] for space in spaces)


def stack_top(st: BrassState, industry: int) -> int:
    """Return the kind of counter below the top of the deciding seat's stack, EMPTY for none."""
    first = int(st.to_move) * INDUSTRY_COUNT * LEVELS
    top = int(top_of_stack(st, st.to_move, industry))
    left = [int(st.stack[first + kind]) for kind in range(top, (industry + 1) * LEVELS)]
    left[0] -= 1
    below = next((at for at, count in enumerate(left) if count > 0), None)
    return EMPTY if below is None else top + below
