"""Words for the table of a challenge: who sits there, and with which expansions."""

from __future__ import annotations

from collections import Counter

from game.box.challenges import ChallengeTable
from game.client.desk import Desk
from game.client.parts.cards import player_words
from game.client.statistics.entries import Finished
from game.records.record import AUTOMA, HUMAN


def table_words(desk: Desk, table: ChallengeTable) -> str:
    """Return the opponents, each kind once with how many, and the expansions."""
    say = desk.say
    kinds = Counter(player for player in table.players if player != HUMAN)
    names = [
        f"{count} × {opponent_words(desk, kind)}" if count > 1 else opponent_words(desk, kind)
        for kind, count in kinds.items()
    ]
    against = say("challenges.against", names=", ".join(names))
    return f"{against} {_with_expansions(desk, table)}".strip()


def option_words(desk: Desk, table: ChallengeTable) -> str:
    """Return the options of the automa, or that there are none; the opponents where none plays."""
    automa, say = desk.box.automa, desk.say
    if AUTOMA not in table.players:
        return table_words(desk, table)
    if not table.automa:
        return say("challenges.no-options")
    if automa is not None and not automa.switched:
        level = f"{say(f'automa.mix-{automa.mix_of(table.automa)}')}."
        return f"{level} {_with_expansions(desk, table)}".strip()
    return ", ".join(say(f"automa.{option}") for option in table.automa)


def _with_expansions(desk: Desk, table: ChallengeTable) -> str:
    """Return what else is played with, "" when nothing is."""
    names = ", ".join(desk.say(f"expansion.{name}") for name in table.expansions)
    return desk.say("challenges.with", names=names) if names else ""


def result_words(desk: Desk, game: Finished) -> str:
    """Return place and points of a game."""
    return desk.say(
        "challenges.result", place=game.place, players=len(game.players), points=game.points
    )


def opponent_words(desk: Desk, kind: str) -> str:
    """Return what a kind of opponent is called."""
    return desk.say("automa.name") if kind == AUTOMA else player_words(desk, kind)
