"""Imagining: every arrangement of unseen tiles and cards that agrees with a view, and no other."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.knowledge import make_common_view
from game.engine.luck import Luck
from game.engine.rules import NOBODY
from game.titles.tinners_trail.rules.kinds import EMPTY, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import make_table_view
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.position_words import HIS
from tests.titles.tinners_trail.tables import Table, new_table, table_of

rule = pytest.mark.rule
ALL_BUT_TWO = "tin+1:2 a:copper+1:2 a:tin+2:4 a:copper+2:5 a:water-1:1 a:water-2:3 a:miner:2"

PINK_AND_YELLOW = "players 2; pink hand a:port:4 discarded a:tin+1:2; yellow hand"
PLAYED = f"a:{ALL_BUT_TWO}".replace(" ", '", "')


def imagined(table: Table, colour: str, times: int = 60) -> Iterator[Any]:
    """Yield the table as a seat imagines it, again and again."""
    return (make_table_view(state, table.seat(colour)) for state in states(table, colour, times))


def states(table: Table, colour: str, times: int = 60) -> Iterator[TrailState]:
    """Yield the states a seat imagines, one after the other."""
    luck = Luck()
    seat = table.seat(colour)
    luck.reset_from_seed(7)
    for _ in range(times):
        view = table.view_of(seat)
        table.game.rules.determinize(view, seat, luck)
        yield view


def hands(table: Table, colour: str, of: str) -> set[tuple[str, ...]]:
    """Return every hand of a player that another one imagines."""
    return {look.seats[table.seat(of)].hand for look in imagined(table, colour)}


def cubes(look: Any, area: str) -> tuple[int, int, int]:
    """Return what the tile of an area is imagined to be."""
    tile = look.area(area).tile
    return tile.tin, tile.copper, tile.water


def drafting(moves: int) -> Table:
    """Return a draft in which so many cards have been laid aside."""
    table = new_table(3, seed=3)
    for _ in range(moves):
        table.play(table.moves()[0])
    return table


def box_of(state: TrailState) -> list[int]:
    """Return how many of each card are in hands and decks, under the hammer and played."""
    copies = [played + left for played, left in zip(state.played, state.deck, strict=True)]
    for card in (*state.hand, state.survey_card):
        if card != EMPTY:
            copies[card] += 1
    return copies


@rule("S-2")
def test_an_unknown_tile_may_be_any_unseen_one_of_its_region_and_no_two_are_the_same() -> None:
    built = 'seen {built = [{region = "b", tin = 1, copper = 4, water = 3}]}'
    table = table_of("wendron down 2/2/2; redruth up 3/4/4", built)
    found = {cubes(look, "wendron") for look in imagined(table, "pink", 200)}
    assert found == {(2, 2, 2), (2, 3, 3), (3, 3, 5), (2, 1, 3), (2, 5, 4), (1, 2, 4)}
    for look in imagined(table_of("wendron down 2/2/2; redruth down 1/4/3"), "pink"):
        assert cubes(look, "wendron") != cubes(look, "redruth")
    first = table_of("ludgvan up 1/1/2; breage down 2/2/3; camborne down 4/0/2")
    for look in imagined(first, "pink", 100):  # the first tile of the box
        tiles = [(tile.tin, tile.copper, tile.water) for a in look.areas if (tile := a.tile)]
        assert tiles.count((1, 1, 2)) == 1


@rule("S-4")
def test_a_hidden_card_may_be_any_unseen_one_with_its_back() -> None:
    words = "pink hand any:miner:2 discarded a:tin+1:2; yellow hand any:pump:4"
    found = hands(table_of(words, 'seen {played = ["any:tin+1:2"]}'), "pink", of="yellow")
    assert found == {("any:copper+1:2",), ("any:water-2:3",), ("any:pump:4",)}
    table = table_of(words, "wendron down 2/2/2").play("build wendron", "survey any:miner:2")
    assert ("any:miner:2",) not in hands(table, "blue", of="yellow")


def test_imagined_hands_are_sorted() -> None:
    table = new_table(5, seed=3)
    order = table.state.board.card_numbers
    for look in imagined(table, "pink"):
        for seat in look.seats:
            assert list(seat.hand) == sorted(seat.hand, key=order.__getitem__)


@rule("S-4")
def test_in_the_draft_only_those_before_one_have_laid_aside_a_card_of_each_region() -> None:
    for look in imagined(drafting(4), "yellow"):
        assert [len(seat.discarded_cards) for seat in look.seats] == [3, 1, 0]
        assert [len(seat.hand) for seat in look.seats] == [4, 6, 7]
    for look in imagined(drafting(1), "blue"):
        assert [len(seat.discarded_cards) for seat in look.seats] == [0, 0, 0]


@rule("S-4")
def test_any_of_the_cards_dealt_may_have_been_laid_aside() -> None:
    table = drafting(3)
    found = set()
    first_of_the_box = set()
    for look in imagined(table, "yellow", 300):
        pink = look.seats[0]
        found.add(pink.discarded_cards)
        dealt = [card for card in (*pink.hand, *pink.discarded_cards) if card.startswith("a:")]
        if "a:tin+1:2" in dealt:
            last = max(dealt, key=table.state.board.card_numbers.__getitem__)
            first_of_the_box.add(pink.discarded_cards[0] == last)
    assert len(found) > 100
    assert first_of_the_box == {True, False}


@pytest.mark.thorough
@rule("S-4")
@pytest.mark.parametrize("region", ["a", "b", "c", "d"])
@pytest.mark.parametrize("colour", ["pink", "yellow", "orange"])
def test_what_one_has_laid_aside_is_in_no_other_hand(colour: str, region: str) -> None:
    aside = f"{region}:pump:4"
    table = table_of(
        f"players 5; {colour} discarded {aside}; green hand {region}:port:4 {region}:miner:2"
    )
    assert table.state.board.card_copies_of_kind[table.state.board.card_numbers[aside]] == 1
    held = {card for hand in hands(table, colour, of="green") for card in hand}
    assert len(held) > 2
    assert aside not in held


@rule("S-5")
@pytest.mark.parametrize(("colour", "other"), [("pink", "yellow"), ("yellow", "pink")])
def test_ones_own_discard_is_in_the_deck_while_none_like_it_was_played(
    colour: str, other: str
) -> None:
    words = (
        f"players 2; decks a tin+1:2 miner:2; {colour} discarded a:tin+1:2; {other} hand a:pump:4"
    )
    table = table_of(words)
    card = table.state.board.card_numbers["a:tin+1:2"]
    assert {int(state.deck[card]) for state in states(table, colour)} == {1, 2}
    assert ("a:tin+1:2",) in hands(table, colour, of=other)  # there are two of the kind


@rule("S-5")
def test_once_one_like_it_was_drawn_the_discard_may_be_the_card_that_is_gone() -> None:
    auction = table_of(
        "players 2; pink discarded a:tin+1:2; yellow hand a:pump:4",
        "ludgvan down 2/2/3",
        "decks a tin+1:2 miner:2",
    )
    auction.play("build ludgvan", "survey deck", "draw a:tin+1:2")
    assert ("a:tin+1:2",) in hands(auction, "pink", of="yellow")
    table = table_of(
        f"{PINK_AND_YELLOW} a:tin+1:2; decks a pump:4", f'seen {{played = ["{PLAYED}"]}}'
    )
    assert hands(table, "pink", of="yellow") == {("a:tin+1:2",), ("a:pump:4",)}
    seen = f'seen {{played = ["{PLAYED}", "a:pump:4"]}}'  # with an empty deck it is its twin
    empty = table_of(f"{PINK_AND_YELLOW} a:tin+1:2", seen)
    assert hands(empty, "pink", of="yellow") == {("a:tin+1:2",)}


@rule("S-5")
def test_while_nobody_has_drawn_the_card_like_it_that_was_played_is_another_one() -> None:
    deck = "decks a tin+1:2 tin+2:4 copper+2:5 water-1:1 water-2:3 port:4 pump:4 copper+1:2"
    words = "players 2; pink discarded a:tin+1:2; yellow hand a:miner:2"
    found = hands(table_of(words, deck, 'seen {played = ["a:tin+1:2"]}'), "pink", of="yellow")
    assert ("a:tin+1:2",) not in found
    assert len(found) == 8


@rule("G-5")
def test_imagined_luck_is_not_the_true_luck() -> None:
    table = new_table(3, seed=3)
    view = table.view_of(0)
    table.game.rules.determinize(view, 0, Luck())
    assert view.luck.state_words() != table.state.luck.state_words()


@rule("S-4")
def test_an_onlooker_knows_what_everybody_knows_and_imagines_every_hand() -> None:
    table = new_table(4, 3)
    view = of_kind(make_common_view(table.game.rules, table.state), TrailState)
    assert all(card < 0 for card in view.hand)
    known = [seat.hand for seat in make_table_view(view, 0).seats]
    assert known == [("a:?", "a:?", "b:?", "b:?", "c:?", "c:?", "d:?", "d:?", "any:?")] * 4
    luck = Luck()
    luck.reset_from_seed(5)
    table.game.rules.determinize(view, NOBODY, luck)
    look = make_table_view(view, 0)
    assert all(area.tile is None or area.tile.is_known for area in look.areas)
    assert not any(card.endswith("?") for seat in look.seats for card in seat.hand)


@rule("R-3")
def test_an_onlooker_does_not_know_a_tile_that_only_some_have_seen() -> None:
    table = table_of("wendron down 2/2/2 pink yellow")
    view = of_kind(make_common_view(table.game.rules, table.state), TrailState)
    assert view.tile[view.board.area_numbers["wendron"]] == UNKNOWN_TILE


@rule("S-4")
def test_what_is_hidden_is_counted_once_for_each_seat_that_does_not_know_it() -> None:
    tiles = "wendron down 2/2/2 pink yellow; redruth down 2/1/3; camborne up 2/2/3"
    table = table_of("pink hand a:tin+1:2 a:pump:4; blue discarded c:pump:4", tiles)
    unseen_tiles = 1 + 3
    unseen_cards = 3 * 2
    assert table.game.rules.count_unknown_facts(table.state) == unseen_tiles + unseen_cards


def test_the_first_card_of_the_box_is_shown_by_its_name() -> None:
    table = table_of("pink hand a:tin+1:2")
    assert table.look("pink").seats[0].hand == ("a:tin+1:2",)
    assert table.state.board.card_numbers["a:tin+1:2"] == 0


@pytest.mark.thorough
@rule("S-4")
@pytest.mark.parametrize("colour", ["pink", "yellow", "blue"])
def test_nobody_is_imagined_to_hold_a_card_the_observer_has_all_copies_of(colour: str) -> None:
    own = ("a:pump:4", "b:pump:4", "b:miner:2")
    others = "pink hand b:tin+1:2; yellow hand b:port:4; blue hand c:pump:4"
    for look in imagined(table_of(others, f"{colour} hand {' '.join(own)}"), colour, 200):
        held = [card for seat in look.seats for card in seat.hand]
        assert [held.count(card) for card in own] == [1, 1, 1]


@rule("LW-5")
@pytest.mark.parametrize("under", ["b:pump:4", "a:tin+1:2 a:tin+1:2"])
def test_a_card_under_his_deck_is_imagined_nowhere_else(under: str) -> None:
    his = f"orange hand b:tin+1:2 a:miner:2 {under} under {under}"
    table = table_of(
        "solo; phase actions; work 0 pink orange",
        his,
        "decks a water-2:3 port:4 / b miner:2 port:4",
    )
    card = table.state.board.card_numbers[under.split(maxsplit=1)[0]]
    assert table.state.board.card_copies_of_kind[card] == len(under.split())
    for state in states(table, "pink"):
        assert card not in state.hand
        assert state.deck[card] == 0


@rule("LW-1")
def test_he_does_not_know_his_own_survey_deck() -> None:
    table = table_of("solo; orange hand b:pump:4 a:miner:2")
    found = {card for state in states(table, HIS) for card in state.hand if card != EMPTY}
    assert all(card >= 0 for card in found)
    assert len(found) > 2


@rule("S-5")
def test_an_imagined_box_holds_every_card_as_often_as_the_true_one() -> None:
    table = new_table(2, seed=3)
    while table.phase == "draft":
        table.play(table.moves()[0])
    whole = box_of(table.state)
    assert whole == list(table.state.board.card_copies_of_kind)
    for colour in table.game.colours:
        for state in states(table, colour):
            assert box_of(state) == whole
