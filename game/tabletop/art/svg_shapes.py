"""Shape files: SVG bodies with colour placeholders, read once and drawn at any size."""

import io
import re
from collections.abc import Mapping
from pathlib import Path
from string import Template
from xml.etree import ElementTree

import pygame

from game.scene.drawing.picture_files import record_unusable_file
from game.tabletop.art.palette import PieceBox

_SVG_DOCUMENT_PATTERN = re.compile(r'<svg\b[^>]*viewBox="[^"]+"[^>]*>(.*)</svg>\s*$', re.DOTALL)
_SVG_NAMESPACE_ATTRIBUTE = 'xmlns="http://www.w3.org/2000/svg"'


def rounded_rectangle_svg(box: PieceBox, radius: float, style: str) -> str:
    """Return a `<rect>` element with rounded corners; `style` is the text of its other
    attributes."""
    return (
        f'<rect x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}" '
        f'rx="{radius}" {style}/>'
    )


class ShapeFiles:
    """Reads shape files (SVG templates) below one asset folder; a plain box replaces a missing
    or broken file."""

    def __init__(self, asset_folder: Path) -> None:
        self.asset_folder = asset_folder
        self._templates: dict[str, Template | None] = {}
        self._drawn_count = 0

    def shape_svg(
        self, shape_name: str, colour_by_placeholder: Mapping[str, str], box_if_missing: PieceBox
    ) -> str:
        """Return the named shape as SVG text, with `colour_by_placeholder` in its placeholders and
        ids that no other shape has.

        For a missing or broken file, a plain box, `box_if_missing`, is drawn instead.
        """
        if shape_name not in self._templates:
            self._templates[shape_name] = self.read_template(shape_name)
        body = self._templates[shape_name]
        if body is None:
            return _plain_box_svg(box_if_missing, colour_by_placeholder)
        self._drawn_count += 1
        text = body.safe_substitute(colour_by_placeholder)
        own = f"g{self._drawn_count}-"
        return text.replace('id="', f'id="{own}').replace("url(#", f"url(#{own}")

    def read_template(self, shape_name: str) -> Template | None:
        """Return the content of a shape's file as a template for colours; None when the file is
        missing or broken, which is recorded as an unusable file."""
        path = self.asset_folder / f"{shape_name}.svg"
        try:
            text = path.read_text(encoding="utf-8")
            ElementTree.fromstring(text)
        except (OSError, UnicodeError, ElementTree.ParseError) as error:
            record_unusable_file(path, error)
            return None
        document = _SVG_DOCUMENT_PATTERN.search(text)
        if document is None:
            record_unusable_file(path, "it has no viewBox")
            return None
        return Template(document[1])


def render_svg(body: str, box: PieceBox, size: tuple[int, int]) -> pygame.Surface:
    """Draw SVG elements on a new transparent surface of `size` pixels that shows the area `box`.

    Box and size must have equal proportions.
    """
    text = (
        f'<svg {_SVG_NAMESPACE_ATTRIBUTE} viewBox="{box.left} {box.top} {box.width} {box.height}" '
        f'width="{size[0]}" height="{size[1]}">{body}</svg>'
    )
    surface = pygame.Surface(size, pygame.SRCALPHA)
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    drawn = drawn.convert(surface)  # blits in the original byte order take ten times as long
    if drawn.get_size() == size:
        return drawn
    surface.blit(drawn, (0, 0))
    return surface


def _plain_box_svg(box: PieceBox, colour_by_placeholder: Mapping[str, str]) -> str:
    fill = next(
        (
            colour_by_placeholder[key]
            for key in ("mid", "body", "left")
            if key in colour_by_placeholder
        ),
        "#B98B4E",
    )
    inset = box.grown(-0.08 * min(box.width, box.height))
    radius = 0.12 * min(box.width, box.height)
    return rounded_rectangle_svg(
        inset, radius, f'fill="{fill}" stroke="#150D08" stroke-width="1.5"'
    )
