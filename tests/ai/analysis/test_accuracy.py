"""Accuracy tells who decided well while something was at stake."""

from __future__ import annotations

import tomllib
from pathlib import Path
from statistics import mean

import pytest

from ai.analysis.accuracy import accuracy_of_game, accuracy_of_loss, at_stake, share_given_away
from game.match.analysis import JudgedMove

GAMES = Path(__file__).with_name("judged_decisions.toml")
HOPELESS, EVEN = 10, 500  # thousandths of a win


def decision(share: int, loss: int = 0, noise: int = 0) -> JudgedMove:
    """A judged decision; `share` of wins is left after it."""
    return JudgedMove(1, 0, 1, 2 if loss else 1, share, loss, noise, "")


def recorded() -> list[dict[str, int]]:
    """Every seat's accuracy in the judged games that were kept."""
    games = tomllib.loads(GAMES.read_text(encoding="utf-8"))["game"]
    return [{player: accuracy_of_text(text) for player, text in game.items()} for game in games]


def accuracy_of_text(text: str) -> int:
    triples = [[int(part) for part in word.split("/")] for word in text.split()]
    return accuracy_of_game([decision(*triple) for triple in triples])


def test_whoever_plays_at_random_is_less_accurate_than_the_strongest_player() -> None:
    games = recorded()
    assert all(game["random"] <= game["ai:7"] - 10 for game in games)
    assert mean(game["random"] for game in games) < 70
    assert mean(game["ai:7"] for game in games) > 95


def test_a_beginner_lies_between_random_play_and_the_strongest_player() -> None:
    games = [game for game in recorded() if "ai:3" in game]
    assert games
    means = [mean(game[player] for game in games) for player in ("random", "ai:3", "ai:7")]
    assert means == sorted(means)
    assert means[1] - means[0] > 5
    assert means[2] - means[1] > 5


def test_moves_of_a_lost_game_hide_no_mistake() -> None:
    lost = [decision(HOPELESS)] * 40
    assert accuracy_of_game([decision(300, 200), *lost]) < 50


def test_nothing_is_at_stake_where_nothing_can_be_lost_any_more() -> None:
    assert at_stake(0.5) == pytest.approx(1)
    assert at_stake(0) == pytest.approx(0)
    assert at_stake(1) == pytest.approx(0)


def test_half_of_a_small_chance_given_away_is_as_bad_as_half_of_a_large_one() -> None:
    assert share_given_away(decision(100, 100)) == share_given_away(decision(400, 400))


def test_what_is_within_the_noise_is_not_held_against_anybody() -> None:
    assert share_given_away(decision(EVEN, 20, 20)) == pytest.approx(0)
    assert accuracy_of_game([decision(EVEN, 20, 20)]) == 100


def test_giving_nothing_away_is_perfect_and_giving_all_away_worth_nothing() -> None:
    assert round(accuracy_of_loss(0)) == 100
    assert accuracy_of_loss(1) == pytest.approx(0)


def test_one_blunder_is_not_hidden_among_many_good_moves() -> None:
    assert accuracy_of_game([decision(EVEN)] * 19 + [decision(100, 400)]) < 90


def test_who_never_had_a_choice_made_no_mistake() -> None:
    assert accuracy_of_game([]) == 100


def test_who_has_lost_before_the_first_decision_made_no_mistake() -> None:
    assert accuracy_of_game([decision(0)] * 3) == 100
