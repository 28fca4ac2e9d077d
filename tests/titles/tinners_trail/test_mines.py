"""A-7 to A-9: paying for a mine, surveying it late, and what it holds."""

from collections.abc import Sequence

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

# paying for a mine, surveying it late, and what it holds.

rule = pytest.mark.rule
WON = ("build wendron", "bid 3", "drop", "drop")


def wendron(hand: Sequence[str] = (), money: int = 20, /, **lying: Toml) -> Table:
    """Return a table on which pink may build in inland Wendron: 2 tin, 2 copper, 2 water."""
    area: Toml = {"tile": face_up(2, 2, 2), **lying}
    return table_of(pink={"hand": list(hand), "money": money}, area_wendron=area)


def built(card: str = "", /, **lying: Toml) -> Table:
    """Return the table after pink has won Wendron, with a late survey if a card is named."""
    table = wendron([card] if card else [], **lying).play(*WON)
    return table.play(f"play {card}") if card else table


def cubes(table: Table, name: str = "wendron") -> tuple[int, int, int]:
    """Return the tin, copper and water of an area."""
    area = table.area(name)
    return area.tin, area.copper, area.water


@rule("A-7")
def test_the_winner_pays_the_bid_to_the_bank() -> None:
    seats = built().look().seats
    assert [seat.money for seat in seats] == [17, 20, 20]


@rule("A-7")
def test_the_winner_spends_two_work_points() -> None:
    assert built().track == {0: ["yellow", "blue"], 2: ["pink"]}


@rule("A-7")
def test_a_winner_who_is_not_active_spends_them_too() -> None:
    table = wendron().play("build wendron", "bid 3", "bid 4", "drop", "drop")
    assert table.track == {0: ["pink", "blue"], 2: ["yellow"]}


@rule("A-7")
def test_the_tile_is_revealed_before_the_winner_decides_about_a_card() -> None:
    tile = face_down(2, 2, 2)
    table = table_of(area_wendron={"tile": tile}, yellow={"hand": ["b:tin+1:2"]})
    table.play("build wendron", "bid 3", "bid 4", "drop", "drop")
    seen = table.seen_by("blue").area("wendron").tile
    assert table.phase == "play"
    assert seen is not None
    assert (seen.face_up, seen.tin, seen.copper, seen.water) == (True, 2, 2, 2)


@rule("A-7")
@rule("R-3")
def test_peek_tokens_come_back_when_the_tile_is_revealed() -> None:
    tile = face_down(2, 2, 2, "pink", "blue")
    table = table_of(area_wendron={"tile": tile}, pink={"hand": ["b:tin+1:2"]})
    table.play("build wendron", "survey none", "bid 3", "drop", "drop")
    seen = table.area("wendron").tile
    assert seen is not None
    assert seen.seen_by == ()


@rule("A-7")
def test_the_winner_may_play_a_fitting_card_and_pay_its_value() -> None:
    table = wendron(["a:miner:2", "b:port:4", "any:pump:4"]).play(*WON)
    assert table.moves() == ["play none", "play b:port:4", "play any:pump:4"]
    assert table.play("play b:port:4").player("pink").money == 20 - 3 - 4


@rule("A-7")
def test_the_winner_may_keep_the_card() -> None:
    table = wendron(["b:port:4"]).play(*WON, "play none")
    assert (table.player("pink").hand, table.player("pink").money) == (("b:port:4",), 17)
    assert table.area("wendron").owner == table.seat("pink")


@rule("A-7")
def test_a_winner_who_is_not_the_opener_may_play_a_card() -> None:
    table = table_of(area_wendron={"tile": face_up(2, 2, 2)}, yellow={"hand": ["b:tin+1:2"]})
    table.play("build wendron", "bid 3", "bid 4", "drop", "drop")
    assert (table.phase, table.to_move) == ("play", "yellow")


@rule("A-7")
@pytest.mark.parametrize(("money", "asked"), [(7, True), (6, False)])
def test_the_card_must_be_paid_after_the_bid(money: int, asked: bool) -> None:
    table = wendron(["b:port:4"], money).play(*WON)
    assert (table.phase == "play") is asked


@rule("A-7")
def test_cards_too_dear_are_not_offered() -> None:
    table = wendron(["b:miner:2", "b:port:4"], 6).play(*WON)
    assert table.moves() == ["play none", "play b:miner:2"]


@rule("A-7")
def test_two_cards_of_the_same_kind_are_one_choice() -> None:
    table = wendron(["b:copper+1:2", "b:copper+1:2"]).play(*WON)
    assert table.moves() == ["play none", "play b:copper+1:2"]


@rule("A-7")
def test_no_second_card_is_played_after_one_before_the_auction() -> None:
    hand = ["b:port:4", "b:miner:2"]
    table = table_of(area_wendron={"tile": face_down(2, 2, 2)}, pink={"hand": hand})
    table.play("build wendron", "survey b:port:4", "bid 3", "drop", "drop")
    assert (table.phase, table.player("pink").hand) == ("actions", ("b:miner:2",))


@rule("A-7")
def test_a_rival_who_wins_a_surveyed_mine_plays_no_card() -> None:
    table = table_of(
        area_wendron={"tile": face_down(2, 2, 2)},
        pink={"hand": ["b:port:4"]},
        yellow={"hand": ["b:miner:2"]},
    )
    table.play("build wendron", "survey b:port:4", "bid 3", "bid 4", "drop", "drop")
    assert (table.phase, table.area("wendron").miner) == ("actions", False)


@rule("A-8")
def test_the_mine_holds_the_cubes_of_the_tile() -> None:
    table = built()
    assert cubes(table) == (2, 2, 2)
    assert table.area("wendron").owner == table.seat("pink")


@rule("A-8")
def test_building_uses_up_a_mine() -> None:
    assert built().player("pink").mines_left == 5


@rule("A-8")
@pytest.mark.parametrize(("tokens", "water"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_each_drainage_token_removes_one_water_but_never_more_than_there_is(
    tokens: int, water: int
) -> None:
    table = built(drainage=tokens)
    assert (table.area("wendron").water, table.area("wendron").drainage) == (water, 0)


@rule("A-8")
def test_ore_already_lying_in_the_area_stays() -> None:
    assert cubes(built(tin=1, copper=2)) == (3, 4, 2)


@rule("A-8")
def test_the_tile_is_discarded() -> None:
    table = built()
    assert table.area("wendron").tile is None
    assert sum(table.state.built) == 1


@rule("A-8")
def test_the_card_is_discarded() -> None:
    table = built("b:tin+1:2")
    assert table.player("pink").hand == ()
    assert table.state.played[table.state.board.card_numbers["b:tin+1:2"]] == 1


@rule("A-9")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("b:tin+1:2", (3, 2, 2)),
        ("b:tin+2:4", (4, 2, 2)),
        ("b:copper+1:2", (2, 3, 2)),
        ("b:copper+2:5", (2, 4, 2)),
        ("b:water-1:1", (2, 2, 1)),
        ("b:water-2:3", (2, 2, 0)),
        ("any:tin+1:2", (3, 2, 2)),
    ],
)
def test_a_benefit_adds_ore_or_removes_water(card: str, expected: tuple[int, int, int]) -> None:
    assert cubes(built(card)) == expected


@rule("A-9")
@rule("A-8")
def test_water_never_falls_below_none() -> None:
    assert cubes(built("b:water-2:3", drainage=1)) == (2, 2, 0)


@rule("A-9")
@rule("D-2")
def test_a_miner_from_a_survey_raises_the_capacity_and_comes_from_the_supply() -> None:
    table = built("b:miner:2")
    assert (table.area("wendron").miner, table.area("wendron").capacity) == (True, 3)
    assert table.look().stock["miner"] == (2, 2, 2, 2)


@rule("A-9")
@rule("D-3")
def test_a_port_from_a_survey_removes_one_water_and_comes_from_the_supply() -> None:
    tile = {"tile": face_up(3, 3, 2)}
    table = table_of(area_camborne=tile, pink={"hand": ["a:port:4"]})
    table.play("build camborne", "bid 3", "drop", "drop", "play a:port:4")
    assert cubes(table, "camborne") == (3, 3, 1)
    assert table.area("camborne").capacity == 3
    assert table.look().stock["port"] == (1, 2, 2, 2)


@rule("A-9")
def test_a_steam_pump_stays_and_removes_one_water_now() -> None:
    table = built("b:pump:4")
    assert (table.area("wendron").pump, table.area("wendron").water) == (True, 1)


@rule("A-9")
def test_a_port_inland_is_lost_but_the_card_may_be_played() -> None:
    table = built("b:port:4")
    assert (table.area("wendron").port, table.area("wendron").water) == (False, 2)


@rule("A-9")
def test_a_second_port_is_lost_with_its_water() -> None:
    table = table_of(
        area_camborne={"tile": face_up(3, 3, 2), "port": True}, pink={"hand": ["a:port:4"]}
    )
    table.play("build camborne", "bid 3", "drop", "drop", "play a:port:4")
    assert (table.area("camborne").capacity, table.area("camborne").water) == (3, 2)


@rule("A-9")
def test_a_second_miner_is_lost() -> None:
    assert built("b:miner:2", miner=True).area("wendron").capacity == 3


# X: extracting ore.


def camborne(money: int = 20, /, **lying: Toml) -> Table:
    """Return a table on which pink owns Camborne with these cubes and pieces."""
    return table_of(pink={"money": money}, area_camborne={"owner": "pink", **lying})


def most_cubes(table: Table) -> int:
    """Return the largest number of cubes that can be extracted at once."""
    moves = [text.split() for text in table.moves("extract")]
    return max(int(words[3]) + int(words[5]) for words in moves)


@rule("X-1")
def test_ore_is_taken_in_any_mix_of_one_or_more_cubes() -> None:
    assert camborne(tin=2, copper=1).moves("extract") == [
        "extract camborne tin 0 copper 1",
        "extract camborne tin 1 copper 0",
        "extract camborne tin 1 copper 1",
        "extract camborne tin 2 copper 0",
    ]


@rule("X-1")
@pytest.mark.parametrize("area", [{"owner": "yellow", "tin": 2}, {"tin": 2}])
def test_ore_is_taken_from_own_mines_only(area: Toml) -> None:
    assert not table_of(area_camborne=area).moves("extract")


@rule("X-1")
def test_no_more_is_taken_than_is_there() -> None:
    assert most_cubes(camborne(tin=1, copper=0, miner=True, port=True)) == 1


@rule("X-1")
def test_an_empty_mine_gives_nothing() -> None:
    assert not camborne().moves("extract")


@rule("X-1")
def test_every_own_mine_may_be_chosen() -> None:
    mine: Toml = {"owner": "pink", "tin": 1}
    table = table_of(area_camborne=mine, area_redruth=mine)
    assert [text.split()[1] for text in table.moves("extract")] == ["camborne", "redruth"]


@rule("X-2")
@pytest.mark.parametrize(
    ("pieces", "capacity"),
    [
        ({}, 2),
        ({"miner": True}, 3),
        ({"port": True}, 3),
        ({"train": True}, 3),
        ({"miner": True, "port": True}, 4),
        ({"miner": True, "port": True, "train": True}, 5),
        ({"pump": True}, 2),
    ],
)
def test_capacity_is_two_and_one_for_each_piece(pieces: Words, capacity: int) -> None:
    table = camborne(tin=6, copper=6, **pieces)
    assert (most_cubes(table), table.area("camborne").capacity) == (capacity, capacity)


@rule("X-3")
def test_each_cube_costs_as_much_as_there_is_water_before() -> None:
    table = camborne(tin=1, copper=1, water=3).play("extract camborne tin 1 copper 1")
    assert table.player("pink").money == 20 - 2 * 3


@rule("X-3")
@pytest.mark.parametrize(("money", "cubes"), [(8, 2), (7, 1), (4, 1)])
def test_only_so_many_cubes_as_can_be_paid_are_taken(money: int, cubes: int) -> None:
    assert most_cubes(camborne(money, tin=2, water=4)) == cubes


@rule("X-3")
def test_without_money_for_one_cube_nothing_is_taken() -> None:
    assert not camborne(3, tin=2, water=4).moves("extract")


@rule("X-3")
def test_a_dry_mine_costs_nothing() -> None:
    table = camborne(0, tin=2).play("extract camborne tin 2 copper 0")
    assert table.player("pink").money == 0


@rule("X-4")
@pytest.mark.parametrize("cubes", [1, 2])
def test_exactly_one_water_is_added_whatever_is_taken(cubes: int) -> None:
    table = camborne(tin=2, water=3).play(f"extract camborne tin {cubes} copper 0")
    assert table.area("camborne").water == 4


@rule("X-4")
def test_extracted_cubes_stay_with_the_player() -> None:
    table = camborne(tin=2, copper=2).play("extract camborne tin 1 copper 1")
    assert (table.player("pink").tin, table.player("pink").copper) == (1, 1)
    assert (table.area("camborne").tin, table.area("camborne").copper) == (1, 1)


@rule("X-4")
def test_extracted_cubes_add_up_until_they_are_sold() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 3}, invested=["yellow", "blue"])
    table.play("extract camborne tin 2 copper 0", "extract camborne tin 1 copper 0")
    assert table.player("pink").tin == 3
