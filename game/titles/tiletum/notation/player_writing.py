"""One player's entry of a position."""

from __future__ import annotations

from collections.abc import Iterator

from game.notation.position_lines import written
from game.titles.tiletum.notation.texts import tile_words
from game.titles.tiletum.rules.components import EXPLORER, GOODS, TYPES
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    BUILDINGS,
    CONTRACT_SPACES,
    EMPTY,
    HOUSE_PIECE,
    MAPS,
    MERCHANT,
    PEOPLE,
    PIECES,
    PILLAR_PIECE,
    ROOMS,
    STORE,
    TECHNOLOGIES,
    TURNS,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import SUPPLIES


def player_lines(state: TiletumState, seat: int, colour: str, name: str) -> Iterator[str]:
    """Return the lines of a player."""
    board = state.board
    goods = {word: int(state.goods[seat * len(GOODS) + n]) for n, word in enumerate(GOODS)}
    yield "[[player]]"
    yield written("colour", colour)
    yield written("name", name)
    yield written("points", int(state.points[seat]))
    silver = bool(board.silver)
    if silver:
        yield written("silver", int(state.silver[seat]))
    yield written("houses", int(state.supply[seat * PIECES + HOUSE_PIECE]))
    yield written("pillars", int(state.supply[seat * PIECES + PILLAR_PIECE]))
    if silver:
        yield written("mines", int(state.mines[seat * SUPPLIES]))
        yield written("mines_general", int(state.mines[seat * SUPPLIES + 1]))
    yield written("goods", goods)
    yield written("merchant", board.space_names[int(state.people[seat * PEOPLE + MERCHANT])])
    yield written("architect", board.space_names[int(state.people[seat * PEOPLE + ARCHITECT])])
    if silver:
        towns = [int(town) for town in state.explorers[seat * MAPS : (seat + 1) * MAPS]]
        yield written("explorers", [board.space_names[n] for n in towns if n != EMPTY])
    yield written("store", tile_words(state, "store", seat * STORE, (seat + 1) * STORE))
    yield written("rooms", [_people(state, seat, building) for building in range(BUILDINGS)])
    crests = [int(state.crests[seat * BUILDINGS + building]) for building in range(BUILDINGS)]
    yield written("crests", [board.crest_names[n] if n != EMPTY else "" for n in crests])
    markers = {word: int(state.markers[seat * len(TYPES) + n]) for n, word in enumerate(TYPES)}
    if seat == board.cardinal:
        markers[EXPLORER] = int(state.his_marker)
    yield written("markers", {word: number for word, number in markers.items() if number})
    first = seat * CONTRACT_SPACES
    yield written("contracts", tile_words(state, "contracts", first, first + CONTRACT_SPACES))
    yield written("cathedral_tiles", _cathedral_tiles(state, seat))
    dice = [int(die) for die in state.dice_taken[seat * TURNS : (seat + 1) * TURNS]]
    told = [{"good": GOODS[die // 6], "value": die % 6 + 1} for die in dice if die != EMPTY]
    yield written("dice", told)
    if seat == board.cardinal:
        yield written("cardinal", value=True)
        yield written("open", tile_words(state, "open", 0, CONTRACT_SPACES))
        yield written("hand", [word for n, word in enumerate(board.crest_names) if state.hand[n]])
        if silver:
            names = board.cards.surprise_names
            yield written("tucked", [names[int(n)] for n in state.tucked if n != EMPTY])
    elif silver:
        yield from _levels(state, seat)


def _levels(state: TiletumState, seat: int) -> Iterator[str]:
    first = seat * TECHNOLOGIES
    levels = [int(state.levels[first + int(tech)]) for tech in state.technologies]
    yield written("levels", levels)
    if state.bonused[seat] != EMPTY:
        yield written("bonused", GOODS[int(state.bonused[seat])])


def _people(state: TiletumState, seat: int, building: int) -> list[str]:
    rooms = state.board.room_from
    first, end = int(rooms[building]), int(rooms[building + 1])
    return tile_words(state, "rooms", seat * ROOMS + first, seat * ROOMS + end)


def _cathedral_tiles(state: TiletumState, seat: int) -> dict[str, int]:
    board = state.board
    tiles = {}
    for number in range(int(board.cathedrals)):
        tile = int(state.taken[seat * int(board.cathedrals) + number])
        if tile != EMPTY:
            tiles[board.space_names[int(board.town_of[number])]] = tile
    return tiles
