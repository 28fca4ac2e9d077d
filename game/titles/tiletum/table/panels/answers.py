"""The answers of the errand: a line each, all of them higher where one needs two rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Unpack

from game.scene.canvas import Canvas
from game.scene.node import NodeValues
from game.scene.skins.button import button, look_of, shift_of
from game.scene.tip import Tip
from game.scene.widgets import Button, ScrollList
from game.scene.widgets.button import CAP_HEIGHT

LEFT, SCROLLBAR = 3.0, 20.0
HIGH, GAP = 44.0, 4.0
SPARE: Final = 14.0
"""Above and below the words of an answer in several rows, together."""
DIGITS: Final = 9  # the first answers have a key of their own


class AnswerRow(Button):
    """An answer whose words go on in further rows where one has no room for them and the key.

    `tight` lets letters be a little smaller before that: not beside answers in several rows.
    """

    tight = True

    def rows_of(self, canvas: Canvas) -> list[str]:
        """Return its words, row by row."""
        room, lettering = self._room(canvas), canvas.kit.lettering
        if self.tight and self._fits(canvas, room):
            return [self.words]
        return lettering.wrapped(self.words, self.letters, canvas.k, round(room * canvas.k))

    def _room(self, canvas: Canvas) -> float:
        """Return the width of a row of words in u: the key has its place beside them."""
        beside = self._cap_width(canvas) + self.gap if self.cap else 0.0
        return self.width - 2 * self.gap - beside

    def draw(self, canvas: Canvas) -> None:
        """Put the plate and every row, and the key at the right of several."""
        rows = self.rows_of(canvas)
        if len(rows) == 1:
            super().draw(canvas)
            return
        canvas.put(button(canvas.size(self), canvas.k, self.skin, self.state))
        style = self.letters.in_colour(look_of(self.skin, self.state).text)
        step = row_step(canvas)
        top = (self.height - step * len(rows)) / 2 + shift_of(self.state)
        for number, words in enumerate(rows):
            box = (self.gap, top + step * number, self._room(canvas), step)
            canvas.words(words, style, box, "centre")
        right = self.width - self.gap - self._cap_width(canvas)
        self._draw_cap(canvas, right, (self.height - CAP_HEIGHT) / 2 + shift_of(self.state))


class AnswerList(ScrollList):
    """Every answer, as high as the one that needs most; `answer` hears the number of one, `tip`
    tells what "line:0" and so on would bring.
    """

    def __init__(
        self,
        answer: Callable[[int], None],
        tip: Callable[[str], Tip | None],
        **place: Unpack[NodeValues],
    ) -> None:
        """Begin empty."""
        super().__init__((), HIGH + GAP, **place)
        self._answer, self._tip = answer, tip
        self._measured: tuple[object, ...] = ()

    def list_words(self, said: Sequence[str]) -> None:
        """Show other answers from the first on."""
        self.set_rows([self._row(*each) for each in enumerate(said)])
        self.scroll_to(0.0)

    def _row(self, number: int, words: str) -> AnswerRow:
        key = str(number + 1) if number < DIGITS else ""
        return AnswerRow(
            words,
            skin="quiet",
            name=f"answer:{number + 1}",
            cap=key,
            keys=(key, f"[{key}]") if key else (),
            on_click=partial(self._answer, number),
            tooltip=partial(self._tip, f"line:{number}"),
            x=LEFT,
            width=self.width - SCROLLBAR,
            height=HIGH,
        )

    def draw(self, canvas: Canvas) -> None:
        """Give the rows their height before they are drawn."""
        answers = [row for row in self.rows if isinstance(row, AnswerRow)]
        measures = canvas.k, self.width, *(answer.words for answer in answers)
        if measures != self._measured:
            self._measured = measures
            most = self._most_rows(answers, canvas, tight=True)
            if most > 1:
                most = self._most_rows(answers, canvas, tight=False)
            self._set_high(HIGH if most == 1 else row_step(canvas) * most + SPARE)
        super().draw(canvas)

    def _most_rows(self, answers: Sequence[AnswerRow], canvas: Canvas, *, tight: bool) -> int:
        for answer in answers:
            answer.tight = tight
        return max([len(answer.rows_of(canvas)) for answer in answers], default=1)

    def _set_high(self, high: float) -> None:
        self.row_height = high + GAP
        for number, row in enumerate(self.rows):
            row.y, row.height = number * self.row_height, high
        self.scroll_to(self.offset)


def row_step(canvas: Canvas) -> float:
    """Return the distance of two rows of words in u."""
    return canvas.kit.lettering.height(AnswerRow("").letters, canvas.k) / canvas.k
