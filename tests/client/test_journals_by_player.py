"""In the journal by player the lines of a seat explain its money and income in every round."""

import re
from pathlib import Path
from random import Random

import pytest

from game.client.history.journal_model import JournalModel, SeatRoundSummary
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.match.match import Match
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

PEOPLE = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
SETTINGS = Settings(round_summary=False, own_speed="instant", computer_speed="instant", coach=False)
MAX_STEPS = 1200
GAMES = 6
LOANS_IN_TEN = 3
POUNDS = re.compile("£(\\d+)")
BRASS_PAYMENTS = (" built ", " bought ", " had to pay ")
BRASS_RECEIPTS = (" sold ", " got ", " gave up ", " loan", " collected ", " couldn’t pay ")


def play(match: Match, chance: Random) -> None:
    """Play at random, in Brass with many loans, so that debts come up."""
    for _ in range(MAX_STEPS):
        match.draw_due_chance_and_end_game()
        question = match.question()
        if question is None:
            return
        moves = match.legal_moves()
        loans = [move for move in moves if move.kind == "loan"]
        likes = loans if chance.randrange(10) < LOANS_IN_TEN else []
        builds = [move for move in moves if move.kind in ("build", "canal", "rail", "sell")]
        match.send_answer(question.seat, chance.choice(likes or builds or list(moves)).code)


def journal_of_random_game(title: str, path: Path, seed: int) -> JournalModel:
    path.mkdir(exist_ok=True)
    with application(path, settings=SETTINGS, title=title) as flow:
        editions = flow.app.box.title.editions
        edition = editions[seed % len(editions)]
        flow.games.begin_game_with_set_up(SavedSetUp(PEOPLE, seed, edition=edition))
        screen = of_kind(UiDriver(flow.window).screen, TableScreen)
        play(screen.hot_seat.match, Random(seed))
        screen.hot_seat.viewpoints.viewpoint_of(screen.hot_seat.viewer).take_new_steps()
        return JournalModel(flow.app, screen.table, screen.hot_seat)


def summaries(journal: JournalModel) -> list[tuple[int, SeatRoundSummary]]:
    return [
        (number, told)
        for number in journal.begun_round_numbers
        for told in journal.seat_summaries_of_round(number)
    ]


def signed_pounds(line: str) -> int:
    """Return what a line of Brass says that its seat got, negative if it paid."""
    amount = POUNDS.search(line)
    if amount is None:
        return 0
    pays = any(word in line for word in BRASS_PAYMENTS)
    assert pays or any(word in line for word in BRASS_RECEIPTS), line
    return -int(amount[1]) if pays else int(amount[1])


@pytest.mark.rule("B-3.1")
@pytest.mark.rule("B-3.2")
@pytest.mark.rule("B-3.6")
def test_the_lines_of_a_seat_add_up_to_what_its_money_changed_by(tmp_path: Path) -> None:
    verbs = set()
    for seed in range(GAMES):
        journal = journal_of_random_game("brass", tmp_path / str(seed), seed)
        for number, each in summaries(journal):
            before, after = each.money_before_and_after
            amounts = [(line.text, signed_pounds(line.text)) for line in each.actions]
            assert sum(pounds for _, pounds in amounts) == after - before, (number, amounts)
            verbs |= {text.split(" ")[1] for text, _ in amounts}
    assert {"collected", "had", "gained", "gave", "couldn’t"} <= verbs


@pytest.mark.parametrize("name", SHELF)
def test_a_round_begins_with_what_the_round_before_ended_with(name: str, tmp_path: Path) -> None:
    told = summaries(journal_of_random_game(name, tmp_path, 1))
    at_end: dict[int, tuple[int, int]] = {}
    for _, each in told:
        money, points = each.money_before_and_after, each.points_before_and_after
        assert at_end.get(each.seat, (money[0], points[0])) == (money[0], points[0])
        at_end[each.seat] = money[1], points[1]
    assert len(told) > len(PEOPLE)


@pytest.mark.rule("B-3.1")
def test_income_is_listed_in_the_same_round_in_both_views(tmp_path: Path) -> None:
    journal = journal_of_random_game("brass", tmp_path, 2)
    for number, each in summaries(journal):
        own = {line.text for line in each.actions if "income)" in line.text}
        told = {line.entry.text for line in journal.lines_containing("", number)}
        assert own <= told
    assert present(journal.lines)
