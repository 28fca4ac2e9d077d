"""The only random generator of the rules: xoshiro128** with its four 32-bit words (G-5).

Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2018). Every intermediate
value stays below 2**63, so compiled and interpreted runs agree bit for bit.
"""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64

WORD_MASK: Final = 0xFFFFFFFF
STATE_WORD_COUNT: Final = 4
DISCARDED_FIRST_WORDS: Final = 8
LARGEST_SEED: Final = 2**62  # itself allowed


def multiply_32(factor: i64, other_factor: i64) -> i64:
    """Return the low 32 bits of the product of two 32-bit numbers without overflowing."""
    low: i64 = (factor & 0xFFFF) * other_factor
    high: i64 = ((factor >> 16) * other_factor) & 0xFFFF
    return (low + high * 65536) & WORD_MASK


def hash_32_bits(number: i64) -> i64:
    """Return a well-mixed 32-bit hash of a 32-bit number (MurmurHash3's finaliser)."""
    mixed: i64 = number & WORD_MASK
    mixed = multiply_32(mixed ^ (mixed >> 16), 0x85EBCA6B)
    mixed = multiply_32(mixed ^ (mixed >> 13), 0xC2B2AE35)
    return mixed ^ (mixed >> 16)


@final
class Luck:
    """A random generator whose whole state is four 32-bit words, so it can be saved and copied."""

    def __init__(self) -> None:
        """Seed the generator with 0."""
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 0
        self.reset_from_seed(0)

    def reset_from_seed(self, seed: i64) -> None:
        """Set the four words from a seed of 0 to LARGEST_SEED; neighbouring seeds give unrelated
        numbers.
        """
        low: i64 = seed & WORD_MASK
        high: i64 = (seed >> 32) & WORD_MASK
        self.s0 = hash_32_bits(low ^ 0x9E3779B9)
        self.s1 = hash_32_bits(high ^ 0x243F6A88)
        self.s2 = hash_32_bits((low + 0x3C6EF372) & WORD_MASK)
        self.s3 = hash_32_bits((high + 0x13198A2E) & WORD_MASK) | 1
        for _turn in range(DISCARDED_FIRST_WORDS):
            self.draw_word()

    def draw_word(self) -> i64:
        """Advance the generator and return the next 32-bit word (the algorithm xoshiro128**)."""
        product: i64 = (self.s1 * 5) & WORD_MASK
        turned: i64 = ((product << 7) & WORD_MASK) | (product >> 25)
        result: i64 = (turned * 9) & WORD_MASK
        shifted: i64 = (self.s1 << 9) & WORD_MASK
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= shifted
        self.s3 = ((self.s3 << 11) & WORD_MASK) | (self.s3 >> 21)
        return result

    def draw_below(self, exclusive_limit: i64) -> i64:
        """Return a random number from 0 to `exclusive_limit` - 1; its bias is below 2**-12.
        `exclusive_limit` is at most 2**20."""
        return (self.draw_word() * exclusive_limit) >> 32

    def copy_from(self, source: Luck) -> None:
        """Copy the other generator's words, so that both produce equal numbers from here on."""
        self.s0 = source.s0
        self.s1 = source.s1
        self.s2 = source.s2
        self.s3 = source.s3

    def state_words(self) -> list[int]:
        """Return the four words of the generator's state."""
        return [int(self.s0), int(self.s1), int(self.s2), int(self.s3)]

    def set_state_words(self, words: list[int]) -> None:
        """Set the generator's state; raise ValueError when the list is not four 32-bit numbers."""
        if len(words) != STATE_WORD_COUNT or min(words) < 0 or max(words) > WORD_MASK:
            raise ValueError("a generator has four words of 0 to 4294967295")
        self.s0 = words[0]
        self.s1 = words[1]
        self.s2 = words[2]
        self.s3 = words[3]

    def clear_state_words(self) -> None:
        """Set the four words to 0, which they are in every view, so that no seat can predict chance
        events."""
        self.s0 = 0
        self.s1 = 0
        self.s2 = 0
        self.s3 = 0
