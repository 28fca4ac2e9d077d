"""The animation of each kind of event, the models between the events of a step, and the lamp that
moves to the next seat.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.engine.events import Event
from game.engine.rules import CHANCE, State
from game.scene.animation.animation import Animation
from game.tabletop.motion.landings import lamp_passing_animation
from game.tabletop.motion.step_animator import StepAnimator
from game.titles.tinners_trail.table.art.pieces import cube_painter, piece_painter
from game.titles.tinners_trail.table.county import county_coordinates, piece_positions
from game.titles.tinners_trail.table.motions import (
    arrivals_and_markers,
    auctions,
    dice,
    ground_dice,
    mines,
    rounds,
    sales,
    wallace_cards,
)
from game.titles.tinners_trail.table.motions.auctions import make_coins_received_motion
from game.titles.tinners_trail.table.motions.flights import Motion, TrailFlights
from game.titles.tinners_trail.table.motions.flying_pieces import (
    PIECE_BY_DEVELOPMENT,
    SOUND_BY_DEVELOPMENT,
    FlyingPieceMotion,
    area_offset_spot_finder,
    development_board_spot_finder,
    emigration_space_spot,
    fixed_painter_chooser,
    last_arsenic_spot_finder,
    make_piece_thrown_onto_map_motion,
    make_sound_and_pause_motion,
    mines_spot_in_seat_panel,
    panel_part_spot_finder,
    peek_token_spot_in_seat_panel,
    placed_piece_spot_finder,
    seat_colour_painter_chooser,
)
from game.titles.tinners_trail.table.motions.panel_counting import OWN_MINER_PAINTER_CHOOSER
from game.titles.tinners_trail.table.view_model import TrailModel

ENGINE_HOUSE_PAINTER_CHOOSER = seat_colour_painter_chooser(
    lambda colour: lambda art: art.engine_house(colour)
)
PEEK_TOKEN_PAINTER_CHOOSER = seat_colour_painter_chooser(
    lambda colour: lambda art: art.peek_token(colour)
)
PICK_ICON_PAINTER_CHOOSER = fixed_painter_chooser(lambda art: art.icon("pick", 52.0, tone="ink"))
COIN_PAINTER_CHOOSER = fixed_painter_chooser(lambda art: art.coin(16))
DRAINAGE_TOKEN_PAINTER_CHOOSER = fixed_painter_chooser(lambda art: art.drainage_token())
WORK_BONUS_PAINTER_CHOOSER = fixed_painter_chooser(lambda art: art.bonus_badge("work+1"))
ARSENIC_CUBE_PAINTER_CHOOSER = fixed_painter_chooser(cube_painter("arsenic"))
MINER_PAINTER_CHOOSER = fixed_painter_chooser(piece_painter("miner"))
ADIT_PAINTER_CHOOSER = fixed_painter_chooser(piece_painter("adit"))
TILE_SPOT_FINDER = area_offset_spot_finder(*piece_positions.TILE_OFFSET)
UNEXPLORED_SIGN_SPOT_FINDER = area_offset_spot_finder(*county_coordinates.UNEXPLORED_SIGN_OFFSET)
DRAINAGE_TOKEN_SPOT_FINDER = area_offset_spot_finder(*piece_positions.DRAINAGE_TOKEN_OFFSET)
ABOVE_DRAINAGE_TOKEN_SPOT_FINDER = area_offset_spot_finder(
    piece_positions.DRAINAGE_TOKEN_OFFSET[0], piece_positions.DRAINAGE_TOKEN_OFFSET[1] - 60
)
MIDDLE_OF_MAP_SPOT_FINDER = lambda flights, moment: flights.middle_of_map()  # noqa: E731
SET_UP_EVENT = "set-up"
FIRST_PRICE_ROLL_EVENT = "tin-price"

ANIMATION_BY_EVENT: Final[dict[str, Motion]] = {
    "tin-price": dice.price_roll_animation,
    "copper-price": dice.price_roll_animation,
    "opened-auction": auctions.auction_opening_animation,
    "surveyed": auctions.card_played_animation,
    "drew": auctions.card_played_animation,
    "played": auctions.card_played_animation,
    "bid": auctions.bid_animation,
    "dropped": make_sound_and_pause_motion("card", 160),
    "won": auctions.auction_won_animation,
    "insured": make_coins_received_motion(MIDDLE_OF_MAP_SPOT_FINDER),
    "built": make_piece_thrown_onto_map_motion(
        ENGINE_HOUSE_PAINTER_CHOOSER,
        mines_spot_in_seat_panel,
        area_offset_spot_finder(*county_coordinates.HOUSE_OFFSET),
        "cube",
    ),
    "cubes": mines.cube_pouring_animation,
    "revealed": mines.tile_reveal_animation,
    "looked": mines.tile_peek_animation,
    "benefit": mines.card_benefit_arrival_animation,
    "bonus-money": make_coins_received_motion(TILE_SPOT_FINDER),
    "bonus-work": FlyingPieceMotion(
        WORK_BONUS_PAINTER_CHOOSER,
        TILE_SPOT_FINDER,
        mines_spot_in_seat_panel,
        320,
        end_sound="marker",
        is_map_size=False,
    ),
    "peeked": FlyingPieceMotion(
        PEEK_TOKEN_PAINTER_CHOOSER,
        peek_token_spot_in_seat_panel,
        area_offset_spot_finder(*county_coordinates.PEEK_TOKENS_OFFSET),
        400,
        end_sound="card",
    ),
    "drained": mines.water_draining_animation,
    "pumped": mines.water_draining_animation,
    "survey-pump": mines.water_draining_animation,
    "bailed-out": mines.water_draining_animation,
    "tokens": FlyingPieceMotion(
        DRAINAGE_TOKEN_PAINTER_CHOOSER,
        ABOVE_DRAINAGE_TOKEN_SPOT_FINDER,
        DRAINAGE_TOKEN_SPOT_FINDER,
        350,
        0,
    ),
    "extracted": mines.extraction_animation,
    "flooded": mines.water_rising_animation,
    "placed-miner": make_piece_thrown_onto_map_motion(
        MINER_PAINTER_CHOOSER,
        development_board_spot_finder("miner"),
        placed_piece_spot_finder("miner"),
        "cube",
    ),
    "placed-port": arrivals_and_markers.ship_arrival_animation,
    "placed-train": arrivals_and_markers.train_arrival_animation,
    "dug-adit": make_piece_thrown_onto_map_motion(
        ADIT_PAINTER_CHOOSER,
        development_board_spot_finder("adit"),
        placed_piece_spot_finder("adit"),
        "adit",
    ),
    "took-pumps": make_sound_and_pause_motion("pump", 240),
    "pasties": make_coins_received_motion(MIDDLE_OF_MAP_SPOT_FINDER, "pasty"),
    "moved-marker": arrivals_and_markers.marker_hop_animation,
    "passed": arrivals_and_markers.passing_animation,
    "sold": sales.ore_sale_animation,
    "invested": sales.investment_animation,
    "unused-left": rounds.unused_pieces_fading_animation,
    "markers-returned": rounds.all_markers_return_animation,
    "round-began": rounds.round_number_animation,
    # arsenic
    "calciner-built": FlyingPieceMotion(
        fixed_painter_chooser(piece_painter("calciner")),
        mines_spot_in_seat_panel,
        area_offset_spot_finder(*county_coordinates.CALCINER_OFFSET),
        400,
        70,
    ),
    "arsenic-laid": FlyingPieceMotion(
        ARSENIC_CUBE_PAINTER_CHOOSER,
        last_arsenic_spot_finder(u_above=70),
        last_arsenic_spot_finder(),
        200,
        0,
    ),
    "processed": FlyingPieceMotion(
        ARSENIC_CUBE_PAINTER_CHOOSER,
        last_arsenic_spot_finder(),
        panel_part_spot_finder("arsenic"),
        320,
        start_sound="pick",
    ),
    "moved-limiter": arrivals_and_markers.limiter_move_animation,
    "sold-arsenic": sales.arsenic_sale_animation,
    "market-closed": make_sound_and_pause_motion("card", 160),
    # emigration
    "placed-own-miner": FlyingPieceMotion(
        OWN_MINER_PAINTER_CHOOSER,
        mines_spot_in_seat_panel,
        area_offset_spot_finder(*piece_positions.MINER_OFFSET),
        340,
        70,
    ),
    "emigrated": FlyingPieceMotion(
        OWN_MINER_PAINTER_CHOOSER,
        area_offset_spot_finder(*piece_positions.MINER_OFFSET),
        emigration_space_spot,
        544,
        90,
        start_sound="ship",
        end_sound="",
    ),
    "michigan-gave": sales.michigan_pieces_arrival_animation,
    "points-gained": sales.points_gained_animation,
    "kimberley-paid": make_coins_received_motion(emigration_space_spot),
    **{
        f"placed-michigan-{kind}": FlyingPieceMotion(
            fixed_painter_chooser(piece_painter(PIECE_BY_DEVELOPMENT[kind])),
            mines_spot_in_seat_panel,
            placed_piece_spot_finder(kind),
            340,
            70,
            end_sound=SOUND_BY_DEVELOPMENT[kind],
        )
        for kind in PIECE_BY_DEVELOPMENT
    },
    # Lord Wallace
    "wallace-card": wallace_cards.action_card_turn_animation,
    "wallace-rolled": wallace_cards.bid_roll_animation,
    "bought-land": FlyingPieceMotion(
        COIN_PAINTER_CHOOSER,
        mines_spot_in_seat_panel,
        TILE_SPOT_FINDER,
        320,
        end_sound="coins",
        is_map_size=False,
    ),
    # the edition of 2007
    SET_UP_EVENT: ground_dice.ground_rolls_of_set_up_animation,
    "ground": ground_dice.ground_opening_animation,
    "prospected": FlyingPieceMotion(
        PICK_ICON_PAINTER_CHOOSER,
        mines_spot_in_seat_panel,
        UNEXPLORED_SIGN_SPOT_FINDER,
        400,
        end_sound="pick",
        is_map_size=False,
    ),
    "counts-later": ground_dice.counts_later_note_animation,
}


EVENT_KINDS_AFTER_DECISION: Final = frozenset(
    {"won", "sold", "sold-arsenic", "market-closed"}
).union(("unused-left", "markers-returned", "round-began"))
SALE_END_EVENTS: Final = frozenset({"won", "withdrawn", "played", "play-declined"})


class TrailStepAnimator(StepAnimator[TrailFlights, TrailModel]):
    """Animates the steps of a game. The auction bill stays open during a sale and shows the
    bids; in the 2007 edition the ground rolls of the set-up come before the first prices."""

    event_kinds_after_decision = EVENT_KINDS_AFTER_DECISION

    def __init__(self, flights: TrailFlights) -> None:
        """Store the flights that the animations use."""
        super().__init__(flights, ANIMATION_BY_EVENT)

    def remove_all_flying_pieces(self) -> None:
        """Remove every piece in flight, and show everything on the table that was hidden or covered
        for an animation."""
        super().remove_all_flying_pieces()
        parts = self.flight_animations.parts
        parts.map_node.pieces.lifted.clear()
        parts.work_track.seats_with_flying_marker = parts.work_track.seats_with_flying_limiter = (
            frozenset()
        )
        parts.exchange.are_dice_rolling = parts.wallace.is_card_hidden = parts.wallace.silent = (
            False
        )

    def step_animation(
        self,
        events: tuple[Event, ...],
        model_after: TrailModel,
        make_model: Callable[[State, int], TrailModel],
        set_model: Callable[[TrailModel], None],
    ) -> Animation:
        """Return the animation of a step. In the 2007 edition the first step begins with the
        dice of the set-up."""
        first = model_after.view.round == 1 and any(
            event.kind == FIRST_PRICE_ROLL_EVENT for event in events
        )
        if first and model_after.printed_tables.is_edition_2007:
            events = (Event(SET_UP_EVENT, CHANCE), *events)  # no rule tells of them (C-2)
        return super().step_animation(events, model_after, make_model, set_model)

    def models_with_event_facts(
        self, events: tuple[Event, ...], models: list[TrailModel]
    ) -> list[TrailModel]:
        """Return the models before and after each event, completed by facts that only the events
        tell: bids, the end of a sale, and ground that is not rolled yet."""
        told = _models_without_ended_sale(events, _models_with_bids(events, models))
        told = _models_in_sale_phase(events, told)
        if events[0].kind == SET_UP_EVENT:
            view = told[1].view
            areas = tuple(replace(area, set_up_dice_faces=None) for area in view.areas)
            told[1] = replace(told[1], view=replace(view, areas=areas))
        return told

    def turn_passing_animation(
        self, model_before: TrailModel, model_after: TrailModel
    ) -> Animation | None:
        """Return the animation in which the lamp moves to the panel of the seat that acts next;
        None if the turn does not change seats, or no seat acts before or after."""
        plates = self.flight_animations.parts.plates
        return lamp_passing_animation(
            self.flight_animations, plates, model_before.view.to_move, model_after.view.to_move
        )


def _models_with_bids(events: tuple[Event, ...], models: list[TrailModel]) -> list[TrailModel]:
    """Return the models with the bids of the events written onto the auction, because the view
    after a deciding bid has no auction."""
    told = [models[0]]
    pounds = 0
    leader = -1
    out = set[int]()
    for event, model in zip(events, models[1:], strict=True):
        if event.kind == "bid":
            pounds = event.amount("pounds")
            leader = event.seat
        elif event.kind == "dropped":
            out.add(event.seat)
        auction = model.view.auction
        if pounds and model.view.phase == "auction" and auction is not None:
            left = tuple(seat for seat in auction.seats_still_bidding if seat not in out)
            auction = replace(
                auction, high_bid=pounds, high_bidder=leader, seats_still_bidding=left
            )
            told.append(replace(model, view=replace(model.view, auction=auction)))
        else:
            told.append(model)
    return told


def _models_in_sale_phase(events: tuple[Event, ...], models: list[TrailModel]) -> list[TrailModel]:
    """Return the models; those from the first sale of ore until the event "unused-left", or until
    the last event, are shown in the phase of investing."""
    kinds = [event.kind for event in events]
    if "sold" not in kinds:
        return models
    start = kinds.index("sold")
    end = kinds.index("unused-left") if "unused-left" in kinds else len(kinds) - 1
    return [
        replace(model, view=replace(model.view, phase="invest")) if start <= n <= end else model
        for n, model in enumerate(models)
    ]


def _models_without_ended_sale(
    events: tuple[Event, ...], models: list[TrailModel]
) -> list[TrailModel]:
    """Return the models with the auction removed after the event that ends the sale, so that the
    new mine is visible; unchanged if the auction goes on."""
    if models[-1].unfinished_auction is not None:
        return models
    over = next((n for n, event in enumerate(events) if event.kind in SALE_END_EVENTS), len(events))
    return [
        replace(model, view=replace(model.view, auction=None)) if number > over else model
        for number, model in enumerate(models)
    ]
