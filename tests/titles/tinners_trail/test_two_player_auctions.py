"""A2: with two players every auction begins with a survey card."""

from collections.abc import Sequence

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule
DOWN = face_down(2, 3, 3)
UP = face_up(2, 3, 3)


def gwennap(
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    money: int = 20,
    *,
    tile: Toml = DOWN,
    **words: Toml,
) -> Table:
    """Return a table for two on which pink may put up Gwennap, of region C."""
    return table_of(
        2,
        pink={"hand": list(hand), "money": money},
        decks={"c": list(deck)},
        area_gwennap={"tile": tile},
        **words,
    )


@rule("A2-1")
@pytest.mark.parametrize("tile", [DOWN, UP])
def test_the_opener_must_play_a_card_from_hand_or_the_deck_contested_or_not(tile: Toml) -> None:
    for rival in (20, 0):
        table = gwennap(["c:port:4", "a:port:4"], ["tin+1:2"], tile=tile, yellow={"money": rival})
        table.play("build gwennap")
        assert table.moves() == ["survey deck", "survey c:port:4"]


@rule("A2-1")
def test_the_deck_gives_each_of_its_cards_equally_often() -> None:
    table = gwennap([], ["tin+1:2", "tin+1:2", "port:4"]).play("build gwennap", "survey deck")
    assert table.to_move == "luck"
    assert table.odds() == {"draw c:tin+1:2": 2, "draw c:port:4": 1}


@rule("A2-1")
def test_a_drawn_card_leaves_the_deck() -> None:
    table = gwennap([], ["tin+1:2", "port:4"])
    table.play("build gwennap", "survey deck", "draw c:tin+1:2")
    assert table.look().deck_sizes["c"] == 1
    auction = table.look().auction
    assert auction
    assert (auction.card, auction.card_from) == ("c:tin+1:2", "deck")


@rule("A2-2")
@pytest.mark.parametrize("deck", [True, False])
def test_the_minimum_is_the_cards_value(deck: bool) -> None:
    table = gwennap(["c:port:4"], ["pump:4"]).play("build gwennap")
    table.play(*(["survey deck", "draw c:pump:4"] if deck else ["survey c:port:4"]))
    assert table.moves()[0] == "bid 4"


@rule("A2-2")
@pytest.mark.parametrize("deck", [True, False])
def test_a_player_who_has_passed_raises_the_minimum_by_a_pound(deck: bool) -> None:
    table = gwennap(["c:port:4"], ["pump:4"], invested=["yellow"]).play("build gwennap")
    table.play(*(["survey deck", "draw c:pump:4"] if deck else ["survey c:port:4"]))
    assert table.moves()[0] == "bid 5"


@rule("A2-2")
def test_the_deck_is_no_choice_when_it_is_empty() -> None:
    assert gwennap(["c:port:4"]).play("build gwennap").moves() == ["survey c:port:4"]


@rule("A2-2")
@pytest.mark.parametrize(
    ("deck", "money", "passed", "may"),
    [
        ([], 4, [], True),  # the card can just be paid
        ([], 3, [], False),
        ([], 5, ["yellow"], True),
        ([], 4, ["yellow"], False),
        (["port:4"], 3, [], True),  # the deck may be tried
        (["port:4"], 2, ["yellow"], True),
    ],
)
def test_with_an_empty_deck_and_cards_too_dear_there_is_no_auction(
    deck: list[str], money: int, passed: list[str], may: bool
) -> None:
    hand = ["c:copper+2:5"] if deck else ["c:port:4", "a:miner:2"]
    table = gwennap(hand, deck, money, invested=passed)
    assert bool(table.moves("build")) is may


@rule("A2-3")
@pytest.mark.parametrize(("money", "passed", "offered"), [(4, [], True), (3, [], False)])
def test_a_card_from_hand_is_offered_only_if_its_minimum_can_be_paid(
    money: int, passed: list[str], offered: bool
) -> None:
    table = gwennap(["c:port:4"], ["tin+1:2"], money, invested=passed).play("build gwennap")
    assert ("survey c:port:4" in table.moves()) is offered


@rule("A2-3")
def test_the_raised_minimum_counts_for_a_card_from_hand() -> None:
    table = gwennap(["c:port:4"], ["tin+1:2"], 4, invested=["yellow"]).play("build gwennap")
    assert table.moves() == ["survey deck"]


@rule("A2-3")
def test_with_a_card_from_hand_the_player_must_open() -> None:
    table = gwennap(["c:port:4"], money=6).play("build gwennap", "survey c:port:4")
    assert (table.to_move, table.moves()) == ("pink", ["bid 4", "bid 5", "bid 6"])


@rule("A2-3")
def test_who_plays_a_card_from_hand_sees_the_face_down_tile() -> None:
    table = gwennap(["c:port:4"]).play("build gwennap", "survey c:port:4")
    tile = table.seen_by("pink").area("gwennap").tile
    other = table.seen_by("yellow").area("gwennap").tile
    assert tile is not None
    assert other is not None
    assert (tile.known, other.known) == (True, False)


@rule("A2-4")
def test_with_a_card_from_the_deck_nobody_sees_the_tile() -> None:
    table = gwennap([], ["tin+1:2"]).play("build gwennap", "survey deck", "draw c:tin+1:2")
    for colour in ("pink", "yellow"):
        tile = table.seen_by(colour).area("gwennap").tile
        assert tile is not None
        assert not tile.known


@rule("A2-4")
def test_who_can_pay_the_deck_cards_minimum_must_open() -> None:
    table = gwennap([], ["port:4"], money=4).play("build gwennap", "survey deck", "draw c:port:4")
    assert (table.to_move, table.moves()) == ("pink", ["bid 4"])


@rule("A2-4")
def test_who_cannot_pay_it_drops_out_and_the_other_may_open_or_drop_out() -> None:
    table = gwennap([], ["port:4"], money=3, yellow={"money": 5})
    table.play("build gwennap", "survey deck", "draw c:port:4")
    assert (table.to_move, table.moves()) == ("yellow", ["bid 4", "bid 5", "drop"])


@rule("A2-4")
def test_the_other_wins_by_opening() -> None:
    table = gwennap([], ["port:4"], money=3, yellow={"money": 5})
    table.play("build gwennap", "survey deck", "draw c:port:4", "bid 4")
    assert table.area("gwennap").owner == table.seat("yellow")
    assert (table.to_move, table.track) == ("pink", {0: ["pink"], 2: ["yellow"]})


@rule("A2-4")
@rule("A2-2")
def test_the_raised_minimum_decides_who_drops_out() -> None:
    table = gwennap([], ["port:4"], money=4, invested=["yellow"])
    table.play("build gwennap", "survey deck", "draw c:port:4")
    assert (table.phase, table.area("gwennap").tile) == ("actions", None)


def nobody_bids(tile: Toml, **words: Toml) -> Table:
    """Return the table after an auction for which nobody could or would bid."""
    table = gwennap([], ["port:4"], money=3, tile=tile, **words)
    return table.play("build gwennap", "survey deck", "draw c:port:4", "drop")


@rule("A2-5")
def test_a_face_up_tile_nobody_bids_for_stays() -> None:
    tile = nobody_bids(UP).area("gwennap").tile
    assert tile is not None
    assert tile.face_up


@rule("A2-5")
def test_a_face_down_tile_nobody_bids_for_is_removed_unseen() -> None:
    table = nobody_bids(DOWN)
    assert table.area("gwennap").tile is None
    assert not any(table.state.built)


@rule("A2-5")
def test_an_area_whose_tile_was_removed_never_has_a_mine() -> None:
    table = nobody_bids(DOWN)
    assert not table.moves("build")


@rule("A2-5")
@pytest.mark.parametrize("tile", [UP, DOWN])
def test_the_card_is_discarded_either_way(tile: Toml) -> None:
    table = nobody_bids(tile)
    assert table.state.played[table.state.board.card_numbers["c:port:4"]] == 1
    assert table.look().deck_sizes["c"] == 0


@rule("A2-5")
def test_no_work_point_is_spent_and_the_opener_is_still_active() -> None:
    table = nobody_bids(UP)
    assert (table.to_move, table.track) == ("pink", {0: ["pink", "yellow"]})


@rule("A2-5")
@rule("A-8")
def test_drainage_tokens_leave_with_the_tile() -> None:
    table = table_of(
        2,
        pink={"money": 3},
        decks={"c": ["port:4"]},
        area_gwennap={"tile": face_down(2, 3, 3, "yellow"), "drainage": 2, "tin": 1},
    )
    table.play("build gwennap", "survey deck", "draw c:port:4", "drop")
    assert (table.area("gwennap").drainage, table.area("gwennap").tin) == (0, 1)
    assert not any(table.state.seen)


@rule("A2-6")
def test_a_card_from_hand_insures_its_player() -> None:
    table = gwennap(["c:port:4"]).play("build gwennap", "survey c:port:4", "bid 4", "bid 7", "drop")
    assert (table.player("pink").money, table.player("yellow").money) == (24, 13)


@rule("A2-6")
def test_a_card_from_the_deck_does_not() -> None:
    table = gwennap([], ["port:4"])
    table.play("build gwennap", "survey deck", "draw c:port:4", "bid 4", "bid 7", "drop")
    assert table.player("pink").money == 20


@rule("A2-6")
def test_no_card_is_played_after_the_auction() -> None:
    table = gwennap(["c:port:4", "c:miner:2"]).play("build gwennap", "survey c:port:4", "bid 4")
    table.play("drop")
    assert (table.phase, table.player("pink").hand) == ("actions", ("c:miner:2",))
    assert table.area("gwennap").port


@rule("A2-6")
def test_a_deck_cards_benefit_goes_to_the_mine() -> None:
    table = gwennap([], ["tin+2:4"])
    table.play("build gwennap", "survey deck", "draw c:tin+2:4", "bid 4", "drop")
    assert table.area("gwennap").tin == 4


@rule("A2-7")
def test_without_deck_and_fitting_card_the_auction_runs_without_one() -> None:
    table = gwennap(["a:port:4"]).play("build gwennap")
    assert (table.phase, table.to_move) == ("auction", "pink")
    assert table.moves()[0] == "bid 1"
    assert "drop" not in table.moves()


@rule("A2-7")
def test_its_minimum_rises_with_the_players_who_have_passed() -> None:
    table = gwennap(money=3, invested=["yellow"]).play("build gwennap")
    assert table.moves() == ["bid 2", "bid 3"]


@rule("A2-7")
def test_no_card_is_played_after_an_auction_without_one() -> None:
    table = gwennap(yellow={"hand": ["c:miner:2"]}).play("build gwennap", "bid 1", "bid 2", "drop")
    assert (table.phase, table.area("gwennap").miner) == ("actions", False)


@rule("A2-7")
@pytest.mark.parametrize(
    ("money", "passed", "may"),
    [(1, [], True), (0, [], False), (2, ["yellow"], True), (1, ["yellow"], False)],
)
@pytest.mark.parametrize("deck", [[], ["port:4"]])
def test_starting_takes_a_pound_and_one_for_each_who_has_passed(
    money: int, passed: list[str], may: bool, deck: list[str]
) -> None:
    table = gwennap([], deck, money, invested=passed)
    assert bool(table.moves("build")) is may
