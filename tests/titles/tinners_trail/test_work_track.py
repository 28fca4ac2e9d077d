"""T: whose turn it is, what work points buy, and passing."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, table_of

rule = pytest.mark.rule
DEVELOPMENTS = ["miner redruth", "port camborne", "train redruth", "adit camborne redruth"]


def at_column(column: int) -> Table:
    """Return a table with pink's marker there and the others further right."""
    others = {str(column): ["pink"], "10": ["yellow", "blue"]}
    if column == 10:
        others = {"10": ["pink", "yellow", "blue"]}
    return table_of(
        round=3,
        work=others,
        area_camborne={"owner": "pink", "tin": 2, "water": 1},
        area_wendron={"tile": face_down(2, 2, 2)},
    )


def kinds(table: Table) -> set[str]:
    """Return the actions that are offered."""
    return {text.split()[0] for text in table.moves()}


@rule("T-1")
def test_the_leftmost_marker_is_active() -> None:
    table = table_of(work={"1": ["yellow", "pink"], "0": ["blue"]})
    assert table.to_move == "blue"


@rule("T-1")
def test_within_a_column_the_uppermost_marker_is_active() -> None:
    assert table_of(work={"3": ["blue", "pink", "yellow"]}).to_move == "blue"


@rule("T-1")
def test_a_player_stays_active_while_the_marker_is_still_leftmost() -> None:
    table = table_of(work={"0": ["pink"], "5": ["yellow", "blue"]}).play("pasties", "pasties")
    assert (table.to_move, table.track[2]) == ("pink", ["pink"])


@rule("T-2")
@pytest.mark.parametrize(
    ("move", "column"),
    [
        ("extract camborne tin 1 copper 0", 1),
        ("miner redruth", 1),
        ("port camborne", 2),
        ("train redruth", 2),
        ("adit camborne redruth", 3),
        ("pumps", 1),
        ("pasties", 1),
    ],
)
def test_the_marker_moves_as_many_columns_as_the_action_takes(move: str, column: int) -> None:
    table = table_of(round=3, area_camborne={"owner": "pink", "tin": 2}).play(move)
    assert "pink" in table.track[column]


@rule("T-2")
def test_a_marker_goes_below_those_already_in_its_column() -> None:
    table = table_of(work={"0": ["pink"], "1": ["blue", "yellow"]}).play("pasties")
    assert table.track == {1: ["blue", "yellow", "pink"]}


@rule("T-2")
def test_markers_below_the_one_that_leaves_move_up() -> None:
    table = table_of(work={"0": ["pink", "yellow", "blue"]}).play("pasties")
    assert table.track == {0: ["yellow", "blue"], 1: ["pink"]}
    assert table.to_move == "yellow"


@rule("T-2")
def test_an_auction_that_ends_without_a_mine_does_not_move_the_marker() -> None:
    table = table_of(
        2,
        pink={"money": 1},
        yellow={"money": 0},
        area_gwennap={"tile": face_down(1, 2, 2)},
        decks={"c": ["port:4"]},
    )
    table.play("build gwennap", "survey deck", "draw c:port:4")
    assert (table.to_move, table.track) == ("pink", {0: ["pink", "yellow"]})


@rule("T-3")
@pytest.mark.parametrize(
    ("column", "missing"),
    [
        (7, set()),
        (8, {"adit"}),
        (9, {"adit", "build", "port", "train"}),
    ],
)
def test_an_action_needs_its_work_points(column: int, missing: set[str]) -> None:
    every = {"build", "extract", "miner", "port", "train", "adit", "pumps", "pasties", "pass"}
    assert kinds(at_column(column)) == every - missing


@rule("T-3")
def test_in_the_final_column_only_passing_is_left() -> None:
    assert at_column(10).moves() == ["pass"]


@rule("T-3")
def test_an_action_may_take_the_last_work_point() -> None:
    table = at_column(7).play("adit camborne redruth")
    assert table.track == {10: ["yellow", "blue", "pink"]}


@rule("T-4")
def test_who_passes_takes_the_topmost_space_of_the_investment_column() -> None:
    table = table_of(work={"0": ["blue", "pink", "yellow"]}).play("pass", "pass")
    assert table.passing_order == ["blue", "pink"]
    assert table.track == {0: ["yellow"]}


@rule("T-4")
def test_who_has_passed_takes_no_action() -> None:
    table = table_of().play("pass")
    actors = [table.to_move]
    actors += [table.play("pasties").to_move for _ in range(4)]
    assert "pink" not in actors


@rule("T-4")
def test_who_has_passed_joins_no_auction() -> None:
    table = table_of(invested=["yellow"], area_wendron={"tile": face_down(2, 2, 2)})
    table.play("build wendron", "bid 2")
    assert table.to_move == "blue"


@rule("T-4")
def test_passing_in_the_final_column_is_asked() -> None:
    table = table_of(work={"10": ["blue", "pink"]}, invested=["yellow"])
    assert (table.to_move, table.moves()) == ("blue", ["pass"])


@rule("T-4")
def test_the_phase_ends_when_all_have_passed() -> None:
    table = table_of().play("pass", "pass")
    assert table.phase == "actions"
    assert table.play("pass").phase == "invest"


@rule("T-4")
def test_the_marker_leaves_no_gap_when_its_player_passes() -> None:
    table = table_of(work={"2": ["pink", "yellow", "blue"]}).play("pass", "pasties")
    assert table.track == {2: ["blue"], 3: ["yellow"]}
    assert table.to_move == "blue"
