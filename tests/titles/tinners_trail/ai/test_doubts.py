"""What those who know a face-down tile have bid says what may lie there, and nothing else does."""

from typing import Final

import pytest

from ai.titles import mind_for
from game.engine.luck import Luck
from game.engine.options import Options
from game.engine.rules import CHANCE
from game.engine.title import Game
from game.titles import title
from game.titles.tinners_trail.rules.kinds import ACTIONS, AUCTION, FROM_NOWHERE
from game.titles.tinners_trail.rules.seat_sets import with_seat
from game.titles.tinners_trail.rules.state import TrailState

ME, KNOWER, OTHER = 0, 1, 2
WORLDS: Final = 1000
STEPS: Final = 3
DEAR, CHEAP = 14, 2  # pounds


@pytest.fixture
def game() -> Game:
    return title("tinners-trail").game(Options("tinners-trail", 3))


def auction(game: Game, pounds: int) -> TrailState:
    """A face-down tile is up, opened by who knows it, at so many pounds of the third seat."""
    rules = game.rules
    state = rules.new_state()
    assert isinstance(state, TrailState)
    rules.deal(state, 4)
    while state.phase != ACTIONS:
        chance = state.to_move == CHANCE
        rules.apply(state, rules.draw_outcome(state) if chance else rules.legal_codes(state)[0])
    area = next(
        area
        for area in range(state.board.areas)
        if state.tile[area] >= 0 and not state.face_up[area]
    )
    state.seen[area] = with_seat(0, KNOWER)
    state.phase, state.area, state.to_move = AUCTION, area, ME
    state.opener, state.survey_from, state.minimum = KNOWER, FROM_NOWHERE, 1
    state.high_bid, state.high_bidder = pounds, OTHER
    for seat in (ME, KNOWER, OTHER):
        state.bidding[seat] = 1
    return state


def ore_imagined(game: Game, state: TrailState, steps: int) -> float:
    """The mean ore under the hammer in the worlds the first seat imagines."""
    policy, luck, world = mind_for("tinners-trail").policy(game), Luck(), game.rules.new_state()
    assert isinstance(world, TrailState)
    view = game.rules.new_state()
    game.rules.hide(state, ME, view)
    luck.seed(1)
    total = 0
    for _world in range(WORLDS):
        world.copy_from(view)
        game.rules.imagine(world, ME, luck)
        for _step in range(steps):
            policy.doubt(world, ME, luck)
        tile = world.tile[world.area]
        total += int(world.board.tile_tin[tile] + world.board.tile_copper[tile])
    return total / WORLDS


@pytest.mark.rule("A-6")
def test_who_bids_much_for_a_tile_they_know_makes_it_rich(game: Game) -> None:
    state = auction(game, DEAR)
    state.high_bidder = KNOWER
    assert ore_imagined(game, state, STEPS) > ore_imagined(game, state, 0) + 0.2


@pytest.mark.rule("A-6")
def test_who_drops_out_early_though_they_know_a_tile_makes_it_poor(game: Game) -> None:
    state = auction(game, CHEAP)
    state.bidding[KNOWER] = 0
    assert ore_imagined(game, state, STEPS) < ore_imagined(game, state, 0) - 0.05


def test_who_does_not_know_the_tile_tells_nothing(game: Game) -> None:
    state = auction(game, DEAR)
    state.seen[state.area] = 0
    state.high_bidder = KNOWER
    assert ore_imagined(game, state, STEPS) == ore_imagined(game, state, 0)


def test_what_one_knows_oneself_is_not_doubted(game: Game) -> None:
    state = auction(game, DEAR)
    state.seen[state.area] = with_seat(state.seen[state.area], ME)
    state.high_bidder = KNOWER
    tile = state.tile[state.area]
    truth = int(state.board.tile_tin[tile] + state.board.tile_copper[tile])
    assert ore_imagined(game, state, STEPS) == truth
