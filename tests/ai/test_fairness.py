"""No computer player sees more than its seat: swap all that is hidden, and it plays the same."""

from contextlib import suppress
from itertools import islice

import pytest

from ai.levels import player_names
from game.engine.reasons import Unreadable
from game.titles import title_names
from tools import fairness
from tools.contest.contestant_spec import sparring_players_by_name
from tools.proof.cases import PROOFS
from tools.proof.fairness import (
    Players,
    fair_positions,
    is_fair,
    is_twin_different,
    whole_state_view,
)

pytestmark = pytest.mark.thorough

SEARCHING = "ai:7"


@pytest.mark.parametrize("kind", player_names())
def test_a_player_never_notices_that_everything_hidden_was_swapped(kind: str) -> None:
    players = Players(kind)
    for position in islice(fair_positions(), 30):
        assert is_fair(players.of(position.game), position, slices=1), position.name


@pytest.mark.parametrize(
    ("title", "kind"),
    [(title, kind) for title in title_names() for kind in sparring_players_by_name(title)],
)
def test_a_player_for_tests_never_notices_either(title: str, kind: str) -> None:
    players = Players(kind)
    seen = 0
    for position in islice(fair_positions(among=[title]), 0, 240, 24):
        with suppress(Unreadable):  # an edition this player does not play
            player = players.of(position.game)
            assert is_fair(player, position, slices=1), position.name
            seen += 1
    assert seen


def test_most_positions_have_something_to_swap() -> None:
    secretive = [name for name in title_names() if PROOFS[name].hides]
    swapped = [
        is_twin_different(position) for position in islice(fair_positions(among=secretive), 100)
    ]
    assert sum(swapped) >= 95


def test_a_player_who_sees_the_truth_is_found_out() -> None:
    players = Players(SEARCHING)
    caught = [
        not is_fair(players.of(position.game), position, 2, whole_state_view)
        for position in islice(fair_positions(), 30)
    ]
    assert sum(caught) >= 20


def test_the_tool_says_how_many_positions_were_swapped(capsys: pytest.CaptureFixture[str]) -> None:
    assert fairness.main(["--positions", "5", "--player", "greedy", "--slices", "1"]) == 0
    assert capsys.readouterr().out.startswith("greedy: 5 positions, 0 unfair, ")


def test_the_tool_finds_a_cheat(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--positions", "8", "--player", SEARCHING, "--slices", "1", "--cheat"]
    assert fairness.main([*asked, "--title", "tinners-trail"]) == 1
    assert f"{SEARCHING} is unfair at tinners-trail-" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("kind", player_names())
def test_no_player_notices_at_a_thousand_positions(kind: str) -> None:
    assert fairness.main(["--positions", "1000", "--player", kind, "--slices", "2"]) == 0
