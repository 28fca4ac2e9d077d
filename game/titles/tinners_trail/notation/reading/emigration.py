"""Reads emigration: emigrated miners, own miners on the map, Michigan's pieces (E-1 .. E-4)."""

from collections import Counter

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.kinds import (
    EMIGRATION_PLACE_COUNT,
    EMPTY,
    MINER_STOCK,
    ROUND_COUNT,
    STOCK_KIND_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES


def read_emigrants_into_state(
    fields: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Set which seat took which place in which round; one miner per place and round (E-2)."""
    if not state.board.has_emigration:
        return
    for entry in fields.tables("emigrated", is_required=False):
        place = PLACE_NAMES.index(entry.choice("place", PLACE_NAMES))
        game_round = entry.integer("round", 1, int(state.round))
        cell = (game_round - 1) * EMIGRATION_PLACE_COUNT + place
        if state.emigrated[cell] != EMPTY:
            problem = f"is {PLACE_NAMES[place]} of round {game_round} again"
            raise entry.field_error("place", problem, "each place once a round")
        state.emigrated[cell] = colours.index(entry.choice("by", colours))
        entry.check_no_unknown_keys()


def read_miners_into_state(
    entry: TomlFields, state: TrailState, area: int, colours: tuple[str, ...]
) -> None:
    """Set an area's miners: false, true, a number, a colour, or a colour with a number."""
    if not state.board.has_emigration:
        # Whether a plain miner stands there; other miners come with emigration
        other = "miner" in entry and not isinstance(entry.raw_value("miner", ""), bool)
        if other and not state.board.is_edition_2007:
            problem = f"is {value_for_message(entry.raw_value('miner', ''))}"
            allowed = "true, false (other miners belong to emigration, which is not in play)"
            raise entry.field_error("miner", problem, allowed)
        state.miner[area] = entry.boolean("miner", default=False)
        return
    value = entry.raw_value("miner", "") if "miner" in entry else False
    most = 1 + michigan_piece_counts(state)[MINER_STOCK]
    if isinstance(value, bool) or (type(value) is int and 2 <= value <= most):
        state.miner[area] = value
    else:
        _read_own_miner_into_state(entry, state, area, colours)


def _read_own_miner_into_state(
    entry: TomlFields, state: TrailState, area: int, colours: tuple[str, ...]
) -> None:
    value = entry.raw_value("miner", "")
    most = michigan_piece_counts(state)[MINER_STOCK]
    colour, plain = value if isinstance(value, list) and len(value) == 2 else (value, 0)
    beside = isinstance(value, list)
    if colour not in colours or type(plain) is not int or not int(beside) <= plain <= most * beside:
        allowed = (
            f"false, true, 2 to {1 + most} plain miners, one of {word_list_for_message(colours)}, "
            f'or a colour beside 1 to {most} plain ones, like ["{colours[0]}", 1]'
        )
        raise entry.field_error("miner", f"is {value_for_message(value)}", allowed)
    seat = colours.index(colour)
    if state.owner[area] != seat:
        problem = f'is "{colour}" in an area without a mine of that colour'
        raise entry.field_error("miner", problem, "the colour of the area's owner")
    state.miner[area] = 1 + plain
    state.own_miner[area] = seat


def read_seat_emigration_into_state(player: TomlFields, state: TrailState, seat: int) -> None:
    """Set a seat's own miners and waiting pieces; map and emigrants must be read before."""
    if not state.board.has_emigration:
        return
    away = list(state.own_miner).count(seat) + list(state.emigrated).count(seat)
    own = int(state.board.own_miners_per_seat)
    state.own_miners[seat] = player.integer("miners_left", 0, own, max(0, own - away))
    for piece in player.unchecked_list("waiting", "pieces", ()):
        if piece not in STOCK_WORDS:
            raise player.field_error(
                "waiting", f"has {value_for_message(piece)}", word_list_for_message(STOCK_WORDS)
            )
        state.waiting[seat * STOCK_KIND_COUNT + STOCK_WORDS.index(str(piece))] += 1


def michigan_piece_counts(state: TrailState) -> Counter[int]:
    """Return how many pieces of each kind Michigan gives in the whole game (E-4)."""
    board = state.board
    pieces: Counter[int] = Counter()
    for column in range(ROUND_COUNT):
        pieces[int(board.michigan_piece_by_round[column])] += int(
            board.michigan_count_by_round[column]
        )
    return pieces
