"""Tables of Tiletum for tests: built by words, played by move texts, looked at as positions.

    table = table_of(dice={"stone": [5]}, pink={"merchant": "koeln"})
    table.play("take stone 5")
    assert table.player("pink")["goods"]["stone"] == 6

Only what a test is about has to be said: two players at the start of a turn of round 1, pink
first, eight dice on the wheel, nothing else on the table.
"""

from __future__ import annotations

import tomllib
from typing import Any, Self

from game.engine.events import Event
from game.engine.options import Options
from game.engine.reasons import IllegalMove, Reason
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.titles import title
from game.toml_text import toml_text

COLOURS = ("pink", "yellow", "blue", "green")
DICE = {"gold": [2], "food": [3], "wool": [1, 4], "stone": [1, 5], "iron": [1, 6]}
OFFER = ["same2+iron2:5", "same2+wool2:5", "wool2+iron2:6", "iron4:6", "wool4:6"]
PEOPLE = ["architect:gold2", "contract:wool3", "merchant:gold3", "king:king1", "king:king2"]
TILETUM = title("tiletum")


def document_of(players: int = 2, **words: Any) -> dict[str, Any]:
    """Return the position that the words describe."""
    seats = [{"colour": colour, **words.pop(colour, {})} for colour in COLOURS[:players]]
    return {"title": "tiletum", "dice": DICE, **words, "player": seats}


def table_of(players: int = 2, **words: Any) -> Table:
    """Return a table; players by their colours, the rest as keys of a position."""
    game, state, _names = TILETUM.read_position(
        toml_text(document_of(players, **words), ""), "table"
    )
    return Table(game, state)


def solo_table(decree: str = "", /, **words: Any) -> Table:
    """Return a solo game in which the Cardinal is to play, with a decree if one is named."""
    seats = [
        {"colour": "pink", **words.pop("pink", {})},
        {"colour": "orange", "cardinal": True, **words.pop("orange", {})},
    ]
    document: dict[str, Any] = {"title": "tiletum", "cardinal": "easy", "dice": DICE}
    document |= {
        "contract_offer": OFFER,
        "character_offer": PEOPLE,
        "step": 1,
        "phase": "decree",
        **words,
    }
    table = Table(*TILETUM.read_position(toml_text({**document, "player": seats}, ""), "solo")[:2])
    return table.play(f"decree {decree}") if decree else table


def new_solo(seed: int = 1, level: str = "easy", seat: int = 1) -> Table:
    """Return a newly dealt game against the Cardinal."""
    return new_table(2, seed, automa=(level,), automa_seat=seat)


def new_table(
    players: int = 2, seed: int = 1, expansions: tuple[str, ...] = (), **automa: Any
) -> Table:
    """Return a newly dealt game."""
    game = TILETUM.game(Options("tiletum", players, expansions=expansions, **automa))
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return Table(game, state)


class Table:
    """A game in progress; it owns the state, and keeps the laws at every step."""

    def __init__(self, game: Game, state: State) -> None:
        """Take the state over."""
        self.game = game
        self.state = state

    def play(self, *texts: str) -> Self:
        """Play moves and outcomes one after the other; IllegalMove for one that is not legal."""
        for text in texts:
            code = self.game.read_move(self.state, text)
            if code not in [move.code for move in self.game.moves(self.state)]:
                raise IllegalMove(self.game.refusal(self.state, text))
            before = self.state.clone()
            self.game.rules.apply(self.state, code)
            broken = self.game.rules.broken_law(before, code, self.state)
            assert not broken, f"after {text}: {self.game.rules.law_words(broken)}"
        return self

    def let_luck(self) -> Self:
        """Let all luck that is due happen as the generator says."""
        while self.state.to_move == CHANCE:
            code = self.game.rules.draw_outcome(self.state)
            self.play(self.game.move(self.state, code).text)
        return self

    def let_luck_until(self, phase: str) -> Self:
        """Let luck happen until a phase begins."""
        while self.state.to_move == CHANCE and self.phase != phase:
            code = self.game.rules.draw_outcome(self.state)
            self.play(self.game.move(self.state, code).text)
        return self

    def told(self, text: str) -> tuple[Event, ...]:
        """Play one move and return what a seat is told of it."""
        before = self.view_of(0)
        move = self.game.move(self.state, self.game.read_move(self.state, text))
        self.play(text)
        return self.game.narrate(before, move, self.view_of(0), 0)

    def view_of(self, seat: int) -> State:
        """Return what a seat may know, as a state."""
        view = self.game.rules.new_state()
        self.game.rules.hide(self.state, seat, view)
        return view

    def moves(self, kind: str = "") -> list[str]:
        """Return the texts of the legal moves that begin so."""
        texts = [move.text for move in self.game.moves(self.state)]
        return sorted(text for text in texts if text.startswith(kind))

    def odds(self) -> dict[str, int]:
        """Return the weight of every outcome of the luck that is due."""
        outcomes = self.game.rules.weighted_outcomes(self.state)
        return {self.game.move(self.state, code).text: weight for code, weight in outcomes}

    def refusal(self, text: str) -> Reason:
        """Return why a move is not legal."""
        return self.game.refusal(self.state, text)

    def text(self) -> str:
        """Return the position as text."""
        return self.game.write_position(self.state, self.game.colours)

    def look(self) -> dict[str, Any]:
        """Return the position as a table of words and numbers."""
        return tomllib.loads(self.text())

    def player(self, colour: str) -> dict[str, Any]:
        """Return a player's entry."""
        return next(entry for entry in self.look()["player"] if entry["colour"] == colour)

    def goods(self, colour: str = "pink") -> dict[str, int]:
        """Return a player's goods, without those it has none of."""
        return {good: count for good, count in self.player(colour)["goods"].items() if count}

    def asked(self) -> dict[str, Any]:
        """Return the question that is asked, without its kind where it is of the phase."""
        pending: list[dict[str, Any]] = self.look().get("pending", [{}])
        return pending[-1]

    @property
    def points(self) -> int:
        """The points of action left."""
        return int(self.asked()["ap"])

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.look()["phase"])

    @property
    def to_move(self) -> str:
        """The colour of the seat to move, "luck" or "nobody"."""
        return str(self.look()["to_move"])
