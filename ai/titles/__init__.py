"""What computer players know about each title: values of moves, sensible play, rewards."""

from __future__ import annotations

import warnings

from ai.character import Habits
from ai.search.policy import Policy
from ai.search.value import Value
from game.engine.rules import Rules

NO_VALUE = ""
PLAIN = "plain"
LEARNED = "learned"


def policy_for(title: str, rules: Rules) -> Policy:
    """Return the knowledge of the title's players; KeyError for a title nobody can play."""
    if title == "tinners-trail":
        from ai.titles.tinners_trail.policy import TrailPolicy
        from game.titles.tinners_trail.rules.trail_rules import TrailRules

        assert isinstance(rules, TrailRules)
        return TrailPolicy(rules, rules.board)
    raise KeyError(title)


def value_for(title: str, rules: Rules, name: str) -> Value | None:
    """Return the title's value of that name, None where playing to the end is better.

    KeyError if there is no value of that name. The plain one knows nothing of Lord Wallace, so
    against him the learned one takes its place. Where the learned one's file cannot be read, the
    plain one judges, with a warning.
    """
    if name == NO_VALUE:
        return None
    if title == "tinners-trail" and name in (PLAIN, LEARNED):
        from ai.titles.tinners_trail.learned_weights import learned_value
        from ai.titles.tinners_trail.value import TrailValue
        from game.titles.tinners_trail.rules.trail_rules import TrailRules

        assert isinstance(rules, TrailRules)
        if name == LEARNED or rules.board.solo:
            try:
                return learned_value(rules.board)
            except (OSError, ValueError) as fault:
                warnings.warn(f"The learned value is not used: {fault}", stacklevel=2)
        return TrailValue(rules.board)
    raise KeyError(f"{title} {name}")


def habits_for(title: str, habits: tuple[tuple[str, int], ...], misjudgement: int) -> Habits:
    """Return the title's habits of these names and pence; KeyError for one there is not."""
    if title == "tinners-trail":
        from ai.titles.tinners_trail.habits import TrailHabits

        return TrailHabits(habits, misjudgement)
    raise KeyError(title)
