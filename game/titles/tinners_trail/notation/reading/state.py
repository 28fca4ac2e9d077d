"""The state of a position, read part by part in an order in which each can be checked."""

from __future__ import annotations

from game.engine.rules import Rules
from game.notation.luck_words import read_luck
from game.notation.position_head import ReadSetUp
from game.titles.tinners_trail.notation.hidden import hides_something
from game.titles.tinners_trail.notation.reading.areas import read_adits, read_areas
from game.titles.tinners_trail.notation.reading.arsenic import read_market
from game.titles.tinners_trail.notation.reading.auction import read_auction
from game.titles.tinners_trail.notation.reading.box import check_box
from game.titles.tinners_trail.notation.reading.cards import read_decks, read_seen
from game.titles.tinners_trail.notation.reading.companies import read_companies
from game.titles.tinners_trail.notation.reading.developments import read_developments
from game.titles.tinners_trail.notation.reading.emigration import read_emigrated
from game.titles.tinners_trail.notation.reading.later import OF_THE_TABLE, pass_over
from game.titles.tinners_trail.notation.reading.moment import read_moment
from game.titles.tinners_trail.notation.reading.track import PASSING, read_track
from game.titles.tinners_trail.notation.reading.turn import read_turn
from game.titles.tinners_trail.notation.reading.wallace import read_wallace
from game.titles.tinners_trail.rules.kinds import DRAFT
from game.titles.tinners_trail.rules.state import TrailState


def read_state(set_up: ReadSetUp, rules: Rules) -> TrailState:
    """Return the state a position describes; Unreadable names the key that is wrong."""
    state = rules.new_state()
    assert isinstance(state, TrailState)
    fields = set_up.fields
    luck_is_told = read_luck(fields, state)
    read_moment(fields, state)
    read_track(fields, state, set_up.colours, PASSING)
    read_developments(fields, state)
    read_areas(fields, state, set_up.colours)
    read_adits(fields, state)
    read_market(fields, state)
    read_emigrated(fields, state, set_up.colours)
    read_companies(set_up.players, state)
    read_decks(fields, state)
    read_seen(fields, state)
    read_wallace(fields, state)
    read_auction(fields, state, set_up.colours)
    read_turn(fields, state, set_up.colours)
    pass_over(fields, OF_THE_TABLE, state)
    fields.finish()
    check_box(fields, state, set_up.colours)
    hides = hides_something(state)
    if luck_is_told and hides:
        key = "luck" if "luck" in fields else "seed"
        raise fields.refusal(key, "stands beside hidden things", 'none in a view, or nothing "?"')
    if hides or (not luck_is_told and _tells_one_discard(set_up, state)):
        state.luck.forget()
    return state


def _tells_one_discard(set_up: ReadSetUp, state: TrailState) -> bool:
    """Return whether this is a view in which nothing is hidden any more.

    A view tells the viewer's draft discards alone, a whole position those of every seat, be they
    none.
    """
    telling = sum("discarded" in player for player in set_up.players)
    discards = any(card >= 0 for card in state.discarded)
    return bool(state.phase != DRAFT) and telling == 1 and discards
