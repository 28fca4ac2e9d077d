"""A leak in any place is found: one thing that is shown of all a view hides, or a secret told."""

from itertools import islice
from typing import Any

import pytest

from game.engine.knowledge import make_view_for_seat
from game.engine.rules import Rules, State
from game.engine.title import Game
from game.engine.title_game import TitleGame
from tools.proof.cases import LEAK_CASES, PROOFS
from tools.proof.laws.of_views import check_papers, check_seat
from tools.proof.proofs import Case
from tools.proof.random_games import make_luck, play_random_steps

pytestmark = pytest.mark.thorough

STEPS = 25
HIDING = [
    case
    for case in LEAK_CASES
    if PROOFS[case.title].hides
    and case in (PROOFS[case.title].plain_cases[0], *PROOFS[case.title].full_cases[-2:])
]
few_cases = pytest.mark.parametrize("case", HIDING, ids=str)


class LeakyRules:
    """Real rules with a hole in what they hide: the first thing that is hidden of a row."""

    def __init__(self, rules: Rules, row: int) -> None:
        """Make the hole in this row of the plain form."""
        self._rules = rules
        self._row = row

    def __getattr__(self, name: str) -> Any:
        """Everything else is as it is."""
        return getattr(self._rules, name)

    def write_view_for_seat(self, state: State, seat: int, view: State) -> None:
        """Hide, and let one thing through."""
        self._rules.write_view_for_seat(state, seat, view)
        truth = state.to_plain()
        seen = view.to_plain()
        there = truth[self._row]
        told = seen[self._row]
        for cell in [cell for cell in range(len(told)) if there[cell] != told[cell]][:1]:
            told[cell] = there[cell]
        view.load_plain(seen)


def look_at(game: Game, seats: int) -> None:
    """Hold the first steps of a game against twins."""
    luck = make_luck(3)
    for step in islice(play_random_steps(game, seed=3), STEPS):
        for seat in range(seats):
            check_seat(game, step, seat, luck)
            if step.number % 5 == 0:
                check_papers(game, step, seat, luck)


def hidden_rows(case: Case) -> list[int]:
    """Return the rows of which a seat does not know all in these steps."""
    game = case.game()
    found = set[int]()
    for step in islice(play_random_steps(game, seed=3), STEPS):
        for seat in range(case.seats):
            truth = step.before.to_plain()
            seen = make_view_for_seat(game.rules, step.before, seat).to_plain()
            found |= {row for row in range(len(truth)) if truth[row] != seen[row]}
    return sorted(found)


@few_cases
def test_a_view_that_shows_one_hidden_thing_is_found(case: Case) -> None:
    game: Any = case.game()
    look_at(game, case.seats)
    sound = game.rules
    rows = hidden_rows(case)
    assert len(rows) > 1
    for row in rows:
        game.rules = LeakyRules(sound, row)
        with pytest.raises(AssertionError):
            look_at(game, case.seats)


@few_cases
def test_a_position_text_that_tells_a_secret_is_found(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = case.game()
    write = TitleGame.position_text
    seen: list[State] = []

    def telling(game: TitleGame[State, object], state: State, names: tuple[str, ...]) -> str:
        seen.append(state)
        return write(game, state, names) + f"# {len(seen)}"

    monkeypatch.setattr(TitleGame, "position_text", telling)
    with pytest.raises(AssertionError, match="what is written for seat 0 tells what is hidden"):
        look_at(game, case.seats)
