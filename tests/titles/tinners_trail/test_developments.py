"""D: developments, steam pumps and pasties."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

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
