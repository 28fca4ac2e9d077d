"""Seating: players as typed, and names nobody shares."""

import pytest

from game.engine.reasons import Unreadable
from game.match.seating import check_count, parse_players, seat_players

COMPUTERS = ("ai:1", "ai:3", "random")


def test_players_are_read_in_seat_order() -> None:
    assert parse_players("human,ai:3, random", COMPUTERS) == ("human", "ai:3", "random")


def test_a_number_means_that_many_humans() -> None:
    assert parse_players("4", COMPUTERS) == ("human",) * 4


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("human,ai:9", '"ai:9"'),
        ("", "an empty name"),
        ("human,,ai:1", "an empty name"),
        ("44", '"44"'),
    ],
)
def test_an_unknown_player_is_refused_and_the_known_ones_are_named(text: str, found: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_players(text, COMPUTERS)
    allowed = "allowed are human, ai:1, ai:3, random"
    assert str(refused.value) == f"players: {found} is unknown; {allowed}"


def test_a_count_the_title_is_not_made_for_is_refused() -> None:
    check_count(("human",) * 3, (2, 3, 4))
    with pytest.raises(Unreadable, match="players: 1 are too few or too many; allowed are 2, 3"):
        check_count(("human",), (2, 3))


def test_seats_take_names_and_colours_in_order() -> None:
    seats = seat_players(("human", "ai:3"), ("red", "white", "gold"), ("Ann", "Ben"))
    assert [(seat.name, seat.player, seat.colour) for seat in seats] == [
        ("Ann", "human", "red"),
        ("Ben", "ai:3", "white"),
    ]


def test_no_two_seats_are_called_the_same() -> None:
    seats = seat_players(("human",) * 4, ("a", "b", "c", "d"), ("Ann", " Ann ", "Ann 2"))
    assert [seat.name for seat in seats] == ["Ann", "Ann 2", "Ann 2 2", "human"]
