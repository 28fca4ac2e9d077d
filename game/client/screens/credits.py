"""The credits: every shipped file's source and licence, from the manifest of the assets."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from game.client.box_place import box
from game.client.furniture import PrimaryButton
from game.client.page import Page
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BOLD_ON_PARCHMENT, NOTE, NOTE_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Label, Panel, ScrollList

PAGE = (1400.0, 940.0)
HEADING = TextStyle("head", 64, (0xFB, 0xF0, 0xD2))
ROW = 62.0


class Credit(NamedTuple):
    """Files of one source under one licence."""

    source: str
    licence: str
    files: tuple[str, ...]


def read_credits(manifest: Path) -> tuple[Credit, ...]:
    """Return the manifest's sources with their files together; none when it is unreadable."""
    try:
        entries = tomllib.loads(manifest.read_text(encoding="utf-8")).get("file", [])
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return ()
    together: dict[tuple[str, str], list[str]] = {}
    for entry in entries:
        key = (str(entry.get("source", "")), str(entry.get("licence", "")))
        together.setdefault(key, []).append(Path(str(entry.get("path", ""))).name)
    return tuple(
        Credit(source, licence, tuple(files)) for (source, licence), files in together.items()
    )


class CreditsScreen(Page):
    """A list that scrolls by wheel, keys and bar."""

    first_focus = "close"

    def build(self, units: Units) -> None:
        """Put heading, list and the way out."""
        say = self.desk.say
        page = self.block(*PAGE)
        paper = Panel("parchment", **box(0, 90, PAGE[0], 740))
        credits = read_credits(self.desk.assets_folder / "manifest.toml")
        rows = [self._row(credit) for credit in credits]
        paper.add(
            ScrollList(
                rows,
                ROW,
                **box(30, 24, PAGE[0] - 60, 692),
                focusable=True,
                name="credits",
                label=say("credits.title"),
            )
        )
        page.add(
            Label(say("credits.title"), HEADING, **box(4, -6, 500, 80)),
            Label(say("credits.note"), NOTE, align="right", **box(500, 30, 896, 40)),
            paper,
            PrimaryButton(
                self.desk,
                say("button.close"),
                "x",
                "Esc",
                name="close",
                on_click=self.go_back,
                **box(PAGE[0] - 300, 852, 300, 70),
            ),
        )
        self.stage.root.add(page)

    def _row(self, credit: Credit) -> Node:
        row = Node(width=PAGE[0] - 80, height=ROW)
        names = ", ".join(credit.files)
        return row.add(
            Label(credit.source, BOLD_ON_PARCHMENT, **box(8, 4, 1060, 28)),
            Label(credit.licence, NOTE_ON_PARCHMENT, align="right", **box(1070, 4, 240, 28)),
            Label(names, NOTE_ON_PARCHMENT, **box(8, 30, 1300, 26)),
        )
