"""What a seat gains: sure parts at once, then the questions in the order named (T-311, T-513)."""

from tools.titles.tiletum.oracle.facts import GOODS
from tools.titles.tiletum.oracle.king import climb
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import parts

STEPS = {"merchant-step": "merchant", "architect-step": "architect", "house": "house"} | {
    "pillar": "pillar"
}
ACTIONS = ["merchant", "architect", "character", "contract", "explorer"]


def gain(table: TiletumOracleTable, player: TiletumOraclePlayer, text: str) -> None:
    """Resolve a gain; its questions come on top of those already open."""
    questions: list[Frame] = []
    for word, number in parts(text):
        if not sure(table, player, word, number):
            ask(questions, word, number)
    table.pending += reversed(questions)


def sure(table: TiletumOracleTable, player: TiletumOraclePlayer, word: str, number: int) -> bool:
    """Give what asks nothing: goods, points, silver, mines, king steps (T-408)."""
    if word in GOODS:
        player.goods[word] += number
    elif word == "vp":
        player.points += number
    elif word == "silver":
        player.silver += number
    elif word == "mine":
        take_mines(player, number)
    elif word == "king":
        climb(table, player.colour, number)
    else:
        return False
    return True


def take_mines(player: TiletumOraclePlayer, number: int) -> None:
    """S-306: from the general to the own supply; none left, none gained."""
    found = min(number, player.mines_general)
    player.mines_general -= found
    player.mines += found


def ask(questions: list[Frame], word: str, number: int) -> None:
    """Add the question a part of a gain asks; steps and pieces are one question (T-504)."""
    if word in STEPS:
        for frame in questions:
            if frame["q"] == "steps":
                frame[STEPS[word]] = number
                return
        questions.append({"q": "steps", STEPS[word]: number})
    else:
        questions.append(question(word, number))


def question(word: str, number: int) -> Frame:
    """The question of one word."""
    if word in ACTIONS:
        return {"q": "act", "kind": word, "ap": number}
    plain: dict[str, Frame] = {
        "joker": {"q": "as", "ap": number},
        "any": {"q": "gain", "left": number},
        "same": {"q": "same", "n": number},
        "building": {"q": "building"},
    }
    if word in plain:
        return plain[word]
    piece, anywhere = word.removesuffix("-anywhere"), word.endswith("-anywhere")
    assert anywhere, word
    if piece in ("merchant", "architect"):
        return {"q": "fly", "who": piece}
    return {"q": "anywhere", "what": piece}
