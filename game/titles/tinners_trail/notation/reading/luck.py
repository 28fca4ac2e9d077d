"""The generator: a seed for a new one, its words once in play, neither in a view."""

from __future__ import annotations

from game.fields import Fields, shown
from game.titles.tinners_trail.notation.luck_words import LUCK_ALLOWED, words_of
from game.titles.tinners_trail.rules.state import TrailState

LARGEST_SEED = 2**62


def read_luck(fields: Fields, state: TrailState) -> bool:
    """Set the generator and return whether the position tells it; untold it has seed 0."""
    has_seed, has_luck = "seed" in fields, "luck" in fields
    if has_seed and has_luck:
        raise fields.refusal("seed", "stands beside luck", "one of the two")
    if has_luck:
        text = fields.raw("luck", LUCK_ALLOWED)
        words = words_of(text) if isinstance(text, str) else None
        if words is None:
            raise fields.refusal("luck", f"is {shown(text)}", LUCK_ALLOWED)
        state.luck.load(words)
    else:
        state.luck.seed(fields.whole("seed", 0, LARGEST_SEED, default=0))
    return has_seed or has_luck
