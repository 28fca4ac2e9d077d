"""The animation of each kind of event, what is known between the events of a step, and the lamp
that moves to the next seat."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.engine.events import Event
from game.engine.rules import CHANCE, State
from game.scene.animation.animation import Animation
from game.tabletop.motion.landings import lamp_passing_animation
from game.tabletop.motion.performance import StepPerformance
from game.titles.tinners_trail.table.art.pieces import cube_painter, piece_painter
from game.titles.tinners_trail.table.chart import piece_positions, spots
from game.titles.tinners_trail.table.motions import (
    auctions,
    dice,
    ground_dice,
    mines,
    rounds,
    sales,
    wallace_cards,
    works,
)
from game.titles.tinners_trail.table.motions.auctions import payment_motion_from
from game.titles.tinners_trail.table.motions.carried import (
    PIECES,
    SOUNDS,
    CarriedPiece,
    area_offset_spot,
    arsenic_spot,
    development_spot,
    emigration_space_spot,
    fixed_painter,
    landing_motion,
    own_colour_painter,
    panel_eye_spot,
    panel_part_spot,
    panel_spot,
    placed_piece_spot,
    sound_motion,
)
from game.titles.tinners_trail.table.motions.counting import OWN_MINER
from game.titles.tinners_trail.table.motions.flights import Motion, TrailFlights
from game.titles.tinners_trail.table.view_model import TrailModel

HOUSE = own_colour_painter(lambda colour: lambda art: art.engine_house(colour))
EYE = own_colour_painter(lambda colour: lambda art: art.peek_token(colour))
PICK = fixed_painter(lambda art: art.icon("pick", 52.0, tone="ink"))
PURSE = fixed_painter(lambda art: art.coin(16))
TOKEN = fixed_painter(lambda art: art.drainage_token())
WORK = fixed_painter(lambda art: art.bonus_badge("work+1"))
LUMP = fixed_painter(cube_painter("arsenic"))
MINER = fixed_painter(piece_painter("miner"))
ADIT = fixed_painter(piece_painter("adit"))
TILE = area_offset_spot(*piece_positions.TILE)
SIGN = area_offset_spot(*spots.SIGN)
TOKEN_SPOT = area_offset_spot(*piece_positions.TOKEN)
ABOVE_TOKEN = area_offset_spot(piece_positions.TOKEN[0], piece_positions.TOKEN[1] - 60)
MIDDLE = lambda flights, moment: flights.middle_of_map()  # noqa: E731
SET_UP = "set-up"
FIRST_ROLL = "tin-price"

ANIMATIONS: Final[dict[str, Motion]] = {
    "tin-price": dice.roll,
    "copper-price": dice.roll,
    "opened-auction": auctions.open_auction,
    "surveyed": auctions.play_card,
    "drew": auctions.play_card,
    "played": auctions.play_card,
    "bid": auctions.bid,
    "dropped": sound_motion("card", 160),
    "won": auctions.win,
    "insured": payment_motion_from(MIDDLE),
    "built": landing_motion(HOUSE, panel_spot, area_offset_spot(*spots.HOUSE), "cube"),
    "cubes": mines.pour_cubes,
    "revealed": mines.reveal_tile,
    "looked": mines.peek_at_tile,
    "benefit": mines.bring_benefit,
    "bonus-money": payment_motion_from(TILE),
    "bonus-work": CarriedPiece(WORK, TILE, panel_spot, 320, lands="marker", map_size=False),
    "peeked": CarriedPiece(EYE, panel_eye_spot, area_offset_spot(*spots.EYES), 400, lands="card"),
    "drained": mines.drain_water,
    "pumped": mines.drain_water,
    "survey-pump": mines.drain_water,
    "bailed-out": mines.drain_water,
    "tokens": CarriedPiece(TOKEN, ABOVE_TOKEN, TOKEN_SPOT, 350, 0),
    "extracted": mines.raise_ore,
    "flooded": mines.raise_water,
    "placed-miner": landing_motion(
        MINER, development_spot("miner"), placed_piece_spot("miner"), "cube"
    ),
    "placed-port": works.place_port,
    "placed-train": works.place_train,
    "dug-adit": landing_motion(ADIT, development_spot("adit"), placed_piece_spot("adit"), "adit"),
    "took-pumps": sound_motion("pump", 240),
    "pasties": payment_motion_from(MIDDLE, "pasty"),
    "moved-marker": works.move_marker,
    "passed": works.pass_round,
    "sold": sales.sell,
    "invested": sales.invest,
    "unused-left": rounds.clear_board,
    "markers-returned": rounds.return_markers,
    "round-began": rounds.begin_round,
    # arsenic
    "calciner-built": CarriedPiece(
        fixed_painter(piece_painter("calciner")),
        panel_spot,
        area_offset_spot(*spots.CALCINER),
        400,
        70,
    ),
    "arsenic-laid": CarriedPiece(LUMP, arsenic_spot(rise=70), arsenic_spot(), 200, 0),
    "processed": CarriedPiece(LUMP, arsenic_spot(), panel_part_spot("arsenic"), 320, leaves="pick"),
    "moved-limiter": works.move_limiter,
    "sold-arsenic": sales.sell_arsenic,
    "market-closed": sound_motion("card", 160),
    # emigration
    "placed-own-miner": CarriedPiece(
        OWN_MINER, panel_spot, area_offset_spot(*piece_positions.MINER), 340, 70
    ),
    "emigrated": CarriedPiece(
        OWN_MINER,
        area_offset_spot(*piece_positions.MINER),
        emigration_space_spot,
        544,
        90,
        leaves="ship",
        lands="",
    ),
    "michigan-gave": sales.receive_pieces,
    "points-gained": sales.gain_points,
    "kimberley-paid": payment_motion_from(emigration_space_spot),
    **{
        f"placed-michigan-{kind}": CarriedPiece(
            fixed_painter(piece_painter(PIECES[kind])),
            panel_spot,
            placed_piece_spot(kind),
            340,
            70,
            lands=SOUNDS[kind],
        )
        for kind in PIECES
    },
    # Lord Wallace
    "wallace-card": wallace_cards.turn_card,
    "wallace-rolled": wallace_cards.roll_bid,
    "bought-land": CarriedPiece(PURSE, panel_spot, TILE, 320, lands="coins", map_size=False),
    # the edition of 2007
    SET_UP: ground_dice.roll_set_up_ground,
    "ground": ground_dice.open_ground,
    "prospected": CarriedPiece(PICK, panel_spot, SIGN, 400, lands="pick", map_size=False),
    "counts-later": ground_dice.show_counts_later,
}


SALE_ENDS: Final = frozenset({"won", "withdrawn", "played", "play-declined"})


class TrailPerformance(StepPerformance[TrailFlights, TrailModel]):
    """The notice of an auction stays open during its sale and shows the bids.

    In 2007 the ground rolled before the first prices is shown.
    """

    def __init__(self, flights: TrailFlights) -> None:
        """Store where things fly."""
        super().__init__(flights, ANIMATIONS)

    def clear(self) -> None:
        """Remove everything in flight."""
        super().clear()
        parts = self.flights.parts
        parts.chart.pieces.lifted.clear()
        parts.working_day.lifted = parts.working_day.gates_lifted = frozenset()
        parts.exchange.rolling = parts.wallace.covered = parts.wallace.silent = False

    def step_animation(
        self,
        events: tuple[Event, ...],
        after: TrailModel,
        model_of: Callable[[State, int], TrailModel],
        set_model: Callable[[TrailModel], None],
    ) -> Animation:
        """Return the animation of a step; the first one begins with the dice of the set-up."""
        first = after.view.round == 1 and any(event.kind == FIRST_ROLL for event in events)
        if first and after.printed_tables.edition_2007:
            events = (Event(SET_UP, CHANCE), *events)  # no rule tells of them (C-2)
        return super().step_animation(events, after, model_of, set_model)

    def models_with_event_facts(
        self, events: tuple[Event, ...], stands: list[TrailModel]
    ) -> list[TrailModel]:
        """Return the models after each event, with bids that only the events tell."""
        told = _without_bill(events, _with_bids(events, stands))
        if events[0].kind == SET_UP:
            view = told[1].view
            areas = tuple(replace(area, rolled=None) for area in view.areas)
            told[1] = replace(told[1], view=replace(view, areas=areas))
        return told

    def turn_passing_animation(self, before: TrailModel, after: TrailModel) -> Animation | None:
        """Let the lamp go over to whoever acts next."""
        plates = self.flights.parts.plates
        return lamp_passing_animation(self.flights, plates, before.view.to_move, after.view.to_move)


def _with_bids(events: tuple[Event, ...], stands: list[TrailModel]) -> list[TrailModel]:
    """Show the bids of the events on the notice, since the view after a deciding bid has no
    auction."""
    told = [stands[0]]
    pounds = 0
    leader = -1
    out = set[int]()
    for event, model in zip(events, stands[1:], strict=True):
        if event.kind == "bid":
            pounds = event.amount("pounds")
            leader = event.seat
        elif event.kind == "dropped":
            out.add(event.seat)
        auction = model.view.auction
        if pounds and model.view.phase == "auction" and auction is not None:
            left = tuple(seat for seat in auction.bidding if seat not in out)
            auction = replace(auction, high_bid=pounds, high_bidder=leader, bidding=left)
            told.append(replace(model, view=replace(model.view, auction=auction)))
        else:
            told.append(model)
    return told


def _without_bill(events: tuple[Event, ...], stands: list[TrailModel]) -> list[TrailModel]:
    """Remove the notice as soon as the sale is over, so that the new mine is visible."""
    if stands[-1].unfinished_auction is not None:
        return stands
    over = next((n for n, event in enumerate(events) if event.kind in SALE_ENDS), len(events))
    return [
        replace(model, view=replace(model.view, auction=None)) if number > over else model
        for number, model in enumerate(stands)
    ]
