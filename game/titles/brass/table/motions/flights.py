"""Start and end points of flying pieces at the table of Brass."""

from game.engine.events import Event
from game.scene.audio import Sound
from game.tabletop.motion.flights import MapFlight, Point
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.map_art import along
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.panels.era_scoring import EraScoringLook
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.view_model import BrassModel
from game.titles.brass.table.words import BrassMessages

STEPS = 6
"""Pieces into which a line is cut for what rides along it."""


class BrassFlights(MapFlight[BrassArt]):
    """The points of this table, in u of the controls."""

    def __init__(self, context: TableContext, parts: BrassParts, sound: Sound) -> None:
        """Store the parts of the table and the sound."""
        super().__init__(context, parts, sound)
        self.parts = parts
        self.plan = map_plan()
        self.events: tuple[Event, ...] = ()  # those of the step that is played

    def said(self, event: Event) -> str:
        """Return the sentence about an event, "" if it has none."""
        return BrassMessages(self.context.words, self.context.seats).event(event)

    # ---- places

    def place(self, name: str) -> Point:
        """Return the middle of a space, line or place."""
        if name in self.plan.lines:
            return self.on_map(self.plan.lines[name].counter)
        if name in self.plan.places:
            return self.on_map(self.plan.places[name].centre)
        return self.on_map(self.plan.space(name))

    def purse(self, seat: int) -> Point:
        """Return where a seat's money is shown."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.coin_spot)

    def stack(self, seat: int, industry: str) -> Point:
        """Return a seat's stack of an industry, or its panel while another seat's stacks are
        shown."""
        works = self.parts.works
        if works.look is None or works.look.seat != seat or not works.visible:
            return self.seat(seat)
        node = works.stacks[industry]
        return self.on(works, self.on(node, node.top_spot))

    def card(self, seat: int, slot: int, viewer: int) -> Point:
        """Return a card of the viewer's hand; for other seats their panel."""
        hand = self.parts.hand
        if seat != viewer or not hand.visible or not 0 <= slot < len(hand.cards):
            return self.seat(seat)
        node = hand.cards[slot]
        return self.on(hand, self.on(node, (node.width / 2, 0.0)))

    def track(self, kind: str, left: int) -> Point:
        """Return the box of the track whose cube is taken while `left` are left; the tab if it is
        folded."""
        panel = self.parts.tracks
        return self.on(panel, panel.spot(kind, left)) if panel.visible else self.tab("tracks")

    def tiles(self) -> Point:
        """Return the tiles of the distant market, or its tab."""
        panel = self.parts.market
        return self.on(panel, panel.tile_spot) if panel.visible else self.tab("market")

    def income_track(self, seat: int, model: BrassModel) -> Point:
        """Return the position of a seat's marker on the income track."""
        panel = self.parts.income_track
        return self.on(panel, panel.spot(model.view.seats[seat].income_space))

    def reckoned(self, look: EraScoringLook, seat: int) -> Point:
        """Return the end of a seat's bar in a scoring, which may not be open yet."""
        panel = self.parts.era_scoring
        return self.on(panel, panel.bar_spot(look, seat))

    def deck(self) -> Point:
        """Return the deck in the bar along the top."""
        top = self.parts.top_bar
        return self.on(top, top.deck_spot)

    # ---- ways

    def way(self, start: str, lines: tuple[str, ...]) -> list[Point]:
        """Return the points along lines, starting at a place or space."""
        points = [self.place(start)]
        here = start.rpartition(".")[0] or start
        for line in lines:
            first, second = line.split()
            curve = self.plan.lines[line].curve
            steps = [self.on_map(along(curve, step / STEPS)[0]) for step in range(STEPS + 1)]
            points += steps if first == here else steps[::-1]
            here = second if first == here else first
        return points

    def follows(self, event: Event, *kinds: str) -> Event | None:
        """Return the first event of some kinds after `event` in the animated step, None without
        one."""
        at = next((n for n, each in enumerate(self.events) if each is event), -1)
        return next((each for each in self.events[at + 1 :] if each.kind in kinds), None)
