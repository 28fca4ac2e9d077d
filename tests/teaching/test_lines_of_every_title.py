"""The journal of every title, as each seat reads it: a line about something hidden has no gap."""

from itertools import chain

import pytest

from game.client.widgets.player_labels import make_seat_players
from game.engine.title import Options, Title
from game.records.records import HUMAN_PLAYER, Seat
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess
from tests.helpers.every_table import FULL_HD, set_ups
from tests.teaching.conftest import OpenFlow
from tests.teaching.every_title import TAUGHT
from tests.teaching.playing import Taught
from tools.proof.laws.of_views import told_to
from tools.proof.random_games import play_random_steps

pytestmark = pytest.mark.thorough

SEEDS = (3, 4)


def has_gap(line: str) -> bool:
    """Return whether a word of a line is missing: “played the  card”, “plays:”."""
    return "  " in line or line != line.strip() or line.endswith(":")


@pytest.mark.parametrize("taught", TAUGHT, ids=str)
def test_no_seat_reads_a_line_with_a_gap(taught: Taught, open_flow: OpenFlow) -> None:
    app = open_flow(taught.name).app
    for options in _one_of_each_edition(app.box.title):
        game = app.box.title.make_game(options)
        seats = [Seat(f"Seat {at}", HUMAN_PLAYER, colour) for at, colour in enumerate(game.colours)]
        stage = Stage(app.kit)
        stage.adapt_to_window_size(FULL_HD)
        cards = make_seat_players(app, seats)
        table = app.table_factory_for(options).make_empty_table(
            stage, cards, ClientAccess(options=options)
        )
        for step in chain.from_iterable(play_random_steps(game, seed) for seed in SEEDS):
            for seat in range(len(seats)):
                events = told_to(game, step.before, step.code, step.after, seat)
                lines = [entry.text for entry in table.journal_entries(events, step.number)]
                assert [line for line in lines if has_gap(line)] == []


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
