"""The bill and the sheets explain where they stand; a secret is nobody's who does not know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.knowledge import OPEN_OBSERVER
from game.engine.rules import State
from game.titles.tinners_trail.table.sheets.extract import capacity_in_words
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat


@pytest.fixture
def hot_seat() -> HotSeat:
    """Three people; an area whose tile lies face down is up for sale."""
    game = Game(3, 5)
    game.until("build")
    return HotSeat(game)


def sell_face_down(game: Game) -> str:
    """Put an area up whose tile lies face down; return its name."""
    builds = [move for move in game.moves() if move.kind == "build"]
    state = game.state
    names = list(state.board.area_names)
    hidden = next(b for b in builds if not state.face_up[names.index(b.places[0])])
    game.step(0, hidden.code)
    return hidden.places[0]


def tile_head(hot_seat: HotSeat, view: State, seat: int) -> tuple[str, str]:
    """Return the words before the tile's row of the bill, and the note below the tile."""
    hot_seat.table.show(view, seat)
    sheet = hot_seat.bill
    assert sheet is not None and sheet.look is not None
    return sheet.look.rows[0].words, sheet.look.goods.note


def test_only_who_has_looked_alone_is_told_that_only_they_know_the_tile(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    state = game.state
    area = list(state.board.area_names).index(sell_face_down(game))
    assert tile_head(hot_seat, game.view(0), 0)[0] == "Tile (face down)"
    head, note = tile_head(hot_seat, game.state, OPEN_OBSERVER)
    assert head == "Tile (face down)"
    assert "you know" not in note
    state.seen[area] = 0b001
    assert tile_head(hot_seat, game.view(0), 0)[0] == "Tile (only you know)"
    state.seen[area] = 0b011
    assert tile_head(hot_seat, game.view(0), 0)[0] == "Tile (face down)"


def test_who_opens_with_a_survey_card_alone_knows_the_tile(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    assert game.until(lambda moves: any(move.kind == "survey" and move.card for move in moves))
    opener = game.mover
    game.step(0, next(move.code for move in game.moves() if move.card))
    head, note = tile_head(hot_seat, game.view(opener), opener)
    assert head == "Tile (only you know)"
    assert "you know" in note
    rival = (opener + 1) % 3
    assert tile_head(hot_seat, game.view(rival), rival)[0] == "Tile (face down)"
    assert tile_head(hot_seat, game.state, OPEN_OBSERVER)[0] == "Tile (face down)"


def test_a_capacity_says_what_it_is_made_of_and_nothing_twice(hot_seat: HotSeat) -> None:
    context = hot_seat.table._tips.context
    plain = "Capacity 2, as in every mine: so many cubes at once"
    area = replace(hot_seat.game.look().areas[0], capacity=2, miners=0)
    assert capacity_in_words(context, area) == plain
    told = capacity_in_words(context, replace(area, capacity=3, miners=1))
    assert told == "Capacity 3: 2 in every mine + 1 miner"


def test_the_tip_of_the_prices_tells_how_they_are_rolled(hot_seat: HotSeat) -> None:
    tips = hot_seat.table._tips
    hot_seat.table.show(hot_seat.game.view(0), 0)
    told = " ".join(tips.prices(hot_seat.table._model).lines)
    assert "three dice" in told.lower()
