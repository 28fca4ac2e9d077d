"""Reads arsenic: the market, calciners, and each player's arsenic (AR)."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState

# Arsenic: the market, cubes, calciners and work limiters (AR-1 .. AR-5).

ARSENIC_MAX_CUBES = 99


def read_market_spaces_into_state(fields: TomlFields, state: TrailState) -> None:
    """Set the filled spaces, named by their pounds; the unlimited space is never filled (AR-5)."""
    if not state.board.has_arsenic:
        return
    spaces = [int(pounds) for pounds in state.board.arsenic_market_pounds][
        : state.board.arsenic_market_space_count
    ]
    for pounds in fields.unchecked_list("market", "pounds of filled spaces", ()):
        if type(pounds) is not int or pounds not in spaces:
            raise fields.field_error(
                "market", f"has {value_for_message(pounds)}", word_list_for_message(spaces)
            )
        if state.market[spaces.index(pounds)]:
            raise fields.field_error("market", f"has {pounds} twice", "each space once")
        state.market[spaces.index(pounds)] = 1


def read_area_arsenic_into_state(
    entry: TomlFields, state: TrailState, area: int, colours: tuple[str, ...]
) -> None:
    """Set an area's arsenic and its calciner, in games with arsenic; raise Unreadable unless the
    calciner has the colour of the mine's owner and is the only one of that colour (AR-1).
    """
    if not state.board.has_arsenic:
        return
    state.arsenic[area] = entry.integer("arsenic", 0, ARSENIC_MAX_CUBES, 0)
    if "calciner" not in entry:
        return
    seat = colours.index(entry.choice("calciner", colours))
    if state.owner[area] != seat:
        problem = f'is "{colours[seat]}" in an area without a mine of that colour'
        raise entry.field_error("calciner", problem, "the colour of the area's owner")
    if seat in state.calciner:
        problem = f'is "{colours[seat]}" again'
        raise entry.field_error("calciner", problem, "one calciner a colour")
    state.calciner[area] = seat


def read_seat_arsenic_into_state(
    player: TomlFields, ore: TomlFields, state: TrailState, seat: int
) -> None:
    """Set a seat's arsenic, calciner and work limiter; areas and track must be read before."""
    if not state.board.has_arsenic:
        return
    state.ore_arsenic[seat] = ore.integer("arsenic", 0, ARSENIC_MAX_CUBES, 0)
    on_map = seat in state.calciner
    state.calciner_left[seat] = player.boolean("calciner_left", default=not on_map)
    if on_map and state.calciner_left[seat]:
        raise player.field_error("calciner_left", "is true although it stands on the map", "false")
    last = int(state.board.work_track_column_count)
    state.limiter[seat] = player.integer("limiter", 0, last, 0)
    column = int(state.column[seat])
    if state.place[seat] == EMPTY and 0 < state.limiter[seat] <= column:
        allowed = word_list_for_message((0, *range(column + 1, last + 1)))
        problem = f"is {state.limiter[seat]} with the marker in column {column}"
        raise player.field_error("limiter", problem, allowed)
