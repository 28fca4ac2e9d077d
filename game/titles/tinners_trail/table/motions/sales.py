"""Motions of what is sold, invested and given: cube by cube, and what many points came from."""

from functools import partial

from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    DelayAnimation,
    ParallelAnimation,
    SequentialAnimation,
    make_staggered_animation,
)
from game.scene.animation.node_animations import make_fade_tween
from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import paint_parchment
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.table.art.pieces import PieceArt, cube_painter, piece_painter
from game.titles.tinners_trail.table.journal import JournalTextWriter
from game.titles.tinners_trail.table.motions.auctions import flying_coin_piece
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights
from game.titles.tinners_trail.table.motions.flying_pieces import (
    PIECE_BY_DEVELOPMENT,
    emigration_space_spot,
    mines_spot_in_seat_panel,
)
from game.titles.tinners_trail.table.motions.panel_counting import panel_counting_animation
from game.titles.tinners_trail.table.view_model import TrailContext

NOTE_WIDTH = 460.0
NOTE_HEIGHT = 190.0
ROW_HEIGHT = 44.0
NAME_STYLE = TextStyle("title", 30, colours.INK)
SUM_STYLE = TextStyle("heavy", 46, colours.INK)
SALE_LINE_STYLE = text_styles.PAPER_STYLES.body.sized(24)

SOLD_CUBE_FLIGHT_MS = 420.0
INVESTED_MONEY_FLIGHT_MS = 400.0
SALE_READING_MS = 500.0
POINTS_EXPLANATION_MS = 1300.0
MAX_SALE_MS = 2200.0
MAX_MS_PER_SOLD_CUBE = 190.0
MAX_SHOWN_CUBES = 8
MAX_COINS_FLOWN_TO_BOX = 6
GIVEN_PIECE_FLIGHT_MS = 340.0
MIN_EXPLAINED_POINTS = 8  # points at once that want to be explained


class SaleCountNode(Node):
    """A strip of parchment that shows the growing sum of one seat's sale; `prices` are the pounds
    per cube of each ore sold."""

    def __init__(
        self, context: TrailContext, seat: int, prices: dict[str, int], centre: tuple[float, float]
    ) -> None:
        super().__init__(
            x=centre[0],
            y=centre[1],
            width=NOTE_WIDTH,
            height=NOTE_HEIGHT,
            anchor=(0.5, 0.5),
            role="text",
        )
        self._context = context
        self.seat = seat
        self._prices = prices
        self.sold = dict.fromkeys(prices, 0)
        self._extra = 0
        self.label = context.player_name(seat)

    @property
    def pounds_so_far(self) -> int:
        """The pounds of the cubes sold so far, with any supplement."""
        return self._extra + sum(self._prices[ore] * count for ore, count in self.sold.items())

    def add_cube(self, ore: str) -> None:
        """Count one more sold cube of an ore."""
        self.sold[ore] += 1

    def show_final_sum(self, sold: dict[str, int], pounds: int) -> None:
        """Show the cubes sold in all and the final sum; the difference from the plain prices is
        kept as a supplement."""
        self.sold = sold
        self._extra = 0
        self._extra = pounds - self.pounds_so_far

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the seat, the pounds and the cubes sold, which decide the picture."""
        return self.seat, self.pounds_so_far, *self.sold.values()

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, name, a row for each ore, and the sum."""
        left, top, width, height = self.box()
        canvas.draw_picture(
            paint_parchment(canvas.node_size_px(self), canvas.px_per_u, is_active=True), left, top
        )
        art = self._context.art_at_scale(canvas.px_per_u)
        context = self._context
        draw_sprite(canvas, art.disc(context.art_colour_name(self.seat), 17.0), left + 40, top + 40)
        canvas.draw_text(self.label, NAME_STYLE, (left + 70, top + 18, 240, 44))
        middle = top + 92
        for ore, sold in self.sold.items():
            draw_sprite(canvas, art.cube(ore, 13), left + 44, middle)
            told = f"{sold} × {context.say('pounds', pounds=self._prices[ore])}"
            canvas.draw_text(told, SALE_LINE_STYLE, (left + 76, middle - 20, 180, 40))
            middle += ROW_HEIGHT
        total = context.say("pounds", pounds=self.pounds_so_far)
        canvas.draw_text(
            total, SUM_STYLE, (left + 250, top + 60, width - 280, height - 80), "right"
        )


def ore_sale_animation(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Animation:
    """Return the animation of a sale of ore: the cubes fly one by one to a strip that shows the sum
    of their prices, then coins fly to the seat's panel."""
    event = event_with_models.event
    view = event_with_models.model_before.view
    prices = {"tin": view.tin_price, "copper": view.copper_price}
    sold = {ore: event.amount(ore) for ore in prices if event.amount(ore)}
    if not sold:
        return event_with_models.change_to_after_animation
    middle = flights.middle_of_map()
    tally = SaleCountNode(flights.context, event.seat, {ore: prices[ore] for ore in sold}, middle)
    cubes = [ore for ore, number in sold.items() for _ in range(number)]
    every_ms = min(MAX_SALE_MS / len(cubes), MAX_MS_PER_SOLD_CUBE)
    pieces = (
        SequentialAnimation(
            flights.piece_flight_animation(
                cube_painter(ore, 13),
                flights.seat_part_spot(event.seat, ore),
                middle,
                SOLD_CUBE_FLIGHT_MS,
                80,
            ),
            CallAnimation(partial(tally.add_cube, ore)),
            flights.sound_animation("cube"),
        )
        for ore in cubes
    )
    notes = min(len(cubes), MAX_SHOWN_CUBES)
    coins = (
        flights.piece_flight_animation(
            flying_coin_piece,
            middle,
            flights.seat_part_spot(event.seat, "money"),
            SOLD_CUBE_FLIGHT_MS,
            80,
        )
        for _ in range(notes)
    )
    return flights.temporary_node_animation(
        tally,
        make_staggered_animation(every_ms, *pieces),
        CallAnimation(partial(tally.show_final_sum, sold, event.amount("pounds"))),
        DelayAnimation(SALE_READING_MS),
        flights.sound_animation("coins"),
        ParallelAnimation(
            make_staggered_animation(45, *coins),
            panel_counting_animation(flights, event_with_models, SOLD_CUBE_FLIGHT_MS + 45 * notes),
        ),
        event_with_models.change_to_after_animation,
        make_fade_tween(tally, 0.0, 160),
    )


def investment_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which money goes to a place of the investment column, or with a cube
    to a box (C-14), then points come to the panel; a line explains a gain of many points.
    """
    seat = event_with_models.event.seat
    view = event_with_models.model_before.view
    pounds = event_with_models.event.amount("pounds")
    cubes: list[Animation] = []
    if view.investment_boxes_by_round:
        boxes = view.investment_boxes_by_round[view.round - 1]
        colour = flights.context.art_colour_name(seat)
        row = next(number for number, box in enumerate(boxes) if box.pounds == pounds)
        most = MAX_COINS_FLOWN_TO_BOX
        spot = flights.investment_box_spot(view.round, row, len(boxes[row].owners_of_cubes))
        way = flights.seat_part_spot(seat, "cards"), spot
        cube = flights.piece_flight_animation(
            lambda art: art.player_cube(colour, 12.0), *way, INVESTED_MONEY_FLIGHT_MS, 60
        )
        cubes.append(SequentialAnimation(cube, flights.sound_animation("cube")))
    else:
        day = flights.parts.work_track
        most = MAX_SHOWN_CUBES
        spot = flights.position_in_air(
            day, day.investment_place_spot(max(view.seats[seat].passing_row, 0))
        )
    way = flights.seat_part_spot(seat, "money"), spot
    coins = (
        flights.piece_flight_animation(flying_coin_piece, *way, INVESTED_MONEY_FLIGHT_MS, 60)
        for _ in range(min(max(pounds // 5, 1), most))
    )
    wreath = flights.piece_flight_animation(
        flying_laurel_piece,
        spot,
        flights.seat_part_spot(seat, "points"),
        INVESTED_MONEY_FLIGHT_MS,
        60,
    )
    gained = SequentialAnimation(wreath, flights.sound_animation("coin"))
    earned = ParallelAnimation(
        gained, panel_counting_animation(flights, event_with_models, INVESTED_MONEY_FLIGHT_MS * 1.5)
    )
    paid = SequentialAnimation(
        flights.sound_animation("coins"), make_staggered_animation(60, *coins, *cubes)
    )
    return animation_with_points_explanation(
        flights,
        event_with_models,
        SequentialAnimation(paid, earned, event_with_models.change_to_after_animation),
    )


def arsenic_sale_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which lumps of arsenic fill the market space by space and coins
    come back."""
    seat = event_with_models.event.seat
    was = event_with_models.model_before.view.arsenic_market_spaces
    now = event_with_models.model_after.view.arsenic_market_spaces
    filled = [n for n, pair in enumerate(zip(was, now, strict=True)) if pair[0] != pair[1]]
    sold = min(event_with_models.event.amount("arsenic"), MAX_SHOWN_CUBES)
    spaces = [flights.arsenic_market_space_spot(n) for n in (filled + [len(now) - 1] * sold)[:sold]]
    start = flights.seat_part_spot(seat, "arsenic")
    purse = flights.seat_part_spot(seat, "money")
    lumps = [
        flights.piece_flight_animation(
            cube_painter("arsenic"), start, space, SOLD_CUBE_FLIGHT_MS, 80
        )
        for space in spaces
    ]
    coins = [
        flights.piece_flight_animation(flying_coin_piece, space, purse, SOLD_CUBE_FLIGHT_MS, 80)
        for space in spaces
    ]
    return SequentialAnimation(
        make_staggered_animation(70, *lumps),
        flights.sound_animation("coins"),
        make_staggered_animation(70, *coins),
        event_with_models.change_to_after_animation,
    )


def michigan_pieces_arrival_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which the pieces given by Michigan fly to the player's panel."""
    way = (
        emigration_space_spot(flights, event_with_models),
        mines_spot_in_seat_panel(flights, event_with_models),
    )
    pieces = [
        flights.piece_flight_animation(
            piece_painter(PIECE_BY_DEVELOPMENT[kind]),
            *way,
            GIVEN_PIECE_FLIGHT_MS,
            60,
            is_map_size=True,
        )
        for kind, count in event_with_models.event.amounts
        for _ in range(count)
    ]
    return SequentialAnimation(
        make_staggered_animation(120, *pieces),
        flights.sound_animation("cube"),
        event_with_models.change_to_after_animation,
    )


def points_gained_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which a laurel flies to the player's panel, with an explanation if
    at least `MIN_EXPLAINED_POINTS` points were gained.
    """
    way = (
        emigration_space_spot(flights, event_with_models),
        mines_spot_in_seat_panel(flights, event_with_models),
    )
    flight = flights.piece_flight_animation(flying_laurel_piece, *way, INVESTED_MONEY_FLIGHT_MS, 60)
    return animation_with_points_explanation(
        flights,
        event_with_models,
        SequentialAnimation(
            flights.sound_animation("coins"), flight, event_with_models.change_to_after_animation
        ),
    )


def animation_with_points_explanation(
    flights: TrailFlights, event_with_models: TrailEventWithModels, motion: Animation
) -> Animation:
    """Return `motion`, with a line over the map that says what gave the points if the event's seat
    gained at least `MIN_EXPLAINED_POINTS` points."""
    seat = event_with_models.event.seat
    gained = (
        event_with_models.model_after.view.seats[seat].points
        - event_with_models.model_before.view.seats[seat].points
    )
    if gained < MIN_EXPLAINED_POINTS:
        return motion
    lines = JournalTextWriter(flights.context.words, flights.context.seats).journal_entries(
        (event_with_models.event,)
    )
    middle = flights.middle_of_map()
    note = FloatingNote(lines[0].text, (middle[0], middle[1] - NOTE_HEIGHT / 2))
    return flights.temporary_node_animation(
        note,
        ParallelAnimation(motion, DelayAnimation(POINTS_EXPLANATION_MS)),
        make_fade_tween(note, 0.0, 240),
    )


def flying_laurel_piece(art: PieceArt) -> Piece:
    """Return a laurel wreath in the size in which it flies."""
    return art.icon("laurel", 34)
