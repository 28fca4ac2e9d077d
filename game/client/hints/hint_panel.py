"""The panel of a hint: the text so far, and a button for more."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import icon
from game.client.widgets.progress_bars import ProgressBar
from game.client.widgets.side_note import NoteRoom
from game.client.widgets.spoken_note import Paragraph
from game.client.widgets.text import BAR, TextColumn, scrolling_text
from game.match.match import Match
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.text_styles import HEAD
from game.scene.widgets import Label, Panel
from game.table_protocol import ALL_SETTLED, PersonalQuestion

SIDE = 18.0
TOP = 52.0
FOOT = 72.0
BEFORE_WHAT = 2  # paragraphs: where to look, and why
BUTTON = 56.0
CLOSE_WIDTH = 176.0


class HintPanel(Panel):
    """A panel at the lower edge of its room, as tall as its texts.

    If the room is too low the texts scroll, starting at the advice.
    """

    name = "hint-panel"
    z = 90.0
    sheet = True

    def __init__(
        self,
        app: App,
        room: NoteRoom,
        told: Sequence[Paragraph],
        *,
        on_more: Callable[[], None] | None,
        on_close: Callable[[], None],
    ) -> None:
        """Show the paragraphs. `on_more` asks for more, None if all is told; `on_close` closes the
        panel."""
        inner = room.place["width"] - 2 * SIDE
        most = room.place["height"] - TOP - FOOT - 8
        spot = box(SIDE, TOP, inner + BAR, most)
        k = room.k * room.scale
        texts = scrolling_text(app.kit.lettering, told, "hint-told", k, **spot)
        self.overflows = texts.hidden_height > 0
        if len(told) > BEFORE_WHAT and isinstance(texts.content, TextColumn):
            texts.scroll_to(texts.content.tops[BEFORE_WHAT])
        super().__init__("slate", **room.low(TOP + texts.height + 16 + FOOT))
        title = app.say("hint.title")
        self.label = " ".join((f"{title}.", *(text for text, _ in told)))
        self.progress = ProgressBar(**box(SIDE, self.height - FOOT - 10, inner, 6))
        self.progress.visible = False
        self.add(
            icon(app.box.screen_pictures, "lantern", 32, x=SIDE + 14, y=28),
            Label(title, HEAD, **box(SIDE + 40, 6, inner - 40, 42)),
            texts,
            self.progress,
            *self._buttons(app, on_more=on_more, on_close=on_close),
        )

    def _buttons(
        self, app: App, *, on_more: Callable[[], None] | None, on_close: Callable[[], None]
    ) -> list[Node]:
        top = self.height - FOOT + 8
        spot = box(left := self.width - SIDE - CLOSE_WIDTH, top, CLOSE_WIDTH, BUTTON)
        end = ButtonWay("hint-close", app.say("hint.close"), on_close, "x", "@back")
        buttons: list[Node] = [end.plain(app, "slate", 22, "row", **spot)]
        if on_more is not None:
            key = "@hint"
            on = ButtonWay("hint-more", app.say("hint.more"), on_more, cap=key, keys=(key,))
            buttons.insert(0, on.plain(app, "primary", **box(SIDE, top, left - SIDE - 8, BUTTON)))
        return buttons


def ahead(match: Match, question: PersonalQuestion, settled: Sequence[str]) -> PersonalQuestion:
    """Return the seat's first question that the picked moves do not answer yet.

    `settled` are the moves already picked for this question and those that follow, as text; if they
    answer all of them, return the last one. Moves are played on the seat's view only.
    """
    view = match.view(question.seat)
    moves = question.moves
    for text in settled:
        move = next((move for move in moves if move.text == text), None)
        if move is None:
            break
        match.game.rules.apply(view, move.code)
        if int(view.to_move) != question.seat:
            break
        moves = match.game.moves(view)
        question = replace(question, view=view.clone(), moves=moves)
    return question


def is_decided(question: PersonalQuestion, settled: Sequence[str]) -> bool:
    """Return whether the picked moves answer everything, so that `ahead` returns the last
    question."""
    last = settled[-1] if settled else None
    return last == ALL_SETTLED or any(move.text == last for move in question.moves)
