"""S: what is dealt before the first round."""

from collections import Counter

import pytest

from game.engine.title import Unreadable
from game.titles.tinners_trail.components import load_components
from game.titles.tinners_trail.rules.components import REGION_NAMES
from tests.titles.tinners_trail.tables import CARDS, TILES, Table, face_down, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

# S: what is dealt before the first round.

rule = pytest.mark.rule
SEATS = [2, 3, 4, 5]
SEEDS = range(20)


def draft(table: Table) -> Table:
    """Let every seat lay its first card of every region aside."""
    while table.phase == "draft":
        table.play(table.moves()[0])
    return table


def backs(cards: tuple[str, ...]) -> Counter[str]:
    """Return how many cards there are of each region."""
    return Counter(card.partition(":")[0] for card in cards)


@rule("S-1")
@pytest.mark.parametrize("players", SEATS)
def test_everybody_starts_with_six_mines_twenty_pounds_and_no_points(players: int) -> None:
    seats = new_table(players, seed=1).look().seats
    assert [(seat.mines_left, seat.money, seat.points) for seat in seats] == [(6, 20, 0)] * players


@rule("S-1")
@pytest.mark.parametrize("players", SEATS)
def test_markers_are_stacked_in_column_0(players: int) -> None:
    table = new_table(players, seed=1)
    assert sorted(table.track[0]) == sorted(table.game.colours)


@rule("S-1")
def test_the_order_of_the_markers_is_random() -> None:
    orders = Counter(tuple(new_table(3, seed).track[0]) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


@rule("S-2")
@pytest.mark.parametrize("players", SEATS)
def test_the_map_card_says_which_areas_are_in_play(players: int) -> None:
    [card] = [card for card in load_components().map_cards if card.players == players]
    areas = new_table(players, seed=1).look().areas
    by_region = [{area.name for area in areas if area.region == name} for name in REGION_NAMES]
    assert len(areas) == 25
    assert by_region == [set(names) for names in (*card.regions, (), (), ())[:4]]


@rule("S-2")
@pytest.mark.parametrize("players", SEATS)
def test_every_area_gets_one_tile_of_its_region(players: int) -> None:
    left = {(tile.region, tile.tin, tile.copper, tile.water) for tile in load_components().tiles}
    for area in new_table(players, seed=3).look().areas:
        assert (area.tile is None) == (not area.region)
        if area.tile is None:
            continue
        left.remove((area.region, area.tile.tin, area.tile.copper, area.tile.water))


@rule("S-2")
def test_any_tile_of_the_region_may_lie_anywhere() -> None:
    found = {new_table(4, seed).area("redruth").tile for seed in range(300)}
    tiles = [tile for tile in load_components().tiles if tile.region == "b"]
    assert len({(tile.tin, tile.copper, tile.water) for tile in found if tile}) == len(tiles)


@rule("S-2")
def test_nobody_may_know_the_tiles_that_left_the_game() -> None:
    table = new_table(2, seed=5)
    tiles = [tile for tile in table.state.tile if tile >= 0]
    assert len(tiles) == 13
    assert not any(table.state.built)


@rule("S-3")
@pytest.mark.parametrize(("players", "face_up"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_so_many_tiles_of_a_region_lie_face_up(players: int, face_up: int) -> None:
    for seed in SEEDS:
        areas = new_table(players, seed).look().areas
        found = Counter(area.region for area in areas if area.tile and area.tile.face_up)
        assert set(found.values()) == {face_up}
        assert len(found) == (4 if players > 3 else 3)


@rule("S-3")
def test_face_up_tiles_are_drawn_at_random() -> None:
    tables = [new_table(2, seed).look() for seed in range(200)]
    names = {a.name for table in tables for a in table.areas if a.tile and a.tile.face_up}
    assert len(names) == 13


@rule("S-4")
@pytest.mark.parametrize(("players", "regions"), [(3, "abc"), (4, "abcd"), (5, "abcd")])
def test_two_cards_of_each_region_and_a_wild_one_are_dealt(players: int, regions: str) -> None:
    for seat in new_table(players, seed=2).look().seats:
        assert backs(seat.hand) == {**dict.fromkeys(regions, 2), "any": 1}


@rule("S-4")
@pytest.mark.parametrize(("players", "regions"), [(3, "abc"), (4, "abcd"), (5, "abcd")])
def test_one_card_of_each_region_is_kept(players: int, regions: str) -> None:
    for seat in draft(new_table(players, seed=2)).look().seats:
        assert backs(seat.hand) == {**dict.fromkeys(regions, 1), "any": 1}
        assert backs(seat.discarded) == dict.fromkeys(regions, 1)


@rule("S-4")
def test_cards_are_laid_aside_region_by_region() -> None:
    table = new_table(4, seed=2)
    regions = []
    while table.to_move == "pink":
        regions.append({text.split()[1].partition(":")[0] for text in table.moves()})
        table.play(table.moves()[-1])
    assert regions == [{"a"}, {"b"}, {"c"}, {"d"}]


@rule("S-4")
def test_either_card_of_a_region_may_be_laid_aside() -> None:
    hand = ["a:miner:2", "a:port:4", "b:miner:2", "b:port:4", "c:miner:2", "c:port:4"]
    others = {
        "yellow": {"hand": ["a:tin+1:2", "a:tin+1:2", "b:tin+1:2", "b:tin+2:4"] + ["c:tin+1:2"] * 2}
    }
    table = table_of(2, phase="draft", pink={"hand": hand}, **others)
    assert table.moves() == ["discard a:miner:2", "discard a:port:4"]


@rule("S-4")
def test_two_cards_of_the_same_kind_are_one_choice() -> None:
    table = table_of(
        2,
        phase="draft",
        pink={"hand": ["a:tin+1:2", "a:tin+1:2", "b:tin+1:2", "b:tin+2:4", "c:pump:4", "c:port:4"]},
        yellow={"hand": ["a:pump:4", "a:port:4", "b:pump:4", "b:port:4", "c:miner:2", "c:tin+1:2"]},
    )
    assert table.moves() == ["discard a:tin+1:2"]


@rule("S-4")
def test_the_draft_is_secret_until_all_have_chosen() -> None:
    table = new_table(3, seed=2)
    before = table.seen_by("blue")
    code = table.game.read_move(table.state, table.moves()[0])
    assert table.game.is_secret(table.state, code)
    for _ in range(3):
        table.play(table.moves()[0])
    after = table.seen_by("blue")
    assert after.seats == before.seats


@rule("S-4")
def test_laid_aside_cards_stay_unseen() -> None:
    table = draft(new_table(3, seed=2))
    seats = table.seen_by("blue").seats
    assert [len(seat.discarded) for seat in seats] == [0, 0, 3]


@rule("S-4")
def test_no_card_is_dealt_twice() -> None:
    copies = {card.text: card.count for card in load_components().cards}
    for seed in SEEDS:
        seats = new_table(5, seed).look().seats
        dealt = Counter(card for seat in seats for card in seat.hand)
        assert all(dealt[card] <= copies[card] for card in dealt)


@rule("S-5")
def test_two_players_get_two_cards_of_three_regions_and_none_is_wild() -> None:
    for seat in new_table(2, seed=4).look().seats:
        assert backs(seat.hand) == {"a": 2, "b": 2, "c": 2}


@rule("S-5")
def test_with_two_players_the_laid_aside_cards_go_back_into_their_decks() -> None:
    table = new_table(2, seed=4)
    assert table.look().deck_sizes == {"a": 6, "b": 6, "c": 6, "d": 0}
    draft(table)
    assert table.look().deck_sizes == {"a": 8, "b": 8, "c": 8, "d": 0}
    for region in range(3):
        cards = [
            card
            for card in range(int(table.state.board.card_kinds))
            if table.state.board.card_back[card] == region
        ]
        assert sum(int(table.state.deck[card]) for card in cards) == 8


@rule("S-5")
def test_more_players_have_no_decks() -> None:
    assert draft(new_table(3, seed=4)).look().deck_sizes == dict.fromkeys("abcd", 0)


@rule("S-6")
@pytest.mark.parametrize("players", SEATS)
def test_the_development_board_fills_the_stocks(players: int) -> None:
    [board] = [board for board in load_components().boards if board.players == players]
    table = new_table(players, seed=1).look()
    assert table.stock == {
        "miner": board.miner,
        "port": board.port,
        "train": board.train,
        "adit": board.adit,
    }
    assert table.pumps == board.pumps


@rule("S-6")
def test_prices_are_rolled_when_all_have_chosen_their_cards() -> None:
    table = draft(new_table(3, seed=2))
    assert (table.phase, table.to_move, table.look().round) == ("prices", "luck", 1)


# K-1 and K-2: survey cards for two regions and tiles with a bonus.

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
