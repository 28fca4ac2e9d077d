"""Eras, rounds, turns, income and debts (B-2, B-3)."""

from __future__ import annotations

import pytest

from game.engine.rules import NOBODY
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.records import FREE, HUMAN, REVEAL, Seat
from game.titles.brass.title import BrassTitle
from tests.titles.brass.table.sitting import HotSeat
from tests.titles.brass.tables import Table, new_table, table_of

rule = pytest.mark.rule
ONE = {"hand": ["port"]}
MILL = "cotton-mill"


def passed_through(table: Table) -> list[tuple[str, int]]:
    """Let everybody pass to the end; return era and round of every turn."""
    turns: list[tuple[str, int]] = []
    rules = table.game.rules
    while table.state.to_move != NOBODY:
        look = table.look()
        if (look.era, look.round) not in turns[-1:]:
            turns.append((look.era, look.round))
        code = rules.legal_codes(table.state)
        kind = "pass" if look.phase == "actions" else ""
        codes = [c for c in code if table.game.move(table.state, c).text.startswith(kind)]
        rules.apply(table.state, codes[0])
    return turns


@rule("B-2.1", "B-2.7", "B-1.7")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 8)])
def test_two_eras_of_so_many_rounds_use_every_card(players: int, rounds: int) -> None:
    table = new_table(players, 2)
    numbers = range(1, rounds + 1)
    expected = [("canal", number) for number in numbers] + [("rail", number) for number in numbers]
    assert passed_through(table) == expected
    assert table.look().deck_size == 0


@rule("B-2.2", "B-3.1")
def test_a_round_is_income_turns_order_and_drawing() -> None:
    pink = {"hand": ["port"], "income_space": 12}
    rest: dict[str, list[str]] = {"hand": []}
    table = table_of(pink=pink, yellow=rest, blue=rest, deck=["bury", "colne", "oldham"])
    table.play("pass")
    assert table.look().round == 3
    assert table.player("pink").money == 31
    assert [len(seat.hand) for seat in table.look().seats] == [3, 0, 0]


@rule("B-2.3")
def test_a_turn_is_two_cards_with_an_action_each() -> None:
    table = table_of(pink={"hand": ["port", "shipyard", "bury"]}).play("loan 10", "card port")
    assert (table.to_move, table.look().action) == ("pink", 2)
    table.play("pass", "card bury")
    assert (table.to_move, table.look().action) == ("yellow", 1)


@rule("B-2.4")
def test_the_first_round_of_the_canal_era_has_one_action() -> None:
    assert table_of(round=1).play("pass", "card port").to_move == "yellow"
    assert table_of(round=1, era="rail").play("pass", "card port").to_move == "pink"


@rule("B-2.5")
def test_played_cards_lie_open() -> None:
    table = table_of(discards={"port": 1}).play("pass", "card port")
    assert table.look().discards == {"port": 2}
    assert "discards = { port = 2 }" in table.text()


@rule("B-2.6")
def test_all_draw_up_to_eight_in_the_new_order_while_the_deck_lasts() -> None:
    pink = {"hand": ["port"], "spent": 9}
    rest: dict[str, list[str]] = {"hand": []}
    cards = ["bury", *["manchester"] * 4, "colne", "colne", *["oldham"] * 2, "wigan", "stockport"]
    table = table_of(pink=pink, yellow=rest, blue=rest, deck=cards).play("pass")
    assert table.order == ["yellow", "blue", "pink"]
    assert [len(table.player(colour).hand) for colour in table.order] == [8, 3, 0]
    assert table.player("yellow").hand == ("bury", "colne", "colne", *["manchester"] * 4, "oldham")
    assert table.look().deck_size == 0


@rule("B-2.8")
def test_without_a_card_there_is_no_turn_and_one_card_is_one_action() -> None:
    two = {"hand": ["port", "port"]}
    table = table_of(pink=ONE, yellow={"hand": []}, blue=two).play("pass")
    assert (table.to_move, table.look().action) == ("blue", 1)


@rule("B-3.1", "B-3.7", "B-13.7")
def test_income_below_0_is_paid_and_is_not_spent() -> None:
    pink = {"hand": ["port"], "income_space": 5}
    table = table_of(pink=pink, yellow=ONE | {"spent": 1}, blue={"hand": []}, deck=["bury"] * 1)
    table.play("pass", "pass")
    assert table.player("pink").money == 25
    assert table.player("pink").spent == 0


def in_debt(**more: object) -> Table:
    """Pink has an income of -5 and £1, two counters, and plays the last card of the round."""
    pink = {"hand": ["port"], "money": 1, "income_space": 5, **more}
    counters = {"bury.0": "pink cotton-mill 1", "lancaster.0": "pink port 2 flipped"}
    nobody: dict[str, list[str]] = {"hand": []}
    return table_of(counters, pink=pink, yellow=nobody, blue=nobody, deck=["bury"]).play("pass")


@rule("B-3.2", "B-3.5", "B-3.4")
def test_who_cannot_pay_removes_a_counter_for_half_its_cost_and_keeps_what_is_over() -> None:
    table = in_debt()
    assert (table.phase, table.player("pink").money) == ("debt", -4)
    assert table.moves() == ["remove bury.0", "remove lancaster.0"]
    table.play("remove bury.0")
    assert table.player("pink").money == 2
    assert table.player("pink").income_space == 5
    assert table.space("bury.0").counter is None
    assert table.player("pink").stacks[MILL].count(1) == 2


@rule("B-3.3")
def test_counters_go_one_by_one_until_the_debt_is_paid_and_none_beyond() -> None:
    table = in_debt(money=0).play("remove lancaster.0")
    assert table.phase == "actions"  # 3 for the port leave a debt of 2: the mill goes by itself
    assert table.player("pink").money == 4
    assert table.look().spaces[0].counter is None
    rich = in_debt(money=5)
    assert (rich.phase, rich.player("pink").money) == ("actions", 0)
    assert rich.counter("bury.0").owner == 0


@rule("B-3.4")
def test_removed_counters_leave_with_their_cubes_and_links_stay() -> None:
    counters = {"wigan.0": "pink coal-mine 2", "bury.0": "pink cotton-mill 1"}
    pink = {"hand": ["port"], "money": 0, "income_space": 7}
    nobody: dict[str, list[str]] = {"hand": []}
    table = table_of(
        counters, {"preston wigan": "pink"}, pink=pink, yellow=nobody, blue=nobody, deck=["bury"]
    )
    table.play("pass", "remove wigan.0")
    assert table.links() == {"preston wigan": "pink"}
    assert table.player("pink").stacks["coal-mine"] == (1, 2, 3, 3, 4, 4)
    assert table.state.coal_at == 0


@rule("B-3.6")
def test_what_no_counter_pays_costs_points_but_never_below_none() -> None:
    nobody: dict[str, list[str]] = {"hand": []}
    for points, left in ((7, 2), (3, 0)):
        pink = {"hand": ["port"], "money": 0, "income_space": 5, "points": points}
        table = table_of(pink=pink, yellow=nobody, blue=nobody, deck=["bury"]).play("pass")
        assert table.player("pink").points == left
        assert table.player("pink").money == 0


@rule("B-3.7")
def test_income_is_settled_in_turn_order() -> None:
    poor = {"hand": ["port"], "money": 0, "income_space": 8}
    counters = {"bury.0": "pink cotton-mill 1", "bury.1": "yellow cotton-mill 1"}
    counters |= {"oldham.0": "pink cotton-mill 1", "oldham.1": "yellow cotton-mill 1"}
    table = table_of(
        counters, pink=poor | {"spent": 3}, yellow=poor, blue={"hand": []}, deck=["bury", "colne"]
    )
    table.play("pass", "pass")
    assert (table.order[0], table.to_move, table.phase) == ("yellow", "yellow", "debt")
    assert table.player("pink").money == 0
    table.play("remove bury.1")
    assert (table.to_move, table.player("pink").money) == ("pink", -2)


@rule("B-3.8", "B-14.1")
def test_the_income_marker_never_passes_space_99() -> None:
    pink = {"hand": ["wigan"], "income_space": 97}
    table = table_of(
        {"preston.0": "yellow port 1"}, {"preston wigan": "pink"}, coal=6, pink=pink
    ).play("build coal-mine wigan.0")
    assert table.counter("wigan.0").flipped
    assert (table.player("pink").income_space, table.player("pink").income) == (99, 30)


# Undo in Brass: a played card can be taken back into the hand, drawn cards cannot be unseen.


def begin() -> Match:
    """Begin a game of four people."""
    title = BrassTitle()
    options = HotSeat.GAME.options
    seats = [Seat(colour, HUMAN, colour) for colour in HotSeat.GAME.colours]
    return Match.begin(new_game(title, options, seats, 7))


def pass_once(match: Match) -> int:
    """Let whoever decides pass with any card; return the seat."""
    question = match.question()
    assert question is not None
    seat = question.seat
    match.play_text(seat, "pass")
    following = match.question()
    while following is not None and following.seat == seat and match.moves()[0].kind == "card":
        match.play(seat, match.moves()[0].code)
        following = match.question()
    return seat


def test_an_action_can_be_taken_back_although_its_card_was_shown() -> None:
    match = begin()
    seat = pass_once(match)
    assert {step.barrier for step in match.chronicle.steps} == {FREE}
    assert match.why_not_undo(seat) is None


def test_what_was_drawn_at_the_end_of_a_round_cannot_be_unseen() -> None:
    match = begin()
    seats = [pass_once(match) for _ in match.seats]
    assert match.chronicle.steps[-1].barrier == REVEAL
    assert match.why_not_undo(seats[-1]) is not None
