"""The state of a position of the edition of 2007, read part by part."""

from __future__ import annotations

from typing import Final

from game.engine.rules import Rules
from game.fields import Fields
from game.notation.luck_words import read_luck
from game.notation.position_head import ReadSetUp
from game.titles.tinners_trail.notation.classic.areas import read_areas
from game.titles.tinners_trail.notation.classic.auction import read_auction
from game.titles.tinners_trail.notation.classic.boxes import read_boxes
from game.titles.tinners_trail.notation.classic.companies import read_companies
from game.titles.tinners_trail.notation.classic.set_up import OF_THE_TABLE, pass_over_other_edition
from game.titles.tinners_trail.notation.classic.turn import read_turn
from game.titles.tinners_trail.notation.reading.areas import read_adits
from game.titles.tinners_trail.notation.reading.developments import read_developments
from game.titles.tinners_trail.notation.reading.moment import read_prices
from game.titles.tinners_trail.notation.reading.track import PassedPhases, read_track
from game.titles.tinners_trail.rules.classic.kinds import PHASE_WORDS, PROSPECT_PHASE
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import INVEST_PHASE, OVER, PRICES, ROUNDS

PASSING: Final = PassedPhases((INVEST_PHASE, OVER), (PRICES, PROSPECT_PHASE))


def read_classic_state(set_up: ReadSetUp, rules: Rules) -> ClassicState:
    """Return the state a position describes; Unreadable names the key that is wrong.

    Without seed and luck it is a view, which cannot be played on.
    """
    state = rules.new_state()
    assert isinstance(state, ClassicState)
    fields, colours = set_up.fields, set_up.colours
    luck_is_told = read_luck(fields, state)
    _read_moment(fields, state)
    read_track(fields, state, colours, PASSING)
    read_developments(fields, state)
    read_areas(fields, state, colours)
    read_adits(fields, state)
    read_boxes(fields, state, colours)
    read_companies(set_up.players, state)
    dice_are_due = read_auction(fields, state, colours)
    read_turn(fields, state, colours, dice_are_due=dice_are_due)
    pass_over_other_edition(fields, OF_THE_TABLE)
    fields.finish()
    if not luck_is_told:
        state.luck.forget()
    return state


def _read_moment(fields: Fields, state: ClassicState) -> None:
    """Set round, phase and prices; they must go together."""
    state.round = fields.whole("round", 1, ROUNDS, default=1)
    word = fields.choice("phase", tuple(PHASE_WORDS.values()))
    state.phase = next(phase for phase, name in PHASE_WORDS.items() if name == word)
    if state.phase == OVER and state.round != ROUNDS:
        raise fields.refusal("round", f"is {state.round} in phase {word}", str(ROUNDS))
    if state.phase == PROSPECT_PHASE and state.round == ROUNDS:
        raise fields.refusal("round", f"is {state.round} in phase {word}", f"1 to {ROUNDS - 1}")
    read_prices(fields, state, word)
