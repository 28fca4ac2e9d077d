"""What a seat gains, places and pays: effects, pieces, rooms, crests, cathedrals, technologies.

An effect is resolved whole before anything else goes on: its sure parts come at once, its
questions lie on top of those already open (T-311).
"""

from tools.titles.tiletum.oracle.facts import GOODS
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition
from tools.titles.tiletum.oracle.tile_names import parts

STEPS = {"merchant-step": "merchant", "architect-step": "architect"} | {
    "house": "house",
    "pillar": "pillar",
}
ACTIONS = ["merchant", "architect", "character", "contract", "explorer"]


def ask(position: TiletumPosition, question: str, **keys: object) -> None:
    """Open a question with these keys above all open ones."""
    position["pending"].append({"q": question, **keys})


def gain(position: TiletumPosition, player: Player, text: str) -> None:
    """Give a player a printed gain: goods, points, silver, mines and king steps at once, and a
    question for everything that needs a decision (T-408)."""
    questions: list[Frame] = []
    for word, number in parts(text):
        if word in GOODS:
            player["goods"][word] += number
        elif word in ("vp", "silver"):
            player["points" if word == "vp" else word] += number
        elif word == "mine":
            take_mines(player, number)
        elif word == "king":
            position.climb(player["colour"], number)
        elif word in STEPS and any(frame["q"] == "steps" for frame in questions):
            next(frame for frame in questions if frame["q"] == "steps")[STEPS[word]] = number
        else:
            questions.append(question(word, number))
    position["pending"] += reversed(questions)


def take_mines(player: Player, number: int) -> None:
    """Move mines from the general supply to the player's own, at most as many as are left
    (S-306)."""
    found = min(number, player["mines_general"])
    player["mines_general"] -= found
    player["mines"] += found


def question(word: str, number: int) -> Frame:
    """Return the frame of the question that a word of a gain asks; steps and pieces of a character
    are a single question (T-504)."""
    if word in STEPS:
        return {"q": "steps", **dict.fromkeys(STEPS.values(), 0), STEPS[word]: number}
    if word in ACTIONS:
        return {"q": "act", "kind": word, "ap": number, "main": False}
    simple: dict[str, Frame] = {
        "joker": {"q": "as", "ap": number, "main": False},
        "any": {"q": "gain", "left": number},
        "same": {"q": "same", "n": number},
        "building": {"q": "building"},
    }
    if word in simple:
        return simple[word]
    what = word.removesuffix("-anywhere")
    assert word.endswith("-anywhere"), word
    if what in ("merchant", "architect"):
        return {"q": "fly", "who": what}
    return {"q": "anywhere", "what": what, "pay": 0}


def place(position: TiletumPosition, player: Player, piece: str, town: str) -> None:
    """Place a piece in a town and give its printed gain (T-409).

    A mine gives 1 silver and the printed gold (S-405). Merchant II adds the gain of a character to
    a house (S-604), explorer II three equal goods to a mine (S-605).
    """
    printed = position.printed_gain(town, piece)
    position.lay(player, town, piece)
    if piece == "house":
        if position.level(player, "merchant") >= 2:
            ask(position, "one-character")
        gain(position, player, printed)
    elif piece == "mine":
        gain(position, player, f"silver1+gold{printed}" if printed else "silver1")
        if position.level(player, "explorer") >= 2:
            ask(position, "same", n=3)
