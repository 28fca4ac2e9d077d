"""Every position and every move of random games, written, read and written again."""

import pytest

from game.engine.rules import CHANCE, NOBODY
from tests.titles.tinners_trail.notation.hand_made import SOURCE, TRAIL, view_text
from tests.titles.tinners_trail.notation.random_games import new_game, positions

pytestmark = pytest.mark.thorough

SEATS = [2, 3, 4, 5]
NAMES = ("Ann", 'Bob "the \\ adit"', "Zoë", "", "E")


def check_positions(seats: int, seeds: range, one_in: int) -> None:
    game = new_game(seats)
    names = NAMES[:seats]
    for seed in seeds:
        for number, state in enumerate(positions(game, seed), start=seed):
            if number % one_in:
                continue
            text = game.write_position(state, names)
            again, read, read_names = TRAIL.read_position(text, SOURCE)
            assert read.to_plain() == state.to_plain(), f"{seats} players, seed {seed}"
            assert again.write_position(read, read_names) == text, f"{seats} players, seed {seed}"


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_read_again_is_the_same_position_in_the_same_words(seats: int) -> None:
    check_positions(seats, range(8), one_in=3)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_games_read_again_are_the_same(seats: int) -> None:
    check_positions(seats, range(250), one_in=8)


@pytest.mark.parametrize("seats", SEATS)
def test_every_seats_view_is_written_read_and_written_the_same(seats: int) -> None:
    game = new_game(seats)
    for number, state in enumerate(positions(game, 11)):
        text = view_text(game, state, number % seats, NAMES[:seats])
        again, read, names = TRAIL.read_position(text, SOURCE)
        assert again.write_position(read, names) == text


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_offers_its_seat_the_moves_of_the_game(seats: int) -> None:
    game = new_game(seats)
    for state in positions(game, 12):
        seat = int(state.to_move)
        if seat in (CHANCE, NOBODY):
            continue
        text = view_text(game, state, seat, NAMES[:seats])
        again, read, _names = TRAIL.read_position(text, SOURCE)
        assert again.moves(read) == game.moves(state)


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_move_and_outcome_has_a_text_of_its_own_that_is_read_again(seats: int) -> None:
    game = new_game(seats)
    for state in positions(game, 13):
        moves = game.moves(state)
        assert len({move.text for move in moves}) == len(moves)
        for move in moves:
            assert game.read_move(state, move.text) == move.code
            assert game.move(state, move.code) == move


@pytest.mark.parametrize("seats", SEATS)
def test_progress_never_falls_and_ends_at_100(seats: int) -> None:
    game = new_game(seats)
    told = [game.progress(state) for state in positions(game, 14)]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 100)
