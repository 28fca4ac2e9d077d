"""The oracle on Lord Wallace's bids (LW-4, LW-6, A2-4, A2-5, K-3)."""

from typing import Any

import pytest

from tests.oracle.oracle import Oracle
from tests.oracle.positions import face_down, face_up, kinds, lord_wallace, play, solo

Area = dict[str, Any]


def he_opens(
    tile: Area, card: str = "b:tin+1:2", human: dict[str, Any] | None = None, **rest: Any
) -> Oracle:
    """Lord Wallace has drawn the card for the only tile, in Redruth."""
    oracle = solo({"redruth": {"tile": tile}}, human, {"hand": [card]}, **rest)
    return play(lord_wallace(oracle, "B"), f"draw {card}")


def human_opens(area: Area, card: str, bid: int | None, **rest: Any) -> Oracle:
    """The human has drawn a card from the deck for Redruth and opened at a bid."""
    region, _, kind = card.partition(":")
    human = {"money": 20, **rest.pop("human", {})}
    areas = {"redruth": area, **rest.pop("areas", {})}
    rest = {"work": {"0": ["pink", "orange"]}, "phase": "actions", "to_move": "pink", **rest}
    wallace = rest.pop("lord", {})
    oracle = solo(areas, human, wallace, decks={region: [kind]}, **rest)
    play(oracle, "build redruth", "survey deck", f"draw {card}")
    return oracle if bid is None else play(oracle, f"bid {bid}")


def owner(oracle: Oracle) -> str | None:
    """Who has the mine in Redruth."""
    return oracle.table.areas["redruth"].owner


@pytest.mark.rule("LW-6")
@pytest.mark.parametrize(
    ("worth", "roll", "die"),
    [
        (-1, "3 1 4", 1),  # lower of tin and copper
        (0, "2 4 4", 2),
        (1, "3 1 4", 3),  # tin
        (1, "1 4 4", 1),
        (2, "1 3 4", 3),  # higher of tin and copper
        (2, "3 2 4", 3),
        (3, "3 4 2", 2),  # water
        (4, "0 0 4", 4),
        (5, "3 1 2", 2),  # higher of copper and water
        (9, "3 4 2", 4),
    ],
)
def test_the_dice_count_by_the_net_worth_of_a_face_up_tile(worth: int, roll: str, die: int) -> None:
    tile = face_up(worth + 1, 1, 3)  # the card gives the last one
    oracle = human_opens({"tile": tile}, "b:tin+1:2", 2)
    assert kinds(oracle) == {"roll"}
    play(oracle, f"roll bid {roll}")
    assert owner(oracle) == ("orange" if die > 0 else "pink")
    for bid, winner in ((2 + die - 1, "orange"), (2 + die, "pink")):
        oracle = human_opens({"tile": tile}, "b:tin+1:2", bid)
        assert owner(play(oracle, f"roll bid {roll}")) == winner


@pytest.mark.rule("LW-6")
def test_a_tile_worth_minus_two_is_declined_without_a_roll() -> None:
    oracle = human_opens({"tile": face_up(0, 0, 3)}, "b:tin+1:2", 2)
    assert owner(oracle) == "pink"
    assert oracle.table.lord_wallace.mines_left == 6


@pytest.mark.rule("LW-6")
def test_for_a_face_down_tile_the_copper_die_counts_whatever_lies_there() -> None:
    tile = face_down(0, 0, 9)
    assert owner(play(human_opens({"tile": tile}, "b:tin+1:2", 4), "roll bid 0 3 2")) == "orange"
    assert owner(play(human_opens({"tile": tile}, "b:tin+1:2", 5), "roll bid 3 3 4")) == "pink"


@pytest.mark.rule("LW-5")
@pytest.mark.parametrize(
    ("card", "area", "worth"),
    [
        ("b:tin+2:4", {}, 2),
        ("b:copper+1:2", {}, 1),
        ("b:water-2:3", {}, 2),
        ("b:miner:2", {}, 1),
        ("b:miner:2", {"miner": True}, 0),
        ("b:port:4", {}, 0),  # inland: lost
        ("b:pump:4", {}, 1),
        ("b:tin+1:2", {"drainage": 3, "tin": 5}, 1),
    ],
)
def test_the_card_adds_to_the_net_worth(card: str, area: Area, worth: int) -> None:
    oracle = human_opens({"tile": face_up(1, 1, 2), **area}, card, None)
    value = int(card[-1])
    rolls = {0: ("1 2 4", 1), 1: ("2 0 4", 2), 2: ("1 3 4", 3)}  # each row shows its own number
    roll, die = rolls[worth]
    play(oracle, f"bid {value + die - 1}")
    assert owner(play(oracle, f"roll bid {roll}")) == "orange"
    oracle = human_opens({"tile": face_up(1, 1, 2), **area}, card, value + die)
    assert owner(play(oracle, f"roll bid {roll}")) == "pink"


@pytest.mark.rule("LW-5")
def test_a_port_on_the_coast_adds_two() -> None:
    areas = {"breage": {"tile": face_up(1, 1, 2)}}
    for bid, winner in ((6, "orange"), (7, "pink")):  # worth 2: higher of tin and copper
        oracle = solo(
            areas, phase="actions", to_move="pink", work={"0": ["pink", "orange"]},
            decks={"b": ["port:4"]},
        )  # fmt: skip
        play(oracle, "build breage", "survey deck", "draw b:port:4", f"bid {bid}")
        assert play(oracle, "roll bid 1 3 4").table.areas["breage"].owner == winner


@pytest.mark.rule("LW-6")
def test_he_opens_with_card_value_and_die_and_the_human_must_bid_more() -> None:
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2")
    assert oracle.document()["auction"]["high"] == {"bid": 6, "by": "orange"}
    assert oracle.table.to_move == "pink"
    assert oracle.moves() == [*sorted(f"bid {bid}" for bid in range(7, 21)), "drop"]


@pytest.mark.rule("LW-6")
def test_his_own_opening_is_never_below_the_minimum() -> None:
    oracle = play(he_opens(face_up(3, 3, 3), "b:tin+1:2"), "roll bid 0 0 2", "drop")
    assert owner(oracle) == "orange"
    oracle = he_opens(face_up(1, 1, 0), "b:miner:2")
    assert play(oracle, "roll bid 0 0 2").table.running_auction.bid == 4  # worth 3: water die


@pytest.mark.rule("LW-6")
def test_each_bids_once_so_the_humans_answer_wins() -> None:
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2", "bid 7")
    assert owner(oracle) == "pink"
    assert oracle.table.human.money == 13
    assert oracle.document()["work"] == {"0": ["orange"], "2": ["pink"]}
    assert oracle.table.areas["redruth"].tin == 4  # the card serves the winner
    assert oracle.table.phase == "wallace"  # he is still active: another card


@pytest.mark.rule("LW-4")
def test_he_pays_nothing_and_spends_two_work_points() -> None:
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2", "drop")
    wallace = oracle.table.lord_wallace
    assert (wallace.money, wallace.owed, wallace.mines_left) == (0, 0, 5)
    assert oracle.document()["work"] == {"0": ["pink"], "2": ["orange"]}
    assert oracle.document()["seen"]["played"] == ["b:tin+1:2"]


@pytest.mark.rule("LW-6")
@pytest.mark.parametrize("human", [{"money": 5}, {"mines_left": 0}])
def test_who_cannot_bid_more_is_not_asked(human: dict[str, Any]) -> None:
    oracle = he_opens(face_up(3, 3, 2), human=human)
    assert owner(play(oracle, "roll bid 1 4 2")) == "orange"


@pytest.mark.rule("LW-6")
def test_once_the_human_has_passed_he_needs_no_roll_and_minds_no_columns() -> None:
    rest: dict[str, Any] = {"work": {"3": ["orange"]}, "invested": ["pink"]}
    oracle = he_opens(face_up(3, 3, 2), **rest)
    assert owner(oracle) == "orange"
    assert oracle.document()["work"] == {"5": ["orange"]}


@pytest.mark.rule("LW-6")
def test_if_the_human_opened_he_bids_only_a_pound_more_and_has_the_last_word() -> None:
    human = {"hand": ["b:tin+1:2"]}
    areas = {"redruth": {"tile": face_up(3, 3, 2)}}
    work = {"work": {"0": ["pink", "orange"]}, "phase": "actions", "to_move": "pink"}
    oracle = solo(areas, human, {}, **work)
    play(oracle, "build redruth", "survey b:tin+1:2", "bid 2", "roll bid 1 4 2")
    assert owner(oracle) == "orange"
    assert oracle.table.human.money == 20 + 2  # half of £3, rounded up
    assert oracle.document()["work"] == {"0": ["pink"], "2": ["orange"]}
    assert oracle.table.to_move == "pink"


@pytest.mark.rule("A2-6")
def test_a_card_from_the_deck_insures_nobody() -> None:
    oracle = play(human_opens({"tile": face_up(3, 3, 2)}, "b:tin+1:2", 2), "roll bid 1 4 2")
    assert (owner(oracle), oracle.table.human.money) == ("orange", 20)
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2", "bid 9")
    assert oracle.table.lord_wallace.money == 0


@pytest.mark.rule("LW-6")
@pytest.mark.parametrize(("column", "rolls"), [(2, True), (3, False)])
def test_he_declines_what_would_put_him_more_than_four_columns_ahead(
    column: int, rolls: bool
) -> None:
    work = {"0": ["pink"], str(column): ["orange"]}
    oracle = human_opens({"tile": face_up(3, 3, 2)}, "b:tin+1:2", 2, work=work)
    assert (kinds(oracle) == {"roll"}) == rolls
    assert (owner(oracle) == "pink") != rolls


@pytest.mark.rule("K-3")
def test_a_refund_does_not_change_the_column_limit_but_his_work_points() -> None:
    tile = {**face_up(3, 3, 2), "bonus": "work+1"}
    rest: dict[str, Any] = {"expansions": ["kickstarter-tiles"]}
    work = {"0": ["pink"], "3": ["orange"]}
    assert owner(human_opens({"tile": tile}, "b:tin+1:2", 2, work=work, **rest)) == "pink"
    oracle = play(human_opens({"tile": tile}, "b:tin+1:2", 2, **rest), "roll bid 1 4 2")
    assert oracle.document()["work"] == {"0": ["pink"], "1": ["orange"]}


@pytest.mark.rule("K-3")
def test_he_gets_no_money_bonus_and_bonuses_are_no_net_worth() -> None:
    tile = {**face_up(1, 1, 1), "bonus": "money+3"}
    rest: dict[str, Any] = {"expansions": ["kickstarter-tiles"]}
    oracle = human_opens({"tile": tile}, "b:tin+1:2", 4, **rest)  # worth 2: tin and copper die
    assert owner(play(oracle, "roll bid 0 3 4")) == "orange"
    assert (oracle.table.lord_wallace.money, oracle.table.lord_wallace.income) == (0, 0)


@pytest.mark.rule("LW-6")
@pytest.mark.parametrize(
    "rest",
    [
        {"work": {"5": ["pink"], "9": ["orange"]}},  # 9 WP spent
        {"work": {"5": ["pink"], "6": ["orange"]}, "lord": {"limiter": 8}},
        {"lord": {"mines_left": 0}},
        {"work": {"0": ["pink"]}, "invested": ["orange"]},
    ],
)
def test_he_cannot_answer_without_two_work_points_or_a_mine(rest: dict[str, Any]) -> None:
    assert owner(human_opens({"tile": face_up(3, 3, 2)}, "b:tin+1:2", 3, **rest)) == "pink"


@pytest.mark.rule("A2-4")
def test_if_the_human_cannot_pay_he_may_open() -> None:
    rest: dict[str, Any] = {"human": {"money": 4}}
    oracle = human_opens({"tile": face_down(3, 3, 2)}, "b:copper+2:5", None, **rest)
    assert kinds(oracle) == {"roll"}
    play(oracle, "roll bid 0 0 2")
    assert owner(oracle) == "orange"
    assert oracle.document()["work"] == {"0": ["pink"], "2": ["orange"]}


@pytest.mark.rule("A2-5")
def test_nobody_bids_and_the_face_down_tile_leaves() -> None:
    rest: dict[str, Any] = {"human": {"money": 4}, "work": {"0": ["pink"], "3": ["orange"]}}
    oracle = human_opens({"tile": face_down(3, 3, 2)}, "b:copper+2:5", None, **rest)
    assert oracle.table.areas["redruth"].tile is None
    assert oracle.table.to_move == "pink"
    assert oracle.document()["seen"] == {"played": ["b:copper+2:5"], "built": []}


@pytest.mark.rule("A2-5")
def test_nobody_bids_and_the_face_up_tile_stays() -> None:
    rest: dict[str, Any] = {"human": {"money": 4}}
    oracle = human_opens({"tile": face_up(0, 0, 4)}, "b:copper+2:5", None, **rest)  # worth -2
    assert oracle.table.areas["redruth"].tile is not None
    assert oracle.table.to_move == "pink"


@pytest.mark.rule("LW-2")
def test_the_humans_card_from_hand_turns_the_tile_up_before_he_bids() -> None:
    areas = {"redruth": {"tile": face_down(0, 0, 3)}}
    work = {"work": {"0": ["pink", "orange"]}, "phase": "actions", "to_move": "pink"}
    oracle = solo(areas, {"hand": ["b:tin+1:2"]}, {}, **work)
    play(oracle, "build redruth", "survey b:tin+1:2")
    tile = oracle.table.tile_in("redruth")
    assert (tile.face_up, tile.seen) == (True, [])
    assert owner(play(oracle, "bid 2")) == "pink"  # worth -2: he declines


@pytest.mark.rule("LW-2")
def test_a_card_from_the_deck_shows_nothing() -> None:
    oracle = human_opens({"tile": face_down(0, 0, 3)}, "b:tin+1:2", 2)
    assert oracle.table.tile_in("redruth").face_up is False
    assert kinds(oracle) == {"roll"}


@pytest.mark.rule("LW-D4")
def test_deep_pockets_add_two_pounds_to_his_bids() -> None:
    rest: dict[str, Any] = {"difficulty": ["deep-pockets"]}
    oracle = play(he_opens(face_up(3, 3, 2), **rest), "roll bid 1 4 2")
    assert oracle.table.running_auction.bid == 8
    oracle = human_opens({"tile": face_up(3, 3, 2)}, "b:tin+1:2", 7, **rest)
    assert owner(play(oracle, "roll bid 1 4 2")) == "orange"
    oracle = human_opens({"tile": face_up(3, 3, 2)}, "b:tin+1:2", 8, **rest)
    assert owner(play(oracle, "roll bid 1 4 2")) == "pink"
