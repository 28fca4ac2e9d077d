"""A whole game at the drawn table of Tiletum: every step is shown, and some are played by hand."""

from __future__ import annotations

import random

import pytest

from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from tests.titles.tiletum.table.court import Court, play

VIEWER = 0
BY_HAND, COMPARED = 0.2, 40
"""The share of decisions played by clicks or keys, and after how many steps tables are compared."""
SOLO = Options("tiletum", 2, automa=("normal",), automa_seat=1)
SILVER = Options("tiletum", 2, expansions=("silver",))
SILVER_SOLO = Options("tiletum", 2, expansions=("silver",), automa=("hard",), automa_seat=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [Options("tiletum", 2), SOLO, SILVER, SILVER_SOLO],
    ids=["two", "solo", "silver", "silver-solo"],
)
def test_a_whole_game_is_played_and_every_animated_table_equals_a_fresh_one(
    options: Options,
) -> None:
    court = Court(options=options)
    rules, state, table, chance = court.rules, court.state, court.table, random.Random(4)
    rules.deal(state, 4)
    step = 0
    while state.to_move != NOBODY:
        before, code = court.view(VIEWER), court.choose(chance)
        if state.to_move != CHANCE and chance.random() < BY_HAND:
            move = next(move for move in court.moves() if move.code == code)
            court.ask()
            play(court, move, keys=chance.random() < 0.5)
            assert court.host.answers == [code], f"{move.text} in step {step}"
        step += 1
        face = court.game.move(state, code)
        rules.apply(state, code)
        after = court.view(VIEWER)
        events = court.game.narrate(before, face, after, VIEWER)
        table.animate(events, after, VIEWER).finish()
        table.log(events, VIEWER, step)
        if step % COMPARED == 0:
            shown = table.picture()
            table.show(after, VIEWER)
            assert table.picture() == shown, f"step {step}"
    assert table.journal.entries
