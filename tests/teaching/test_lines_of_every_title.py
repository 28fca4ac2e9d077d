"""The journal of every title, as each seat reads it: a line about something hidden has no gap."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import NamedTuple

import pytest

from game.client.app import App
from game.client.widgets.player_labels import make_seat_players
from game.engine.title import Options, Title
from game.records.records import HUMAN_PLAYER, Seat
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, JournalEntry
from tests.helpers.every_table import FULL_HD, set_ups
from tests.teaching.conftest import OpenFlow
from tests.teaching.every_title import TAUGHT
from tests.teaching.playing import Taught
from tools.proof.laws.of_views import told_to
from tools.proof.random_games import PlayedStep, play_random_steps

pytestmark = pytest.mark.thorough

SEEDS = (3, 4)


def has_gap(line: str) -> bool:
    """Return whether a word of a line is missing: “played the  card”, “plays:”."""
    return "  " in line or line != line.strip() or line.endswith(":")


@pytest.mark.parametrize("taught", TAUGHT, ids=str)
def test_no_seat_reads_a_line_with_a_gap(taught: Taught, open_flow: OpenFlow) -> None:
    app = open_flow(taught.name).app
    for told in told_steps(app):
        assert [entry.text for entry in told.entries if has_gap(entry.text)] == []


@pytest.mark.parametrize("taught", TAUGHT, ids=str)
def test_the_actions_of_a_seat_in_a_round_explain_its_money(
    taught: Taught, open_flow: OpenFlow
) -> None:
    app = open_flow(taught.name).app
    facts = app.box.game_facts
    if not facts.has_money:
        return
    unexplained: list[str] = []
    for told in told_steps(app):
        before = told.step.before
        after = told.step.after
        if facts.round_of(before) != facts.round_of(after):
            continue  # income has columns of its own
        change = facts.money_of_seat(after, told.seat) - facts.money_of_seat(before, told.seat)
        own = [entry for entry in told.entries if entry.seat == told.seat]
        actions = [entry.text for entry in own if entry.is_action]
        if not is_sum_of_pounds(change, actions):
            unexplained.append(f"{change}: {[entry.text for entry in own]}")
    assert unexplained[:5] == []


def is_sum_of_pounds(change: int, lines: Sequence[str]) -> bool:
    """Return whether the pounds in the lines, each paid or received, or no part of it, add up to
    a change of money."""
    pounds = [int(number) for line in lines for number in re.findall(r"£(\d+)", line)]
    signs = product((-1, 0, 1), repeat=len(pounds))
    return any(
        change == sum(sign * number for sign, number in zip(each, pounds, strict=True))
        for each in signs
    )


class ToldStep(NamedTuple):
    """A step of a random game, and its journal lines as a seat reads them."""

    step: PlayedStep
    seat: int
    entries: tuple[JournalEntry, ...]


def told_steps(app: App) -> Iterator[ToldStep]:
    """Yield the steps of some random games of every edition, once for each seat."""
    for options in _one_of_each_edition(app.box.title):
        game = app.box.title.make_game(options)
        seats = [Seat(f"Seat {at}", HUMAN_PLAYER, colour) for at, colour in enumerate(game.colours)]
        stage = Stage(app.kit)
        stage.adapt_to_window_size(FULL_HD)
        cards = make_seat_players(app, seats)
        table = app.table_factory_of_open_title(options).make_table_without_position(
            stage, cards, ClientAccess(options=options)
        )
        for step in chain.from_iterable(play_random_steps(game, seed) for seed in SEEDS):
            for seat in range(len(seats)):
                events = told_to(game, step.before, step.code, step.after, seat)
                yield ToldStep(step, seat, table.journal_entries(events, step.number))


def _one_of_each_edition(title: Title) -> list[Options]:
    """Return a set-up of each edition: the most seats, and every expansion there is."""
    found = set_ups(title, ())
    return [
        max(
            (options for options in found if options.edition == edition),
            key=lambda options: (options.seats, len(options.expansions)),
        )
        for edition in title.editions
    ]
