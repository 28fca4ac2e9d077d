"""Narration of auctions: from opening to the new mine (A, A2)."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    FROM_HAND,
    GAIN_COPPER,
    GAIN_MINER,
    GAIN_PORT,
    GAIN_PUMP,
    GAIN_TIN,
    PLAY,
)
from game.titles.tinners_trail.rules.state import TrailState


def narrate_build(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """An area is put up for auction (A-1)."""
    seat = int(before.to_move)
    minimum = int(1 + before.passed)
    return [Event("opened-auction", seat, move.places, amounts=(("minimum", minimum),))]


def narrate_survey(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """A survey card from hand, the call for the deck, or none (A-4, A2-1)."""
    seat = int(before.to_move)
    if move.card:
        return [Event("surveyed", seat, card=move.card, amounts=(("from_hand", 1),))]
    if move.choice == "deck":
        return [Event("surveyed", seat, amounts=(("from_deck", 1),))]
    return [Event("survey-declined", seat)]


def narrate_bid(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """A bid, and those it leaves without an answer (A-6)."""
    seat = int(before.to_move)
    pounds = move.amount("pounds")
    out = [
        other
        for other in range(int(before.seats))
        if other != seat and before.bidding[other] and int(before.money[other]) <= pounds
    ]
    return [
        Event("bid", seat, amounts=(("pounds", pounds),)),
        *(Event("dropped", other, amounts=(("by_itself", 1),)) for other in out),
    ]


def narrate_drop(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """A bidder drops out for good (A-6)."""
    return [Event("dropped", int(before.to_move))]


def narrate_auction_end(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The sale and the new mine, or an auction nobody wanted (A-7, A-8, A2-5)."""
    if before.area == EMPTY or (after.area != EMPTY and after.phase != PLAY):
        return []
    area = int(before.area)
    place = (before.board.area_names[area],)
    if after.phase == PLAY:
        return _sale(before, move, after, int(after.high_bidder), int(after.tile[area]))
    if after.owner[area] == EMPTY:
        removed = int(after.tile[area] == EMPTY)
        seat = int(before.opener)
        return [Event("withdrawn", seat, place, amounts=(("removed", removed),))]
    winner = int(after.owner[area])
    tile = _built_tile(before, after)
    events = [] if before.phase == PLAY else _sale(before, move, after, winner, tile)
    return events + _new_mine(before, move, after, winner, tile)


def _built_tile(before: TrailState, after: TrailState) -> int:
    """Return the kind of the tile that has just been built on."""
    kinds = range(int(before.board.tile_kinds))
    return next(kind for kind in kinds if before.built[kind] != after.built[kind])


def _sale(before: TrailState, move: Move, after: TrailState, winner: int, tile: int) -> list[Event]:
    """Bid, work points, insurance and the tile (A-5, A-7)."""
    board = before.board
    place = (board.area_names[int(before.area)],)
    price = move.amount("pounds") if move.kind == "bid" else int(before.high_bid)
    events = [
        Event("won", winner, place, amounts=(("pounds", price),)),
        Event("moved-marker", winner, amounts=(("work", int(board.build_work)),)),
    ]
    opener = int(before.opener)
    if before.survey_from == FROM_HAND and winner != opener:
        events.append(Event("insured", opener, amounts=(("pounds", (price + 1) // 2),)))
    if not before.face_up[int(before.area)]:
        events.append(Event("revealed", winner, place, amounts=_cubes_of(before, tile)))
    return events


def _cubes_of(state: TrailState, tile: int) -> tuple[tuple[str, int], ...]:
    board = state.board
    return (
        ("tin", int(board.tile_tin[tile])),
        ("copper", int(board.tile_copper[tile])),
        ("water", int(board.tile_water[tile])),
    )


def _new_mine(
    before: TrailState, move: Move, after: TrailState, winner: int, tile: int
) -> list[Event]:
    """Card, mine, cubes, drainage, benefit (A-7 .. A-9)."""
    area = int(before.area)
    place = (before.board.area_names[area],)
    events: list[Event] = []
    card = int(before.survey_card)
    if move.kind == "play":
        card = before.board.card_numbers[move.card] if move.card else EMPTY
        events.append(_played_after(before, move, winner, card))
    events.append(Event("built", winner, place))
    events.append(Event("cubes", winner, place, amounts=_cubes_of(before, tile)))
    drained = min(int(before.drainage[area]), int(before.board.tile_water[tile]))
    if drained > 0:
        events.append(Event("drained", winner, place, amounts=(("water", drained),)))
    if card != EMPTY:
        events.append(_benefit(before, after, winner, area, card))
    return events


def _played_after(before: TrailState, move: Move, winner: int, card: int) -> Event:
    if card == EMPTY:
        return Event("play-declined", winner)
    value = int(before.board.card_value[card])
    return Event("played", winner, card=move.card, amounts=(("pounds", value),))


def _benefit(before: TrailState, after: TrailState, winner: int, area: int, card: int) -> Event:
    """What the card gave; "lost" = 1 when it found no legal place (A-9)."""
    board = before.board
    benefit = int(board.card_benefit[card])
    amount = int(board.card_amount[card])
    gained: tuple[tuple[str, int], ...]
    if benefit == GAIN_TIN:
        gained = (("tin", amount),)
    elif benefit == GAIN_COPPER:
        gained = (("copper", amount),)
    elif benefit == GAIN_PUMP:
        gained = (("pump", 1),)
    elif benefit == GAIN_MINER:
        gained = (("miner", 1) if not before.miner[area] else ("lost", 1),)
    elif benefit == GAIN_PORT:
        placed = after.port[area] != before.port[area]
        gained = (("port", 1) if placed else ("lost", 1),)
    else:
        gained = (("water", amount),)
    place = (board.area_names[area],)
    return Event("benefit", winner, place, board.card_texts[card], gained)
