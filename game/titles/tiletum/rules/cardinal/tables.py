"""The Cardinal's printed cards as rows of numbers, and how far spaces are from each other."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of
from game.titles.tiletum.rules.cardinal.kinds import (
    ACTION_EFFECT,
    FAR,
    HIGHEST_DIE,
    NEEDED_DIE,
    NEEDED_EFFECT,
    SILVER_EFFECT,
    WORD_EFFECT,
)
from game.titles.tiletum.rules.components import (
    ANY,
    CHALLENGES,
    CONDITIONS,
    EFFECTS,
    ENDS,
    EVERY_ACTION,
    EVERY_GAME,
    EXPLORER,
    FEET,
    GOODS,
    HIGHEST,
    LEVELS,
    NEEDED,
    SILVER_CHALLENGES,
    SITES,
    TYPES,
    Components,
    Decree,
    SilverCardinal,
)
from game.titles.tiletum.rules.set_up_box import BoxInPlay, SetUp


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
    goods: vec[i64] = NO_CELLS  # a set of them, or the sites of an explorer in order
    foot_from: vec[i64] = NO_CELLS
    foot: vec[i64] = NO_CELLS
    of_fair: vec[i64] = NO_CELLS  # the decree of each kind of fair
    every_game: vec[i64] = NO_CELLS  # two for each side of the end scoring
    surprise_points: vec[i64] = NO_CELLS
    effect_from: vec[i64] = NO_CELLS  # of each surprise
    effect: vec[i64] = NO_CELLS
    effect_number: vec[i64] = NO_CELLS
    price: vec[i64] = NO_CELLS  # silver for surprises, ascending
    bought: vec[i64] = NO_CELLS  # surprises for it
    steps: vec[i64] = NO_CELLS  # from space * spaces + space

    def __init__(self, components: Components, box: BoxInPlay, set_up: SetUp) -> None:
        """Make the tables; the components have been checked."""
        cards = components.cardinal
        decrees = {decree.name: decree for decree in cards.decrees}
        ends: list[tuple[str, ...]] = [EVERY_GAME]
        self.challenge_names: list[str] = list(CHALLENGES)
        self.surprise_names: list[str] = []
        if set_up.silver:
            extra = components.silver.cardinal
            decrees |= {decree.name: decree for decree in extra.decrees}
            ends = [(end, EVERY_GAME[1]) for end in ENDS]
            self.challenge_names += SILVER_CHALLENGES
            self._lay_surprises(extra)
        self.decree_names: list[str] = list(decrees)
        self.joker_points = cards.joker_points
        self.in_force = dict(cards.levels).get(set_up.level or LEVELS[0], 0)
        fairs = [decree.fair for decree in decrees.values()]
        self.of_fair = row_of([fairs.index(fair) for fair, _ in box.fairs])
        self.every_game = row_of([fairs.index(fair) for side in ends for fair in side])
        self._lay_lines(tuple(decrees.values()))
        self.steps = row_of(distances(box))

    def _lay_surprises(self, cards: SilverCardinal) -> None:
        effects: list[tuple[int, int]] = []
        effect_from: list[int] = [0]
        for surprise in cards.surprises:
            effects += [(effect_number(word), number) for word, number in surprise.effects]
            effect_from.append(len(effects))
        self.surprise_names += [surprise.name for surprise in cards.surprises]
        self.surprise_points = row_of([surprise.points for surprise in cards.surprises])
        self.effect_from = row_of(effect_from)
        self.effect = row_of([effect for effect, _ in effects])
        self.effect_number = row_of([number for _, number in effects])
        self.price = row_of([silver for silver, _ in cards.prices])
        self.bought = row_of([number for _, number in cards.prices])

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
    if word == EXPLORER:
        return EVERY_ACTION.index(EXPLORER), site_order(words.split(">"))
    goods = GOODS if words == ANY else words.split("/")
    every = sum(2 ** GOODS.index(good) for good in goods)
    return (HIGHEST_DIE if word == HIGHEST else NEEDED_DIE), every


def site_order(sites: list[str]) -> int:
    """Return kinds of sites in order as a number: the first in its last two bits, from 1 on."""
    return sum((SITES.index(site) + 1) << 2 * place for place, site in enumerate(sites))


def effect_number(word: str) -> int:
    """Return the number of an effect of a surprise."""
    if word in EFFECTS:
        return WORD_EFFECT + EFFECTS.index(word)
    if word in EVERY_ACTION:
        return ACTION_EFFECT + EVERY_ACTION.index(word)
    if word == NEEDED:
        return NEEDED_EFFECT
    return GOODS.index(word) if word in GOODS else SILVER_EFFECT


def distances(box: BoxInPlay) -> list[int]:
    """Return the steps from each space to each other one, FAR where no way leads."""
    names = [space.name for space in box.spaces]
    beside: dict[str, list[str]] = {name: [] for name in names}
    for one, other in box.roads:
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
