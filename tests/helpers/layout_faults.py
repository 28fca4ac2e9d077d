"""Lint: what is wrong with the nodes on a stage, for the tests of any screen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import numpy as np
import pygame
from pygame import Rect, Surface

from game.scene.drawing import display_settings
from game.scene.drawing.colours import RgbOrRgba
from game.scene.drawing.picture import Transform
from game.scene.input.pointer import HANDLE_ROLE
from game.scene.layout import Container, Overlay
from game.scene.nodes.cached_drawing import DrawnItem
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placed_nodes import PlacedNode, node_under_pointer
from game.scene.stage.sheet_placing import SMALLEST_TARGET_PX
from game.scene.stage.stage import Stage
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import SMALL_BOLD_STYLE
from game.scene.widgets import Label, ScrollList
from tests.helpers.focus_faults import focus_faults, named

# Proof: a stage drawn for reading over: every line that was written, where, and on what ground.

FAR_FROM_INK = 60.0  # distance of codes above which a pixel belongs to the ground
FEWEST_PIXELS = 12

# a key without a place on the screen; the mouse's ways to move a list that also listens to keys,
# and a sheet that a key looks through
NEVER_FOCUSED = ("shortcut", "scrollbar", HANDLE_ROLE)
# what is left out of the order while it cannot be chosen; it is told in words all the same
FOCUSED_WHEN_MEANT = ("area", "cell")
MIN_CONTRAST = 4.5
Mask = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]  # which pixels of a picture
Codes = np.ndarray[tuple[int, ...], np.dtype[np.float64]]  # of a colour
COMPACT_TARGET_PX = 32
LISTED_TARGET_PX = 32  # how high a row of a list is at least: it is much wider than a hand needs
MIN_TARGET_PX = 28
ROUNDED_PX = 1  # by which edges in px may be off
AIR = 6  # over and under the letters of a line there is one over this of it
SHADE_PX = 14
OPAQUE = 230
VEIL = 40  # opacities that hide a line, and that put it out of use by dimming it
FAINTEST_SHADOW = 1  # of a sheet, which dims a control that is out of use anyway
MARK_PX = 40  # surfaces less tall than that are marks on a line, not covers
SOLID_INK = 0.9  # opacity above which a line is meant to be read


@dataclass(frozen=True, slots=True)
class Written:
    """One line: its text, the node that wrote it, the px its letters take, and whether it had to be
    cut short. `seen` is the part that its ancestors leave, `alpha` its opacity.
    """

    text: str
    node: Node
    style: TextStyle
    rect: Rect
    seen: Rect
    alpha: float
    cut: bool
    order: int
    shortened: bool
    """Cut short, whether its label may be or not."""


class PlacedContainer(NamedTuple):
    """A container that was drawn, and the transform with which it was."""

    container: Container
    place: Transform


class ProofCanvas(Canvas):
    """A canvas that keeps account of all lines, and of all containers: also of those that a node
    only draws, so that no survey of the stage finds them."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.kit)
        self.lines: list[Written] = []
        self.containers: list[PlacedContainer] = []
        self._writer = Node()

    def paint(self, node: Node, parent_transform: Transform) -> None:
        """Draw a node, knowing that it is the one that writes, and note where a container lies."""
        if isinstance(node, Container) and node.visible:
            place = parent_transform.child_transform(node.x, node.y, node.scale, node.alpha)
            self.containers.append(PlacedContainer(node, place))
        outer, self._writer = self._writer, node
        super().paint(node, parent_transform)
        self._writer = outer

    def fade_items_at_pane_edges(self, node: Node, place: Transform, first_item: int) -> None:
        """Leave the edges as they are: what is faint there is read when it is scrolled."""

    def draw_text(
        self,
        text: str,
        style: TextStyle,
        box: tuple[float, float, float, float],
        align: str = "left",
    ) -> None:
        """Put the line and note where it lies."""
        before = len(self.items)
        super().draw_text(text, style, box, align)
        if not text.strip():
            return
        area = self.rect_px(*box)
        rect = Rect(area)
        if len(self.items) > before:
            surface, at = self.items[-1]
            rect = Rect(at, surface.get_size())
        shortened = not self.kit.lettering.fits(text, style, self.px_per_u, area.width)
        may_shorten = isinstance(self._writer, Label) and self._writer.may_shorten
        cut = shortened and not may_shorten
        seen = rect if self._clip is None else rect.clip(self._clip)
        node = self._writer
        alpha = self.place.alpha
        self.lines.append(Written(text, node, style, rect, seen, alpha, cut, before, shortened))


def proof_of(stage: Stage) -> ProofCanvas:
    """Return everything the part of a stage that can be reached draws and writes."""
    canvas = ProofCanvas(stage)
    canvas.focused_keys = stage.focused_keys
    canvas.paint(stage.reachable_tree, Transform(0.0, 0.0, stage.units.px_per_u))
    return canvas


def printed(canvas: ProofCanvas, stage: Stage) -> Surface:
    """Return the picture of a proof over everything that lies below."""
    page = Surface((stage.units.width_px, stage.units.height_px))
    ground = Transform(0.0, 0.0, stage.units.px_per_u)
    below = Canvas(stage.kit)
    for tree in (stage.root, *stage.modals):
        if tree is not stage.reachable_tree:
            below.paint(tree, ground)
    for surface, at in (*below.items, *canvas.items):
        page.blit(surface, at)
    return page


def contrast_of(line: Written, page: Surface, ink: RgbOrRgba) -> float:
    """Return the WCAG 2 contrast of a printed line's ink against its ground; 21 when the ground
    cannot be told, as when scrolling leaves a sliver of the line only.
    """
    if line.seen.height * 2 < line.rect.height:
        return 21.0
    area = line.seen.inflate(4, 0).clip(page.get_rect())
    if not area.width or not area.height:  # it leaves the window, which is another fault
        return 21.0
    pixels = pygame.surfarray.array3d(page.subsurface(area)).astype(np.float64)
    is_far = np.abs(pixels - np.array(ink[:3], dtype=np.float64)).sum(axis=2) > FAR_FROM_INK
    ground = pixels[_clear_of_letters(is_far)]
    if len(ground) < FEWEST_PIXELS:
        ground = pixels[is_far]
    if len(ground) < FEWEST_PIXELS:
        return 21.0
    return contrast_between(np.median(ground, axis=0), ink)


def contrast_between(ground: Sequence[float] | Codes, ink: RgbOrRgba) -> float:
    """Return the WCAG 2 contrast of two colours."""
    first = _luminance(np.array(ground[:3], float))
    second = _luminance(np.array(ink[:3], float))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def _clear_of_letters(is_far: Mask) -> Mask:
    """Return which pixels that are far from the ink do not touch any that is not: those at the
    edge of a letter are a mixture of ink and ground.
    """
    wide, tall = is_far.shape
    framed = np.pad(is_far, 1, constant_values=True)
    shifts = [(x, y) for x in range(3) for y in range(3)]
    clear = np.ones_like(is_far)
    for x, y in shifts:
        clear &= framed[x : x + wide, y : y + tall]
    return clear


def _luminance(codes: Codes) -> float:
    shares = codes / 255
    light = np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    return float(light @ np.array([0.2126, 0.7152, 0.0722]))


def faults(stage: Stage) -> list[str]:
    """One sentence for every node a player could not read, reach or be told about."""
    placed = stage.visible_nodes()
    window = Rect(0, 0, stage.units.width_px, stage.units.height_px)
    return [sentence for spot in placed for sentence in _faults_of(spot, placed, window)]


def layout_faults(stage: Stage) -> list[str]:
    """One sentence for everything that is cut off, lies on something else, is too pale, too small
    to hit, or cannot be reached by arrows; costs a drawing of the whole stage.
    """
    proof = proof_of(stage)
    drawn = text_faults(stage, proof), key_faults(stage, proof), container_faults(stage, proof)
    of_nodes = target_faults(stage), focus_faults(stage), sheet_faults(stage)
    return [fault for found in (*drawn, *of_nodes) for fault in found]


def text_faults(stage: Stage, proof: ProofCanvas | None = None) -> list[str]:
    """What is wrong with written lines: cut short, outside the window, on one another, too pale."""
    canvas = proof or proof_of(stage)
    page = printed(canvas, stage)
    lines = [line for line in canvas.lines if line.seen.width and line.seen.height]
    covers = {line.order: opacity_over(line.rect.center, line, canvas.items) for line in lines}
    lines = [line for line in lines if covers[line.order] < OPAQUE]
    whole = [
        line
        for line in lines
        if line.alpha >= SOLID_INK
        and covers[line.order] < (VEIL if line.node.enabled else FAINTEST_SHADOW)
        and not _is_shade(line, lines)
    ]
    found = [f"{_quoted(line)} is cut short." for line in lines if line.cut]
    found += [
        f"{_quoted(line)} leaves the window: {tuple(line.rect)}."
        for line in lines
        if line.seen == line.rect
        and not page.get_rect().contains(line.rect.inflate(0, -line.rect.height // AIR))
    ]
    found += [
        f"{_quoted(one)} lies on {_quoted(other)}."
        for one, other in combinations(whole, 2)
        if _collide(one, other)
    ]
    for line in whole:
        contrast = contrast_of(
            line, page, display_settings.text_colour_for_display_settings(line.style.colour)
        )
        if line.style.halo is None and contrast < MIN_CONTRAST:
            found.append(f"{_quoted(line)} has a contrast of {contrast:.1f} only.")
    return found


def target_faults(stage: Stage) -> list[str]:
    """Controls that are too small to hit, with no room round them that would count as theirs.

    A place of the map counts while it can be picked.
    """
    small = (
        stage.units.is_compact or stage.units.chosen_control_scale < 1
    )  # the player's own choice
    least = COMPACT_TARGET_PX if small else SMALLEST_TARGET_PX
    placed = stage.visible_nodes()
    spots = [
        spot
        for spot in placed
        if spot.node.pressable and spot.node.hit is None and spot.node.role not in NEVER_FOCUSED
    ]
    meant = [spot for spot in spots if not _is_unpickable_place(spot.node)]
    listed = {
        id(row) for spot in placed if isinstance(spot.node, ScrollList) for row in spot.node.rows
    }
    found = []
    for spot in meant:
        rect = spot.rect()
        high = LISTED_TARGET_PX if id(spot.node) in listed else least
        is_large = rect.width >= least and rect.height >= high
        if spot.visible_rect() != rect or is_large or _under(spot, rect, placed):
            continue
        bare = _uncovered_part(spot, placed)
        grown = bare.inflate(max(least - rect.width, 0), max(high - rect.height, 0))
        around = (other for other in spots if other is not spot and not _within(other, spot))
        rivals = (other for other in around if spot.node not in other.node.walk())
        near = [
            named(other.node)
            for other in rivals
            if grown.colliderect(other.visible_rect()) and not _under(other, grown, placed)
        ]
        if near:
            found.append(
                f"{named(spot.node)} is {rect.width} x {rect.height} px beside {near[0]},"
                f" {least} are needed."
            )
    return found


def sheet_faults(stage: Stage) -> list[str]:
    """Sheets that lie on what they are about."""
    spots = stage.visible_nodes()
    rects = {id(spot.node): spot.visible_rect() for spot in spots}
    return [
        f"{named(spot.node)} lies on {other.role or type(other).__name__} {other.name!r}."
        for spot in spots
        for other in spot.node.nodes_not_to_cover
        if id(other) in rects and spot.rect().colliderect(rects[id(other)].inflate(-2, -2))
    ]


def container_faults(stage: Stage, proof: ProofCanvas | None = None) -> list[str]:
    """What leaves its container, lies on its neighbour, or is too low in it to be hit; containers
    that a node only draws, without being nodes of the stage, are looked into as well.
    """
    placed = stage.visible_nodes()
    containers = [
        PlacedContainer(spot.node, spot.transform)
        for spot in placed
        if isinstance(spot.node, Container)
    ]
    on_stage = {id(spot.node) for spot in placed}
    drawn = (proof or proof_of(stage)).containers
    containers += [each for each in drawn if id(each.container) not in on_stage]
    found = [
        fault
        for each in containers
        for fault in _faults_in_container(each, is_drawn=id(each.container) not in on_stage)
    ]
    # what stands in a container; a table's own marks do not
    contained = {id(node) for each in containers for node in each.container.walk()}
    return found + [fault for spot in placed for fault in _smallness(spot, contained)]


def _faults_in_container(placed: PlacedContainer, *, is_drawn: bool) -> Iterator[str]:
    """Yield what leaves a container, and what lies on its neighbour in it; of a line in a
    container that is only drawn, as the printed ones are, it is the letters that must not leave.
    """
    container = placed.container
    own = placed.place.to_px_rect(*container.bounding_box())
    own.inflate_ip(2 * ROUNDED_PX, 2 * ROUNDED_PX)
    boxes = [
        (each, placed.place.to_px_rect(*_placed_box(each))) for each in container.laid_out_children
    ]
    held = [
        (each, rect.inflate(0, -rect.height // AIR) if is_drawn and _is_line(each) else rect)
        for each, rect in boxes
        if rect.width and rect.height
    ]
    for each, rect in held:
        if not own.contains(rect):
            kind = type(container).__name__
            yield f"{named(each)} leaves its {kind}: {tuple(rect)} in {tuple(own)}."
    for (one, rect), (other, beside) in combinations(held, 2):
        core = rect.inflate(-2 * ROUNDED_PX, -2 * ROUNDED_PX)
        if core.colliderect(beside) and not isinstance(container, Overlay):
            yield f"{named(one)} lies on its neighbour {named(other)}."


def _is_line(node: Node) -> bool:
    return isinstance(node, Label) and not node.wrap


def _smallness(spot: PlacedNode, contained: set[int]) -> Iterator[str]:
    """Yield a fault if a node is a control in a container and too low to be hit."""
    node = spot.node
    rect = spot.rect()
    is_whole = spot.visible_rect() == rect and node.hit is None
    is_control = node.pressable and node.role not in (*NEVER_FOCUSED, *FOCUSED_WHEN_MEANT)
    if is_control and is_whole and id(node) in contained and min(rect.size) < MIN_TARGET_PX:
        yield f"{named(node)} is {rect.width} x {rect.height} px small."


def _is_unpickable_place(node: Node) -> bool:
    """Whether a node is a place of the map that cannot be picked now."""
    return node.role in FOCUSED_WHEN_MEANT and not node.focusable


def _placed_box(node: Node) -> tuple[float, float, float, float]:
    """Return the box of a child in its container."""
    left, top, width, height = node.box()
    return node.x + left, node.y + top, width, height


def key_faults(stage: Stage, proof: ProofCanvas | None = None) -> list[str]:
    """Keys that stand on two buttons and are heard by one of them, or mean two things."""
    capped: dict[str, list[Node]] = {}
    for line in (proof or proof_of(stage)).lines:
        if (
            line.node.pressable
            and line.node.enabled
            and line.style == SMALL_BOLD_STYLE.in_colour(line.style.colour)
        ):
            capped.setdefault(line.text, []).append(line.node)
    return [
        f"The key {text} stands on {' and on '.join(node.name for node in nodes)}."
        for text, nodes in capped.items()
        if len({node.keys for node in nodes}) > 1
    ]


def _under(spot: PlacedNode, there: Rect, placed: list[PlacedNode]) -> bool:
    """Whether something solid in front keeps the pointer from what of a node lies there."""
    part = spot.rect().clip(there)
    above = placed[placed.index(spot) + 1 :]
    return any(
        other.node.solid and other.rect().contains(part) and not _within(other, spot)
        for other in above
    )


def _uncovered_part(spot: PlacedNode, placed: list[PlacedNode]) -> Rect:
    """Return the part of a node's box beside the sheets in front that cover one of its ends."""
    bare = spot.rect()
    for other in placed[placed.index(spot) + 1 :]:
        cover = other.rect()
        if not other.node.solid or _within(other, spot) or not cover.colliderect(bare):
            continue
        if cover.top <= bare.top and bare.bottom <= cover.bottom:
            left = cover.right if cover.left <= bare.left else bare.left
            right = bare.right if cover.left <= bare.left else cover.left
            bare = Rect(left, bare.top, max(right - left, 0), bare.height)
        elif cover.left <= bare.left and bare.right <= cover.right:
            top = cover.bottom if cover.top <= bare.top else bare.top
            bottom = bare.bottom if cover.top <= bare.top else cover.top
            bare = Rect(bare.left, top, bare.width, max(bottom - top, 0))
    return bare


def _within(inner: PlacedNode, outer: PlacedNode) -> bool:
    return any(node is inner.node for node in outer.node.walk())


def opacity_over(at: tuple[int, int], line: Written, items: Sequence[DrawnItem]) -> int:
    """Return the opacity (0 to 255) of what was drawn over a pixel of a line afterwards."""
    most = 0
    for surface, (left, top) in items[line.order + 1 :]:
        x = at[0] - left
        y = at[1] - top
        inside = 0 <= x < surface.get_width() and 0 <= y < surface.get_height()
        wide = surface.get_width() > line.rect.width or surface.get_parent() is not None  # a tile
        if inside and wide and surface.get_height() > MARK_PX:
            most = max(most, surface.get_at((x, y))[3])
    return most


def _collide(one: Written, other: Written) -> bool:
    common = _core(one).clip(_core(other))
    return common.width > 2 and common.height > 2


def _is_shade(line: Written, lines: Sequence[Written]) -> bool:
    """Whether the same line is written again right above it."""
    return any(
        other.order > line.order
        and other.text == line.text
        and abs(other.rect.x - line.rect.x) + abs(other.rect.y - line.rect.y) < SHADE_PX
        for other in lines
    )


def _core(line: Written) -> Rect:
    """The middle of a line's box, where its letters surely are."""
    return line.seen.inflate(-2, -round(line.seen.height * 0.45))


def _quoted(line: Written) -> str:
    return f"“{line.text}” ({line.node.name or line.node.role or type(line.node).__name__})"


def _faults_of(spot: PlacedNode, placed: list[PlacedNode], window: Rect) -> Iterator[str]:
    node = spot.node
    name = named(spot.node)
    rect = spot.rect()
    if node.role == "text" and spot.clip is None and not window.contains(rect):
        yield f"{name} leaves the window: {tuple(rect)}."
    if not node.pressable or node.role in NEVER_FOCUSED:
        return
    if _is_unpickable_place(node):
        return
    if not node.role or not node.label:
        yield f"{name} has no role or no label to be spoken."
    if not node.focusable:
        yield f"{name} can be clicked but not focused."
    if not rect.width or not rect.height:
        yield f"{name} has no size."
    elif spot.clip is None or spot.clip.contains(rect):
        yield from _unreachable(spot, placed, window)


def _unreachable(spot: PlacedNode, placed: list[PlacedNode], window: Rect) -> Iterator[str]:
    at = spot.pixel_on_node()
    if not window.collidepoint(at):
        yield f"{named(spot.node)} is off the window at {at}."
        return
    target = node_under_pointer(placed, at)
    if target is None or target.node is not spot.node:
        cover = named(target.node) if target else "something solid"
        yield f"{named(spot.node)} is covered by {cover}."
