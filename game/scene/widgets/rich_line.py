"""RichLine: words in several styles and small pictures, flowing in one line or several."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from pygame import Surface

from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.text.lettering import BODY, Lettering, TextStyle
from game.scene.widgets.small import IconSource, icon_surface

ICON_GAP = 5.0


class Run(NamedTuple):
    """Some words in a style of their own."""

    text: str
    style: TextStyle


Part = str | Run | IconSource


class _Atom(NamedTuple):
    """One word or one picture, with the space (px) it wants before it inside a line."""

    surface: Surface
    space: int
    run: Run | None


class RichLine(Node):
    """Parts are plain strings (in `style`), `Run`s and icons.

    What does not fit is shortened with an ellipsis.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        style: TextStyle = BODY,
        *,
        align: str = "left",
        wrap: bool = False,
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "text")
        super().__init__(**place)
        self._own_label = self.label
        self.style = style
        self.align = align
        self.wrap = wrap
        self.set_parts(parts)

    def set_parts(self, parts: Sequence[Part]) -> None:
        """Say something else; the spoken label follows unless one was given."""
        self.parts = tuple(parts)
        words = (
            part if isinstance(part, str) else part.text
            for part in parts
            if isinstance(part, str | Run)
        )
        self.label = self._own_label or "".join(words)

    def draw(self, canvas: Canvas) -> None:
        """Put the atoms, line by line."""
        area = canvas.box(*self.box())
        lettering = canvas.kit.lettering
        step = lettering.height(self.style, canvas.k)
        lines = _lines(self._atoms(lettering, canvas.k), area.width if self.wrap else None)
        most = max(area.height // max(step, 1), 1) if self.wrap else 1
        top = area.top if self.wrap else area.top + (area.height - step) // 2
        for i, line in enumerate(lines[:most]):
            cut = i == most - 1 and len(lines) > most
            shown = _fitted(line, lettering, (canvas.k, area.width), cut=cut)
            spare = area.width - _width(shown)
            left = area.left + {"left": 0, "centre": spare // 2, "right": spare}[self.align]
            for j, atom in enumerate(shown):
                left += atom.space if j else 0
                drop = (step - atom.surface.get_height()) // 2
                if atom.run is not None:
                    drop += lettering.sink(atom.run.style, canvas.k)
                canvas.put_px(atom.surface, left, top + i * step + drop)
                left += atom.surface.get_width()

    def _atoms(self, lettering: Lettering, k: float) -> list[_Atom]:
        atoms: list[_Atom] = []
        spaced = False
        for part in self.parts:
            run = Run(part, self.style) if isinstance(part, str) else part
            if not isinstance(run, Run):
                gap = round(ICON_GAP * k) if atoms else 0
                atoms.append(_Atom(icon_surface(run, k, enabled=self.enabled), gap, None))
                spaced = True
                continue
            gap = lettering.width(" ", run.style, k)
            for i, word in enumerate(run.text.split(" ")):
                spaced = spaced or i > 0
                if word:
                    line = lettering.line(word, run.style, k)
                    atoms.append(_Atom(line, gap if spaced else 0, Run(word, run.style)))
                    spaced = False
        return atoms


def _width(line: Sequence[_Atom]) -> int:
    return sum(atom.surface.get_width() + (atom.space if i else 0) for i, atom in enumerate(line))


def _lines(atoms: list[_Atom], width: int | None) -> list[list[_Atom]]:
    """Break where a space is; atoms without one (a comma after a bold word) stay with the atom
    before.
    """
    lines: list[list[_Atom]] = [[]]
    for atom in atoms:
        breaks = width is not None and atom.space and lines[-1]
        if breaks and width is not None and _width([*lines[-1], atom]) > width:
            lines.append([])
        lines[-1].append(atom)
    return lines


def _fitted(
    line: list[_Atom], lettering: Lettering, room: tuple[float, int], *, cut: bool
) -> list[_Atom]:
    """The line no wider than `room` = (k, px); the last word that fits in part is shortened."""
    k, width = room
    if not cut and _width(line) <= width:
        return line
    shown = list(line)
    while shown:
        last = shown.pop()
        if last.run is None:
            continue
        left = width - _width(shown) - (last.space if shown else 0)
        text = last.run.text + "…"
        if lettering.width(text, last.run.style, k) <= left:
            return [*shown, last._replace(surface=lettering.line(text, last.run.style, k))]
    return shown
