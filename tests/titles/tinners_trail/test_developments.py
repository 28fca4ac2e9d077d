"""D: developments, steam pumps and pasties."""

import pytest

from game.engine.moves import kind_of
from game.engine.rules import Rules
from game.titles.tinners_trail.components import load_components
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import EMIGRATE, EMPTY, OWN_MINER
from game.titles.tinners_trail.rules.set_up import SetUp
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tests.titles.tinners_trail.tables import (
    Table,
    emigration_table,
    face_down,
    face_up,
    own_mine,
    table_of,
)
from tests.titles.tinners_trail.toml_texts import Toml, Words

# D: developments, steam pumps and pasties.

rule = pytest.mark.rule
A_TILE = face_down(3, 3, 2)
B_TILE = face_down(2, 2, 2)


def water(table: Table, *names: str) -> list[int]:
    """Return the water of these areas."""
    return [table.area(name).water for name in names]


def places(table: Table, kind: str) -> set[str]:
    """Return the areas where a piece may be placed."""
    return {text.split()[1] for text in table.moves(kind)}


@rule("D-1")
@pytest.mark.parametrize("kind", ["miner", "port", "train"])
@pytest.mark.parametrize(
    "area", [{}, {"tile": A_TILE}, {"tile": face_up(3, 3, 2)}, {"owner": "yellow"}]
)
def test_a_piece_may_stand_in_any_area_in_play(kind: str, area: Toml) -> None:
    assert "camborne" in places(table_of(round=3, area_camborne=area), kind)


@rule("D-1")
@pytest.mark.parametrize("kind", ["miner", "port", "train"])
def test_an_area_has_one_piece_of_a_kind(kind: str) -> None:
    table = table_of(round=3, area_camborne={kind: True})
    others = {"miner", "port", "train"} - {kind}
    assert "camborne" not in places(table, kind)
    assert all("camborne" in places(table, other) for other in others)


@rule("D-1")
def test_pieces_are_never_moved_or_removed() -> None:
    mine: Toml = {"owner": "pink", "tin": 1, "miner": True, "port": True, "train": True}
    table = table_of(area_camborne=mine, adits=[["camborne", "redruth"]])
    table.play("pass", "pass", "pass", "invest none", "invest none", "invest none")
    camborne = table.area("camborne")
    assert (camborne.miner, camborne.port, camborne.train) == (True, True, True)
    assert table.look().adits == (("camborne", "redruth"),)


@rule("D-1")
def test_a_border_has_one_adit() -> None:
    table = table_of(adits=[["camborne", "redruth"]])
    assert "adit camborne redruth" not in table.moves()
    assert "adit camborne wendron" in table.moves()


@rule("D-1")
@pytest.mark.parametrize(
    ("kind", "move"),
    [
        ("miner", "miner redruth"),
        ("port", "port camborne"),
        ("train", "train redruth"),
        ("adit", "adit camborne redruth"),
    ],
)
def test_a_piece_is_taken_from_the_rounds_column(kind: str, move: str) -> None:
    before = table_of(round=3).look().stock
    after = table_of(round=3).play(move).look().stock
    taken = {
        name: [a - b for a, b in zip(before[name], after[name], strict=True)] for name in after
    }
    assert taken == {name: [0, 0, int(name == kind), 0] for name in before}


@rule("D-1")
@pytest.mark.parametrize("kind", ["miner", "port", "train", "adit"])
def test_an_empty_stock_gives_nothing(kind: str) -> None:
    table = table_of(round=3, developments={kind: [0, 0, 0, 1]})
    assert not table.moves(kind)


@rule("D-2")
def test_a_miner_takes_one_work_point_and_raises_the_capacity() -> None:
    table = table_of(area_camborne={"owner": "pink", "water": 3}).play("miner camborne")
    assert (table.area("camborne").capacity, water(table, "camborne")) == (3, [3])
    assert table.track[1] == ["pink"]


@rule("D-3")
def test_a_port_stands_on_the_coast_only() -> None:
    found = places(table_of(), "port")
    assert {"camborne", "st-keverne"} <= found
    assert not found & {"wendron", "redruth", "st-stephen"}


@rule("D-3")
def test_a_port_takes_two_work_points_raises_capacity_and_removes_a_water() -> None:
    table = table_of(area_camborne={"owner": "yellow", "water": 3}).play("port camborne")
    assert (table.area("camborne").capacity, water(table, "camborne")) == (3, [2])
    assert table.track[2] == ["pink"]


@rule("D-3")
def test_a_port_lays_a_drainage_token_where_there_is_no_mine() -> None:
    table = table_of(area_camborne={"tile": A_TILE}).play("port camborne")
    assert table.area("camborne").drainage == 1


@rule("D-3")
def test_a_port_at_a_dry_mine_removes_nothing() -> None:
    table = table_of(area_camborne={"owner": "pink"}).play("port camborne")
    assert (water(table, "camborne"), table.area("camborne").drainage) == ([0], 0)


@rule("D-4")
def test_a_train_removes_two_water_there_and_one_in_each_adjacent_area() -> None:
    names = ("camborne", "gwinear", "breage", "wendron", "redruth", "kea")
    mines: Words = {f"area_{name}": {"owner": "pink", "water": 3} for name in names}
    table = table_of(round=3, **mines).play("train camborne")
    assert water(table, *names) == [1, 2, 2, 2, 2, 3]


@rule("D-4")
def test_a_train_takes_two_work_points_and_raises_the_capacity() -> None:
    table = table_of(round=3, area_camborne={"owner": "pink"}).play("train camborne")
    assert (table.area("camborne").capacity, table.track[2]) == (3, ["pink"])


@rule("D-4")
def test_a_train_lays_drainage_tokens_where_there_is_no_mine() -> None:
    table = table_of(
        round=3,
        area_camborne={"tile": A_TILE},
        area_wendron={"tile": B_TILE},
        area_redruth={"owner": "blue", "water": 1},
    )
    table.play("train camborne")
    assert [table.area(name).drainage for name in ("camborne", "wendron", "redruth")] == [2, 1, 0]
    assert water(table, "redruth") == [0]


@rule("D-4")
def test_a_train_removes_no_more_water_than_there_is() -> None:
    table = table_of(round=3, area_camborne={"owner": "pink", "water": 1}).play("train camborne")
    assert water(table, "camborne") == [0]


@rule("D-5")
def test_an_adit_drains_both_areas_and_finds_ore() -> None:
    table = table_of(area_camborne={"owner": "pink", "water": 3}, area_redruth={"tile": B_TILE})
    table.play("adit camborne redruth")
    assert water(table, "camborne") == [2]
    assert table.area("redruth").drainage == 1
    for name in ("camborne", "redruth"):
        assert (table.area(name).tin, table.area(name).copper) == (1, 1)


@rule("D-5")
def test_an_adit_takes_three_work_points() -> None:
    assert table_of().play("adit camborne redruth").track[3] == ["pink"]


@rule("D-5")
def test_an_adit_lies_on_a_border_of_two_adjacent_areas() -> None:
    borders = {tuple(text.split()[1:]) for text in table_of().moves("adit")}
    assert ("camborne", "redruth") in borders
    assert ("camborne", "kea") not in borders


@rule("D-5")
def test_an_adit_is_read_in_either_order() -> None:
    table = table_of().play("adit redruth camborne")
    assert table.look().adits == (("camborne", "redruth"),)


@rule("D-5")
@rule("D-7")
@rule("A2-5")
def test_ore_is_found_even_where_the_tile_was_removed() -> None:
    table = table_of().play("adit camborne redruth")
    assert (table.area("redruth").tin, table.area("redruth").copper) == (1, 1)
    assert table.area("redruth").drainage == 0


@rule("D-7")
@pytest.mark.parametrize("move", ["port camborne", "train camborne", "adit camborne redruth"])
def test_a_token_is_laid_only_where_a_tile_still_lies(move: str) -> None:
    table = table_of(round=3).play(move)
    assert all(area.drainage == 0 for area in table.look().areas)


@rule("D-7")
def test_tokens_pile_up() -> None:
    table = table_of(round=3, area_camborne={"tile": A_TILE})
    table.play("train camborne", "port camborne", "adit camborne redruth")
    assert table.area("camborne").drainage == 4


@rule("D-8")
def test_pasties_bring_a_pound_for_a_work_point() -> None:
    table = table_of().play("pasties")
    assert (table.player("pink").money, table.track[1]) == (21, ["pink"])


# D-6, D-7: steam pumps of the development board.


def pumping(**areas: Toml) -> Table:
    """Return a table of round 2 on which pink has just taken two pumps."""
    table = table_of(round=2, **areas).play("pumps")
    assert table.look().pumps_left == 2
    return table


TWO_MINES: Words = {
    "area_camborne": {"owner": "pink", "water": 3},
    "area_redruth": {"owner": "yellow", "water": 1},
}


@rule("D-6")
def test_pumps_take_one_work_point() -> None:
    assert pumping(**TWO_MINES).track[1] == ["pink"]


@rule("D-6")
@pytest.mark.parametrize(
    ("players", "game_round", "left", "taken"),
    [
        (4, 1, [[1], [2], [2], [3]], 1),
        (4, 2, [[1], [2], [2], [3]], 2),
        (4, 4, [[1], [2], [2], [3]], 3),
        (4, 3, [[1], [2], [], [3]], 2),
        (4, 2, [[1], [], [2], [3]], 1),
        (5, 1, [[1, 1], [2], [2], [3]], 1),
    ],
)
def test_the_rightmost_group_of_the_rounds_so_far_is_taken(
    players: int, game_round: int, left: list[list[int]], taken: int
) -> None:
    mine: Toml = {"owner": "pink", "water": 9}
    table = table_of(
        players, round=game_round, developments={"pumps": left}, area_st_just=mine
    ).play("pumps")
    assert table.look().pumps_left == taken


@rule("D-6")
def test_a_taken_group_is_gone_and_the_next_one_is_to_its_left() -> None:
    groups: Toml = {"pumps": [[1], [2], [2], [3]]}
    table = table_of(4, round=2, developments=groups, invested=["yellow", "blue", "green"])
    table.play("pumps")
    assert table.look().pumps == ((1,), (), (2,), (3,))
    table.play("pumps")
    assert table.look().pumps == ((), (), (2,), (3,))
    assert not table.moves("pumps")


@rule("D-6")
def test_two_groups_of_one_round_are_taken_one_after_the_other() -> None:
    others = ["yellow", "blue", "green", "orange"]
    table = table_of(5, developments={"pumps": [[1, 1], [2], [2], [3]]}, invested=others)
    table.play("pumps")
    assert table.look().pumps[0] == (1,)
    table.play("pumps")
    assert table.look().pumps[0] == ()


@rule("D-6")
def test_groups_of_later_rounds_wait() -> None:
    assert not table_of(4, developments={"pumps": [[], [2], [2], [3]]}).moves("pumps")


@rule("D-6")
def test_water_is_removed_from_any_mines_split_as_wished() -> None:
    table = pumping(**TWO_MINES)
    assert table.moves() == ["pump none", "pump camborne", "pump redruth"]
    table.play("pump camborne", "pump redruth")
    assert (table.area("camborne").water, table.area("redruth").water) == (2, 0)


@rule("D-6")
def test_one_mine_may_be_pumped_twice() -> None:
    table = pumping(**TWO_MINES).play("pump camborne", "pump camborne")
    assert table.area("camborne").water == 1


@rule("D-6")
def test_a_dry_mine_is_not_offered() -> None:
    assert pumping(**TWO_MINES).play("pump redruth").moves() == ["pump none", "pump camborne"]


@rule("D-6")
def test_fewer_may_be_used_and_none_is_kept() -> None:
    table = pumping(**TWO_MINES).play("pump camborne", "pump none")
    assert (table.phase, table.to_move, table.look().pumps_left) == ("actions", "yellow", 0)
    assert table.area("camborne").water == 2


@rule("D-6")
def test_choosing_ends_when_the_pumps_are_used_up() -> None:
    table = pumping(**TWO_MINES).play("pump camborne", "pump camborne")
    assert (table.phase, table.to_move) == ("actions", "yellow")


@rule("D-6")
def test_choosing_ends_when_no_mine_has_water() -> None:
    table = pumping(area_camborne={"owner": "yellow", "water": 1}).play("pump camborne")
    assert (table.phase, table.to_move) == ("actions", "yellow")


@rule("D-6")
def test_a_group_may_be_taken_although_no_water_can_be_removed() -> None:
    table = table_of(area_camborne={"owner": "pink"}).play("pumps")
    assert (table.phase, table.to_move, table.track[1]) == ("actions", "yellow", ["pink"])


@rule("D-6")
def test_the_same_player_chooses_although_another_is_leftmost_now() -> None:
    assert pumping(**TWO_MINES).to_move == "pink"


@rule("D-6")
@rule("D-7")
def test_pumps_lay_no_drainage_tokens() -> None:
    table = pumping(
        area_redruth={"tile": face_down(2, 2, 2)}, **{"area_camborne": TWO_MINES["area_camborne"]}
    )
    assert "pump redruth" not in table.moves()


@rule("D-6")
@rule("T-4")
def test_the_last_active_player_may_take_pumps_after_all_others_have_passed() -> None:
    table = table_of(invested=["yellow", "blue"], **TWO_MINES).play("pumps", "pump camborne")
    assert (table.phase, table.to_move) == ("actions", "pink")


@rule("D-6")
def test_everybody_sees_the_groups_that_are_left_round_by_round() -> None:
    table = table_of(round=2)
    before = table.look().pumps
    assert len(before) == 4
    assert sum(map(len, before)) > 0
    table.play("pumps")
    after = table.look().pumps
    assert (after[0], after[2:]) == (before[0], before[2:])
    assert after[1] == before[1][:-1]


@rule("D-1")
def test_everybody_sees_the_pieces_that_are_left_round_by_round() -> None:
    stock: dict[str, Toml] = {
        "miner": [0, 1, 2, 2],
        "port": [0, 0, 1, 2],
        "train": [0, 0, 1, 0],
        "adit": [0, 1, 0, 1],
    }
    look = table_of(round=2, developments=stock).look()
    assert {name: list(left) for name, left in look.stock.items()} == stock


# T-3 where an action costs more than one work point, as no printed one of the expansions does.

COSTS = 3
LAST = 10


def kinds_at(column: int) -> set[int]:
    """Return the kinds of moves of pink in a column, when miners and emigrating cost 3."""
    table = emigration_table(
        area_redruth={"owner": "pink"},
        area_kea=own_mine("pink"),
        work={str(column): ["pink", "yellow", "blue"]},
    )
    rules: Rules = dear_rules()
    state = rules.new_state()
    state.load_plain(table.state.to_plain())
    assert isinstance(state, TrailState)
    assert state.own_miner[state.board.area_numbers["redruth"]] == EMPTY
    return {int(kind_of(code)) for code in rules.legal_codes(state)}


def dear_rules() -> TrailRules:
    """Return rules whose own miners and emigrations cost three work points."""
    board = Board(load_components(), SetUp(3, emigration=True))
    board.miner_work = board.emigrate_work = COSTS
    return TrailRules(board)


@pytest.mark.rule("T-3")
def test_own_miners_and_emigration_need_the_work_points_they_cost() -> None:
    assert {OWN_MINER, EMIGRATE} <= kinds_at(LAST - COSTS)
    assert not {OWN_MINER, EMIGRATE} & kinds_at(LAST - COSTS + 1)
