"""The document of the Cardinal: which decrees may still come and what they say, and the challenges
in force."""

from functools import partial
from typing import Final, NamedTuple

from game.scene.layout import Column, Container, FlatContainerNode, Grid, Row, theme
from game.scene.nodes.node import Node
from game.scene.widgets import Button, Divider, Label
from game.tabletop.panel.content_widgets import ClickableContentPanel
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.panels.decree import DecreeLine, decree_content_variants
from game.titles.tiletum.table.pickable_widget import TableContext, TiletumHandlers

CARDINAL_DOCUMENT: Final = "cardinal"
"""The document's name; behind a colon stands the decree that is read."""
DECREE_COUNT = 6
DECREES_PER_ROW = 2
DRAWN_DECREE_ALPHA = 0.6
"""How faint a decree is that cannot come any more."""


class DecreeView(NamedTuple):
    """A decree of this game: its name, its name in the player's language, and whether it can
    still be drawn."""

    name: str
    displayed_name: str
    may_still_come: bool


class CardinalLook(NamedTuple):
    """What the Cardinal's document shows: the decrees, the lines of the one being read, and the
    challenges, with a heading as their first line."""

    head: str
    note: str
    decrees: tuple[DecreeView, ...]
    enlarged_decree_name: str
    opened_decree_lines: tuple[DecreeLine, ...]
    challenge_lines: tuple[str, ...]


class CardinalPanel(ClickableContentPanel[TiletumArt, CardinalLook]):
    """The panel of the Cardinal's document; a click on a decree shows its lines."""

    fits_content = True

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the hidden panel with buttons for the decrees and for closing."""
        super().__init__(context, role="panel", name="cardinal", solid=True, visible=False)
        self._handlers = handlers
        self.has_two_columns = False
        self._decree_buttons = [
            Button("", name=f"decree:{number}", skin="quiet") for number in range(DECREE_COUNT)
        ]
        self.close_button = Button(
            context.say("document-close"),
            name="cardinal:close",
            on_click=partial(handlers.toggle_document, ""),
            align_self="end",
        )

    @property
    def first_focus(self) -> Node:
        """The node that gets the keyboard focus first: the button of the decree being read."""
        return next((each for each in self._decree_buttons if each.chosen), self._decree_buttons[0])

    def show_view_state(self, look: CardinalLook | None) -> None:
        """Show the document, or hide the panel for None."""
        self.visible = look is not None
        if look is None:
            return
        self.show_look(look)
        for button, decree in zip(self._decree_buttons, look.decrees, strict=False):
            state = self.context.say("decree-comes" if decree.may_still_come else "decree-drawn")
            button.text = decree.displayed_name
            button.label = f"{decree.displayed_name}: {state}"
            button.tooltip = state
            button.alpha = 1.0 if decree.may_still_come else DRAWN_DECREE_ALPHA
            button.chosen = decree.name == look.enlarged_decree_name
            read = partial(self._handlers.toggle_document, f"{CARDINAL_DOCUMENT}:{decree.name}")
            button.on_click = None if button.chosen else read
        told = *(line.words for line in look.opened_decree_lines), *look.challenge_lines
        self.label = ". ".join((look.head, look.note, *told))

    def build_content(self, look: CardinalLook) -> Container:
        """Return the content: heading, buttons of decrees, the decree being read and the
        challenges; the challenges beside the others if it `has_two_columns`."""
        head = Column(
            Label(look.head, inks.HEAD_STYLE),
            Label(look.note, inks.NOTE_STYLE, wraps=True),
            Divider(),
        )
        first, *others = look.challenge_lines
        read = (
            FlatContainerNode(head),
            Grid(*self._decree_buttons, columns=DECREES_PER_ROW, gap=theme.TIGHT_GAP),
            FlatContainerNode(
                next(decree_content_variants(self.context, look.opened_decree_lines)).column
            ),
        )
        challenges = FlatContainerNode(
            Column(
                Label(first, inks.BOLD_STYLE, wraps=True),
                *(Label(words, inks.TEXT_STYLE, wraps=True) for words in others),
            )
        )
        padding = theme.MEDIUM_GAP, theme.WIDE_GAP
        if self.has_two_columns:
            return Row(
                Column(*read, gap=theme.TIGHT_GAP, grow=1, basis=0.0),
                Column(challenges, self.close_button, gap=theme.TIGHT_GAP, grow=1, basis=0.0),
                gap=theme.WIDE_GAP,
                padding=padding,
                skin="parchment",
            )
        return Column(
            *read,
            Divider(),
            challenges,
            self.close_button,
            gap=theme.TIGHT_GAP,
            padding=padding,
            skin="parchment",
        )
