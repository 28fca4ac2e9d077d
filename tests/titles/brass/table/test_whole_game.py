"""A whole game at the table: every step is shown, and some are played by hand."""

from __future__ import annotations

import random

import pytest

from game.engine.rules import CHANCE, NOBODY
from tests.titles.brass.table.hands import play
from tests.titles.brass.table.sitting import LIKED, Sitting

VIEWER = 0
BY_HAND, COMPARED = 0.3, 40
"""The share of decisions played by clicks or keys, and after how many steps tables are compared."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 5])
def test_a_whole_game_is_played_and_every_animated_table_equals_a_fresh_one(seed: int) -> None:
    sitting = Sitting()
    workshop, table = sitting.workshop, sitting.table
    rules, state, chance = workshop.rules, workshop.state, random.Random(seed)
    rules.deal(state, seed)
    step = 0
    while state.to_move != NOBODY:
        before = workshop.view(VIEWER)
        if state.to_move == CHANCE:
            code = rules.draw_outcome(state)
        else:
            moves = workshop.moves()
            move = chance.choices(moves, [LIKED.get(each.kind, 1.0) for each in moves])[0]
            code = move.code
            if chance.random() < BY_HAND:
                sitting.ask()
                play(sitting, move.text, keys=chance.random() < 0.5)
                assert sitting.host.answers == [code], f"{move.text} in step {step} of seed {seed}"
        step += 1
        face = workshop.game.move(state, code)
        rules.apply(state, code)
        after = workshop.view(VIEWER)
        events = workshop.game.narrate(before, face, after, VIEWER)
        table.animate(events, after, VIEWER).finish()
        table.log(events, VIEWER, step)
        if step % COMPARED == 0:
            shown = table.picture()
            table.show(after, VIEWER)
            assert table.picture() == shown, f"step {step} of seed {seed}"
    assert table.journal.entries
    sitting.close()
