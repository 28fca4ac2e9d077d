"""Cards: what is printed on a survey card, in words, and the viewer's hand."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.engine.knowledge import Event
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.rules.wallace.tables import ACTION_WORDS, BANDS
from game.titles.tinners_trail.table.art.cards import CardFace
from game.words import Words

# Cards: what is printed on a survey card, in words, and the viewer's hand.

WILD = "any"


def face_of(card: str, words: Words) -> CardFace:
    """Return the printed face of a card in the notation, such as "a:tin+1:2"."""
    region, benefit, value = card.split(":")
    return CardFace(
        region=region,
        head=words.say("table.wild") if region == WILD else region.upper(),
        benefit=benefit,
        name=benefit_name(benefit, words),
        value=words.say("table.pounds", pounds=value),
    )


def benefit_name(benefit: str, words: Words) -> str:
    """Return the words for a benefit such as "copper+2" or "port"."""
    for sign in "+-":
        if sign in benefit:
            kind, number = benefit.split(sign)
            return words.say(f"table.benefit-{kind}", number=number)
    return words.say(f"table.benefit-{benefit}")


def is_hidden(card: str) -> bool:
    """Return whether only the card's back is known."""
    return card.endswith("?")


def back_of(card: str) -> str:
    """Return the card as its back alone tells it, such as "a:?".

    Cards for two regions have the back of the wild ones they replace (K-1).
    """
    region = card.partition(":")[0]
    return f"{region if len(region) == 1 else WILD}:?"


def back_letter(region: str, words: Words) -> str:
    """Return what is written on the back of a region's cards, or of the wild ones."""
    return words.say("table.wild-letter") if region == WILD else region.upper()


@dataclass(frozen=True, slots=True)
class TrailHand:
    """The viewer's cards; `hidden` shows backs only."""

    cards: tuple[str, ...]
    hidden: bool


def hand_of_viewer(view: TableView, *, concealed: bool) -> TrailHand:
    """Return the viewer's hand; an onlooker has none."""
    if not 0 <= view.viewer < len(view.seats):
        return TrailHand((), True)
    return TrailHand(view.seats[view.viewer].hand, concealed)


# Lord Wallace: his affairs, the action card that lies open, and why he did what he did.

MOST_LINES = 4
NOBODY = -1
CHOSEN_FOR = {  # what he chose a place for, by what happens there next
    "extracted": "mine",
    "opened-auction": "tile",
    "bought-land": "tile",
    "pumped": "pumps",
    "dug-adit": "adit",
    "placed-port": "port",
    "placed-train": "train",
    "placed-miner": "miner",
    "placed-own-miner": "miner",
    "emigrated": "emigrant",
    **{f"placed-michigan-{piece}": piece for piece in ("adit", "port", "train", "miner")},
}


@dataclass(frozen=True, slots=True)
class Affairs:
    """What he owes and has earned in this round, in pounds, and the cards left in his decks."""

    seat: int
    owed: int
    earned: int
    survey_cards: int
    action_cards: int
    copper_price: int
    copper_is_dear: bool


@dataclass(frozen=True, slots=True)
class CardCell:
    """A cell of an action card: the action, and the one that is taken when copper is dear."""

    action: str
    when_dear: str


@dataclass(frozen=True, slots=True)
class HisTurn:
    """The card that was revealed last, the cell that counted and his reasons; card 0 for none."""

    card: int = 0
    round: int = 0
    band: int = 0
    action: str = ""
    lines: tuple[str, ...] = field(default=())


def cells_of(board: Board, card: int) -> tuple[tuple[CardCell, ...], ...]:
    """Return the printed cells of an action card, numbered from 1: a row a round."""
    tables = board.wallace
    rows = []
    for game_round in range(1, ROUNDS + 1):
        places = [int(tables.cell(card - 1, game_round, band)) for band in range(BANDS)]
        rows.append(
            tuple(
                CardCell(ACTION_WORDS[tables.plain[n]], ACTION_WORDS[tables.highlighted[n]])
                for n in places
            )
        )
    return tuple(rows)


def bands_of(board: Board) -> tuple[tuple[int, int], ...]:
    """Return the first and last column of each band."""
    starts = [int(column) for column in board.wallace.band_from]
    ends = [start - 1 for start in starts[1:]] + [int(board.columns) - 1]
    return tuple(zip(starts, ends, strict=True))


class Explainer:
    """Hears the events of a game and keeps Lord Wallace's last card and reasons, in words."""

    def __init__(self, words: Words) -> None:
        """Begin with no card revealed."""
        self._words = words
        self._seat = NOBODY
        self.turn = HisTurn()

    def forget(self) -> None:
        """No card has been revealed."""
        self.turn = HisTurn()

    def hear(self, events: tuple[Event, ...]) -> None:
        """Take what happened; games without him tell nothing."""
        for number, event in enumerate(events):
            self._hear(event, events[number + 1 :])

    def _hear(self, event: Event, following: tuple[Event, ...]) -> None:
        if event.kind == "wallace-card":
            self._seat = event.seat
            self.turn = HisTurn(
                event.amount("card"), event.amount("round"), event.amount("band"), event.card
            )
        elif event.kind == "opened-auction" and event.seat != self._seat:
            self.turn = replace(self.turn, lines=())
        elif event.kind.startswith("wallace-"):
            lines = (*self.turn.lines, self._line(event, following))
            self.turn = replace(self.turn, lines=lines[-MOST_LINES:])

    def _line(self, event: Event, following: tuple[Event, ...]) -> str:
        kind = event.kind.removeprefix("wallace-")
        facts: dict[str, object] = dict(event.amounts)
        facts["places"] = self._places(event.places)
        if event.card:
            facts["what"] = self._words.say(f"wallace.{event.card}")
        if kind == "chose":
            kind = f"chose-{_what_for(event, following)}"
        if kind == "rolled" and event.amount("added"):
            kind = "rolled-deep"
        return self._words.say(f"table.his-{kind}", **facts)

    def _places(self, places: tuple[str, ...]) -> str:
        names = [str(self._words.name(place)) for place in places]
        if len(names) < 2:
            return "".join(names)
        return self._words.say("gain.both", first=names[0], second=names[-1])


def _what_for(chose: Event, following: tuple[Event, ...]) -> str:
    """Return what a place was chosen for; "only" when there was no other."""
    if chose.amount("candidates") < 2:
        return "only"
    return next(
        (CHOSEN_FOR[event.kind] for event in following if event.kind in CHOSEN_FOR), "place"
    )
