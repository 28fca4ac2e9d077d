"""Piles of a position: left out they hold what lies nowhere else (T-104)."""

from __future__ import annotations

from collections import Counter

from game.fields import Fields, allowed_words, shown
from game.titles.tiletum.notation.reading.tiles import names_in
from game.titles.tiletum.rules.components import BONUS, CHARACTERS, CONTRACTS, DECKS
from game.titles.tiletum.rules.kinds import BONUS_DECK, BUILDINGS, DRAW_Q, EMPTY, FRAME, OFFERED
from game.titles.tiletum.rules.offers import FIRST_ASIDE
from game.titles.tiletum.rules.state import TiletumState

DISCARDS = "bonus_discard"


def read_decks(fields: Fields, state: TiletumState) -> None:
    """Fill the piles; no tile is there more often than in the box."""
    board = state.board
    decks = fields.table("decks", needed=False)
    told = {
        deck: _tiles(decks, deck, names_in(state, DECKS.index(deck)))
        for deck in DECKS
        if deck in decks
    }
    discards = _tiles(decks, DISCARDS, names_in(state, BONUS_DECK))
    if state.board.cardinal >= 0:
        for name in _tiles(decks, "gone", state.board.tile_names):
            state.gone[board.tile_numbers[name]] += 1
    decks.finish()
    lying, others = tiles_lying(state), tiles_elsewhere(state)
    lying[BONUS].update(discards)
    for deck in (CONTRACTS, BONUS, CHARACTERS):
        number = DECKS.index(deck)
        for cell in range(int(board.cell_from[number]), int(board.cell_from[number + 1])):
            name, count = board.tile_names[int(board.tile_in[cell])], int(board.cell_count[cell])
            left = max(count - lying[deck][name], 0)
            owned = min(others[name], left)  # owned crests count from contracts first
            others[name] -= owned
            state.pile[cell] = told[deck].count(name) if deck in told else left - owned
            if state.pile[cell] > count:
                problem = f"has {name} {state.pile[cell]} times"
                raise decks.refusal(deck, problem, f"at most {count}")
    for name in discards:
        tile = board.tile_numbers[name]
        cell = int(board.cell_of[BONUS_DECK * board.tiles + tile] - board.cell_from[BONUS_DECK])
        state.discard[cell] += 1
    _check_box(fields, state, discards)


def _tiles(decks: Fields, key: str, names: list[str]) -> list[str]:
    words = decks.items(key, "tiles", ())
    for word in words:
        if word not in names:
            raise decks.refusal(key, f"has {shown(word)}", allowed_words(word, names))
    return [str(word) for word in words]


def tiles_lying(state: TiletumState) -> dict[str, Counter[str]]:
    """Return the tiles that lie open on the table, by the deck they came from."""
    board = state.board
    found: dict[str, Counter[str]] = {deck: Counter() for deck in DECKS}
    for spot, tile in enumerate(int(tile) for tile in state.lying):
        if tile != EMPTY:
            offers = CHARACTERS if spot >= board.character_spot else CONTRACTS
            deck = offers if spot >= board.contract_spot else BONUS
            found[deck][board.tile_names[tile]] += 1
    return found


def tiles_elsewhere(state: TiletumState) -> Counter[str]:
    """Return the tiles in storehouses, on boards and put aside."""
    board = state.board
    rows = (state.store, state.rooms, state.contracts, state.open)
    tiles = [int(tile) for row in rows for tile in row if tile != EMPTY]
    crests = [int(c) for c in state.crests[: int(state.seats) * BUILDINGS] if c != EMPTY]
    tiles += [int(board.crest_tile[crest]) for crest in crests]
    for question in range(int(state.depth)):
        first = question * FRAME + FIRST_ASIDE
        if state.stack[question * FRAME] == DRAW_Q:
            tiles += [int(n) - 1 for n in state.stack[first : first + OFFERED] if n]
    tiles += [int(board.crest_tile[crest]) for crest, held in enumerate(state.hand) if held]
    tiles += [tile for tile, count in enumerate(state.gone) for _copy in range(int(count))]
    return Counter(board.tile_names[tile] for tile in tiles)


def _check_box(fields: Fields, state: TiletumState, discards: list[str]) -> None:
    """Refuse tiles beyond the box."""
    board = state.board
    box: Counter[str] = Counter()
    found = tiles_elsewhere(state)
    found.update(discards)
    for lying in tiles_lying(state).values():
        found.update(lying)
    for cell in range(int(board.cells)):
        name = board.tile_names[int(board.tile_in[cell])]
        box[name] += int(board.cell_count[cell])
        found[name] += int(state.pile[cell])
    for name, count in found.items():
        if count > box[name]:
            problem = f"and the table have {name} {count} times"
            raise fields.refusal("decks", problem, f"at most {box[name]}, as in the box")
