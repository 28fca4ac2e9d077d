"""Events of auctions: from opening to the new mine (A, A2)."""

from __future__ import annotations

from dataclasses import replace

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import cube_counts_of_tile_kind
from game.titles.tinners_trail.rules.wallace.payments import (
    can_pay_bid,
    mine_work_cost_capped_for_wallace,
)


def make_event(kind: str, seat: int, /, *places: str, **amounts: int) -> Event:
    """Return an event of a seat with these places, and with its amounts in the order in which they
    are given.
    """
    numbers = tuple((name, int(amount)) for name, amount in amounts.items())
    return Event(kind, int(seat), places, amounts=numbers)


def marker_events(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """Return the event of a seat's marker that moved on the work track, [] if it did not (T-2,
    C-20)."""
    work = after.column[seat] - before.column[seat]
    return [make_event("moved-marker", seat, work=work)] if work > 0 else []


def survey_card_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of a survey card from hand, a draw from the deck, or none (A-4, A2-1)."""
    seat = int(before.to_move)
    if move.card:
        return [replace(make_event("surveyed", seat, from_hand=1), card=move.card)]
    if move.choice == "deck":
        return [make_event("surveyed", seat, from_deck=1)]
    return [make_event("survey-declined", seat)]


def bid_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the event of a bid, and one for each seat that drops out because it cannot pay more
    (A-6)."""
    seat = int(before.to_move)
    pounds = move.amount("pounds")
    out = [
        other
        for other in range(int(before.seats))
        if other != seat and before.bidding[other] and not can_pay_bid(before, other, pounds + 1)
    ]
    return [
        make_event("bid", seat, pounds=pounds),
        *(make_event("dropped", other, by_itself=1) for other in out),
    ]


def auction_end_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of an auction that ends in this step: the sale and new mine, or no bids
    (A-7, A-8, A2-5); [] if none ends."""
    if before.area == kinds.EMPTY or before.phase == kinds.CALCINER_PHASE:
        return []
    if after.area != kinds.EMPTY and after.phase not in (
        kinds.PLAY_CARD_AFTER_AUCTION_PHASE,
        kinds.CALCINER_PHASE,
    ):
        return []
    area = int(before.area)
    if after.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE:
        return _sale_events(before, move, after, int(after.high_bidder), int(after.tile[area]))
    if after.owner[area] == kinds.EMPTY:
        removed = after.tile[area] == kinds.EMPTY
        name = before.board.area_names[area]
        return [make_event("withdrawn", before.opener, name, removed=removed)]
    winner = int(after.owner[area])
    built = zip(before.built, after.built, strict=True)
    tile = next(kind for kind, (was, now) in enumerate(built) if was != now)
    events = (
        []
        if before.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE
        else _sale_events(before, move, after, winner, tile)
    )
    return events + _new_mine_events(before, move, after, winner, tile)


def _sale_events(
    before: TrailState, move: Move, after: TrailState, winner_seat: int, tile: int
) -> list[Event]:
    """Return the events of bid, work points, insurance and tile (A-5, A-7)."""
    board = before.board
    name = before.board.area_names[before.area]
    price = _price_paid(before, move)
    back = board.work_bonus_of_tile[tile]
    events = [
        make_event("won", winner_seat, name, pounds=price),
        make_event(
            "moved-marker",
            winner_seat,
            work=mine_work_cost_capped_for_wallace(
                before, winner_seat, board.build_work_cost - back
            ),
        ),
    ]
    if before.survey_from == kinds.HAND_CARD_SOURCE and winner_seat != before.opener:
        events.append(make_event("insured", before.opener, pounds=(price + 1) // 2))
    if not before.face_up[before.area]:
        events.append(
            Event("revealed", winner_seat, (name,), amounts=cube_amounts_of_tile_kind(before, tile))
        )
    pounds = board.money_bonus_of_tile[tile] if winner_seat != board.wallace_seat else 0
    if pounds:  # a Kickstarter tile's; no money to Lord Wallace (K-2, K-3)
        events.append(make_event("bonus-money", winner_seat, name, pounds=pounds))
    if back:
        events.append(make_event("bonus-work", winner_seat, name, work=back))
    return events


def _price_paid(before: TrailState, move: Move) -> int:
    """Return the pounds that the winner of an auction pays: the bid made by this move, or, if the
    move is not a bid, the highest bid before it."""
    return move.amount("pounds") if move.kind == "bid" else int(before.high_bid)


def cube_amounts_of_tile_kind(state: TrailState, tile: int) -> tuple[tuple[str, int], ...]:
    """Return the tin, copper and water of a kind of tile as the named amounts of an event."""
    return tuple(
        zip(("tin", "copper", "water"), cube_counts_of_tile_kind(state.board, tile), strict=True)
    )


def _new_mine_events(
    before: TrailState, move: Move, after: TrailState, winner_seat: int, tile: int
) -> list[Event]:
    """Return the events of card, mine, cubes, drainage and benefit (A-7 .. A-9)."""
    board = before.board
    name = before.board.area_names[before.area]
    events: list[Event] = []
    card = int(before.survey_card)
    if move.kind == "play" and move.card:
        card = board.card_numbers[move.card]
        played = make_event("played", winner_seat, pounds=board.card_value[card])
        events.append(replace(played, card=move.card))
    elif move.kind == "play":
        card = kinds.EMPTY
        events.append(make_event("play-declined", winner_seat))
    events += mine_built_events(before, winner_seat, before.area, tile)
    if card != kinds.EMPTY:
        water = max(board.tile_water[tile] - before.drainage[before.area], 0)
        gained = _card_benefit_and_amount(before, after, card, water)
        events.append(Event("benefit", winner_seat, (name,), board.card_texts[card], (gained,)))
    return events


def mine_built_events(before: TrailState, winner_seat: int, area: int, tile: int) -> list[Event]:
    """Return the events of the mine, the cubes of its tile, and the water drained before (A-8)."""
    name = before.board.area_names[area]
    drained = before.drainage[area]
    water = min(drained, before.board.tile_water[tile])
    return [
        make_event("built", winner_seat, name),
        Event("cubes", winner_seat, (name,), amounts=cube_amounts_of_tile_kind(before, tile)),
        *([make_event("drained", winner_seat, name, water=water)] if water else []),
    ]


def _card_benefit_and_amount(
    before: TrailState, after: TrailState, card: int, water: int
) -> tuple[str, int]:
    """Return the kind and amount of a card's benefit for a new mine that has this much water;
    ("lost", 1) if the piece has no place (A-9)."""
    benefit = int(before.board.card_benefit[card])
    amount = int(before.board.card_benefit_amount[card])
    area = int(before.area)
    if benefit == kinds.TIN_BENEFIT:
        return ("tin", amount)
    if benefit == kinds.COPPER_BENEFIT:
        return ("copper", amount)
    if benefit == kinds.PUMP_BENEFIT:
        return ("pump", 1)
    if benefit == kinds.MINER_BENEFIT:
        return ("miner", 1) if not before.miner[area] else ("lost", 1)
    if benefit == kinds.PORT_BENEFIT:
        return ("port", 1) if after.port[area] != before.port[area] else ("lost", 1)
    return ("water", min(amount, water))


def ground_sale_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of ground bought in 2007: payment, work points and the mine (C-9); [] if
    none was."""
    if before.area == kinds.EMPTY or before.owner[before.area] == after.owner[before.area]:
        return []
    winner = int(after.owner[before.area])
    name = before.board.area_names[before.area]
    return [
        make_event("won", winner, name, pounds=_price_paid(before, move)),
        make_event("moved-marker", winner, work=before.board.build_work_cost),
        make_event("built", winner, name),
    ]
