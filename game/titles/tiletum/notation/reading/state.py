"""The state of a position, read part by part in an order in which each can be checked."""

from __future__ import annotations

from typing import cast

from game.engine.rules import NOBODY, Rules
from game.fields import Fields
from game.notation.luck_words import read_luck
from game.notation.position_head import ReadSetUp
from game.titles.tiletum.notation.reading.decks import read_decks
from game.titles.tiletum.notation.reading.moment import read_moment, read_mover, read_ranking
from game.titles.tiletum.notation.reading.pending import read_pending
from game.titles.tiletum.notation.reading.pieces import read_pieces
from game.titles.tiletum.notation.reading.players import read_players
from game.titles.tiletum.notation.reading.seats_below import read_explorers, read_seats_below
from game.titles.tiletum.notation.reading.tiles import read_costs, read_fairs, read_tiles
from game.titles.tiletum.notation.reading.wheel import read_wheel
from game.titles.tiletum.notation.solo import read_solo
from game.titles.tiletum.notation.underground import read_silver
from game.titles.tiletum.rules.chances import deck_due
from game.titles.tiletum.rules.kinds import CORRUPTION, DECREE, DICE, PHASE_NAMES, SURPRISE
from game.titles.tiletum.rules.offers import left_in
from game.titles.tiletum.rules.state import TiletumState

ASKED_NOTHING = (DICE, CORRUPTION, DECREE, SURPRISE)


def read_state(set_up: ReadSetUp, rules: Rules) -> TiletumState:
    """Return the state of a position; a text without luck is a view, or has seed 0."""
    fields = set_up.fields
    state = cast("TiletumState", rules.new_state())
    read_luck(fields, state)
    read_moment(fields, state, set_up.colours)
    read_wheel(fields, state)
    read_seats_below(set_up.players, state)
    read_silver(fields, state)
    read_explorers(set_up.players, state)
    read_tiles(fields, state)
    read_fairs(fields, state)
    read_solo(fields, state)
    read_costs(fields, state)
    read_players(set_up.players, state)
    read_pieces(fields, set_up, state)
    read_pending(fields, state)
    read_decks(fields, state)
    read_mover(fields, state, set_up.colours)
    read_ranking(fields, state, set_up.colours)
    fields.finish()
    check_question(fields, state, rules)
    return state


def check_question(fields: Fields, state: TiletumState, rules: Rules) -> None:
    """Require that somebody has a move, or luck an outcome."""
    phase = PHASE_NAMES[int(state.phase)]
    if state.to_move >= 0 and not rules.legal_codes(state):
        allowed = "a position in which there is something to do"
        raise fields.refusal("phase", f'is "{phase}", but nothing can be done', allowed)
    if state.to_move in (NOBODY, *range(int(state.seats))) or state.phase in ASKED_NOTHING:
        return
    if left_in(state, deck_due(state)) == 0:
        raise fields.refusal("phase", f'is "{phase}", but no tile is left', "tiles in that pile")
