"""S, K and LW-1: what is dealt before the first round; what lies beyond the map card."""

from collections import Counter
from dataclasses import astuple

import pytest

from game.engine.reasons import Unreadable
from game.titles import title_by_name
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.rules.set_up import WallaceOptions
from tests.helpers.table_host import faults_of_deals
from tests.titles.tinners_trail.position_words import HIS
from tests.titles.tinners_trail.tables import Table, new_solo, new_table, table_of

rule = pytest.mark.rule
KICKSTARTER = ("kickstarter-tiles", "kickstarter-cards")


def drafted(table: Table) -> Table:
    """Let every seat lay its first card of every region aside."""
    while table.phase == "draft":
        table.play(table.moves()[0])
    return table


def backs(cards: tuple[str, ...]) -> Counter[str]:
    """Return how many cards there are of each region."""
    return Counter(card.partition(":")[0] for card in cards)


@pytest.mark.thorough
@rule("S-1", "S-2", "S-3", "S-4", "S-5", "S-6", "K-1", "LW-1", "LW-D1", "LW-D3")
def test_every_deal_is_as_the_oracle_has_it_by_the_rules() -> None:
    assert faults_of_deals("tinners-trail", "remastered", every=97) == []


@pytest.mark.thorough
@rule("S-1")
def test_the_order_of_the_markers_is_random() -> None:
    orders = Counter(new_table(3, seed).look().seats_by_track_column[0] for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


@pytest.mark.thorough
@rule("S-2")
def test_any_tile_of_the_region_may_lie_anywhere_and_nobody_knows_those_that_left() -> None:
    tables = [new_table(4, seed) for seed in range(300)]
    found = {table.area("redruth").tile for table in tables}
    tiles = [tile for tile in load_components().area_tiles if tile.region == "b"]
    assert len({(tile.tin, tile.copper, tile.water) for tile in found}) == len(tiles)
    assert not any(tables[0].state.built)


@rule("S-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_that_lie_face_up_are_drawn_at_random(players: int) -> None:
    areas = [area for seed in range(60) for area in new_table(players, seed).look().areas]
    assert len({area.name for area in areas if area.tile and area.tile.is_face_up}) > 12


@pytest.mark.thorough
@rule("S-4")
@pytest.mark.parametrize(("players", "regions"), [(3, "abc"), (4, "abcd"), (5, "abcd")])
def test_one_card_of_each_region_and_the_wild_one_are_kept(players: int, regions: str) -> None:
    table = new_table(players, seed=2)
    for seat in drafted(table).look().seats:
        assert backs(seat.hand) == {**dict.fromkeys(regions, 1), "any": 1}
        assert backs(seat.discarded_cards) == dict.fromkeys(regions, 1)
    assert (table.phase, table.to_move, table.look().round) == ("prices", "luck", 1)
    assert list(table.state.deck_size) == [0, 0, 0, 0]
    seen = table.look("blue").seats
    assert [len(seat.discarded_cards) for seat in seen[:3]] == [0, 0, len(regions)]


@rule("S-4")
def test_cards_are_laid_aside_region_by_region_and_in_secret_until_all_have_chosen() -> None:
    table = new_table(4, seed=2)
    regions = []
    before = table.look("blue").seats
    while table.to_move == "pink":
        code = table.game.parse_move(table.state, table.moves()[0])
        assert table.game.is_secret_move(table.state, code)
        regions.append({text.split()[1].partition(":")[0] for text in table.moves()})
        table.play(table.moves()[-1])
    assert regions == [{"a"}, {"b"}, {"c"}, {"d"}]
    assert table.look("blue").seats == before


@rule("S-5")
def test_what_two_players_lay_aside_goes_back_into_the_decks() -> None:
    table = new_table(2, seed=4)
    assert list(drafted(table).state.deck_size) == [8, 8, 8, 0]
    board = table.state.board
    deck = table.state.deck
    for region in range(3):
        assert (
            sum(
                int(deck[card])
                for card in range(int(board.card_kind_count))
                if board.card_back[card] == region
            )
            == 8
        )


@rule("K-1")
def test_others_see_only_that_a_card_is_of_no_single_region_and_wild_ones_have_no_place() -> None:
    table = table_of("expansions kickstarter-cards; pink hand a:port:4 ac:tin+2:4")
    assert table.look("yellow").seats[0].hand == ("a:?", "any:?")
    with pytest.raises(Unreadable, match="any"):
        table_of("expansions kickstarter-cards; pink hand any:miner:2")


@rule("K-2", "S-2")
def test_eight_tiles_are_shuffled_into_the_stacks() -> None:
    board = new_table(3, 1, *KICKSTARTER).state.board
    plain = new_table(3, 1).state.board
    assert sum(board.tile_copies_of_kind) == sum(plain.tile_copies_of_kind) + 8
    assert sum(bool(text) for text in board.tile_bonus) == 8
    states = [new_table(5, seed, *KICKSTARTER).state for seed in range(5)]
    dealt = {state.board.tile_bonus[tile] for state in states for tile in state.tile}
    assert dealt == {"", "money+3", "work+1"}


# LW-1: set-up of a solo game.


@rule("LW-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_his_marker_starts_on_top_and_only_the_other_player_lays_cards_aside(seat: int) -> None:
    for seed in range(10):
        track = new_solo(seed, seat=seat).look().seats_by_track_column
        assert (track[0][0], len(track[0])) == (seat, 2)
    table = new_solo(5, seat=seat)
    movers = set()
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


@rule("LW-1", "LW-D1")
def test_he_has_no_money_six_mines_and_no_option_unless_said_otherwise() -> None:
    player = new_solo(1).player(HIS)
    assert (player.money, player.mines_left, player.points) == (0, 6, 0)
    assert not any(astuple(WallaceOptions()))


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
    game, state, names = title_by_name("tinners-trail").parse_position(table.text(), "again")
    assert game.position_text(state, names) == table.text()
    for words in ("down 1/1/2", "pink"):
        with pytest.raises(Unreadable, match="beyond the map card of 3 players"):
            table_of(f"stratton {words}")
