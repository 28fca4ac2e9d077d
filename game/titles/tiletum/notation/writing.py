"""A position, or a seat's view of it, as canonical text; piles are told in alphabetical order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from game.engine.title import Options
from game.notation.positions import each_of, head_lines, mover_word, written
from game.titles.tiletum.notation.options import KING_TRACK
from game.titles.tiletum.notation.silver import silver_lines
from game.titles.tiletum.notation.solo import solo_lines
from game.titles.tiletum.notation.stack_words import names_in, told_question
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import ACTIONS, EVERY_DECK, EXPLORER, GOODS, TYPES
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState
from game.toml_text import quoted

WIDTH: Final = 148  # characters of a line with tiles
GONE: Final = "gone"
DISCARDED: Final = "bonus_discard"
BOX: Final = "box"
UNDER: Final = ("contracts_under", "underground_under")
ORDER: Final = ("bonus", "bonus_discard", "contracts", "characters")
SILVER_ORDER: Final = (
    *("bonus", "bonus_discard", "contracts", "contracts_under", "characters"),
    *("underground", "underground_under", GONE),
)


def deck_lines(state: TiletumState) -> Iterator[str]:
    """Return the lines of the piles."""
    yield "[decks]"
    solo = state.board.cardinal >= 0
    keys = SILVER_ORDER if state.board.silver else (*ORDER, GONE) if solo else ORDER
    for key in (*keys, BOX) if solo and state.board.silver else keys:
        yield from tile_list(key, words_of(state, key))


def words_of(state: TiletumState, key: str) -> list[str]:
    """Return the tiles of a deck, or of those put aside for one reason."""
    board = state.board
    if key in (GONE, BOX):  # have left the game, or were never in it (C-401, S-407)
        return each_of(board.tile_names, state.row(key))
    if key in UNDER:
        return _named(state.row(key), board.tile_names)
    if key == DISCARDED:
        return each_of(names_in(board, kinds.BONUS_DECK), state.discard)
    deck = EVERY_DECK.index(key)
    cells = state.pile[board.cell_from[deck] : board.cell_from[deck + 1]]
    return each_of(names_in(board, deck), cells)


def tile_list(key: str, words: list[str]) -> Iterator[str]:
    """Return a list of tiles: on one line, or on several of a readable width."""
    items = [quoted(word) for word in words]
    whole = f"{key} = [{', '.join(items)}]"
    if len(whole) <= WIDTH:
        yield whole
        return
    yield f"{key} = ["
    line = " "
    for item in items:
        if len(line) + len(item) + 2 > WIDTH:
            yield line
            line = " "
        line += f" {item},"
    yield line
    yield "]"


# Lines and words that the parts of a position share.


def tile_word(state: TiletumState, spot: int) -> str:
    """Return the tile that lies on a spot, "" where none does."""
    tile = state.lying[spot]
    return "" if tile == EMPTY else state.board.tile_names[tile]


def cells_of(state: TiletumState, row: str, seat: int) -> list[int]:
    """Return a seat's cells of a row; none of a part that is not played."""
    cells = state.row(row)
    each = len(cells) // int(state.seats)
    return [int(cell) for cell in cells[seat * each : (seat + 1) * each]]


# One player's entry of a position.


def _entry_of(state: TiletumState, seat: int) -> dict[str, object]:
    """Return what is written of a player, without colour and name."""
    board, his = state.board, seat == state.board.cardinal

    def tiles(row: str) -> list[str]:
        return _named(cells_of(state, row, seat), board.tile_names)

    houses, pillars = cells_of(state, "supply", seat)
    merchant, architect = (board.space_names[n] for n in cells_of(state, "people", seat))
    entry: dict[str, object] = {"points": state.points[seat]}
    if board.silver:
        entry["silver"] = state.silver[seat]
    entry |= {"houses": houses, "pillars": pillars}
    if board.silver:
        entry["mines"], entry["mines_general"] = cells_of(state, "mines", seat)
    entry["goods"] = dict(zip(GOODS, cells_of(state, "goods", seat), strict=True))
    entry |= {"merchant": merchant, "architect": architect}
    if board.silver:
        entry["explorers"] = _named(cells_of(state, "explorers", seat), board.space_names)
    rooms = cells_of(state, "rooms", seat)
    floors = [int(first) for first in board.room_from]
    crests = cells_of(state, "crests", seat)
    markers = dict(zip(TYPES, cells_of(state, "markers", seat), strict=True))
    if his:
        markers[EXPLORER] = state.his_marker
    dice = [die for die in cells_of(state, "dice_taken", seat) if die != EMPTY]
    taken = zip(board.town_of, cells_of(state, "taken", seat), strict=True)
    entry |= {
        "store": tiles("store"),
        "rooms": [_named(rooms[a:b], board.tile_names) for a, b in pairwise(floors)],
        "crests": [board.crest_names[n] if n != EMPTY else "" for n in crests],
        "markers": {word: number for word, number in markers.items() if number},
        "contracts": tiles("contracts"),
        "cathedral_tiles": {board.space_names[n]: tile for n, tile in taken if tile != EMPTY},
        "dice": [{"good": GOODS[die // 6], "value": die % 6 + 1} for die in dice],
    }
    if his:
        entry |= {"cardinal": True, "open": _named(state.open, board.tile_names)}
        entry["hand"] = [word for n, word in enumerate(board.crest_names) if state.hand[n]]
        if board.silver:
            entry["tucked"] = _named(state.tucked, board.cards.surprise_names)
    elif board.silver:
        levels = cells_of(state, "levels", seat)
        entry["levels"] = [levels[int(technology)] for technology in state.technologies]
        if state.bonused[seat] != EMPTY:
            entry["bonused"] = GOODS[state.bonused[seat]]
    return entry


def _named(cells: Iterable[int], names: Sequence[str]) -> list[str]:
    """Return what the cells that are not empty are called."""
    return [names[int(cell)] for cell in cells if cell != EMPTY]


# A whole position, or a seat's view of it, as canonical text.

Colours = tuple[str, ...]


def write_position(
    state: TiletumState, options: Options, colours: Colours, names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = list(head_lines(state, options))
    if options.automa is not None:
        lines.append(written("cardinal", options.automa[0]))
    lines += _moment_lines(state, colours)
    lines += [*_wheel_lines(state), *_offer_lines(state)]
    if state.phase == kinds.OVER:
        lines.append(written("ranking", [colours[seat] for seat in seats_from_best(state)]))
    lines += ["", *_cost_lines(state), "", *_tile_lines(state, "map_tiles")]
    lines += ["", *_piece_lines(state, colours, "houses", kinds.HOUSE_PIECE)]
    lines += ["", *_piece_lines(state, colours, "pillars", kinds.PILLAR_PIECE)]
    if state.board.silver:
        lines += ["", *silver_lines(state)]
        lines += ["", *_piece_lines(state, colours, "mines", kinds.MINE_PIECE)]
        lines += ["", *_tile_lines(state, "underground_tiles", state.board.main_spaces)]
    lines += solo_lines(state)
    lines += _turn_of_lines(state)
    for question in range(state.depth):
        cells = [int(n) for n in state.stack[question * kinds.FRAME : (question + 1) * kinds.FRAME]]
        told = told_question(state.board, cells)
        lines += ["", "[[pending]]", *(written(key, value) for key, value in told.items())]
    for seat, name in enumerate(names):
        entry = {"colour": colours[seat], "name": name, **_entry_of(state, seat)}
        lines += ["", "[[player]]", *(written(key, value) for key, value in entry.items())]
    lines += ["", *deck_lines(state)]
    return "\n".join(lines) + "\n"


def _moment_lines(state: TiletumState, colours: Colours) -> Iterator[str]:
    yield written("round", state.round)
    yield written("turn", state.turn)
    yield written("phase", kinds.PHASE_NAMES[state.phase])
    yield written("to_move", mover_word(state.to_move, colours))
    yield written("order", [colours[int(seat)] for seat in state.order])
    yield written("step", state.step)
    yield written("seat", colours[state.seat])
    if state.refilling != EMPTY:
        yield written("refilling", place_words(state)[state.refilling])
    yield written("king", {c: int(space) for c, space in zip(colours, state.king, strict=True)})
    yield written("king_order", [colours[int(seat)] for seat in state.king_order])


def place_words(state: TiletumState) -> dict[int, str]:
    """Return the places of bonus tiles beside the map, by their spots."""
    board = state.board
    names = enumerate(board.action_names)
    spots = {board.action_spot + number: word for number, word in names}
    return {**spots, board.king_spot: KING_TRACK}


def _wheel_lines(state: TiletumState) -> Iterator[str]:
    yield written("wheel", [ACTIONS[int(action)] for action in state.wheel])
    if state.board.silver:
        field = state.field
        yield written("explorer_values", [field, field % len(ACTIONS) + 1])
    dice = {
        good: each_of(range(1, 7), state.dice[number * 6 : number * 6 + 6])
        for number, good in enumerate(GOODS)
    }
    yield written("dice", {good: values for good, values in dice.items() if values})
    yield written("corruption", [int(token) for token in state.tokens if token != EMPTY])


def _offer_lines(state: TiletumState) -> Iterator[str]:
    board = state.board
    at = board.action_spot
    names = enumerate(board.action_names)
    tiles = {word: tile_word(state, at + number) for number, word in names}
    yield written("action_tiles", {word: tiles[word] for word in sorted(tiles) if tiles[word]})
    if state.lying[board.king_spot] != EMPTY:
        yield written("king_tile", tile_word(state, board.king_spot))
    for key, spot in (
        ("contract_offer", board.contract_spot),
        ("character_offer", board.character_spot),
    ):
        yield written(key, [tile_word(state, spot + place) for place in range(kinds.OFFERED)])
    fairs = [
        (board.space_names[state.fair[kinds.ROUNDS + n]], board.fair_names[state.fair[n]])
        for n in range(kinds.ROUNDS)
    ]
    yield written("fairs", fairs)


def _cost_lines(state: TiletumState) -> Iterator[str]:
    board = state.board
    yield "[costs]"
    for number, cost in enumerate(int(cost) for cost in state.cost):
        if cost != EMPTY:
            numbers = (board.cost_stone[cost], board.cost_points[cost])
            yield written(board.space_names[board.town_of[number]], numbers)


def _tile_lines(state: TiletumState, key: str, first: int = 0) -> Iterator[str]:
    """The tiles on the main map, or underground."""
    yield f"[{key}]"
    end = int(state.board.spaces if first else state.board.main_spaces)
    for space in range(first, end):
        if state.lying[space] != EMPTY:
            yield written(state.board.space_names[space], tile_word(state, space))


def _piece_lines(state: TiletumState, colours: Colours, key: str, piece: int) -> Iterator[str]:
    yield f"[{key}]"
    owners: dict[str, list[str]] = {}
    slots, spaces = state.board.slot_from, int(state.board.spaces)
    for slot in range(slots[piece * spaces], slots[(piece + 1) * spaces]):
        if state.owner[slot] != EMPTY:
            owners.setdefault(state.board.slot_names[slot], []).append(colours[state.owner[slot]])
    for town, there in owners.items():
        yield written(town, there)


def _turn_of_lines(state: TiletumState) -> Iterator[str]:
    """The die in play; before it only what an effect has changed already."""
    if state.die_good == EMPTY and not state.exchanged and not state.fresh:
        return
    yield ""
    yield "[turn_of]"
    if state.die_good != EMPTY:
        die = {"good": GOODS[state.die_good], "value": state.die_value}
        yield written("die", die)
    if state.die_good != EMPTY or state.exchanged:
        yield written("exchanged", bool(state.exchanged))
    if state.board.silver and state.die_good != EMPTY:
        yield written("symbol", bool(state.symbol))
    if state.fresh and state.board.silver:  # of several kinds, so they are named
        yield written("fresh", _named(state.fresh_tiles, state.board.tile_names))
    elif state.fresh:
        yield written("fresh", state.fresh)
