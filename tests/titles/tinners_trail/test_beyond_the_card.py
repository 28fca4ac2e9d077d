"""Areas beyond the map card: pieces and cubes may lie there, never a tile or a mine (D-1)."""

import pytest

from game.engine.reasons import Unreadable
from game.titles import title
from tests.titles.tinners_trail.tables import Table, face_down, face_up, new_table, table_of
from tests.titles.tinners_trail.toml_texts import COLOURS
from tests.titles.tinners_trail.wallace.solo import HIS, his_mine, solo
from tests.titles.tinners_trail.wallace.test_arsenic_and_tiles import ARSENIC

rule = pytest.mark.rule
ALL_AREAS = 25
BORDERS = 51
COASTAL = 19


def written(table: Table) -> str:
    """Return the position as text."""
    return table.game.write_position(table.state, COLOURS[: table.game.options.seats])


@rule("D-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("piece", "places"),
    [("miner", ALL_AREAS), ("port", COASTAL), ("train", ALL_AREAS), ("adit", BORDERS)],
)
def test_a_piece_may_be_placed_anywhere_on_the_board(players: int, piece: str, places: int) -> None:
    assert len(table_of(players, round=4).moves(piece)) == places


@rule("D-1")
@pytest.mark.parametrize("piece", ["miner", "port", "train"])
def test_beyond_the_card_too_there_is_one_of_a_kind(piece: str) -> None:
    table = table_of(4, round=4).play(f"{piece} stratton")
    assert f"{piece} stratton" not in table.moves()
    reason = table.why_not(piece, "stratton")
    assert reason is not None
    assert reason.key == "already-there"


@rule("D-4")
def test_a_train_beyond_the_card_drains_its_neighbours_on_it() -> None:
    table = table_of(
        round=4,
        area_padstow={"owner": "pink", "water": 3},
        area_st_stephen={"tile": face_up(2, 3, 3)},
    ).play("train lanivet")
    assert table.area("padstow").water == 2
    assert table.area("st-stephen").drainage == 1
    assert table.area("lanivet").train


@rule("D-4")
@rule("D-7")
def test_no_water_or_token_ever_lies_beyond_the_card() -> None:
    table = table_of(round=4).play("train padstow", "port stratton")
    beyond = [area for area in table.look().areas if not area.region]
    assert len(beyond) == 8
    assert not any(area.water or area.drainage for area in beyond)


@rule("D-5")
def test_an_adit_over_the_edge_of_the_card_finds_ore_on_both_sides() -> None:
    table = table_of(area_padstow={"owner": "pink", "water": 2}).play("adit lanivet padstow")
    lying = {name: table.area(name) for name in ("padstow", "lanivet")}
    assert [(area.tin, area.copper) for area in lying.values()] == [(1, 1), (1, 1)]
    assert (lying["padstow"].water, lying["lanivet"].drainage) == (1, 0)


@rule("A-1")
@pytest.mark.parametrize("move", ["build stratton", "peek stratton"])
def test_no_mine_can_stand_beyond_the_card(move: str) -> None:
    table = table_of()
    assert move not in table.moves()
    reason = table.why_not("build", "stratton")
    assert reason is not None
    assert reason.key == "beyond-the-card"


@rule("S-2")
def test_a_position_names_an_area_beyond_the_card_only_when_something_is_there() -> None:
    assert 'name = "stratton"' not in written(table_of())
    table = table_of(round=4).play("adit launceston stratton", "train lanivet")
    text = written(table)
    assert [f'name = "{name}"' in text for name in ("stratton", "lanivet", "callington")] == [
        *(True, True),
        False,
    ]
    game, state, names = title("tinners-trail").read_position(text, "again")
    assert game.write_position(state, names) == text


@rule("D-1")
@pytest.mark.parametrize("key", ["tile = { tin = 1, copper = 1, water = 2 }", 'owner = "pink"'])
def test_a_position_with_a_tile_or_a_mine_beyond_the_card_is_refused(key: str) -> None:
    text = written(table_of()) + f'[[area]]\nname = "stratton"\n{key}\n'
    with pytest.raises(Unreadable, match="beyond the map card of 3 players"):
        title("tinners-trail").read_position(text, "wrong")


def test_the_plain_form_ends_with_the_card_until_something_lies_beyond_it() -> None:
    dealt = new_table(2, seed=1)
    rows = {len(row) for row in dealt.state.to_plain()}
    assert 13 in rows
    assert ALL_AREAS not in rows
    table = table_of(2).play("adit launceston stratton")
    again = table.game.rules.new_state()
    again.load_plain(table.state.to_plain())
    assert again.to_plain() == table.state.to_plain()
    assert max(len(row) for row in table.state.to_plain()) >= BORDERS - 1


@rule("LW-AR")
def test_he_counts_the_areas_beyond_the_card_for_his_calciner() -> None:
    """Perranzabuloe has two neighbours on the card of the solo game and two beyond it."""
    table = solo(
        phase="actions",
        expansions=ARSENIC,
        work={"0": ["pink", HIS]},
        area_perranzabuloe={"tile": face_up(2, 4, 3)},
        pink={"hand": ["c:tin+1:2"]},
        prices={"tin": 5, "copper": 4},
    ).play("build perranzabuloe", "survey c:tin+1:2", "bid 3", "roll bid 3 4 4")
    assert table.area("perranzabuloe").calciner == table.seat(HIS)
    assert [table.area(name).arsenic for name in ("st-columb", "st-stephen")] == [1, 1]


@rule("LW-11")
def test_he_still_brings_trains_to_his_mines_alone() -> None:
    table = solo(
        round=4,
        area_perranzabuloe=his_mine(5, 0, 3),
        area_kea=his_mine(5, 0, 3),
        developments={"train": [0, 0, 1, 1]},
    )
    assert table.phase == "wallace"
    assert not table.area("st-columb").train


@rule("A2-1")
def test_a_deck_may_name_the_region_of_its_cards() -> None:
    with_region = table_of(2, decks={"a": ["a:tin+1:2", "copper+1:2"]})
    without = table_of(2, decks={"a": ["tin+1:2", "copper+1:2"]})
    assert written(with_region) == written(without)


@rule("R-3")
def test_nobody_peeks_beyond_the_card() -> None:
    table = table_of(
        phase="invest",
        invested=["pink", "yellow", "blue"],
        work={},
        pink={"money": 5},
        yellow={"money": 0},
        blue={"money": 0},
        area_padstow={"tile": face_down(2, 2, 4)},
    ).play("invest none")
    assert table.moves() == ["peek none", "peek padstow"]
