"""The rules of Brass, case by case (`cases/*.txt`), and what only whole games and deals show."""

from pathlib import Path

import pytest

from game.engine.fingerprint import fingerprint_of_state
from game.engine.luck import Luck
from game.engine.rules import NOBODY
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.records.records import HUMAN_PLAYER, NO_BARRIER, REVEAL_BARRIER, Seat
from game.titles.brass.title import BrassTitle
from tests.helpers.present import present
from tests.helpers.rule_cases import RuleCase, cases_of, run_case
from tests.titles.brass.table.sitting import HotSeat
from tests.titles.brass.tables import Table, begun, new_table, table_of

rule = pytest.mark.rule


@cases_of(Path(__file__).with_name("cases"))
def test_the_rules(case: RuleCase) -> None:
    run_case(case, begun)


def passed_through(table: Table, offered: str = "") -> list[tuple[str, int]]:
    """Let everybody pass to the end; return era and round of every turn that offers a move."""
    turns: list[tuple[str, int]] = []
    rules = table.game.rules
    while table.state.to_move != NOBODY:
        look = table.look()
        texts = {
            table.game.readable_move(table.state, c).text: c for c in rules.legal_codes(table.state)
        }
        offers = any(text.startswith(offered) for text in texts)
        if offers and (look.era, look.round) not in turns[-1:]:
            turns.append((look.era, look.round))
        kind = "pass" if look.phase == "actions" else ""
        rules.apply(table.state, next(texts[text] for text in texts if text.startswith(kind)))
    return turns


@pytest.mark.thorough
@rule("B-2.1", "B-2.7", "B-1.7", "B-13.3", "B-18.2")
@pytest.mark.parametrize(("players", "rounds", "lent"), [(2, 10, 6), (3, 10, 6), (4, 8, 4)])
def test_two_eras_use_every_card_and_the_bank_lends_until_the_deck_of_the_rail_era_is_drawn(
    players: int, rounds: int, lent: int
) -> None:
    turns = [(era, number) for era in ("canal", "rail") for number in range(1, rounds + 1)]
    table = new_table(players, 2)
    assert passed_through(table) == turns
    assert table.look().deck_size == 0
    assert passed_through(new_table(players, 2), "loan") == turns[: rounds + lent]


@rule("B-10.3")
def test_without_a_link_counter_no_link_can_be_built() -> None:
    board = table_of().state.board
    lines = [line for line in board.line_names if "southport" not in line]
    canals = [line for line in lines if board.line_fits_era(board.line_numbers[line], 0)]
    table = table_of({}, dict.fromkeys(canals[:14], "pink"), pink={"hand": ["port"]})
    assert table.player("pink").links_left == 0
    assert table.moves("canal") == []
    assert table.refusal(f"canal {canals[14]}").key == "no-links-left"


@rule("B-17.1", "B-17.3")
def test_what_is_imagined_is_a_whole_pack() -> None:
    table = new_table(4, 4)
    luck = Luck()
    view = table.view_of(2)
    luck.reset_from_seed(1)
    table.game.rules.determinize(view, 2, luck)
    dealt = [card for card in (*view.hand, *view.deck) if card >= 0]
    counts = [int(count) for count in view.board.card_copies_of_kind]
    assert all(dealt.count(kind) <= count for kind, count in enumerate(counts))
    assert len(dealt) == 32 + 28


@rule("B-17.4")
def test_the_same_seed_is_the_same_game() -> None:
    dealt = [fingerprint_of_state(new_table(4, seed).state) for seed in (9, 9, 10)]
    assert dealt[0] == dealt[1] != dealt[2]


@rule("B-18.1")
def test_two_play_with_forty_cards_and_eight_tiles() -> None:
    board = new_table(2, 1).state.board
    counts = dict(zip(board.card_names, map(int, board.card_copies_of_kind), strict=True))
    assert sum(counts.values()) == 40
    assert [counts[name] for name in ("colne", "cotton-mill", "liverpool", "port")] == [0, 0, 3, 3]
    assert new_table(2, 1).look().steps_of_unused_market_tiles == (1, 2, 2, 2, 3, 3, 3, 4)


# Undo in Brass: a played card can be taken back into the hand, drawn cards cannot be unseen.


def begin() -> Match:
    """Begin a game of four people."""
    seats = [Seat(colour, HUMAN_PLAYER, colour) for colour in HotSeat.GAME.colours]
    return Match.begin(beginning_of_new_game(BrassTitle(), HotSeat.GAME.options, seats, 7))


def pass_once(match: Match) -> int:
    """Let whoever decides pass with any card; return the seat."""
    seat = present(match.question()).seat
    match.play_move_text(seat, "pass")
    following = match.question()
    while (
        following is not None and following.seat == seat and match.legal_moves()[0].kind == "card"
    ):
        match.send_answer(seat, match.legal_moves()[0].code)
        following = match.question()
    return seat


def test_an_action_can_be_taken_back_although_its_card_was_shown() -> None:
    match = begin()
    seat = pass_once(match)
    assert {step.undo_barrier_kind for step in match.chronicle.steps} == {NO_BARRIER}
    assert match.reason_against_undo(seat) is None


def test_what_was_drawn_at_the_end_of_a_round_cannot_be_unseen() -> None:
    match = begin()
    seats = [pass_once(match) for _ in match.seats]
    assert match.chronicle.steps[-1].undo_barrier_kind == REVEAL_BARRIER
    assert match.reason_against_undo(seats[-1]) is not None
