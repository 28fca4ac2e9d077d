"""Events of the automatic steps in the edition of 2007 (C-7, C-13, C-26)."""

# interpreted: used once a step, for people

from __future__ import annotations

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.adelaide import TIN_ANSWER
from game.titles.tinners_trail.rules.narrate_auction import make_event
from game.titles.tinners_trail.rules.narrate_rounds import ore_sale_events, ranking_events
from game.titles.tinners_trail.rules.reasons import ACTION_NAMES
from game.titles.tinners_trail.rules.state import TrailState

ACTING_PHASES = (kinds.ACTIONS_PHASE, kinds.AUCTION_PHASE, kinds.PUMPS_PHASE)


def automatic_step_events_2007(
    before: TrailState, move: Move | None, after: TrailState
) -> list[Event]:
    """Return the events of the automatic steps: last pass, sale, end of the round (C-7, C-13,
    C-26).
    """
    events: list[Event] = []
    if before.phase in ACTING_PHASES and after.phase not in ACTING_PHASES:
        events += _automatic_last_pass_events(before, move)
        events += ore_sale_events(before, move, TIN_ANSWER)
    ended = after.phase == kinds.PROSPECT_PHASE or after.round != before.round
    if before.phase != kinds.PROSPECT_PHASE and ended:
        events += [Event("unused-left", CHANCE), Event("markers-returned", CHANCE)]
    if _is_prospecting_cut_short(before, after):
        events.append(Event("nothing-to-prospect", CHANCE))
    if after.round != before.round:
        events.append(make_event("round-began", CHANCE, round=after.round))
    if after.phase == kinds.GAME_OVER_PHASE and before.phase != kinds.GAME_OVER_PHASE:
        events += ranking_events(after)
    return events


def _is_prospecting_cut_short(before: TrailState, after: TrailState) -> bool:
    """Return whether a new round has begun in this step although a seat had not prospected yet,
    which happens when there is no empty ground left (C-15)."""
    if after.round == before.round:
        return False
    was_prospecting = before.phase == kinds.PROSPECT_PHASE
    return not was_prospecting or before.later_prospector != kinds.EMPTY


def _automatic_last_pass_events(before: TrailState, move: Move | None) -> list[Event]:
    """Return the events of the last player's automatic pass after an action, [] if that player
    passes as the move (C-7)."""
    if move is None or move.kind == "pass":
        return []
    last = next(seat for seat in range(int(before.seats)) if before.place[seat] == kinds.EMPTY)
    moved = []
    if move.kind in ACTION_NAMES:
        moved = [
            make_event("moved-marker", last, work=getattr(before.board, f"{move.kind}_work_cost"))
        ]
    return [*moved, make_event("passed", last, place=before.passed)]
