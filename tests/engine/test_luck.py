"""The generator: its numbers are the same for ever, evenly spread, and saved with the game."""

import pytest

from game.engine.luck import MASK, Luck, multiply_32
from tools.proof.random_games import luck_of

REFERENCE = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849]
OF_SEED_7 = [2905795734, 4127575061, 2008428418, 2031392314]
OF_THE_LARGEST_SEED = [3780826771, 415051614, 554681958, 674129936]


def words(luck: Luck, count: int) -> list[int]:
    """Return the next words."""
    return [int(luck.word()) for _ in range(count)]


def test_it_is_the_published_generator() -> None:
    luck = Luck()
    luck.load([1, 2, 3, 4])
    assert words(luck, len(REFERENCE)) == REFERENCE


@pytest.mark.parametrize(("seed", "expected"), [(7, OF_SEED_7), (2**62, OF_THE_LARGEST_SEED)])
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, expected: list[int]) -> None:
    assert words(luck_of(seed), 4) == expected


def test_a_new_generator_has_seed_0() -> None:
    assert words(Luck(), 4) == words(luck_of(0), 4)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = {words(luck_of(seed), 1)[0] for seed in range(1000)}
    assert len(first) == 1000


@pytest.mark.parametrize("limit", [1, 2, 6, 52, 1000])
def test_numbers_below_a_limit_are_spread_evenly(limit: int) -> None:
    luck, draws = luck_of(11), 200 * limit
    found = [0] * limit
    for _ in range(draws):
        found[int(luck.below(limit))] += 1
    square = sum((count - 200) ** 2 / 200 for count in found)
    assert square < limit + 6 * (2 * limit) ** 0.5


def test_the_product_is_cut_to_32_bits() -> None:
    for left, right in [(MASK, MASK), (0x12345678, 0x9ABCDEF0), (3, 5)]:
        assert multiply_32(left, right) == left * right % 2**32


def test_a_copy_goes_on_like_the_original_and_apart_from_it() -> None:
    luck, copy = luck_of(3), Luck()
    copy.copy_from(luck)
    first = words(luck, 5)
    assert words(copy, 5) == first


def test_the_words_say_where_it_is() -> None:
    luck, other = luck_of(3), Luck()
    words(luck, 10)
    other.load(luck.words())
    assert words(other, 5) == words(luck, 5)


@pytest.mark.parametrize("wrong", [[1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, 2**32]])
def test_words_that_are_none_are_refused(wrong: list[int]) -> None:
    with pytest.raises(ValueError, match="four words of 0 to 4294967295"):
        Luck().load(wrong)


def test_a_forgotten_generator_shows_nothing() -> None:
    luck = luck_of(3)
    luck.forget()
    assert luck.words() == [0, 0, 0, 0]
