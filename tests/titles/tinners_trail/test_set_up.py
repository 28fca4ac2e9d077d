"""S, K and LW-1: what is dealt before the first round; what lies beyond the map card."""

from collections import Counter
from dataclasses import astuple

import pytest

from game.engine.title import Unreadable
from game.titles import title
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.set_up import WallaceOptions
from tests.titles.tinners_trail.position_words import HIS
from tests.titles.tinners_trail.tables import Table, new_solo, new_table, table_of

rule = pytest.mark.rule
SEATS = [2, 3, 4, 5]
KICKSTARTER = ("kickstarter-tiles", "kickstarter-cards")
with_every_number_of_players = pytest.mark.parametrize("players", SEATS)
on_either_seat = pytest.mark.parametrize("seat", [0, 1])


def drafted(table: Table) -> Table:
    """Let every seat lay its first card of every region aside."""
    while table.phase == "draft":
        table.play(table.moves()[0])
    return table


def backs(cards: tuple[str, ...]) -> Counter[str]:
    """Return how many cards there are of each region."""
    return Counter(card.partition(":")[0] for card in cards)


def pairs(hand: tuple[str, ...]) -> list[str]:
    """Return the cards of a hand that fit two regions."""
    return [card for card in hand if len(card.split(":")[0]) == 2]


@rule("S-1")
@with_every_number_of_players
def test_all_begin_with_six_mines_and_20_pounds_and_markers_in_column_0(players: int) -> None:
    table = new_table(players, seed=1)
    start = [(seat.mines_left, seat.money, seat.points) for seat in table.look().seats]
    assert start == [(6, 20, 0)] * players
    assert sorted(table.look().track[0]) == list(range(players))


@rule("S-1")
def test_the_order_of_the_markers_is_random() -> None:
    orders = Counter(new_table(3, seed).look().track[0] for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


@rule("S-2")
@with_every_number_of_players
def test_every_area_of_the_map_card_gets_a_tile_of_its_region(players: int) -> None:
    [card] = [card for card in load_components().map_cards if card.players == players]
    areas = new_table(players, seed=3).look().areas
    by_region = [{area.name for area in areas if area.region == name} for name in REGION_NAMES]
    assert len(areas) == 25
    assert by_region == [set(names) for names in (*card.regions, (), (), ())[:4]]
    left = {(tile.region, tile.tin, tile.copper, tile.water) for tile in load_components().tiles}
    for area in areas:
        assert (area.tile is None) == (not area.region)
        if area.tile:
            left.remove((area.region, area.tile.tin, area.tile.copper, area.tile.water))


@rule("S-2")
def test_any_tile_of_the_region_may_lie_anywhere_and_nobody_knows_those_that_left() -> None:
    tables = [new_table(4, seed) for seed in range(300)]
    found = {table.area("redruth").tile for table in tables}
    tiles = [tile for tile in load_components().tiles if tile.region == "b"]
    assert len({(tile.tin, tile.copper, tile.water) for tile in found}) == len(tiles)
    assert not any(tables[0].state.built)


@rule("S-3")
@pytest.mark.parametrize(
    ("players", "regions", "face_up"), [(2, 3, 1), (3, 3, 1), (4, 4, 2), (5, 4, 2)]
)
def test_so_many_tiles_of_a_region_lie_face_up_drawn_at_random(
    players: int, regions: int, face_up: int
) -> None:
    names = set()
    for seed in range(60):
        areas = [a for a in new_table(players, seed).look().areas if a.tile and a.tile.face_up]
        assert list(Counter(area.region for area in areas).values()) == [face_up] * regions
        names |= {area.name for area in areas}
    assert len(names) > 12


@rule("S-4")
@pytest.mark.parametrize(("players", "regions"), [(3, "abc"), (4, "abcd"), (5, "abcd")])
def test_two_cards_of_each_region_and_a_wild_one_are_dealt_one_of_each_is_kept(
    players: int, regions: str
) -> None:
    table = new_table(players, seed=2)
    for seat in table.look().seats:
        assert backs(seat.hand) == {**dict.fromkeys(regions, 2), "any": 1}
    for seat in drafted(table).look().seats:
        assert backs(seat.hand) == {**dict.fromkeys(regions, 1), "any": 1}
        assert backs(seat.discarded) == dict.fromkeys(regions, 1)
    assert (table.phase, table.to_move, table.look().round) == ("prices", "luck", 1)
    assert list(table.state.deck_size) == [0, 0, 0, 0]
    seen = table.look("blue").seats
    assert [len(seat.discarded) for seat in seen[:3]] == [0, 0, len(regions)]


@rule("S-4")
def test_cards_are_laid_aside_region_by_region_and_in_secret_until_all_have_chosen() -> None:
    table, regions = new_table(4, seed=2), []
    before = table.look("blue").seats
    while table.to_move == "pink":
        code = table.game.read_move(table.state, table.moves()[0])
        assert table.game.is_secret(table.state, code)
        regions.append({text.split()[1].partition(":")[0] for text in table.moves()})
        table.play(table.moves()[-1])
    assert regions == [{"a"}, {"b"}, {"c"}, {"d"}]
    assert table.look("blue").seats == before


@rule("S-5")
def test_two_players_get_no_wild_card_and_what_they_lay_aside_goes_back_into_the_decks() -> None:
    table = new_table(2, seed=4)
    for seat in table.look().seats:
        assert backs(seat.hand) == {"a": 2, "b": 2, "c": 2}
    assert list(table.state.deck_size) == [6, 6, 6, 0]
    assert list(drafted(table).state.deck_size) == [8, 8, 8, 0]
    board, deck = table.state.board, table.state.deck
    for region in range(3):
        assert (
            sum(
                int(deck[card])
                for card in range(int(board.card_kinds))
                if board.card_back[card] == region
            )
            == 8
        )


@rule("S-6")
@with_every_number_of_players
def test_the_development_board_fills_the_stocks(players: int) -> None:
    [board] = [board for board in load_components().boards if board.players == players]
    look = new_table(players, seed=1).look()
    kinds = ("miner", "port", "train", "adit")
    assert look.stock == {kind: getattr(board, kind) for kind in kinds}
    assert look.pumps == board.pumps


@rule("K-1", "S-4", "S-5")
@with_every_number_of_players
def test_cards_for_two_regions_take_the_place_of_the_wild_ones_not_with_two(players: int) -> None:
    table = new_table(players, 3, *KICKSTARTER)
    hands = [seat.hand for seat in table.look().seats]
    each = 0 if players == 2 else 1
    assert [len(pairs(hand)) for hand in hands] == [each] * players
    assert len({card for hand in hands for card in pairs(hand)}) == each * players
    assert not any(card.startswith("any") for hand in hands for card in hand)
    assert players > 2 or sum(table.state.deck_size) == 30 - 2 * 6


@rule("K-1")
def test_others_see_only_that_a_card_is_of_no_single_region_and_wild_ones_have_no_place() -> None:
    table = table_of("expansions kickstarter-cards; pink hand a:port:4 ac:tin+2:4")
    assert table.look("yellow").seats[0].hand == ("a:?", "any:?")
    with pytest.raises(Unreadable, match="any"):
        table_of("expansions kickstarter-cards; pink hand any:miner:2")


@rule("K-2", "S-2")
def test_eight_tiles_are_shuffled_into_the_stacks() -> None:
    board, plain = new_table(3, 1, *KICKSTARTER).state.board, new_table(3, 1).state.board
    assert sum(board.tile_count) == sum(plain.tile_count) + 8
    assert sum(bool(text) for text in board.tile_bonus) == 8
    states = [new_table(5, seed, *KICKSTARTER).state for seed in range(5)]
    dealt = {state.board.tile_bonus[tile] for state in states for tile in state.tile}
    assert dealt == {"", "money+3", "work+1"}


# LW-1: set-up of a solo game.


@rule("LW-1")
@on_either_seat
def test_his_marker_starts_on_top_and_only_the_other_player_lays_cards_aside(seat: int) -> None:
    for seed in range(10):
        track = new_solo(seed, seat=seat).look().track
        assert (track[0][0], len(track[0])) == (seat, 2)
    table, movers = new_solo(5, seat=seat), set()
    while table.phase == "draft":
        movers.add(table.to_move)
        table.play(table.moves()[0])
    assert movers == {table.game.colours[1 - seat]}
    hands = [Counter(card[0] for card in player.hand) for player in table.look().seats]
    assert hands[seat] == {"a": 2, "b": 2, "c": 2}
    assert hands[1 - seat] == {"a": 1, "b": 1, "c": 1}
    assert list(table.state.deck_size) == [7, 7, 7, 0]
    for colour in table.game.colours:
        seen = table.look(colour).seats[seat].hand
        assert seen == ("a:?", "a:?", "b:?", "b:?", "c:?", "c:?")


@rule("LW-1")
def test_two_tiles_of_each_region_lie_face_up() -> None:
    for seed in range(10):
        areas = new_solo(seed).look().areas
        found = Counter(area.region for area in areas if area.tile and area.tile.face_up)
        assert found == {"a": 2, "b": 2, "c": 2}
        assert len([area for area in areas if area.region]) == 13


@rule("LW-1", "LW-D1")
def test_he_has_no_money_six_mines_and_no_option_unless_said_otherwise() -> None:
    player = new_solo(1).player(HIS)
    assert (player.money, player.mines_left, player.points) == (0, 6, 0)
    assert not any(astuple(WallaceOptions()))


@rule("LW-D3")
@pytest.mark.parametrize(("option", "mines"), [("more-mines", 7), ("more-mines-2", 8)])
def test_more_mines(option: str, mines: int) -> None:
    table = new_solo(1, option)
    assert (table.player(HIS).mines_left, table.player("pink").mines_left) == (mines, 6)


@rule("LW-1")
def test_all_action_cards_are_in_his_deck_and_again_after_the_last_one() -> None:
    table = drafted(new_solo(1)).play("roll tin 1 1 2", "roll copper 1 1 2")
    assert (table.phase, table.to_move) == ("wallace", "luck")
    assert table.odds() == {f"wallace card {number}": 1 for number in range(1, 13)}
    last = table_of("solo; wallace_cards 7; kea orange 2/0/0").play("wallace card 7")
    assert last.shows("wallace_cards 1 2 3 4 5 6 7 8 9 10 11 12")


# Areas beyond the map card: pieces and cubes may lie there, never a tile or a mine (D-1).


@rule("S-2", "D-1")
def test_a_position_names_an_area_beyond_the_card_only_when_something_is_there() -> None:
    assert 'name = "stratton"' not in table_of().text()
    table = table_of("round 4").play("adit launceston stratton", "train lanivet")
    named = [f'name = "{name}"' in table.text() for name in ("stratton", "lanivet", "callington")]
    assert named == [True, True, False]
    game, state, names = title("tinners-trail").read_position(table.text(), "again")
    assert game.write_position(state, names) == table.text()
    for words in ("down 1/1/2", "pink"):
        with pytest.raises(Unreadable, match="beyond the map card of 3 players"):
            table_of(f"stratton {words}")
