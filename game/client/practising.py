"""Practising: asks how long a practice game shall be, and begins it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.beginning import BeginGame
from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp
from game.client.parts.dialogs import Reply, ask
from game.client.parts.numbers_choice import (
    OURS,
    ask_for_numbers,
    kept_for,
    mark_for,
    offered,
    with_numbers,
)
from game.client.practice import by_computers, first_position, going_on, practice_game
from game.client.screens.prelude import PreludeScreen
from game.match.match import Match
from game.scene.stage import Stage
from game.scene.window import Window


@dataclass(frozen=True, slots=True)
class PracticeHandlers:
    """What the flow lends: how a whole game is played, and how any other is begun."""

    play: Callable[[KeptSetUp], None]
    begin: BeginGame


class Practising:
    """Begins practice games of the title on the desk."""

    def __init__(self, desk: Desk, window: Window, ways: PracticeHandlers) -> None:
        self._desk, self._window, self._ways = desk, window, ways

    def ask(self, others: Sequence[Reply]) -> None:
        """Ask for the length, or for one of the `others`; without short games begin a whole one."""
        desk, say, short = self._desk, self._desk.say, self._desk.box.short_games
        whole, told = with_numbers(desk, practice_game(desk))
        kept = {each.file.name: each for each in kept_for(desk, whole.edition)}
        if not short and not kept and not told:
            self._ways.play(whole)
            return

        def choose(value: str) -> None:
            mark = mark_for(kept[value]) if value in kept else None
            desk.keep_numbers(mark)
            self.ask(others)

        def ask_numbers() -> None:
            chosen = whole.mark.file if whole.mark is not None else OURS
            found = offered(desk, list(kept.values()))
            ask_for_numbers(self._stage, desk, found, chosen, choose)

        replies = [
            Reply(say(f"practice.{name}"), partial(self._play_short, whole, begins), name=name)
            for name, begins in short.items()
        ]
        replies += [
            Reply(say("practice.whole"), partial(self._ways.play, whole), "primary", name="whole"),
            *([Reply(say("numbers.choose"), ask_numbers, name="numbers")] if kept else []),
            *others,
            Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel"),
        ]
        notes = [say("practice.note"), *([say("practice.note-short")] if short else []), *told]
        ask(self._stage, say("practice.title"), notes, replies)

    @property
    def _stage(self) -> Stage:
        assert self._window.screen is not None
        return self._window.screen.stage

    def _play_short(self, set_up: KeptSetUp, begins: int) -> None:
        """Let computers play up to the round in which the game begins, then sit down."""

        def ready(prelude: Match) -> None:
            self._window.pop()
            players = [plan.player for plan in set_up.seats]
            self._ways.begin(partial(going_on, prelude), players)

        match = Match.begin(first_position(self._desk, by_computers(self._desk, set_up)))
        self._window.push(PreludeScreen(self._desk, match, begins, ready))
