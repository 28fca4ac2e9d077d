"""Sparring partners who play rollouts, and what all of them do with the money of the last round."""

import pytest

from game.engine.moves import make_move_code
from game.engine.rules import CHANCE, State
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS_PHASE,
    INVEST_PHASE,
    PASS_MOVE,
    ROUND_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState
from tests.helpers.sparring import decisions
from tools.contest.play import Bout, ContestSetting, play_bout
from tools.titles.tinners_trail.sparring.partners import PARTNERS, make_partner
from tools.titles.tinners_trail.sparring.rollout import DecisionRollout

pytestmark = pytest.mark.thorough

AT_ONCE = tuple(name for name, style in PARTNERS.items() if not style.worlds)
REHEARSING = tuple(name for name, style in PARTNERS.items() if style.worlds)


def test_who_plays_rollouts_prefers_what_ends_better_in_every_world() -> None:
    """Ten work points left idle at the start of a game are worth less than anything done."""
    rules = title_by_name("tinners-trail").make_game(Options("tinners-trail", 2)).rules
    state = rules.new_state()
    view = rules.new_state()
    rules.deal(state, 3)
    plain = make_partner("steward", rules)
    assert isinstance(state, TrailState)
    while state.phase != ACTIONS_PHASE:
        chance = state.to_move == CHANCE
        rules.apply(state, rules.draw_outcome(state) if chance else rules.legal_codes(state)[0])
    seat = int(state.to_move)
    rules.write_view_for_seat(state, seat, view)

    def at_once(shown: State, mover: int) -> int:
        return plain.choose(shown, mover, 0, lambda: True)

    rollout = DecisionRollout(rules, PARTNERS["adventurer"], at_once, [at_once])
    assert isinstance(view, TrailState)
    chosen = at_once(view, seat)
    idle = int(make_move_code(PASS_MOVE, 0, 0, 0))
    assert chosen != idle
    assert rollout.best(view, seat, [idle, chosen], 1) == chosen


@pytest.mark.parametrize("name", REHEARSING)
def test_who_plays_rollouts_beats_the_same_player_who_does_not(name: str) -> None:
    result = play_bout(Bout(ContestSetting("tinners-trail", "remastered"), (name, "steward"), 5000))
    assert result.points[0] > result.points[1]


def test_partners_keep_in_the_last_round_nothing_a_box_can_be_bought_for() -> None:
    """What is kept then buys nothing any more (C-14, C-24)."""
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", 3, "2007"))
    asked = 0
    for state, move, name in decisions(game, AT_ONCE, 9):
        assert isinstance(state, TrailState)
        if state.round == ROUND_COUNT and state.phase == INVEST_PHASE:
            asked += 1
            assert move == max(game.rules.legal_codes(state)), name
    assert asked
