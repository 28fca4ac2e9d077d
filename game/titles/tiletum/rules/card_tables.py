"""The Cardinal's printed cards as rows of numbers, and the distances between spaces."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, make_row, make_zero_row
from game.titles.tiletum.rules import components as printed
from game.titles.tiletum.rules import components_in_play, kinds


@final
class CardinalTables:
    """The Cardinal's decrees with their lines, his surprises and challenges, and the distances on
    the map, as numbers.

    The lines of decree `d` are those from `first_line_of_decree[d]` up to
    `first_line_of_decree[d + 1]`; a set of goods is a number with one bit for each good.
    """

    joker_points: i64 = 0
    challenge_count: i64 = 0  # challenges
    first_line_of_decree: vec[i64] = NO_CELLS
    condition_of_line: vec[i64] = NO_CELLS
    deed_of_line: vec[i64] = NO_CELLS
    goods_of_line: vec[i64] = NO_CELLS  # a set of them, or the sites of an explorer in order
    preferred_goods_start_of_decree: vec[i64] = NO_CELLS
    preferred_goods: vec[i64] = NO_CELLS
    decree_of_fair: vec[i64] = NO_CELLS  # the decree of each kind of fair
    decrees_of_every_game: vec[i64] = NO_CELLS  # two for each side of the end scoring
    surprise_points: vec[i64] = NO_CELLS
    first_effect_of_surprise: vec[i64] = NO_CELLS
    surprise_effect_kind: vec[i64] = NO_CELLS
    surprise_effect_amount: vec[i64] = NO_CELLS
    surprise_price: vec[i64] = NO_CELLS  # silver for surprises, ascending
    surprises_bought_at_price: vec[i64] = NO_CELLS  # surprises for it
    distance_between_spaces: vec[i64] = NO_CELLS  # from space * spaces + space

    def __init__(
        self,
        components: printed.Components,
        box: components_in_play.ComponentsInPlay,
        set_up: components_in_play.RulesSetUp,
    ) -> None:
        """Fill the tables for a game with this set-up; the components have been checked already."""
        cards = components.cardinal
        decrees = {decree.name: decree for decree in cards.decrees}
        ends: list[tuple[str, ...]] = [printed.DECREES_OF_EVERY_GAME]
        self.challenge_names: list[str] = list(printed.CHALLENGE_NAMES)
        self.surprise_names: list[str] = []
        if set_up.has_silver:
            extra = components.silver_expansion.cardinal
            decrees |= {decree.name: decree for decree in extra.decrees}
            ends = [(end, printed.DECREES_OF_EVERY_GAME[1]) for end in printed.SILVER_END_DECREES]
            self.challenge_names += printed.SILVER_CHALLENGE_NAMES
            self._fill_surprise_tables(extra)
        self.decree_names: list[str] = list(decrees)
        self.joker_points = cards.joker_action_points
        self.challenge_count = dict(cards.challenge_count_by_level).get(
            set_up.cardinal_level or printed.CARDINAL_LEVEL_NAMES[0], 0
        )
        fairs = [decree.fair_kind for decree in decrees.values()]
        self.decree_of_fair = make_row([fairs.index(fair) for fair, _ in box.points_by_fair])
        self.decrees_of_every_game = make_row([fairs.index(fair) for side in ends for fair in side])
        self._fill_decree_line_tables(tuple(decrees.values()))
        self.distance_between_spaces = make_row(flat_distance_table(road_neighbours_by_space(box)))

    def _fill_surprise_tables(self, cards: printed.SilverCardinal) -> None:
        effects = [surprise.effects for surprise in cards.surprises]
        self.surprise_names += [surprise.name for surprise in cards.surprises]
        self.surprise_points = make_row([surprise.points for surprise in cards.surprises])
        numbers = [[surprise_effect_number(word) for word, _ in each] for each in effects]
        self.first_effect_of_surprise, self.surprise_effect_kind = rows_to_csr(numbers)
        _, self.surprise_effect_amount = rows_to_csr(
            [[number for _, number in each] for each in effects]
        )
        self.surprise_price = make_row([silver for silver, _ in cards.surprise_prices])
        self.surprises_bought_at_price = make_row([number for _, number in cards.surprise_prices])

    def _fill_decree_line_tables(self, decrees: tuple[printed.Decree, ...]) -> None:
        lines = [decree.conditions_and_deeds for decree in decrees]
        conditions = [
            [printed.DECREE_CONDITION_WORDS.index(each) for each, _ in row] for row in lines
        ]
        self.first_line_of_decree, self.condition_of_line = rows_to_csr(conditions)
        _, self.deed_of_line = rows_to_csr(
            [[parse_decree_deed_and_goods(deed)[0] for _, deed in row] for row in lines]
        )
        _, self.goods_of_line = rows_to_csr(
            [[parse_decree_deed_and_goods(deed)[1] for _, deed in row] for row in lines]
        )
        feet = [
            [printed.DECREE_FOOT_WORDS.index(foot) for foot in decree.preferred_goods]
            for decree in decrees
        ]
        self.preferred_goods_start_of_decree, self.preferred_goods = rows_to_csr(feet)


def parse_decree_deed_and_goods(text: str) -> tuple[int, int]:
    """Return two numbers for the text of a line of a decree: the deed that it orders the Cardinal
    to do, and a set of goods or an order of sites.

    The first is an action, or TAKE_HIGHEST_DIE_DEED or TAKE_NEEDED_DIE_DEED for taking a die of one
    of the goods. The second is the set of these goods with one bit each, for the explorer action
    the order of sites with two bits each, 0 for other actions.
    """
    word, _, words = text.partition(":")
    if word in printed.CHARACTER_TYPE_NAMES:
        return printed.CHARACTER_TYPE_NAMES.index(word), 0
    if word == printed.EXPLORER_ACTION_NAME:
        order = enumerate(words.split(">"))  # of sites: the first in the last two bits, from 1 on
        return printed.ALL_ACTION_NAMES.index(printed.EXPLORER_ACTION_NAME), sum(
            (printed.EXPLORER_SITE_NAMES.index(site) + 1) << 2 * place for place, site in order
        )
    goods = printed.GOOD_NAMES if words == printed.ANY_WORD else words.split("/")
    every = sum(2 ** printed.GOOD_NAMES.index(good) for good in goods)
    return (
        kinds.TAKE_HIGHEST_DIE_DEED
        if word == printed.HIGHEST_DIE_WORD
        else kinds.TAKE_NEEDED_DIE_DEED
    ), every


def surprise_effect_number(effect_word: str) -> int:
    """Return the number of a surprise's effect, given by its word."""
    if effect_word in printed.SURPRISE_EFFECT_WORDS:
        return kinds.FIRST_WORD_EFFECT + printed.SURPRISE_EFFECT_WORDS.index(effect_word)
    if effect_word in printed.ALL_ACTION_NAMES:
        return kinds.FIRST_ACTION_EFFECT + printed.ALL_ACTION_NAMES.index(effect_word)
    if effect_word == printed.NEEDED_DIE_WORD:
        return kinds.NEEDED_GOOD_EFFECT
    return (
        printed.GOOD_NAMES.index(effect_word)
        if effect_word in printed.GOOD_NAMES
        else kinds.SILVER_EFFECT
    )


def index_by_name(names: list[str]) -> dict[str, int]:
    """Return a dictionary from each name to its index in the list."""
    return {name: number for number, name in enumerate(names)}


def road_neighbours_by_space(box: components_in_play.ComponentsInPlay) -> list[list[int]]:
    """Return the numbers of the spaces joined to each space by a road, ascending."""
    numbers = index_by_name([space.name for space in box.spaces])
    beside: list[list[int]] = [[] for _ in box.spaces]
    for one, other in box.space_pairs_with_road:
        beside[numbers[one]].append(numbers[other])
        beside[numbers[other]].append(numbers[one])
    return [sorted(spaces) for spaces in beside]


def flat_distance_table(neighbours: list[list[int]]) -> list[int]:
    """Return the number of steps from each space to each space in one list, row by row;
    UNREACHABLE_STEPS where there is no path.

    `neighbours` has the neighbours of each space.
    """
    found: list[int] = []
    for start in range(len(neighbours)):
        steps: dict[int, int] = {start: 0}
        waiting: list[int] = [start]
        for space in waiting:
            for other in neighbours[space]:
                if other not in steps:
                    steps[other] = steps[space] + 1
                    waiting.append(other)
        found += [steps.get(space, kinds.UNREACHABLE_STEPS) for space in range(len(neighbours))]
    return found


def rows_to_csr(rows: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Return rows in CSR form: the index at which each row starts (and the last one ends), and
    all numbers in one row."""
    starts: list[int] = [0]
    flat: list[int] = []
    for row in rows:
        flat += row
        starts.append(len(flat))
    return make_row(starts), make_row(flat) if flat else make_zero_row(1)
