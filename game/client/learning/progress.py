"""What a player has learned: lessons begun and finished, and what the coach has explained."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.client.kept.settings import write_safely

FILE_NAME: Final = "learning.toml"
KEPT_ASIDE: Final = "learning.toml.broken"


class Progress:
    """Kept in a small file that is replaced in one step at every change.

    A broken file is kept aside and everything begins anew; a full disk is borne: what cannot be
    written is remembered until the program ends.
    """

    def __init__(self, folder: Path) -> None:
        """Read what is there."""
        self._file = folder / FILE_NAME
        self.begun: dict[str, int] = {}
        self.finished: set[str] = set()
        self.told: set[str] = set()
        try:
            self._read(tomllib.loads(self._file.read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, RecursionError):
            with suppress(OSError):
                self._file.replace(folder / KEPT_ASIDE)

    @property
    def is_fresh(self) -> bool:
        """Whether nothing was ever learned here."""
        return not (self.begun or self.finished or self.told)

    def came_to(self, lesson: str, step: int) -> None:
        """Remember the step to go on with."""
        if self.begun.get(lesson) != step:
            self.begun[lesson] = step
            self._write()

    def finish(self, lesson: str) -> None:
        """Tick a lesson off; it begins anew next time."""
        self.begun.pop(lesson, None)
        self.finished.add(lesson)
        self._write()

    def tell(self, advice: str) -> None:
        """Remember that the coach has explained something."""
        self.told.add(advice)
        self._write()

    def forget_told(self) -> None:
        """Let the coach explain everything again."""
        if self.told:
            self.told.clear()
            self._write()

    def _read(self, stored: dict[str, object]) -> None:
        begun = stored.get("begun")
        if isinstance(begun, dict):
            self.begun = {
                str(name): step for name, step in begun.items() if type(step) is int and step >= 0
            }
        for known, key in ((self.finished, "finished"), (self.told, "told")):
            names = stored.get(key)
            if isinstance(names, list):
                known.update(name for name in names if isinstance(name, str))

    def _write(self) -> None:
        lines = ["# What was learned; the game writes this file."]
        lines += [f"{key} = {_listed(known)}" for key, known in self._lists()]
        lines += ["", "[begun]"]
        lines += [f'"{name}" = {step}' for name, step in sorted(self.begun.items())]
        with suppress(OSError):
            write_safely(self._file, "\n".join([*lines, ""]))

    def _lists(self) -> tuple[tuple[str, set[str]], ...]:
        return ("finished", self.finished), ("told", self.told)


def _listed(names: set[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in sorted(names)) + "]"
