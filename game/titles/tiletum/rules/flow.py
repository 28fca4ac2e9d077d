"""From one question to the next: effects are resolved whole, then the turn goes on (T-311)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tiletum.rules.dice import dice_on_wheel, go_on_with_die
from game.titles.tiletum.rules.digging import leave_drawn
from game.titles.tiletum.rules.kinds import DIE_Q, DRAW_Q, DRAWN_Q, KEEP_Q, PLAY, TURN
from game.titles.tiletum.rules.legal import is_open
from game.titles.tiletum.rules.offers import is_draw_due
from game.titles.tiletum.rules.questions import answered, asked, is_main_action
from game.titles.tiletum.rules.rounds import end_turn
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import has_task


def go_on(st: TiletumState) -> None:
    """Bring the turn to its next question or luck; those with nothing to choose are passed."""
    while st.depth > 0:
        question: i64 = asked(st)
        if question == DIE_Q:
            go_on_with_die(st)
        elif question == DRAW_Q:
            if is_draw_due(st):
                st.phase = PLAY
                st.to_move = CHANCE
                return
        elif is_open(st, st.seat):
            st.phase = PLAY
            st.to_move = st.seat
            return
        elif is_main_action(st):
            answered(st)
            if st.depth == 0:
                end_turn(st)
                return
        elif question in (KEEP_Q, DRAWN_Q):
            leave_drawn(st)
        else:
            answered(st)
    if dice_on_wheel(st) == 0 and not has_task(st, st.seat):
        end_turn(st)  # only in a position somebody wrote (T-205)
        return
    st.phase = TURN
    st.to_move = st.seat
