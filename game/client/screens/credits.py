"""The credits: authors of the program and of the printed games, and source and licence of every
shipped file."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from game.client.screens.game_credits import GameCredit, read_game_credits
from game.client.widgets.list_page import ListPage, ListRow, make_growing_column
from game.files.toml_fields import parse_toml_table
from game.program import AUTHORS, LICENCE, NAME, REPORTS_ADDRESS
from game.scene.layout import Row, theme
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

FILE_NAMES_SIDE_MARGIN = 300.0
MEAN_LETTER_WIDTH = 8.6  # u
FONT_SOURCE_PATTERN: Final = re.compile(r"google-fonts/([a-z-]+)@")
MAX_CAPITALISED_LETTERS: Final = (
    2  # letters of a word that are written as capitals: IM Fell English SC
)


class FileGroupCredit(NamedTuple):
    """The credit of a group of files with one source and one licence; `font_family` is the source's
    font family, "" for works of this project, `files` are the names of the files."""

    font_family: str
    licence: str
    files: tuple[str, ...]


def font_family_in_source(source: str) -> str:
    """Return the font family named in the `source` text of a manifest entry, "" if it names
    none."""
    found = FONT_SOURCE_PATTERN.search(source)
    words = found[1].split("-") if found else []
    return " ".join(
        word.upper() if len(word) <= MAX_CAPITALISED_LETTERS else word.capitalize()
        for word in words
    )


def read_credits(manifest_file: Path) -> tuple[FileGroupCredit, ...]:
    """Return the files of the manifest, grouped by source and licence; () if it cannot be read."""
    try:
        entries = parse_toml_table(
            manifest_file.read_text(encoding="utf-8"), manifest_file.name
        ).get("file")
    except (OSError, ValueError):
        return ()
    together: dict[tuple[str, str], list[str]] = {}
    for entry in entries if isinstance(entries, list) else ():
        key = (font_family_in_source(str(entry.get("source", ""))), str(entry.get("licence", "")))
        together.setdefault(key, []).append(Path(str(entry.get("path", ""))).name)
    return tuple(
        FileGroupCredit(font, licence, tuple(files)) for (font, licence), files in together.items()
    )


class CreditsScreen(ListPage):
    """The page of credits: a row for the program, for each printed game, and for each source of
    files."""

    key = "credits"
    names_program_in_window_title = True

    def build_rows(self) -> Sequence[ListRow]:
        """Return the rows of all credits; none at all if the manifest cannot be read."""
        folder = self.app.assets_folder
        credits = read_credits(folder / "manifest.toml")
        if not credits:
            return []
        games = [self._build_game_row(game) for game in read_game_credits(folder)]
        return [
            *self._build_program_rows(),
            *games,
            *(self._build_source_row(each) for each in credits),
        ]

    def _build_program_rows(self) -> list[ListRow]:
        say = self.app.say
        name = f"{NAME} {self.app.version}"
        made = say("credits.made", who=AUTHORS, address=REPORTS_ADDRESS.removesuffix("/issues"))
        return [
            self._build_row(name, LICENCE, made),
            self._build_row(say("credits.fan"), "", say("credits.fan-note")),
        ]

    def _build_game_row(self, game: GameCredit) -> ListRow:
        told = (
            self.app.say(f"credits.{kind}", names=", ".join(names))
            for kind, names in game.people_by_work
        )
        return self._build_row(game.name, ", ".join(game.publisher), " ".join(told))

    def _build_source_row(self, credit: FileGroupCredit) -> ListRow:
        say = self.app.say
        if not credit.font_family:
            told = say("credits.own-files", count=len(credit.files))
            return self._build_row(say("credits.own"), credit.licence, told)
        origin = say("credits.font", name=credit.font_family)
        return self._build_row(origin, credit.licence, self._file_names_text(credit))

    def _build_row(self, heading: str, text_at_right: str, note: str) -> ListRow:
        line = Row(
            Label(heading, PAPER_STYLES.bold, grow=1, basis=0.0),
            Label(text_at_right, PAPER_STYLES.note, align="right"),
            gap=theme.WIDE_GAP,
        )
        return ListRow(make_growing_column(line, Label(note, PAPER_STYLES.note, may_shorten=True)))

    def _file_names_text(self, credit: FileGroupCredit) -> str:
        """Return as many file names of a credit as fit in a line, and how many others there are."""
        room = int((self.list_width - FILE_NAMES_SIDE_MARGIN) / MEAN_LETTER_WIDTH)
        told = ""
        for number, name in enumerate(credit.files):
            longer = f"{told}, {name}" if told else name
            if told and len(longer) > room:
                return self.app.say("credits.more", files=told, count=len(credit.files) - number)
            told = longer
        return told
