"""The credits: authors of the program and of the printed games, and source and licence of every
shipped file."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from game.client.screens.game_credits import GameCredit, read_game_credits
from game.client.widgets.list_page import ListPage, ListRow, column_of_lines
from game.files.toml_fields import toml_table
from game.program import AUTHORS, LICENCE, NAME, REPORTS_ADDRESS
from game.scene.layout import Row, theme
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label

MORE_WIDTH = 300.0
LETTER = 8.6  # u
FONT: Final = re.compile(r"google-fonts/([a-z-]+)@")
INITIALS: Final = 2  # letters of a word that are written as capitals: IM Fell English SC


class Credit(NamedTuple):
    """Files with the same source and licence; the source is a font family, or "" for our own
    work."""

    font: str
    licence: str
    files: tuple[str, ...]


def font_of(source: str) -> str:
    """Return the font family named in a source, "" for our own work."""
    found = FONT.search(source)
    words = found[1].split("-") if found else []
    return " ".join(word.upper() if len(word) <= INITIALS else word.capitalize() for word in words)


def read_credits(manifest: Path) -> tuple[Credit, ...]:
    """Return the entries of the manifest by source and licence; none if it is unreadable."""
    try:
        entries = toml_table(manifest.read_text(encoding="utf-8"), manifest.name).get("file")
    except (OSError, ValueError):
        return ()
    together: dict[tuple[str, str], list[str]] = {}
    for entry in entries if isinstance(entries, list) else ():
        key = (font_of(str(entry.get("source", ""))), str(entry.get("licence", "")))
        together.setdefault(key, []).append(Path(str(entry.get("path", ""))).name)
    return tuple(Credit(font, licence, tuple(files)) for (font, licence), files in together.items())


class CreditsScreen(ListPage):
    """The program, the printed games, then a row for each source of files."""

    key = "credits"

    def rows(self) -> Sequence[ListRow]:
        """Return the rows; without a manifest none for files."""
        folder = self.app.assets_folder
        credits = read_credits(folder / "manifest.toml")
        if not credits:
            return []
        games = [self._game_row(game) for game in read_game_credits(folder)]
        return [*self._program_rows(), *games, *(self._source_row(each) for each in credits)]

    def _program_rows(self) -> list[ListRow]:
        say = self.app.say
        name = f"{NAME} {self.app.version}"
        made = say("credits.made", who=AUTHORS, address=REPORTS_ADDRESS.removesuffix("/issues"))
        return [
            self._row(name, LICENCE, made),
            self._row(say("credits.fan"), "", say("credits.fan-note")),
        ]

    def _game_row(self, game: GameCredit) -> ListRow:
        told = (
            self.app.say(f"credits.{kind}", names=", ".join(names)) for kind, names in game.work
        )
        return self._row(game.name, ", ".join(game.publisher), " ".join(told))

    def _source_row(self, credit: Credit) -> ListRow:
        say = self.app.say
        if not credit.font:
            told = say("credits.own-files", count=len(credit.files))
            return self._row(say("credits.own"), credit.licence, told)
        origin = say("credits.font", name=credit.font)
        return self._row(origin, credit.licence, self._files(credit))

    def _row(self, head: str, beside: str, note: str) -> ListRow:
        line = Row(
            Label(head, ON_PAPER.bold, grow=1, basis=0.0),
            Label(beside, ON_PAPER.note, align="right"),
            gap=theme.WIDE,
        )
        return ListRow(column_of_lines(line, Label(note, ON_PAPER.note, may_shorten=True)))

    def _files(self, credit: Credit) -> str:
        """Return the names of the files, or of the first ones and the number of the others."""
        room = int((self.list_width - MORE_WIDTH) / LETTER)
        told = ""
        for number, name in enumerate(credit.files):
            longer = f"{told}, {name}" if told else name
            if told and len(longer) > room:
                return self.app.say("credits.more", files=told, count=len(credit.files) - number)
            told = longer
        return told
