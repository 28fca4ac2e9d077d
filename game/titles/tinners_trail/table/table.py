"""The table of Tinners' Trail: what it is furnished with, and what only it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from game.engine.rules import State
from game.scene.animation.animation import Animation, Delay, Sequence, Tween, in_out_sine, stagger
from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers
from game.tabletop.map.areas import Traces
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table import TableEquipment
from game.tabletop.motion.flights import Later, Point, turn_over
from game.tabletop.motion.props import FilmStrip
from game.tabletop.question.inputs import Proxy
from game.tabletop.table_model import StepBroadcast
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.both_editions_table import CountyTable
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.area_pieces import PEEL, PieceBrush
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.chart.map_life import CountyScene
from game.titles.tinners_trail.table.chart.places import TrailCounty
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.display import TablePresenter
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.landmarks import Landmarks
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.table_layout import TrailLayout
from game.titles.tinners_trail.table.look.cards import Explainer, back_letter, back_of, face_of
from game.titles.tinners_trail.table.motions import expansions, mines, sales
from game.titles.tinners_trail.table.motions.auctions import BID_MS, pay_in
from game.titles.tinners_trail.table.motions.county_performance import (
    OF_THE_COUNTY,
    CountyPerformance,
)
from game.titles.tinners_trail.table.motions.flights import Painter, TrailBackstage, TrailMoment
from game.titles.tinners_trail.table.motions.mines import HOP_GAP_MS, HOP_MS, WATER_MS, cube
from game.titles.tinners_trail.table.move_kinds import TrailFacts, TrailKind, kind_of
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.rehearsal import TrailRehearsal
from game.titles.tinners_trail.table.sheets.bid_sheet import BidSheetWriter
from game.titles.tinners_trail.table.sheets.bid_sheet_writer import Bids
from game.titles.tinners_trail.table.sheets.kinds import (
    draft_kind,
    extract_kind,
    fork_kind,
    invest_kind,
)
from game.titles.tinners_trail.table.tips import Tips, arsenic_held, hand_and_areas
from game.titles.tinners_trail.table.view_model import TrailModel

# Motions of the remastered edition's auctions: cards, tiles, tokens, and what cards bring.

CARD_MS, FLIP_MS, READ_MS = 320.0, 240.0, 420.0
LOOK_MS, PEEL_STEPS = 260.0, 20
PEEK_MS = 400.0
NEW_PIECES: dict[str, tuple[Painter, Point]] = {
    "miner": (lambda art: art.piece("miner"), spots.MINER),
    "pump": (lambda art: art.piece("steam_pump", scale=0.8), spots.PUMP),
}


def play_card(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A survey card goes from the hand, or from a player's panel, to the bill."""
    card = moment.event.card
    if not card:
        return moment.turn

    def fly() -> Animation:
        return back.fly(card_painter(back, card), (_hand(back, moment), back.bill_card()), CARD_MS)

    return Sequence(back.sound("card"), Later(fly), moment.turn)


def draw_card(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The top card of the deck comes to the bill."""
    card = moment.event.card
    if not card:
        return moment.turn

    def fly() -> Animation:
        there = back.bill_card()
        start = (there[0] - 30, there[1] - 260)
        faces = (_card_back(back, card), card_painter(back, card))
        return Sequence(
            back.fly(faces[0], (start, there), CARD_MS),
            turn_over(back, faces, there, FLIP_MS, map_size=False),
        )

    return Sequence(back.sound("card"), Later(fly), moment.turn)


def _card_back(back: TrailBackstage, card: str) -> Painter:
    """Return a painter of a survey card's back."""
    region = back_of(card).partition(":")[0]
    letter = back_letter(region, back.context.words)
    return lambda art: art.survey_back(region, letter)


def card_painter(back: TrailBackstage, card: str) -> Painter:
    """Return a painter of a survey card's face."""
    face = face_of(card, back.context.words)
    return lambda art: art.survey_card(face)


def _hand(back: TrailBackstage, moment: TrailMoment) -> Point:
    seat = moment.event.seat
    if seat == moment.before.seat and back.parts.hand.visible:
        return back.parts.hand.spot(moment.event.card)
    plate = back.parts.plates[seat]
    return back.on(plate, plate.cards_spot)


def insure(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The bank pays for the survey."""
    return pay_in(back, moment, back.middle())


def reveal(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The tile turns over: it narrows to a line and widens as its face."""
    event = moment.event
    look = moment.before.view.area(moment.place)
    if look.tile is None or look.tile.face_up:
        return moment.turn
    counts = (event.amount("tin"), event.amount("copper"), event.amount("water"))
    letter = look.region.upper()
    face = TileFace(look.region, letter, counts)
    faces: tuple[Painter, Painter] = (
        lambda art: art.tile_down(look.region, letter),
        lambda art: art.tile_up(face),
    )
    at = back.area(moment.place, spots.open_tile(moment.place))
    shown = back.node(faces[1], at, map_size=True)
    revealed = back.lifting(
        {f"tile:{moment.place}"},
        back.sound("card"),
        turn_over(back, faces, at, FLIP_MS),
        back.staged(shown, Delay(READ_MS)),
    )
    return Sequence(revealed, moment.turn)


def receive_work(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A work point comes back from the tile."""
    way = (back.area(moment.place, spots.TILE), back.plate(moment.event.seat))
    flight = back.fly(lambda art: art.bonus_badge("work+1"), way, BID_MS, 60)
    return Sequence(flight, back.sound("marker"), moment.turn)


def receive_money(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """Coins come out of the tile, as its bonus."""
    return pay_in(back, moment, back.area(moment.place, spots.TILE))


def look(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The viewer's own look at a tile: its corner curls up; nobody else has this event."""
    before = moment.before.view.area(moment.place)
    tile = moment.after.view.area(moment.place).tile
    if before.tile is None or before.tile.face_up or tile is None or not tile.known:
        return Sequence(back.sound("page"), moment.turn, Delay(LOOK_MS))
    letter = before.region.upper()
    face = TileFace(before.region, letter, (tile.tin, tile.copper, tile.water), tile.bonus)
    peeling = FilmStrip(
        back.context,
        lambda art, step: art.tile_peek(face, share=step / PEEL_STEPS),
        back.area(moment.place, spots.TILE),
    )
    peeling.scale = back.map_scale
    roll = Tween(peeling.roll, (0.0, PEEL * PEEL_STEPS), LOOK_MS, in_out_sine, travels=True)
    looked = back.lifting({f"tile:{moment.place}"}, back.staged(peeling, roll))
    return Sequence(back.sound("page"), looked, moment.turn)


def peek(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """An eye in the player's colour comes to the tile."""
    if not moment.place:
        return moment.turn
    colour = back.context.colour(moment.event.seat)
    plate = back.parts.plates[moment.event.seat]
    way = (back.on(plate, (30.0, plate.height / 2)), back.area(moment.place, spots.EYES))
    eye = back.fly(lambda art: art.peek_token(colour), way, PEEK_MS, 60, map_size=True)
    return Sequence(eye, back.sound("card"), moment.turn)


def lay_tokens(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A drainage token drops on the tile."""
    x, y = spots.TOKEN
    way = (back.area(moment.place, (x, y - 60)), back.area(moment.place, (x, y)))
    drop = back.fly(lambda art: art.drainage_token(), way, WATER_MS, 0, map_size=True)
    return Sequence(drop, back.sound("cube"), moment.turn)


def bring_benefit(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """What the survey card gives comes to the new mine."""
    flights = []
    for kind, count in moment.event.amounts:
        start = back.area(moment.place, (-60.0, -70.0))
        if kind in ("tin", "copper"):
            for number in range(min(count, 5)):
                way = (start, back.area(moment.place, spots.cube_spot(kind, number)))
                flights.append(back.fly(cube(kind), way, HOP_MS, 40, map_size=True))
        elif kind in NEW_PIECES:
            paint, spot = NEW_PIECES[kind]
            way = (start, back.area(moment.place, spot))
            flights.append(back.fly(paint, way, HOP_MS, 30, map_size=True))
    return Sequence(stagger(HOP_GAP_MS, *flights), moment.turn, Delay(120))


# What flies at the remastered table.

Motion = Callable[[TrailBackstage, TrailMoment], Animation]

REPERTOIRE: Final[dict[str, Motion]] = {
    **OF_THE_COUNTY,
    "surveyed": play_card,
    "drew": draw_card,
    "played": play_card,
    "insured": insure,
    "revealed": reveal,
    "looked": look,
    "benefit": bring_benefit,
    "tokens": lay_tokens,
    "survey-pump": mines.drain,
    "invested": sales.invest,
    "peeked": peek,
    "bonus-money": receive_money,
    "bonus-work": receive_work,
    "calciner-built": expansions.build_calciner,
    "arsenic-laid": expansions.lay_arsenic,
    "processed": expansions.process,
    "moved-limiter": expansions.move_limiter,
    "sold-arsenic": expansions.sell_arsenic,
    "market-closed": expansions.close_section,
    "placed-own-miner": expansions.place_own_miner,
    "emigrated": expansions.emigrate,
    "michigan-gave": expansions.receive_pieces,
    "points-gained": expansions.gain_points,
    "kimberley-paid": expansions.pay_diamonds,
    "placed-michigan-adit": expansions.place_piece,
    "placed-michigan-train": expansions.place_piece,
    "placed-michigan-port": expansions.place_piece,
    "placed-michigan-miner": expansions.place_piece,
    "wallace-card": expansions.turn_card,
    "wallace-rolled": expansions.roll_bid,
    "bailed-out": mines.drain,
    "bought-land": expansions.buy_land,
}
"""Which motion belongs to which kind of event."""


class TrailPerformance(CountyPerformance[TrailBackstage, TrailModel]):
    """Puts down limiters and Lord Wallace's cards too."""

    def __init__(self, back: TrailBackstage) -> None:
        """Take where things fly."""
        super().__init__(back, REPERTOIRE)

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        parts = self.back.parts
        parts.working_day.gates_lifted = frozenset()
        parts.wallace.covered = parts.wallace.silent = False


# The table of Tinners' Trail: what it is furnished with, and what only it does.

Plan = Callable[[Extras], tuple[TrailLayout, TrailCounty]]
"""Lays the table out for what is in play."""


class TrailTable(CountyTable[TrailModel]):
    """Furnished for the base game; the first view tells what else lies on the table."""

    _parts: TrailParts

    def __init__(
        self,
        stage: Stage,
        tools: tuple[TableContext, Guide, MapPictures[CountyScene], dict[int, Proxy]],
        plan: Plan,
        orders: RoomHandlers,
    ) -> None:
        """Take what tables share, and what lays this one out."""
        context, self._guide, pictures, proxies = tools
        self._plan = plan
        self._extras = BASE_GAME
        self._explainer = Explainer(context.words)
        controller = TrailController(proxies, standing=orders.standing)
        super().__init__(stage, (context, self._guide, pictures), controller, orders)
        self._begin()

    def furnishing(self) -> TableEquipment[TrailModel]:
        """Return the parts for the expansions in play, in their places."""
        layout, county = self._plan(self._extras)
        context, guide, stage = self._context, self._guide, self._stage
        self._tips = Tips(context, guide, stage.units.k * layout.controls)
        chart = Chart(PieceBrush(context), county, self.pick, self.area_tip, self._outlook)
        parts = TrailParts(context, layout, chart, self.handlers("watch"), self._orders)
        parts.exchange.tooltip = lambda: self._tips.prices(self._model)
        self._landmarks = Landmarks(context, parts)
        bids, handlers = Bids(), self.sheet_handlers()
        self._presenter = TablePresenter(
            (context, guide, self._tips), parts, self._outlook.lay_ground
        )
        return TableEquipment(
            parts=parts,
            presenter=self._presenter,
            sheets=(
                BidSheetWriter(parts, (context, guide), bids, handlers).kind,
                fork_kind(context, guide, handlers),
                extract_kind(context, guide, handlers),
                draft_kind(context, handlers),
                invest_kind(context, guide, handlers),
            ),
            performance=TrailPerformance(TrailBackstage(context, parts, stage.kit.sound)),
            broadcast=StepBroadcast((self._explainer,), (bids, Traces(context, chart.trace))),
            rehearse=TrailRehearsal((context, guide, self._pictures), parts, stage).go_on,
        )

    def stand_of(self, view: State, seat: int) -> TrailModel:
        """Return a seat's view as the rules hold it and as named values."""
        state = cast("TrailState", view)
        return TrailModel(state, table_view(state, seat), seat)

    def kind_of(self, kind: str) -> TrailKind:
        """Return the record of a kind of move."""
        return kind_of(kind)

    def outgrown(self, model: TrailModel) -> bool:
        """Whether other expansions are in play than the table is furnished for."""
        changed, self._extras = model.extras != self._extras, model.extras
        return changed

    def heard(self) -> None:
        """Lay out Lord Wallace's last card and his reasons, in a solo game."""
        if self._model is not None and self._model.board.solo:
            self._parts.wallace.tell(self._explainer.turn, self._model.board)

    def cost_of(self, action: str) -> int:
        """Return the work points printed for an action."""
        assert self._model is not None
        return kind_of(action).work(TrailFacts(self._model.view, self._model.board))

    def told_of_seats(self, model: TrailModel) -> tuple[str, ...]:
        """Return the arsenic every seat holds."""
        return arsenic_held(model.view, self._context)

    def told_of_table(self, model: TrailModel) -> tuple[str, ...]:
        """Return the viewer's hand and all areas."""
        return hand_and_areas(model.view, self._context, concealed=self._concealed)
