"""A position, or a seat's view of it, as canonical text; piles are told in alphabetical order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine.title import Options
from game.notation.positions import each_of, head_lines, mover_word, written
from game.titles.tiletum.notation.options import KING_TRACK
from game.titles.tiletum.notation.stack_words import names_in, told_question
from game.titles.tiletum.notation.writing_solo_and_silver import silver_lines, solo_lines
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import ACTIONS, EVERY_DECK, EXPLORER, GOODS, TYPES
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import SUPPLIES
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
        return tile_words(state, key, 0, len(state.row(key)))
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


def tile_words(state: TiletumState, row: str, first: int, end: int) -> list[str]:
    """Return the tiles in some cells of a row, without the empty ones."""
    cells = state.row(row)
    return [state.board.tile_names[int(cells[n])] for n in range(first, end) if cells[n] != EMPTY]


# One player's entry of a position.


def player_lines(state: TiletumState, seat: int, colour: str, name: str) -> Iterator[str]:
    """Return the lines of a player."""
    board = state.board
    goods = {word: state.goods[seat * len(GOODS) + n] for n, word in enumerate(GOODS)}
    yield "[[player]]"
    yield written("colour", colour)
    yield written("name", name)
    yield written("points", state.points[seat])
    silver = bool(board.silver)
    if silver:
        yield written("silver", state.silver[seat])
    yield written("houses", state.supply[seat * kinds.PIECES + kinds.HOUSE_PIECE])
    yield written("pillars", state.supply[seat * kinds.PIECES + kinds.PILLAR_PIECE])
    if silver:
        yield written("mines", state.mines[seat * SUPPLIES])
        yield written("mines_general", state.mines[seat * SUPPLIES + 1])
    yield written("goods", goods)
    yield written("merchant", board.space_names[state.people[seat * kinds.PEOPLE + kinds.MERCHANT]])
    yield written(
        "architect", board.space_names[state.people[seat * kinds.PEOPLE + kinds.ARCHITECT]]
    )
    if silver:
        towns = [int(town) for town in state.explorers[seat * kinds.MAPS : (seat + 1) * kinds.MAPS]]
        yield written("explorers", [board.space_names[n] for n in towns if n != EMPTY])
    yield written("store", tile_words(state, "store", seat * kinds.STORE, (seat + 1) * kinds.STORE))
    yield written("rooms", [_people(state, seat, building) for building in range(kinds.BUILDINGS)])
    crests = [
        state.crests[seat * kinds.BUILDINGS + building] for building in range(kinds.BUILDINGS)
    ]
    yield written("crests", [board.crest_names[n] if n != EMPTY else "" for n in crests])
    markers = {word: state.markers[seat * len(TYPES) + n] for n, word in enumerate(TYPES)}
    if seat == board.cardinal:
        markers[EXPLORER] = state.his_marker
    yield written("markers", {word: number for word, number in markers.items() if number})
    first = seat * kinds.CONTRACT_SPACES
    yield written("contracts", tile_words(state, "contracts", first, first + kinds.CONTRACT_SPACES))
    yield written("cathedral_tiles", _cathedral_tiles(state, seat))
    dice = [int(die) for die in state.dice_taken[seat * kinds.TURNS : (seat + 1) * kinds.TURNS]]
    told = [{"good": GOODS[die // 6], "value": die % 6 + 1} for die in dice if die != EMPTY]
    yield written("dice", told)
    if seat == board.cardinal:
        yield written("cardinal", value=True)
        yield written("open", tile_words(state, "open", 0, kinds.CONTRACT_SPACES))
        yield written("hand", [word for n, word in enumerate(board.crest_names) if state.hand[n]])
        if silver:
            names = board.cards.surprise_names
            yield written("tucked", [names[int(n)] for n in state.tucked if n != EMPTY])
    elif silver:
        yield from _levels(state, seat)


def _levels(state: TiletumState, seat: int) -> Iterator[str]:
    first = seat * kinds.TECHNOLOGIES
    levels = [state.levels[first + int(tech)] for tech in state.technologies]
    yield written("levels", levels)
    if state.bonused[seat] != EMPTY:
        yield written("bonused", GOODS[state.bonused[seat]])


def _people(state: TiletumState, seat: int, building: int) -> list[str]:
    rooms = state.board.room_from
    first, end = int(rooms[building]), int(rooms[building + 1])
    return tile_words(state, "rooms", seat * kinds.ROOMS + first, seat * kinds.ROOMS + end)


def _cathedral_tiles(state: TiletumState, seat: int) -> dict[str, int]:
    board = state.board
    tiles = {}
    for number in range(board.cathedrals):
        tile = state.taken[seat * board.cathedrals + number]
        if tile != EMPTY:
            tiles[board.space_names[board.town_of[number]]] = tile
    return tiles


# A whole position, or a seat's view of it, as canonical text.

Colours = tuple[str, ...]


def write_position(
    state: TiletumState, options: Options, colours: Colours, names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = [*_set_up_lines(state, options), *_moment_lines(state, colours)]
    lines += [*_wheel_lines(state), *_offer_lines(state), *_ranking_lines(state, colours)]
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
        lines += ["", *player_lines(state, seat, colours[seat], name)]
    lines += ["", *deck_lines(state)]
    return "\n".join(lines) + "\n"


def _set_up_lines(state: TiletumState, options: Options) -> Iterator[str]:
    yield from head_lines(state, options)
    if options.automa is not None:
        yield written("cardinal", options.automa[0])


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


def _ranking_lines(state: TiletumState, colours: Colours) -> Iterator[str]:
    if state.phase == kinds.OVER:
        yield written("ranking", [colours[seat] for seat in seats_from_best(state)])


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
        yield written("fresh", tile_words(state, "fresh_tiles", 0, state.fresh))
    elif state.fresh:
        yield written("fresh", state.fresh)
