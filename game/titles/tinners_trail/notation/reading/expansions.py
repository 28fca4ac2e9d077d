"""Reading arsenic, emigration, and keys that belong to what is not in play."""

from collections import Counter
from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tinners_trail.notation import moves
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.kinds import EMPTY, PLACES, ROUNDS, STOCK_MINER, STOCKS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES

# Arsenic: the market, cubes, calciners and work limiters (AR-1 .. AR-5).

ARSENIC_MOST_CUBES = 99

# By where it stands: what each key says when nothing of its expansion is there; None = the key
# must be absent.
KEYS: Final[dict[str, dict[str, tuple[object, str]]]] = {
    "table": {
        "market": ([], moves.ARSENIC),
        "emigrated": ([], moves.EMIGRATION),
        "wallace_cards": ([], moves.SOLO),
        "impossible_cards": (0, moves.SOLO),
    },
    "player": {
        "limiter": (0, moves.ARSENIC),
        "calciner_left": (True, moves.ARSENIC),
        "miners_left": (4, moves.EMIGRATION),
        "waiting": ([], moves.EMIGRATION),
        "owed": (0, moves.SOLO),
        "income": (0, moves.SOLO),
        "under": ([], moves.SOLO),
    },
    "ore": {"arsenic": (0, moves.ARSENIC)},
    "area": {"arsenic": (0, moves.ARSENIC), "calciner": (None, moves.ARSENIC)},
    "tile": {"bonus": (None, moves.KICKSTARTER)},
}
KEYS_OF_REMASTERED: Final = {  # which the edition of 2007 has not
    "table": ("expansions", "wallace", *KEYS["table"], "peekers", "decks", "seen"),
    "player": ("wallace", "hand", "discarded", *KEYS["player"]),
    "ore": ("arsenic",),
    "area": ("tile", "drainage", "pump", "arsenic", "calciner"),
}


def read_market(fields: Fields, state: TrailState) -> None:
    """Set the filled spaces, named by their pounds; the open-ended one is never filled (AR-5)."""
    if not state.board.arsenic:
        return
    spaces = [int(pounds) for pounds in state.board.market_pounds][: state.board.market_spaces]
    for pounds in fields.items("market", "pounds of filled spaces", ()):
        if type(pounds) is not int or pounds not in spaces:
            raise fields.refusal("market", f"has {shown(pounds)}", listed(spaces))
        if state.market[spaces.index(pounds)]:
            raise fields.refusal("market", f"has {pounds} twice", "each space once")
        state.market[spaces.index(pounds)] = 1


def read_arsenic_there(
    entry: Fields, state: TrailState, area: int, colours: tuple[str, ...]
) -> None:
    """Set an area's arsenic and the calciner beside the mine of its owner (AR-1)."""
    if not state.board.arsenic:
        return
    state.arsenic[area] = entry.whole("arsenic", 0, ARSENIC_MOST_CUBES, 0)
    if "calciner" not in entry:
        return
    seat = colours.index(entry.choice("calciner", colours))
    if state.owner[area] != seat:
        problem = f'is "{colours[seat]}" in an area that is no mine of that colour'
        raise entry.refusal("calciner", problem, "the colour of the area's owner")
    if seat in state.calciner:
        problem = f'is "{colours[seat]}" again'
        raise entry.refusal("calciner", problem, "one calciner a colour")
    state.calciner[area] = seat


def read_arsenic_of(player: Fields, ore: Fields, state: TrailState, seat: int) -> None:
    """Set a seat's arsenic, calciner and work limiter; areas and track are read before."""
    if not state.board.arsenic:
        return
    state.ore_arsenic[seat] = ore.whole("arsenic", 0, ARSENIC_MOST_CUBES, 0)
    on_map = seat in state.calciner
    state.calciner_left[seat] = player.flag("calciner_left", default=not on_map)
    if on_map and state.calciner_left[seat]:
        raise player.refusal("calciner_left", "is true although it stands on the map", "false")
    last = int(state.board.columns)
    state.limiter[seat] = player.whole("limiter", 0, last, 0)
    column = int(state.column[seat])
    if state.place[seat] == EMPTY and 0 < state.limiter[seat] <= column:
        allowed = listed((0, *range(column + 1, last + 1)))
        problem = f"is {state.limiter[seat]} with the marker in column {column}"
        raise player.refusal("limiter", problem, allowed)


# Emigration: who has left, own miners on the map, Michigan's pieces (E-1 .. E-4).


def read_emigrated(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Set who has taken which place in which round; one miner a place and round (E-2)."""
    if not state.board.emigration:
        return
    for entry in fields.tables("emigrated", needed=False):
        place = PLACE_NAMES.index(entry.choice("place", PLACE_NAMES))
        game_round = entry.whole("round", 1, int(state.round))
        cell = (game_round - 1) * PLACES + place
        if state.emigrated[cell] != EMPTY:
            problem = f"is {PLACE_NAMES[place]} of round {game_round} again"
            raise entry.refusal("place", problem, "each place once a round")
        state.emigrated[cell] = colours.index(entry.choice("by", colours))
        entry.finish()


def read_miners(entry: Fields, state: TrailState, area: int, colours: tuple[str, ...]) -> None:
    """Set an area's miners: false, true, a number, a colour, or a colour beside a number."""
    if not state.board.emigration:
        # Whether a plain miner stands there; other miners come with emigration
        other = "miner" in entry and not isinstance(entry.raw("miner", ""), bool)
        if other and not state.board.edition_2007:
            problem = f"is {shown(entry.raw('miner', ''))}"
            allowed = "true, false (other miners belong to emigration, which is not in play)"
            raise entry.refusal("miner", problem, allowed)
        state.miner[area] = entry.flag("miner", default=False)
        return
    value = entry.raw("miner", "") if "miner" in entry else False
    most = 1 + michigan_pieces(state)[STOCK_MINER]
    if isinstance(value, bool) or (type(value) is int and 2 <= value <= most):
        state.miner[area] = value
    else:
        _read_own_miner(entry, state, area, colours)


def _read_own_miner(entry: Fields, state: TrailState, area: int, colours: tuple[str, ...]) -> None:
    value = entry.raw("miner", "")
    most = michigan_pieces(state)[STOCK_MINER]
    colour, plain = value if isinstance(value, list) and len(value) == 2 else (value, 0)
    beside = isinstance(value, list)
    if colour not in colours or type(plain) is not int or not int(beside) <= plain <= most * beside:
        allowed = (
            f"false, true, 2 to {1 + most} plain miners, one of {listed(colours)}, "
            f'or a colour beside 1 to {most} plain ones, like ["{colours[0]}", 1]'
        )
        raise entry.refusal("miner", f"is {shown(value)}", allowed)
    seat = colours.index(colour)
    if state.owner[area] != seat:
        problem = f'is "{colour}" in an area that is no mine of that colour'
        raise entry.refusal("miner", problem, "the colour of the area's owner")
    state.miner[area] = 1 + plain
    state.own_miner[area] = seat


def read_emigration_of(player: Fields, state: TrailState, seat: int) -> None:
    """Set a seat's own miners and waiting pieces; map and emigrants are read before."""
    if not state.board.emigration:
        return
    away = list(state.own_miner).count(seat) + list(state.emigrated).count(seat)
    own = int(state.board.own_miners)
    state.own_miners[seat] = player.whole("miners_left", 0, own, max(0, own - away))
    for piece in player.items("waiting", "pieces", ()):
        if piece not in STOCK_WORDS:
            raise player.refusal("waiting", f"has {shown(piece)}", listed(STOCK_WORDS))
        state.waiting[seat * STOCKS + STOCK_WORDS.index(str(piece))] += 1


def michigan_pieces(state: TrailState) -> Counter[int]:
    """Return how many pieces of each kind Michigan gives in the whole game (E-4)."""
    board = state.board
    pieces: Counter[int] = Counter()
    for column in range(ROUNDS):
        pieces[int(board.michigan_piece[column])] += int(board.michigan_count[column])
    return pieces


# Phases and keys of what is not in play: keys may stand there if they say nothing.


def pass_over(fields: Fields, place: str, state: TrailState) -> None:
    """Refuse a key that says anything of what is not in play, or of the other edition."""
    if state.board.edition_2007:
        for key in KEYS_OF_REMASTERED[place]:
            if key in fields and not _says_nothing(fields.raw(key, "")):
                found = shown(fields.raw(key, ""))
                problem = f"is {found}, which the edition of 2007 does not have"
                raise fields.refusal(key, problem, "no such key")
        return
    absent = moves.not_in_play(state.board)
    for key, (nothing, expansion) in KEYS[place].items():
        if expansion not in absent or key not in fields:
            continue
        value = fields.raw(key, "")
        if nothing is None or value != nothing or type(value) is not type(nothing):
            allowed = "no such key" if nothing is None else shown(nothing)
            problem = f"is {shown(value)}, but {expansion} is not in play"
            raise fields.refusal(key, problem, allowed)


def _says_nothing(value: object) -> bool:
    """Return whether a value is 0, false or empty, and all there is in a table."""
    if isinstance(value, dict):
        return all(_says_nothing(inside) for inside in value.values())
    return value in (0, "", []) and not isinstance(value, float)


def absent_phases(state: TrailState) -> tuple[str, ...]:
    """Return the phases that come only with what is not in play: the words of their moves."""
    absent = moves.not_in_play(state.board)
    return tuple(word for word, expansion in moves.OF_EXPANSIONS.items() if expansion in absent)
