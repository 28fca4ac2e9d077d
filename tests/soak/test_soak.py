"""The soak: it plays what it is asked for, names what fails, makes it small, and goes on."""

from collections.abc import Callable
from typing import Any

import pytest

from game.engine.rules import State
from game.engine.title import Options
from game.processes.progress import TerminalProgressBar
from tests.titles.lanterns.rules import LanternsRules, LanternsState
from tools import soak
from tools.proof.proofs import load_proofs
from tools.proof.random_games import PlayedStep
from tools.proof.set_up_names import options_from_name, set_up_name
from tools.soaking import games, two_builds, work
from tools.soaking.games import Check
from tools.soaking.shrinking import shrink_failure

TRAIL = load_proofs("tinners-trail")
APPLY: Callable[..., Any] = LanternsRules.apply
LANTERNS = ["laws", "--set-up", "lanterns:3", "--seed", "5", "--games", "2", "--jobs", "1"]


def generous(rules: LanternsRules, state: State, move: int) -> None:
    """Give the first seat a pebble from nowhere."""
    assert isinstance(state, LanternsState)
    APPLY(rules, state, move)
    state.pebbles[0] += 1


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["watch", "reload"])
def test_a_soak_of_sound_games_says_how_many_it_played(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main([kind, "--games", "12", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith(f"{kind}: 12 games,")


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["disk", "laws"])
def test_the_slow_soaks_play_one_game_in_the_gate(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main([kind, "--set-up", "tinners-trail:solo1", "--games", "1", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith(f"{kind}: 1 games,")


def test_a_failure_is_made_small_and_named_as_a_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LanternsRules, "apply", generous)
    assert soak.main(LANTERNS) == 1
    first, _second, summary = capsys.readouterr().out.splitlines()
    again = "tools/soak.py laws --set-up lanterns:2 --seed 0 --games 1: step 0: "
    assert first == f"{again}AssertionError: pebbles are lost or made"
    assert summary.startswith("laws: 0 games, 2 steps, 2 failed")


def test_the_smallest_case_has_the_fewest_words_and_steps() -> None:
    def plays(piece: work.WorkPiece) -> work.PieceResult:
        """Break a law wherever arsenic is in play, later with an odd seed."""
        fails = "arsenic" in piece.set_up
        step = 7 if piece.first_seed % 2 else 3
        failure = work.StepFailure(piece.set_up, piece.first_seed, step, "broken")
        return work.PieceResult(piece, 0, 0, failure if fails else None)

    found = work.StepFailure(
        "tinners-trail:5+arsenic+emigration+kickstarter-cards", 31, 90, "broken"
    )
    assert shrink_failure(found, plays, 4) == work.StepFailure(
        "tinners-trail:2+arsenic", 0, 3, "broken"
    )


def test_a_single_game_that_fails_is_shown_with_its_position(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Check:
        def check(step: PlayedStep) -> None:
            assert step.number < 4, "enough"

        return check

    monkeypatch.setattr(games, "make_law_check", refuse)
    wanted = ["laws", "--set-up", "tinners-trail:2", "--seed", "3", "--games", "1", "--jobs", "1"]
    assert soak.main(wanted) == 1
    told = capsys.readouterr().out
    assert 'title = "tinners-trail"' in told
    assert "discard" in told.splitlines()[-2]
    assert told.splitlines()[-2].endswith("<- the move that fails")


@pytest.mark.thorough
def test_a_soak_that_goes_on_plays_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["reload", "--games", "30", "--jobs", "1", "--begin", "5"]
    assert soak.main(wanted) == 0
    assert capsys.readouterr().out.startswith("reload: 5 games,")


def test_an_unknown_set_up_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(["watch", "--set-up", "tinners-trail:3+arsenik"])
    assert "'arsenik' is not part of a set-up; allowed: 2007, arsenic," in capsys.readouterr().err


def test_every_set_up_has_a_name_of_its_own() -> None:
    set_ups = [options for group in TRAIL.every_set_up for options in group]
    assert len(set_ups) == 16 * 4 + 2 + 16 * 384 * 2
    names = {set_up_name(options) for options in set_ups}
    assert len(names) == len(set_ups)
    assert all(options_from_name(set_up_name(options)) == options for options in set_ups[::97])
    assert options_from_name("lanterns:2") == Options("lanterns", 2, "first")


@pytest.mark.thorough
def test_half_of_all_games_are_solo_and_no_game_is_played_twice() -> None:
    pieces = work.pieces_of_groups(TRAIL.every_set_up, 0, 60_000, 2)
    played = {(piece.set_up, piece.first_seed + game) for piece in pieces for game in range(2)}
    assert len(played) == 60_000
    assert sum(":solo" in set_up for set_up, _ in played) == 30_000
    assert len({set_up for set_up, _ in played}) == 64 + 2 + 12_288


def test_two_builds_that_differ_are_found_at_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"pure": ["a b c", "a b c"], "native": ["a b c", "a x c"]}
    monkeypatch.setattr(two_builds, "lines_of_build", lambda _, build: told[build])
    failure = two_builds.play_with_both_builds(work.WorkPiece(0, "tinners-trail:2", 8, 2)).failure
    assert failure == work.StepFailure("tinners-trail:2", 9, 1, "the two builds differ")


class Terminal:
    """A stream that keeps what is drawn."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self.drawn = ""

    def write(self, text: str) -> int:
        """Draw."""
        self.drawn += text
        return len(text)

    def flush(self) -> None:
        """Show at once."""

    def isatty(self) -> bool:
        """Bars are drawn over themselves."""
        return True


def test_a_progress_bar_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 10))
    monkeypatch.setattr("game.processes.progress.time.monotonic", lambda: float(next(clock)))
    terminal = Terminal()
    bar = TerminalProgressBar(200, "games", terminal)  # type: ignore[arg-type]  # all it is asked for
    bar.advance(100)
    assert terminal.drawn.startswith("[###############---------------] 100 of 200 games, ")


@pytest.mark.slow
def test_many_games_of_every_kind_keep_the_laws() -> None:
    assert soak.main(["watch", "--games", "20000"]) == 0
    assert soak.main(["laws", "--games", "60"]) == 0
    assert soak.main(["reload", "--games", "200"]) == 0
    assert soak.main(["disk", "--games", "10"]) == 0
    assert soak.main(["builds", "--games", "200"]) == 0
