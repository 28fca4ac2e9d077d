"""A mistake is reported from an online table as from any other, by what the reporting player has
seen: nobody's secret is in the file, and nobody's name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.screens.crash import CrashScreen
from game.client.session.fault_reports import PLAYER_REPORT_CAUSE
from game.engine.luck import Luck
from game.engine.title import Options
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.fault_report import FaultReport, parse_fault_report
from game.records.journal_reading import read_journal_bytes
from game.records.records import HUMAN_PLAYER
from game.records.seen_game import SeenGame, decode_seen_game
from tests.client.client_driver import ClientDriver
from tests.client.online.friends import Company
from tests.client.online.tables import at_a_table, until_asked
from tests.helpers.present import present
from tools import reproduce

pytestmark = pytest.mark.thorough


def report_of(ui: ClientDriver) -> FaultReport:
    """The report the window has kept."""
    file = next((ui.app.saves_folder / "log").iterdir())
    return parse_fault_report(file.read_text(encoding="utf-8"), file.name)


def report_mistake(ui: ClientDriver, words: str) -> FaultReport:
    """Report a mistake from the menu of the table."""
    ui.press_keys("escape")
    ui.click(name="report")
    assert any("without anyone else’s secrets" in node.label for node in ui.find_all())
    ui.type(words)
    ui.press_keys("return")
    assert any("fault-0001.toml" in node.label for node in ui.find_all())
    return report_of(ui)


def seen_in(report: FaultReport) -> SeenGame:
    """What the report has of the game; its journal has no step."""
    chronicle = present(read_journal_bytes(report.journal_bytes, "report").chronicle)
    assert (chronicle.steps, chronicle.opening.seed) == ([], 0)
    return decode_seen_game(report.seen_game_bytes)


def sit_together(company: Company, other: Company) -> None:
    """Play some moves at a table of two people and a computer."""
    company.open_table(HUMAN_PLAYER, FRIEND_PLAYER_KIND, "random")
    other.join(str(present(company.remote.membership.invitation_to_seat(1))), "Bob")
    company.advance_until_still(other)
    company.start(other)
    for _ in range(6):
        for window in (company, other):
            if window.buttons("move:"):
                window.answer()
            window.advance_until_still(company, other)
            window.advance_time(0.5)


def test_a_mistake_is_reported_by_what_the_player_has_seen(
    company: Company, other: Company
) -> None:
    sit_together(company, other)
    report = report_mistake(other, "Bob was never asked")
    colour = other.match.seats[1].colour
    assert report.error_text == f"{PLAYER_REPORT_CAUSE}\n{colour} was never asked"
    seen = seen_in(report)
    assert seen.observer == 1
    assert seen.rows_after_each_step()[-1] == other.remote.view(1).to_plain()
    assert seen.rows_after_each_step()[-1] != company.remote.view(0).to_plain()
    assert b"Bob" not in report.journal_bytes + report.seen_game_bytes


def test_a_crash_at_an_online_table_is_reported_with_what_was_seen(
    company: Company, other: Company
) -> None:
    sit_together(company, other)
    view = other.remote.view(1).to_plain()
    assert other.window.on_error(ValueError("a mistake"))
    other.at(CrashScreen)
    assert seen_in(report_of(other)).rows_after_each_step()[-1] == view


@pytest.fixture(params=["tinners-trail", "brass", "tiletum"])
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Company]:
    """A table of two in each title."""
    yield from at_a_table(tmp_path, Options(request.param, 2))


def test_one_command_reads_what_was_seen_in_every_title(
    table: Company, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = Luck()
    luck.reset_from_seed(3)
    for _ in range(6):
        until_asked(table)
        moves = table.remote.legal_moves()
        table.remote.send_answer(0, moves[luck.draw_below(len(moves))].code)
        table.advance_until_still()
    until_asked(table)
    report = report_mistake(table, "")
    assert len(seen_in(report).steps) == table.remote.step_count
    file = next((table.app.saves_folder / "log").iterdir())
    assert reproduce.main([str(file)]) == 0
    told = capsys.readouterr().out
    assert told.endswith("Every view as it was.\n")
    assert re.search(r"\d+ steps as observer 0 has seen them", told)
