"""K-1 and K-2: survey cards for two regions and tiles with a bonus."""

import pytest

from game.engine.reasons import Unreadable
from tests.titles.tinners_trail.expansion_tables import CARDS, TILES
from tests.titles.tinners_trail.tables import face_down, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

rule = pytest.mark.rule
MONEY: Words = {"tin": 1, "copper": 3, "water": 3, "bonus": "money+3", "face": "up"}
WORK: Words = {"tin": 3, "copper": 2, "water": 4, "bonus": "work+1", "face": "up"}


def pairs(hand: tuple[str, ...]) -> list[str]:
    """Return the cards of a hand that fit two regions."""
    return [card for card in hand if len(card.split(":")[0]) == 2]


@rule("K-1")
@rule("S-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_for_two_regions_take_the_place_of_the_wild_ones(players: int) -> None:
    table = new_table(players, seed=3, expansions=("kickstarter-cards",))
    hands = [seat.hand for seat in table.look().seats]
    assert [len(pairs(hand)) for hand in hands] == [1] * players
    assert len({card for hand in hands for card in pairs(hand)}) == players
    assert not any(card.startswith("any") for hand in hands for card in hand)


@rule("K-1")
@rule("S-5")
def test_two_players_use_none_of_them() -> None:
    table = new_table(2, seed=3, expansions=("kickstarter-cards",))
    assert all(not pairs(seat.hand) for seat in table.look().seats)
    assert sum(table.look().deck_sizes.values()) == 30 - 2 * 6


@rule("K-1")
@pytest.mark.parametrize(
    ("area", "tile", "fits"),
    [
        ("camborne", face_down(3, 3, 2), True),
        ("wendron", face_down(2, 2, 2), False),
        ("padstow", face_down(2, 3, 3), True),
    ],
)
@rule("A-4")
def test_such_a_card_is_played_in_its_two_regions(area: str, tile: Toml, fits: bool) -> None:
    words: Words = {f"area_{area}": {"tile": tile}}
    table = table_of(expansions=CARDS, pink={"hand": ["ac:tin+2:4"]}, **words)
    table.play(f"build {area}")
    assert (table.phase == "survey") is fits


@rule("K-1")
@rule("A-7")
def test_such_a_card_is_paid_for_after_the_auction() -> None:
    table = table_of(
        expansions=CARDS,
        pink={"hand": ["ac:tin+2:4", "bd:water-2:3"]},
        area_camborne={"tile": {**face_down(3, 3, 2), "face": "up", "seen": []}},
    ).play("build camborne", "bid 1", "drop", "drop")
    assert table.moves() == ["play none", "play ac:tin+2:4"]
    table.play("play ac:tin+2:4")
    assert (table.area("camborne").tin, table.player("pink").money) == (5, 15)


@rule("K-1")
def test_a_wild_card_has_no_place_beside_them() -> None:
    with pytest.raises(Unreadable, match="any"):
        table_of(expansions=CARDS, pink={"hand": ["any:miner:2"]})


@rule("K-1")
def test_others_see_only_that_it_is_no_card_of_one_region() -> None:
    table = table_of(expansions=CARDS, pink={"hand": ["a:port:4", "ac:tin+2:4"]})
    assert table.seen_by("yellow").seats[0].hand == ("a:?", "any:?")


@rule("K-2")
@rule("S-2")
def test_eight_tiles_are_shuffled_into_the_stacks() -> None:
    board = new_table(3, seed=1, expansions=("kickstarter-tiles",)).state.board
    plain = new_table(3, seed=1).state.board
    assert sum(board.tile_count) == sum(plain.tile_count) + 8
    assert [sum(bool(text) for text in board.tile_bonus)] == [8]
    dealt = {
        table.state.board.tile_bonus[tile]
        for table in (new_table(5, seed, ("kickstarter-tiles",)) for seed in range(5))
        for tile in table.state.tile
    }
    assert dealt == {"", "money+3", "work+1"}


@rule("K-2")
@rule("A-7")
def test_the_money_comes_after_the_bid_is_paid() -> None:
    table = table_of(expansions=TILES, area_wendron={"tile": MONEY})
    table.play("build wendron", "bid 20")
    assert table.player("pink").money == 3


@rule("K-2")
@rule("A-11")
def test_the_money_does_not_help_to_bid() -> None:
    table = table_of(expansions=TILES, area_wendron={"tile": MONEY}).play("build wendron")
    assert "bid 20" in table.moves()
    assert "bid 21" not in table.moves()


@rule("K-2")
@rule("A-7")
@pytest.mark.parametrize(("money", "offered"), [(2, True), (1, False)])
def test_the_money_may_pay_for_the_card(money: int, offered: bool) -> None:
    """£1 is bid; the port costs £4, the bonus is £3."""
    pink: Words = {"money": money, "hand": ["b:port:4"]}
    table = table_of(expansions=TILES, area_wendron={"tile": MONEY}, pink=pink)
    table.play("build wendron", "bid 1", "drop", "drop")
    assert (table.phase == "play") is offered


@rule("K-2")
@rule("A-7")
@rule("T-2")
def test_with_a_work_point_back_the_mine_costs_one() -> None:
    table = table_of(expansions=TILES, area_wendron={"tile": WORK})
    table.play("build wendron", "bid 1", "drop", "drop")
    assert table.track == {0: ["yellow", "blue"], 1: ["pink"]}


@rule("K-2")
def test_the_bonus_goes_to_the_winner_whoever_opened() -> None:
    table = table_of(expansions=TILES, area_wendron={"tile": WORK})
    table.play("build wendron", "bid 1", "bid 2", "drop", "drop")
    assert table.track == {0: ["pink", "blue"], 1: ["yellow"]}


@rule("K-2")
@rule("A-2")
def test_taking_part_still_needs_two_work_points() -> None:
    table = table_of(
        expansions=TILES, area_wendron={"tile": WORK}, work={"9": ["pink", "yellow", "blue"]}
    )
    assert table.moves("build") == []


@rule("K-2")
def test_the_bonus_is_hidden_with_its_tile() -> None:
    hidden = {**MONEY, "face": "down", "seen": ["pink"]}
    table = table_of(expansions=TILES, area_wendron={"tile": hidden})
    seen = [table.seen_by(colour).area("wendron").tile for colour in ("pink", "yellow")]
    assert [tile.bonus for tile in seen if tile] == ["money+3", ""]


@rule("K-2")
def test_the_winner_is_told_about_the_bonus() -> None:
    for tile, kind in ((MONEY, "bonus-money"), (WORK, "bonus-work")):
        table = table_of(expansions=TILES, area_wendron={"tile": tile}).play("build wendron")
        kinds = [event.kind for event in table.play("bid 1", "drop").events("drop")]
        assert kind in kinds
