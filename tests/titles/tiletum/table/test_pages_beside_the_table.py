"""Pages round the table show games of both kinds."""

from __future__ import annotations

import random

import pytest

from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.places import assets_folder
from game.titles.tiletum.table.books import COLUMNS, TiletumBooks
from game.titles.tiletum.table.stationery import TiletumStationery
from game.titles.tiletum.title import TiletumTitle

EVERY = 120


@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
def test_every_position_has_a_small_picture_and_a_line_in_the_ledger(
    expansions: tuple[str, ...],
) -> None:
    title = TiletumTitle()
    game = title.game(Options("tiletum", 3, expansions=expansions))
    books, pictures = TiletumBooks(title), TiletumStationery(assets_folder())
    state, chance, step = game.rules.new_state(), random.Random(2), 0
    game.rules.deal(state, 2)
    while state.to_move != NOBODY:
        if step % EVERY == 0:
            assert pictures.thumbnail(state, game.colours, (160, 100)).get_size() == (160, 100)
            assert len(books.entries(state, step % 3)) == len(COLUMNS)
        step += 1
        luck = state.to_move == CHANCE
        moves = game.moves(state) if not luck else ()
        code = game.rules.draw_outcome(state) if luck else chance.choice(moves).code
        game.rules.apply(state, code)
    ahead = max(books.figures(state, seat)["points"] for seat in range(3))
    assert ahead == game.scores(state)[game.ranking(state)[0]]
