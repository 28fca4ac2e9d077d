"""Texts of a table's conditions, shown before players agree: rules, clock, spectators."""

from functools import partial

from game.client.app import App
from game.client.online.participant_texts import hosting_machine_sentence, spectators_text
from game.client.online.spectators_dialog import open_spectator_admission_and_removal_dialog
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.edition_names import title_and_edition_name
from game.client.widgets.game_options import options_line_text
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import TableSetUp
from game.scene.layout import Column, Row, theme
from game.scene.stage.stage import Stage
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY_STYLE, BOLD_STYLE, HEADING_STYLE
from game.scene.widgets import Label

SECONDS_PER_MINUTE = 60
SECONDS_PER_HOUR = 3600
SECONDS_PER_DAY = 24 * 3600


def table_condition_lines(
    app: App, table: RemoteTable, set_up: TableSetUp
) -> list[tuple[str, TextStyle]]:
    """Return lines with their styles about the game to be played: its title, its options, the
    clock, whether hints and a public listing are on, the spectators, and the host."""
    say = app.say
    options = set_up.options
    title = app.box_of_title_or_open_box(options.title)
    played_with = options_line_text(app, options, with_edition=False)
    return [
        (title_and_edition_name(title, options.edition), BOLD_STYLE),
        (played_with or say("lobby.no-options"), BODY_STYLE),
        (clock_sentence(app, set_up.clock_seconds), BODY_STYLE),
        (say("lobby.hints-on" if set_up.allows_hints else "lobby.hints-off"), BODY_STYLE),
        (say("lobby.listed" if set_up.is_listed else "lobby.unlisted"), BODY_STYLE),
        (spectators_text(app, table), BODY_STYLE),
        (hosting_machine_sentence(app, table), BODY_STYLE),
    ]


def clock_sentence(app: App, seconds_per_player: int) -> str:
    """Return a sentence about how much time each player has, in whole days, hours, minutes or
    seconds; 0 seconds means no clock."""
    if not seconds_per_player:
        return app.say("lobby.no-clock")
    for unit, key in (
        (SECONDS_PER_DAY, "days"),
        (SECONDS_PER_HOUR, "hours"),
        (SECONDS_PER_MINUTE, "minutes"),
    ):
        if seconds_per_player >= unit:
            return app.say(
                "lobby.clock", time=app.say(f"online.{key}", count=seconds_per_player // unit)
            )
    return app.say("lobby.clock", time=app.say("online.seconds", count=seconds_per_player))


def build_conditions_panel(app: App, stage: Stage, table: RemoteTable) -> Column:
    """Return the panel with the conditions of the table; for its owner it has a button that
    opens the dialog about spectators."""
    assert table.set_up is not None
    title = app.say("lobby.facts")
    watchers = None
    if table.is_owner:
        then = partial(open_spectator_admission_and_removal_dialog, stage, app, table)
        way = ButtonSpec("watchers-way", "", then, "eye", tooltip=app.say("online.watchers-tip"))
        watchers = way.make_plain_button(
            app,
            "slate",
            label=way.tooltip,
            width=theme.CONTROL_HEIGHT,
            height=theme.SMALL_CONTROL_HEIGHT,
        )
    facts = table_condition_lines(app, table, table.set_up)
    return Column(
        Row(Label(title, HEADING_STYLE, wraps=True, grow=1), watchers, align="centre"),
        *[Label(told, style, wraps=True) for told, style in facts],
        gap=theme.TIGHT_GAP,
        padding=(theme.MEDIUM_GAP, theme.EXTRA_WIDE_GAP),
        skin="slate",
        name="facts",
        label=title,
    )
