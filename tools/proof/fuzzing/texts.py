"""Texts under fire: whatever a text says, it is read or refused in a sentence."""

from collections.abc import Callable, Iterator
from typing import Protocol

from game.engine.luck import Luck

# What a fuzzer feeds: a reader, where its inputs come from and how they are changed.

Change = Callable[[bytes, int], bytes]  # any change of some bytes, to at most so many


class Target(Protocol):
    """A reader to be fuzzed."""

    name: str
    longest: int  # bytes of an input

    def seeds(self) -> Iterator[bytes]:
        """Yield valid inputs to begin with."""

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Return the input changed by its structure, where changed single bytes alone would be
        refused early."""

    def check(self, content: bytes) -> None:
        """Read the input; raise for everything but a sound result or a refusal in a sentence."""


def pick(luck: Luck, count: int) -> int:
    """Return a number below count, which is at least 1."""
    return int(luck.draw_below(min(count, 2**20)))


def check_sentence(sentence: str) -> None:
    """Require one short line that ends as a sentence does."""
    assert "\n" not in sentence, f"a refusal is one line: {sentence!r}"
    assert len(sentence) < 2000, f"a refusal is short, not {len(sentence)} letters"
