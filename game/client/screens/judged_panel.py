"""The panel of a judged replay: everybody's account, and what the step at hand was worth."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Unpack

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import make_seat_disc_sprite
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.client.widgets.side_note import PARAGRAPH_GAP, Paragraph
from game.match.analysis import ANALYSIS_MODES, JudgedSeatTotals, thousandths_to_percent
from game.records.records import AUTOMA_PLAYER, Seat
from game.scene.layout import (
    Column,
    Grid,
    Overlay,
    Row,
    Spacer,
    WrappingRow,
    fraction_track,
    lay_out,
    theme,
)
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import BODY_STYLE, BOLD_STYLE, HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Divider, Label
from game.text.numerals import signed_number_text

LOW_SEAT_TOTALS_ROW_HEIGHT = 28.0  # of an account where there is little room
JUDGED_FIGURE_TEXT_KEYS = ("accuracy", "lost", "luck")
PANEL_PADDING = (theme.TIGHT_GAP, theme.WIDE_GAP)
MIN_TEXT_HEIGHT = 70.0  # u for the texts
MIN_CONTROL_HEIGHT_PX = 32.0  # of the controls in the head, also in a small window
NO_FIGURE_TEXT = "–"  # a figure that is not there
ANSWER_BUTTON_SKINS = ("primary", "slate")  # of the buttons that answer
FIGURE_LABEL_STYLE = NOTE_STYLE.sized(17)

FIRST_PARAGRAPH_NAME = "first-paragraph"


@dataclass(frozen=True, slots=True)
class JudgedPanelContent:
    """The content of the panel of a judged replay: each seat's totals in seat order, the mode of
    judging, and paragraphs about the step.

    Without `totals_by_seat` the paragraphs have more room. `set_mode` changes the mode.
    `step_buttons` go to the previous and next marked decision; `answer_buttons` show the better
    move and let the player retry the decision. `tooltip_by_mode` says how long the judgement in a
    mode takes, "" where it is ready.
    """

    seats: Sequence[Seat]
    totals_by_seat: Sequence[JudgedSeatTotals]
    judging_mode: str
    paragraphs: Sequence[Paragraph]
    set_mode: Callable[[str], None]
    step_buttons: Sequence[ButtonSpec] = ()
    answer_buttons: Sequence[ButtonSpec] = ()
    tooltip_by_mode: Mapping[str, str] = field(default_factory=dict)


class JudgedPanel(Overlay):
    """The panel of a judged replay with each seat's totals, paragraphs about the shown step, and
    buttons.

    If there is too little room, the paragraphs scroll; if that is not enough, the totals are left
    out, and finally all buttons become icons in the head. The panel never covers the map, on which
    the decision is visible.
    """

    def __init__(
        self, app: App, rect_values: NodeValues, panel_content: JudgedPanelContent, px_per_u: float
    ) -> None:
        """Choose the arrangement of the content that fits in `rect_values`; `px_per_u` is the
        number of px per u of the window."""
        super().__init__(skin="slate", **rect_values)
        self.name = "judged-panel"
        self.z = 60
        self.label = app.say("judged.title")
        self._app = app
        self._panel_content = panel_content
        zoom = self._zoom = px_per_u * self.scale
        self._control_height = max(theme.CONTROL_HEIGHT, MIN_CONTROL_HEIGHT_PX / zoom)
        wanted = [self._build_content(0.0, min_text_height=None)]
        if panel_content.totals_by_seat:
            wanted.insert(
                0, self._build_content(LOW_SEAT_TOTALS_ROW_HEIGHT, min_text_height=MIN_TEXT_HEIGHT)
            )
            wanted.insert(0, self._build_content(theme.SMALL_CONTROL_HEIGHT, min_text_height=None))
        for content in wanted:
            lay_out(content, app.kit, zoom, width=self.width, max_height=self.height)
            if content.height <= self.height and _has_room_for_children(content):
                break
        else:
            content = self._build_content_with_icons()
        self.add(content)
        lay_out(self, app.kit, zoom, width=self.width, height=self.height)
        for node in content.children:
            if isinstance(node, ScrollPane):
                node.focusable = node.is_scrollable

    def show_first_paragraph(self, text: str) -> None:
        """Replace the text of the first paragraph."""
        paragraph = self.find(FIRST_PARAGRAPH_NAME)
        assert isinstance(paragraph, Label)
        paragraph.set_text(text)
        lay_out(self, self._app.kit, self._zoom, width=self.width, height=self.height)

    def _build_content(self, totals_row_height: float, *, min_text_height: float | None) -> Column:
        """Return the panel with the title and the mode of judging above, and the buttons below.

        `totals_row_height` is the height of the rows of totals, 0 to leave them out;
        `min_text_height` is the least height of the paragraphs, None for room for the whole text.
        """
        facts = self._panel_content
        title = self._app.say("judged.title")
        head = Row(
            Label(title, HEADING_STYLE),
            self._build_mode_choice(),
            gap=theme.WIDE_GAP,
            align="centre",
        )
        buttons = Row(
            *self._build_step_buttons(theme.BUTTON_HEIGHT),
            *self._build_answer_buttons(
                facts.answer_buttons, grow=1, basis=0.0, height=theme.BUTTON_HEIGHT
            ),
            gap=theme.TIGHT_GAP,
        )
        texts = self._build_text_pane()
        texts.min_height = min_text_height
        texts.shrink = 1.0 if min_text_height else 0.0
        return Column(
            head,
            self._build_seat_totals_grid(totals_row_height) if totals_row_height else None,
            Divider(),
            texts,
            buttons,
            gap=theme.TIGHT_GAP,
            padding=PANEL_PADDING,
        )

    def _build_content_with_icons(self) -> Column:
        """Return the panel with all buttons as icons in its head; their texts are tooltips and
        labels for the screen reader."""
        bare = [way._replace(text="", key_cap="") for way in self._panel_content.answer_buttons]
        side = self._control_height
        head = WrappingRow(
            self._build_mode_choice(fits_texts=True),
            Row(
                *self._build_step_buttons(side),
                *self._build_answer_buttons(bare, width=side, height=side),
                gap=theme.TIGHT_GAP,
            ),
            gap=theme.TIGHT_GAP,
        )
        return Column(
            head, Divider(), self._build_text_pane(), gap=theme.TIGHT_GAP, padding=PANEL_PADDING
        )

    def _build_text_pane(self) -> ScrollPane:
        told = self._panel_content.paragraphs
        labels = [Label(text, style, wraps=True) for text, style in told]
        labels[0].name = FIRST_PARAGRAPH_NAME
        spoken = " ".join(text for text, _ in told)
        return ScrollPane(
            Column(*labels, gap=PARAGRAPH_GAP),
            name="judged-told",
            label=spoken,
            role="text",
            grow=1,
        )

    def _build_mode_choice(self, *, fits_texts: bool = False) -> SegmentedControl:
        """Return the choice of the mode of judging; `fits_texts` makes each button as wide as its
        text needs."""
        facts = self._panel_content
        modes = [
            SegmentOption(
                mode, self._app.say(f"judged.{mode}"), tooltip=facts.tooltip_by_mode.get(mode, "")
            )
            for mode in ANALYSIS_MODES
        ]
        return SegmentedControl(
            modes,
            facts.judging_mode,
            facts.set_mode,
            fits_texts=fits_texts,
            name="mode",
            grow=1,
            basis=0.0,
            height=self._control_height,
        )

    def _build_seat_totals_grid(self, row_height: float) -> Grid:
        """Return a grid with column heads and a row of totals for each seat; `row_height` is the
        height of a row in u."""
        say = self._app.say
        heads = [
            Label(
                say(f"judged.{key}"),
                FIGURE_LABEL_STYLE,
                align="right",
                tooltip=say(f"judged.{key}-tip"),
            )
            for key in JUDGED_FIGURE_TEXT_KEYS
        ]
        cells: list[Node] = [Spacer(span=2), *heads]
        for seat, account in zip(
            self._panel_content.seats, self._panel_content.totals_by_seat, strict=True
        ):
            figures = (
                say("judged.percent", number=account.accuracy_percent),
                say(
                    "judged.tenths",
                    whole=account.mean_loss_thousandths // 10,
                    tenth=account.mean_loss_thousandths % 10,
                )
                if account.mean_loss_thousandths
                else say("judged.chance", number=0),
                say(
                    "judged.chance",
                    number=signed_number_text(thousandths_to_percent(account.share_change_by_luck)),
                ),
            )
            if seat.player == AUTOMA_PLAYER:  # who follows rules alone has decided nothing
                figures = NO_FIGURE_TEXT, NO_FIGURE_TEXT, figures[-1]
            cells += [
                make_seat_disc_sprite(
                    self._app.box.pictures_outside_table, seat.colour, theme.ICON_SIZE
                ),
                Label(seat.name, BODY_STYLE, may_shorten=True),
                *[Label(figure, BOLD_STYLE, align="right") for figure in figures],
            ]
        return Grid(
            *cells,
            columns=(theme.ICON_SIZE, fraction_track(), *["auto"] * len(JUDGED_FIGURE_TEXT_KEYS)),
            gap=theme.MEDIUM_GAP,
            row_gap=0.0,
            align="centre",
            min_row_height=row_height,
            head_row_count=1,
        )

    def _build_step_buttons(self, button_side: float) -> list[Node]:
        """Return the buttons to the previous and next marked decision."""
        return [
            way.make_plain_button(
                self._app, "slate", label=way.tooltip, width=button_side, height=button_side
            )
            for way in self._panel_content.step_buttons
        ]

    def _build_answer_buttons(
        self, button_specs: Sequence[ButtonSpec], **node_values: Unpack[NodeValues]
    ) -> list[Node]:
        """Return the buttons about the decision, with their text, or with their icon if they
        have no text."""
        buttons: list[Node] = []
        for way, skin in zip(button_specs, ANSWER_BUTTON_SKINS, strict=False):
            shown = way._replace(picture="") if way.text else way
            label = self._app.say(f"judged.{way.name.removeprefix('judged-')}")
            node_values["label"] = label
            buttons.append(shown.make_plain_button(self._app, skin, **node_values))
        return buttons


def _has_room_for_children(content: Column) -> bool:
    """Return whether all children of a laid-out column end within its height."""
    return all(child.y + child.height <= content.height for child in content.children)
