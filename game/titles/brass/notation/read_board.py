"""Reads the counters and links of a position (B-0.2, B-0.3, B-5.9, B-5.10, B-10.1)."""

from game.files.toml_fields import Fields, listed, shown
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.state import BrassState


def read_counters(fields: Fields, state: BrassState, colours: tuple[str, ...]) -> None:
    """Place every counter on its space."""
    for entry in fields.tables("counter", needed=False):
        _read_counter(entry, state, colours)


def _read_counter(entry: Fields, state: BrassState, colours: tuple[str, ...]) -> None:
    board = state.board
    name = entry.choice("at", board.space_names)
    space = board.space_numbers[name]
    entry.label = f"counter at {name}: "
    if state.owner[space] != kinds.EMPTY:
        raise entry.refusal("at", "holds a counter already", "one counter on a space")
    owner = colours.index(entry.choice("owner", colours))
    shown_there = [w for bit, w in enumerate(INDUSTRIES) if int(board.shows[space]) >> bit & 1]
    industry = INDUSTRIES.index(entry.choice("industry", shown_there))
    kind = industry * kinds.LEVELS + _read_level(entry, state, industry)
    # B-5.10: one counter of a player in a location of the canal era
    place = int(board.place_of[space])
    around = range(int(board.first_space[place]), int(board.first_space[place + 1]))
    if state.era == kinds.CANAL and any(state.owner[other] == owner for other in around):
        problem = f"has two counters of a player in {board.place_names[place]}"
        raise entry.refusal("owner", problem, "one in a location of the canal era")
    # B-0.11: no more counters than in the box
    spaces = range(int(state.board.spaces))
    there = sum(state.owner[s] == owner and state.counter[s] == kind for s in spaces)
    most = int(state.board.count[kind])
    if there >= most:
        raise entry.refusal("level", "is there too often", f"at most {most} of each player")
    flipped = entry.flag("flipped", default=industry == kinds.SHIPYARD)
    if industry == kinds.SHIPYARD and not flipped:
        raise entry.refusal("flipped", "is false", "true for a shipyard, which flips when built")
    state.owner[space] = owner
    state.counter[space] = kind
    state.flipped[space] = int(flipped)
    state.cubes[space] = _read_cubes(entry, board, kind, flipped=flipped)
    entry.finish()


def _read_level(entry: Fields, state: BrassState, industry: int) -> int:
    """Return a counter's level, which must be one that can be on the board in this era (B-5.9,
    B-15.4)."""
    board = state.board
    era = int(state.era)
    first = industry * kinds.LEVELS
    levels = [n for n in range(kinds.LEVELS) if int(board.eras[first + n]) & int(kinds.BIT[era])]
    level = entry.whole("level", 0, kinds.LEVELS - 1)
    if level not in levels:
        allowed = f"{listed(levels)} in the {kinds.ERA_NAMES[era]} era"
        raise entry.refusal("level", f"is {level}", allowed)
    return level


def _read_cubes(entry: Fields, board: Board, kind: int, *, flipped: bool) -> int:
    """Return a counter's cubes: at least one on unflipped mines and ironworks, none on others."""
    most = int(board.cubes[kind])
    if kind // kinds.LEVELS not in (kinds.COAL_MINE, kinds.IRONWORKS) or flipped:
        return entry.whole("cubes", 0, 0, default=0)
    return entry.whole("cubes", 1, most, default=most)


def read_links(fields: Fields, state: BrassState, colours: tuple[str, ...]) -> None:
    """Place every link on its line."""
    board = state.board
    for entry in fields.tables("link", needed=False):
        allowed = "two places joined by a printed line, like bolton bury"
        text = entry.raw("line", allowed)
        words = text.split() if isinstance(text, str) else []
        name = " ".join(sorted(words))
        if name not in board.line_numbers:
            raise entry.refusal("line", f"is {shown(text)}", allowed)
        line = board.line_numbers[name]
        entry.label = f"link {board.line_names[line]}: "
        owner = colours.index(entry.choice("owner", colours))
        if state.link[line] != kinds.EMPTY:
            raise entry.refusal("line", "has a link already", "one link on a line")
        if not board.fits_era(line, int(state.era)):
            era = kinds.ERA_NAMES[int(state.era)]
            raise entry.refusal("line", f"is none of the {era} era", f"a line for a {era}")
        state.link[line] = owner
        if sum(link == owner for link in state.link) > board.links:
            problem = f"is one too many for {colours[owner]}"
            raise entry.refusal("line", problem, f"{board.links} links of a player")
        entry.finish()
