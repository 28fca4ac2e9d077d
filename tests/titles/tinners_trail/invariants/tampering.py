"""Steps of random games, and what becomes of the invariants when something in them is changed."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain

from game.engine.moves import kind_of_move
from game.titles.tinners_trail.rules.invariants.kinds import INVARIANT_TEXTS
from game.titles.tinners_trail.rules.kinds import EMPTY, PHASE_NAMES
from game.titles.tinners_trail.rules.state import TrailState
from tests.helpers.present import of_kind
from tools.proof.random_games import PlayedStep, play_random_steps
from tools.proof.set_up_names import game_from_name

MAX_GAMES = 60
HELD = -7
SOME = -8  # in a place: any number but EMPTY, any above 0
When = Callable[[TrailState, TrailState], bool]
Change = Callable[[TrailState], None]
Place = int | tuple[str, int]  # a cell of a row, or where another row first holds a number
Step = tuple[TrailState, int, TrailState]
BrokenCase = tuple[
    str, int | None, Change, int, When
]  # set-up, kind of move, change, invariant, when


def always(_before: TrailState, _after: TrailState) -> bool:
    """Any step will do."""
    return True


def in_phase(name: str) -> When:
    """The step ends in this phase, with a seat to decide."""
    return lambda _, after: PHASE_NAMES[int(after.phase)] == name and after.to_move >= 0


def law_of(set_up: str, step: Step) -> str:
    """Return the words of the invariant that a step breaks."""
    before, code, after = step
    rules = game_from_name(f"tinners-trail:{set_up}").rules
    return rules.broken_invariant_sentence(before, code, after) or INVARIANT_TEXTS[0]


def step_with(set_up: str, kind: int | None, when: When = always) -> Step:
    """Return copies of the first step of random games that is of the kind and fits."""
    for step in played(set_up):
        before = step.before
        after = step.after
        assert isinstance(before, TrailState)
        assert isinstance(after, TrailState)
        if (kind is None or kind_of_move(step.code) == kind) and when(before, after):
            return copy_of(before), step.code, copy_of(after)
    raise AssertionError(f"no step of {set_up} is like that")


def played(set_up: str) -> Iterator[PlayedStep]:
    """Yield the steps of some games in which rare moves come up."""
    return chain.from_iterable(one_game(set_up, seed) for seed in range(1, MAX_GAMES, 2))


@cache
def one_game(set_up: str, seed: int) -> list[PlayedStep]:
    """Return the steps of a game."""
    return list(play_random_steps(game_from_name(f"tinners-trail:{set_up}"), seed))


def copy_of(state: TrailState) -> TrailState:
    """Return a copy that may be changed."""
    return of_kind(state.clone(), TrailState)


def breaks(case: BrokenCase) -> bool:
    """Whether a sound step breaks the invariant once the state after it is changed."""
    set_up, kind, change, invariant, when = case
    before, code, after = step_with(set_up, kind, when)
    assert law_of(set_up, (before, code, after)) == INVARIANT_TEXTS[0]
    change(after)
    return law_of(set_up, (before, code, after)) == INVARIANT_TEXTS[invariant]


def said(case: BrokenCase) -> str:
    """Name a case."""
    return f"{case[0]} {INVARIANT_TEXTS[case[3]][:30]}"


# Changes of a state.


def first(row: Iterable[int], wanted: int) -> int:
    """Return the first place of a row that holds a number, HELD or SOME."""
    return next(
        place
        for place, number in enumerate(row)
        if number == wanted
        or (wanted == HELD and number != EMPTY)
        or (wanted == SOME and number > 0)
    )


def _cell(state: TrailState, place: Place) -> int:
    return place if isinstance(place, int) else first(state.row(place[0]), place[1])


def put(name: str, place: Place, number: int) -> Change:
    """Put a number into a row."""

    def change(state: TrailState) -> None:
        state.row(name)[_cell(state, place)] = number

    return change


def more(name: str, place: Place, by: int = 1) -> Change:
    """Add to a number of a row."""

    def change(state: TrailState) -> None:
        state.row(name)[_cell(state, place)] += by

    return change


def scalar(name: str, number: int) -> Change:
    """Change a single number."""
    return lambda state: setattr(state, name, number)


def each(*changes: Change) -> Change:
    """Change several things, one after the other."""

    def change(state: TrailState) -> None:
        for one in changes:
            one(state)

    return change
