"""The credits: every shipped file's source and licence, from the manifest of the assets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game.client.parts.box_place import box
from game.client.parts.list_page import ListPage
from game.fields import toml_table
from game.scene.node import Node
from game.scene.styles import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Label

LICENCE_WIDTH = 200.0
MORE_WIDTH, LETTER = 120.0, 8.6  # u


class Credit(NamedTuple):
    """Files of one source under one licence."""

    source: str
    licence: str
    files: tuple[str, ...]


def read_credits(manifest: Path) -> tuple[Credit, ...]:
    """Return the manifest's sources with their files together; none when it is unreadable."""
    try:
        entries = toml_table(manifest.read_text(encoding="utf-8"), manifest.name).get("file")
    except (OSError, ValueError):
        return ()
    together: dict[tuple[str, str], list[str]] = {}
    for entry in entries if isinstance(entries, list) else ():
        key = (str(entry.get("source", "")), str(entry.get("licence", "")))
        together.setdefault(key, []).append(Path(str(entry.get("path", ""))).name)
    return tuple(
        Credit(source, licence, tuple(files)) for (source, licence), files in together.items()
    )


class CreditsScreen(ListPage):
    """One row a source."""

    key = "credits"

    def rows(self, width: float) -> Sequence[Node]:
        """Return source, licence and files of everything in the manifest."""
        credits = read_credits(self.desk.assets_folder / "manifest.toml")
        return [self._row(credit, width) for credit in credits]

    def _row(self, credit: Credit, width: float) -> Node:
        row = Node(width=width, height=self.row_height)
        room = width - LICENCE_WIDTH - 16
        licence = box(width - LICENCE_WIDTH - 8, 4, LICENCE_WIDTH, 28)
        return row.add(
            Label(credit.source, BOLD_ON_PARCHMENT, **box(8, 4, room, 28)),
            Label(credit.licence, NOTE_ON_PARCHMENT, align="right", **licence),
            Label(self._files(credit, width), NOTE_ON_PARCHMENT, **box(8, 31, width - 16, 26)),
        )

    def _files(self, credit: Credit, width: float) -> str:
        """Return the names of the files, or the first of them and how many there are besides."""
        room, told = int((width - MORE_WIDTH) / LETTER), ""
        for number, name in enumerate(credit.files):
            longer = f"{told}, {name}" if told else name
            if told and len(longer) > room:
                return self.desk.say("credits.more", files=told, count=len(credit.files) - number)
            told = longer
        return told
