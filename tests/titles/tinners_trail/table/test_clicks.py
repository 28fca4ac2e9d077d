"""How many clicks an action takes, from nothing chosen to the answer."""

from __future__ import annotations

import pytest

from game.engine.move import Move
from tests.titles.tinners_trail.table.sitting import Game, Sitting

MOST_SEEDS = 40


def table_asked_for(kind: str) -> tuple[Sitting, Move]:
    """Return a table at which somebody may make a move of a kind, and such a move."""
    for seed in range(MOST_SEEDS):
        game = Game(3, seed)
        if game.until(lambda moves: any(move.kind == kind for move in moves)):
            sitting = Sitting(game)
            sitting.ask()
            return sitting, next(move for move in game.moves() if move.kind == kind)
    raise AssertionError(f"Nobody may ever {kind}.")


@pytest.mark.parametrize(
    ("kind", "last", "clicks"),
    [
        ("extract", "sheet-confirm", 3),
        ("port", "", 2),
        ("adit", "", 3),
        ("build", "confirm", 3),
        ("bid", "bid", 1),
    ],
)
def test_an_action_takes_no_more_clicks_than_it_has_parts(
    kind: str, last: str, clicks: int
) -> None:
    sitting, move = table_asked_for(kind)
    names = [] if kind == "bid" else [f"action:{kind}", *(f"area:{area}" for area in move.places)]
    names += [last] if last else []
    for name in names:
        assert not sitting.host.answers, name
        if kind == "bid":
            sitting.pilot.advance(1.0)  # the deaf moment of a sheet that has just opened
        sitting.pilot.click(name=name)
    assert sitting.host.answers
    assert len(names) == clicks
    sitting.close()
