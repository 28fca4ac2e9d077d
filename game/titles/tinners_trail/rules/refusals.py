"""Why a readable move is refused now, move by move, for the match and the command line."""

# interpreted: asked when a move has been refused

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules import kinds, reasons
from game.titles.tinners_trail.rules.cards import fits
from game.titles.tinners_trail.rules.developments import affordable_cubes, capacity
from game.titles.tinners_trail.rules.edition_2007 import is_open
from game.titles.tinners_trail.rules.set_up_game import region_to_discard
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import BACK_NAMES, hand_of
from game.titles.tinners_trail.rules.view import has_seat

OF_AREA: Final = "area"  # a roll's choice in 2007, beside the two ores
PHASE_OF_KIND = {
    "discard": kinds.DRAFT,
    "survey": kinds.SURVEY,
    "bid": kinds.AUCTION,
    "drop": kinds.AUCTION,
    "play": kinds.PLAY,
    "pump": kinds.PUMPS_PHASE,
    "invest": kinds.INVEST_PHASE,
    "peek": kinds.PEEK_PHASE,
    "roll": kinds.PRICES,
    "draw": kinds.SURVEY,
    "wallace": kinds.WALLACE_PHASE,
    "calciner": kinds.CALCINER_PHASE,
    "look": kinds.LOOK_PHASE,
    "adelaide": kinds.ADELAIDE_PHASE,
    "prospect": kinds.PROSPECT_PHASE,
    **dict.fromkeys(
        (*reasons.ACTION_NAMES, *reasons.ARSENIC_ACTIONS, *reasons.EMIGRATION_ACTIONS),
        kinds.ACTIONS,
    ),
}
LUCK_KINDS: Final = frozenset({"roll", "draw", "wallace"})
# Where luck decides in the middle of a phase, the phase itself does not say what is due.
LUCK_DURING = {kinds.AUCTION: "bid-roll-due", kinds.SURVEY: "deck-card-due"}


def refusal(state: TrailState, move: Move) -> Reason:
    """Return why the move, which is not legal now, is refused."""
    if state.to_move == NOBODY:
        return Reason("game-over")
    luck = move.kind in LUCK_KINDS
    if state.to_move == CHANCE and not luck:
        return Reason("luck-is-due")
    if state.to_move != CHANCE and luck:
        return Reason("no-luck-due")
    if luck and state.board.edition_2007:
        return _roll(state, move)
    placing = move.kind == "place" and state.phase == kinds.PLACE_PHASE
    phase = kinds.AUCTION if move.choice == "bid" else PHASE_OF_KIND.get(move.kind)
    if phase != state.phase and not placing:
        if luck and state.phase in LUCK_DURING:
            return Reason(LUCK_DURING[int(state.phase)])
        return reasons.not_now(state)
    action = move.kind
    places = move.places
    if move.kind == "miner" and move.choice:
        action = "own-miner"
    elif move.kind == "emigrate":
        places = (*move.places, move.choice)
    found = None
    if action in reasons.action_names(state.board) and not placing:
        found = reasons.why_not(state, action, places)
    return found or QUESTIONS[move.kind](state, move)


def _place(state: TrailState, move: Move) -> Reason:
    """E-4, D-1, D-3: a waiting piece, and a place where it may stand; Michigan's miners may any."""
    if not move.places:
        return Reason("nothing-to-put-off")
    areas = [state.board.area_numbers[place] for place in move.places]
    waits = reasons.why_not_place(state, move.choice)
    stands = reasons.place_reason(state, move.choice, areas)
    return waits or stands or Reason("no-place-for-pieces")


def _discard(state: TrailState, move: Move) -> Reason:
    region = BACK_NAMES[int(region_to_discard(state, state.to_move))]
    if not _holds(state, move.card):
        return Reason("card-not-held", {"card": move.card})
    return Reason("discard-this-region-first", {"region": region})


def _survey(state: TrailState, move: Move) -> Reason:
    area: dict[str, Fact] = {"area": state.board.area_names[int(state.area)]}
    if move.choice == "deck":
        empty = state.board.two_player
        return Reason("deck-is-empty" if empty else "no-deck-in-this-game", area)
    if move.choice == "none":
        return Reason("survey-is-required", area)
    return _card(state, move.card) or Reason("card-too-dear", {**area, **money_of(state)})


def _card(state: TrailState, card: str) -> Reason | None:
    if not _holds(state, card):
        return Reason("card-not-held", {"card": card})
    if not fits(state, state.board.card_numbers[card], state.area):
        area = state.board.area_names[int(state.area)]
        return Reason("card-of-other-region", {"card": card, "area": area})
    return None


def _holds(state: TrailState, card: str) -> bool:
    return state.board.card_numbers.get(card, kinds.EMPTY) in hand_of(state, int(state.to_move))


def _play(state: TrailState, move: Move) -> Reason:
    area = state.board.area_names[int(state.area)]
    return _card(state, move.card) or Reason("card-too-dear", {"area": area, **money_of(state)})


def _pump(state: TrailState, move: Move) -> Reason:
    area = state.board.area_numbers[move.places[0]]
    dry = state.board.edition_2007 or state.owner[area] != kinds.EMPTY
    return Reason("no-water-there" if dry else "no-mine-there", {"area": move.places[0]})


def _invest(state: TrailState, move: Move) -> Reason:
    """I-2: what one has, in fives; C-14: the price of a box of this round with a free place."""
    pounds = move.amount("pounds")
    if state.board.edition_2007:
        row = int(state.board.row_of_price(pounds))
        if row == kinds.EMPTY:
            prices = ", ".join(f"£{price}" for price in state.board.box_price)
            return Reason("no-such-box", {"pounds": pounds, "prices": prices})
        if not is_open(state, row):
            return Reason("box-is-full", {"pounds": pounds})
    if state.board.edition_2007 or pounds > state.money[state.to_move]:
        return Reason("invest-above-money", {"pounds": pounds, **money_of(state)})
    return Reason("invest-in-fives", {"pounds": pounds})


def _peek(state: TrailState, move: Move) -> Reason:
    area = state.board.area_numbers[move.places[0]]
    facts: dict[str, Fact] = {"area": move.places[0]}
    if state.tile[area] == kinds.EMPTY:
        return Reason("area-without-tile", facts)
    seen = has_seat(state.seen[area], state.to_move)
    return Reason("tile-already-seen" if seen else "tile-face-up", facts)


def _roll(state: TrailState, move: Move) -> Reason:
    if state.board.edition_2007 and state.phase != kinds.PRICES:
        if move.choice != OF_AREA:
            return Reason("area-roll-due", {"area": state.board.area_names[int(state.area)]})
        return Reason("no-such-faces")
    due = "tin" if state.tin_price == 0 else "copper"
    if move.choice not in (due, "bid"):
        return Reason("other-roll-due", {"ore": due})
    return Reason("no-such-faces")


def _draw(state: TrailState, move: Move) -> Reason:
    his = state.area == kinds.EMPTY
    return Reason("card-not-in-his-deck" if his else "card-not-in-deck", {"card": move.card})


def _action_card(state: TrailState, move: Move) -> Reason:
    """LW-3: one of the action cards still in his deck."""
    number = move.amount("card")
    most = int(state.board.wallace_cards)
    if number > most:
        return Reason("no-such-action-card", {"number": number, "most": most})
    return Reason("action-card-laid-aside", {"number": number})


def too_many_cubes(state: TrailState, move: Move) -> Reason:
    """X-1 .. X-3, C-10: at least one cube, no more than lie there, can be carried and paid."""
    area = state.board.area_numbers[move.places[0]]
    tin = move.amount("tin")
    copper = move.amount("copper")
    facts: dict[str, Fact] = {"area": state.board.area_names[area]}
    if tin + copper == 0:
        return Reason("no-cube-named", facts)
    if tin > state.tin[area] or copper > state.copper[area]:
        lying = {"tin": int(state.tin[area]), "copper": int(state.copper[area])}
        return Reason("not-so-many-cubes", {**facts, **lying})
    most = int(capacity(state, area))
    if tin + copper > most:
        return Reason("over-capacity", {**facts, "capacity": most})
    paid = int(affordable_cubes(state, state.to_move, area))
    water = int(state.water[area])
    return Reason("cubes-too-dear", {**facts, "cubes": paid, "water": water, **money_of(state)})


def money_of(state: TrailState) -> dict[str, Fact]:
    """Return the fact of what the deciding seat has."""
    return {"money": int(state.money[state.to_move])}


def why_not_bid(state: TrailState, move: Move) -> Reason:
    """A-3, A-6, C-9: at least the minimum, more than the highest bid, no more than one has."""
    pounds = move.amount("pounds")
    if pounds > state.money[state.to_move]:
        return Reason("bid-above-money", {"pounds": pounds, **money_of(state)})
    if state.high_bidder == kinds.EMPTY:
        return Reason("bid-below-minimum", {"pounds": pounds, "minimum": int(state.minimum)})
    return Reason("bid-not-higher", {"pounds": pounds, "high": int(state.high_bid)})


QUESTIONS: dict[str, Callable[[TrailState, Move], Reason]] = {
    "extract": too_many_cubes,
    "place": _place,
    "discard": _discard,
    "survey": _survey,
    "bid": why_not_bid,
    "drop": lambda state, _: Reason("opener-must-bid", {"minimum": int(state.minimum)}),
    "play": _play,
    "pump": _pump,
    "invest": _invest,
    "peek": _peek,
    "prospect": lambda _, move: Reason("area-not-empty", {"area": move.places[0]}),
    "roll": _roll,
    "draw": _draw,
    "wallace": _action_card,
}
