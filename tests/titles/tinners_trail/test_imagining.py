"""Imagining: every arrangement of unseen tiles and cards that agrees with a view, and no other."""

from collections.abc import Iterator

import pytest

from game.engine.knowledge import common_view
from game.engine.luck import Luck
from game.engine.rules import NOBODY
from game.titles.tinners_trail.rules.kinds import EMPTY, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import TableView, table_view
from tests.titles.tinners_trail.tables import Table, face_down, face_up, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Words
from tests.titles.tinners_trail.wallace.solo import HIS, solo

rule = pytest.mark.rule
A_CARDS = ["tin+1:2", "copper+1:2", "tin+2:4", "copper+2:5", "water-1:1", "water-2:3", "miner:2"]


def imagined(table: Table, colour: str, times: int = 60) -> list[TableView]:
    """Return the table as a seat imagines it, again and again."""
    return [table_view(state, table.seat(colour)) for state in states(table, colour, times)]


def states(table: Table, colour: str, times: int = 60) -> Iterator[TrailState]:
    """Yield the states a seat imagines, one after the other."""
    luck = Luck()
    luck.seed(7)
    seat = table.seat(colour)
    for _ in range(times):
        view = table.view_of(seat)
        table.game.rules.imagine(view, seat, luck)
        yield view


def box_of(state: TrailState) -> list[int]:
    """Return how many of each card are in hands and decks, under the hammer and played."""
    copies = [played + left for played, left in zip(state.played, state.deck, strict=True)]
    for card in (*state.hand, state.survey_card):
        if card != EMPTY:
            copies[card] += 1
    return copies


def hands(table: Table, colour: str, of: str) -> set[tuple[str, ...]]:
    """Return every hand of a player that another one imagines."""
    return {look.seats[table.seat(of)].hand for look in imagined(table, colour)}


@rule("S-2")
def test_an_unknown_tile_may_be_any_unseen_one_of_its_region() -> None:
    table = table_of(
        area_wendron={"tile": face_down(2, 2, 2)},
        area_redruth={"tile": face_up(3, 4, 4)},
        seen={"built": [{"region": "b", "tin": 1, "copper": 4, "water": 3}]},
    )
    tiles = [look.area("wendron").tile for look in imagined(table, "pink", 200)]
    found = {(tile.tin, tile.copper, tile.water) for tile in tiles if tile}
    assert found == {(2, 2, 2), (2, 3, 3), (3, 3, 5), (2, 1, 3), (2, 5, 4), (1, 2, 4)}


@rule("R-3")
def test_a_tile_one_has_seen_stays_what_it_is() -> None:
    table = table_of(area_wendron={"tile": face_down(2, 2, 2, "pink")})
    tiles = {look.area("wendron").tile for look in imagined(table, "pink")}
    assert {(tile.tin, tile.copper, tile.water) for tile in tiles if tile} == {(2, 2, 2)}


def test_two_unknown_tiles_are_never_the_same_one() -> None:
    table = table_of(
        area_wendron={"tile": face_down(2, 2, 2)}, area_redruth={"tile": face_down(1, 4, 3)}
    )
    for look in imagined(table, "pink"):
        one, other = look.area("wendron").tile, look.area("redruth").tile
        assert one is not None
        assert other is not None
        assert (one.tin, one.copper, one.water) != (other.tin, other.copper, other.water)


@rule("S-4")
def test_a_hidden_card_may_be_any_unseen_one_with_its_back() -> None:
    table = table_of(
        pink={"hand": ["any:miner:2"], "discarded": ["a:tin+1:2"]},
        yellow={"hand": ["any:pump:4"]},
        seen={"played": ["any:tin+1:2"]},
    )
    found = hands(table, "pink", of="yellow")
    assert found == {("any:copper+1:2",), ("any:water-2:3",), ("any:pump:4",)}


def test_a_card_in_a_running_auction_is_in_no_hand() -> None:
    table = table_of(
        pink={"hand": ["any:miner:2"]},
        yellow={"hand": ["any:pump:4"]},
        area_wendron={"tile": face_down(2, 2, 2)},
    ).play("build wendron", "survey any:miner:2")
    assert ("any:miner:2",) not in hands(table, "blue", of="yellow")


def test_imagined_hands_are_sorted() -> None:
    table = new_table(5, seed=3)
    order = table.state.board.card_numbers
    for look in imagined(table, "pink"):
        for seat in look.seats:
            assert list(seat.hand) == sorted(seat.hand, key=order.__getitem__)


@rule("S-4")
def test_in_the_draft_those_before_one_have_laid_aside_a_card_of_each_region() -> None:
    table = new_table(3, seed=3)
    for _ in range(4):
        table.play(table.moves()[0])
    for look in imagined(table, "yellow"):
        assert [len(seat.discarded) for seat in look.seats] == [3, 1, 0]
        assert [len(seat.hand) for seat in look.seats] == [4, 6, 7]


@rule("S-4")
def test_a_seat_that_waits_does_not_know_how_far_the_deciding_one_is() -> None:
    table = new_table(3, seed=3)
    table.play(table.moves()[0])
    for look in imagined(table, "blue"):
        assert [len(seat.discarded) for seat in look.seats] == [0, 0, 0]


@rule("S-4")
def test_any_of_the_cards_dealt_may_have_been_laid_aside() -> None:
    table = new_table(3, seed=3)
    for _ in range(3):
        table.play(table.moves()[0])
    found = {look.seats[0].discarded for look in imagined(table, "yellow", 300)}
    assert len(found) > 100


@rule("S-4")
def test_beside_the_first_card_of_the_box_every_other_may_have_been_laid_aside() -> None:
    table = new_table(3, seed=3)
    for _ in range(3):
        table.play(table.moves()[0])
    number = table.state.board.card_numbers
    found = set()
    for look in imagined(table, "yellow", 300):
        pink = look.seats[0]
        dealt = [card for card in (*pink.hand, *pink.discarded) if card.startswith("a:")]
        if "a:tin+1:2" in dealt:
            found.add(pink.discarded[0] == max(dealt, key=lambda card: number[card]))
    assert found == {True, False}


@rule("S-4")
@pytest.mark.parametrize("region", ["a", "b", "c", "d"])
@pytest.mark.parametrize("colour", ["pink", "yellow", "orange"])
def test_what_one_has_laid_aside_is_in_no_other_hand(colour: str, region: str) -> None:
    aside = f"{region}:pump:4"
    own: Words = {"discarded": [aside]}
    hidden: Words = {"hand": [f"{region}:port:4", f"{region}:miner:2"]}
    table = table_of(5, **{colour: own, "green": hidden})
    assert table.state.board.card_count[table.state.board.card_numbers[aside]] == 1
    held = {card for hand in hands(table, colour, of="green") for card in hand}
    assert len(held) > 2
    assert aside not in held


@rule("S-5")
@pytest.mark.parametrize(("colour", "other"), [("pink", "yellow"), ("yellow", "pink")])
def test_ones_own_discard_is_surely_in_the_deck_while_none_like_it_was_played(
    colour: str, other: str
) -> None:
    seats: dict[str, Words] = {
        colour: {"discarded": ["a:tin+1:2"]},
        other: {"hand": ["a:pump:4"]},
    }
    table = table_of(2, decks={"a": ["tin+1:2", "miner:2"]}, **seats)
    card = table.state.board.card_numbers["a:tin+1:2"]
    assert {int(state.deck[card]) for state in states(table, colour)} == {1, 2}
    assert ("a:tin+1:2",) in hands(table, colour, of=other)  # there are two of the kind


@rule("S-5")
def test_the_discard_may_be_the_card_of_the_running_auction() -> None:
    table = table_of(
        2,
        pink={"discarded": ["a:tin+1:2"]},
        yellow={"hand": ["a:pump:4"]},
        decks={"a": ["tin+1:2", "miner:2"]},
        area_ludgvan={"tile": face_down(2, 2, 3)},
    ).play("build ludgvan", "survey deck", "draw a:tin+1:2")
    assert ("a:tin+1:2",) in hands(table, "pink", of="yellow")


@rule("S-5")
def test_after_a_card_like_it_was_played_the_discard_may_be_the_one_that_is_gone() -> None:
    played = [f"a:{card}" for card in A_CARDS]
    table = table_of(
        2,
        pink={"hand": ["a:port:4"], "discarded": ["a:tin+1:2"]},
        yellow={"hand": ["a:tin+1:2"]},
        decks={"a": ["pump:4"]},
        seen={"played": played},
    )
    assert hands(table, "pink", of="yellow") == {("a:tin+1:2",), ("a:pump:4",)}


@rule("S-5")
def test_while_nobody_has_drawn_the_card_like_it_that_was_played_is_another_one() -> None:
    kinds = ["tin+1:2", "tin+2:4", "copper+2:5", "water-1:1", "water-2:3", "port:4", "pump:4"]
    table = table_of(
        2,
        pink={"discarded": ["a:tin+1:2"]},
        yellow={"hand": ["a:miner:2"]},
        decks={"a": [*kinds, "copper+1:2"]},
        seen={"played": ["a:tin+1:2"]},
    )
    assert ("a:tin+1:2",) not in hands(table, "pink", of="yellow")
    assert len(hands(table, "pink", of="yellow")) == 8


@rule("S-5")
def test_with_an_empty_deck_the_twin_of_ones_discard_is_in_the_other_hand() -> None:
    played = [f"a:{card}" for card in [*A_CARDS, "pump:4"]]
    table = table_of(
        2,
        pink={"hand": ["a:port:4"], "discarded": ["a:tin+1:2"]},
        yellow={"hand": ["a:tin+1:2"]},
        seen={"played": played},
    )
    assert hands(table, "pink", of="yellow") == {("a:tin+1:2",)}


@rule("G-5")
def test_imagined_luck_is_not_the_true_luck() -> None:
    table = new_table(3, seed=3)
    view = table.view_of(0)
    luck = Luck()
    table.game.rules.imagine(view, 0, luck)
    assert view.luck.words() != table.state.luck.words()


@rule("S-4")
def test_an_onlooker_knows_what_everybody_knows_and_imagines_every_hand() -> None:
    table = new_table(4, 3)
    view = common_view(table.game.rules, table.state)
    assert isinstance(view, TrailState)
    assert all(card < 0 for card in view.hand)
    backs = [seat.hand for seat in table_view(view, 0).seats]
    assert backs == [("a:?", "a:?", "b:?", "b:?", "c:?", "c:?", "d:?", "d:?", "any:?")] * 4
    luck = Luck()
    luck.seed(5)
    table.game.rules.imagine(view, NOBODY, luck)
    look = table_view(view, 0)
    assert all(area.tile is None or area.tile.tin is not None for area in look.areas)
    assert not any(card.endswith("?") for seat in look.seats for card in seat.hand)


@rule("R-3")
def test_an_onlooker_does_not_know_a_tile_that_only_some_have_seen() -> None:
    table = table_of(area_wendron={"tile": face_down(2, 2, 2, "pink", "yellow")})
    view = common_view(table.game.rules, table.state)
    assert isinstance(view, TrailState)
    assert view.tile[view.board.area_numbers["wendron"]] == UNKNOWN_TILE


@rule("S-4")
def test_what_is_hidden_is_counted_once_for_each_seat_that_does_not_know_it() -> None:
    table = table_of(
        3,
        pink={"hand": ["a:tin+1:2", "a:pump:4"]},
        blue={"discarded": ["c:pump:4"]},
        area_wendron={"tile": face_down(2, 2, 2, "pink", "yellow")},
        area_redruth={"tile": face_down(2, 1, 3)},
        area_camborne={"tile": face_up(2, 2, 3)},
    )
    tiles, cards = 1 + 3, 3 * 2
    assert table.game.rules.unknown_facts(table.state) == tiles + cards


def test_the_first_card_of_the_box_is_shown_by_its_name() -> None:
    table = table_of(pink={"hand": ["a:tin+1:2"]})
    look = table_view(table.view_of(table.seat("pink")), table.seat("pink"))
    assert look.seats[table.seat("pink")].hand == ("a:tin+1:2",)
    assert table.state.board.card_numbers["a:tin+1:2"] == 0


@rule("S-4")
@pytest.mark.parametrize("colour", ["pink", "yellow", "blue"])
def test_nobody_is_imagined_to_hold_a_card_the_observer_has_all_copies_of(colour: str) -> None:
    hands: dict[str, list[str]] = {
        "pink": ["b:tin+1:2"],
        "yellow": ["b:port:4"],
        "blue": ["c:pump:4"],
    }
    hands[colour] = ["a:pump:4", "b:pump:4", "b:miner:2"]
    owners: dict[str, Words] = {name: {"hand": list(cards)} for name, cards in hands.items()}
    table = table_of(3, **owners)
    for look in imagined(table, colour, 200):
        held = [card for seat in look.seats for card in seat.hand]
        assert [held.count(card) for card in hands[colour]] == [1, 1, 1]


@rule("S-2")
def test_the_first_tile_of_the_box_is_imagined_nowhere_else_while_it_lies_open() -> None:
    table = table_of(
        area_ludgvan={"tile": face_up(1, 1, 2)},
        area_breage={"tile": face_down(2, 2, 3)},
        area_camborne={"tile": face_down(4, 0, 2)},
    )
    for look in imagined(table, "pink", 100):
        tiles = [(tile.tin, tile.copper, tile.water) for a in look.areas if (tile := a.tile)]
        assert tiles.count((1, 1, 2)) == 1


@rule("LW-5")
@pytest.mark.parametrize("under", [["b:pump:4"], ["a:tin+1:2", "a:tin+1:2"]], ids=str)
def test_a_card_under_his_deck_is_imagined_nowhere_else(under: list[str]) -> None:
    his: Words = {"hand": ["b:tin+1:2", "a:miner:2", *under], "under": list(under)}
    decks: Words = {"a": ["water-2:3", "port:4"], "b": ["miner:2", "port:4"]}
    table = solo(phase="actions", work={"0": ["pink", HIS]}, orange=his, decks=decks)
    card = table.state.board.card_numbers[under[0]]
    assert table.state.board.card_count[card] == len(under)
    for state in states(table, "pink"):
        assert card not in state.hand
        assert state.deck[card] == 0


@rule("LW-1")
def test_he_does_not_know_his_own_survey_deck() -> None:
    table = solo(orange={"hand": ["b:pump:4", "a:miner:2"]})
    found = set()
    for state in states(table, HIS):
        found |= {card for card in state.hand if card != EMPTY}
    assert all(card >= 0 for card in found)
    assert len(found) > 2


@rule("S-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_imagined_box_holds_every_card_as_often_as_the_true_one(seat: int) -> None:
    table = new_table(2, seed=3)
    while table.phase == "draft":
        table.play(table.moves()[0])
    whole = box_of(table.state)
    assert whole == list(table.state.board.card_count)
    for state in states(table, table.game.colours[seat]):
        assert box_of(state) == whole
