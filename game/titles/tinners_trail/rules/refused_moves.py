"""Reasons why single moves are refused, by their kind."""

# interpreted: used only after a refused move

from __future__ import annotations

from typing import Final

from game.engine.move import Move
from game.engine.reasons import FactValue, Reason
from game.titles.tinners_trail.rules import expansion_reasons, kinds, reasons
from game.titles.tinners_trail.rules.cards import card_fits_area
from game.titles.tinners_trail.rules.draft import first_region_without_discard
from game.titles.tinners_trail.rules.extraction import affordable_cube_count, mine_capacity
from game.titles.tinners_trail.rules.investment_boxes import has_box_space
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import (
    CARD_BACK_NAMES,
    card_numbers_in_hand_or_survey_deck,
)
from game.titles.tinners_trail.rules.tile_knowledge import is_seat_in_set

AREA_ROLL_CHOICE: Final = "area"  # a roll's choice in 2007, beside the two ores


def placement_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a waiting piece cannot be placed in this area or border; for a move without a
    place, why the pieces cannot be left waiting (E-4, D-1, D-3)."""
    if not move.places:
        return Reason("nothing-to-put-off")
    areas = [state.board.area_numbers[place] for place in move.places]
    waits = expansion_reasons.why_not_place_waiting_piece(state, move.choice)
    stands = reasons.why_not_place_piece_there(state, move.choice, areas)
    return waits or stands or Reason("no-place-for-pieces")


def discard_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a card cannot be discarded: it is not held, or another region's discard comes
    first."""
    region = CARD_BACK_NAMES[int(first_region_without_discard(state, state.to_move))]
    if not _holds_card(state, move.card):
        return Reason("card-not-held", {"card": move.card})
    return Reason("discard-this-region-first", {"region": region})


def survey_refusal(state: TrailState, move: Move) -> Reason:
    """Return why the opener's choice of a survey card is refused: the deck, no card or this card
    is not possible."""
    area: dict[str, FactValue] = {"area": state.board.area_names[int(state.area)]}
    if move.choice == "deck":
        empty = state.board.is_two_player_game
        return Reason("deck-is-empty" if empty else "no-deck-in-this-game", area)
    if move.choice == "none":
        return Reason("survey-is-required", area)
    return _card_refusal(state, move.card) or Reason("card-too-dear", {**area, **money_fact(state)})


def _card_refusal(state: TrailState, card: str) -> Reason | None:
    if not _holds_card(state, card):
        return Reason("card-not-held", {"card": card})
    if not card_fits_area(state, state.board.card_numbers[card], state.area):
        area = state.board.area_names[int(state.area)]
        return Reason("card-of-other-region", {"card": card, "area": area})
    return None


def _holds_card(state: TrailState, card: str) -> bool:
    return state.board.card_numbers.get(card, kinds.EMPTY) in card_numbers_in_hand_or_survey_deck(
        state, int(state.to_move)
    )


def card_after_auction_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a card cannot be played after an auction: it is not held, does not fit the area,
    or costs too much.
    """
    area = state.board.area_names[int(state.area)]
    return _card_refusal(state, move.card) or Reason(
        "card-too-dear", {"area": area, **money_fact(state)}
    )


def pump_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a pump cannot remove water there: no mine or no water."""
    area = state.board.area_numbers[move.places[0]]
    dry = state.board.is_edition_2007 or state.owner[area] != kinds.EMPTY
    return Reason("no-water-there" if dry else "no-mine-there", {"area": move.places[0]})


def investment_refusal(state: TrailState, move: Move) -> Reason:
    """Return why an investment is refused: amount and money (I-2), or price and space of boxes
    (C-14).
    """
    pounds = move.amount("pounds")
    if state.board.is_edition_2007:
        row = int(state.board.box_row_of_price(pounds))
        if row == kinds.EMPTY:
            prices = ", ".join(f"£{price}" for price in state.board.investment_box_price)
            return Reason("no-such-box", {"pounds": pounds, "prices": prices})
        if not has_box_space(state, row):
            return Reason("box-is-full", {"pounds": pounds})
    if state.board.is_edition_2007 or pounds > state.money[state.to_move]:
        return Reason("invest-above-money", {"pounds": pounds, **money_fact(state)})
    return Reason("invest-in-fives", {"pounds": pounds})


def peek_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a tile cannot be peeked at: none is there, it has been seen, or it is face up."""
    area = state.board.area_numbers[move.places[0]]
    facts: dict[str, FactValue] = {"area": move.places[0]}
    if state.tile[area] == kinds.EMPTY:
        return Reason("area-without-tile", facts)
    seen = is_seat_in_set(state.seen[area], state.to_move)
    return Reason("tile-already-seen" if seen else "tile-face-up", facts)


def roll_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a roll is refused: another roll is due, or the dice have no such faces."""
    if state.board.is_edition_2007 and state.phase != kinds.PRICES_PHASE:
        if move.choice != AREA_ROLL_CHOICE:
            return Reason("area-roll-due", {"area": state.board.area_names[int(state.area)]})
        return Reason("no-such-faces")
    due = "tin" if state.tin_price == 0 else "copper"
    if move.choice not in (due, "bid"):
        return Reason("other-roll-due", {"ore": due})
    return Reason("no-such-faces")


def survey_card_draw_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a card draw is refused: it is not in the deck, or not in Lord Wallace's."""
    his = state.area == kinds.EMPTY
    return Reason("card-not-in-his-deck" if his else "card-not-in-deck", {"card": move.card})


def wallace_action_card_draw_refusal(state: TrailState, move: Move) -> Reason:
    """Return why an action card cannot be drawn: it is not in Lord Wallace's deck (LW-3)."""
    number = move.amount("card")
    most = int(state.board.wallace_action_card_count)
    if number > most:
        return Reason("no-such-action-card", {"number": number, "most": most})
    return Reason("action-card-laid-aside", {"number": number})


def extraction_refusal(state: TrailState, move: Move) -> Reason:
    """Return why an extraction is refused: cubes there, capacity or money (X-1 .. X-3, C-10)."""
    area = state.board.area_numbers[move.places[0]]
    tin = move.amount("tin")
    copper = move.amount("copper")
    facts: dict[str, FactValue] = {"area": state.board.area_names[area]}
    if tin + copper == 0:
        return Reason("no-cube-named", facts)
    if tin > state.tin[area] or copper > state.copper[area]:
        lying = {"tin": int(state.tin[area]), "copper": int(state.copper[area])}
        return Reason("not-so-many-cubes", {**facts, **lying})
    most = int(mine_capacity(state, area))
    if tin + copper > most:
        return Reason("over-capacity", {**facts, "capacity": most})
    paid = int(affordable_cube_count(state, state.to_move, area))
    water = int(state.water[area])
    return Reason("cubes-too-dear", {**facts, "cubes": paid, "water": water, **money_fact(state)})


def money_fact(state: TrailState) -> dict[str, FactValue]:
    """Return the deciding seat's money in pounds as the fact "money"."""
    return {"money": int(state.money[state.to_move])}


def bid_refusal(state: TrailState, move: Move) -> Reason:
    """Return why a bid is refused: minimum, highest bid or money (A-3, A-6, C-9)."""
    pounds = move.amount("pounds")
    if pounds > state.money[state.to_move]:
        return Reason("bid-above-money", {"pounds": pounds, **money_fact(state)})
    if state.high_bidder == kinds.EMPTY:
        return Reason("bid-below-minimum", {"pounds": pounds, "minimum": int(state.minimum)})
    return Reason("bid-not-higher", {"pounds": pounds, "high": int(state.high_bid)})
