"""An action from its card to its end (B-4.3 .. B-4.6, B-5.12, B-10.5, B-11.2)."""

from collections.abc import Callable

from tools.titles.brass.oracle import (
    actions,
    building,
    canals_and_rails,
    developing_and_loans,
    selling,
)
from tools.titles.brass.oracle.board import BrassPosition, pay
from tools.titles.brass.oracle.facts import COUNTERS, PRICES, location_of_space

ACTION_OVER = "action over"
DONE = "done"

FURTHER: dict[str, Callable[[BrassPosition], list[str]]] = {
    "rail": lambda position: canals_and_rails.rail_moves(
        position, PRICES["second_rail"]
    ),  # B-10.5, B-10.8
    "develop": developing_and_loans.development_moves,
    "sell": selling.sale_moves,
}


def moves(position: BrassPosition) -> list[str]:
    """Return the legal answers in the current phase, as move texts.

    In the phase "debt" these are the own counters that can be removed (B-3.2); [] in phases that
    ask nothing.
    """
    phase: str = position["phase"]
    if phase in ("coal", "iron"):
        return [f"{phase} {at}" for at in cube_source_answers(position)]
    if phase == "debt":  # B-3.2: any own counter on the board, flipped or not
        return [f"remove {at}" for at in position.counters_of(position["to_move"])]
    if phase in FURTHER:
        return [*FURTHER[phase](position), DONE]
    if phase == "card":
        return card_answers(position)
    return actions.moves(position) if phase == "actions" else []


def card_answers(position: BrassPosition) -> list[str]:
    """Return an answer `card NAME` for each kind of card in the mover's hand that the pending
    action can be paid with.

    Only building with one card limits the kinds (B-4.3); equal cards are one answer (B-4.5,
    B-17.5).
    """
    words = position["pending"]["move"].split()
    allowed = hand = position.mover["hand"]
    if words[0] == "build" and words[-1] != building.TWO_CARDS:
        allowed = building.cards_for(position, words[1], words[2])
    return [f"card {card}" for card in dict.fromkeys(hand) if card in allowed]


def cube_source_answers(position: BrassPosition) -> list[str]:
    """Return the spaces of the coal mines or ironworks from which the pending action may take its
    cube (B-7.2, B-7.8).

    [] if the cube has to be bought from the market track.
    """
    if position["phase"] == "iron":
        return position.ironworks_with_iron()
    kind, *rest = position["pending"]["move"].split()
    return position.coal_mines_for(rest if kind == "rail" else [location_of_space(rest[1])])


def play_card(position: BrassPosition, card: str) -> None:
    """Move a card from the mover's hand to the discards, and count it for the pending action
    (B-2.5)."""
    position.mover["hand"].remove(card)
    position["discards"][card] = position["discards"].get(card, 0) + 1
    position["pending"]["cards"] -= 1


def play_card_if_only_one_fits(position: BrassPosition) -> bool:
    """Play the card of the pending action without a question if only one kind fits, or begin the
    action if all its cards are played; return False if the player has to choose (B-17.5)."""
    if position["pending"]["cards"] == 0:
        begin_action(position, position["pending"]["move"])
        return True
    found = card_answers(position)
    if len(found) == 1:
        play_card(position, found[0].split()[1])
    return len(found) == 1


def begin_action(position: BrassPosition, text: str) -> None:
    """Make a move the pending one and go to the phase of its first cube, coal before iron; carry it
    out at once if it needs no cube (B-5.12, B-7.11, B-10.5, B-11.2)."""
    position["pending"] = {"move": text}
    if text.startswith("rail") or needs_cube(position, "coal"):
        position["phase"] = "coal"
    elif text.startswith("develop") or needs_cube(position, "iron"):
        position["phase"] = "iron"
    else:
        carry_out_pending_move(position)


def needs_cube(position: BrassPosition, cube: str) -> bool:
    """Return whether the pending move builds a counter that needs a cube of this kind, "coal" or
    "iron" (B-0.4)."""
    kind, *rest = position["pending"]["move"].split()
    if kind != "build":
        return False
    return bool(COUNTERS[rest[0], position.mover["stacks"][rest[0]][0]][cube])


def take_cube_if_only_one_source(position: BrassPosition) -> bool:
    """Take the cube that is due from its only source, or buy it from the market track if there is
    none, and continue the action; return False if there are several sources to choose from
    (B-17.5)."""
    found = cube_source_answers(position)
    if len(found) > 1:
        return False
    if found:
        position.take_from_counter(found[0])
    else:  # B-7.6: it leaves the cheap end of the track; nothing leaves an empty one
        cube = position["phase"]
        pay(position.mover, position.track_price(cube))
        position[cube] = max(0, position[cube] - 1)
    continue_after_cube(position)
    return True


def continue_after_cube(position: BrassPosition) -> None:
    """Go on to the iron if the pending move needs iron after its coal; otherwise carry the move out
    (B-7.11)."""
    if position["phase"] == "coal" and needs_cube(position, "iron"):
        position["phase"] = "iron"
    else:
        carry_out_pending_move(position)


def carry_out_pending_move(position: BrassPosition) -> None:
    """Carry out the pending move, whose cards and cubes have been taken already."""
    text = position["pending"]["move"]
    second = "number" in position["pending"]
    player = position.mover
    position |= {"pending": {}, "phase": ACTION_OVER}
    match text.split():
        case ["build", industry, space, *two_cards]:
            building.build(position, industry, space)
            if two_cards:  # B-4.6
                position["action"] = 2
        case ["canal" | "rail" as kind, *ends]:  # B-10.4, B-10.5
            pay(player, PRICES["second_rail" if second else kind])
            position["link"][" ".join(ends)] = player["colour"]
            if kind == "rail" and not second:
                position["phase"] = "rail"
        case ["develop", industry]:  # B-11.1, B-11.4
            player["stacks"][industry].pop(0)
            if not second:
                position["phase"] = "develop"
        case ["sell", mill, buyer]:
            selling.sell(position, mill, buyer)
        case ["loan", pounds]:
            developing_and_loans.take_loan(player, int(pounds))
        case _:
            assert text == "pass"


def end_action_if_no_further_part(position: BrassPosition) -> bool:
    """End the action if its only legal answer is "done", because no second rail, second development
    or further sale is possible; return whether it ended (B-17.5)."""
    if moves(position) != [DONE]:
        return False
    position["phase"] = ACTION_OVER
    return True
