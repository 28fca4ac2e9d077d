"""The printed tables of the underground, of what silver buys and of the Cardinal's cards, as rows
of numbers."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of
from game.titles.tiletum.rules import kinds
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
    TABLETS,
    TECHNOLOGIES,
    TYPES,
    UNDERGROUND,
    BoxInPlay,
    Components,
    Decree,
    SetUp,
    Silver,
    SilverCardinal,
)
from game.titles.tiletum.rules.kinds import EMPTY

# The printed tables of the underground and of what silver buys, as rows of numbers.

SIDES: Final = 2  # of a map
SIDE_NAMES: Final = ("A", "B")


@final
class Depths:
    """Maps, paths, tablets, prices and technologies; empty in games without silver.

    Only tablets number their paths. Neighbours are those of the board: `near_path[at]` is the
    tablet between a space and `near[at]`.
    """

    paths: i64 = 0
    symbol: i64 = 0  # places after the first of the explorer field
    start_mines: i64 = 0
    start_mines_general: i64 = 0
    silver_per_point: i64 = 1
    hard_points: i64 = 0
    hard_silver: i64 = 0

    map_of: vec[i64] = NO_CELLS  # of each space, EMPTY on the main map
    side_of: vec[i64] = NO_CELLS  # of each space
    start_of: vec[i64] = NO_CELLS  # of map * SIDES + side
    near_path: vec[i64] = NO_CELLS
    tablet: vec[i64] = NO_CELLS  # of each path with one
    one_end: vec[i64] = NO_CELLS
    other_end: vec[i64] = NO_CELLS
    pay_gold: vec[i64] = NO_CELLS  # for the use of each tile
    pay_silver: vec[i64] = NO_CELLS
    is_deep: vec[i64] = NO_CELLS  # 1 for an underground tile
    explorer_cost: vec[i64] = NO_CELLS
    ribbon: vec[i64] = NO_CELLS  # silver of each space of the king track, from the lowest
    technology_cost: vec[i64] = NO_CELLS
    first_technologies: vec[i64] = NO_CELLS
    bonused: vec[i64] = NO_CELLS  # goods
    start_silver: vec[i64] = NO_CELLS  # by turn order

    def __init__(self, components: Components, box: BoxInPlay) -> None:
        """Make the tables; the components have been checked."""
        if UNDERGROUND not in box.decks:
            return
        silver = components.silver
        names = [space.name for space in box.spaces]
        self._lay_maps(silver, names)
        tiles = sorted({tile.name for tile in box.tiles})
        deep = {tile.name for tile in box.tiles if tile.deck == UNDERGROUND}
        self.pay_gold = row_of([box.prices.get(name, (0, 0))[0] for name in tiles])
        self.pay_silver = row_of([box.prices.get(name, (0, 0))[1] for name in tiles])
        self.is_deep = row_of([int(name in deep) for name in tiles])
        self.explorer_cost = row_of(list(silver.explorer_cost))
        king = components.king
        self.ribbon = row_of([ribbon_of(silver, n) for n in range(king.lowest, king.highest + 1)])
        self.technology_cost = row_of(list(silver.technology_cost))
        self.first_technologies = row_of([TECHNOLOGIES.index(t) for t in silver.first_technologies])
        self.bonused = row_of([GOODS.index(good) for good in silver.bonused_goods])
        self.start_silver = row_of(list(silver.start_silver))
        self.symbol = silver.symbol
        self.start_mines = silver.start_mines
        self.start_mines_general = silver.start_mines_general
        self.silver_per_point = silver.silver_per_point
        self.hard_points = silver.cardinal.hard_points
        self.hard_silver = silver.cardinal.hard_silver

    def _lay_maps(self, silver: Silver, names: list[str]) -> None:
        map_of = [EMPTY] * len(names)
        side_of = [EMPTY] * len(names)
        starts = [EMPTY] * (kinds.MAPS * SIDES)
        tablets: dict[tuple[int, int], int] = {}
        found: list[int] = []
        for side in silver.maps:
            number = SIDE_NAMES.index(side.side)
            starts[(side.map - 1) * SIDES + number] = names.index(side.start)
            for town in side.towns:
                map_of[names.index(town.space.name)] = side.map - 1
                side_of[names.index(town.space.name)] = number
            for one, other, tablet in side.paths:
                if tablet in TABLETS:
                    ends = sorted([names.index(one), names.index(other)])
                    tablets[ends[0], ends[1]] = len(found)
                    found.append(TABLETS.index(tablet))
        self.map_of = row_of(map_of)
        self.side_of = row_of(side_of)
        self.start_of = row_of(starts)
        self.paths = len(found)
        self.tablet = row_of(found)
        self.one_end = row_of([one for one, _ in tablets])
        self.other_end = row_of([other for _, other in tablets])

    def lay_paths(self, near_from: vec[i64], near: vec[i64], spaces: i64) -> None:
        """Number the tablets beside the neighbours of every space."""
        found: list[int] = []
        for space in range(spaces):
            for at in range(near_from[space], near_from[space + 1]):
                found.append(int(self._between(space, near[at])))
        self.near_path = row_of(found)

    def _between(self, one: i64, other: i64) -> i64:
        for path in range(self.paths):
            ends: bool = self.one_end[path] == one and self.other_end[path] == other
            if ends or (self.one_end[path] == other and self.other_end[path] == one):
                return path
        return EMPTY


def ribbon_of(silver: Silver, space: int) -> int:
    """Return the silver of a space of the king track (S-701)."""
    return sum(number for first, last, number in silver.ribbons if first <= space <= last)


# The Cardinal's printed cards as rows of numbers, and how far spaces are from each other.


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
    return (kinds.HIGHEST_DIE if word == HIGHEST else kinds.NEEDED_DIE), every


def site_order(sites: list[str]) -> int:
    """Return kinds of sites in order as a number: the first in its last two bits, from 1 on."""
    return sum((SITES.index(site) + 1) << 2 * place for place, site in enumerate(sites))


def effect_number(word: str) -> int:
    """Return the number of an effect of a surprise."""
    if word in EFFECTS:
        return kinds.WORD_EFFECT + EFFECTS.index(word)
    if word in EVERY_ACTION:
        return kinds.ACTION_EFFECT + EVERY_ACTION.index(word)
    if word == NEEDED:
        return kinds.NEEDED_EFFECT
    return GOODS.index(word) if word in GOODS else kinds.SILVER_EFFECT


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
        found += [steps.get(name, kinds.FAR) for name in names]
    return found
