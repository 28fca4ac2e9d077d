"""Moves as text and as people and the screen see them: one table says how each is read and told.

A move's `kind` is its first word in the notation. `choice` is "none" or "deck" where the move
names neither a place nor a card nor an amount, the ore of a roll ("bid" for Lord Wallace's,
"area" for ground of 2007) or of Adelaide, "own" for an own-colour miner, "yes" or "no" to a
calciner or a look, the place emigrated to, and the piece placed. `amounts` are "pounds" of a bid
or investment, "tin" and "copper" of an extraction, the three faces "tin", "copper", "water" of a
roll, and "card", the number of an action card.
"""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple, NoReturn

from game.engine.move import Move
from game.engine.moves import first_of, kind_of, pack, second_of, third_of
from game.engine.title import Unreadable
from game.fields import allowed_words, listed, shown
from game.notation.move_words import MoveWords
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.refusals import OF_AREA
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES, STOCK_NAMES, border_names

NONE: Final = "none"
DECK: Final = "deck"
ANSWERS: Final = ("no", "yes")
ORES: Final = ("tin", "copper")
DICE: Final = ("tin", "copper", "water")
OWN: Final = "own"

CHOICES: Final = (NONE, DECK)  # in the order of NO_CARD and DECK
ROLLS: Final = {"tin": kinds.ROLL_TIN, "copper": kinds.ROLL_COPPER}

ARSENIC: Final = "the arsenic expansion"
EMIGRATION: Final = "the emigration expansion"
SOLO: Final = "the solo game against Lord Wallace"
KICKSTARTER: Final = "the pack of Kickstarter tiles"
OF_EXPANSIONS: Final = {
    "process": ARSENIC,
    "sell": ARSENIC,
    "calciner": ARSENIC,
    "emigrate": EMIGRATION,
    "place": EMIGRATION,
    "adelaide": EMIGRATION,
    "wallace": SOLO,
    "look": SOLO,
}
OF_REMASTERED: Final = ("discard", "draw", "survey", "play", "peek")
OF_2007: Final = ("prospect",)


class TrailWords(MoveWords):
    """The words of one move text, areas and cards among them."""

    def __init__(self, board: Board, text: str) -> None:
        """Begin after the first word, on the areas of this board."""
        super().__init__(text)
        self.board = board

    def area(self, *others: str) -> int:
        """Take an area and return its number; other words give EMPTY."""
        word = self.take()
        if word in others:
            return EMPTY
        if word not in self.board.area_numbers:
            allowed = allowed_words(word, (*self.board.area_names, *others))
            self.refuse(word, f"allowed there are {allowed}")
        return self.board.area_numbers[word]

    def border(self) -> int:
        """Take two neighbouring areas in either order."""
        names = self.board.area_names
        one = self.area()
        other = self.area()
        found = self.board.border_between(one, other)
        if found == EMPTY:
            self.refuse(names[other], f"{names[one]} borders on {listed(beside(self.board, one))}")
        return found

    def card(self, choices: Collection[str] = ()) -> int:
        """Take a survey card, or one of the other choices: they are numbered from 0 before it."""
        word = self.take()
        if word in choices:
            return list(choices).index(word)
        if word not in self.board.card_numbers:
            cards = allowed_words(word, self.board.card_texts).partition("(nearest: ")[2]
            near = f" (nearest: {cards}" if cards else ""
            form = "a card as region:benefit:value, like a:tin+1:2"
            self.refuse(word, f"allowed there is {' or '.join([form, *choices])}{near}")
        return (kinds.CARD if choices else 0) + self.board.card_numbers[word]

    def refuse_first(self) -> NoReturn:
        """Name the kinds of moves, or the expansion a word belongs to."""
        words = words_of(self.board)
        if self.first in OF_EXPANSIONS and not self.board.edition_2007:
            problem = f"belongs to {OF_EXPANSIONS[self.first]}, which is not in play"
            allowed = f"allowed first words are {listed(words)}"
            raise Unreadable(f"The move {shown(self.text)} {problem}; {allowed}.")
        self.refuse(self.first, f"allowed first words are {allowed_words(self.first, words)}")


def beside(board: Board, area: int) -> list[str]:
    """Return the names of an area's neighbours."""
    numbers = enumerate(board.area_names)
    return [name for other, name in numbers if board.border_between(area, other) != EMPTY]


# What may stand behind the first word: how it is read, and what it adds to the face.


class Wording(NamedTuple):
    """What one part of a move adds to its face."""

    text: str
    places: tuple[str, ...] = ()
    choice: str = ""
    card: str = ""
    amounts: tuple[tuple[str, int], ...] = ()


class Part(NamedTuple):
    """A part of a move: so many fields, how they are read, and how they are told."""

    fields: int
    read: Callable[[TrailWords], tuple[int, ...]]
    tell: Callable[..., Wording]


def _choice(word: str) -> Wording:
    return Wording(word, choice=word)


def _said(word: str) -> Part:
    def read(words: TrailWords) -> tuple[int, ...]:
        words.literal(word)
        return ()

    return Part(0, read, lambda _board: _choice(word))


def _literal(word: str) -> Part:
    return _said(word)._replace(tell=lambda _board: Wording(word))


def _area(board: Board, area: int) -> Wording:
    name = board.area_names[area]
    return Wording(name, places=(name,))


def _border(board: Board, border: int) -> Wording:
    names = border_names(board, border)
    return Wording(" ".join(names), places=names)


def _card(board: Board, card: int) -> Wording:
    return Wording(board.card_texts[card], card=board.card_texts[card])


def _number(name: str, least: int, *others: str) -> Part:
    def tell(_board: Board, number: int) -> Wording:
        if number == 0 and others:
            return _choice(others[0])
        return Wording(str(number), amounts=((name, number),))

    return Part(1, lambda words: (words.number(least, *others),), tell)


def _one_of(choices: tuple[str, ...]) -> Part:
    return Part(
        1,
        lambda words: (choices.index(words.one_of(choices)),),
        lambda _board, number: _choice(choices[number]),
    )


def _card_or(*choices: str) -> Part:
    def tell(board: Board, number: int) -> Wording:
        return (
            _card(board, number - kinds.CARD) if number >= kinds.CARD else _choice(CHOICES[number])
        )

    return Part(1, lambda words: (words.card(choices),), tell)


def _faces(_board: Board, *faces: int) -> Wording:
    text = " ".join(str(face) for face in faces)
    return Wording(text, amounts=tuple(zip(DICE, faces, strict=True)))


def _read_piece(words: TrailWords) -> tuple[int, ...]:
    piece = words.one_of((*STOCK_NAMES, NONE))
    if piece == NONE:
        return (0, 0)
    where = words.border() if piece == "adit" else words.area()
    return (1 + STOCK_NAMES.index(piece), where)


def _piece(board: Board, piece: int, where: int) -> Wording:
    if piece == 0:
        return _choice(NONE)
    name = STOCK_NAMES[piece - 1]
    place = _border(board, where) if name == "adit" else _area(board, where)
    return Wording(f"{name} {place.text}", place.places, choice=name)


AREA: Final = Part(1, lambda words: (words.area(),), _area)
AREA_OR_NONE: Final = Part(
    1,
    lambda words: (words.area(NONE) + 1,),
    lambda board, number: _area(board, number - 1) if number else _choice(NONE),
)
CARD: Final = Part(1, lambda words: (words.card(),), _card)
FACES: Final = Part(3, lambda words: tuple(words.number(0) for _ in DICE), _faces)

# Every kind of move: its first word and its parts, in the order in which refusals name the words.
FORMS: Final[dict[int, tuple[str, tuple[Part, ...]]]] = {
    kinds.DISCARD: ("discard", (CARD,)),
    kinds.DRAW: ("draw", (CARD,)),
    kinds.BUILD: ("build", (AREA,)),
    kinds.MINER: ("miner", (AREA,)),
    kinds.PORT: ("port", (AREA,)),
    kinds.TRAIN: ("train", (AREA,)),
    kinds.PUMPS: ("pumps", ()),
    kinds.PASTIES: ("pasties", ()),
    kinds.PASS: ("pass", ()),
    kinds.DROP: ("drop", ()),
    kinds.PUMP: ("pump", (AREA_OR_NONE,)),
    kinds.EXTRACT: (
        "extract",
        (AREA, _literal("tin"), _number("tin", 0), _literal("copper"), _number("copper", 0)),
    ),
    kinds.ADIT: ("adit", (Part(1, lambda words: (words.border(),), _border),)),
    kinds.BID: ("bid", (_number("pounds", 1),)),
    kinds.INVEST: ("invest", (_number("pounds", 1, NONE),)),
    kinds.PROSPECT: ("prospect", (AREA,)),
    kinds.PROCESS: ("process", (AREA,)),
    kinds.PEEK: ("peek", (AREA_OR_NONE,)),
    kinds.OWN_MINER: ("miner", (AREA, _said(OWN))),
    kinds.SURVEY_CARD: ("survey", (_card_or(NONE, DECK),)),
    kinds.PLAY_CARD: ("play", (_card_or(NONE),)),
    kinds.ROLL_TIN: ("roll", (_said("tin"), FACES)),
    kinds.ROLL_COPPER: ("roll", (_said("copper"), FACES)),
    kinds.ROLL_BID: ("roll", (_said("bid"), FACES)),
    kinds.ROLL_AREA: ("roll", (_said(OF_AREA), FACES)),
    kinds.SELL_ARSENIC: ("sell", (_said("arsenic"),)),
    kinds.CALCINER: ("calciner", (_one_of(ANSWERS),)),
    kinds.LOOK: ("look", (_one_of(ANSWERS),)),
    kinds.EMIGRATE: ("emigrate", (AREA, _one_of(PLACE_NAMES))),
    kinds.PLACE: ("place", (Part(2, _read_piece, _piece),)),
    kinds.ADELAIDE: ("adelaide", (_one_of(ORES),)),
    kinds.WALLACE_CARD: ("wallace", (_literal("card"), _number("card", 1))),
}
KIND_OF_WORD: Final = {word: kind for kind, (word, _) in reversed(FORMS.items())}


def move_face(board: Board, code: int) -> Move:
    """Return the named face of a move of this board."""
    word, parts = FORMS[int(kind_of(code))]
    fields = [int(first_of(code)), int(second_of(code)), int(third_of(code))]
    told = []
    for part in parts:
        told.append(part.tell(board, *fields[: part.fields]))
        fields = fields[part.fields :]
    return Move(
        code,
        word,
        " ".join((word, *(one.text for one in told))),
        tuple(place for one in told for place in one.places),
        choice="".join(one.choice for one in told),
        card="".join(one.card for one in told),
        amounts=tuple(amount for one in told for amount in one.amounts),
    )


# Reading the text of a move; a refusal names the wrong word and what is allowed there.


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong.

    It need not be a legal move. The areas of an adit may come in either order.
    """
    words = TrailWords(board, text)
    if words.first not in words_of(board):
        words.refuse_first()
    kind = KIND_OF_WORD[words.first]
    fields: tuple[int, ...] = ()
    if words.first == "roll":
        # Take what a roll is for
        rolls = dict(ROLLS)
        if words.board.edition_2007:
            rolls[OF_AREA] = kinds.ROLL_AREA
        if words.board.solo:
            rolls["bid"] = kinds.ROLL_BID
        what = words.take()
        if what not in rolls:
            words.refuse(what, f"allowed there are {listed(rolls)}")
        kind = rolls[what]
        fields = FACES.read(words)
    else:
        for part in FORMS[kind][1]:
            fields += part.read(words)
        if kind == kinds.MINER and words.has_more() and not board.edition_2007:
            if not words.board.emigration:
                problem = f"own-colour miners belong to {EMIGRATION}, which is not in play"
                words.refuse(words.take(), problem)
            words.literal(OWN)
            kind = kinds.OWN_MINER
    words.end()
    return int(pack(kind, *(*fields, 0, 0, 0)[:3]))


def words_of(board: Board) -> list[str]:
    """Return the first words of the moves of a game on this board."""
    absent = not_in_play(board)
    others = OF_REMASTERED if board.edition_2007 else OF_2007
    return [
        word
        for word in dict.fromkeys(word for word, _ in FORMS.values())
        if word not in others and OF_EXPANSIONS.get(word) not in absent
    ]


def not_in_play(board: Board) -> tuple[str, ...]:
    """Return the expansions that a game on this board does without."""
    in_play = {
        ARSENIC: board.arsenic,
        EMIGRATION: board.emigration,
        SOLO: board.solo,
        KICKSTARTER: board.set_up.kickstarter_tiles,
    }
    return tuple(name for name, there in in_play.items() if not there)
