"""The interface of fuzzed readers: any input is read, or refused in a sentence."""

from collections.abc import Callable, Iterator
from typing import Protocol

from game.engine.luck import Luck

# The interface of a fuzzed reader: its first inputs, how they are changed, and how each is checked.

Change = Callable[[bytes, int], bytes]  # any change of some bytes, to at most so many


class Target(Protocol):
    """A reader of files or texts that is fuzzed."""

    name: str
    longest: int  # bytes of an input

    def seeds(self) -> Iterator[bytes]:
        """Yield valid inputs from which the fuzzer starts."""

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Return a changed input that keeps the structure of the format; `any_change` changes
        arbitrary bytes, which alone would be refused early."""

    def check(self, content: bytes) -> None:
        """Read the input; raise an exception unless the result is valid or a refusal in one
        sentence."""


def pick(luck: Luck, count: int) -> int:
    """Return a random number from 0 to `count` - 1, at most 2**20 - 1; `count` must be at least
    1."""
    return int(luck.draw_below(min(count, 2**20)))


def check_sentence(sentence: str) -> None:
    """Require that a refusal is a single line of fewer than 2000 characters; raises
    AssertionError."""
    assert "\n" not in sentence, f"a refusal is one line: {sentence!r}"
    assert len(sentence) < 2000, f"a refusal is short, not {len(sentence)} letters"
