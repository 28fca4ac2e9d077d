"""Draw `game/architecture.svg`: the floors of the program, from its import contracts.

    .venv/bin/python -m tools.docs.architecture

The contracts in `pyproject.toml` are what the checks hold every import to, and the line below a
name is the first sentence of that package's docstring. So the picture cannot tell another
structure than the one the code has; a test refuses a picture that is not fresh.
"""

import argparse
import sys
import textwrap
from dataclasses import dataclass, field
from html import escape

from game.records.atomic_files import replace_file
from tools.docs.contracts import (
    TOP,
    Contracts,
    Floors,
    helpers_beside,
    module_purpose,
    read_contracts,
)

PICTURE_FILE = TOP / "game" / "architecture.svg"

WIDTH = 1240
MARGIN = 28
GAP = 10  # between boxes, and between the columns twice as much
PADDING = 12
NAME_SIZE = 15
TEXT_SIZE = 12
HEADING_SIZE = 17
LINE_HEIGHT = 16  # from one line of small text to the next
NAME_LINE = 20
LETTER_WIDTH_SHARE = 0.5  # width of a letter of running text, in its size
PAPER = "#fbf8f1"
INK = "#2b2620"
SOFT_INK = "#6a6054"
FLOOR = "#efe6d3"
HELPER = "#dfe8e4"
EDGE = "#b9a98a"
FONT = "font-family='Source Sans 3, Segoe UI, Helvetica, Arial, sans-serif'"


@dataclass
class SvgPicture:
    """The elements of a picture, in the order they are painted."""

    elements: list[str] = field(default_factory=list)

    def box(self, left: float, top: float, width: float, height: float, fill: str) -> None:
        """Add a rounded rectangle; all lengths in pixels."""
        self.elements.append(
            f"<rect x='{left:g}' y='{top:g}' width='{width:g}' height='{height:g}' rx='6' "
            f"fill='{fill}' stroke='{EDGE}'/>"
        )

    def text(self, left: float, baseline: float, words: str, *, size: int, ink: str = INK) -> None:
        """Add one line of text; names (in NAME_SIZE and above) are bold."""
        weight = " font-weight='600'" if size >= NAME_SIZE else ""
        self.elements.append(
            f"<text x='{left:g}' y='{baseline:g}' font-size='{size}'{weight} "
            f"fill='{ink}'>{escape(words, quote=False)}</text>"
        )

    def svg(self, height: float) -> str:
        """Return the whole file."""
        head = (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height:g}' "
            f"width='{WIDTH}' height='{height:g}' {FONT} role='img'>"
        )
        title = "<title>The floors of Count House: a floor imports nothing above it</title>"
        paper = f"<rect width='{WIDTH}' height='{height:g}' fill='{PAPER}'/>"
        return "\n".join([head, title, paper, *self.elements, "</svg>"]) + "\n"


@dataclass(frozen=True, slots=True)
class ModuleBox:
    """One module in the drawing: its short name, and its purpose in wrapped lines."""

    name: str
    lines: tuple[str, ...]
    width: float

    @property
    def height(self) -> float:
        """The smallest height in pixels for all lines."""
        return 2 * PADDING + NAME_LINE + LINE_HEIGHT * len(self.lines) - LINE_HEIGHT / 2

    def draw(self, drawing: SvgPicture, left: float, top: float, height: float, fill: str) -> None:
        """Draw the box at a position, with the height of its row."""
        drawing.box(left, top, self.width, height, fill)
        baseline = top + PADDING + NAME_SIZE - 2
        drawing.text(left + PADDING, baseline, self.name, size=NAME_SIZE)
        for number, line in enumerate(self.lines, start=1):
            drawing.text(
                left + PADDING,
                baseline + LINE_HEIGHT * number + 2,
                line,
                size=TEXT_SIZE,
                ink=SOFT_INK,
            )


def module_box(module: str, container: str, width: float) -> ModuleBox:
    """Return the box of a module that is named below a container."""
    whole_name = f"{container}.{module}" if container else module
    letters = int((width - 2 * PADDING) / (TEXT_SIZE * LETTER_WIDTH_SHARE))
    lines = textwrap.wrap(module_purpose(whole_name), letters)
    return ModuleBox(module.removeprefix("game."), tuple(lines), width)


def draw_row(
    drawing: SvgPicture, boxes: list[ModuleBox], left: float, top: float, fill: str = FLOOR
) -> float:
    """Draw boxes side by side; return the top of the next row."""
    height = max(box.height for box in boxes)
    for box in boxes:
        box.draw(drawing, left, top, height, fill)
        left += box.width + GAP
    return top + height + GAP


def draw_floors(
    drawing: SvgPicture, floors: Floors, left: float, top: float, width: float
) -> float:
    """Draw one contract's floors below its name; return the top of the next panel."""
    top = draw_heading(drawing, floors.name.partition(":")[0], left, top)
    for row in floors.rows:
        each = (width - GAP * (len(row) - 1)) / len(row)
        boxes = [module_box(module, floors.container, each) for module in row]
        top = draw_row(drawing, boxes, left, top)
    return top + GAP


def draw_heading(drawing: SvgPicture, words: str, left: float, top: float) -> float:
    """Write the name of a panel; return the top of its first box."""
    drawing.text(left, top + HEADING_SIZE, words, size=HEADING_SIZE)
    return top + HEADING_SIZE + GAP


def draw_helpers(
    drawing: SvgPicture, helpers: tuple[str, ...], left: float, top: float, width: float
) -> float:
    """Draw the folders beside the floors, two in a row; return the top of the next panel."""
    top = draw_heading(drawing, "Beside the floors", left, top)
    each = (width - GAP) / 2
    for start in range(0, len(helpers), 2):
        boxes = [module_box(helper, "", each) for helper in helpers[start : start + 2]]
        top = draw_row(drawing, boxes, left, top, HELPER)
    return top + GAP


def draw_prohibitions(
    drawing: SvgPicture, contracts: Contracts, left: float, top: float, width: float
) -> float:
    """Write the other rules that the checks enforce; return the bottom of the text."""
    top = draw_heading(drawing, "What else the checks hold", left, top)
    letters = int(width / (TEXT_SIZE * LETTER_WIDTH_SHARE))
    for prohibition in contracts.prohibitions:
        lines = textwrap.wrap(prohibition, letters, initial_indent="• ", subsequent_indent="\u2003")
        for line in lines:
            top += LINE_HEIGHT
            drawing.text(left, top, line, size=TEXT_SIZE, ink=SOFT_INK)
        top += 4
    return top + GAP


def architecture(contracts: Contracts) -> str:
    """Return the drawing as SVG: all floors on the left, parts of them on the right."""
    whole, *parts = contracts.floors
    column = (WIDTH - 2 * MARGIN - 2 * GAP) / 2
    right = MARGIN + column + 2 * GAP
    drawing = SvgPicture()
    left_end = draw_floors(drawing, whole, MARGIN, MARGIN, column)
    left_end = draw_helpers(drawing, helpers_beside(whole), MARGIN, left_end, column)
    left_end = draw_prohibitions(drawing, contracts, MARGIN, left_end, column)
    right_end = float(MARGIN)
    for part in parts:
        right_end = draw_floors(drawing, part, right, right_end, column)
    return drawing.svg(max(left_end, right_end) + MARGIN)


def main(arguments: list[str]) -> int:
    """Write the drawing."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args(arguments)
    replace_file(PICTURE_FILE, architecture(read_contracts()))
    print(f"written: {PICTURE_FILE.relative_to(TOP)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
