"""Choices of a pack, an edition and a language."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.stored.pack_reference import PackReference
from game.client.widgets.buttons import make_cancel_button
from game.client.widgets.dialogs import make_dialog_sheet
from game.client.widgets.pack_options import (
    BUILT_IN_NUMBERS_KEY,
    PackOption,
    find_referenced_or_equal_pack,
    make_pack_options,
    make_pack_reference,
    packs_for_edition,
)
from game.client.widgets.segmented_control import RadioPlate, SegmentedControl, SegmentOption
from game.scene.layout import Row, theme
from game.scene.nodes.node import NodeValues
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label, ScrollList
from game.text.languages import NATIVE_NAME_BY_LANGUAGE

ROW_HEIGHT = 84.0
PLATE_HEIGHT = 76.0
MAX_VISIBLE_PACK_ROWS = 5


def ask_for_pack_option(
    stage: Stage,
    app: App,
    options: Sequence[PackOption],
    chosen_value: str,
    on_chosen: Callable[[str], None],
) -> None:
    """Open a dialog with a list of packs; `on_chosen` is called with the value of the picked one.
    `chosen_value` is the value of the pack in use. Escape changes nothing."""
    say = app.say

    def close_and_choose(value: str) -> None:
        stage.close_dialog_and_those_above(modal)
        on_chosen(value)

    rows = [
        RadioPlate(
            title=each.name,
            note=each.note,
            mark_text=say("numbers.chosen"),
            is_chosen=each.value == chosen_value,
            height=PLATE_HEIGHT,
            name=f"numbers:{each.value}",
            enabled=not each.disabled_reason,
            tooltip=each.note if each.disabled_reason else None,
            on_click=partial(close_and_choose, each.value),
        )
        for each in options
    ]
    title = say("numbers.title")
    modal = Modal(
        make_dialog_sheet(
            title,
            Label(say("numbers.note"), PAPER_STYLES.note, wraps=True),
            ScrollList(
                rows,
                ROW_HEIGHT,
                name="numbers",
                label=title,
                max_height=ROW_HEIGHT * MAX_VISIBLE_PACK_ROWS,
            ),
            Row(
                make_cancel_button(
                    app,
                    lambda: stage.close_dialog_and_those_above(modal),
                    width=theme.BUTTON_WIDTH,
                    height=theme.BUTTON_HEIGHT,
                ),
                justify="end",
            ),
            width=theme.WIDE_DIALOG_WIDTH,
            name="",
        )
    )
    stage.open_dialog(modal, next((row for row in rows if row.chosen), rows[0]))


def ask_for_pack(
    stage: Stage,
    app: App,
    edition: str,
    current_reference: PackReference | None,
    on_chosen: Callable[[PackReference | None], None],
) -> None:
    """Open a dialog with the built-in numbers and the packs of an edition; `on_chosen` is called
    with a reference to the picked pack, None for the built-in numbers. `current_reference` refers
    to the pack in use."""
    kept = {each.file.name: each for each in packs_for_edition(app, edition)}
    chosen = (
        find_referenced_or_equal_pack(app, current_reference).file.name
        if current_reference is not None
        else BUILT_IN_NUMBERS_KEY
    )

    def choose_pack_by_value(value: str) -> None:
        on_chosen(make_pack_reference(kept[value]) if value in kept else None)

    ask_for_pack_option(
        stage, app, make_pack_options(app, list(kept.values())), chosen, choose_pack_by_value
    )


def make_edition_choice(
    app: App,
    chosen_edition: str,
    on_chosen: Callable[[str], None],
    **node_values: Unpack[NodeValues],
) -> SegmentedControl:
    """Return joined buttons for the editions of the open title; `on_chosen` is called with the
    picked one."""
    node_values["name"] = "edition"
    segments = [SegmentOption(each, app.say(f"edition.{each}")) for each in app.box.editions]
    return SegmentedControl(segments, chosen_edition, on_chosen, **node_values)


def make_language_choice(
    app: App, on_changed: Callable[[], None], **node_values: Unpack[NodeValues]
) -> SegmentedControl:
    """Return joined buttons that change the language at once; then `on_changed` is called, to
    rebuild the page."""

    def choose(language: str) -> None:
        app.change_settings(language=language)
        on_changed()

    languages = [SegmentOption(code, name) for code, name in NATIVE_NAME_BY_LANGUAGE.items()]
    node_values["name"] = "language"
    return SegmentedControl(languages, app.settings.language, choose, **node_values)
