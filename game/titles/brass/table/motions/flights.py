"""Start and end points of flying pieces at the table of Brass."""

from game.engine.events import Event
from game.scene.audio import SoundPlayer
from game.tabletop.motion.flights import MapFlight, Point
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.map_art import point_and_direction_on_curve
from game.titles.brass.table.map_plan import load_map_plan
from game.titles.brass.table.panels.era_scoring import EraScoringLook
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.view_model import BrassModel
from game.titles.brass.table.words import BrassTableTexts

CURVE_STEP_COUNT = 6
"""Pieces into which a line is cut for what rides along it."""


class BrassFlights(MapFlight[BrassArt]):
    """Makes flights at a table of Brass; its methods return points in u of the controls."""

    def __init__(self, context: TableContext, parts: BrassParts, sound: SoundPlayer) -> None:
        """Store the parts of the table and the sound."""
        super().__init__(context, parts, sound)
        self.parts = parts
        self.plan = load_map_plan()
        self.step_events: tuple[Event, ...] = ()  # those of the step that is played

    def event_sentence(self, event: Event) -> str:
        """Return the sentence about an event, "" if it has none."""
        return BrassTableTexts(self.context.words, self.context.seats).journal_text(event)

    def map_spot(self, name: str) -> Point:
        """Return the middle of the space or place of that name, or of the link counter of a
        line."""
        if name in self.plan.lines:
            return self.design_point_to_controls_u(self.plan.lines[name].counter_middle)
        if name in self.plan.places:
            return self.design_point_to_controls_u(self.plan.places[name].centre)
        return self.design_point_to_controls_u(self.plan.space_middle(name))

    def money_spot(self, seat: int) -> Point:
        """Return where a seat's money is shown."""
        panel = self.parts.seats[seat]
        return self.position_in_air(panel, panel.coin_spot)

    def stack_or_seat_panel_spot(self, seat: int, industry: str) -> Point:
        """Return the point of a seat's stack of an industry, or the middle of its panel while
        its stacks are not shown."""
        works = self.parts.stacks_panel
        if works.look is None or works.look.seat != seat or not works.visible:
            return self.middle_of_seat_panel(seat)
        node = works.stack_nodes[industry]
        return self.position_in_air(works, self.position_in_air(node, node.top_spot))

    def card_or_seat_panel_spot(self, seat: int, slot: int, viewer: int) -> Point:
        """Return the point of the card at an index of the viewer's hand, or the middle of the
        panel of another seat."""
        hand = self.parts.hand_node
        if seat != viewer or not hand.visible or not 0 <= slot < len(hand.cards):
            return self.middle_of_seat_panel(seat)
        node = hand.cards[slot]
        return self.position_in_air(hand, self.position_in_air(node, (node.width / 2, 0.0)))

    def track_box_or_tab_spot(self, kind: str, cubes_left: int) -> Point:
        """Return the point of the box on the track from which a cube is taken while `cubes_left`
        cubes are there, or of the track's tab when it is folded."""
        panel = self.parts.tracks
        return (
            self.position_in_air(panel, panel.cube_box_spot(kind, cubes_left))
            if panel.visible
            else self.middle_of_tab_or_visible_map("tracks")
        )

    def market_tiles_or_tab_spot(self) -> Point:
        """Return the point of the distant market's tiles, or of the market's tab when it is
        folded."""
        panel = self.parts.market
        return (
            self.position_in_air(panel, panel.tile_spot)
            if panel.visible
            else self.middle_of_tab_or_visible_map("market")
        )

    def income_marker_spot(self, seat: int, model: BrassModel) -> Point:
        """Return the position of a seat's marker on the income track."""
        panel = self.parts.income_track
        return self.position_in_air(panel, panel.marker_spot(model.view.seats[seat].income_space))

    def scoring_bar_spot(self, look: EraScoringLook, seat: int) -> Point:
        """Return the point where a seat's bar in a scoring will end; the scoring need not be
        open yet."""
        panel = self.parts.era_scoring
        return self.position_in_air(panel, panel.bar_spot(look, seat))

    def deck_spot(self) -> Point:
        """Return the point of the deck in the top bar."""
        top = self.parts.top_bar
        return self.position_in_air(top, top.deck_spot)

    def path_points_along_lines(self, start_place: str, lines: tuple[str, ...]) -> list[Point]:
        """Return the points of a path that starts at a place or space and follows the curves of
        consecutive lines."""
        points = [self.map_spot(start_place)]
        here = start_place.rpartition(".")[0] or start_place
        for line in lines:
            first, second = line.split()
            curve = self.plan.lines[line].curve
            steps = [
                self.design_point_to_controls_u(
                    point_and_direction_on_curve(curve, step / CURVE_STEP_COUNT)[0]
                )
                for step in range(CURVE_STEP_COUNT + 1)
            ]
            points += steps if first == here else steps[::-1]
            here = second if first == here else first
        return points

    def next_event_of(self, event: Event, *event_kinds: str) -> Event | None:
        """Return the first event of one of the `event_kinds` that comes after `event` in the
        animated step, None if there is none."""
        at = next((n for n, each in enumerate(self.step_events) if each is event), -1)
        return next((each for each in self.step_events[at + 1 :] if each.kind in event_kinds), None)
