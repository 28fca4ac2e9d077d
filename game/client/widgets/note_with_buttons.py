"""A note beside the table: a title, a few paragraphs and two buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import make_button_row
from game.client.widgets.side_note import Paragraph, SideNote, find_note_area, make_note_head
from game.scene.stage.units import WindowUnits
from game.table_protocol import Table


class NoteText(NamedTuple):
    """The title of a note and its paragraphs."""

    title: str
    paragraphs: Sequence[Paragraph]


class NoteWithButtons(SideNote):
    """A note as tall as its texts, which scroll if they are longer than the area; then the main
    button first scrolls to their end."""

    z = 89
    is_sheet = False

    def __init__(
        self,
        app: App,
        text: NoteText,
        button_specs: Sequence[ButtonSpec],
        *,
        table: Table,
        units: WindowUnits,
        area_purpose: str,
        node_name: str,
    ) -> None:
        """Build the note named `node_name` in the table's area for `area_purpose`, with buttons
        below the text; the last button is the main one. `units` are the units of the window."""
        title, paragraphs = text
        *other_specs, self._main_spec = button_specs
        self._read_on_text = app.say("note.read-on")
        self._main_button = self._main_spec._replace(
            on_click=self._read_on_or_answer
        ).make_plain_button(app, "primary")
        others = [spec.make_plain_button(app, "quiet") for spec in other_specs]
        super().__init__(
            app,
            find_note_area(table, units, area_purpose),
            heading_node=make_note_head(app, title, is_on_parchment=True),
            texts=paragraphs,
            foot_nodes=(make_button_row(*others, self._main_button),),
            skin="bill",
            name=node_name,
            label=" ".join((f"{title}.", *(text for text, _ in paragraphs))),
        )
        self.scroll_pane.on_scroll = self._update_main_button
        self._update_main_button()

    def _read_on_or_answer(self) -> None:
        """Scroll down if a part of the texts is hidden below; otherwise carry out the action of the
        main button."""
        if self.scroll_pane.hides_content_below:
            self.scroll_pane.scroll_to_hidden_content_below()
        else:
            self._main_spec.on_click()

    def _update_main_button(self) -> None:
        """Label the main button by what it does now."""
        hides_text = self.scroll_pane.hides_content_below
        self._main_button.text = self._read_on_text if hides_text else self._main_spec.text
        self._main_button.label = self._main_button.text
