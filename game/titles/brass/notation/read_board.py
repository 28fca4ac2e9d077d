"""Reads the counters and links of a position (B-0.2, B-0.3, B-5.9, B-5.10, B-10.1)."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.state import BrassState


def read_counters_into_state(
    fields: TomlFields, state: BrassState, colours: tuple[str, ...]
) -> None:
    """Place the counters of a position text on their spaces in `state`; raise Unreadable for one
    that cannot be there, such as a second one on a space."""
    for entry in fields.tables("counter", is_required=False):
        _read_counter_into_state(entry, state, colours)


def _read_counter_into_state(
    entry: TomlFields, state: BrassState, colours: tuple[str, ...]
) -> None:
    board = state.board
    name = entry.choice("at", board.space_names)
    space = board.space_numbers[name]
    entry.label = f"counter at {name}: "
    if state.owner[space] != kinds.EMPTY:
        raise entry.field_error("at", "holds a counter already", "one counter on a space")
    owner = colours.index(entry.choice("owner", colours))
    shown_there = [
        w
        for bit, w in enumerate(INDUSTRY_NAMES)
        if int(board.industry_set_of_space[space]) >> bit & 1
    ]
    industry = INDUSTRY_NAMES.index(entry.choice("industry", shown_there))
    kind = industry * kinds.LEVEL_COUNT + _read_level(entry, state, industry)
    # B-5.10: one counter of a player in a location of the canal era
    place = int(board.place_of_space[space])
    around = range(
        int(board.first_space_of_location[place]), int(board.first_space_of_location[place + 1])
    )
    if state.era == kinds.CANAL_ERA and any(state.owner[other] == owner for other in around):
        problem = f"has two counters of a player in {board.place_names[place]}"
        raise entry.field_error("owner", problem, "one in a location of the canal era")
    # B-0.11: no more counters than in the box
    spaces = range(int(state.board.space_count))
    there = sum(state.owner[s] == owner and state.counter[s] == kind for s in spaces)
    most = int(state.board.copies_of_counter_kind[kind])
    if there >= most:
        raise entry.field_error("level", "is there too often", f"at most {most} of each player")
    flipped = entry.boolean("flipped", default=industry == kinds.SHIPYARD_INDUSTRY)
    if industry == kinds.SHIPYARD_INDUSTRY and not flipped:
        raise entry.field_error(
            "flipped", "is false", "true for a shipyard, which flips when built"
        )
    state.owner[space] = owner
    state.counter[space] = kind
    state.flipped[space] = int(flipped)
    state.cubes[space] = _read_cubes(entry, board, kind, flipped=flipped)
    entry.check_no_unknown_keys()


def _read_level(entry: TomlFields, state: BrassState, industry: int) -> int:
    """Return a counter's level; raise Unreadable if such a counter cannot be on the board in
    this era (B-5.9, B-15.4)."""
    board = state.board
    era = int(state.era)
    first = industry * kinds.LEVEL_COUNT
    levels = [
        n
        for n in range(kinds.LEVEL_COUNT)
        if int(board.eras_of_counter_kind[first + n]) & int(kinds.BIT_BY_PLACE[era])
    ]
    level = entry.integer("level", 0, kinds.LEVEL_COUNT - 1)
    if level not in levels:
        allowed = f"{word_list_for_message(levels)} in the {kinds.ERA_NAMES[era]} era"
        raise entry.field_error("level", f"is {level}", allowed)
    return level


def _read_cubes(entry: TomlFields, board: Board, kind: int, *, flipped: bool) -> int:
    """Return the cubes on a counter: at least one on unflipped mines and ironworks (by default
    all), none on other counters and if it is `flipped`."""
    most = int(board.cubes_of_counter_kind[kind])
    if (
        kind // kinds.LEVEL_COUNT not in (kinds.COAL_MINE_INDUSTRY, kinds.IRONWORKS_INDUSTRY)
        or flipped
    ):
        return entry.integer("cubes", 0, 0, default=0)
    return entry.integer("cubes", 1, most, default=most)


def read_links_into_state(fields: TomlFields, state: BrassState, colours: tuple[str, ...]) -> None:
    """Place every link on its line; raise Unreadable for an occupied line, a line of the other
    era, or too many links of a seat."""
    board = state.board
    for entry in fields.tables("link", is_required=False):
        allowed = "two places joined by a printed line, like bolton bury"
        text = entry.raw_value("line", allowed)
        words = text.split() if isinstance(text, str) else []
        name = " ".join(sorted(words))
        if name not in board.line_numbers:
            raise entry.field_error("line", f"is {value_for_message(text)}", allowed)
        line = board.line_numbers[name]
        entry.label = f"link {board.line_names[line]}: "
        owner = colours.index(entry.choice("owner", colours))
        if state.link[line] != kinds.EMPTY:
            raise entry.field_error("line", "has a link already", "one link on a line")
        if not board.line_fits_era(line, int(state.era)):
            era = kinds.ERA_NAMES[int(state.era)]
            raise entry.field_error("line", f"is none of the {era} era", f"a line for a {era}")
        state.link[line] = owner
        if sum(link == owner for link in state.link) > board.links_per_seat:
            problem = f"is one too many for {colours[owner]}"
            raise entry.field_error("line", problem, f"{board.links_per_seat} links of a player")
        entry.check_no_unknown_keys()
