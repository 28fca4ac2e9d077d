"""A leak in any place is found: one card, one tile, a secret told, a peeping player."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.rules import State
from game.engine.title import Game
from game.engine.title_game import TitleGame
from tests.titles.tinners_trail.faults.planted_leaks import LEAKS, LeakyRules
from tools.proof.cases import LEAK_CASES
from tools.proof.laws.of_views import check_seat
from tools.proof.leaks import check_papers
from tools.proof.random_games import luck_of, steps

BY_NAME = {str(case): case for case in LEAK_CASES}


def look_at(game: Game, seats: int) -> None:
    """Hold the first twenty-four steps of a game against twins."""
    luck = luck_of(3)
    for step in steps(game, seed=3):
        for seat in range(seats):
            check_seat(game, step, seat, luck)
            if step.number % 5 == 0:
                check_papers(game, step, seat, luck)
        if step.number == 24:
            break


@pytest.mark.parametrize("name", ["tinners-trail-2", "tinners-trail-4-full"])
@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_that_shows_one_hidden_thing_is_found(leak: str, name: str) -> None:
    if leak == "the_decks" and name != "tinners-trail-2":
        pytest.skip("with more than two players there are no decks")
    case = BY_NAME[name]
    game: Any = case.game()
    look_at(game, case.seats)
    game.rules = LeakyRules(game.rules, LEAKS[leak])
    with pytest.raises(AssertionError):
        look_at(game, case.seats)


def test_a_position_text_that_tells_the_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    case = BY_NAME["tinners-trail-3"]
    game = case.game()
    write = TitleGame.write_position
    seen: list[State] = []

    def telling(game: TitleGame[State, object], state: State, names: tuple[str, ...]) -> str:
        seen.append(state)
        return write(game, state, names) + f"# {len(seen)}"

    monkeypatch.setattr(TitleGame, "write_position", telling)
    with pytest.raises(AssertionError, match="what is written for seat 0 tells what is hidden"):
        look_at(game, case.seats)
