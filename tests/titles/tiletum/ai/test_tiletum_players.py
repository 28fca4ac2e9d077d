"""What only the players of Tiletum have: habits of their own, and the Cardinal beside them."""

from __future__ import annotations

from typing import cast

import pytest

from ai.titles import mind_for
from ai.titles.tiletum import inputs as at
from ai.titles.tiletum.features import Features
from game.engine.moves import kind_of, third_of
from game.engine.rules import CHANCE
from game.engine.title import Options, Reason
from game.packing import read_words
from game.tabletop.plain.sayings import PlainPhrases
from game.titles import title
from game.titles.tiletum.rules.kinds import KING, TAKE_DIE
from game.titles.tiletum.rules.state import TiletumState
from tests.ai.first_sight import doubts, first_sight, reasons
from tests.titles.tiletum.tiletum_tables import Table, table_of
from tools.proof.random_games import dealt, legal_codes


def test_a_habit_makes_more_of_its_action_and_a_misjudgement_lasts_for_the_turn() -> None:
    game = title("tiletum").game(Options("tiletum", 2))
    state = dealt(game, 4)
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    assert isinstance(state, TiletumState)
    dice = [code for code in legal_codes(game.rules, state) if kind_of(code) == TAKE_DIE]
    fond, rash = (
        mind_for("tiletum").habits(habits, cents)
        for habits, cents in (((("king", 150),), 0), ((), 200))
    )
    for code in dice:
        is_king = int(state.wheel[third_of(code) - 1]) == KING
        assert fond.lean(state, int(state.to_move), code) == (150 if is_king else 0)
    alike: dict[int, int] = {}
    for code in dice:
        fancy = rash.lean(state, int(state.to_move), code)
        assert alike.setdefault(int(third_of(code)), fancy) == fancy
    assert len(set(alike.values())) > 1
    with pytest.raises(KeyError, match="cheese"):
        mind_for("tiletum").habits((("cheese", 1),), 0)


# Where one move is plainly best, what players think at first sight says so.

POOR = {"gold": 0, "food": 0, "wool": 0, "stone": 0, "iron": 0}


@pytest.mark.rule("T-604")
def test_a_contract_that_can_be_paid_is_fulfilled_at_once() -> None:
    table = table_of(pink={"goods": {**POOR, "iron": 4}, "store": ["iron4:6"]})
    assert first_sight(table)[0] == "fulfil iron4:6"


@pytest.mark.rule("T-604")
def test_goods_that_nothing_else_needs_are_given_for_a_contract() -> None:
    goods = {**POOR, "iron": 4, "food": 3}
    table = table_of(pink={"goods": goods, "store": ["iron4:6", "same3:5"]})
    ways = first_sight(table, "fulfil same3")
    assert ways[0] == "fulfil same3:5 with food"


@pytest.mark.rule("T-602")
def test_a_good_is_bought_where_it_is_all_that_is_missing() -> None:
    table = table_of(pink={"goods": {**POOR, "gold": 4, "iron": 3}, "store": ["iron4:6"]})
    assert first_sight(table)[0] == "buy iron"
    idle = table_of(pink={"goods": {**POOR, "gold": 4, "iron": 3}})
    assert not first_sight(idle)[0].startswith("buy")


@pytest.mark.rule("T-607")
def test_stone_goes_to_the_cathedral_where_a_pillar_stands() -> None:
    table = table_of(
        pillars={"koeln": ["pink"]},
        pink={"goods": {**POOR, "stone": 2}},
    )
    assert first_sight(table)[0] == "contribute koeln"


@pytest.mark.rule("T-708")
def test_a_merchant_goes_on_to_the_fair_of_the_round() -> None:
    table = table_of(
        round=2,
        fairs=[
            ["tiletum", "crest"],
            ["brugge", "house-and-pillar"],
            ["genova", "pillar"],
            ["venezia", "king"],
        ],
        pillars={"koeln": ["pink"]},
        pink={"merchant": "london-brugge"},
    )
    table.play("take wool 1")
    assert first_sight(table)[0] == "step brugge"


@pytest.mark.rule("T-309")
def test_points_of_action_are_spent_while_they_bring_anything() -> None:
    table = table_of().play("take wool 1")
    assert first_sight(table)[0].startswith("step")
    assert first_sight(table).index("end") > 1


# Reasons of Tiletum say what is on the table.

NAMES = ("Ann", "Ben", "Cat", "Dan")


@pytest.mark.rule("T-105")
def test_a_die_is_told_with_the_goods_it_is_needed_for_and_its_points_of_action() -> None:
    table = table_of(pink={"goods": {**POOR, "iron": 1}, "store": ["iron4:6"]})
    found = reasons(table, "take iron 6")
    assert found["goods-needed"].facts == {"good": "iron", "number": 6, "lack": 3}
    assert found["points-of-action"].facts == {"action": "joker", "points": 1}


@pytest.mark.rule("T-406")
def test_a_king_die_is_told_with_the_space_it_comes_to() -> None:
    table = table_of(pink={}, king={"pink": 1, "yellow": 2}, king_order=["yellow", "pink"])
    found = reasons(table, "take stone 5")
    assert found["king-points"].facts == {"space": 3, "steps": 2}
    assert found["takes-the-lead"].facts == {"seat": 1}


@pytest.mark.rule("T-303")
def test_gold_for_a_changed_die_is_a_doubt() -> None:
    table = table_of(pink={"goods": {**POOR, "gold": 5}})
    assert doubts(table, "take wool 4 as 3")["change-costs"].facts == {"gold": 2, "left": 3}


@pytest.mark.rule("T-607")
def test_a_pillar_is_told_with_the_cathedral_it_opens() -> None:
    table = table_of(pink={"architect": "koeln"}).play("take gold 2")
    assert reasons(table, "pillar koeln")["cathedral-opens"].facts == {"points": 6, "price": 2}


@pytest.mark.rule("T-409")
def test_points_of_action_that_are_left_are_a_doubt() -> None:
    table = table_of().play("take wool 4")
    assert doubts(table, "end")["points-unused"].facts == {"points": 3}


def test_a_reason_about_a_rival_names_the_rival() -> None:
    said = PlainPhrases(read_words("tiletum")).why(Reason("takes-the-lead", {"seat": 1}), NAMES)
    assert said == "You come ahead of Ben on the king track."


# What the learned value of Tiletum reads of a position, seat by seat.

PINK, YELLOW = 0, 1


def read(table: Table, seat: int, place: int) -> int:
    """Return one input of a seat."""
    state = cast("TiletumState", table.state)
    return Features(state.board).numbers(state)[seat * at.OWN_INPUTS + place]


@pytest.mark.rule("T-801")
def test_points_are_those_that_are_certain_by_now() -> None:
    table = table_of(pillars={"koeln": ["pink"]}, pink={"points": 7, "goods": {**POOR, "iron": 9}})
    assert read(table, PINK, at.PRODUCT) == 1
    assert read(table, PINK, at.POINTS) == 7 + 1 + 9 // 4
    assert read(table, YELLOW, at.LEAD) == read(table, YELLOW, at.POINTS) - 10
    assert read(table, YELLOW, at.RIVAL_PRODUCT) == 1


def test_goods_are_read_with_what_is_needed_of_them() -> None:
    table = table_of(pink={"goods": {**POOR, "wool": 11, "iron": 1}, "store": ["iron4:6"]})
    assert [read(table, PINK, at.GOLD + good) for good in range(5)] == [0, 0, 8, 0, 1]
    assert read(table, PINK, at.GOODS) == 12
    assert read(table, PINK, at.LACK) == 3
    assert (read(table, PINK, at.STORED_CONTRACTS), read(table, PINK, at.CONTRACT_POINTS)) == (1, 6)


@pytest.mark.rule("T-607")
def test_a_cathedral_with_an_own_pillar_is_open_until_the_seat_has_given() -> None:
    table = table_of(pillars={"koeln": ["pink"]}, pink={"goods": {**POOR, "stone": 2}})
    assert (read(table, PINK, at.OPEN_CATHEDRALS), read(table, PINK, at.OPEN_POINTS)) == (1, 6)
    table.play("contribute koeln")
    assert (read(table, PINK, at.OPEN_CATHEDRALS), read(table, PINK, at.CATHEDRALS)) == (0, 1)


@pytest.mark.rule("T-708")
def test_fairs_are_read_from_the_next_one_on() -> None:
    table = table_of(
        round=3,
        fairs=[
            ["tiletum", "crest"],
            ["brugge", "king"],
            ["genova", "house"],
            ["venezia", "pillar"],
        ],
        houses={"genova": ["pink"], "tiletum": ["pink", "yellow"]},
        pink={"houses": 1},
    )
    assert [read(table, PINK, at.FAIRS + later) for later in range(3)] == [6, 0, 0]
    assert [read(table, PINK, at.THERE + later) for later in range(3)] == [1, 0, 0]
    assert read(table, PINK, at.WAY) == 0
    assert read(table, YELLOW, at.WAY) > 0
