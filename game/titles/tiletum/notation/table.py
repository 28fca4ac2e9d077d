"""Houses, pillars and mines of a position; its wheel, dice and corruption."""

from game.fields import Fields, listed, shown
from game.notation.positions import ReadSetUp, each_of
from game.titles.tiletum.notation.cells import Colours, each_once, fill
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import ACTIONS, GOODS
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.laws.box import all_pieces, pieces_of
from game.titles.tiletum.rules.pieces import on_map, stands_in
from game.titles.tiletum.rules.silver import is_side_up, start_town
from game.titles.tiletum.rules.state import TiletumState

PIECES = ("houses", "pillars", "mines")

FACES = range(1, 7)


def pieces_on_maps(state: TiletumState, colours: Colours, key: str) -> dict[str, object]:
    """Return who has a piece of one kind in which town."""
    owners: dict[str, list[str]] = {}
    slots = state.board.slot_from
    spaces = int(state.board.spaces)
    piece = PIECES.index(key)
    for slot in range(slots[piece * spaces], slots[(piece + 1) * spaces]):
        if state.owner[slot] != EMPTY:
            owners.setdefault(state.board.slot_names[slot], []).append(colours[state.owner[slot]])
    return dict(owners)


def read_pieces(fields: Fields, set_up: ReadSetUp, state: TiletumState) -> None:
    """Put the pieces on the maps: left out each seat has a house, and a mine, on the start space;
    supplies that are left out hold what is left in the box.
    """
    board = state.board
    colours = set_up.colours
    _read_slots(fields, state, colours, "houses", int(board.start_space))
    _read_slots(fields, state, colours, "pillars")
    if board.silver:
        _read_slots(fields, state, colours, "mines", int(start_town(state, 0)))
    for seat, player in enumerate(set_up.players):
        for piece, key in enumerate(PIECES[: kinds.PIECES]):
            most = int(all_pieces(board, seat, piece) - pieces_of(state, seat, piece))
            if most < 0:
                raise player.refusal(key, "on map and board are too many", "as many as in the box")
            supply = player.whole(key, 0, most, default=most)
            state.supply[seat * kinds.PIECES + piece] = supply
        if board.silver:
            _read_mine_supplies(player, state, seat)
        # A cathedral tile is taken where an own pillar stands, and pillars stay (T-607)
        for number, town in enumerate(board.town_of):
            taken = state.taken[seat * board.cathedrals + number] != EMPTY
            if taken and not stands_in(state, seat, kinds.PILLAR_PIECE, town):
                problem = f"has a tile of {board.space_names[town]}, where no own pillar stands"
                raise player.refusal("cathedral_tiles", problem, "tiles of cathedrals with one")
        player.finish()


def _read_mine_supplies(player: Fields, state: TiletumState, seat: int) -> None:
    """Set the own and the general supply of mines; left out they hold what is left."""
    most = int(all_pieces(state.board, seat, kinds.MINE_PIECE))
    most -= int(on_map(state, seat, kinds.MINE_PIECE))
    his = seat == state.board.cardinal
    general = 0 if his else min(state.board.depths.start_mines_general, max(most, 0))
    if most < 0:
        raise player.refusal("mines", "on the maps are too many", "as many as in the box")
    if "mines_general" in player:
        general = player.whole("mines_general", 0, most)
    elif "mines" in player:
        general = min(general, most - player.whole("mines", 0, most))
    own = seat * kinds.SUPPLIES
    left = most - general
    state.mines[own] = player.whole("mines", 0, left, default=left)
    state.mines[own + 1] = general


def _read_slots(
    fields: Fields, state: TiletumState, colours: Colours, key: str, start: int = EMPTY
) -> None:
    """Put the pieces of one kind on their slots; left out each seat has one in a town to start."""
    board = state.board
    first = PIECES.index(key) * int(state.board.spaces)
    there = fields.table(key, needed=False)
    if key not in fields and start != EMPTY:
        usual = {board.space_names[start]: [colours[int(seat)] for seat in state.order]}
        there = Fields(dict(usual), fields.source, f"{key}.")
    for space in (space for space in range(board.spaces) if is_side_up(state, space)):
        town = board.space_names[space]
        slot = board.slot_from[first + space]
        most = int(board.slot_from[first + space + 1] - slot)
        owners = there.words(town, colours, "seats", ()) if most else []
        if len(owners) > most:
            raise there.refusal(town, f"has {len(owners)} seats", f"at most {most}")
        fill(state.owner, slot, map(colours.index, owners))
    there.finish()


# Wheel, dice and corruption of a position.


def wheel_of(state: TiletumState) -> dict[str, object]:
    """Return the wheel, the dice on it, and the tokens turned over."""
    starts = {good: len(FACES) * number for number, good in enumerate(GOODS)}
    dice = {good: each_of(FACES, state.dice[at : at + 6]) for good, at in starts.items()}
    covered = [state.field, state.field % len(FACES) + 1]
    return {
        "wheel": [ACTIONS[int(action)] for action in state.wheel],
        **({"explorer_values": covered} if state.board.silver else {}),
        "dice": {good: values for good, values in dice.items() if values},
        "corruption": [int(token) for token in state.tokens if token != EMPTY],
    }


def read_wheel(fields: Fields, state: TiletumState) -> None:
    """Set the wheel, the dice on it, and the tokens turned over."""
    fill(state.wheel, 0, each_once(fields, "wheel", ACTIONS, "actions", state.board.wheel))
    if state.board.silver:
        # The first value the explorer field covers; left out it covers 1 and 2
        first = 1
        second = 2
        if "explorer_values" in fields:
            first, second = fields.wholes("explorer_values", 1, len(FACES), 2)
        if second != first % len(FACES) + 1:
            found = shown([first, second])
            raise fields.refusal("explorer_values", f"is {found}", "two neighbours, clockwise")
        state.field = first
    _read_dice_on_wheel(fields, state)
    _read_tokens(fields, state)


def _read_dice_on_wheel(fields: Fields, state: TiletumState) -> None:
    dice = fields.table("dice", needed=False)
    most = state.board.dice_per_good
    drawn = state.board.dice_drawn
    for number, good in enumerate(GOODS):
        values = dice.items(good, "values", ())
        if not all(type(value) is int and value in FACES for value in values):
            raise dice.refusal(good, f"is {shown(values)}", "values from 1 to 6")
        if len(values) > most:
            raise dice.refusal(good, f"has {len(values)} dice", f"at most {most}")
        for value in values:
            if isinstance(value, int):
                state.dice[number * len(FACES) + value - 1] += 1
    dice.finish()
    found = sum(int(count) for count in state.dice)
    if found > drawn or (found == drawn and state.phase == kinds.DICE):
        allowed = f"at most {drawn}, fewer while they are rolled"
        raise fields.refusal("dice", f"has {found} dice", allowed)


def _read_tokens(fields: Fields, state: TiletumState) -> None:
    """Set the tokens: one for each turn of the round that has begun."""
    counts = [int(count) for count in state.board.token_count]
    tokens = fields.items("corruption", "numbers", ())
    begun = state.turn - (1 if state.phase in (kinds.CORRUPTION, kinds.DICE) else 0)
    for number in tokens:
        known = type(number) is int and 0 <= number < len(counts)
        if not known or tokens.count(number) > counts[int(str(number))]:
            box = [n for n, count in enumerate(counts) for _token in range(count)]
            raise fields.refusal("corruption", f"is {shown(tokens)}", f"some of {listed(box)}")
    if len(tokens) > begun:
        problem = f"has {len(tokens)} numbers"
        raise fields.refusal("corruption", problem, f"at most {begun}, one a turn")
    fill(state.tokens, 0, [int(str(number)) for number in tokens])
