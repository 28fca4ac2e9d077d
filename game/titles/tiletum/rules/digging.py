"""Choosing of tiles drawn from a pile: underground tiles, and contracts (S-606, S-607)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.kinds import (
    CONTRACT_DECK,
    DRAWN_Q,
    FRAME,
    KEEP,
    KEEP_NONE,
    KEEP_Q,
    TAKE,
    TAKE_NONE,
    UNDERGROUND_DECK,
)
from game.titles.tiletum.rules.offers import FIRST_ASIDE, put_under
from game.titles.tiletum.rules.questions import answered, asked, cell, set_cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import can_store, put_in_store
from game.titles.tiletum.rules.telling import tell

A_CONTRACT: Final = 2  # points of action for a contract that was drawn (S-606)


def is_affordable(st: TiletumState) -> bool:
    """Return whether the action below has the points for a contract that was drawn."""
    if asked(st) != DRAWN_Q:
        return True
    return st.depth > 1 and st.stack[(st.depth - 2) * FRAME + 2] >= A_CONTRACT


def has_drawn(st: TiletumState, seat: i64) -> bool:
    """Return whether any of the tiles drawn may be taken."""
    if not is_affordable(st):
        return False
    for at in range(FIRST_ASIDE, FRAME):
        if cell(st, at) > 0 and can_store(st, seat, cell(st, at) - 1):
            return True
    return False


def list_drawn(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the drawn tiles that may be taken, and none."""
    kind: i64 = TAKE if asked(st) == DRAWN_Q else KEEP
    count: i64 = 0
    if is_affordable(st):
        for at in range(FIRST_ASIDE, FRAME):
            if cell(st, at) > 0 and can_store(st, seat, cell(st, at) - 1):
                out[count] = pack(kind, cell(st, at) - 1, 0, 0)
                count += 1
    out[count] = pack(TAKE_NONE if kind == TAKE else KEEP_NONE, 0, 0, 0)
    return count + 1


def take_drawn(st: TiletumState, seat: i64, tile: i64) -> None:
    """Take one of the tiles drawn: a contract for points of action, an underground tile free."""
    at: i64 = FIRST_ASIDE
    while cell(st, at) != tile + 1:
        at += 1
    while at < FRAME - 1:
        set_cell(st, at, cell(st, at + 1))
        at += 1
    set_cell(st, FRAME - 1, 0)
    put_in_store(st, seat, tile)
    tell(st, happenings.STORED, seat, tile, st.board.contract_spot)
    if asked(st) == DRAWN_Q:
        st.stack[(st.depth - 2) * FRAME + 2] -= A_CONTRACT
    else:
        leave_drawn(st)


def leave_drawn(st: TiletumState) -> None:
    """Put the tiles that were not taken under their pile, in the order they came."""
    deck: i64 = UNDERGROUND_DECK if asked(st) == KEEP_Q else CONTRACT_DECK
    for at in range(FIRST_ASIDE, FRAME):
        if cell(st, at) > 0:
            put_under(st, deck, cell(st, at) - 1)
    answered(st)
