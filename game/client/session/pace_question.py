"""The question about the computers' speed, asked once, before the first game against them."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.client.app import App
from game.client.stored.settings import Settings
from game.client.widgets.dialogs import Reply, ask
from game.match.match import Match
from game.records.records import HUMAN
from game.scene.animation.animation import Call, Delay, Sequence
from game.scene.stage.stage import Stage

NAME: Final = "pace"  # among what a player has been told
OFFERED: Final = ("calm", "normal", "double")
SEEN_MS: Final = 50.0
"""Laying the first table takes a moment: the answer is seen to be taken before that begins."""


def offer_pace(stage: Stage, app: App, match: Match, begin: Callable[[], None]) -> None:
    """Call `begin`; before a newcomer's first game ask for the animation speed first."""
    if not _is_wanted(app, match):
        begin()
        return
    app.progress.mark_explained(NAME)

    def choose(speed: str) -> None:
        app.change_settings(computer_speed=speed)
        stage.timeline.play(Sequence(Delay(SEEN_MS), Call(begin)))

    say = app.say
    skins = dict.fromkeys(OFFERED, "quiet") | {OFFERED[0]: "primary"}
    replies = [
        Reply(say(f"pace.{speed}"), partial(choose, speed), skin, name=f"pace:{speed}")
        for speed, skin in skins.items()
    ]
    ask(stage, say("pace.title"), [say("pace.note"), say("pace.later")], replies, closable=False)


def _is_wanted(app: App, match: Match) -> bool:
    people = [seat.player == HUMAN for seat in match.seats]
    unchosen = app.settings.computer_speed == Settings().computer_speed
    fresh = app.welcomes and NAME not in app.progress.told
    return fresh and unchosen and any(people) and not all(people)
