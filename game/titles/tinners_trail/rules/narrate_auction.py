"""Narration of auctions: from opening to the new mine (A, A2)."""

from __future__ import annotations

from game.engine.knowledge import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import cubes_of_tile
from game.titles.tinners_trail.rules.wallace.preference import can_pay, mine_work


def moved_marker(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """The work a marker has moved by (T-2, C-20)."""
    work = int(after.column[seat] - before.column[seat])
    return [Event("moved-marker", seat, amounts=(("work", work),))] if work > 0 else []


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
        if other != seat and before.bidding[other] and not can_pay(before, other, pounds + 1)
    ]
    return [
        Event("bid", seat, amounts=(("pounds", pounds),)),
        *(Event("dropped", other, amounts=(("by_itself", 1),)) for other in out),
    ]


def narrate_auction_end(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The sale and the new mine, or an auction nobody wanted (A-7, A-8, A2-5)."""
    if before.area == kinds.EMPTY or before.phase == kinds.CALCINER_PHASE:
        return []
    if after.area != kinds.EMPTY and after.phase not in (kinds.PLAY, kinds.CALCINER_PHASE):
        return []
    area = int(before.area)
    place = (before.board.area_names[area],)
    if after.phase == kinds.PLAY:
        return _sale(before, move, after, int(after.high_bidder), int(after.tile[area]))
    if after.owner[area] == kinds.EMPTY:
        removed = int(after.tile[area] == kinds.EMPTY)
        seat = int(before.opener)
        return [Event("withdrawn", seat, place, amounts=(("removed", removed),))]
    winner = int(after.owner[area])
    built = zip(before.built, after.built, strict=True)
    tile = next(kind for kind, (was, now) in enumerate(built) if was != now)
    events = [] if before.phase == kinds.PLAY else _sale(before, move, after, winner, tile)
    return events + _new_mine(before, move, after, winner, tile)


def _sale(before: TrailState, move: Move, after: TrailState, winner: int, tile: int) -> list[Event]:
    """Bid, work points, insurance and the tile (A-5, A-7)."""
    board = before.board
    place = (board.area_names[int(before.area)],)
    price = move.amount("pounds") if move.kind == "bid" else int(before.high_bid)
    work = int(mine_work(before, winner, board.build_work - board.tile_work[tile]))
    events = [
        Event("won", winner, place, amounts=(("pounds", price),)),
        Event("moved-marker", winner, amounts=(("work", work),)),
    ]
    opener = int(before.opener)
    if before.survey_from == kinds.FROM_HAND and winner != opener:
        events.append(Event("insured", opener, amounts=(("pounds", (price + 1) // 2),)))
    if not before.face_up[int(before.area)]:
        events.append(Event("revealed", winner, place, amounts=tile_cubes(before, tile)))
    pounds = int(board.tile_money[tile]) if winner != board.wallace_seat else 0
    if pounds:  # a Kickstarter tile's; no money to Lord Wallace (K-2, K-3)
        events.append(Event("bonus-money", winner, place, amounts=(("pounds", pounds),)))
    if board.tile_work[tile]:
        back = int(board.tile_work[tile])
        events.append(Event("bonus-work", winner, place, amounts=(("work", back),)))
    return events


def tile_cubes(state: TrailState, tile: int) -> tuple[tuple[str, int], ...]:
    """Return the cubes of a kind of tile as amounts of an event."""
    return tuple(zip(("tin", "copper", "water"), cubes_of_tile(state.board, tile), strict=True))


def _new_mine(
    before: TrailState, move: Move, after: TrailState, winner: int, tile: int
) -> list[Event]:
    """Card, mine, cubes, drainage, benefit (A-7 .. A-9)."""
    area = int(before.area)
    place = (before.board.area_names[area],)
    events: list[Event] = []
    card = int(before.survey_card)
    if move.kind == "play":
        card = before.board.card_numbers[move.card] if move.card else kinds.EMPTY
        value = (("pounds", int(before.board.card_value[card])),) if move.card else ()
        events.append(
            Event("played" if move.card else "play-declined", winner, (), move.card, value)
        )
    events.append(Event("built", winner, place))
    events.append(Event("cubes", winner, place, amounts=tile_cubes(before, tile)))
    water = int(before.board.tile_water[tile])
    drained = min(int(before.drainage[area]), water)
    if drained > 0:
        events.append(Event("drained", winner, place, amounts=(("water", drained),)))
    if card != kinds.EMPTY:
        gained = _gained(before, after, card, water - drained)
        events.append(Event("benefit", winner, place, before.board.card_texts[card], (gained,)))
    return events


def _gained(before: TrailState, after: TrailState, card: int, water: int) -> tuple[str, int]:
    """What the card gave the mine, with so much water; "lost" = 1 when it had no place (A-9)."""
    benefit = int(before.board.card_benefit[card])
    amount = int(before.board.card_amount[card])
    area = int(before.area)
    if benefit == kinds.GAIN_TIN:
        return ("tin", amount)
    if benefit == kinds.GAIN_COPPER:
        return ("copper", amount)
    if benefit == kinds.GAIN_PUMP:
        return ("pump", 1)
    if benefit == kinds.GAIN_MINER:
        return ("miner", 1) if not before.miner[area] else ("lost", 1)
    if benefit == kinds.GAIN_PORT:
        return ("port", 1) if after.port[area] != before.port[area] else ("lost", 1)
    return ("water", min(amount, water))


def sold_ground(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The end of an auction: payment, time points and the mine (C-9)."""
    if before.area == kinds.EMPTY or before.owner[before.area] == after.owner[before.area]:
        return []
    winner = int(after.owner[before.area])
    place = (before.board.area_names[int(before.area)],)
    price = move.amount("pounds") if move.kind == "bid" else int(before.high_bid)
    return [
        Event("won", winner, place, amounts=(("pounds", price),)),
        Event("moved-marker", winner, amounts=(("work", int(before.board.build_work)),)),
        Event("built", winner, place),
    ]
