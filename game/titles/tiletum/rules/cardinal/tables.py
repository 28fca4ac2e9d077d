"""The Cardinal's printed cards as rows of numbers, and how far spaces are from each other."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of
from game.titles.tiletum.rules.cardinal.kinds import FAR, HIGHEST_DIE, NEEDED_DIE
from game.titles.tiletum.rules.components import (
    ANY,
    CONDITIONS,
    EVERY_GAME,
    FAIRS,
    FEET,
    GOODS,
    HIGHEST,
    LEVELS,
    TYPES,
    Components,
    Decree,
)
from game.titles.tiletum.rules.set_up import SetUp


@final
class CardinalTables:
    """Decrees with their lines, levels, and distances on the map.

    The lines of decree `d` are those from `line_from[d]` to `line_from[d + 1]`; a set of goods is a
    number with a bit for each.
    """

    joker_points: i64 = 0
    in_force: i64 = 0  # challenges
    line_from: vec[i64] = NO_CELLS
    condition: vec[i64] = NO_CELLS
    deed: vec[i64] = NO_CELLS
    goods: vec[i64] = NO_CELLS
    foot_from: vec[i64] = NO_CELLS
    foot: vec[i64] = NO_CELLS
    of_fair: vec[i64] = NO_CELLS  # the decree of each kind of fair
    every_game: vec[i64] = NO_CELLS
    steps: vec[i64] = NO_CELLS  # from space * spaces + space

    def __init__(self, components: Components, set_up: SetUp) -> None:
        """Make the tables; the components have been checked."""
        cards = components.cardinal
        self.decree_names: list[str] = [decree.name for decree in cards.decrees]
        self.joker_points = cards.joker_points
        self.in_force = dict(cards.levels).get(set_up.level or LEVELS[0], 0)
        fairs = [decree.fair for decree in cards.decrees]
        self.of_fair = row_of([fairs.index(fair) for fair in FAIRS])
        self.every_game = row_of([fairs.index(fair) for fair in EVERY_GAME])
        self._lay_lines(cards.decrees)
        self.steps = row_of(distances(components))

    def _lay_lines(self, decrees: tuple[Decree, ...]) -> None:
        lines: list[tuple[int, int, int]] = []
        line_from: list[int] = [0]
        feet: list[int] = []
        foot_from: list[int] = [0]
        for decree in decrees:
            for condition, deed in decree.lines:
                lines.append((CONDITIONS.index(condition), *deed_numbers(deed)))
            line_from.append(len(lines))
            feet += [FEET.index(foot) for foot in decree.foot]
            foot_from.append(len(feet))
        self.line_from = row_of(line_from)
        self.condition = row_of([line[0] for line in lines])
        self.deed = row_of([line[1] for line in lines])
        self.goods = row_of([line[2] for line in lines])
        self.foot_from = row_of(foot_from)
        self.foot = row_of(feet)


def deed_numbers(text: str) -> tuple[int, int]:
    """Return the number of a deed and its set of goods."""
    word, _, words = text.partition(":")
    if word in TYPES:
        return TYPES.index(word), 0
    goods = GOODS if words == ANY else words.split("/")
    every = sum(2 ** GOODS.index(good) for good in goods)
    return (HIGHEST_DIE if word == HIGHEST else NEEDED_DIE), every


def distances(components: Components) -> list[int]:
    """Return the steps from each space to each other one."""
    names = [space.name for space in components.spaces]
    beside: dict[str, list[str]] = {name: [] for name in names}
    for one, other in components.roads:
        beside[one].append(other)
        beside[other].append(one)
    found: list[int] = []
    for start in names:
        steps = {start: 0}
        waiting = [start]
        for name in waiting:
            for other in beside[name]:
                if other not in steps:
                    steps[other] = steps[name] + 1
                    waiting.append(other)
        found += [steps.get(name, FAR) for name in names]
    return found
