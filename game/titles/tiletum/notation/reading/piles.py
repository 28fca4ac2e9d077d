"""Piles of a position, left out what lies nowhere else (T-104); open tiles, fairs and costs."""

from __future__ import annotations

from collections import Counter

from game.fields import Fields, listed, shown
from game.titles.tiletum.notation.stack_words import names_in, tile_names
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import (
    BONUS,
    CHARACTERS,
    CONTRACTS,
    DECKS,
    EVERY_DECK,
    UNDERGROUND,
)
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.offers import FIRST_ASIDE
from game.titles.tiletum.rules.silver import is_side_up
from game.titles.tiletum.rules.state import TiletumState

DISCARDS = "bonus_discard"
BOX = "box"
PLACED = "placed "  # before the name of a crest that lies below a building: its deck is unknown
DEEP = "deep:"


def read_decks(fields: Fields, state: TiletumState) -> None:
    """Fill the piles; no tile is there more often than in the box."""
    board = state.board
    decks = fields.table("decks", needed=False)
    known = EVERY_DECK if board.silver else DECKS
    told = {
        deck: tile_names(decks, deck, names_in(state.board, known.index(deck)))
        for deck in known
        if deck in decks
    }
    discards = tile_names(decks, DISCARDS, names_in(state.board, kinds.BONUS_DECK))
    if board.cardinal >= 0 or board.silver:
        for name in tile_names(decks, "gone", board.tile_names):
            state.gone[board.tile_numbers[name]] += 1
    if board.silver:
        _read_under(decks, state, "contracts_under", CONTRACTS)
        _read_under(decks, state, "underground_under", UNDERGROUND)
    if board.cardinal >= 0:
        _read_box(decks, state)
    decks.finish()
    lying, others = tiles_lying(state), tiles_elsewhere(state)
    lying[BONUS].update(discards)
    for deck in (CONTRACTS, BONUS, CHARACTERS, UNDERGROUND)[: len(known)]:
        number = known.index(deck)
        for cell in range(board.cell_from[number], board.cell_from[number + 1]):
            name, count = board.tile_names[board.tile_in[cell]], board.cell_count[cell]
            left = max(count - lying[deck][name], 0)
            owned = min(others[name], left)
            others[name] -= owned
            left -= owned
            alike = PLACED + name.removeprefix(DEEP)  # placed crests come from contracts first
            owned = min(others[alike], left) if board.crest_of[board.tile_in[cell]] != EMPTY else 0
            others[alike] -= owned
            state.pile[cell] = told[deck].count(name) if deck in told else left - owned
            if state.pile[cell] > count:
                problem = f"has {name} {state.pile[cell]} times"
                raise decks.refusal(deck, problem, f"at most {count}")
    for name in discards:
        state.discard[names_in(board, kinds.BONUS_DECK).index(name)] += 1
    _check_box(fields, state, discards)


def _read_under(decks: Fields, state: TiletumState, key: str, deck: str) -> None:
    """Lay the tiles under a pile, in order (T-115)."""
    row = state.row(key)
    words = tile_names(decks, key, names_in(state.board, EVERY_DECK.index(deck)))
    if len(words) > len(row):
        raise decks.refusal(key, f"has {len(words)} tiles", f"at most {len(row)}")
    for place, name in enumerate(words):
        row[place] = state.board.tile_numbers[name]


def _read_box(decks: Fields, state: TiletumState) -> None:
    """Set the tiles that are not used with two seats; only surprises take some (T-104, S-912)."""
    board = state.board
    unused = Counter({name: board.unused[tile] for tile, name in enumerate(board.tile_names)})
    found = Counter(tile_names(decks, BOX, board.tile_names)) if BOX in decks else unused
    for name, count in found.items():
        if count > unused[name]:
            problem = f"has {name} {count} times"
            raise decks.refusal(BOX, problem, f"at most {unused[name]}, as many as are not used")
    if not board.silver:
        if +found != +unused:
            raise decks.refusal(BOX, "leaves a tile out", "all that two seats do not use")
        return
    for name, count in found.items():
        state.box[board.tile_numbers[name]] = count


def tiles_lying(state: TiletumState) -> dict[str, Counter[str]]:
    """Return the tiles that lie open on the table, by the deck they came from."""
    board = state.board
    found: dict[str, Counter[str]] = {deck: Counter() for deck in EVERY_DECK}
    for spot, tile in enumerate(int(tile) for tile in state.lying):
        if tile != EMPTY:
            offers = CHARACTERS if spot >= board.character_spot else CONTRACTS
            below = UNDERGROUND if board.main_spaces <= spot < board.spaces else BONUS
            deck = offers if spot >= board.contract_spot else below
            found[deck][board.tile_names[tile]] += 1
    return found


def tiles_elsewhere(state: TiletumState) -> Counter[str]:
    """Return the tiles in storehouses, on boards and put aside; placed crests by their kind."""
    board = state.board
    boards = (state.store, state.rooms, state.contracts, state.open)
    rows = (*boards, state.contracts_under, state.underground_under)
    tiles = [int(tile) for row in rows for tile in row if tile != EMPTY]
    for question in range(state.depth):
        first = question * kinds.FRAME + FIRST_ASIDE
        if state.stack[question * kinds.FRAME] in (kinds.DRAW_Q, kinds.KEEP_Q, kinds.DRAWN_Q):
            tiles += [int(n) - 1 for n in state.stack[first : first + kinds.OFFERED] if n]
    tiles += [tile for tile, count in enumerate(state.gone) for _copy in range(int(count))]
    found = Counter(board.tile_names[tile] for tile in tiles)
    crests = [int(c) for c in state.crests[: state.seats * kinds.BUILDINGS] if c != EMPTY]
    crests += [crest for crest, held in enumerate(state.hand) if held]
    found.update(PLACED + board.tile_names[board.crest_tile[crest]] for crest in crests)
    return found


def _check_box(fields: Fields, state: TiletumState, discards: list[str]) -> None:
    """Refuse tiles beyond the box."""
    board = state.board
    box: Counter[str] = Counter()
    found = tiles_elsewhere(state)
    found.update(discards)
    for lying in tiles_lying(state).values():
        found.update(lying)
    for cell in range(board.cells):
        name = board.tile_names[board.tile_in[cell]]
        box[name] += board.cell_count[cell]
        found[name] += state.pile[cell]
    for tile, left in enumerate(state.box):  # a crest from the box is in play (S-912)
        box[board.tile_names[tile]] += int(board.unused[tile] - left)
    for placed in [name for name in found if name.startswith(PLACED)]:
        count, name = found.pop(placed), placed.removeprefix(PLACED)
        below = min(max(box[DEEP + name] - found[DEEP + name], 0), count)
        found[DEEP + name] += below  # as tiles of either name, as long as some are left there
        found[name] += count - below
    for name, count in found.items():
        if count > box[name]:
            problem = f"and the table have {name} {count} times"
            raise fields.refusal("decks", problem, f"at most {box[name]}, as in the box")


# Tiles that lie open in a position: on actions, king track, map and offers; fairs and costs.


def read_tiles(fields: Fields, state: TiletumState) -> None:
    """Lay the tiles on their spots; what is left out is empty."""
    board, numbers = state.board, state.board.tile_numbers
    bonus = names_in(state.board, kinds.BONUS_DECK)
    actions = fields.table("action_tiles", needed=False)
    for number, word in enumerate(board.action_names):
        if word in actions:
            state.lying[board.action_spot + number] = numbers[actions.choice(word, bonus)]
    actions.finish()
    if "king_tile" in fields:
        state.lying[board.king_spot] = numbers[fields.choice("king_tile", bonus)]
    spaces = fields.table("map_tiles", needed=False)
    for space in range(board.main_spaces):
        if board.space_names[space] in spaces:
            name = board.space_names[space]
            state.lying[space] = numbers[spaces.choice(name, bonus)]
    spaces.finish()
    if board.silver:
        towns = fields.table("underground_tiles", needed=False)
        names = names_in(state.board, kinds.UNDERGROUND_DECK)
        for space in range(board.main_spaces, board.spaces):
            name = board.space_names[space]
            if is_side_up(state, space) and name in towns:
                state.lying[space] = board.tile_numbers[towns.choice(name, names)]
        towns.finish()
    contracts = _offer(fields, state, "contract_offer", kinds.CONTRACT_DECK)
    characters = _offer(fields, state, "character_offer", kinds.CHARACTER_DECK)
    if EMPTY in characters[: sum(tile != EMPTY for tile in characters)]:
        raise fields.refusal("character_offer", "has a gap before a tile", "gaps at its end")
    for place in range(kinds.OFFERED):
        state.lying[board.contract_spot + place] = contracts[place]
        state.lying[board.character_spot + place] = characters[place]


def _offer(fields: Fields, state: TiletumState, key: str, deck: int) -> list[int]:
    usual = [""] * kinds.OFFERED
    found = tile_names(fields, key, [*names_in(state.board, deck), ""]) if key in fields else usual
    if len(found) != kinds.OFFERED:
        raise fields.refusal(key, f"has {len(found)} places", f'{kinds.OFFERED}, "" for a gap')
    return [state.board.tile_numbers.get(word, EMPTY) for word in found]


def read_fairs(fields: Fields, state: TiletumState) -> None:
    """Set the four fairs; left out they are the first of the data."""
    board = state.board
    towns = [board.space_names[int(space)] for space in board.fair_towns]
    known = [board.fair_names[int(kind)] for kind in board.fairs]
    usual = [[towns[number], known[number]] for number in range(kinds.ROUNDS)]
    found = fields.items("fairs", "fairs", usual)
    if len(found) != kinds.ROUNDS:
        raise fields.refusal("fairs", f"has {len(found)} fairs", str(kinds.ROUNDS))
    for number, fair in enumerate(found):
        if not isinstance(fair, list) or len(fair) != 2 or fair[1] not in known:
            allowed = f"a town and one of {listed(known)}"
            raise fields.refusal("fairs", f"has {shown(fair)}", allowed)
        allowed_towns = towns[:1] if number == 0 else towns[1:]
        if fair[0] not in allowed_towns:
            raise fields.refusal("fairs", f"has {shown(fair)}", listed(allowed_towns))
        state.fair[kinds.ROUNDS + number] = board.space_numbers[fair[0]]
        state.fair[number] = board.fair_names.index(fair[1])
    if len({int(fair) for fair in state.fair[: kinds.ROUNDS]}) < kinds.ROUNDS:
        raise fields.refusal("fairs", "has a fair twice", "each fair once")
    if len({int(town) for town in state.fair[kinds.ROUNDS :]}) < kinds.ROUNDS:
        raise fields.refusal("fairs", "has a town twice", "each town once")


def read_costs(fields: Fields, state: TiletumState) -> None:
    """Lay the cost tiles; where none is told lie those left, in the order of the data."""
    board = state.board
    costs = fields.table("costs", needed=False)
    for paid_with in (kinds.STONE, kinds.GOLD, kinds.SILVER) if board.silver else (kinds.STONE,):
        towns = {
            board.space_names[board.town_of[number]]: number
            for number in range(board.cathedrals)
            if board.is_open[number]
            and board.paid_with[number] == paid_with
            and is_side_up(state, board.town_of[number])
        }
        _read_costs_in(costs, state, paid_with, towns)
    costs.finish()


def _read_costs_in(
    costs: Fields, state: TiletumState, paid_with: int, towns: dict[str, int]
) -> None:
    """Lay the cost tiles of one kind: stone, gold or silver."""
    board = state.board
    alike = {
        kind: [board.cost_stone[kind], board.cost_points[kind]]
        for kind in range(board.cost_kinds)
        if board.cost_good[kind] == paid_with
    }
    left = [kind for kind in alike for _tile in range(board.cost_count[kind])]
    for town in (town for town in towns if town in costs):
        found = costs.items(town, "numbers")
        if found not in alike.values():
            raise costs.refusal(town, f"is {shown(found)}", f"one of {listed(alike.values())}")
        kind = next(number for number, cost in alike.items() if cost == found)
        if kind not in left:
            most = board.cost_count[kind]
            raise costs.refusal(town, f"is {shown(found)} again", f"at most {most} of them")
        left.remove(kind)
        state.cost[towns[town]] = kind
    for number in (number for town, number in towns.items() if town not in costs):
        state.cost[number] = left.pop(0)
