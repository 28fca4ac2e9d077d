"""Any move of hundreds is found by small questions, and every one can be found."""

from __future__ import annotations

import pytest

from game.engine.move import Move
from game.tabletop.question.narrowing import FEW, WHOLE, Narrowing, Value

PLACES = ("kea", "redruth", "gwennap", "st-ives")


def numbered(*moves: Move) -> tuple[Move, ...]:
    return tuple(
        Move(at, move.kind, f"{move.kind} {at}", move.places, move.card, move.choice, move.amounts)
        for at, move in enumerate(moves)
    )


MANY = numbered(
    *(Move(0, "dig", "", (one, other)) for one in PLACES for other in PLACES if one != other),
    *(Move(0, "pay", "", amounts=(("coins", coins),)) for coins in range(20, 0, -1)),
    *(Move(0, "play", "", card=card) for card in ("oak", "elm")),
    Move(0, "stop", ""),
)


def path_to(move: Move) -> list[Value]:
    """Answer every question so that it leads to the move; return the answers."""
    narrowing, path = Narrowing(MANY), list[Value]()
    for _ in range(10):
        choice = next(choice for choice in narrowing.choices if move in choice.moves)
        path.append(choice.value)
        found = narrowing.pick(choice.value)
        if found is not None:
            assert found is move
            return path
    raise AssertionError("the questions do not end")


@pytest.mark.parametrize("move", MANY, ids=lambda move: move.text)
def test_every_move_is_found(move: Move) -> None:
    assert len(path_to(move)) <= 3


def test_few_moves_are_listed_whole() -> None:
    narrowing = Narrowing(MANY[:FEW])
    assert narrowing.part == WHOLE
    assert [choice.value for choice in narrowing.choices] == [move.text for move in MANY[:FEW]]


def test_a_long_row_of_numbers_is_set_and_goes_up() -> None:
    narrowing = Narrowing(MANY)
    narrowing.pick("pay")
    assert narrowing.part == "coins"
    assert narrowing.counts
    assert [choice.value for choice in narrowing.choices] == list(range(1, 21))


def test_a_pick_is_taken_back() -> None:
    narrowing = Narrowing(MANY)
    assert not narrowing.back()
    narrowing.pick("dig")
    assert narrowing.part == "place"
    assert narrowing.back()
    assert narrowing.part == "kind"


def test_an_answer_that_is_none_changes_nothing() -> None:
    narrowing = Narrowing(MANY)
    assert narrowing.pick("fly") is None
    assert not narrowing.begun


def test_nobody_is_asked_without_moves() -> None:
    narrowing = Narrowing()
    assert (narrowing.part, narrowing.choices, narrowing.counts) == ("", (), False)
