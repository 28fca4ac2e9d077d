"""Reads development boards: which developments become available in which round (S-6)."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.components.areas import PLAYER_COUNTS
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.rules import components
from game.titles.tinners_trail.rules.kinds import MAX_PUMP_GROUPS_PER_ROUND, ROUND_COUNT

MAX_PIECES_OF_KIND = 9


def read_development_boards(fields: TomlFields) -> tuple[components.DevelopmentBoard, ...]:
    """Return the development boards; raise Unreadable unless there is one for each player
    count."""
    boards = tuple(_read_board(entry) for entry in fields.tables("board"))
    fields.check_no_unknown_keys()
    counts = [board.player_count for board in boards]
    if sorted(counts) != list(PLAYER_COUNTS):
        allowed = f"one for each of {word_list_for_message(PLAYER_COUNTS)}"
        raise fields.field_error(
            "board", f"is set for {word_list_for_message(counts)} players", allowed
        )
    return boards


def _read_board(entry: TomlFields) -> components.DevelopmentBoard:
    players = entry.integer("players", min(PLAYER_COUNTS), max(PLAYER_COUNTS))
    entry.label = f"board of {players} players: "
    return read_development_columns(entry, players)


def read_development_columns(entry: TomlFields, player_count: int) -> components.DevelopmentBoard:
    """Return a development board for a player count, with the numbers of pieces in each of the
    four rounds."""
    board = components.DevelopmentBoard(
        player_count=player_count,
        miners_by_round=entry.integers("miner", 0, MAX_PIECES_OF_KIND, ROUND_COUNT),
        ports_by_round=entry.integers("port", 0, MAX_PIECES_OF_KIND, ROUND_COUNT),
        trains_by_round=entry.integers("train", 0, MAX_PIECES_OF_KIND, ROUND_COUNT),
        adits_by_round=entry.integers("adit", 0, MAX_PIECES_OF_KIND, ROUND_COUNT),
        pump_groups_by_round=_read_pump_columns(entry),
    )
    read_source_and_finish_entry(entry)
    return board


def _read_pump_columns(entry: TomlFields) -> tuple[tuple[int, ...], ...]:
    allowed = (
        f"{ROUND_COUNT} lists of at most {MAX_PUMP_GROUPS_PER_ROUND} groups of 1 to "
        f"{MAX_PIECES_OF_KIND} pumps"
    )
    columns = entry.unchecked_list("pumps", "pump groups")
    for column in columns:
        if not isinstance(column, list) or len(column) > MAX_PUMP_GROUPS_PER_ROUND:
            raise entry.field_error("pumps", f"has {value_for_message(column)}", allowed)
        for group in column:
            if type(group) is not int or not 1 <= group <= MAX_PIECES_OF_KIND:
                raise entry.field_error(
                    "pumps", f"has the group {value_for_message(group)}", allowed
                )
    if len(columns) != ROUND_COUNT:
        raise entry.field_error("pumps", f"has {len(columns)} lists", allowed)
    return tuple(tuple(column) for column in columns if isinstance(column, list))
