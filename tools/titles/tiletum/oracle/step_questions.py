"""Questions about steps and pieces (T-504, T-513, S-308, S-501, S-506, S-603)."""

from tools.titles.tiletum.oracle import gains, payments, table, technologies
from tools.titles.tiletum.oracle.facts import SPACES
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition


def meeple_steps(position: TiletumPosition) -> list[str]:
    """Return a text for every step of the mover's merchant and architect to a neighbouring
    space."""
    player = position.mover
    meeples = ("merchant", "architect")
    return [f"step {who} {space}" for who in meeples for space in table.roads()[player[who]]]


def any_step_moves(position: TiletumPosition, _frame: Frame) -> list[str]:
    """Return the answers to a free step: one of the merchant, the architect or an explorer, or none
    (S-603)."""
    below = technologies.explorer_steps(position, position.mover)
    return [*meeple_steps(position), *(f"step {town}" for town in below), "step none"]


def any_step(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """Make the chosen free step (S-603)."""
    if len(words) == 3:
        position.mover[words[1]] = words[2]
    else:
        technologies.explorer_step(position, position.mover, words[1])


def steps_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """Return the answers to the remaining steps and pieces of a character's gain, and "stop"
    (T-504).

    A house is placed at the merchant, a pillar at the architect, and both where an own explorer is
    (S-308).
    """
    player = position.mover
    found = [text for text in meeple_steps(position) if frame[text.split()[1]]]
    for piece, meeple in (("house", "merchant"), ("pillar", "architect")):
        sites = [player[meeple], *player["explorers"]] if frame[piece] else []
        found += [f"{piece} {at}" for at in sites if position.may_place(player, at, piece)]
    return [*found, "stop"]


def steps(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Carry out one of the steps and pieces of a character's gain, and close the question after the
    last one or with "stop" (T-504)."""
    if words[0] == "stop":
        position["pending"].pop()
        return
    frame[words[-2]] -= 1
    if not any(frame[part] for part in ("merchant", "architect", "house", "pillar")):
        position["pending"].pop()  # nothing is left of it; what it brings comes in its place
    if words[0] == "step":
        position.mover[words[1]] = words[2]
    else:
        gains.place(position, position.mover, words[0], words[1])


def anywhere_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """Return the answers to placing a piece in any town of the main map and of maps with an own
    explorer, and the piece with "none" (T-513, S-308, S-506).

    Only "none" is left if the price cannot be paid.
    """
    what = frame["what"]
    player = position.mover
    places = list(SPACES)
    if position.with_silver:
        allowed = [0, *position.maps_with_explorer(player)]
        places = [town for town in position.towns if position.map_of(town) in allowed]
    if not payments.can_pay(player, frame["pay"]):
        places = []
    return [
        *(f"{what} {town}" for town in places if position.may_place(player, town, what)),
        f"{what} none",
    ]
