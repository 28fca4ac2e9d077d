"""The command that compares games by the thousand."""

from dataclasses import replace

import pytest

from tools import oracle
from tools.titles.tinners_trail.oracle.agreement import Match
from tools.titles.tinners_trail.proofs import ORACLE, PROOFS

pytestmark = pytest.mark.thorough


def test_games_that_agree_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert oracle.main(["--games", "42", "--begin", "40", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("2 games, 0 with differences")


def test_a_run_that_goes_on_plays_the_games_that_are_left() -> None:
    whole = oracle.wanted_games(ORACLE, 7, 0)
    first = [next(whole) for _ in range(100)]
    rest = oracle.wanted_games(ORACLE, 7, 90)
    assert [next(rest) for _ in range(10)] == first[90:]
    assert len(set(first)) == len(first)


def test_differences_are_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def disagree(match: Match) -> list[str]:
        return [f"seed {match.seed} differs"]

    wrong = replace(ORACLE, disagreements=disagree)
    proofs = replace(PROOFS, second_opinions=(wrong,))
    monkeypatch.setattr(oracle, "proofs_of", lambda _name: proofs)
    monkeypatch.setattr(oracle, "NAMES", ["tinners-trail"])
    assert oracle.main(["--games", "1", "--seed", "5", "--jobs", "1"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "seed 5 differs"
    assert told[1].startswith("1 games, 1 with differences")


def test_an_edition_without_an_oracle_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        oracle.main(["--edition", "1850"])
    assert "there is no oracle for that edition" in capsys.readouterr().err


@pytest.mark.slow
def test_hundreds_of_games_agree() -> None:
    assert oracle.main(["--games", "400", "--seed", "31"]) == 0
