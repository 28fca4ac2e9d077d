"""The course of a game: the questions, and what an answer does (S, P, I, R)."""

from collections import Counter
from collections.abc import Callable

from tools.titles.tinners_trail.oracle import (
    actions,
    auction_opening,
    auctions,
    emigration,
    new_mine,
    steam_pumps,
    table,
    wallace_auctions,
    wallace_bids,
)
from tools.titles.tinners_trail.oracle import lord_wallace as lw
from tools.titles.tinners_trail.oracle.draft import discard, draft_moves, settle_draft
from tools.titles.tinners_trail.oracle.game_end import answer
from tools.titles.tinners_trail.oracle.investments import (
    choose_investment,
    invest_moves,
    sell,
    settle_adelaide,
    settle_invest,
)
from tools.titles.tinners_trail.oracle.prices import (
    ore_to_roll_for,
    set_price,
    settle_actions,
    settle_prices,
)
from tools.titles.tinners_trail.oracle.round_end import peek, peek_moves, settle_peek
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle.wallace_developments import place_what_waits

MOVES: dict[str, Callable[[TrailPosition], list[str]]] = {
    "draft": draft_moves,
    "actions": actions.moves,
    "survey": auction_opening.survey_moves,
    "look": lambda _position: ["look no", "look yes"],
    "auction": auctions.bid_moves,
    "play": new_mine.play_moves,
    "calciner": lambda _position: ["calciner yes", "calciner no"],
    "pumps": steam_pumps.pump_moves,
    "place": lambda position: [*emigration.place_moves(position), "place none"],
    "adelaide": lambda _position: [f"adelaide {kind}" for kind in table.ORES],
    "invest": invest_moves,
    "peek": peek_moves,
}
PLAY: dict[str, Callable[[TrailPosition, list[str]], None]] = {
    "draft": discard,
    "prices": set_price,
    "actions": actions.play,
    "survey": auctions.survey,
    "look": auctions.look,
    "auction": auctions.bid,
    "play": new_mine.play_card,
    "calciner": new_mine.build_calciner,
    "pumps": steam_pumps.pump,
    "place": lambda position, words: emigration.place_waiting(position, words[1], words[2:]),
    "adelaide": lambda position, words: sell(position, words[1]),
    "invest": choose_investment,
    "peek": peek,
    "wallace": lw.play_card,
}
SETTLE: dict[str, Callable[[TrailPosition], bool]] = {
    "draft": settle_draft,
    "prices": settle_prices,
    "actions": settle_actions,
    "survey": auctions.settle_survey,
    "auction": lambda position: auctions.settle_bids(position) or answer(position),
    "play": new_mine.settle_play,
    "calciner": new_mine.settle_calciner,
    "pumps": steam_pumps.settle_pumps,
    "place": emigration.settle_place,
    "adelaide": settle_adelaide,
    "invest": settle_invest,
    "peek": settle_peek,
    "wallace": lw.settle_turn,
}
"""For each phase the function that does what follows without a decision; it returns whether it did
anything."""


def answers(position: TrailPosition) -> dict[str, int]:
    """Return every legal move with the number 1; for a chance event every outcome with the number
    of equally likely ways in which it occurs."""
    phase = position["phase"]
    if position["to_move"] != "luck":
        return dict.fromkeys(MOVES[phase](position), 1) if phase in MOVES else {}
    if phase == "prices":  # P-1: tin first, then copper
        return table.throws(ore_to_roll_for(position)[0])
    if phase == "auction":
        return table.throws("bid")
    if phase == "wallace":  # LW-1: any card that is left in the deck
        return {f"wallace card {number}": 1 for number in position["wallace_cards"]}
    his = position.is_wallace(position["auction"]["opener"])
    cards = wallace_auctions.survey_cards(position) if his else auction_opening.deck_of(position)
    return {f"draw {card}": number for card, number in Counter(cards).items()}


def play(position: TrailPosition, text: str) -> None:
    """Carry out a legal move or chance outcome, and everything that follows from it without a
    decision."""
    words = text.split()
    his_card = words[0] == "draw" and position.is_wallace(position["auction"]["opener"])
    step = lw.draw if his_card else wallace_bids.roll if words[:2] == ["roll", "bid"] else None
    (step or PLAY[position["phase"]])(position, words)
    place_what_waits(position)
    while position["phase"] in SETTLE and SETTLE[position["phase"]](position):
        place_what_waits(position)
