"""What the table of a game with an owner's numbers tells of one of them: cut out of the table."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Final

from pygame import SRCALPHA, Rect, Surface
from pygame.transform import smoothscale

from game.box.pack_art import TablePlace
from game.client.desk import Desk
from game.engine.options import Options
from game.engine.pack import Pack
from game.engine.reasons import Unreadable
from game.room import Landmark, RoomHandlers, SeatCard, Table
from game.scene.canvas import Canvas
from game.scene.kit import Kit
from game.scene.look import worn
from game.scene.node import Node
from game.scene.stage import Stage
from game.scene.transform import Transform
from game.scene.units import PxSize, Units

SEED = 7  # the same game for every picture
WINDOW: Final = Units(1920, 1080, 0.75)  # with small controls, so that no board is folded
MARGIN = 10.0  # u shown round a thing
FLAT = 5.0  # a thing this many times as wide as high is cut into rows
ROWS, ROW_GAP = 5, 6
WHOLE_WORDS = 1.0  # px per u; smaller ones are drawn so and shrunk, else words are cut off
LARGEST = 1.5  # px for each px of the table as people see it
TABLES_KEPT, PICTURES_KEPT = 4, 40
NOBODY: Final = RoomHandlers(*(lambda *_: None for _ in range(10)))


class TablePreview:
    """Tables in a window nobody sees; one is made for every change that can be played with."""

    def __init__(self, desk: Desk, kit: Kit) -> None:
        """Take whose rooms make the tables."""
        self._desk, self._kit = desk, kit
        self._tables: dict[object, tuple[Stage, Table] | None] = {}
        self._pictures: dict[object, Surface | None] = {}

    def picture(self, pack: Pack, place: TablePlace, size: PxSize, k: float) -> Surface | None:
        """Return a place with a pack's numbers in at most so many px; None where they cannot be
        played with, or the table has no such thing.
        """
        key = (pack.numbers, place, size, round(k, 3), self._worn())
        if key not in self._pictures:
            _make_room(self._pictures, PICTURES_KEPT)
            self._pictures[key] = self._painted(pack, place, size, k)
        return self._pictures[key]

    def _painted(self, pack: Pack, place: TablePlace, size: PxSize, k: float) -> Surface | None:
        made = self._table(pack, place)
        if made is None or (found := made[1].landmark(place.landmark)) is None:
            return None
        if place.around:
            return _in_place(made[0], made[1].root, found, place.around, size)
        return _alone(self._kit, found, size, LARGEST * k)

    def _table(self, pack: Pack, place: TablePlace) -> tuple[Stage, Table] | None:
        """Return the table of a game that has begun; None where the numbers forbid it."""
        key = (pack.numbers, place.seats, place.expansions, place.automa, self._worn())
        if key not in self._tables:
            _make_room(self._tables, TABLES_KEPT)
            self._tables[key] = self._made(pack, place)
        return self._tables[key]

    def _worn(self) -> object:
        return self._desk.settings.language, worn()

    def _made(self, pack: Pack, place: TablePlace) -> tuple[Stage, Table] | None:
        box = self._desk.box
        most = max(count for count in box.title.seats if count <= len(box.player_names))
        for seats in (place.seats or most, *reversed(box.title.seats)):
            options = Options(
                *(pack.title, seats, pack.edition, place.expansions, place.automa),
                pack=pack if pack.numbers != "{}" else None,
            )
            try:
                game = box.title.game(options)
            except Unreadable:
                continue
            state, view = game.rules.new_state(), game.rules.new_state()
            game.rules.deal(state, SEED)
            game.rules.hide(state, 0, view)
            stage = Stage(self._kit)
            stage.arrange(WINDOW)
            stage.timeline.reduced = True
            named = zip(box.player_names, game.colours, strict=False)
            cards = tuple(SeatCard(n, *who, "human", "") for n, who in enumerate(named))
            room = self._desk.room_of(game.options)
            table = room.table(stage, cards[:seats], NOBODY)
            table.show(view, 0)
            return stage, table
        return None


def _make_room(kept: MutableMapping[object, Any], most: int) -> None:
    while len(kept) >= most:
        del kept[next(iter(kept))]


def _alone(kit: Kit, found: Landmark, size: PxSize, largest: float) -> Surface:
    """Return a thing by itself, as large as there is room."""
    x, y, width, height = found.box
    x, y, width, height = x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN

    def scale(rows: int) -> float:
        high = (size[1] - (rows - 1) * ROW_GAP) / rows
        return min(size[0] * rows / width, high / height, largest)

    rows = max(range(1, ROWS + 1), key=scale) if width > FLAT * height else 1
    wanted, each = scale(rows), width / rows
    k = max(wanted, WHOLE_WORDS)
    pitch = round(height * k) + ROW_GAP
    picture = Surface((round(each * k), rows * pitch - ROW_GAP), SRCALPHA)
    for row in range(rows):
        part = picture.subsurface(Rect(0, row * pitch, picture.get_width(), pitch - ROW_GAP))
        node, canvas = found.node, Canvas(kit)
        inner = k / node.scale
        corner = -(x + row * each) * k - node.x * inner, -y * k - node.y * inner
        canvas.paint(node, Transform(*corner, inner))
        for surface, at in canvas.items:
            part.blit(surface, at)
    if k == wanted:
        return picture
    shrunk = [round(side * wanted / k) for side in picture.get_size()]
    return smoothscale(picture, shrunk)


def _in_place(stage: Stage, root: Node, found: Landmark, around: float, size: PxSize) -> Surface:
    """Return a thing with what lies round it on the map."""
    k = stage.units.k
    place = _transform(root, found.node, Transform(0.0, 0.0, k))
    middle = place.rect(*found.box).center if place is not None else (0, 0)
    high = round(2 * around * k)
    seen = Rect(0, 0, round(high * size[0] / size[1]), high)
    seen.center = middle
    seen.clamp_ip(Rect(0, 0, stage.units.width_px, stage.units.height_px))
    canvas, part = Canvas(stage.kit), Surface(seen.size)
    canvas.paint(root, Transform(0.0, 0.0, k))
    for surface, (left, top) in canvas.items:
        part.blit(surface, (left - seen.left, top - seen.top))
    return smoothscale(part, size)


def _transform(node: Node, wanted: Node, above: Transform) -> Transform | None:
    """Return where a node of a tree lies."""
    here = above.inside((node.x, node.y, node.scale, node.alpha))
    if node is wanted:
        return here
    places = (_transform(child, wanted, here) for child in node.children)
    return next((place for place in places if place is not None), None)
