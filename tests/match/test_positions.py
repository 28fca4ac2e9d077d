"""Games that begin with a written position, and luck that is told instead of drawn."""

from __future__ import annotations

import pytest

from game.engine.rules import State
from game.engine.title import Options, Unreadable
from game.match.beginnings import from_position, new_game
from game.match.match import Match
from game.records.records import Seat
from game.titles import title
from tests.helpers.present import present

TRAIL = title("tinners-trail")
OPTIONS = Options("tinners-trail", 3, "remastered")
NAMES = ("Ann", "Ben", "Cat")
PLAYERS = ("human", "random", "random")


def a_position(seed: int = 7) -> str:
    """Return a dealt game of three as text."""
    colours = TRAIL.game(OPTIONS).colours
    seats = [Seat(*seat) for seat in zip(NAMES, PLAYERS, colours, strict=False)]
    beginning = new_game(TRAIL, OPTIONS, seats, seed)
    return beginning.game.write_position(beginning.state, NAMES)


def test_a_written_position_begins_a_game_with_its_names_and_the_players_wanted() -> None:
    beginning = from_position(TRAIL, a_position(), "p.toml", PLAYERS)
    match = Match.begin(beginning, heavy=True)
    assert [seat.name for seat in match.seats] == list(NAMES)
    assert [seat.player for seat in match.seats] == list(PLAYERS)
    assert beginning.game.write_position(beginning.state, NAMES) == a_position()


def test_a_game_from_a_position_takes_back_to_its_beginning() -> None:
    match = Match.begin(from_position(TRAIL, a_position(), "p.toml", PLAYERS), heavy=True)
    before, question = match.fingerprint(), match.question()
    assert question is not None
    match.play(question.seat, match.moves()[0].code)
    match.undo(question.seat)
    assert match.fingerprint() == before


def test_a_position_for_three_is_refused_with_two_players() -> None:
    with pytest.raises(Unreadable, match=r"p\.toml is for 3 players, not 2"):
        from_position(TRAIL, a_position(), "p.toml", PLAYERS[:2])


def test_told_luck_falls_as_it_is_told() -> None:
    beginning = from_position(TRAIL, a_position(), "p.toml", PLAYERS)
    game = beginning.game

    def luck(state: State) -> int:
        wanted = ("roll tin 0 0 2", "roll copper 3 4 4")
        return next(move.code for move in game.moves(state) if move.text in wanted)

    match = Match.begin(beginning, heavy=True, luck=luck)
    while "prices = { tin" not in game.write_position(match.view(0), NAMES):
        question = present(match.question())
        match.play(question.seat, match.moves()[0].code)
    assert "prices = { tin = 4, copper = 10 }" in game.write_position(match.view(0), NAMES)
