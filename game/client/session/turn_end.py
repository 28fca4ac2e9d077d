"""The end of a turn: the last action stays visible until its person confirms it."""

from collections.abc import Callable
from typing import Protocol

from game.client.app import App
from game.client.session.question import Questioner
from game.client.widgets.buttons import ButtonWay
from game.match.match import Match
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.table_protocol import PersonalQuestion, Table

Places = tuple[str, ...]


class TurnHost(Protocol):
    """The part of the table screen that the end of a turn needs."""

    app: App
    match: Match
    stage: Stage
    table: Table
    questioner: Questioner


class TurnEnd:
    """Holds the game after the last move of a turn.

    While it `is_open` no computer moves, no chance happens and no other question is asked, so the
    move can be undone.
    """

    def __init__(self, host: TurnHost, ended: Callable[[PersonalQuestion, Places], None]) -> None:
        """`ended` is called at the end of a turn, with its last question."""
        self._host = host
        self._ended = ended
        self._last: tuple[PersonalQuestion, Places] | None = None
        self._bar: Node | None = None

    @property
    def is_open(self) -> bool:
        """Whether a turn waits for confirmation."""
        return self._last is not None

    def holds(self, question: PersonalQuestion, places: Places) -> bool:
        """Wait after a move that ends a turn, unless it can no longer be undone; return whether it
        waits.

        For a title that names no such moves only the end of the game waits.
        """
        host = self._host
        box = self._host.app.box
        is_over = host.match.is_ending
        if not is_over and box.waits_after is not None:
            is_over = host.match.ends_turn(question.seat, box.game_facts.round_of)
        if is_over and host.match.why_not_undo(question.seat) is None:
            self._last = question, places
        return self.is_open

    def offer(self) -> None:
        """Show the button that ends the turn; undo stays possible."""
        if self._last is None or self._bar is not None:
            return
        host = self._host
        seat = self._last[0].seat
        host.questioner.rest("", seat)
        host.table.rest(host.app.say("turn-end.note"), may_undo=True)
        words = host.app.say("turn-end.end")
        tip = host.app.say("turn-end.tip")
        keys = ("@confirm", "return")
        way = ButtonWay("end-turn", words, self._end, "go-on", "@confirm", keys, tip=tip)
        self._bar = way.plain(host.app, "primary", 26, **host.table.spare("waiting"))
        self._bar.z = 40
        self._bar.wary = True
        host.stage.root.add(self._bar)
        host.stage.hush()
        host.stage.refresh()

    def drop(self) -> None:
        """Stop waiting, since the move was undone or the turn continues."""
        self._last = None
        self.table_changed()

    def table_changed(self) -> None:
        """Show the button again on a new table."""
        self._host.stage.root.remove(self._bar)
        self._bar = None

    def _end(self) -> None:
        if self._last is not None:
            question, places = self._last
            self.drop()
            self._host.questioner.go_on(lambda: self._ended(question, places))
