"""Who is to move; the position must put a question to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.rules import CHANCE
from game.fields import Fields, listed
from game.notation.positions import LUCK_WORD, NOBODY_WORD, mover_word
from game.titles.tinners_trail.notation.reading.auction import (
    bidding_seats,
    calciner_seats,
    drafting_seats,
    looking_seats,
    naming_seats,
    placing_seats,
    playing_seats,
    surveying_seats,
)
from game.titles.tinners_trail.notation.reading.box import acting_seats, his_turn
from game.titles.tinners_trail.notation.reading.moment import (
    investing_seats,
    nobody_after_ranking,
    peeking_seats,
    pumping_seats,
)
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADELAIDE_PHASE,
    AUCTION,
    CALCINER_PHASE,
    DRAFT,
    EMPTY,
    FROM_DECK,
    INVEST_PHASE,
    LOOK_PHASE,
    OVER,
    PEEK_PHASE,
    PHASE_NAMES,
    PLACE_PHASE,
    PLAY,
    PRICES,
    PUMPS_PHASE,
    SURVEY,
    WALLACE_PHASE,
)
from game.titles.tinners_trail.rules.state import TrailState

Colours = tuple[str, ...]

# Who may be to move in each phase, as the rest of the position says.
MOVERS: Final[dict[int, Callable[[Fields, TrailState, Colours], list[int]]]] = {
    DRAFT: drafting_seats,
    PRICES: lambda _fields, _state, _colours: [CHANCE],
    ACTIONS: acting_seats,
    SURVEY: surveying_seats,
    AUCTION: bidding_seats,
    PLAY: playing_seats,
    PUMPS_PHASE: pumping_seats,
    INVEST_PHASE: investing_seats,
    PEEK_PHASE: peeking_seats,
    OVER: nobody_after_ranking,
    CALCINER_PHASE: calciner_seats,
    PLACE_PHASE: placing_seats,
    ADELAIDE_PHASE: naming_seats,
    WALLACE_PHASE: his_turn,
    LOOK_PHASE: looking_seats,
}


def read_turn(fields: Fields, state: TrailState, colours: Colours) -> None:
    """Set who is to move; left out it is whom the phase asks first.

    Pumps and Michigan's pieces tell nobody when several may be asked.
    """
    phase = PHASE_NAMES[state.phase]
    movers = MOVERS[state.phase](fields, state, colours)
    several = state.phase in (PUMPS_PHASE, PLACE_PHASE)
    state.to_move = mover_of(fields, phase, movers, colours, told=several)
    if state.phase in (ACTIONS, PUMPS_PHASE, PLACE_PHASE):
        state.active = state.to_move
    elif state.phase == WALLACE_PHASE:
        state.active = state.board.wallace_seat
    elif state.opener != EMPTY:
        state.active = state.opener
    if state.phase == SURVEY and state.to_move == CHANCE:
        state.survey_from = FROM_DECK


def mover_of(fields: Fields, phase: str, movers: list[int], colours: Colours, *, told: bool) -> int:
    """Return who is to move, one of those the phase may ask; `told` says it if it is not plain."""
    if not movers:
        allowed = "a phase in which the position leaves something to decide"
        raise fields.refusal("phase", f'is "{phase}", but nobody has a choice to make', allowed)
    words = {mover_word(mover, colours): mover for mover in movers}
    every_word = (*colours, LUCK_WORD, NOBODY_WORD)
    if told and "to_move" not in fields and len(words) > 1:
        raise fields.refusal("to_move", "is missing", listed(words))
    found = fields.choice("to_move", every_word, default=next(iter(words)))
    if found not in words:
        problem = f'is "{found}" in phase {phase}'
        allowed = f"{listed(words)}, as the rest of the position says"
        raise fields.refusal("to_move", problem, allowed)
    return words[found]
