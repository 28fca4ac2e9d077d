"""The Cardinal's turn line by line: the decree's conditions, the one that applied, and the actions
that followed.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Divider, Label
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.pickable_widget import TableContext

APPLIED_LINE_MARK: Final = "check"
"""The mark of the line that holds: a drawn one, since letters have none."""
FAILED_LINE_MARK = "×"
UNTRIED_LINE_MARK = "·"
"""The marks of lines of the card before it and after it."""
MARK_SIZE = 22.0
TWO_DIGIT_MARK_WIDTH = 30.0
MORE_LINES_NAME: Final = "decree-more"


class DecreeLine(NamedTuple):
    """A line of a decree, or, if `is_action_done`, an action that the Cardinal has done; `mark` is
    the text before it."""

    mark: str
    words: str
    is_action_done: bool = False


class DecreeContentVariant(NamedTuple):
    """One way to show a turn: the column of its lines, and whether the note above them is shown."""

    column: Column
    shows_note: bool


def decree_content_variants(
    context: TableContext, lines: Sequence[DecreeLine]
) -> Iterator[DecreeContentVariant]:
    """Yield ways to show the lines, from the whole content to shorter and shorter ones.

    The lines that were not tried are left out one by one, the last one first; then the note; then
    the failed lines one by one, the first one first. At last the remaining lines are cut off from
    the end, and a label tells how many are missing.
    """
    kept = list(lines)
    yield DecreeContentVariant(_build_lines_and_done_actions_column(context, kept), shows_note=True)
    for line in [line for line in reversed(lines) if line.mark == UNTRIED_LINE_MARK]:
        kept.remove(line)
        yield DecreeContentVariant(
            _build_lines_and_done_actions_column(context, kept), shows_note=True
        )
    yield DecreeContentVariant(
        _build_lines_and_done_actions_column(context, kept), shows_note=False
    )
    for line in [line for line in lines if line.mark == FAILED_LINE_MARK]:
        kept.remove(line)
        yield DecreeContentVariant(
            _build_lines_and_done_actions_column(context, kept), shows_note=False
        )
    for count in reversed(range(len(kept))):
        more = Label(
            f"+{len(kept) - count}",
            inks.BOLD_STYLE,
            align="right",
            name=MORE_LINES_NAME,
            label=context.say("decree-more"),
            tooltip="\n".join(line.words for line in kept[count:]),
            focusable=True,
        )
        column = _build_lines_and_done_actions_column(context, kept[:count]).add(more)
        yield DecreeContentVariant(column, shows_note=False)


def decree_line_style(line: DecreeLine) -> TextStyle:
    """Return the text style of a line, bold for the line of the decree that applied."""
    return inks.BOLD_STYLE if line.mark == APPLIED_LINE_MARK else inks.TEXT_STYLE


def _build_lines_and_done_actions_column(
    context: TableContext, lines: Sequence[DecreeLine]
) -> Column:
    """Return a column of the decree's lines and, below a divider, the actions that were done."""
    card = [_build_line_row(context, line) for line in lines if not line.is_action_done]
    deeds = [_build_line_row(context, line) for line in lines if line.is_action_done]
    rule = Divider(visible=bool(deeds))
    return Column(*card, rule, *deeds)


def _build_line_row(context: TableContext, line: DecreeLine) -> Row:
    words = Label(line.words, decree_line_style(line), wraps=True, grow=1, basis=0.0)
    return Row(_build_mark_node(context, line), words, gap=theme.HAIR_GAP)


def _build_mark_node(context: TableContext, line: DecreeLine) -> Node:
    if line.mark == APPLIED_LINE_MARK:
        return piece_nodes.make_icon_piece(context, APPLIED_LINE_MARK, MARK_SIZE)
    is_short = len(line.mark) <= len("1.")
    return Label(line.mark, inks.TEXT_STYLE, width=MARK_SIZE if is_short else TWO_DIGIT_MARK_WIDTH)
