"""The desk: what every screen works with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from game.box.box import Box
from game.client.commands import COMMON
from game.client.computer_players import ComputerPlayers
from game.client.kept import bindings as bindings_file
from game.client.kept import settings as settings_file
from game.client.kept.bindings import Bindings
from game.client.kept.settings import Settings
from game.client.learning.progress import Progress
from game.engine.reasons import Reason
from game.match.analysis import Analyst
from game.scene.kit import Kit
from game.words import Words


@dataclass(slots=True)
class Desk:
    """Kit, words, the game's box, settings and where files are; made once per start.

    `settings` changes only through `choose`, `bindings` through `bind`. `fresh_seed` returns the
    seed of a new game, `today` the date on the calendar at the wall.
    """

    kit: Kit
    words: Words
    box: Box
    players: ComputerPlayers
    saves_folder: Path
    assets_folder: Path
    version: str
    fresh_seed: Callable[[], int]
    settings: Settings
    settings_told: Callable[[Settings], None] = lambda settings: None
    analyst: Analyst | None = None  # None: nobody gives hints or judges games
    open_help: Callable[[Sequence[str]], None] = lambda names: None
    bindings: Bindings = field(default_factory=lambda: Bindings(COMMON))
    today: Callable[[], date] = lambda: date.min
    _progress: Progress | None = field(default=None, init=False, repr=False)
    welcomes: bool = False  # whether newcomers are asked how they want to play
    fault: str = ""  # a sentence about the last file that could not be written

    @property
    def progress(self) -> Progress:
        """What the player has learned, read when it is first asked for."""
        if self._progress is None:
            self._progress = Progress(self.saves_folder)
        return self._progress

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of the words."""
        return self.words.say(key, **facts)

    def pay(self, amount: object) -> str:
        """Return an amount of money as the title writes it."""
        return self.say("unit.money", count=amount)

    def help(self, *names: str) -> None:
        """Open the rules at what is asked about: names of nodes, innermost first."""
        self.open_help(names)

    def explain(self, reason: Reason | None) -> str:
        """Return a reason as a sentence; empty without one."""
        return self.say(f"reason.{reason.key}", **reason.facts) if reason is not None else ""

    def choose(self, **choices: int | str | bool) -> None:
        """Change settings, apply them at once and keep them; a full disk is noted in `fault`."""
        self.settings = self.settings.changed(**choices)
        self.settings_told(self.settings)
        self._keep(lambda: settings_file.store(self.settings, self.saves_folder, *choices))

    def toggle_sound(self) -> None:
        """Switch all sound off, or on again."""
        self.choose(master=0 if self.settings.master else 80)

    def bind(self, bindings: Bindings) -> None:
        """Change keys, use them at once and keep them; a full disk is noted in `fault`."""
        self.bindings = bindings
        self.kit.keymap.rebind(bindings.own)
        self._keep(lambda: bindings_file.store(bindings, self.saves_folder))

    def _keep(self, store: Callable[[], None]) -> None:
        try:
            store()
        except OSError as problem:
            self.fault = self.say("fault.settings", reason=problem.strerror or str(problem))
