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
    if not table.expansions:
        return against
    with_them = ", ".join(say(f"expansion.{name}") for name in table.expansions)
    return f"{against} {say('challenges.with', names=with_them)}"


def option_words(desk: Desk, table: ChallengeTable) -> str:
    """Return the options of the automa, or that there are none; the opponents where none plays."""
    if AUTOMA not in table.players:
        return table_words(desk, table)
    if not table.automa:
        return desk.say("challenges.no-options")
    return ", ".join(desk.say(f"automa.{option}") for option in table.automa)


def result_words(desk: Desk, game: Finished) -> str:
    """Return place and points of a game."""
    return desk.say(
        "challenges.result", place=game.place, players=len(game.players), points=game.points
    )


def opponent_words(desk: Desk, kind: str) -> str:
    """Return what a kind of opponent is called."""
    return desk.say("automa.name") if kind == AUTOMA else player_words(desk, kind)
