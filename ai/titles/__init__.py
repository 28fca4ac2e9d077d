"""What computer players know about each title: values of moves, sensible play, rewards."""

from __future__ import annotations

from ai.search.policy import Policy
from game.engine.rules import Rules


def policy_for(title: str, rules: Rules) -> Policy:
    """Return the knowledge of the title's players; KeyError for a title nobody can play."""
    if title == "tinners-trail":
        from ai.titles.tinners_trail.policy import TrailPolicy
        from game.titles.tinners_trail.rules.trail_rules import TrailRules

        assert isinstance(rules, TrailRules)
        return TrailPolicy(rules.board)
    raise KeyError(title)
