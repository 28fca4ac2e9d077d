"""The players of the edition of 2007 know what it has: unknown ground, boxes, prospecting."""

from __future__ import annotations

from typing import cast

import pytest

from ai.search.style import SearchStyle
from ai.search_player import make_search
from ai.titles import mind_for
from ai.titles.tinners_trail import inputs_2007 as at
from ai.titles.tinners_trail.features_2007 import Features2007
from ai.titles.tinners_trail.ground import mine_worth_2007, wanted_box
from ai.titles.tinners_trail.policy import seeming_worth
from ai.titles.tinners_trail.worth import MeanTiles
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game, Options
from game.titles import title
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.tables import table_of
from tools.proof.random_games import dealt, legal_codes, luck_of

MIND = mind_for("tinners-trail", "2007")
PINK = 0


@pytest.fixture(name="game", params=[3, 4])
def a_game(request: pytest.FixtureRequest) -> Game:
    return title("tinners-trail").game(Options("tinners-trail", request.param, "2007"))


def test_nobody_pays_more_than_they_have_after_ground_was_bought_unknown(game: Game) -> None:
    policy, search = MIND.policy(game), make_search(game, SearchStyle(value="plain", doubts=0))
    state, view = dealt(game, 5), game.rules.new_state()
    luck, out = luck_of(1), zeros(game.rules.most_moves)
    for turn in range(120):
        if state.to_move == NOBODY:
            break
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
            continue
        if turn % 10 == 0:
            game.rules.hide(state, state.to_move, view)
            search.begin(view, state.to_move, turn)
            search.run(12)
            assert int(search.best_move()) in legal_codes(game.rules, view)
        game.rules.apply(state, policy.quick_move(state, out, luck))
        assert min(int(money) for money in cast("TrailState", state).money) >= 0


@pytest.mark.rule("C-12")
def test_unknown_ground_is_worth_more_with_pieces_that_help_its_dice() -> None:
    plain = table_of("edition 2007; kea 1/0/3").state
    dug = table_of("edition 2007; kea 1/0/3; adits st-ives+st-just").state
    unknown, poor = (plain.board.area_numbers[name] for name in ("st-ives", "kea"))
    assert mine_worth_2007(dug, PINK, unknown) > mine_worth_2007(plain, PINK, unknown)
    assert mine_worth_2007(plain, PINK, unknown) > mine_worth_2007(plain, PINK, poor)


@pytest.mark.rule("C-14")
def test_the_dearest_open_box_for_the_spare_money_is_wanted() -> None:
    words = "edition 2007; round 4; phase invest; to_move pink; work; invested pink yellow blue"
    money = "pink money 33; yellow money 9; blue money 7"
    table = table_of(words, money, 'boxes {4 = {30 = ["yellow", "blue"]}}')
    assert wanted_box(table.state, PINK) == 25


@pytest.mark.rule("C-24")
def test_cubes_that_are_too_few_for_every_round_are_read() -> None:
    state = table_of("edition 2007; round 2; phase prices; work 0 pink yellow blue").state
    numbers = Features2007(state.board).numbers(state)
    assert (numbers[at.FEW_CUBES], numbers[at.CUBES]) == (0, 12)
    state.cubes_left[PINK] = 5
    assert Features2007(state.board).numbers(state)[at.FEW_CUBES] == 3 * 3 - 5


def test_a_bid_is_measured_by_what_the_ground_seems_worth() -> None:
    state = table_of("edition 2007; kea 3/3/1").play("build kea").state
    assert seeming_worth(state, MeanTiles(state.board)) > 5
