"""The settings page, and the page of keys."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.box.rules_reference import (
    KEY_ACTIVE_AT_TABLE,
    KEY_ACTIVE_DURING_ACTIONS,
    KEY_ACTIVE_EVERYWHERE,
    KEY_ACTIVE_IN_MENUS,
    KEY_ACTIVE_ON_SHEETS,
    KeyCommand,
)
from game.client.app import App
from game.client.screens.command_games import (
    note_on_other_games_of_command,
    sentence_on_games_where_key_works,
)
from game.client.stored.key_bindings import RESERVED_KEYS
from game.client.stored.settings import ALLOWED_VALUES_BY_SETTING, VOLUME_SETTING_NAMES
from game.client.widgets.buttons import ButtonSpec, make_cancel_button
from game.client.widgets.dialogs import make_dialog_sheet
from game.client.widgets.list_page import PAGE_HEADING_STYLE
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.scene.input.keys import MODIFIER_KEYS, KeyStroke, stroke_from_event
from game.scene.layout import Column, Grid, Row, fraction_track, theme
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import (
    BOLD_STYLE,
    HEADING_STYLE,
    NOTE_STYLE,
    NUMBER_STYLE,
    PAPER_STYLES,
)
from game.scene.widgets import Label, Slider, Toggle
from game.text.languages import NATIVE_NAME_BY_LANGUAGE

NAME_WIDTH_SHARE = 0.34
MIN_KEY_COLUMN_WIDTH = 480.0
KEY_BUTTON_WIDTH = 210.0
VALUE_LABEL_WIDTH = 90.0
UNNOTICEABLE_TEXT_SIZE_PERCENT = 2  # texts that are so little smaller than was chosen need no word
KEY_NOTE_MIN_HEIGHT = 84.0  # what is said of a key may take three lines
COMMAND_GROUPS = (
    KEY_ACTIVE_DURING_ACTIONS,
    KEY_ACTIVE_AT_TABLE,
    KEY_ACTIVE_ON_SHEETS,
    KEY_ACTIVE_EVERYWHERE,
    KEY_ACTIVE_IN_MENUS,
)


class ColumnPage(Page):
    """A page with one column of panels, which scrolls if it is too long; `size` holds its
    widest, narrowest and tallest size in u."""

    first_focus = "done"
    size: ClassVar[tuple[float, float, float]]

    @abstractmethod
    def build_panels(self) -> Sequence[Node]:
        """Return the panels of the column."""

    @abstractmethod
    def build_heading_nodes(self) -> Sequence[Node]:
        """Return the nodes above the column, left of the close button."""

    def build(self, units: WindowUnits) -> None:
        """Add the heading nodes, the close button and the scrolling column of panels."""
        done = ButtonSpec("done", self.app.say("settings.done"), self.go_back, "check", "@back")
        head = Row(
            *self.build_heading_nodes(),
            done.make_grand_button(self.app, is_main_button=True, width=theme.BUTTON_WIDTH),
            gap=theme.WIDE_GAP,
            align="centre",
        )
        pane = ScrollPane(Column(*self.build_panels(), gap=theme.WIDE_GAP))
        widest, narrowest, tallest = self.size
        self.add_sheet_with_content(
            Column(head, pane, gap=theme.MEDIUM_GAP),
            max_width=widest,
            min_width=narrowest,
            max_height=tallest,
        )


def build_settings_panel(title: str, *content: Node, note: str = "") -> Column:
    """Return a slate panel with a heading, an optional note, and the content."""
    return Column(
        Label(title, HEADING_STYLE),
        Label(note, NOTE_STYLE, wraps=True) if note else None,
        *content,
        gap=theme.TIGHT_GAP,
        padding=(theme.WIDE_GAP, theme.SLATE_SIDE_PADDING),
        skin="slate",
    )


class SettingsScreen(ColumnPage):
    """The page of settings; the app applies and stores every change at once."""

    size = theme.PAGE_MAX_WIDTH, 940.0, 1600.0
    names_program_in_window_title = None  # as the page from which it was opened

    def build_heading_nodes(self) -> Sequence[Node]:
        """Return the heading, a note if settings could not be stored, and the button that opens
        the key bindings."""
        say = self.app.say
        words = say("keys.open")
        tip = say("keys.open-note")
        key_cap = "@menu-keys"
        push = self.window.push
        keys = ButtonSpec(
            "keys", words, lambda: push(KeyBindingsScreen(self.app)), key_cap=key_cap, tooltip=tip
        )
        return (
            Label(say("settings.title"), PAGE_HEADING_STYLE),
            Label(self.app.last_failure_sentence, NOTE_STYLE, wraps=True, grow=1),
            keys.make_plain_button(self.app, "slate", height=theme.BUTTON_HEIGHT),
        )

    def build_panels(self) -> Sequence[Node]:
        """Return a panel for each group of settings; settings that have no effect in the open
        title are left out."""
        offered = {
            "round_summary": bool(self.app.box.game_facts.round_summary_column_keys),
            "hold_turn": self.app.box.can_wait_for_end_turn
            or self.app.box.waits_for_turn_end_after is not None,
            "win_bar": self.app.analyst is not None,
            "coach": self.app.box.coach is not None,
        }
        groups = {
            "look": ("language", "ui_scale_percent", "full_screen", "presentation"),
            "reading": ("clear_text", "high_contrast", "palette"),
            "pace": (
                *("own_speed", "computer_speed", "reduced_motion", "ambient_motion"),
                "ask_before_passing",
                *(name for name, is_there in offered.items() if is_there),
            ),
            "sound": ("muted", *VOLUME_SETTING_NAMES),
        }
        return [self._build_group_panel(key, names) for key, names in groups.items()]

    def _build_group_panel(self, group: str, setting_names: Sequence[str]) -> Node:
        """Return a panel with a heading and the named settings."""
        say = self.app.say
        cells: list[Node] = []
        for name in setting_names:
            cells += [
                Label(say(f"settings.{name}"), BOLD_STYLE, wraps=True),
                self._build_control(name),
            ]
        columns = fraction_track(NAME_WIDTH_SHARE), fraction_track(1 - NAME_WIDTH_SHARE)
        form = Grid(*cells, columns=columns, gap=theme.WIDE_GAP, align="centre")
        return build_settings_panel(say(f"settings.{group}"), form)

    def _build_control(self, name: str) -> Node:
        """Return the control of a setting: a slider for a volume, segments for a choice, a switch
        with a note beside it for yes or no."""
        say = self.app.say
        value = getattr(self.app.settings, name)
        if name in VOLUME_SETTING_NAMES:
            return self._build_slider(name, value)
        if name not in ALLOWED_VALUES_BY_SETTING:  # it is on or off
            note = f"settings.{name}-note"
            label = say(f"settings.{name}")
            told = say(note) if note in self.app.words else ""
            change = partial(self._change_setting, name)
            return Toggle(value, change, text=told, name=name, label=label)
        segments = [
            SegmentOption(str(each), self._setting_value_text(name, each))
            for each in ALLOWED_VALUES_BY_SETTING[name]
        ]
        read = type(value)
        choice = SegmentedControl(
            segments, str(value), lambda one: self._change_setting(name, read(one)), name=name
        )
        if name != "ui_scale_percent":
            return choice
        limit = self._text_size_limit_text()
        return Column(
            choice, Label(limit, NOTE_STYLE, wraps=True) if limit else None, gap=theme.TIGHT_GAP
        )

    def _text_size_limit_text(self) -> str:
        """Return the sentence that a table in this window has no room for texts as large as the
        player has chosen, and how large they are; "" if it has."""
        chosen = self.app.settings.ui_scale_percent
        tables = self.app.box.table_factory
        size_px = self.window.units.width_px, self.window.units.height_px
        usual = tables.control_scale(WindowUnits(*size_px))
        larger = tables.control_scale(WindowUnits(*size_px, self.app.settings.ui_scale))
        used = max(round(100 * larger / usual), 100)
        if used >= chosen - UNNOTICEABLE_TEXT_SIZE_PERCENT:
            return ""
        return self.app.say("settings.ui_scale_percent-limit", chosen=chosen, used=used)

    def _setting_value_text(self, name: str, value: object) -> str:
        if name == "language":
            return NATIVE_NAME_BY_LANGUAGE[str(value)]
        if isinstance(value, int):
            return self.app.say("settings.percent", percent=value)
        return self.app.say(f"settings.{value}")

    def _build_slider(self, name: str, value: int) -> Node:
        say = self.app.say
        number = Label(
            say("settings.percent", percent=value),
            NUMBER_STYLE,
            align="right",
            width=VALUE_LABEL_WIDTH,
        )

        def change_volume(volume: int) -> None:
            number.set_text(say("settings.percent", percent=volume))
            self.app.change_settings(**{name: volume})

        label = say(f"settings.{name}")
        slider = Slider(range(0, 101, 5), value, change_volume, name=name, label=label, grow=1)
        return Row(slider, number, gap=theme.WIDE_GAP, align="centre")

    def _change_setting(self, name: str, value: int | str | bool) -> None:
        self.app.change_settings(**{name: value})
        self.rebuild()


class KeyBindingsScreen(ColumnPage):
    """The page on which the keys of commands are changed; the app stores every change. Escape
    and similar keys cannot be changed."""

    size = theme.PAGE_MAX_WIDTH, 760.0, 2200.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._command_to_bind: KeyCommand | None = None
        self._answer_label: Label | None = None

    def build_heading_nodes(self) -> Sequence[Node]:
        """Return the heading, and the button that restores the default keys."""
        say = self.app.say
        usual = ButtonSpec(
            "usual", say("keys.usual"), self._restore_default_keys, tooltip=say("keys.usual-note")
        )
        return (
            Label(say("keys.title"), PAGE_HEADING_STYLE, grow=1),
            usual.make_plain_button(self.app, "slate", height=theme.BUTTON_HEIGHT),
        )

    def build_panels(self) -> Sequence[Node]:
        """Return a panel for each place in which commands work, with a row for each command."""
        groups = {
            place: [each for each in self.app.bindings.commands if each.where_active == place]
            for place in COMMAND_GROUPS
        }
        return [
            self._build_command_group_panel(place, commands)
            for place, commands in groups.items()
            if commands
        ]

    def _build_command_group_panel(self, where_active: str, commands: Sequence[KeyCommand]) -> Node:
        say = self.app.say
        rows = [self._build_command_row(command) for command in commands]
        keys = Grid(
            *rows,
            min_column_width=MIN_KEY_COLUMN_WIDTH,
            gap=theme.SECTION_GAP,
            row_gap=theme.TIGHT_GAP,
            filling_order="column",
        )
        return build_settings_panel(
            say(f"keys.{where_active}"),
            keys,
            note=say(f"keys.{where_active}-note", game=self.app.box.words.say("title.name")),
        )

    def _build_command_row(self, command: KeyCommand) -> Node:
        name = self.command_display_name(command)
        key = self.app.kit.keymap.cap_text(f"@{command.name}")
        way = ButtonSpec(f"key:{command.name}", key, partial(self._ask_for_key, command))
        button = way.make_plain_button(
            self.app, "slate", label=f"{name}: {key}", width=KEY_BUTTON_WIDTH
        )
        button.chosen = command.name in self.app.bindings.own_key_by_command
        note = note_on_other_games_of_command(self.app, command)
        words = Column(
            Label(name, BOLD_STYLE, wraps=True),
            Label(note, NOTE_STYLE, wraps=True) if note else None,
            grow=1,
            basis=0.0,
        )
        return Row(words, button, gap=theme.WIDE_GAP, align="centre")

    def command_display_name(self, command: KeyCommand) -> str:
        """Return the display name of a command."""
        return self.app.say(command.label_key)

    def _ask_for_key(self, command: KeyCommand) -> None:
        say = self.app.say
        self._command_to_bind = command
        self._answer_label = Label(
            say("keys.press-note"), PAPER_STYLES.body, wraps=True, min_height=KEY_NOTE_MIN_HEIGHT
        )
        games = sentence_on_games_where_key_works(self.app, command)
        foot = Row(
            Label(say("keys.cancel-note"), PAPER_STYLES.note, wraps=True, grow=1, basis=0.0),
            make_cancel_button(self.app, self.stage.go_back, height=theme.BUTTON_HEIGHT),
            gap=theme.WIDE_GAP,
            align="centre",
        )
        question = say("keys.press", command=self.command_display_name(command))
        panel = make_dialog_sheet(
            question,
            self._answer_label,
            Label(games, PAPER_STYLES.note, wraps=True, name="key-games") if games else None,
            foot,
            name="",
        )
        self.stage.open_dialog(Modal(panel, on_close=self._on_key_dialog_closed))

    def _on_key_dialog_closed(self) -> None:
        self._command_to_bind = self._answer_label = None

    def intercept_event(self, event: pygame.event.Event) -> bool:
        """While the page waits for a new key, bind the pressed key to the command and return True;
        otherwise handle the event as usual."""
        if self._command_to_bind is None or event.type not in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return super().intercept_event(event)
        if event.type == pygame.KEYDOWN and event.key not in MODIFIER_KEYS:
            self._bind_key(self._command_to_bind, stroke_from_event(event))
        return True

    def _bind_key(self, command: KeyCommand, stroke: KeyStroke) -> None:
        key = stroke.name
        bindings = self.app.bindings
        if key == "escape":
            self.stage.go_back()
            return
        other = bindings.other_command_using_key(command, key)
        if key in RESERVED_KEYS and key not in bindings.keys_of_command(command):
            self._show_why_refused("keys.always", key)
        elif other is not None:
            self._show_why_refused("keys.taken", key, other)
        else:
            self.app.change_key_bindings(bindings.with_key_for_command(command, key))
            self.stage.go_back()
            self.rebuild()

    def _show_why_refused(
        self, sentence: str, key: str, command_using_key: KeyCommand | None = None
    ) -> None:
        named = self.app.kit.keymap.readable_key(key)
        what = self.command_display_name(command_using_key) if command_using_key is not None else ""
        if self._answer_label is not None:
            self._answer_label.set_text(self.app.say(sentence, pressed=named, command=what))
        self.kit.sound.play("not-possible")

    def _restore_default_keys(self) -> None:
        self.app.change_key_bindings(type(self.app.bindings)(self.app.bindings.commands))
        self.rebuild()
