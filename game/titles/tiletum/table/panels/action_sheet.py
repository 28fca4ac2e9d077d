"""The action sheet: the question, and every answer as a line; for a picked die, its six values."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.scene.layout import Column, Container, FlatContainerNode, Grid, LayoutMeasurer, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.widgets import Divider, Label
from game.tabletop.panel.content_widgets import ClickableContentPanel
from game.tabletop.panel.look_widget import CHOSEN_STATE
from game.titles.tiletum.rules.forecasts import DieValueResult
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.panels.answers import AnswerList, AnswerLook
from game.titles.tiletum.table.panels.decree import (
    APPLIED_LINE_MARK,
    DecreeLine,
    decree_content_variants,
)
from game.titles.tiletum.table.panels.die_values import DieValueCell, DieValueLook
from game.titles.tiletum.table.panels.piece_nodes import Die
from game.titles.tiletum.table.pickable_widget import TableContext, TiletumHandlers

VALUE_COUNT = 6
DIE_SIZE = 34.0
POINTS_RADIUS = 18.0
MIN_DECREE_HEIGHT = 117.0
"""Without that height a turn is not told: there is no room for a line."""


class ActionSheetLook(NamedTuple):
    """What the action sheet shows: a question with its answers, or a picked die with its values.

    It may cover the rose window if `may_cover_rose_window`; the answer with index
    `held_answer_index` waits for confirmation.
    """

    title: str
    note: str = ""
    die: Die | None = None
    action_points_left: int = -1
    answers: tuple[AnswerLook, ...] = ()
    die_value_results: tuple[DieValueResult, ...] = ()
    possible_die_values: frozenset[int] = frozenset()
    die_value_effect_lines: tuple[str, ...] = ()
    decree_lines: tuple[DecreeLine, ...] = ()
    key_numbers: tuple[int, ...] = ()
    may_cover_rose_window: bool = False
    held_answer_index: int = -1


class ActionSheetPanel(ClickableContentPanel[TiletumArt, ActionSheetLook]):
    """The panel that shows a question with its answers, or the values of a picked die.

    Its origin is its lower left corner, since it grows upwards, from `min_sheet_height` to
    `max_sheet_height`.
    """

    anchor = (0.0, 1.0)
    traps_arrow_keys = True

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make an empty panel."""
        super().__init__(
            context, role="panel", name="action-sheet", solid=True, tooltips_avoid=True
        )
        self.min_sheet_height = 0.0
        self.max_sheet_height = 0.0
        self.answer_list = AnswerList(context, handlers, name="answers", grow=1)
        self.die_value_cells = [
            DieValueCell(context, "", handlers, name=f"value:{number}")
            for number in range(1, VALUE_COUNT + 1)
        ]
        for cell in self.die_value_cells:
            cell.confirm = handlers.confirm

    @property
    def pickable_rows(self) -> list[Node]:
        """The visible rows of answers."""
        shown = self.visible and self.answer_list.visible
        return [row for row in self.answer_list.rows if row.visible] if shown else []

    @property
    def first_focus(self) -> Node | None:
        """The node that gets the keyboard focus first: the chosen die value; if there is none, the
        first answer; None if there is neither."""
        lit = [node for node in self.die_value_cells if node.visible and node.state == CHOSEN_STATE]
        return next(iter([*lit, *self.pickable_rows]), None)

    def show_view_state(self, look: ActionSheetLook | None, *, chosen_die_value: int = 0) -> None:
        """Show a question; hide the panel for None, or if a decree has no room. `chosen_die_value`
        is the value chosen for a picked die, 0 for none."""
        self.visible = look is not None and not (
            look.decree_lines and self.min_sheet_height < MIN_DECREE_HEIGHT
        )
        if look is None or not self.visible:
            return
        before = self.look
        self.show_look(look)
        told = (
            line.words
            for line in look.decree_lines
            if line.is_action_done or line.mark == APPLIED_LINE_MARK
        )
        self.label = join_sentences((look.title, look.note, *look.die_value_effect_lines, *told))
        self.tooltip = look.note or None
        self._update_die_value_cells(look, chosen_die_value)
        self.answer_list.visible = bool(look.answers)
        if before is None or (look.answers, look.key_numbers) != (
            before.answers,
            before.key_numbers,
        ):
            self.answer_list.show_answers(look.answers, look.key_numbers)
        for number, row in enumerate(self.answer_list.rows):
            row.skin = "slate" if number == look.held_answer_index else "quiet"

    def _update_die_value_cells(self, look: ActionSheetLook, chosen_die_value: int) -> None:
        for number, node in enumerate(self.die_value_cells):
            node.visible = number < len(look.die_value_results)
            if not node.visible:
                continue
            each = look.die_value_results[number]
            good = look.die[0] if look.die is not None else ""
            possible = each.die_value in look.possible_die_values
            value = each.die_value
            node.show_look(DieValueLook(each, good, possible))
            node.pick_name = f"new:{value}" if possible else ""
            node.set_highlight(
                CHOSEN_STATE if value == chosen_die_value else "open" if possible else ""
            )
            node.keys = (str(value), f"[{value}]")
            node.label = node.tooltip = self.context.say(
                "bill-said",
                value=value,
                action=self.context.area_name(each.action),
                ap=each.action_points,
                number=each.goods_count,
                good=self.context.area_name(good),
                price=each.price_of_change_gold,
            )

    def content_that_fits(self, look: ActionSheetLook, canvas: Canvas) -> Container:
        """Return the first variant of the content, from the fullest to the shortest, that is low
        enough, or the last one if none is. As a side effect the panel gets its height.

        A variant with the note may be higher than `min_sheet_height`, and so cover the rose window,
        only if the look allows that or shows die values; a variant without the note may always be.
        """
        measuring = LayoutMeasurer(canvas.kit, canvas.px_per_u)
        may_cover = look.may_cover_rose_window or bool(look.die_value_results)
        for content, shows_note in self._content_variants(look):
            most = self.min_sheet_height if shows_note and not may_cover else self.max_sheet_height
            needed = measuring.wanted_height(content, self.width)
            if needed <= most:
                break
        self.height = min(max(needed, self.min_sheet_height), most)
        return content

    def build_content(self, look: ActionSheetLook) -> Container:
        """Return the whole content, without shortening the Cardinal's lines."""
        return next(self._content_variants(look))[0]

    def _content_variants(self, look: ActionSheetLook) -> Iterator[tuple[Container, bool]]:
        """Yield the whole content, then versions with fewer and fewer of the Cardinal's lines;
        each with whether the note is in it."""
        values = Grid(
            *self.die_value_cells,
            columns=VALUE_COUNT,
            gap=theme.HAIR_GAP,
            visible=bool(look.die_value_results),
        )
        brings = FlatContainerNode(
            self._build_chosen_die_value_effects_column(look),
            visible=bool(look.die_value_effect_lines),
        )
        for decree in decree_content_variants(self.context, look.decree_lines):
            head = self._build_head_row(look, shows_note=decree.shows_note)
            content = Column(
                FlatContainerNode(Column(head, Divider(), gap=theme.HAIR_GAP)),
                values,
                brings,
                FlatContainerNode(decree.column, visible=bool(look.decree_lines)),
                self.answer_list,
                gap=theme.TIGHT_GAP,
                padding=(theme.TIGHT_GAP, theme.WIDE_GAP),
                skin="parchment",
            )
            yield content, decree.shows_note or not look.decree_lines

    def _build_head_row(self, look: ActionSheetLook, *, shows_note: bool) -> Row:
        """Return the first row: the die if there is one, the title with the note below it, and the
        action points left. `shows_note` has an effect only if lines of a decree are shown;
        otherwise the note is always there."""
        context = self.context
        is_noted = shows_note or not look.decree_lines
        words = Column(
            Label(look.title, inks.HEAD_STYLE),
            Label(look.note, inks.NOTE_STYLE, wraps=True, visible=bool(look.note) and is_noted),
            grow=1,
            basis=0.0,
        )
        return Row(
            piece_nodes.make_die_piece(context, look.die, DIE_SIZE)
            if look.die is not None
            else None,
            words,
            piece_nodes.make_action_points_piece(
                context, str(look.action_points_left), POINTS_RADIUS
            )
            if look.action_points_left >= 0
            else None,
            gap=theme.MEDIUM_GAP,
            align="centre",
        )

    def _build_chosen_die_value_effects_column(self, look: ActionSheetLook) -> Column:
        """Return the column of what the chosen die value brings, the action first."""
        labels = [
            Label(words, inks.TEXT_STYLE, wraps=True) for words in look.die_value_effect_lines
        ]
        for first in labels[:1]:
            first.style = inks.BOLD_STYLE
        return Column(*labels)


def join_sentences(parts: Iterable[str]) -> str:
    """Return the parts that are not empty as one text, each ended by a full stop if it has no
    end mark."""
    ended = (part if part.endswith((".", "?", "!")) else f"{part}." for part in parts if part)
    return " ".join(ended)
