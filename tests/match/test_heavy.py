"""Heavy mode: rules that break a law of the platform are found at the step that breaks it."""

from collections.abc import Callable

import pytest

from game.engine.cells import i64, vec
from game.engine.rules import State
from game.match.match import Match
from game.match.saving import BrokenInvariant
from tests.titles.lanterns.games import lanterns_match
from tools.titles.lanterns.rules import LanternsRules, LanternsState
from tools.titles.lanterns.title import LanternsGame

List = Callable[[LanternsRules, State, "vec[i64]"], i64]
legal_moves: List = LanternsRules.legal_moves


@pytest.fixture
def match() -> Match:
    return lanterns_match()


def play_one(match: Match) -> None:
    match.play(0, match.moves()[0].code)


def test_a_state_that_does_not_save_all_of_itself_is_found(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = LanternsState.load_plain

    def forgetful(state: LanternsState, rows: list[list[int]]) -> None:
        load(state, rows)
        state.heap = 0

    monkeypatch.setattr(LanternsState, "clone", lambda state: _copied(state, load))
    monkeypatch.setattr(LanternsState, "load_plain", forgetful)
    with pytest.raises(BrokenInvariant, match="saving and loading"):
        play_one(match)


def _copied(
    state: LanternsState, load: Callable[[LanternsState, list[list[int]]], None]
) -> LanternsState:
    twin = LanternsState(int(state.seats))
    load(twin, state.to_plain())
    return twin


def test_progress_that_falls_is_found(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    falling = iter((50, 40))
    monkeypatch.setattr(LanternsGame, "progress", lambda *_: next(falling))
    with pytest.raises(BrokenInvariant, match="progress fell from 50 to 40"):
        play_one(match)


def test_a_question_without_an_answer_is_found(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_later(rules: LanternsRules, state: State, out: "vec[i64]") -> i64:
        assert isinstance(state, LanternsState)
        return 0 if state.stake[0] else legal_moves(rules, state, out)

    monkeypatch.setattr(LanternsRules, "legal_moves", none_later)
    with pytest.raises(BrokenInvariant, match="seat 0 is asked and has no move"):
        play_one(match)


def test_moves_that_are_not_sorted_are_found(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def reversed_later(rules: LanternsRules, state: State, out: "vec[i64]") -> i64:
        count = legal_moves(rules, state, out)
        assert isinstance(state, LanternsState)
        if state.stake[0]:
            out[0], out[1] = out[1], out[0]
        return count

    monkeypatch.setattr(LanternsRules, "legal_moves", reversed_later)
    with pytest.raises(BrokenInvariant, match="moves of seat 0 are not sorted and unique"):
        play_one(match)


def test_moves_that_lean_on_what_the_seat_cannot_know_are_found(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def peeking(rules: LanternsRules, state: State, out: "vec[i64]") -> i64:
        assert isinstance(state, LanternsState)
        count = legal_moves(rules, state, out)
        return count - 1 if state.stake[0] and state.candle[4] > 0 else count

    monkeypatch.setattr(LanternsRules, "legal_moves", peeking)
    with pytest.raises(BrokenInvariant, match="seat 0 has other moves in its view"):
        play_one(match)


def test_the_step_that_broke_a_law_is_not_written(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = match.fingerprint()
    falling = iter((50, 40))
    monkeypatch.setattr(LanternsGame, "progress", lambda *_: next(falling))
    with pytest.raises(BrokenInvariant):
        play_one(match)
    assert match.fingerprint() == before
    assert match.steps == 1
