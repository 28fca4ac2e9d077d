"""Reporting a mistake: the player's description, the file with it and the game, and where to send
it."""

from functools import partial
from pathlib import Path
from typing import Final

from game.client.app import App
from game.client.session.fault_reports import write_mistake_report
from game.client.widgets.dialogs import DialogReply, show_message
from game.client.widgets.file_location import copy_to_clipboard_with_notice, make_file_replies
from game.client.widgets.name_field import open_text_dialog
from game.program import REPORTS_ADDRESS
from game.records.records import Chronicle
from game.records.seen_game import SeenGame
from game.scene.stage.stage import Stage

MAX_DESCRIPTION_LETTERS: Final = 600
"""The largest number of letters of a player's description of a mistake."""


def ask_for_and_write_report(
    stage: Stage, app: App, chronicle: Chronicle, seen_game: SeenGame | None = None
) -> None:
    """Ask the player to describe a mistake; write a report with the game so far, or with what the
    player has seen of an online game, and show where its file is."""
    kept: list[tuple[Path, bool]] = []

    def store_report(words: str) -> str:
        words = words.strip()
        file = write_mistake_report(app.saves_folder, app.version, chronicle, words, seen_game)
        if file is None:
            return app.say("report.not-kept")
        kept.append((file, bool(words)))
        return ""

    def show_report_locations() -> None:
        for file, is_described in kept:
            show_report_location(stage, app, file, is_described=is_described)

    modal = open_text_dialog(
        stage,
        app,
        "",
        store_report,
        title=app.say("report.title"),
        sentence=app.say("report.ask" if seen_game is None else "report.ask-online"),
        submit_label=app.say("report.save"),
        max_letters=MAX_DESCRIPTION_LETTERS,
    )
    modal.on_close = show_report_locations


def show_report_location(stage: Stage, app: App, file: Path, *, is_described: bool) -> None:
    """Show where a report is and where to send it; if not `is_described`, ask the person to
    describe the problem in the mail."""
    sentences = [app.say("report.kept", file=file), app.say("report.send", address=REPORTS_ADDRESS)]
    if not is_described:
        sentences.append(app.say("report.no-description"))
    show_message(stage, app, sentences, *make_report_replies(app, file), title_key="report.title")


def make_report_replies(app: App, file: Path) -> list[DialogReply]:
    """Return the buttons that help to send a report: copy its path, copy the address, open the
    folder."""
    copy_address = DialogReply(
        app.say("report.copy-address"),
        partial(copy_to_clipboard_with_notice, app, REPORTS_ADDRESS),
        name="copy-address",
    )
    copy_path, *open_folder = make_file_replies(app, file)
    return [copy_path, copy_address, *open_folder]
