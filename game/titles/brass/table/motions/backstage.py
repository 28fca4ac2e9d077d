"""Backstage: where things fly from and to at the table of Brass."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.events import Event
from game.scene.node import Node
from game.scene.sound import Sound
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flight import Flight, Point
from game.tabletop.motion.moment import MotionMoment
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.links import along
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.furniture import BrassFurniture
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.layout import Group
from game.titles.brass.table.map_plan import CORNER, MAP, map_plan
from game.titles.brass.table.panels.hand import CARD
from game.titles.brass.table.stand import BrassStand

Painter = Callable[[BrassArt], Piece]
BrassMoment = MotionMoment[BrassStand]
STEPS = 6
"""Pieces into which a line is cut for what rides along it."""


class Backstage(Flight[BrassArt]):
    """Knows the places of this table. All points are in u of the map."""

    def __init__(self, studio: Studio, parts: BrassFurniture, guide: Guide, sound: Sound) -> None:
        """Take the parts between which things fly, and what the rules know of ways."""
        super().__init__(studio, parts.air, sound)
        self.parts, self.guide, self.plan = parts, guide, map_plan()
        self.events: tuple[Event, ...] = ()  # those of the step that is played

    # ---- places

    def middle(self) -> Point:
        """Return the middle of the map."""
        return CORNER[0] + MAP[0] * 0.56, CORNER[1] + MAP[1] * 0.45

    def place(self, name: str) -> Point:
        """Return the middle of a space, line or place."""
        if name in self.plan.lines:
            return self.plan.lines[name].counter
        if name in self.plan.places:
            return self.plan.places[name].centre
        return self.plan.space(name)

    def seat(self, seat: int) -> Point:
        """Return the middle of a seat's panel."""
        panel = self.parts.seats[seat]
        return self._from(self.parts.layout.column, panel, (panel.width / 2, panel.height / 2))

    def purse(self, seat: int) -> Point:
        """Return where a seat's money lies."""
        panel = self.parts.seats[seat]
        return self._from(self.parts.layout.column, panel, panel.coin_spot)

    def stack(self, seat: int, industry: str) -> Point:
        """Return a seat's stack of an industry, or its panel while other works are shown."""
        works = self.parts.works
        if works.look is None or works.look.seat != seat:
            return self.seat(seat)
        node = works.stacks[industry]
        x, y = node.top_spot
        return self._from(self.parts.layout.column, works, (node.x + x, node.y + y))

    def card(self, seat: int, slot: int, viewer: int) -> Point:
        """Return a card of the hand; of others, their panel."""
        hand = self.parts.hand
        if seat != viewer or hand is None or not 0 <= slot < len(hand.cards):
            return self.seat(seat)
        node = hand.cards[slot]
        return self._from(self.parts.layout.bar, hand, (node.x + CARD[0] / 2, node.y))

    def track(self, kind: str, left: int) -> Point:
        """Return the box of a track that so many cubes are left from."""
        panel = self.parts.tracks
        return self._from(self.parts.layout.map, panel, panel.spot(kind, left))

    def tiles(self) -> Point:
        """Return the stack of tiles of the distant market."""
        panel = self.parts.market
        return self._from(self.parts.layout.map, panel, panel.tile_spot)

    def neatline(self, seat: int, stand: BrassStand) -> Point:
        """Return where a seat's marker stands on the income track."""
        panel = self.parts.neatline
        spot = panel.spot(stand.view.seats[seat].income_space)
        return self._from(self.parts.layout.map, panel, spot)

    def reckoned(self, seat: int) -> Point:
        """Return the bar of a seat in the reckoning."""
        panel = self.parts.reckoning
        return self._from(self.parts.layout.map, panel, panel.bar_spot(seat))

    def deck(self) -> Point:
        """Return the deck in the bar along the top."""
        top = self.parts.top
        return self._from(self.parts.layout.top, top, top.deck_spot)

    def _from(self, group: Group, node: Node, point: Point) -> Point:
        """Return a point of a node of a group, in u of the map."""
        here = self.parts.layout.map
        if group is here:
            return node.x + point[0], node.y + point[1]
        x = group.x + (node.x + point[0]) * group.scale
        y = group.y + (node.y + point[1]) * group.scale
        return (x - here.x) / here.scale, (y - here.y) / here.scale

    # ---- ways

    def way(self, start: str, lines: tuple[str, ...]) -> list[Point]:
        """Return the points of a way along lines, from a place or space on."""
        points, here = [self.place(start)], start.rpartition(".")[0] or start
        for line in lines:
            first, second = line.split()
            steps = [along(self.plan.lines[line].curve, step / STEPS) for step in range(STEPS + 1)]
            points += steps if first == here else steps[::-1]
            here = second if first == here else first
        return points

    def follows(self, event: Event, *kinds: str) -> Event | None:
        """Return the first event of some kinds after one in the step that is played."""
        at = next((n for n, each in enumerate(self.events) if each is event), -1)
        return next((each for each in self.events[at + 1 :] if each.kind in kinds), None)
