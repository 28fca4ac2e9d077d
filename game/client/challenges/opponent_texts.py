"""Texts that describe the players and expansions of a challenge."""

from collections import Counter

from game.box.challenges import ChallengeSetUp
from game.client.app import App
from game.client.widgets.player_labels import player_kind_text
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER


def opponents_and_expansions_text(app: App, table: ChallengeSetUp) -> str:
    """Return one text with the kinds of opponents, each with how many there are, and the
    expansions of a challenge."""
    say = app.say
    kinds = Counter(player for player in table.players if player != HUMAN_PLAYER)
    names = [
        f"{count} × {opponent_kind_text(app, kind)}" if count > 1 else opponent_kind_text(app, kind)
        for kind, count in kinds.items()
    ]
    against = say("challenges.against", names=", ".join(names))
    return f"{against} {_expansions_text(app, table)}".strip()


def automa_or_opponents_text(app: App, table: ChallengeSetUp) -> str:
    """Return the text about the automa's options or level in a challenge, or about the opponents
    and expansions if no automa plays."""
    automa = app.box.automa
    say = app.say
    if AUTOMA_PLAYER not in table.players:
        return opponents_and_expansions_text(app, table)
    if not table.automa_options:
        return say("challenges.no-options")
    if automa is not None and not automa.switchable_groups:
        level = f"{say(f'automa.mix-{automa.mix_name(table.automa_options)}')}."
        return f"{level} {_expansions_text(app, table)}".strip()
    return ", ".join(say(f"automa.{option}") for option in table.automa_options)


def _expansions_text(app: App, table: ChallengeSetUp) -> str:
    """Return a text that names the expansions of a challenge, "" if there are none."""
    names = ", ".join(app.say(f"expansion.{name}") for name in table.expansions)
    return app.say("challenges.with", names=names) if names else ""


def opponent_kind_text(app: App, player_kind: str) -> str:
    """Return the display name of a kind of opponent."""
    return (
        app.say("automa.name")
        if player_kind == AUTOMA_PLAYER
        else player_kind_text(app, player_kind)
    )
