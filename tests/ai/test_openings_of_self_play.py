"""Games of self-play with seats set on openings, so that a value meets what they lead to."""

from statistics import mean
from typing import Final

import pytest

from ai.players import KeepThinking
from ai.search.search_settings import SearchSettings
from ai.search_player import SearchPlayer
from ai.titles import TITLE_AI_CLASSES, self_play_plan
from ai.titles.brass import input_indices
from ai.titles.brass.openings import OPENING_CHANGES_BY_NAME
from ai.value import self_play
from ai.value.self_play import SelfPlay
from ai.value.self_play_plan import SelfPlayPlan
from game.engine.rules import State
from game.engine.title import Game, Options

GAMES: Final = 6
OPTIONS: Final = Options("brass", 4)
LAST_CANALS: Final = 9  # the stage of their last round


def plan_with(*names: str) -> SelfPlayPlan:
    """Return the plan of Brass with these openings alone."""
    plan = type(self_play_plan("brass", ""))()
    plan.weight_changes_by_opening = {name: OPENING_CHANGES_BY_NAME[name] for name in names}
    return plan


def mill_levels(plan: SelfPlayPlan) -> float:
    """Return the mean level of the mills on top when the canals end, over a few quick games."""
    quick = SelfPlay(
        plan, OPTIONS, 0, SearchSettings(value_name="plain", resamplings_per_determinization=0)
    )
    levels: list[int] = []
    for seed in range(GAMES):
        played = quick.play_game(seed)
        for stage, numbers in zip(played.recorded_stages, played.recorded_inputs, strict=True):
            if stage == LAST_CANALS:
                levels += numbers[input_indices.TOP_MILL_LEVEL :: input_indices.INPUTS_PER_SEAT]
    return mean(levels)


@pytest.mark.thorough
def test_seats_set_on_mills_of_level_3_come_further_down_their_stacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(self_play, "SHARE_OF_GAMES_WITH_OPENINGS", 1.0)
    monkeypatch.setattr(self_play, "SHARE_OF_SEATS_SET_ON_OPENING", 1.0)
    assert mill_levels(plan_with("mills of level 3")) > mill_levels(plan_with()) + 0.5


def test_every_seat_of_a_game_plays_for_one_drawn_share_of_own_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: dict[int, set[int]] = {}

    class NotingPlayer(SearchPlayer):
        """Notes which seats it plays for."""

        def __init__(self, game: Game, iterations: int, style: SearchSettings) -> None:
            super().__init__(game, iterations, style)
            self.own_points = style.own_points_percent

        def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
            seen.setdefault(seat, set()).add(self.own_points)
            return super().choose(view, seat, seed, keep_thinking)

    monkeypatch.setattr(self_play, "SearchPlayer", NotingPlayer)
    style = SearchSettings(value_name="plain", resamplings_per_determinization=0)
    games = SelfPlay(plan_with(), OPTIONS, 1, style, own_points=(0, 90))
    drawn: list[int] = []
    for seed in range(3):
        seen.clear()
        games.play_game(seed)
        assert all(len(shares) == 1 for shares in seen.values())
        drawn += [own for shares in seen.values() for own in shares]
    assert set(drawn) == {0, 90}


@pytest.mark.parametrize("names", TITLE_AI_CLASSES)
def test_openings_change_numbers_that_a_table_of_policy_weights_has(
    names: tuple[str, str],
) -> None:
    plan = self_play_plan(*names)
    for changes in plan.weight_changes_by_opening.values():
        form = plan.policy_weights
        assert form is not None
        assert sum(form.changes_as_array(changes)) == sum(changes.values())
