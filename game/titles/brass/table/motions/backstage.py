"""Backstage: where things fly from and to at the table of Brass."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.knowledge import Event
from game.scene.audio import Sound
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flights import MapFlight, Point
from game.tabletop.motion.performance import MotionMoment
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.links import along
from game.titles.brass.table.coaching import Guide
from game.titles.brass.table.exhibit import TableContext
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.view_model import BrassModel

Painter = Callable[[BrassArt], Piece]
BrassMoment = MotionMoment[BrassModel]
STEPS = 6
"""Pieces into which a line is cut for what rides along it."""


class BrassBackstage(MapFlight[BrassArt]):
    """Knows the places of this table. All points are in u of the controls."""

    def __init__(
        self, context: TableContext, parts: BrassParts, guide: Guide, sound: Sound
    ) -> None:
        """Take the parts between which things fly, and what the rules know of ways."""
        super().__init__(context, parts, sound)
        self.parts, self.guide, self.plan = parts, guide, map_plan()
        self.events: tuple[Event, ...] = ()  # those of the step that is played

    # ---- places

    def place(self, name: str) -> Point:
        """Return the middle of a space, line or place."""
        if name in self.plan.lines:
            return self.on_map(self.plan.lines[name].counter)
        if name in self.plan.places:
            return self.on_map(self.plan.places[name].centre)
        return self.on_map(self.plan.space(name))

    def purse(self, seat: int) -> Point:
        """Return where a seat's money lies."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.coin_spot)

    def stack(self, seat: int, industry: str) -> Point:
        """Return a seat's stack of an industry, or its panel while other works are shown."""
        works = self.parts.works
        if works.look is None or works.look.seat != seat or not works.visible:
            return self.seat(seat)
        node = works.stacks[industry]
        return self.on(works, self.on(node, node.top_spot))

    def card(self, seat: int, slot: int, viewer: int) -> Point:
        """Return a card of the hand; of others, their panel."""
        hand = self.parts.hand
        if seat != viewer or not hand.visible or not 0 <= slot < len(hand.cards):
            return self.seat(seat)
        node = hand.cards[slot]
        return self.on(hand, self.on(node, (node.width / 2, 0.0)))

    def track(self, kind: str, left: int) -> Point:
        """Return the box of a track that so many cubes are left from; the tab of a folded one."""
        panel = self.parts.tracks
        return self.on(panel, panel.spot(kind, left)) if panel.visible else self.tab("tracks")

    def tiles(self) -> Point:
        """Return the stack of tiles of the distant market, or its tab."""
        panel = self.parts.market
        return self.on(panel, panel.tile_spot) if panel.visible else self.tab("market")

    def neatline(self, seat: int, model: BrassModel) -> Point:
        """Return where a seat's marker stands on the income track."""
        panel = self.parts.neatline
        return self.on(panel, panel.spot(model.view.seats[seat].income_space))

    def reckoned(self, seat: int) -> Point:
        """Return the bar of a seat in the reckoning."""
        panel = self.parts.reckoning
        return self.on(panel, panel.bar_spot(seat))

    def deck(self) -> Point:
        """Return the deck in the bar along the top."""
        top = self.parts.top_bar
        return self.on(top, top.deck_spot)

    # ---- ways

    def way(self, start: str, lines: tuple[str, ...]) -> list[Point]:
        """Return the points of a way along lines, from a place or space on."""
        points, here = [self.place(start)], start.rpartition(".")[0] or start
        for line in lines:
            first, second = line.split()
            curve = self.plan.lines[line].curve
            steps = [self.on_map(along(curve, step / STEPS)) for step in range(STEPS + 1)]
            points += steps if first == here else steps[::-1]
            here = second if first == here else first
        return points

    def follows(self, event: Event, *kinds: str) -> Event | None:
        """Return the first event of some kinds after one in the step that is played."""
        at = next((n for n, each in enumerate(self.events) if each is event), -1)
        return next((each for each in self.events[at + 1 :] if each.kind in kinds), None)
