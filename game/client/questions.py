"""Questions the client itself asks during a game: what to do unsaved."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.dialogs import Reply, ask
from game.engine.reasons import Reason
from game.scene.stage import Stage


def ask_what_unsaved(
    stage: Stage,
    desk: Desk,
    reason: Reason,
    ways: tuple[Callable[[], None], Callable[[], None], Callable[[], None]],
) -> None:
    """Say why a move was not saved; `ways` are: try again, play on unsaved, neither."""
    say = desk.say
    again, unsaved, neither = ways
    told = say("message.not-saved", reason=desk.explain(reason))
    replies = (
        Reply(say("message.retry"), again, "primary", name="retry"),
        Reply(say("message.play-unsaved"), unsaved, name="unsaved"),
        Reply(say("button.cancel"), neither, cap="@back", name="cancel"),
    )
    ask(stage, say("message.title"), [told, say("message.not-saved-note")], replies)
