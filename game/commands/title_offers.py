"""What every title offers on the command line: players, editions, expansions."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from game.commands.arguments import OPTION_PREFIX
from game.engine.title import Options, Title
from game.records.records import HUMAN_PLAYER
from game.titles import is_playable_with_options, title_by_name, title_names

LINE_INDENT: Final = "    "
OPTION_COLUMN_LETTERS: Final = 14  # letters that an option takes
MAX_LINE_LETTERS: Final = 98


def released_titles_text(solo_player: str = HUMAN_PLAYER) -> str:
    """Return a text with a paragraph for each released title: its editions, seats and options.

    `solo_player` is the opponent of an automa in the example of a solo game.
    """
    released = (title_by_name(name) for name in title_names() if title_by_name(name).rules_revision)
    paragraphs = ("\n".join(_lines_of_title(each, solo_player)) for each in released)
    return "".join(f"\n{paragraph}\n" for paragraph in paragraphs)


def _lines_of_title(title: Title, player: str) -> Iterator[str]:
    players = ", ".join(map(str, title.seats))
    alone = f", or {player},{title.automa}" if title.automa else ""
    yield f"{OPTION_PREFIX}title {title.name}"
    yield from _option_lines("--players", f"{players}{alone}")
    yield from _option_lines(
        "--edition", ", ".join(_edition_text(title, each) for each in title.editions)
    )
    yield from _option_lines("--expansions", ", ".join(title.expansions))
    if title.automa:
        yield from _option_lines(f"{OPTION_PREFIX}{title.automa}", ", ".join(title.automa_options))


def _edition_text(title: Title, edition: str) -> str:
    """Return an edition, with its numbers of players if they differ from the title's."""
    seats = [
        count
        for count in title.seats
        if is_playable_with_options(title, Options(title.name, count, edition))
    ]
    if len(seats) == len(title.seats):
        return edition
    return f"{edition} ({' or '.join(map(str, seats))} players)"


def _option_lines(option: str, values: str) -> list[str]:
    """Return an option and, in a second column, its values, wrapped into lines; [] if there are
    no values."""
    if not values:
        return []
    behind = LINE_INDENT + " " * OPTION_COLUMN_LETTERS
    first = f"{LINE_INDENT}{option:{OPTION_COLUMN_LETTERS}}"
    return wrap(
        values,
        MAX_LINE_LETTERS,
        initial_indent=first,
        subsequent_indent=behind,
        break_on_hyphens=False,
    )
