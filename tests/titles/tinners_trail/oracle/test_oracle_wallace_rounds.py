"""The oracle on Lord Wallace's bids (LW-4, LW-6, A2-4, A2-5, K-3)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.positions import (
    face_down,
    face_up,
    kinds,
    lord_wallace,
    play,
    solo,
)

Area = dict[str, Any]
ARSENIC: dict[str, Any] = {"expansions": ["arsenic"]}


def he_opens(
    tile: Area, card: str = "a:tin+1:2", human: dict[str, Any] | None = None, **rest: Any
) -> TrailOracle:
    """Lord Wallace has drawn the card for the only tile, in St Just."""
    oracle = solo({"st-just": {"tile": tile}}, human, {"hand": [card]}, **rest)
    return play(lord_wallace(oracle, "B"), f"draw {card}")


def human_opens(area: Area, card: str, bid: int | None, **rest: Any) -> TrailOracle:
    """The human has drawn a card from the deck for St Just and opened at a bid."""
    region, _, kind = card.partition(":")
    human = {"money": 20, **rest.pop("human", {})}
    areas = {"st-just": area, **rest.pop("areas", {})}
    rest = {"work": {"0": ["pink", "orange"]}, "phase": "actions", "to_move": "pink", **rest}
    wallace = rest.pop("lord", {})
    oracle = solo(areas, human, wallace, decks={region: [kind]}, **rest)
    play(oracle, "build st-just", "survey deck", f"draw {card}")
    return oracle if bid is None else play(oracle, f"bid {bid}")


def owner(oracle: TrailOracle) -> str | None:
    """Who has the mine in St Just."""
    return oracle.table.areas["st-just"].owner


WORTH = {  # the tiles of region A and what they are worth, tin + copper - water
    -2: face_up(1, 1, 4),
    -1: face_up(2, 0, 3),
    0: face_up(1, 1, 2),
    1: face_up(2, 2, 3),
    2: face_up(4, 0, 2),
    4: face_up(3, 3, 2),
}


@pytest.mark.rule("LW-6")
@pytest.mark.parametrize(
    ("tile", "card", "roll", "die"),
    [
        (-2, "a:tin+1:2", "3 1 4", 1),  # -1: lower of tin and copper
        (-1, "a:tin+1:2", "2 4 4", 2),  # 0: the same
        (0, "a:tin+1:2", "3 1 4", 3),  # 1: tin
        (0, "a:tin+1:2", "1 4 4", 1),
        (1, "a:tin+1:2", "1 3 4", 3),  # 2: higher of tin and copper
        (1, "a:tin+1:2", "3 2 4", 3),
        (2, "a:tin+1:2", "3 4 2", 2),  # 3: water
        (2, "a:tin+2:4", "0 0 4", 4),  # 4: the same
        (4, "a:tin+1:2", "3 1 2", 2),  # 5: higher of copper and water
        (4, "a:tin+2:4", "3 4 2", 4),  # 6: the same
    ],
)
def test_the_dice_count_by_the_net_worth_of_a_face_up_tile(
    tile: int, card: str, roll: str, die: int
) -> None:
    value = int(card[-1])
    for bid, winner in ((value + die - 1, "orange"), (value + die, "pink")):
        oracle = human_opens({"tile": WORTH[tile]}, card, bid)
        assert kinds(oracle) == {"roll"}
        assert owner(play(oracle, f"roll bid {roll}")) == winner


@pytest.mark.rule("LW-6")
def test_a_tile_worth_minus_two_is_declined_without_a_roll() -> None:
    area = {"tile": WORTH[-2], "miner": True}  # so the card is lost
    oracle = human_opens(area, "a:miner:2", 2)
    assert owner(oracle) == "pink"
    assert oracle.table.lord_wallace.mines_left == 6


@pytest.mark.rule("LW-6")
def test_for_a_face_down_tile_the_copper_die_counts_whatever_lies_there() -> None:
    tile = face_down(1, 1, 4)
    assert owner(play(human_opens({"tile": tile}, "a:tin+1:2", 4), "roll bid 0 3 2")) == "orange"
    assert owner(play(human_opens({"tile": tile}, "a:tin+1:2", 5), "roll bid 3 3 4")) == "pink"


@pytest.mark.rule("LW-5")
@pytest.mark.parametrize(
    ("card", "area", "worth"),
    [
        ("a:tin+2:4", {}, 2),
        ("a:copper+1:2", {}, 1),
        ("a:water-2:3", {}, 2),
        ("a:miner:2", {}, 1),
        ("a:miner:2", {"miner": True}, 0),  # lost
        ("a:port:4", {}, 2),
        ("a:port:4", {"port": True}, 0),  # lost
        ("a:pump:4", {}, 1),
        ("a:tin+1:2", {"drainage": 3, "tin": 5}, 1),
    ],
)
def test_the_card_adds_to_the_net_worth(card: str, area: Area, worth: int) -> None:
    value = int(card[-1])
    rolls = {0: ("1 2 4", 1), 1: ("2 0 4", 2), 2: ("1 3 4", 3)}  # each row shows its own number
    roll, die = rolls[worth]
    for bid, winner in ((value + die - 1, "orange"), (value + die, "pink")):
        oracle = human_opens({"tile": WORTH[0], **area}, card, bid)
        assert owner(play(oracle, f"roll bid {roll}")) == winner


@pytest.mark.rule("A-9")
def test_a_port_inland_adds_nothing() -> None:
    areas: dict[str, Area] = {"redruth": {"tile": face_up(2, 1, 3)}}  # worth 0
    for bid, winner in ((4, "orange"), (5, "pink")):
        rest: dict[str, Any] = {"phase": "actions", "to_move": "pink"}
        rest["work"] = {"0": ["pink", "orange"]}
        oracle = solo(areas, decks={"b": ["port:4"]}, **rest)
        play(oracle, "build redruth", "survey deck", "draw b:port:4", f"bid {bid}")
        assert play(oracle, "roll bid 1 3 4").table.areas["redruth"].owner == winner


@pytest.mark.rule("LW-6")
def test_he_opens_with_card_value_and_die_and_the_human_must_bid_more() -> None:
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2")
    assert oracle.document()["auction"]["high"] == {"bid": 6, "by": "orange"}
    assert oracle.table.to_move == "pink"
    assert oracle.moves() == [*sorted(f"bid {bid}" for bid in range(7, 21)), "drop"]


@pytest.mark.rule("LW-6")
def test_his_own_opening_is_never_below_the_minimum() -> None:
    oracle = solo({"st-just": {"tile": WORTH[2]}}, {}, {"hand": []})  # no card anywhere
    play(lord_wallace(oracle, "B"), "roll bid 0 0 2")  # worth 2: higher of tin and copper
    assert oracle.table.running_auction.bid == 1


@pytest.mark.rule("LW-6")
def test_each_bids_once_so_the_humans_answer_wins() -> None:
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2", "bid 7")
    assert owner(oracle) == "pink"
    assert oracle.table.human.money == 13
    assert oracle.document()["work"] == {"0": ["orange"], "2": ["pink"]}
    assert oracle.table.areas["st-just"].tin == 4  # the card serves the winner
    assert oracle.table.phase == "wallace"  # he is still active: another card


@pytest.mark.rule("LW-4")
def test_he_pays_nothing_and_spends_two_work_points() -> None:
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2", "drop")
    wallace = oracle.table.lord_wallace
    assert (wallace.money, wallace.owed, wallace.mines_left) == (0, 0, 5)
    assert oracle.document()["work"] == {"0": ["pink"], "2": ["orange"]}
    assert oracle.document()["seen"]["played"] == ["a:tin+1:2"]


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
    human = {"hand": ["a:tin+1:2"]}
    areas = {"st-just": {"tile": face_up(3, 3, 2)}}
    work = {"work": {"0": ["pink", "orange"]}, "phase": "actions", "to_move": "pink"}
    oracle = solo(areas, human, {}, **work)
    play(oracle, "build st-just", "survey a:tin+1:2", "bid 2", "roll bid 1 4 2")
    assert owner(oracle) == "orange"
    assert oracle.table.human.money == 20 + 2  # half of £3, rounded up
    assert oracle.document()["work"] == {"0": ["pink"], "2": ["orange"]}
    assert oracle.table.to_move == "pink"


@pytest.mark.rule("A2-6")
def test_a_card_from_the_deck_insures_nobody() -> None:
    oracle = play(human_opens({"tile": face_up(3, 3, 2)}, "a:tin+1:2", 2), "roll bid 1 4 2")
    assert (owner(oracle), oracle.table.human.money) == ("orange", 20)
    oracle = play(he_opens(face_up(3, 3, 2)), "roll bid 1 4 2", "bid 9")
    assert oracle.table.lord_wallace.money == 0


@pytest.mark.rule("K-3")
def test_a_refund_does_not_change_the_column_limit_but_his_work_points() -> None:
    tile = {**face_up(3, 0, 2), "bonus": "work+1"}  # worth 2 with the card
    rest: dict[str, Any] = {"expansions": ["kickstarter-tiles"]}
    work = {"0": ["pink"], "3": ["orange"]}
    assert owner(human_opens({"tile": tile}, "a:tin+1:2", 2, work=work, **rest)) == "pink"
    oracle = play(human_opens({"tile": tile}, "a:tin+1:2", 2, **rest), "roll bid 1 4 2")
    assert oracle.document()["work"] == {"0": ["pink"], "1": ["orange"]}


@pytest.mark.rule("K-3")
def test_he_gets_no_money_bonus_and_bonuses_are_no_net_worth() -> None:
    tile = {**face_up(2, 1, 3), "bonus": "money+3"}
    rest: dict[str, Any] = {"expansions": ["kickstarter-tiles"]}
    oracle = human_opens({"tile": tile}, "a:tin+1:2", 3, **rest)  # worth 1: the tin die
    assert owner(play(oracle, "roll bid 2 0 4")) == "orange"
    assert (oracle.table.lord_wallace.money, oracle.table.lord_wallace.income) == (0, 0)


@pytest.mark.rule("LW-6")
@pytest.mark.parametrize(
    "rest",
    [
        {"work": {"5": ["pink"], "9": ["orange"]}},  # 9 WP spent
        {"work": {"5": ["pink"], "6": ["orange"]}, "lord": {"limiter": 8}, **ARSENIC},
        {"lord": {"mines_left": 0}},
        {"work": {"0": ["pink"]}, "invested": ["orange"]},
    ],
)
def test_he_cannot_answer_without_two_work_points_or_a_mine(rest: dict[str, Any]) -> None:
    assert owner(human_opens({"tile": face_up(3, 3, 2)}, "a:tin+1:2", 3, **rest)) == "pink"


@pytest.mark.rule("A2-4")
def test_if_the_human_cannot_pay_he_may_open() -> None:
    rest: dict[str, Any] = {"human": {"money": 4}}
    oracle = human_opens({"tile": face_down(3, 3, 2)}, "a:copper+2:5", None, **rest)
    assert kinds(oracle) == {"roll"}
    play(oracle, "roll bid 0 0 2")
    assert owner(oracle) == "orange"
    assert oracle.document()["work"] == {"0": ["pink"], "2": ["orange"]}


@pytest.mark.rule("A2-5")
def test_nobody_bids_and_the_face_down_tile_leaves() -> None:
    rest: dict[str, Any] = {"human": {"money": 4}, "work": {"0": ["pink"], "3": ["orange"]}}
    oracle = human_opens({"tile": face_down(3, 3, 2)}, "a:copper+2:5", None, **rest)
    assert oracle.table.areas["st-just"].tile is None
    assert oracle.table.to_move == "pink"
    assert oracle.document()["seen"] == {"played": ["a:copper+2:5"], "built": []}


@pytest.mark.rule("A2-5")
def test_nobody_bids_and_the_face_up_tile_stays() -> None:
    rest: dict[str, Any] = {"human": {"money": 4}}
    rest["work"] = {"0": ["pink"], "3": ["orange"]}
    oracle = human_opens({"tile": face_up(3, 3, 2)}, "a:copper+2:5", None, **rest)
    assert oracle.table.areas["st-just"].tile is not None
    assert oracle.table.to_move == "pink"


@pytest.mark.rule("LW-2")
def test_without_a_look_he_bids_by_the_row_of_face_down_tiles() -> None:
    oracle = asked_to_look()
    assert (oracle.table.phase, oracle.moves()) == ("look", ["look no", "look yes"])
    play(oracle, "look no", "bid 2")
    assert oracle.table.tile_in("st-just").face_up is False
    assert kinds(oracle) == {"roll"}
    play(oracle, "roll bid 1 1 4")  # the copper die: £2 for the card and 1
    assert owner(oracle) == "orange"
    assert oracle.table.human.money == 20 + 2  # half of £3 from the insurance


def asked_to_look() -> TrailOracle:
    """Pink has played a card from hand on a face-down tile worth -2."""
    areas = {"st-just": {"tile": face_down(1, 1, 4), "miner": True}}
    work = {"work": {"0": ["pink", "orange"]}, "phase": "actions", "to_move": "pink"}
    oracle = solo(areas, {"hand": ["a:miner:2"]}, {}, **work)
    return play(oracle, "build st-just", "survey a:miner:2")


@pytest.mark.rule("LW-2")
def test_a_card_from_the_deck_shows_nothing() -> None:
    oracle = human_opens({"tile": face_down(1, 1, 4)}, "a:tin+1:2", 2)
    assert oracle.table.tile_in("st-just").face_up is False
    assert kinds(oracle) == {"roll"}


@pytest.mark.rule("LW-D4")
def test_deep_pockets_add_two_pounds_to_his_bids() -> None:
    rest: dict[str, Any] = {"difficulty": ["deep-pockets"]}
    oracle = play(he_opens(face_up(3, 3, 2), **rest), "roll bid 1 4 2")
    assert oracle.table.running_auction.bid == 8
    oracle = human_opens({"tile": face_up(3, 3, 2)}, "a:tin+1:2", 7, **rest)
    assert owner(play(oracle, "roll bid 1 4 2")) == "orange"
    oracle = human_opens({"tile": face_up(3, 3, 2)}, "a:tin+1:2", 8, **rest)
    assert owner(play(oracle, "roll bid 1 4 2")) == "pink"
