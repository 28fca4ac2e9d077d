"""The coach's explanations, and the conditions for showing each."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import State
from game.files.toml_fields import TomlFields, read_toml_file
from game.table_protocol import PersonalQuestion

MAX_NAME_LETTERS = 40
MAX_FACT_NUMBER = 1000
ANY_MOVE_NAME: Final = "any"  # accept every move

CoachFacts = Mapping[str, int]
PositionFactsFunction = Callable[[State, int], CoachFacts]
"""A function that returns named numbers about a position, from a seat's view and the seat."""
MoveFactsFunction = Callable[[State, int, Move, Sequence[int]], CoachFacts]
"""A function that returns named numbers about what a move, followed by the moves in the list, would
change for a seat."""
EventFactsFunction = Callable[[Event, int], CoachFacts]


@dataclass(frozen=True, slots=True)
class Explanation:
    """One explanation of the coach; its text is `coach.<name>` and may have facts in braces.

    It applies when a move of the kind `asked_move_kind` can be chosen ("" for any decision), every
    fact in `min_facts` is at least the number given there, and every fact in `max_facts` at most
    that number. If `best_move_names` is not empty, the best move of the analysis must have one of
    these names (see `move_name_in_advice_files`), and the text includes that move and its main
    reasons. If ANY_MOVE_NAME is one of them, every best move will do: the explanation is shown
    before the analysis is ready, and the move is added to it later.

    `ringed_anchors` are UI anchors to ring; a star in a name stands for the kind of the best move.
    An explanation with `repeats_each_round` may be shown once in every round.
    """

    name: str
    asked_move_kind: str
    min_facts: CoachFacts = field(default_factory=dict)
    max_facts: CoachFacts = field(default_factory=dict)
    best_move_names: tuple[str, ...] = ()
    ringed_anchors: tuple[str, ...] = ()
    repeats_each_round: bool = False

    def applies_to(
        self, question: PersonalQuestion, facts: CoachFacts, best_move: Move | None
    ) -> bool:
        """Return whether the explanation applies to this decision; `best_move` is the best move of
        the analysis, None while it is unknown."""
        good = ANY_MOVE_NAME in self.best_move_names or (
            best_move is not None and move_name_in_advice_files(best_move) in self.best_move_names
        )
        return (
            (
                not self.asked_move_kind
                or any(move.kind == self.asked_move_kind for move in question.moves)
            )
            and all(facts.get(name, 0) >= number for name, number in self.min_facts.items())
            and all(facts.get(name, 0) <= number for name, number in self.max_facts.items())
            and (not self.best_move_names or good)
        )


@dataclass(frozen=True, slots=True)
class Coach:
    """All explanations of a title, most important first, and the functions that compute the facts
    for their conditions and texts.

    `decision_facts` returns the facts of a decision, `event_facts` facts about an event since
    the seat's last decision, and `move_facts` facts about the best move, so that a sentence
    about an area means the area of that move.
    """

    explanations: tuple[Explanation, ...]
    decision_facts: PositionFactsFunction
    event_facts: EventFactsFunction = lambda event, seat: {}
    move_facts: MoveFactsFunction = lambda view, seat, move, following: {}

    def next_explanation(
        self,
        question: PersonalQuestion,
        facts: CoachFacts,
        best_move: Move | None,
        names_already_explained: Collection[str],
    ) -> Explanation | None:
        """Return the first explanation that applies and is not in `names_already_explained`, None
        when there is none.

        `best_move` is the analysis' best move, None while it is not known.
        """
        for advice in self.explanations:
            if advice.name not in names_already_explained and advice.applies_to(
                question, facts, best_move
            ):
                return advice
        return None


def move_name_in_advice_files(move: Move) -> str:
    """Return a move's name as advice files write it: its kind, followed by "-" and its choice if
    it has one."""
    return f"{move.kind}-{move.choice}" if move.choice else move.kind


def read_explanations(file: Path) -> tuple[Explanation, ...]:
    """Return the explanations of an advice file; raises Unreadable that says what is wrong with
    it."""
    fields = read_toml_file(file)
    advice = tuple(_parse_explanation(table) for table in fields.tables("advice"))
    fields.check_no_unknown_keys()
    return advice


def _parse_explanation(table: TomlFields) -> Explanation:
    advice = Explanation(
        table.text("name", MAX_NAME_LETTERS),
        table.text("asked", MAX_NAME_LETTERS) if "asked" in table else "",
        _parse_facts(table, "least"),
        _parse_facts(table, "most"),
        tuple(str(name) for name in table.unchecked_list("good", "moves", ())),
        tuple(str(point) for point in table.unchecked_list("points", "UI anchors", ())),
        table.boolean("again") if "again" in table else False,
    )
    table.check_no_unknown_keys()
    return advice


def _parse_facts(table: TomlFields, key: str) -> CoachFacts:
    if key not in table:
        return {}
    numbers = table.table(key)
    found = {name: numbers.integer(name, 0, MAX_FACT_NUMBER) for name in numbers.take_all_keys()}
    numbers.check_no_unknown_keys()
    return found
