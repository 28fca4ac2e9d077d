"""Numbers somebody framed with a right checksum are believed only when they are a position."""

import pytest

from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game
from game.records.sound_state import NONSENSE, check_sound
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.lanterns.games import TITLE
from tools.proof.case import Case
from tools.proof.cases import CASES, SHELF
from tools.proof.random_games import dealt, view_of
from tools.titles.lanterns.rules import LanternsState
from tools.titles.lanterns.title import LanternsGame, lanterns_options

every_case = pytest.mark.parametrize("case", CASES, ids=str)
FOR_NO_BOX = 5000  # of one piece
LOOKS_A_ROW = 16


@pytest.fixture
def lanterns() -> Game:
    return TITLE.game(lanterns_options())


def toy_state(game: Game) -> LanternsState:
    state = dealt(game, seed=4)
    assert isinstance(state, LanternsState)
    return state


@every_case
def test_what_was_dealt_is_sound(case: Case) -> None:
    game = case.game()
    check_sound(SHELF[case.title], game, dealt(game, seed=4), "here")


@every_case
def test_a_view_is_no_whole_position(case: Case) -> None:
    game = case.game()
    view = view_of(game.rules, dealt(game, seed=4), 0)
    with pytest.raises(Unreadable, match="here is what one seat knows and no whole position"):
        check_sound(SHELF[case.title], game, view, "here")


def test_numbers_no_game_comes_to_are_refused_with_the_place(lanterns: Game) -> None:
    state = toy_state(lanterns)
    state.heap = 400
    with pytest.raises(Unreadable, match="here: no position of lanterns: pebbles are missing"):
        check_sound(TITLE, lanterns, state, "here")


def test_numbers_that_cannot_even_be_written_are_refused(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(game: LanternsGame, state: State, names: tuple[str, ...]) -> str:
        raise ValueError("no such candle")

    monkeypatch.setattr(LanternsGame, "write_position", stumble)
    with pytest.raises(Unreadable, match="here is no position of this game: no such candle"):
        check_sound(TITLE, lanterns, toy_state(lanterns), "here")


def test_what_python_says_of_strange_numbers_is_kept_from_whoever_reads_the_refusal(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(game: LanternsGame, state: State, names: tuple[str, ...]) -> str:
        return names[len(names)]

    monkeypatch.setattr(LanternsGame, "write_position", stumble)
    with pytest.raises(Unreadable, match=r"^here is no position of this game: its numbers name"):
        check_sound(TITLE, lanterns, toy_state(lanterns), "here")


def test_numbers_a_text_does_not_tell_are_refused(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def another(game: LanternsGame, state: State, names: tuple[str, ...]) -> str:
        rows = dealt(lanterns, seed=5).to_plain()
        return f"seats = 3\nrows = {rows}\nnames = {list(names)}\n"

    monkeypatch.setattr(LanternsGame, "write_position", another)
    with pytest.raises(Unreadable, match="here is no position of this game: it says more"):
        check_sound(TITLE, lanterns, toy_state(lanterns), "here")


@every_case
def test_one_enormous_number_makes_no_enormous_text(case: Case) -> None:
    game = case.game()
    plain = dealt(game, seed=4).to_plain()
    nobody = ("",) * int(dealt(game, seed=4).seats)
    usual = len(game.write_position(dealt(game, seed=4), nobody))
    for number, row in enumerate(plain):
        for cell in range(0, len(row), 1 + len(row) // LOOKS_A_ROW):
            odd = [[*other] for other in plain]
            odd[number][cell] = FOR_NO_BOX
            state = game.rules.new_state()
            try:
                state.load_plain(odd)
                text = game.write_position(state, nobody)
            except NONSENSE:
                continue
            assert len(text) < usual + FOR_NO_BOX, (number, cell)


@pytest.mark.parametrize("row", ["played", "built", "deck", "deck_size"])
def test_more_copies_than_any_box_holds_are_refused_before_they_are_written(row: str) -> None:
    [case] = [case for case in CASES if str(case) == "tinners-trail-2"]
    game = case.game()
    state = dealt(game, seed=4)
    assert isinstance(state, TrailState)
    state.row(row)[0] = 2**40
    with pytest.raises(Unreadable, match="here is no position of this game: no box holds"):
        check_sound(SHELF[case.title], game, state, "here")
