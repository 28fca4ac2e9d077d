"""The box of Brass: what the screens get."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from game.box.box import GameBox
from game.client.commands import COMMON
from game.engine.options import Options
from game.packing import make_box, make_kit, read_words, speak
from game.titles.brass.rules.state import BrassState
from game.titles.brass.title import BrassTitle
from game.words import Words


@pytest.fixture
def words() -> Words:
    """Return the words of Brass."""
    return read_words("brass")


@pytest.fixture
def box(words: Words) -> GameBox:
    """Return the box."""
    return make_box("brass", make_kit(), words)


def test_no_two_commands_that_work_at_once_have_the_same_key(box: GameBox) -> None:
    every = [*COMMON, *box.commands]
    for one, other in combinations(every, 2):
        if one.clashes(other):
            assert not {*one.key.split("|")} & {*other.key.split("|")}, (one, other)


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_command_has_a_name(box: GameBox, words: Words, language: str) -> None:
    speak(words, "brass", language)
    assert not [command for command in box.commands if words.say(command.words) == command.words]


@pytest.mark.parametrize("size", [(160, 90), (480, 270)])
def test_a_game_is_shown_in_small_as_it_stands(box: GameBox, size: tuple[int, int]) -> None:
    game = BrassTitle().game(Options("brass", 3))
    state = game.rules.new_state()
    game.rules.deal(state, 5)
    build = next(move for move in game.moves(state) if move.kind == "build")
    empty = box.stationery.thumbnail(state, game.colours, size)
    game.rules.apply(state, build.code)
    assert isinstance(state, BrassState)
    while game.moves(state)[0].kind == "card":
        game.rules.apply(state, game.moves(state)[0].code)
    built = box.stationery.thumbnail(state, game.colours, size)
    assert empty.get_size() == built.get_size() == size
    assert empty.get_buffer().raw != built.get_buffer().raw


def test_the_title_and_its_dark_form_fill_any_window(box: GameBox, tmp_path: Path) -> None:
    for size in ((640, 360), (400, 600)):
        bright, dark = (box.stationery.backdrop(kind, size) for kind in ("title", "dark"))
        assert bright.get_size() == dark.get_size() == size
        middle = size[0] // 2, size[1] // 2
        assert sum(dark.get_at(middle)[:3]) < sum(bright.get_at(middle)[:3])


def test_rounds_count_on_in_the_rail_era_and_the_ledger_breaks_ties(box: GameBox) -> None:
    state = BrassTitle().game(Options("brass", 3)).rules.new_state()
    assert isinstance(state, BrassState)
    books = box.books
    assert books.round_of(state) == 1
    state.era, state.round = 1, 2
    assert books.round_of(state) == state.board.rounds + 2
    assert books.tie_break(state, 0, 1) == "order"
    state.money[1] = 5
    assert books.tie_break(state, 1, 0) == "money"
    state.income[0] = 30
    assert books.tie_break(state, 0, 1) == "income"
    assert books.entries(state, 1) == ("−10", "£5")
