"""The pace of the others: offered once, before the first game somebody plays against them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.client.desk import Desk
from game.client.kept.settings import Settings
from game.client.parts.dialogs import Reply, ask
from game.match.match import Match
from game.records.record import HUMAN
from game.scene.animation import Call, Delay, Sequence
from game.scene.stage import Stage

NAME: Final = "pace"  # among what a player has been told
OFFERED: Final = ("calm", "normal", "double")
SEEN_MS: Final = 50.0
"""Laying the first table takes a moment: the answer is seen to be taken before that begins."""


def offer_pace(stage: Stage, desk: Desk, match: Match, begin: Callable[[], None]) -> None:
    """Begin; before a newcomer's first game ask how fast the others shall be shown."""
    if not _is_wanted(desk, match):
        begin()
        return
    desk.progress.tell(NAME)

    def choose(speed: str) -> None:
        desk.choose(computer_speed=speed)
        stage.timeline.play(Sequence(Delay(SEEN_MS), Call(begin)))

    say = desk.say
    replies = [
        Reply(
            say(f"pace.{speed}"),
            partial(choose, speed),
            "primary" if speed == OFFERED[0] else "quiet",
            name=f"pace:{speed}",
        )
        for speed in OFFERED
    ]
    ask(stage, say("pace.title"), [say("pace.note"), say("pace.later")], replies, closable=False)


def _is_wanted(desk: Desk, match: Match) -> bool:
    people = [seat.player == HUMAN for seat in match.seats]
    unchosen = desk.settings.computer_speed == Settings().computer_speed
    fresh = desk.welcomes and NAME not in desk.progress.told
    return fresh and unchosen and any(people) and not all(people)
