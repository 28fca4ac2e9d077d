"""Reads the state of a position, part by part, in an order in which each can be checked."""

from typing import cast

from game.engine.rules import NOBODY, Rules
from game.files.toml_fields import Fields
from game.notation import luck_text, positions
from game.titles.tiletum.notation import (
    expansions,
    moment,
    pending_questions,
    piles,
    players,
    silver_entries,
    solo,
    table,
    tiles,
    wheel,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.chances import deck_due
from game.titles.tiletum.rules.offers import count_left_in_pile
from game.titles.tiletum.rules.state import TiletumState

# A whole position, or a seat's view of it, as canonical text.

ASKED_NOTHING = (kinds.DICE, kinds.CORRUPTION, kinds.DECREE, kinds.SURPRISE)


def read_state(set_up: positions.ReadSetUp, rules: Rules) -> TiletumState:
    """Return the state of a position; a text without luck is a view, or gets seed 0."""
    fields = set_up.fields
    state = cast("TiletumState", rules.new_state())
    luck_text.read_luck(fields, state)
    moment.read_moment(fields, state, set_up.colours)
    wheel.read_wheel(fields, state)
    silver_entries.read_silver_supplies(set_up.players, state)
    expansions.read_silver(fields, state)
    silver_entries.read_explorers(set_up.players, state)
    tiles.read_tiles(fields, state)
    tiles.read_fairs(fields, state)
    solo.read_solo(fields, state)
    tiles.read_costs(fields, state)
    players.read_players(set_up.players, state)
    table.read_pieces(fields, set_up, state)
    pending_questions.read_pending(fields, state)
    piles.read_decks(fields, state)
    moment.read_mover(fields, state, set_up.colours)
    moment.read_ranking(fields, state, set_up.colours)
    fields.finish()
    check_question(fields, state, rules)
    return state


def check_question(fields: Fields, state: TiletumState, rules: Rules) -> None:
    """Check that the seat to move has a legal move, or that chance has an outcome."""
    phase = kinds.PHASE_NAMES[state.phase]
    if state.to_move >= 0 and not rules.legal_codes(state):
        allowed = "a position in which there is something to do"
        raise fields.refusal("phase", f'is "{phase}", but nothing can be done', allowed)
    if state.to_move in (NOBODY, *range(state.seats)) or state.phase in ASKED_NOTHING:
        return
    if count_left_in_pile(state, deck_due(state)) == 0:
        raise fields.refusal("phase", f'is "{phase}", but no tile is left', "tiles in that pile")
