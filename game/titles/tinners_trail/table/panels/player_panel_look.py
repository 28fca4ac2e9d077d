"""The view model of a player panel."""

from typing import NamedTuple

from game.records.records import HUMAN_PLAYER
from game.table_protocol import SeatPlayer
from game.text.words import Words
from game.titles.tinners_trail.rules.view_classes import SeatView
from game.titles.tinners_trail.table import extras as extras_module
from game.titles.tinners_trail.table import view_model


class TrailPlayerLook(NamedTuple):
    """What the panel of one player shows: `turn_text_and_tone` is a word about the turn and its
    tone, `is_acting` lights the panel.

    `cards_or_cubes_left` counts what stands beside the mines: cards in hand, in the 2007 edition
    investment cubes left. `wallace_debt_pounds` is what Lord Wallace owes, shown in place of his
    money; 0 for the other seat. With `extras_in_play` there is a third row.
    """

    name: str
    caption: str
    seat: SeatView
    cards_or_cubes_left: int
    turn_text_and_tone: tuple[str, str]
    is_acting: bool
    extras_in_play: extras_module.ExtrasInPlay
    wallace_debt_pounds: int


def make_player_look(
    model: view_model.TrailModel, seat_player: SeatPlayer, words: Words
) -> TrailPlayerLook:
    """Return what the panel of a seat shows."""
    affairs = model.wallace_affairs
    seat = model.view.seats[seat_player.seat]
    extras = model.extras_in_play
    return TrailPlayerLook(
        name=seat_player.name,
        caption=seat_player.kind_caption,
        seat=seat,
        cards_or_cubes_left=seat.investment_cubes_left
        if extras.investment_boxes
        else len(seat.hand),
        turn_text_and_tone=_turn_chip_text_and_tone(model, seat_player, words),
        is_acting=model.deciding_seat == seat_player.seat,
        extras_in_play=extras,
        wallace_debt_pounds=affairs.owed_pounds
        if affairs is not None and affairs.seat == seat_player.seat
        else 0,
    )


def _turn_chip_text_and_tone(
    model: view_model.TrailModel, seat_player: SeatPlayer, words: Words
) -> tuple[str, str]:
    """Return a short text about a seat's turn and the tone in which it is shown: that it is
    deciding, has declined to invest, or in which place it passed. The text is "" if none
    applies."""
    view = model.view
    seat = model.view.seats[seat_player.seat]
    if model.deciding_seat == seat_player.seat:
        # not a seat given to a computer
        yours = view.viewer == seat_player.seat and seat_player.player_kind == HUMAN_PLAYER
        return words.say("table.your-turn" if yours else "table.acting"), "commit"
    if view.phase == "invest" and seat.has_declined_to_invest:
        return words.say("table.declined"), "calm"
    if seat.passing_row >= 0:
        return words.say(f"table.passed-{seat.passing_row + 1}"), "calm"
    return "", "calm"
