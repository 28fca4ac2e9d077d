"""The coach's explanations, and the conditions for showing each."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import State
from game.files.toml_fields import Fields, read_toml_file
from game.table_protocol import PersonalQuestion

COACH_MOST_NAME = 40
MOST_NUMBER = 1000
ANY: Final = "any"  # accept every move

Facts = Mapping[str, int]
FactsOf = Callable[[State, int], Facts]
"""Names numbers of a position, from a view and its seat: all a coach may know."""
FactsOfMove = Callable[[State, int, Move, Sequence[int]], Facts]
"""Names numbers of what a move and those advised to follow it would change for their seat."""
NewsOf = Callable[[Event, int], Facts]


@dataclass(frozen=True, slots=True)
class Explanation:
    """One explanation; its text is `coach.<name>` and may have facts in braces.

    It applies when a move of the kind `asked` can be chosen ("" for any decision), every fact of
    `least` is at least its number and every fact of `most` at most its number. With `good` the best
    move of the analysis must have one of these names (see `name_of`), and the text includes that
    move and its main reasons; with ANY the explanation does not wait for the analysis, whose move
    follows when it is known. `points` are UI anchors to ring; a star stands for the kind of the
    best move. An explanation with `again` may be shown once in every round.
    """

    name: str
    asked: str
    least: Facts = field(default_factory=dict)
    most: Facts = field(default_factory=dict)
    good: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    again: bool = False

    def fits(self, question: PersonalQuestion, facts: Facts, best: Move | None) -> bool:
        """Return whether the explanation applies to this decision; `best` is the analysis' best
        move.
        """
        good = ANY in self.good or (best is not None and name_of(best) in self.good)
        return (
            (not self.asked or any(move.kind == self.asked for move in question.moves))
            and all(facts.get(name, 0) >= number for name, number in self.least.items())
            and all(facts.get(name, 0) <= number for name, number in self.most.items())
            and (not self.good or good)
        )


@dataclass(frozen=True, slots=True)
class Coach:
    """All explanations of a title, most important first, and functions that compute their facts.

    `news_of` returns facts about an event since the seat's last decision, `facts_of_move` facts
    about the best move, so that a sentence about an area means the area of that move.
    """

    advice: tuple[Explanation, ...]
    facts_of: FactsOf
    news_of: NewsOf = lambda event, seat: {}
    facts_of_move: FactsOfMove = lambda view, seat, move, following: {}

    def due(
        self, question: PersonalQuestion, facts: Facts, best: Move | None, told: Collection[str]
    ) -> Explanation | None:
        """Return the first explanation that applies and is not in `told`, None when there is none.

        `best` is the analysis' best move, None while it is not known.
        """
        for advice in self.advice:
            if advice.name not in told and advice.fits(question, facts, best):
                return advice
        return None


def name_of(move: Move) -> str:
    """Return a move's name in the advice file: its kind, and its choice if it has one."""
    return f"{move.kind}-{move.choice}" if move.choice else move.kind


def read_advice(file: Path) -> tuple[Explanation, ...]:
    """Read an advice file; Unreadable says what is wrong with it."""
    fields = read_toml_file(file)
    advice = tuple(_advice(table) for table in fields.tables("advice"))
    fields.finish()
    return advice


def _advice(table: Fields) -> Explanation:
    advice = Explanation(
        table.text("name", COACH_MOST_NAME),
        table.text("asked", COACH_MOST_NAME) if "asked" in table else "",
        _numbers(table, "least"),
        _numbers(table, "most"),
        tuple(str(name) for name in table.items("good", "moves", ())),
        tuple(str(point) for point in table.items("points", "UI anchors", ())),
        table.flag("again") if "again" in table else False,
    )
    table.finish()
    return advice


def _numbers(table: Fields, key: str) -> Facts:
    if key not in table:
        return {}
    numbers = table.table(key)
    found = {name: numbers.whole(name, 0, MOST_NUMBER) for name in numbers.keys()}  # noqa: SIM118
    numbers.finish()
    return found
