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
    """A note as tall as its texts, which scroll if they are longer than the area."""

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
        """Build the note named `node_name` in the table's area for this `area_purpose`, with
        buttons below the text; the last button is the main one. `units` are the window's."""
        title, paragraphs = text
        buttons = [
            way.make_plain_button(app, "primary" if way is button_specs[-1] else "quiet")
            for way in button_specs
        ]
        super().__init__(
            app,
            find_note_area(table, units, area_purpose),
            heading_node=make_note_head(app, title, is_on_parchment=True),
            texts=paragraphs,
            foot_nodes=(make_button_row(*buttons),),
            skin="bill",
            name=node_name,
            label=" ".join((f"{title}.", *(text for text, _ in paragraphs))),
        )
