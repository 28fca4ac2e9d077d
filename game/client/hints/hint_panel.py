"""The panel of a hint: the text so far, and a button for more."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.progress_bars import ProgressBar
from game.client.widgets.side_note import NoteArea, Paragraph, SideNote, make_note_head
from game.match.match import Match
from game.scene.layout import Row, Spacer, theme
from game.scene.nodes.node import Node
from game.table_protocol import ALL_DECISIONS_SETTLED_MARK, PersonalQuestion

PROGRESS_BAR_HEIGHT = 6.0


class HintPanel(SideNote):
    """The panel with the paragraphs of a hint. It is as high as its texts; if there is less room,
    they scroll. Then the first visible line begins a paragraph: that of the advised move, once the
    hint names it."""

    z = 90.0

    def __init__(
        self,
        app: App,
        note_area: NoteArea,
        paragraphs: Sequence[Paragraph],
        *,
        on_more: Callable[[], None] | None,
        on_close: Callable[[], None],
        progress_share: float | None = None,
        first_paragraph: int = 0,
    ) -> None:
        """Show `paragraphs` in `note_area`. `on_more` shows the next part of the hint, and is None
        after the last part; `on_close` closes the hint. `progress_share` is the progress of the
        analysis, from 0 to 1; None hides the bar.

        If the texts scroll, the visible part begins with the paragraph with the index
        `first_paragraph`, or with an earlier one if everything from there to the end fits.
        """
        title = app.say("hint.title")
        self.progress = ProgressBar(height=PROGRESS_BAR_HEIGHT, visible=progress_share is not None)
        self.progress.progress_share = progress_share or 0.0
        super().__init__(
            app,
            note_area,
            heading_node=make_note_head(app, title),
            texts=paragraphs,
            foot_nodes=(self.progress, _build_button_row(app, on_more=on_more, on_close=on_close)),
            name="hint-panel",
            label=" ".join((f"{title}.", *(text for text, _ in paragraphs))),
        )
        if first_paragraph:
            self.scroll_to_paragraph(first_paragraph)


def _build_button_row(
    app: App, *, on_more: Callable[[], None] | None, on_close: Callable[[], None]
) -> Row:
    end = ButtonSpec("hint-close", app.say("hint.close"), on_close, "x", "@lesson-next")
    close = end.make_plain_button(app, "slate", theme.ICON_SIZE, "row", height=theme.BUTTON_HEIGHT)
    more: Node = Spacer()
    if on_more is not None:
        key = "@hint"
        on = ButtonSpec("hint-more", app.say("hint.more"), on_more, key_cap=key, keys=(key,))
        more = on.make_plain_button(app, "primary", height=theme.BUTTON_HEIGHT, grow=1)
    return Row(more, close, gap=theme.TIGHT_GAP)


def first_unanswered_question(
    match: Match, question: PersonalQuestion, picked_move_texts: Sequence[str]
) -> PersonalQuestion:
    """Return the seat's first question that the picked moves do not answer yet, starting with
    `question`.

    `picked_move_texts` are the texts of moves picked for this question and those that follow it; if
    they answer all questions, return the last one. The moves are played on a copy of the seat's
    view.
    """
    view = match.view(question.seat)
    moves = question.moves
    for text in picked_move_texts:
        move = next((move for move in moves if move.text == text), None)
        if move is None:
            break
        match.game.rules.apply(view, move.code)
        if int(view.to_move) != question.seat:
            break
        moves = match.game.readable_moves(view)
        question = replace(question, view=view.clone(), moves=moves)
    return question


def is_question_answered(question: PersonalQuestion, picked_move_texts: Sequence[str]) -> bool:
    """Return whether the last of the moves in `picked_move_texts` answers this question, or is
    ALL_DECISIONS_SETTLED_MARK; then there is nothing left to advise."""
    last = picked_move_texts[-1] if picked_move_texts else None
    return last == ALL_DECISIONS_SETTLED_MARK or any(move.text == last for move in question.moves)
