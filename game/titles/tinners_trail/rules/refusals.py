"""Why a readable move is refused now, move by move, for the match and the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules.both_editions.reasons import (
    ACTION_NAMES,
    money_of,
    place_reason,
    too_many_cubes,
    why_not_bid,
    why_not_drop,
)
from game.titles.tinners_trail.rules.cards import fits
from game.titles.tinners_trail.rules.developments import affordable_cubes, capacity
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADELAIDE_PHASE,
    AUCTION,
    CALCINER_PHASE,
    DRAFT,
    EMPTY,
    INVEST_PHASE,
    LOOK_PHASE,
    PEEK_PHASE,
    PHASE_NAMES,
    PLACE_PHASE,
    PLAY,
    PRICES,
    PUMPS_PHASE,
    SURVEY,
    WALLACE_PHASE,
)
from game.titles.tinners_trail.rules.reasons import (
    ARSENIC_ACTIONS,
    EMIGRATION_ACTIONS,
    action_names,
    why_not,
    why_not_place,
)
from game.titles.tinners_trail.rules.set_up_game import region_to_discard
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import BACK_NAMES, hand_of
from game.titles.tinners_trail.rules.view import has_seat

PHASE_OF_KIND = {
    "discard": DRAFT,
    "survey": SURVEY,
    "bid": AUCTION,
    "drop": AUCTION,
    "play": PLAY,
    "pump": PUMPS_PHASE,
    "invest": INVEST_PHASE,
    "peek": PEEK_PHASE,
    "roll": PRICES,
    "draw": SURVEY,
    "wallace": WALLACE_PHASE,
    "calciner": CALCINER_PHASE,
    "look": LOOK_PHASE,
    "adelaide": ADELAIDE_PHASE,
    **dict.fromkeys((*ACTION_NAMES, *ARSENIC_ACTIONS, *EMIGRATION_ACTIONS), ACTIONS),
}
LUCK_KINDS: Final = frozenset({"roll", "draw", "wallace"})
# Where luck decides in the middle of a phase, the phase itself does not say what is due.
LUCK_DURING = {AUCTION: "bid-roll-due", SURVEY: "deck-card-due"}


def refusal(state: TrailState, move: Move) -> Reason:
    """Return why the move, which is not legal now, is refused."""
    if state.to_move == NOBODY:
        return Reason("game-over")
    luck = move.kind in LUCK_KINDS
    if state.to_move == CHANCE and not luck:
        return Reason("luck-is-due")
    if state.to_move != CHANCE and luck:
        return Reason("no-luck-due")
    placing = move.kind == "place" and state.phase == PLACE_PHASE
    phase = AUCTION if move.choice == "bid" else PHASE_OF_KIND.get(move.kind)
    if phase != state.phase and not placing:
        if luck and state.phase in LUCK_DURING:
            return Reason(LUCK_DURING[int(state.phase)])
        return Reason(f"not-now-{PHASE_NAMES[int(state.phase)]}")
    action, places = _asked_action(move)
    found = None
    if action in action_names(state.board) and not placing:
        found = why_not(state, action, places)
    return found or QUESTIONS[move.kind](state, move)


def _asked_action(move: Move) -> tuple[str, tuple[str, ...]]:
    """Return the action a move stands for, and what it is about."""
    if move.kind == "miner" and move.choice:
        return "own-miner", move.places
    if move.kind == "emigrate":
        return move.kind, (*move.places, move.choice)
    return move.kind, move.places


def _place(state: TrailState, move: Move) -> Reason:
    """E-4, D-1, D-3: a waiting piece, and a place where it may stand; Michigan's miners may any."""
    if not move.places:
        return Reason("nothing-to-put-off")
    areas = [state.board.area_numbers[place] for place in move.places]
    waits = why_not_place(state, move.choice)
    stands = place_reason(state, move.choice, areas)
    return waits or stands or Reason("no-place-for-pieces")


def _too_many_cubes(state: TrailState, move: Move) -> Reason:
    """X-1 .. X-3: at least one cube, no more than lie there, can be carried and paid."""
    area = state.board.area_numbers[move.places[0]]
    most, paid = capacity(state, area), affordable_cubes(state, state.to_move, area)
    return too_many_cubes(state, move, int(most), int(paid))


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
    return state.board.card_numbers.get(card, EMPTY) in hand_of(state, int(state.to_move))


def _play(state: TrailState, move: Move) -> Reason:
    area = state.board.area_names[int(state.area)]
    return _card(state, move.card) or Reason("card-too-dear", {"area": area, **money_of(state)})


def _pump(state: TrailState, move: Move) -> Reason:
    area = state.board.area_numbers[move.places[0]]
    facts: dict[str, Fact] = {"area": move.places[0]}
    return Reason("no-mine-there" if state.owner[area] == EMPTY else "no-water-there", facts)


def _invest(state: TrailState, move: Move) -> Reason:
    pounds = move.amount("pounds")
    if pounds > state.money[state.to_move]:
        return Reason("invest-above-money", {"pounds": pounds, **money_of(state)})
    return Reason("invest-in-fives", {"pounds": pounds})


def _peek(state: TrailState, move: Move) -> Reason:
    area = state.board.area_numbers[move.places[0]]
    facts: dict[str, Fact] = {"area": move.places[0]}
    if state.tile[area] == EMPTY:
        return Reason("area-without-tile", facts)
    seen = has_seat(state.seen[area], state.to_move)
    return Reason("tile-already-seen" if seen else "tile-face-up", facts)


def _luck(state: TrailState, move: Move) -> Reason:
    if move.kind == "wallace":
        return _action_card(state, move.amount("card"))
    if move.kind == "roll":
        due = "tin" if state.tin_price == 0 else "copper"
        if move.choice not in (due, "bid"):
            return Reason("other-roll-due", {"ore": due})
        return Reason("no-such-faces")
    his = state.area == EMPTY
    return Reason("card-not-in-his-deck" if his else "card-not-in-deck", {"card": move.card})


def _action_card(state: TrailState, number: int) -> Reason:
    """LW-3: one of the action cards still in his deck."""
    most = int(state.board.wallace_cards)
    if number > most:
        return Reason("no-such-action-card", {"number": number, "most": most})
    return Reason("action-card-laid-aside", {"number": number})


QUESTIONS: dict[str, Callable[[TrailState, Move], Reason]] = {
    "extract": _too_many_cubes,
    "place": _place,
    "discard": _discard,
    "survey": _survey,
    "bid": why_not_bid,
    "drop": why_not_drop,
    "play": _play,
    "pump": _pump,
    "invest": _invest,
    "peek": _peek,
    "roll": _luck,
    "draw": _luck,
    "wallace": _luck,
}
