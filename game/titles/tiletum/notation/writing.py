"""A whole position, or a seat's view of it, as canonical text."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.options import Options
from game.notation.copies import each_of
from game.notation.position_lines import head_lines, mover_word, written
from game.titles.tiletum.notation.decks import deck_lines
from game.titles.tiletum.notation.offer import KING_TRACK
from game.titles.tiletum.notation.player_writing import player_lines
from game.titles.tiletum.notation.solo import solo_lines
from game.titles.tiletum.notation.stack_words import told_question
from game.titles.tiletum.notation.texts import tile_word, tile_words
from game.titles.tiletum.notation.underground import silver_lines
from game.titles.tiletum.rules.components import ACTIONS, GOODS
from game.titles.tiletum.rules.kinds import EMPTY, FRAME, OFFERED, OVER, PHASE_NAMES, ROUNDS
from game.titles.tiletum.rules.scoring import seats_from_best
from game.titles.tiletum.rules.state import TiletumState

Colours = tuple[str, ...]


def write_position(
    state: TiletumState, options: Options, colours: Colours, names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = [*_set_up_lines(state, options), *_moment_lines(state, colours)]
    lines += [*_wheel_lines(state), *_offer_lines(state), *_ranking_lines(state, colours)]
    lines += ["", *_cost_lines(state), "", *_tile_lines(state, "map_tiles")]
    lines += ["", *_piece_lines(state, colours, "houses", 0, int(state.board.pillar_slot))]
    first, end = int(state.board.pillar_slot), int(state.board.mine_slot)
    lines += ["", *_piece_lines(state, colours, "pillars", first, end)]
    if state.board.silver:
        first, end = end, int(state.board.slots)
        lines += ["", *silver_lines(state)]
        lines += ["", *_piece_lines(state, colours, "mines", first, end)]
        lines += ["", *_tile_lines(state, "underground_tiles", int(state.board.main_spaces))]
    lines += solo_lines(state)
    lines += _turn_of_lines(state)
    for question in range(int(state.depth)):
        cells = [int(n) for n in state.stack[question * FRAME : (question + 1) * FRAME]]
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
    yield written("round", int(state.round))
    yield written("turn", int(state.turn))
    yield written("phase", PHASE_NAMES[int(state.phase)])
    yield written("to_move", mover_word(int(state.to_move), colours))
    yield written("order", [colours[int(seat)] for seat in state.order])
    yield written("step", int(state.step))
    yield written("seat", colours[int(state.seat)])
    if state.refilling != EMPTY:
        yield written("refilling", place_words(state)[int(state.refilling)])
    yield written("king", {c: int(space) for c, space in zip(colours, state.king, strict=True)})
    yield written("king_order", [colours[int(seat)] for seat in state.king_order])


def place_words(state: TiletumState) -> dict[int, str]:
    """Return the places of bonus tiles beside the map, by their spots."""
    board = state.board
    names = enumerate(board.action_names)
    spots = {int(board.action_spot) + number: word for number, word in names}
    return {**spots, int(board.king_spot): KING_TRACK}


def _wheel_lines(state: TiletumState) -> Iterator[str]:
    yield written("wheel", [ACTIONS[int(action)] for action in state.wheel])
    if state.board.silver:
        field = int(state.field)
        yield written("explorer_values", [field, field % len(ACTIONS) + 1])
    dice = {
        good: each_of(range(1, 7), state.dice[number * 6 : number * 6 + 6])
        for number, good in enumerate(GOODS)
    }
    yield written("dice", {good: values for good, values in dice.items() if values})
    yield written("corruption", [int(token) for token in state.tokens if token != EMPTY])


def _offer_lines(state: TiletumState) -> Iterator[str]:
    board = state.board
    at = int(board.action_spot)
    names = enumerate(board.action_names)
    tiles = {word: tile_word(state, at + number) for number, word in names}
    yield written("action_tiles", {word: tiles[word] for word in sorted(tiles) if tiles[word]})
    if state.lying[board.king_spot] != EMPTY:
        yield written("king_tile", tile_word(state, int(board.king_spot)))
    for key, spot in (
        ("contract_offer", int(board.contract_spot)),
        ("character_offer", int(board.character_spot)),
    ):
        yield written(key, [tile_word(state, spot + place) for place in range(OFFERED)])
    fairs = [
        (board.space_names[int(state.fair[ROUNDS + n])], board.fair_names[int(state.fair[n])])
        for n in range(ROUNDS)
    ]
    yield written("fairs", fairs)


def _ranking_lines(state: TiletumState, colours: Colours) -> Iterator[str]:
    if state.phase == OVER:
        yield written("ranking", [colours[seat] for seat in seats_from_best(state)])


def _cost_lines(state: TiletumState) -> Iterator[str]:
    board = state.board
    yield "[costs]"
    for number, cost in enumerate(int(cost) for cost in state.cost):
        if cost != EMPTY:
            numbers = (int(board.cost_stone[cost]), int(board.cost_points[cost]))
            yield written(board.space_names[int(board.town_of[number])], numbers)


def _tile_lines(state: TiletumState, key: str, first: int = 0) -> Iterator[str]:
    """The tiles on the main map, or underground."""
    yield f"[{key}]"
    end = int(state.board.spaces if first else state.board.main_spaces)
    for space in range(first, end):
        if state.lying[space] != EMPTY:
            yield written(state.board.space_names[space], tile_word(state, space))


def _piece_lines(
    state: TiletumState, colours: Colours, key: str, first: int, end: int
) -> Iterator[str]:
    yield f"[{key}]"
    owners: dict[str, list[str]] = {}
    for slot in range(first, end):
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
        die = {"good": GOODS[int(state.die_good)], "value": int(state.die_value)}
        yield written("die", die)
    if state.die_good != EMPTY or state.exchanged:
        yield written("exchanged", bool(state.exchanged))
    if state.board.silver and state.die_good != EMPTY:
        yield written("symbol", bool(state.symbol))
    if state.fresh and state.board.silver:  # of several kinds, so they are named
        yield written("fresh", tile_words(state, "fresh_tiles", 0, int(state.fresh)))
    elif state.fresh:
        yield written("fresh", int(state.fresh))
