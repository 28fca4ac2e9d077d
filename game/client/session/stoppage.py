"""Stoppage: a computer's turn that cannot go on, and what somebody at the screen wants done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.session.hot_seat import HotSeat
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.seat_cards import player_words
from game.match.analysis import NoAnswer
from game.match.feed import FeedEntry
from game.records.refusals import NotSaved
from game.scene.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class StoppageHandlers:
    """What can be done: go on, leave the game, seat another player."""

    go_on: Callable[[], None]
    leave: Callable[[], None]
    take_over: Callable[[int, str], None]


class Stoppage:
    """Lets computers move, and asks when a move cannot be saved or a player never answers.

    While it asks (`is_open`), the match stands still and nobody thinks.
    """

    def __init__(self, app: App, sitting: HotSeat, stage: Stage, ways: StoppageHandlers) -> None:
        self._app, self._sitting, self._stage, self._ways = app, sitting, stage, ways
        self.is_open = False
        self._was_saved = sitting.match.is_saved

    def go_on(self, in_time: Callable[[], bool]) -> tuple[tuple[FeedEntry, ...], bool]:
        """Do as `HotSeat.go_on`; nothing happens while somebody is asked.

        A game that was played on unsaved says when it is saved again.
        """
        self._tell_saved()
        if self.is_open:
            return (), False
        try:
            return self._sitting.go_on(in_time)
        except NotSaved as refusal:
            self._ask_unsaved(refusal)
        except NoAnswer:
            self._ask_unanswered()
        return (), False

    def _tell_saved(self) -> None:
        is_saved = self._sitting.match.is_saved
        if is_saved and not self._was_saved:
            self._stage.announce(self._app.say("message.saved-again"))
        self._was_saved = is_saved

    def _ask_unsaved(self, refusal: NotSaved) -> None:
        say = self._app.say
        told = say("message.not-saved", reason=self._app.explain(refusal.reason))
        replies = [
            self._reply("message.retry", self._ways.go_on, "primary", name="retry"),
            self._reply("message.play-unsaved", self._unsaved, name="unsaved"),
        ]
        self._ask([told, say("message.not-saved-note")], replies)

    def _ask_unanswered(self) -> None:
        match, quick = self._sitting.match, self._app.players.quick
        question = match.question()
        assert question is not None  # else nobody would have been waited for
        name, player = match.seats[question.seat].name, player_words(self._app, quick)
        seat_quick = partial(self._ways.take_over, question.seat, quick)
        replies = [
            self._reply("message.retry", self._ways.go_on, name="retry"),
            self._reply("message.seat-quick", seat_quick, "primary", name="quick", player=player),
        ]
        say = self._app.say
        told = [say("message.no-answer", name=name), say("message.no-answer-note", player=player)]
        self._ask(told, replies)

    def _unsaved(self) -> None:
        self._sitting.match.play_unsaved()
        self._ways.go_on()

    def _ask(self, told: list[str], replies: list[Reply]) -> None:
        self.is_open = True
        leave = self._reply("pause.leave", self._ways.leave, cap="@back", name="leave")
        ask(self._stage, self._app.say("message.title"), told, [*replies, leave])

    def _reply(
        self,
        key: str,
        way: Callable[[], None],
        skin: str = "quiet",
        *,
        name: str,
        cap: str = "",
        **facts: str,
    ) -> Reply:
        def chosen() -> None:
            self.is_open = False
            way()

        return Reply(self._app.say(key, **facts), chosen, skin, cap, name)
