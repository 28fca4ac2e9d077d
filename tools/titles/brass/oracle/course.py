"""The course of a game: the questions, and what an answer does (B-2 .. B-4, B-13 ff.)."""

from collections.abc import Callable

from tools.titles.brass.oracle import building, selling
from tools.titles.brass.oracle.action_steps import (
    ACTION_OVER,
    DONE,
    begin_action,
    continue_after_cube,
    end_action_if_no_further_part,
    moves,
    play_card,
    play_card_if_only_one_fits,
    take_cube_if_only_one_source,
)
from tools.titles.brass.oracle.board import BrassPosition
from tools.titles.brass.oracle.era_end import end_era
from tools.titles.brass.oracle.income import (
    remove_counter_for_half_cost,
    settle_debt,
    settle_income,
)
from tools.titles.brass.oracle.turns import end_action, end_round

SETTLE: dict[str, Callable[[BrassPosition], bool]] = {
    "card": play_card_if_only_one_fits,
    "coal": take_cube_if_only_one_source,
    "iron": take_cube_if_only_one_source,
    "rail": end_action_if_no_further_part,
    "develop": end_action_if_no_further_part,
    "sell": end_action_if_no_further_part,
    ACTION_OVER: end_action,
    "round over": end_round,
    "income": settle_income,
    "debt": settle_debt,
    "era over": end_era,
}
"""For each phase the function that does what follows without a decision; it returns whether it did
anything."""


def answers(position: BrassPosition) -> dict[str, int]:
    """Return every legal move with the number 1; for a chance event every outcome with the number
    of equally likely ways in which it occurs (B-17.2)."""
    if position["phase"] == "demand":  # B-12.4: the tiles not yet used in this era
        return {f"demand {tile}": position["distant"].count(tile) for tile in position["distant"]}
    return dict.fromkeys(moves(position), 1)


def play(position: BrassPosition, text: str) -> None:
    """Carry out a legal move or chance outcome, and everything that follows from it without a
    decision."""
    words = text.split()
    phase = position["phase"]
    if phase == "actions":  # B-4.4; B-4.5: an action takes one card, or two
        number = 2 if building.TWO_CARDS in words else 1
        position |= {"pending": {"move": text, "cards": number}, "phase": "card"}
    elif phase == "card":
        play_card(position, words[1])
    elif phase in ("coal", "iron"):
        position.take_from_counter(words[1])
        continue_after_cube(position)
    elif phase == "debt":
        remove_counter_for_half_cost(position, words[1])
    elif phase == "demand":
        selling.turn_up_market_tile(position, int(words[1]))
    elif text == DONE:
        position["phase"] = ACTION_OVER
    else:
        begin_action(position, text)
        if phase != "sell":  # notation: the second rail or counter of the action
            position["pending"]["number"] = 2
    while position["phase"] in SETTLE and SETTLE[position["phase"]](position):
        pass
