"""The command that compares games by the thousand, and how it words differences."""

from dataclasses import replace

import pytest

from tools import oracle
from tools.proof.oracle_differences import position_differences, unlike_answers
from tools.proof.oracles import ComparedGame
from tools.proof.proofs import load_proofs

PROOFS = load_proofs("tinners-trail")


def test_moves_that_only_one_allows_are_named() -> None:
    assert unlike_answers({"pass": 1, "dig": 1}, {"pass": 1, "sell": 1}) == [
        "only the engine allows 'dig'",
        "only the oracle allows 'sell'",
    ]


def test_odds_are_compared_as_shares() -> None:
    assert unlike_answers({"a": 2, "b": 4}, {"a": 1, "b": 2}) == []
    assert unlike_answers({"a": 1, "b": 1}, {"a": 1, "b": 2}) == [
        "'a' has odds 1 in 2, not 1 in 3",
        "'b' has odds 1 in 2, not 2 in 3",
    ]


def test_differences_are_named_by_their_place() -> None:
    one = {"round": 1, "player": {"pink": {"money": 3}}, "in": ["a", "b"]}
    other = {"round": 1, "player": {"pink": {"money": 4}}, "in": ["b", "a"]}
    assert position_differences("", one, other, ["in"]) == ["player.pink.money: 3 is not 4"]
    assert position_differences("", one, other)[0] == "in: ['a', 'b'] is not ['b', 'a']"


@pytest.mark.thorough
def test_games_that_agree_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--games", "42", "--begin", "40", "--jobs", "1", "--edition", "remastered"]
    assert oracle.main(command) == 0
    assert capsys.readouterr().out.startswith("2 games, 0 with differences")


def test_a_run_that_goes_on_plays_the_games_that_are_left() -> None:
    whole = oracle.wanted_games(PROOFS, PROOFS.oracles[0], 7, 0)
    first = [next(whole) for _ in range(100)]
    rest = oracle.wanted_games(PROOFS, PROOFS.oracles[0], 7, 90)
    assert [next(rest) for _ in range(10)] == first[90:]
    assert len(set(first)) == len(first)


def test_differences_are_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def of_deal(_position: dict[str, object]) -> dict[str, bool]:
        return {"it is a game": False}

    wrong = replace(PROOFS.oracles[0], read=lambda _document: {}, of_deal=of_deal)
    monkeypatch.setattr(oracle, "load_proofs", lambda _name: replace(PROOFS, oracles=(wrong,)))
    monkeypatch.setattr(oracle, "TITLE_NAMES", ["tinners-trail"])
    assert oracle.main(["--games", "1", "--seed", "5", "--jobs", "1"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith("step 0, after the deal: the deal: not so: it is a game")
    assert told[1].startswith("1 games, 1 with differences")


def test_an_edition_without_an_oracle_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        oracle.main(["--edition", "1850"])
    assert "there is no oracle for that edition" in capsys.readouterr().err


def test_a_match_is_named_by_what_it_plays() -> None:
    match = ComparedGame(PROOFS.more_cases[1].options, 3, "any", ("scarce",))
    assert str(match).startswith("2-any-3-arsenic-emigration-")
