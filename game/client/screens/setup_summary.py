"""The summary line of the set-up page: length, people and number of players."""

from dataclasses import replace
from typing import Unpack

from game.client.app import App
from game.client.stored.set_up import SavedSetUp, options_of
from game.client.widgets.frames import icon
from game.client.widgets.game_options import options_beside_edition
from game.client.widgets.text import PageColumn
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import box
from game.scene.text.text_styles import BOLD, NOTE
from game.scene.widgets import Label, Panel

SIDE = 28.0
BESIDE_ICON = 50.0
SHARES = (0.26, 0.32, 0.42)  # of the width, for time, people and options
NOTE_LINE = 24.0
MOST_LINES = 2


def summary(app: App, set_up: SavedSetUp, k: float, **place: Unpack[NodeValues]) -> Panel:
    """Return the panel that shows minutes, number of people and number of players; `k` is px per
    u."""
    panel = Panel("slate", **place)
    say = app.say
    minutes = say("setup.minutes", minutes=set_up.minutes(app.box.minutes))
    players = say("setup.players-line", players=len(set_up.seats))
    facts = (
        ("watch", minutes, (say("setup.minutes-note"),)),
        ("hand", say("setup.people", people=set_up.people), (_people_note(app, set_up),)),
        ("flag", players, _options_note(app, set_up)),
    )
    room = panel.width - SIDE
    left = SIDE
    for (picture, fact, note), share in zip(facts, SHARES, strict=True):
        column = PageColumn(room * share - BESIDE_ICON - 12, k)
        panel.add(
            icon(app.box.screen_pictures, picture, 38, x=left + 19, y=42),
            *_fact(app, fact, note, column, left + BESIDE_ICON),
        )
        left += room * share
    return panel


def _people_note(app: App, set_up: SavedSetUp) -> str:
    """Return how hidden cards are handled, if the edition has hidden information."""
    key = {0: "none", 1: "one"}.get(set_up.people, "many")
    if set_up.people and not app.box.tables_of(set_up.edition).private_kinds:
        key = "open"
    return app.say(f"setup.people-note-{key}")


def _options_note(app: App, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return the options chosen on this page."""
    options = options_of(app.box.title, set_up)
    if options.automa is not None and app.box.automa is not None:
        options = replace(options, automa=app.box.automa.known(options.automa))
    return options_beside_edition(app, options) or (app.say("setup.players-note"),)


def _fact(
    app: App, fact: str, parts: tuple[str, ...], column: PageColumn, left: float
) -> list[Node]:
    """Return a fact and its note, on two lines if they do not fit on one.

    A note that fits neither is replaced by a count, with the full text in the tooltip.
    """
    width = column.width
    told = ", ".join(parts)
    lines = column.lines(app.kit.lettering, told, NOTE)
    if len(lines) > MOST_LINES:
        lines = [app.say("setup.options-many", count=len(parts))]
    top = 14.0 if len(lines) == 1 else 4.0
    notes = [
        Label(line, NOTE, **box(left, top + 28 + NOTE_LINE * at, width, 26))
        for at, line in enumerate(lines)
    ]
    for note in notes:
        note.tooltip = told
    return [Label(fact, BOLD, **box(left, top, width, 28)), *notes]
