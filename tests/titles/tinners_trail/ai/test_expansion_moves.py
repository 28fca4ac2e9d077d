"""Computer players with arsenic and emigration: legal quick moves, sensible scores."""

import pytest

from ai.titles import mind_for
from ai.titles.tinners_trail.policy import TrailPolicy
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.options import Options
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Game
from game.titles import title
from game.titles.tinners_trail.components import load_components
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.expansion_tables import (
    arsenic_table,
    emigration_table,
    naming_table,
    new_calciner_mine,
    waiting_table,
)
from tests.titles.tinners_trail.tables import Table, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Words
from tools.proof.random_games import dealt, legal_codes, luck_of

EXPANSIONS = ("arsenic", "emigration", "kickstarter")


def policy_of(game: Game) -> TrailPolicy:
    """Return what the computer players know of a game."""
    policy = mind_for("tinners-trail").policy(game)
    assert isinstance(policy, TrailPolicy)
    return policy


def wanted(table: Table, kind: str = "") -> str:
    """Return the text of the move with the highest score, of a kind if one is named."""
    codes, scores = legal_codes(table.game.rules, table.state), zeros(4300)
    codes = [code for code in codes if table.game.move(table.state, code).text.startswith(kind)]
    moves = zeros(len(codes))
    for number, code in enumerate(codes):
        moves[number] = code
    policy_of(table.game).score(table.state, moves, len(codes), scores)
    best = max(range(len(codes)), key=lambda number: int(scores[number]))
    return table.game.move(table.state, codes[best]).text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_quick_moves_are_legal_in_every_question(players: int) -> None:
    game = title("tinners-trail").game(Options("tinners-trail", players, expansions=EXPANSIONS))
    policy, luck, out = policy_of(game), luck_of(3), zeros(game.rules.most_moves)
    asked = set()
    for seed in range(4):
        state = dealt(game, seed)
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                game.rules.apply(state, game.rules.draw_outcome(state))
                continue
            code = int(policy.quick_move(state, out, luck))
            assert code in legal_codes(game.rules, state)
            asked.add(game.move(state, code).kind)
            game.rules.apply(state, code)
    assert {"calciner", "process", "sell", "emigrate"} <= asked


def test_a_calciner_between_own_mines_is_built() -> None:
    mines = {f"area_{name}": {"owner": "pink"} for name in ("redruth", "gwennap")}
    assert wanted(new_calciner_mine(**mines)) == "calciner yes"


def test_a_lonely_calciner_of_the_last_round_is_not() -> None:
    assert wanted(new_calciner_mine(round=4)) == "calciner no"


def test_arsenic_is_processed_before_it_is_sold_in_one_sale() -> None:
    table = arsenic_table(
        area_kea={"owner": "pink", "arsenic": 2},
        work={"6": ["pink"], "10": ["yellow", "blue"]},
        developments={"adit": [0, 1, 1, 1]},
    )
    chosen = []
    for _turn in range(3):
        chosen.append(wanted(table))
        table.play(chosen[-1])
    assert chosen == ["process kea", "process kea", "sell arsenic"]


def test_the_ore_with_more_cubes_is_raised() -> None:
    assert wanted(naming_table(1, tin=3, copper=1)) == "adelaide tin"
    assert wanted(naming_table(1, tin=1, copper=3)) == "adelaide copper"


def test_a_miner_leaves_an_exhausted_mine() -> None:
    assert wanted(emigration_table(round=4)).startswith("emigrate kea")


def test_a_train_from_michigan_goes_where_it_helps() -> None:
    wet: Words = {"owner": "pink", "tin": 3, "copper": 3, "water": 5}
    table = waiting_table("train", area_redruth=wet)
    assert wanted(table, "place") == "place train redruth"


@pytest.mark.parametrize(("tile", "pence"), [("money+3", 300), ("work+1", 300)])
def test_a_bonus_is_worth_its_money_or_a_work_point(tile: str, pence: int) -> None:
    cubes = {"money+3": (2, 2, 3), "work+1": (1, 3, 3)}[tile]
    table = table_of(
        expansions=["kickstarter-tiles"],
        area_st_columb={"tile": {**face_up(*cubes), "bonus": tile}},
    )
    state = TrailState(Board(load_components(), table.state.board.set_up))
    state.load_plain(table.state.to_plain())
    tiles, area = MeanTiles(state.board), state.board.area_numbers["st-columb"]
    with_bonus = int(mine_worth(state, tiles, 0, area))
    state.board.tile_money[state.tile[area]] = 0
    state.board.tile_work[state.tile[area]] = 0
    assert with_bonus - int(mine_worth(state, tiles, 0, area)) == pence
