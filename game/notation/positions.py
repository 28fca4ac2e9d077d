"""Read and write the head of a position text: title, edition, options and players."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Options
from game.files.toml_fields import TomlFields, parse_toml_fields, word_list_for_message
from game.files.toml_lines import toml_value
from game.notation.luck_text import luck_to_text
from game.text.names import MAX_NAME_LETTERS

POSITION_FORMAT_NUMBER: Final = 1
ALLOWED_POSITION_HINT: Final = "; allowed: a position, as `position new` prints one"

SeatFieldsColoursAndPlayers = tuple[tuple[TomlFields, ...], tuple[str, ...], tuple[str, ...]]
"""The unread fields, the colours and the names of the players, in clockwise order."""

LUCK_MOVER_WORD: Final = "luck"
NOBODY_MOVER_WORD: Final = "nobody"


@dataclass(frozen=True, slots=True)
class PositionSetUp:
    """The options of a position, the colours and names of its seats in clockwise order, and the
    fields that are not read yet."""

    options: Options
    colours: tuple[str, ...]
    names: tuple[str, ...]
    fields: TomlFields
    players: tuple[TomlFields, ...]


def read_position_head(
    text: str, source: str, title: str, editions: Sequence[str], *, is_title_optional: bool = False
) -> tuple[TomlFields, str]:
    """Parse a position text and check its format and title; return its fields and its edition, by
    default the first of `editions`.

    With `is_title_optional`, the text need not name the title. Raise Unreadable when the text, its
    format, title or edition is not valid.
    """
    fields = parse_toml_fields(text, source, ALLOWED_POSITION_HINT)
    fields.integer(
        "format", POSITION_FORMAT_NUMBER, POSITION_FORMAT_NUMBER, default=POSITION_FORMAT_NUMBER
    )
    fields.choice("title", (title,), default=title if is_title_optional else None)
    return fields, fields.choice("edition", editions, default=editions[0])


def read_position_players(
    fields: TomlFields, colours: Collection[str], allowed_counts: Collection[int]
) -> SeatFieldsColoursAndPlayers:
    """Return the fields, colours and names of the players in the position's order; raise Unreadable
    for a repeated colour or an impossible number of players.
    """
    players = fields.tables("player")
    taken: list[str] = []
    names: list[str] = []
    for player in players:
        colour = player.choice("colour", colours)
        if colour in taken:
            raise player.field_error("colour", f'is "{colour}" again', "a colour of its own")
        player.label = f"player {colour}: "
        taken.append(colour)
        names.append(player.text("name", MAX_NAME_LETTERS, default=""))
    if len(players) not in allowed_counts:
        problem = f"{fields.source_name}: player appears {len(players)} times"
        raise Unreadable(f"{problem}; allowed: {word_list_for_message(allowed_counts)} players.")
    return tuple(players), tuple(taken), tuple(names)


def toml_line(key: str, value: object) -> str:
    """Return the TOML line `key = value`."""
    return f"{key} = {toml_value(value)}"


def position_head_lines(state: State, options: Options) -> Iterator[str]:
    """Yield the lines for format, title, edition, generator and options; a view has no line for
    its generator."""
    yield toml_line("format", POSITION_FORMAT_NUMBER)
    yield toml_line("title", options.title)
    yield toml_line("edition", options.edition)
    if not is_view(state):
        yield toml_line("luck", luck_to_text(state.luck))
    yield toml_line("expansions", options.expansions)


def is_view(state: State) -> bool:
    """Return whether the state is a view rather than a true state: only a view has a generator
    whose words are all 0."""
    return not any(state.luck.state_words())


def mover_word(seat: int, colours: Sequence[str]) -> str:
    """Return the word for `seat` in a position: the colour of a seat, LUCK_MOVER_WORD for CHANCE,
    or NOBODY_MOVER_WORD for NOBODY."""
    if seat == CHANCE:
        return LUCK_MOVER_WORD
    return NOBODY_MOVER_WORD if seat == NOBODY else colours[seat]
