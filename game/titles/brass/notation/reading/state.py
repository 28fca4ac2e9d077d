"""The state of a position, read part by part in an order in which each can be checked."""

from __future__ import annotations

from game.engine.rules import Rules
from game.notation.luck_words import read_luck
from game.notation.position_head import ReadSetUp
from game.titles.brass.notation.reading.board import read_counters, read_links
from game.titles.brass.notation.reading.cards import HIDDEN_BESIDE, read_cards, read_rail_deck
from game.titles.brass.notation.reading.moment import read_moment
from game.titles.brass.notation.reading.pending import check_question, read_pending
from game.titles.brass.notation.reading.players import check_money, read_players
from game.titles.brass.notation.reading.turn import read_order, read_ranking, read_turn
from game.titles.brass.rules.state import BrassState


def read_state(set_up: ReadSetUp, rules: Rules) -> BrassState:
    """Return the state a position describes; Unreadable names the key that is wrong."""
    state = rules.new_state()
    assert isinstance(state, BrassState)
    fields = set_up.fields
    luck_is_told = read_luck(fields, state)
    read_moment(fields, state)
    read_counters(fields, state, set_up.colours)
    read_links(fields, state, set_up.colours)
    hides = read_cards(fields, set_up.players, state)
    read_players(set_up.players, state)
    if luck_is_told and hides:
        key = "luck" if "luck" in fields else "seed"
        raise fields.refusal(key, HIDDEN_BESIDE, 'none in a view, or nothing "?"')
    read_rail_deck(fields, state, hides=hides)
    read_order(fields, state, set_up.colours)
    read_turn(fields, state, set_up.colours)
    read_pending(fields, state)
    read_ranking(fields, state, set_up.colours)
    fields.finish()
    check_money(set_up.players, state)
    state.recount()
    check_question(fields, state, rules)
    if hides:
        state.luck.forget()
    return state
