"""The course of a game: answers, luck, and what follows by itself (T2, T7, T8, S-7)."""

from collections.abc import Callable

from tools.titles.tiletum.oracle import cardinal, questions, surprises, turn
from tools.titles.tiletum.oracle.cardinal_tasks import do_tasks
from tools.titles.tiletum.oracle.dice import corruption_outcomes, dice_outcomes, roll
from tools.titles.tiletum.oracle.fair_scoring import fair_phase
from tools.titles.tiletum.oracle.king import king_tile
from tools.titles.tiletum.oracle.round_clean_up import TRACK, clean_up
from tools.titles.tiletum.oracle.table import TiletumPosition
from tools.titles.tiletum.oracle.tile_draws import (
    deck_wanted,
    refill_due,
    settle_draw,
    tile_outcomes,
    under,
)
from tools.titles.tiletum.oracle.turns import begin_turn, end_turn, next_seat


def answers(position: TiletumPosition) -> dict[str, int]:
    """Return every legal move with the number 1; for a chance event every outcome with the number
    of equally likely ways in which it occurs."""
    if position["to_move"] != "luck":
        return dict.fromkeys(questions.moves(position), 1)
    odds: dict[str, Callable[[TiletumPosition], dict[str, int]]] = {
        "dice": dice_outcomes,
        "corruption": corruption_outcomes,
        "decree": cardinal.decree_outcomes,
        "surprise": surprises.surprise_outcomes,
    }
    return odds.get(position["phase"], tile_outcomes)(position)


def play(position: TiletumPosition, text: str) -> None:
    """Carry out a legal move or chance outcome, and everything that follows from it without a
    decision."""
    words = text.split()
    phase = position["phase"]
    if position["to_move"] == "luck":
        happen(position, words)
    elif phase == "king-tile":
        king_tile(position, words[1])
    else:
        questions.answer(position, text)
    while settle(position):
        pass


def happen(position: TiletumPosition, words: list[str]) -> None:
    """Carry out an outcome of a chance event: a die, a corruption token, a decree, a surprise, a
    crest or a drawn tile."""
    if words[0] == "die":
        roll(position, words[1], int(words[2]))
    elif words[0] == "corruption":
        # T-204: all markers move down together; then the first seat's turn
        token = int(words[1])
        position["corruption"].append(token)
        for colour in position["king"]:
            position["king"][colour] -= token
        begin_turn(position)
    elif words[0] == "decree":
        cardinal.take_turn(position, words[1])
        if position["phase"] == "decree":
            end_turn(position)
    elif words[0] in ("surprise", "crest"):
        surprises.happen(position, words)
    else:
        draw(position, words[1])


def settle(position: TiletumPosition) -> bool:
    """Carry out the next thing that follows without a decision; return False if there is none."""
    phase = position["phase"]
    if phase in ("turn", "play"):
        return settle_turn(position)
    if phase == "refill" and not refill_due(position):
        next_seat(position)
        return True
    if phase == "clean-up":
        clean_up(position)
        return bool(position["phase"] != "clean-up")
    cards = position["solo"]
    if phase == "surprise" and not cards["surprises_due"] and not cards["crest_due"]:
        do_tasks(position)  # S-912: after the last card of a series tasks
        after, cards["after"] = cards["after"], ""
        (end_turn if after == "refill" else fair_phase)(position)
        return True
    return False


def settle_turn(position: TiletumPosition) -> bool:
    """Continue a seat's turn up to its next question or its end; return False if the seat or a
    chance event comes next."""
    pending = position["pending"]
    seat = position["seat"]
    if not pending:
        if position["die"] is not None:
            end_turn(position)
            return True
        position |= {"phase": "turn", "to_move": seat}
        return False
    position |= {"phase": "play", "to_move": seat}
    if pending[-1]["q"] == "die":
        turn.go_on_with_die(position)
        return True
    if pending[-1]["q"] == "draw":
        position["to_move"] = "luck"
        return settle_draw(position)
    if questions.only_declines(position):
        questions.answer(position, questions.moves(position)[0])
        return True
    return False


def draw(position: TiletumPosition, tile: str) -> None:
    """Move a drawn tile to where it belongs, by the phase and the open question: an offer, the
    tiles to choose from, the king's tile or an action."""
    deck = deck_wanted(position)
    (position["decks"][deck] or under(position, deck)).remove(tile)
    if position["phase"] == "play":
        position["pending"][-1]["left"] -= 1
    if deck == "characters":  # the newest stands last
        position["character_offer"].append(tile)
    elif position["phase"] == "play":  # to the tiles one may choose from
        position["pending"][-1]["tiles"].append(tile)
    elif position["phase"] == "refill":  # T-312: the rightmost gap first
        offer = position["contract_offer"]
        offer[max(place for place, other in enumerate(offer) if not other)] = tile
    elif position["refilling"] == TRACK:  # T-711
        position["king_tile"] = tile
    else:
        position["action_tiles"][position["refilling"]] = tile
