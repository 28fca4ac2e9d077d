"""Games under the laws: each way in which a title can be wrong ends the game that shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import watched_play
from game.engine.options import Options
from game.engine.playout import play_random_games
from game.engine.rows import row_of
from game.engine.rules import CHANCE
from game.titles import title
from tools.proof.case import Case
from tools.proof.cases import CASES
from tools.proof.random_games import steps
from tools.proof.titles import proofs_of
from tools.titles.lanterns.interpreted import interpreted
from tools.titles.lanterns.rules import LanternsRules

watch_toys = interpreted("watched_play").watch_games
PLATFORM_LAWS = watched_play.PLATFORM_LAWS
SOUND = {name: getattr(LanternsRules, name) for name in ("apply", "legal_moves", "outcomes")}


def generous(rules: LanternsRules, state: Any, move: int) -> None:
    """Give the first seat a pebble from nowhere."""
    SOUND["apply"](rules, state, move)
    state.pebbles[0] += 1


def endless(rules: LanternsRules, state: Any, _move: int) -> None:
    """Roll the die for ever."""
    state.to_move = CHANCE


def backwards(rules: LanternsRules, state: Any, out: Any) -> int:
    """List the moves from the last to the first."""
    count: int = SOUND["legal_moves"](rules, state, out)
    for index, code in enumerate(sorted((out[index] for index in range(count)), reverse=True)):
        out[index] = code
    return count


def nothing(rules: LanternsRules, state: Any, _out: Any) -> int:
    """List no move."""
    return 0


def too_many(rules: LanternsRules, state: Any, _out: Any) -> int:
    """List more moves than there is room for."""
    return 9


def one_faced(rules: LanternsRules, state: Any, out: Any, weights: Any) -> int:
    """List one face of the die only."""
    SOUND["outcomes"](rules, state, out, weights)
    return 1


@pytest.mark.parametrize(
    ("name", "how", "law"),
    [
        ("apply", generous, "pebbles are lost or made"),
        ("apply", endless, PLATFORM_LAWS[watched_play.ENDLESS]),
        ("legal_moves", backwards, PLATFORM_LAWS[watched_play.UNSORTED]),
        ("legal_moves", nothing, PLATFORM_LAWS[watched_play.NO_MOVE]),
        ("legal_moves", too_many, PLATFORM_LAWS[watched_play.TOO_MANY]),
        ("outcomes", one_faced, PLATFORM_LAWS[watched_play.UNLISTED]),
    ],
)
def test_a_broken_title_is_found(
    name: str, how: Callable[..., Any], law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = LanternsRules(2)
    assert watch_toys(rules, 3, 4).games == 4
    monkeypatch.setattr(LanternsRules, name, how)
    watch = watch_toys(rules, 3, 4)
    assert law == PLATFORM_LAWS.get(watch.law) or law == rules.law_words(watch.law)
    assert watch.seed >= 3
    assert watch.games == watch.seed - 3


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_watched_games_are_the_random_games_of_the_contract(case: Case) -> None:
    watch_games = proofs_of(case.title).watch
    for seed in (4, 5):
        watch = watch_games(case.game().rules, seed, 1)
        assert (watch.law, watch.games) == (watched_play.KEPT, 1)
        assert watch.steps == sum(1 for _ in steps(case.game(), seed))


def test_watched_games_of_even_seeds_choose_among_all_moves_alike() -> None:
    rules = title("tinners-trail").game(Options("tinners-trail", 2)).rules
    assert play_random_games(rules, 4, 1) < watched_play.watch_games(rules, 4, 1).steps


def test_a_list_is_looked_at_from_end_to_end() -> None:
    row = row_of([1, 5, 5])
    assert watched_play.broken_of_list(row, 2, 3) == watched_play.KEPT
    assert watched_play.broken_of_list(row, 3, 3) == watched_play.UNSORTED
    assert [watched_play.is_listed(row, 2, move) for move in (1, 5, 7)] == [True, True, False]
