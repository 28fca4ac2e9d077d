"""The coach's advice: explanations, and when it is time to show each."""

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
ANY: Final = "any"  # every move is good

Facts = Mapping[str, int]
FactsOf = Callable[[State, int], Facts]
"""Names numbers of a position, from a view and its seat: all a coach may know."""
FactsOfMove = Callable[[State, int, Move, Sequence[int]], Facts]
"""Names numbers of what a move and those advised to follow it would change for their seat."""
NewsOf = Callable[[Event, int], Facts]


@dataclass(frozen=True, slots=True)
class Explanation:
    """One explanation; its words are `coach.<name>`, and may hold facts in braces.

    It is time for it when a move of the kind `asked` can be chosen ("" for any question), every
    fact of `least` is at least so much and every fact of `most` at most so much. With `good` the
    analysis has to be there and to advise a move of one of these names (`name_of`, ANY for all):
    its move is told then, with its weightiest reasons. `points` are UI anchors to ring; a star
    stands for the kind of that move. What comes `again` may be told once in every round.
    """

    name: str
    asked: str
    least: Facts = field(default_factory=dict)
    most: Facts = field(default_factory=dict)
    good: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    again: bool = False

    def fits(self, question: PersonalQuestion, facts: Facts, best: Move | None) -> bool:
        """Return whether it matters for this question, of which the analysis advises `best`."""
        good = best is not None and (ANY in self.good or name_of(best) in self.good)
        return (
            (not self.asked or any(move.kind == self.asked for move in question.moves))
            and all(facts.get(name, 0) >= number for name, number in self.least.items())
            and all(facts.get(name, 0) <= number for name, number in self.most.items())
            and (not self.good or good)
        )


@dataclass(frozen=True, slots=True)
class Coach:
    """All advice of a title in the order of its weight, and who names the facts.

    `news_of` names facts of an event that befell a seat since it was asked last, `facts_of_move`
    those of the advised move, so that what is said of a place is said of the one it is about.
    """

    advice: tuple[Explanation, ...]
    facts_of: FactsOf
    news_of: NewsOf = lambda event, seat: {}
    facts_of_move: FactsOfMove = lambda view, seat, move, following: {}

    def due(
        self, question: PersonalQuestion, facts: Facts, best: Move | None, told: Collection[str]
    ) -> Explanation | None:
        """Return the first advice that matters now and was not told yet, None without one. `best`
        is the move the analysis advises, None while it is not known.
        """
        for advice in self.advice:
            if advice.name not in told and advice.fits(question, facts, best):
                return advice
        return None


def name_of(move: Move) -> str:
    """Return the name advice has for a move: its kind, with its choice if it has one."""
    return f"{move.kind}-{move.choice}" if move.choice else move.kind


def read_advice(file: Path) -> tuple[Explanation, ...]:
    """Return the advice a file holds; Unreadable says what is wrong with it."""
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
