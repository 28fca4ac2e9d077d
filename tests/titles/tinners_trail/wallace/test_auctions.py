"""LW-6: one bid each, by net worth, card and dice; and when Lord Wallace does not bid at all."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, face_up
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import HIS, kinds, only, solo

rule = pytest.mark.rule
PINK_FIRST: Words = {"0": ["pink", "orange"]}
FAIR = face_up(2, 2, 2)  # region B, net worth 2


def human_opens(bid: int, card: str, tile: Toml = FAIR, **words: Toml) -> Table:
    """Return a table on which pink has put up Redruth with a card of the deck and bid."""
    top: Words = {"phase": "actions", "work": PINK_FIRST, "decks": {"b": [card]}, **words}
    area: Words = {"tile": tile}
    extra = top.pop("area", {})
    assert isinstance(extra, dict)
    table = solo(area_redruth={**area, **extra}, **top)
    return table.play("build redruth", "survey deck", f"draw b:{card}", f"bid {bid}")


def he_opens(card: str = "b:tin+1:2", tile: Toml = FAIR, **words: Toml) -> Table:
    """Return a table on which he has put up Redruth and the dice for his bid are due."""
    table = solo(
        phase="survey",
        orange={"hand": [card]},
        area_redruth={"tile": tile},
        auction={"opener": HIS},
        **words,
    )
    return table.play(f"draw {card}")


def high(table: Table) -> int:
    """Return the highest bid."""
    auction = table.look().auction
    assert auction
    return auction.high_bid


@rule("LW-6")
@pytest.mark.parametrize(
    ("tile", "card", "roll", "bid"),
    [
        (face_up(2, 2, 2), "b:water-1:1", "3 1 2", 1 + 2),  # 3: the water die
        (face_up(2, 2, 2), "b:miner:2", "3 1 4", 2 + 4),  # 3
        (face_up(2, 2, 2), "b:water-2:3", "3 1 4", 3 + 4),  # 4
        (face_up(3, 4, 4), "b:tin+2:4", "3 1 2", 4 + 2),  # 5: the higher of copper and water
        (face_up(3, 4, 4), "b:tin+2:4", "3 4 2", 4 + 4),
        (face_up(3, 4, 4), "b:copper+2:5", "0 1 4", 5 + 4),
        (face_up(2, 2, 2), "b:port:4", "1 3 2", 4 + 3),  # 2, inland: higher of tin and copper
        (face_up(2, 2, 2), "b:port:4", "2 0 4", 4 + 2),
        (face_down(2, 2, 2), "b:tin+1:2", "3 0 4", 2 + 0),  # unknown: the copper die
        (face_down(2, 2, 2), "b:tin+1:2", "0 4 2", 2 + 4),
    ],
)
def test_he_opens_with_the_value_of_the_card_and_the_dice_of_the_net_worth(
    tile: Toml, card: str, roll: str, bid: int
) -> None:
    assert high(he_opens(card, tile).play(f"roll bid {roll}")) == bid


@rule("LW-6")
@pytest.mark.parametrize(
    ("tile", "card", "roll", "most"),
    [
        (face_up(1, 2, 4), "tin+1:2", "3 2 4", 2 + 2),  # 0: the lower of tin and copper
        (face_up(1, 2, 4), "tin+1:2", "1 4 4", 2 + 1),
        (face_up(1, 2, 4), "port:4", "1 0 4", 4 + 0),  # -1, the port is lost inland
        (face_up(3, 3, 5), "port:4", "2 4 4", 4 + 2),  # 1: the tin die
        (face_up(2, 1, 3), "pump:4", "3 4 2", 4 + 3),  # 1 with the pump
        (face_up(2, 1, 3), "miner:2", "3 4 2", 2 + 3),  # 1 with the miner
        (face_up(2, 1, 3), "water-1:1", "0 4 2", 1 + 0),  # 1 with 1 water less
    ],
)
def test_as_an_answer_he_goes_as_far_as_card_and_dice_say(
    tile: Toml, card: str, roll: str, most: int
) -> None:
    for bid, winner in ((most - 1, 1), (most, 0)):
        if bid >= int(card[-1]):
            table = human_opens(bid, card, tile).play(f"roll bid {roll}")
            assert table.area("redruth").owner == winner, f"a bid of {bid}"


@rule("LW-6")
def test_a_miner_that_stands_there_already_adds_nothing() -> None:
    table = human_opens(4, "miner:2", face_up(2, 1, 3), area={"miner": True})
    assert table.play("roll bid 3 1 4").area("redruth").owner == 0  # 0: the lower die, £3


@rule("LW-6")
def test_a_port_on_the_coast_adds_2() -> None:
    words: dict[str, Toml] = {"decks": {"b": ["port:4"]}, "area_breage": {"tile": FAIR}}
    table = solo(phase="actions", work=PINK_FIRST, **words)
    table.play("build breage", "survey deck", "draw b:port:4", "bid 7")
    assert table.play("roll bid 0 0 4").area("breage").owner == 1  # 4: the water die, £8


@rule("LW-6")
def test_drainage_and_ore_from_adits_do_not_count() -> None:
    lying: Words = {"drainage": 3, "tin": 5}
    table = human_opens(4, "tin+1:2", face_up(1, 2, 4), area=lying)
    assert table.play("roll bid 2 3 4").area("redruth").owner == 0  # 0: the lower die, £4


@rule("LW-6")
def test_he_outbids_by_1_pound_only() -> None:
    table = human_opens(4, "tin+2:4")
    events = table.events("roll bid 1 1 4", told_to="pink")  # net worth 4: the water die, £8
    assert only(events, "bid").amount("pounds") == 5
    assert only(events, "won").amount("pounds") == 5
    assert table.player("pink").money == 20


@rule("LW-6")
def test_a_tie_goes_to_the_active_player() -> None:
    table = human_opens(6, "miner:2").play("roll bid 0 0 4")  # £6 at most
    assert (table.area("redruth").owner, table.player("pink").money) == (0, 14)
    table = he_opens().play("roll bid 0 0 3")
    assert table.moves()[0] == "bid 6"  # £5 is his


@rule("LW-6")
def test_the_humans_one_answer_wins() -> None:
    table = he_opens().play("roll bid 0 0 3", "bid 9")
    assert table.area("redruth").owner == 0
    assert table.track == {0: [HIS], 2: ["pink"]}
    assert table.phase == "wallace"  # he is still active, A-10


@rule("LW-6")
def test_the_human_may_let_it_go() -> None:
    table = he_opens().play("roll bid 0 0 3", "drop")
    assert (table.area("redruth").owner, table.player(HIS).money) == (1, 0)
    assert table.track == {0: ["pink"], 2: [HIS]}


@rule("LW-6")
def test_a_human_without_the_money_is_not_asked() -> None:
    table = he_opens(pink={"money": 5}).play("roll bid 0 0 3")
    assert table.area("redruth").owner == 1


@rule("LW-6")
def test_at_net_worth_minus_2_he_declines_before_rolling() -> None:
    poor: Words = {"tile": face_up(0, 1, 3), "port": True}  # so the card's port is lost
    table = solo(phase="actions", work=PINK_FIRST, decks={"c": ["port:4"]}, area_kea=poor)
    table.play("build kea", "survey deck", "draw c:port:4")
    events = table.events("bid 4")
    assert only(events, "wallace-declined").card == "poor-tile"
    assert table.area("kea").owner == 0


@rule("LW-6")
@pytest.mark.parametrize(("column", "bids"), [(4, True), (5, False)])
def test_he_declines_what_would_put_him_more_than_4_columns_ahead(column: int, bids: bool) -> None:
    work: Words = {"2": ["pink"], str(column): [HIS]}
    table = human_opens(3, "miner:2", work=work)
    assert (table.phase == "auction") is bids
    assert (table.area("redruth").owner == 0) is not bids


@rule("LW-6")
def test_why_he_declines_is_told() -> None:
    words: Words = {"2": ["pink"], "5": [HIS]}
    table = solo(
        phase="actions", work=words, decks={"b": ["miner:2"]}, area_redruth={"tile": FAIR}
    ).play("build redruth", "survey deck", "draw b:miner:2")
    events = table.events("bid 2")
    assert only(events, "wallace-declined").card == "too-far-ahead"
    assert [e.seat for e in events if e.kind == "won"] == [0]


@rule("LW-6")
@pytest.mark.parametrize(
    "words",
    [
        {"work": {"8": ["pink"], "9": [HIS]}},  # 9 work points spent: he cannot answer
        {"orange": {"mines_left": 0}},
        {"invested": [HIS], "work": {"0": ["pink"]}},
    ],
)
def test_who_cannot_take_part_is_not_asked(words: dict[str, Toml]) -> None:
    table = human_opens(3, "miner:2", **words)
    assert table.area("redruth").owner == 0


@rule("LW-6")
def test_after_the_human_has_passed_he_wins_without_a_roll_however_far_ahead() -> None:
    table = he_opens(work={"6": [HIS]}, invested=["pink"])
    assert table.area("redruth").owner == 1
    assert table.track == {8: [HIS]}


@rule("LW-6")
def test_his_own_opening_is_at_least_the_minimum() -> None:
    cardless = solo(area_redruth={"tile": face_down(2, 2, 2)}).play("wallace card 2")
    assert high(cardless.play("roll bid 3 0 4")) == 1


@rule("LW-6")
def test_insurance_works_for_the_human() -> None:
    table = solo(
        phase="actions",
        work=PINK_FIRST,
        pink={"hand": ["b:miner:2"]},
        area_redruth={"tile": FAIR},
    ).play("build redruth", "survey b:miner:2", "bid 4")
    events = table.events("roll bid 0 0 4", told_to="pink")
    assert only(events, "insured").amount("pounds") == 3  # half of £5, rounded up
    assert table.player("pink").money == 23


@rule("LW-6")
def test_he_is_not_insured() -> None:
    table = he_opens().play("roll bid 0 0 3", "bid 9")
    assert table.player(HIS).money == 0


@rule("LW-4")
def test_he_pays_nothing_for_a_mine() -> None:
    table = he_opens().play("roll bid 0 0 3", "drop")
    look = table.look().wallace
    assert look
    assert (table.player(HIS).money, look.owed) == (0, 0)


@rule("LW-6")
def test_when_the_human_cannot_pay_the_minimum_he_may_have_it() -> None:
    words: dict[str, Toml] = {"decks": {"b": ["port:4"]}, "pink": {"money": 3}}
    table = solo(phase="actions", work=PINK_FIRST, area_redruth={"tile": FAIR}, **words)
    table.play("build redruth", "survey deck", "draw b:port:4")
    assert (table.phase, table.to_move) == ("auction", "luck")
    assert table.play("roll bid 1 1 2").area("redruth").owner == 1


@rule("LW-6")
def test_when_neither_bids_a_face_down_tile_leaves() -> None:
    table = solo(
        phase="actions",
        work={"2": ["pink"], "5": [HIS]},
        pink={"money": 1},
        decks={"b": ["miner:2"]},
        area_redruth={"tile": face_down(2, 2, 2)},
    ).play("build redruth", "survey deck")
    events = table.events("draw b:miner:2", told_to="pink")
    assert {"wallace-declined", "withdrawn"} <= set(kinds(events))
    assert table.area("redruth").tile is None
    assert table.to_move == "pink"


@rule("LW-6")
def test_all_faces_of_the_dice_may_come_up_for_his_bid() -> None:
    odds = he_opens().odds()
    assert sum(odds.values()) == 6**3
    assert all(text.startswith("roll bid ") for text in odds)
