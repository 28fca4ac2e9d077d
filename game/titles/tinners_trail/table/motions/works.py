"""Motions of developments and of the working day: pieces from the board, markers, coins."""

from __future__ import annotations

from game.scene.animation import Animation, Call, Delay, Sequence
from game.scene.tween import arc
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.auctions import pay_in
from game.titles.tinners_trail.table.motions.backstage import Backstage, Painter, Point
from game.titles.tinners_trail.table.motions.mines import miner
from game.titles.tinners_trail.table.motions.moment import Moment
from game.titles.tinners_trail.table.stand import Stand

PIECE_MS, COLUMN_MS, PASS_MS = 340.0, 90.0, 400.0


def place_miner(back: Backstage, moment: Moment) -> Animation:
    """A miner comes from the development board."""
    spot = spots.MINER if moment.before.view.area(moment.place).owner >= 0 else spots.MINER_ALONE
    return _develop(back, moment, ("miner", miner), back.area(moment.place, spot))


def place_port(back: Backstage, moment: Moment) -> Animation:
    """A ship comes from the development board and rings its bell."""
    there = back.window(back.parts.chart.county.port(moment.place))
    return _develop(back, moment, ("port", lambda art: art.ship()), there)


def place_train(back: Backstage, moment: Moment) -> Animation:
    """A train comes from the development board and whistles."""
    mine = moment.before.view.area(moment.place).owner >= 0
    there = back.area(moment.place, spots.TRAIN if mine else spots.TRAIN_ALONE)
    return _develop(back, moment, ("train", lambda art: art.train()), there)


def dig_adit(back: Backstage, moment: Moment) -> Animation:
    """An adit comes from the development board and rumbles into the border."""
    first, second = moment.event.places
    there = back.window(back.parts.chart.county.adit(first, second))
    return _develop(back, moment, ("adit", lambda art: art.adit()), there)


def take_pumps(back: Backstage, moment: Moment) -> Animation:
    """The steam pumps start."""
    return Sequence(back.sound("pump"), moment.turn, Delay(240))


def sell_pasties(back: Backstage, moment: Moment) -> Animation:
    """Somebody pays for a pasty."""
    return Sequence(back.sound("pasty"), pay_in(back, moment, back.middle()))


def move_marker(back: Backstage, moment: Moment) -> Animation:
    """The marker slides along the track, column by column."""
    seat = moment.event.seat
    columns = abs(moment.after.view.seats[seat].column - moment.before.view.seats[seat].column)
    return carry_marker(back, moment, seat, max(columns, 1) * COLUMN_MS)


def pass_round(back: Backstage, moment: Moment) -> Animation:
    """The marker goes to the investment column."""
    return Sequence(back.sound("pass"), carry_marker(back, moment, moment.event.seat, PASS_MS))


def carry_marker(back: Backstage, moment: Moment, seat: int, ms: float) -> Animation:
    """Carry a seat's marker from where it lies before to where it lies after."""
    start = marker_spot(back, moment.before, seat)
    end = marker_spot(back, moment.after, seat)
    if start is None or end is None or start == end:
        return moment.turn
    panel = back.parts.working_day
    disc = back.node(_disc(back, seat), start)
    disc.scale = panel.scale
    return Sequence(
        Call(lambda: _lift(back, seat, up=True)),
        back.enter(disc),
        back.sound("marker"),
        arc(disc, end, 14, ms),
        back.leave(disc),
        Call(lambda: _lift(back, seat, up=False)),
        moment.turn,
    )


def marker_spot(back: Backstage, stand: Stand, seat: int) -> Point | None:
    """Return where a seat's marker lies in a stand."""
    panel = back.parts.working_day
    view = stand.view
    for column, seats in enumerate(view.track):
        if seat in seats:
            return back.on(panel, panel.marker_spot(column, seats.index(seat)))
    if seat in view.invested:
        return back.on(panel, panel.place_spot(view.invested.index(seat)))
    return None


def _develop(
    back: Backstage, moment: Moment, piece: tuple[str, Painter], there: Point
) -> Animation:
    kind, paint = piece
    start = back.board(kind, moment.before.view.round)
    flight = back.fly(paint, (start, there), PIECE_MS, 70, map_size=True)
    sounds = {"port": "ship", "train": "train", "adit": "adit", "miner": "cube"}
    return Sequence(flight, back.sound(sounds[kind]), moment.turn, Delay(60))


def _disc(back: Backstage, seat: int) -> Painter:
    colour = back.studio.colour(seat)
    return lambda art: art.disc(colour)


def _lift(back: Backstage, seat: int, *, up: bool) -> None:
    panel = back.parts.working_day
    panel.lifted = panel.lifted | {seat} if up else panel.lifted - {seat}
