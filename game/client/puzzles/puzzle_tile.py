"""A puzzle on its page: a small button with its number, its grade, and how it was answered."""

from __future__ import annotations

from typing import Unpack

from game.client.desk import Desk
from game.client.parts.furniture import state_of
from game.client.puzzles.puzzle import Puzzle
from game.client.puzzles.verdict import RIGHT
from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.scene.paths import as_outline, filled
from game.scene.skins.button import button, look_of, shift_of
from game.scene.styles import NUMBER

SIZE = 62.0
MARK = 22.0
PIP, PIP_PITCH = 4.5, 12.0


class PuzzleTile(Node):
    """Brass with a tick when solved; lozenges below the number tell the grade."""

    def __init__(
        self, desk: Desk, puzzle: Puzzle, number: int, verdict: str, **place: Unpack[NodeValues]
    ) -> None:
        say = desk.say
        state = say(f"puzzles.state.{verdict or 'open'}")
        kind = say(f"puzzle.kind.{puzzle.kind}")
        label = say("puzzles.tile", kind=kind, number=number, grade=puzzle.grade, state=state)
        place.setdefault("role", "button")
        place.setdefault("label", label)
        place.setdefault("tooltip", label)
        place.setdefault("width", SIZE)
        place.setdefault("height", SIZE)
        super().__init__(**place)
        self.name = f"puzzle:{puzzle.name}"
        self._stationery = desk.box.stationery
        self._number, self._grade, self._verdict = number, puzzle.grade, verdict

    def draw(self, canvas: Canvas) -> None:
        """Put the button, the number, the lozenges and the mark."""
        skin = "primary" if self._verdict == RIGHT else "quiet"
        state = state_of(self)
        look = look_of(skin, state)
        canvas.put(button(canvas.size(self), canvas.k, skin, state, 9))
        down = shift_of(state)
        spot = (0.0, 4 + down, self.width, self.height - 20)
        canvas.words(str(self._number), NUMBER.in_colour(look.text), spot, "centre")
        lozenge = as_outline(((0, -PIP), (PIP, 0), (0, PIP), (-PIP, 0)))
        left = self.width / 2 - PIP_PITCH * (self._grade - 1) / 2
        for pip in range(self._grade):
            where = left + PIP_PITCH * pip, self.height - 13 + down
            canvas.put(filled(lozenge, canvas.k, look.text), *where)
        if self._verdict:
            picture = "check" if self._verdict == RIGHT else "x"
            mark = self._stationery.icon(picture, round(MARK * canvas.k), "ink")
            canvas.put(
                mark, self.width - MARK - 3, 3 + down, alpha=1.0 if skin == "primary" else 0.6
            )
