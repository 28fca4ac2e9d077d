"""Questions before another player sits down on a seat of a running game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.client.desk import Desk
from game.client.parts.cards import player_words
from game.client.parts.dialogs import Reply, ask
from game.records.record import HUMAN
from game.scene.stage import Stage


def ask_which_computer(stage: Stage, desk: Desk, name: str, seated: Callable[[str], None]) -> None:
    """Ask which computer player goes on for a person; the person may stay, and does by Escape."""
    say = desk.say
    replies = [
        Reply(
            player_words(desk, kind),
            partial(seated, kind),
            name=f"level:{kind}",
            tip=player_words(desk, kind, "-trait"),
        )
        for kind in desk.players.kinds
    ]
    replies.append(Reply(say("seat.stay", name=name), lambda: None, "primary", "@back", "stay"))
    sentences = [say("seat.computer-note"), say("seat.back-note")]
    ask(stage, say("seat.computer-title", name=name), sentences, replies)


def ask_to_sit_down(stage: Stage, desk: Desk, name: str, seated: Callable[[str], None]) -> None:
    """Ask whether a person may see what so far only a computer player knew."""
    say = desk.say
    replies = [
        Reply(say("seat.sit-down"), partial(seated, HUMAN), name="sit-down"),
        Reply(say("seat.leave-it"), lambda: None, "primary", "@back", "stay"),
    ]
    ask(stage, say("seat.person-title", name=name), [say("seat.person-note")], replies)
