"""The random generator in a position text: a seed, or its words as 32 hexadecimal digits."""

import re

from game.engine.luck import LARGEST_SEED, STATE_WORD_COUNT, Luck
from game.engine.rules import State
from game.files.toml_fields import TomlFields, value_for_message

DIGITS_PER_LUCK_WORD = 8
LUCK_PATTERN = re.compile(rf"[0-9a-f]{{{STATE_WORD_COUNT * DIGITS_PER_LUCK_WORD}}}")
ALLOWED_LUCK_DESCRIPTION = (
    f"{STATE_WORD_COUNT * DIGITS_PER_LUCK_WORD} hexadecimal digits in lower case, not all 0"
)


def luck_to_text(luck: Luck) -> str:
    """Return the generator's words as 32 hexadecimal digits, most significant digit first."""
    return "".join(f"{word:0{DIGITS_PER_LUCK_WORD}x}" for word in luck.state_words())


def luck_words_from_text(text: str) -> list[int] | None:
    """Return the four words of a text of 32 hexadecimal digits, None when it is anything else or
    all zeros."""
    if not LUCK_PATTERN.fullmatch(text) or not text.strip("0"):
        return None
    starts = range(0, len(text), DIGITS_PER_LUCK_WORD)
    return [int(text[start : start + DIGITS_PER_LUCK_WORD], 16) for start in starts]


def read_seed_or_luck_into_state(fields: TomlFields, state: State) -> bool:
    """Set the state's generator from the "seed" or the "luck" words of a position; return whether
    the position has either.

    Without either the generator is seeded with 0. Raise Unreadable when both are there, or when one
    is not valid.
    """
    has_seed = "seed" in fields
    has_luck = "luck" in fields
    if has_seed and has_luck:
        raise fields.field_error("seed", "stands beside luck", "one of the two")
    if has_luck:
        text = fields.raw_value("luck", ALLOWED_LUCK_DESCRIPTION)
        words = luck_words_from_text(text) if isinstance(text, str) else None
        if words is None:
            raise fields.field_error(
                "luck", f"is {value_for_message(text)}", ALLOWED_LUCK_DESCRIPTION
            )
        state.luck.set_state_words(words)
    else:
        state.luck.reset_from_seed(fields.integer("seed", 0, LARGEST_SEED, default=0))
    return has_seed or has_luck
