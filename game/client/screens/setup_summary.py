"""The summary line of the set-up page: length, people and number of players."""

from dataclasses import replace
from typing import Unpack

from game.client.app import App
from game.client.stored.set_up import SavedSetUp, options_of_set_up
from game.client.widgets.frames import make_icon_sprite
from game.client.widgets.game_options import option_texts_without_edition
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import NodeValues
from game.scene.text.text_styles import BOLD_STYLE, NOTE_STYLE
from game.scene.widgets import Label

ICON_SIZE = 38.0
FACT_WIDTH_SHARES = (0.26, 0.32, 0.42)  # of the width, for time, people and options
MAX_NOTE_LETTERS = 80
"""The largest number of letters of a note; a longer one is replaced by a count, with the whole text
in its tooltip."""


def build_set_up_summary(app: App, set_up: SavedSetUp, **node_values: Unpack[NodeValues]) -> Row:
    """Return a row with three facts about the set-up (duration, people, number of players), each
    with an icon and a note."""
    say = app.say
    minutes = say("setup.minutes", minutes=set_up.estimated_minutes(app.box.minutes_per_person))
    players = say("setup.players-line", players=len(set_up.seats))
    people = say("setup.people", people=set_up.count_of_people_at_screen)
    options = _options_note_texts(app, set_up)
    told = ", ".join(options)
    short = say("setup.options-many", count=len(options)) if len(told) > MAX_NOTE_LETTERS else told
    facts = (
        _build_fact_row(app, "watch", minutes, say("setup.minutes-note")),
        _build_fact_row(app, "hand", people, _hidden_cards_note(app, set_up)),
        _build_fact_row(app, "flag", players, short, told),
    )
    for fact, share in zip(facts, FACT_WIDTH_SHARES, strict=True):
        fact.grow = share
        fact.basis = 0.0
    edges = (theme.TIGHT_GAP, theme.EXTRA_WIDE_GAP)
    return Row(
        *facts, gap=theme.WIDE_GAP, padding=edges, align="centre", skin="slate", **node_values
    )


def _hidden_cards_note(app: App, set_up: SavedSetUp) -> str:
    """Return a note about how hidden cards are treated with this number of people, or that the
    edition has none."""
    key = {0: "none", 1: "one"}.get(set_up.count_of_people_at_screen, "many")
    if (
        set_up.count_of_people_at_screen
        and not app.box.table_factory_of(set_up.edition).private_move_kinds
    ):
        key = "open"
    return app.say(f"setup.people-note-{key}")


def _options_note_texts(app: App, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return the texts of the options chosen on this page, or one general note if there are
    none."""
    options = options_of_set_up(app.box.title, set_up)
    if options.automa is not None and app.box.automa is not None:
        options = replace(options, automa=app.box.automa.known_options_or_defaults(options.automa))
    return option_texts_without_edition(app, options) or (app.say("setup.players-note"),)


def _build_fact_row(app: App, picture: str, fact: str, note: str, tooltip: str = "") -> Row:
    """Return an icon beside a fact and the note below it."""
    words = Column(
        Label(fact, BOLD_STYLE, wraps=True),
        Label(note, NOTE_STYLE, wraps=True, tooltip=tooltip or note),
        grow=1,
        basis=0.0,
    )
    mark = make_icon_sprite(app.box.pictures_outside_table, picture, ICON_SIZE)
    return Row(mark, words, gap=theme.MEDIUM_GAP, align="centre")
