"""The piles of a position; tiles that are not mentioned elsewhere are in their pile (T-104)."""

from collections import Counter
from collections.abc import Iterator
from textwrap import TextWrapper
from typing import Final

from game.files.toml_fields import TomlFields
from game.files.toml_lines import toml_string_text
from game.notation.repeated_pieces import repeat_pieces_by_count
from game.titles.tiletum.notation.cells import (
    fill_cells,
    names_of_cells,
    read_tile_names,
    tile_names_in_deck,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components_in_play import (
    ALL_DECK_NAMES,
    BASE_DECK_NAMES,
    BONUS_DECK_NAME,
    CHARACTER_DECK_NAME,
    CONTRACT_DECK_NAME,
    UNDERGROUND_DECK_NAME,
)
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.offers import FIRST_CELL_OF_TILES_ASIDE
from game.titles.tiletum.rules.state import TiletumState

TILE_LINE_LENGTH: Final = 148  # characters of a line with tiles
TILE_LINE_WRAPPER: Final = TextWrapper(
    TILE_LINE_LENGTH, "  ", "  ", break_long_words=False, break_on_hyphens=False
)
REMOVED_TILES_KEY: Final = "gone"
DISCARDED_BONUS_TILES_KEY: Final = "bonus_discard"
TILES_IN_BOX_KEY: Final = "box"
KEYS_OF_TILES_UNDER_PILES: Final = ("contracts_under", "underground_under")
BASE_PILE_KEYS: Final = ("bonus", "bonus_discard", "contracts", "characters")
PILE_KEYS_WITH_SILVER: Final = (
    *("bonus", "bonus_discard", "contracts", "contracts_under", "characters"),
    *("underground", "underground_under", REMOVED_TILES_KEY),
)
CREST_BELOW_BUILDING_PREFIX = (
    "placed "  # before the name of a crest that lies below a building: its deck is unknown
)
UNDERGROUND_TILE_PREFIX = "deep:"


def pile_text_lines(state: TiletumState) -> Iterator[str]:
    """Yield the lines of a position text's table `[decks]` with all piles."""
    yield "[decks]"
    solo = state.board.cardinal >= 0
    keys = (
        PILE_KEYS_WITH_SILVER
        if state.board.silver
        else (*BASE_PILE_KEYS, REMOVED_TILES_KEY)
        if solo
        else BASE_PILE_KEYS
    )
    for key in (*keys, TILES_IN_BOX_KEY) if solo and state.board.silver else keys:
        yield from tile_list_text_lines(key, pile_tile_names(state, key))


def pile_tile_names(state: TiletumState, key: str) -> list[str]:
    """Return the names of all tiles in the pile that `key` names, each as often as it lies there:
    a deck, the tiles under it, the discards, or those out of the game."""
    board = state.board
    if key in (
        REMOVED_TILES_KEY,
        TILES_IN_BOX_KEY,
    ):  # have left the game, or were never in it (C-401, S-407)
        return repeat_pieces_by_count(board.tile_names, state.row(key))
    if key in KEYS_OF_TILES_UNDER_PILES:
        return names_of_cells(state.row(key), board.tile_names)
    if key == DISCARDED_BONUS_TILES_KEY:
        return repeat_pieces_by_count(tile_names_in_deck(board, kinds.BONUS_DECK), state.discard)
    deck = ALL_DECK_NAMES.index(key)
    cells = state.pile[
        board.first_pile_cell_of_deck[deck] : board.first_pile_cell_of_deck[deck + 1]
    ]
    return repeat_pieces_by_count(tile_names_in_deck(board, deck), cells)


def tile_list_text_lines(key: str, words: list[str]) -> list[str]:
    """Return the lines of a TOML list of tile names, one line or several if it is long."""
    items = ", ".join(toml_string_text(word) for word in words)
    if len(f"{key} = [{items}]") <= TILE_LINE_LENGTH:
        return [f"{key} = [{items}]"]
    return [f"{key} = [", *TILE_LINE_WRAPPER.wrap(f"{items},"), "]"]


def read_piles_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set all piles, the discarded bonus tiles and the removed tiles; a missing deck holds the
    tiles of the box that are nowhere else.

    Raise Unreadable if a tile occurs more often than in the box.
    """
    board = state.board
    decks = fields.table("decks", is_required=False)
    known = ALL_DECK_NAMES if board.silver else BASE_DECK_NAMES
    there = [(number, deck) for number, deck in enumerate(known) if deck in decks]
    told = {
        deck: read_tile_names(decks, deck, tile_names_in_deck(board, number))
        for number, deck in there
    }
    discards = read_tile_names(
        decks, DISCARDED_BONUS_TILES_KEY, tile_names_in_deck(board, kinds.BONUS_DECK)
    )
    if board.cardinal >= 0 or board.silver:
        for name in read_tile_names(decks, REMOVED_TILES_KEY, board.tile_names):
            state.gone[board.tile_numbers[name]] += 1
    if board.silver:
        _read_tiles_under_pile_into_state(decks, state, "contracts_under", CONTRACT_DECK_NAME)
        _read_tiles_under_pile_into_state(decks, state, "underground_under", UNDERGROUND_DECK_NAME)
    if board.cardinal >= 0:
        _read_removed_tiles_into_state(decks, state)
    decks.check_no_unknown_keys()
    lying = count_open_tiles_by_deck(state)
    others = count_tiles_off_spots_and_piles(state)
    lying[BONUS_DECK_NAME].update(discards)
    for deck in (CONTRACT_DECK_NAME, BONUS_DECK_NAME, CHARACTER_DECK_NAME, UNDERGROUND_DECK_NAME)[
        : len(known)
    ]:
        number = known.index(deck)
        for cell in range(
            board.first_pile_cell_of_deck[number], board.first_pile_cell_of_deck[number + 1]
        ):
            name = board.tile_names[board.tile_counted_in_pile_cell[cell]]
            count = board.tile_copies_of_pile_cell[cell]
            left = max(count - lying[deck][name], 0)
            owned = min(others[name], left)
            others[name] -= owned
            left -= owned
            alike = CREST_BELOW_BUILDING_PREFIX + name.removeprefix(
                UNDERGROUND_TILE_PREFIX
            )  # placed crests come from contracts first
            owned = (
                min(others[alike], left)
                if board.crest_of_tile[board.tile_counted_in_pile_cell[cell]] != EMPTY
                else 0
            )
            others[alike] -= owned
            state.pile[cell] = told[deck].count(name) if deck in told else left - owned
            if state.pile[cell] > count:
                problem = f"has {name} {state.pile[cell]} times"
                raise decks.field_error(deck, problem, f"at most {count}")
    for name in discards:
        state.discard[tile_names_in_deck(board, kinds.BONUS_DECK).index(name)] += 1
    _check_tile_counts_within_box(fields, state, discards)


def _read_tiles_under_pile_into_state(
    decks: TomlFields, state: TiletumState, key: str, deck: str
) -> None:
    """Set the tiles that lie under a deck, in order; none if the key is missing (T-115)."""
    row = state.row(key)
    words = read_tile_names(decks, key, tile_names_in_deck(state.board, ALL_DECK_NAMES.index(deck)))
    if len(words) > len(row):
        raise decks.field_error(key, f"has {len(words)} tiles", f"at most {len(row)}")
    fill_cells(row, 0, [state.board.tile_numbers[name] for name in words])


def _read_removed_tiles_into_state(decks: TomlFields, state: TiletumState) -> None:
    """Set the tiles that a game with two seats leaves in the box, by default all unused ones; only
    surprises take tiles from there (T-104, S-912)."""
    board = state.board
    unused = Counter(
        {name: board.unused_copies_of_tile[tile] for tile, name in enumerate(board.tile_names)}
    )
    found = (
        Counter(read_tile_names(decks, TILES_IN_BOX_KEY, board.tile_names))
        if TILES_IN_BOX_KEY in decks
        else unused
    )
    for name, count in found.items():
        if count > unused[name]:
            problem = f"has {name} {count} times"
            raise decks.field_error(
                TILES_IN_BOX_KEY, problem, f"at most {unused[name]}, as many as are not used"
            )
    if not board.silver:
        if +found != +unused:
            raise decks.field_error(
                TILES_IN_BOX_KEY, "leaves out a tile", "all that two seats do not use"
            )
        return
    for name, count in found.items():
        state.box[board.tile_numbers[name]] = count


def count_open_tiles_by_deck(state: TiletumState) -> dict[str, Counter[str]]:
    """Return how often each tile name lies open on maps, actions, king track and offers, by the
    deck it came from."""
    board = state.board
    found: dict[str, Counter[str]] = {deck: Counter() for deck in ALL_DECK_NAMES}
    for spot, tile in enumerate(int(tile) for tile in state.lying):
        if tile != EMPTY:
            offers = (
                CHARACTER_DECK_NAME if spot >= board.first_character_spot else CONTRACT_DECK_NAME
            )
            below = (
                UNDERGROUND_DECK_NAME
                if board.main_map_space_count <= spot < board.space_count
                else BONUS_DECK_NAME
            )
            deck = offers if spot >= board.first_contract_spot else below
            found[deck][board.tile_names[tile]] += 1
    return found


def count_tiles_off_spots_and_piles(state: TiletumState) -> Counter[str]:
    """Return how often each tile name is in storehouses, on player boards, under piles, drawn or
    set aside.

    A placed crest is counted under the name of its kind after `CREST_BELOW_BUILDING_PREFIX`.
    """
    board = state.board
    boards = (state.store, state.rooms, state.contracts, state.open)
    rows = (*boards, state.contracts_under, state.underground_under)
    tiles = [int(tile) for row in rows for tile in row if tile != EMPTY]
    for question in range(state.depth):
        first = question * kinds.CELLS_PER_QUESTION + FIRST_CELL_OF_TILES_ASIDE
        if state.stack[question * kinds.CELLS_PER_QUESTION] in (
            kinds.DRAW_TILES_QUESTION,
            kinds.KEEP_UNDERGROUND_TILE_QUESTION,
            kinds.TAKE_DRAWN_CONTRACTS_QUESTION,
        ):
            tiles += [
                int(n) - 1 for n in state.stack[first : first + kinds.OFFERED_TILE_COUNT] if n
            ]
    tiles += [tile for tile, count in enumerate(state.gone) for _copy in range(int(count))]
    found = Counter(board.tile_names[tile] for tile in tiles)
    crests = [int(c) for c in state.crests[: state.seats * kinds.BUILDING_COUNT] if c != EMPTY]
    crests += [crest for crest, held in enumerate(state.hand) if held]
    found.update(
        CREST_BELOW_BUILDING_PREFIX + board.tile_names[board.tile_of_crest[crest]]
        for crest in crests
    )
    return found


def _check_tile_counts_within_box(
    fields: TomlFields, state: TiletumState, discarded_names: list[str]
) -> None:
    """Raise Unreadable if a tile occurs more often on the table and in the piles than in the
    box."""
    board = state.board
    box: Counter[str] = Counter()
    found = count_tiles_off_spots_and_piles(state)
    found.update(discarded_names)
    for lying in count_open_tiles_by_deck(state).values():
        found.update(lying)
    for cell in range(board.pile_cell_count):
        name = board.tile_names[board.tile_counted_in_pile_cell[cell]]
        box[name] += board.tile_copies_of_pile_cell[cell]
        found[name] += state.pile[cell]
    for tile, left in enumerate(state.box):  # a crest from the box is in play (S-912)
        box[board.tile_names[tile]] += int(board.unused_copies_of_tile[tile] - left)
    for placed in [name for name in found if name.startswith(CREST_BELOW_BUILDING_PREFIX)]:
        count = found.pop(placed)
        name = placed.removeprefix(CREST_BELOW_BUILDING_PREFIX)
        below = min(
            max(box[UNDERGROUND_TILE_PREFIX + name] - found[UNDERGROUND_TILE_PREFIX + name], 0),
            count,
        )
        found[UNDERGROUND_TILE_PREFIX + name] += (
            below  # as tiles of either name, as long as some are left there
        )
        found[name] += count - below
    for name, count in found.items():
        if count > box[name]:
            problem = f"and the table have {name} {count} times"
            raise fields.field_error("decks", problem, f"at most {box[name]}, as in the box")
