"""A whole position, or a seat's view of it, as canonical text."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.title import Options
from game.notation.positions import each_of, head_lines, is_view, mover_word, written
from game.titles.brass.notation.moves import HIDDEN, move_face
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.eras import seats_from_best
from game.titles.brass.rules.kinds import (
    CANAL,
    CARD_PHASE,
    COAL_MINE,
    COAL_PHASE,
    DEMAND_PHASE,
    EMPTY,
    ERA_NAMES,
    HAND_SLOTS,
    INDUSTRY_COUNT,
    IRON_PHASE,
    IRONWORKS,
    LEVELS,
    OVER,
    PHASE_NAMES,
    TILE_KINDS,
)
from game.titles.brass.rules.state import BrassState

PENDING_PHASES = (CARD_PHASE, COAL_PHASE, IRON_PHASE, DEMAND_PHASE)


def write_position(
    state: BrassState, options: Options, colours: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """Return the canonical text of a game or, without its luck, of a seat's view."""
    lines = [*head_lines(state, options), *_turn_lines(state, colours), *_track_lines(state)]
    lines += [*_card_lines(state), *_ranking_lines(state, colours)]
    for seat, name in enumerate(names):
        lines += ["", *_player_lines(state, seat, colours[seat], name)]
    for space in range(int(state.board.spaces)):
        if state.owner[space] != EMPTY:
            lines += ["", *_counter_lines(state, space, colours)]
    for line in range(int(state.board.lines)):
        if state.link[line] != EMPTY:
            lines += ["", *_link_lines(state, line, colours)]
    return "\n".join(lines) + "\n"


def _turn_lines(state: BrassState, colours: tuple[str, ...]) -> Iterator[str]:
    yield written("era", ERA_NAMES[int(state.era)])
    yield written("round", int(state.round))
    yield written("phase", PHASE_NAMES[int(state.phase)])
    yield written("to_move", mover_word(int(state.to_move), colours))
    yield written("order", [colours[int(seat)] for seat in state.order])
    yield written("action", int(state.action))
    if state.phase in PENDING_PHASES:
        yield written("pending", _pending(state))


def _pending(state: BrassState) -> dict[str, object]:
    pending: dict[str, object] = {"move": move_face(state.board, int(state.pending)).text}
    if state.phase == CARD_PHASE:
        pending["cards"] = int(state.pending_cards)
    elif state.pending_number > 1:
        pending["number"] = int(state.pending_number)
    return pending


def _track_lines(state: BrassState) -> Iterator[str]:
    yield written("coal", int(state.coal))
    yield written("iron", int(state.iron))
    yield written("demand", int(state.demand))
    yield written("distant", each_of(range(TILE_KINDS), state.distant))


def _card_lines(state: BrassState) -> Iterator[str]:
    board = state.board
    yield written("deck", cards_of(state, "deck", int(state.deck_size)))
    if state.era == CANAL and not is_view(state):
        yield written("rail_deck", cards_of(state, "rail_deck", int(state.rail_deck_size)))
    discards = {
        board.card_names[kind]: int(state.discards[kind])
        for kind in range(int(board.card_kinds))
        if state.discards[kind]
    }
    yield written("discards", discards)


def cards_of(state: BrassState, row: str, size: int) -> list[str]:
    """Return the cards of a deck, the next one first."""
    cells = state.row(row)
    return [_card(state, int(cells[slot])) for slot in range(size - 1, -1, -1)]


def _card(state: BrassState, card: int) -> str:
    return state.board.card_names[card] if card >= 0 else HIDDEN


def _ranking_lines(state: BrassState, colours: tuple[str, ...]) -> Iterator[str]:
    if state.phase == OVER:
        yield written("ranking", [colours[seat] for seat in seats_from_best(state)])


def _player_lines(state: BrassState, seat: int, colour: str, name: str) -> Iterator[str]:
    slots = range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS)
    yield "[[player]]"
    yield written("colour", colour)
    yield written("name", name)
    yield written("money", int(state.money[seat]))
    yield written("spent", int(state.spent[seat]))
    yield written("income_space", int(state.income[seat]))
    yield written("points", int(state.points[seat]))
    yield written(
        "hand", [_card(state, int(state.hand[slot])) for slot in slots if state.hand[slot] != EMPTY]
    )
    yield written(
        "stacks",
        {INDUSTRIES[number]: _stack(state, seat, number) for number in range(INDUSTRY_COUNT)},
    )


def _stack(state: BrassState, seat: int, industry: int) -> list[int]:
    first = (seat * INDUSTRY_COUNT + industry) * LEVELS
    return each_of(range(LEVELS), state.stack[first : first + LEVELS])


def _counter_lines(state: BrassState, space: int, colours: tuple[str, ...]) -> Iterator[str]:
    kind = int(state.counter[space])
    yield "[[counter]]"
    yield written("at", state.board.space_names[space])
    yield written("owner", colours[int(state.owner[space])])
    yield written("industry", INDUSTRIES[kind // LEVELS])
    yield written("level", kind % LEVELS)
    yield written("flipped", bool(state.flipped[space]))
    if kind // LEVELS in (COAL_MINE, IRONWORKS):
        yield written("cubes", int(state.cubes[space]))


def _link_lines(state: BrassState, line: int, colours: tuple[str, ...]) -> Iterator[str]:
    yield "[[link]]"
    yield written("line", state.board.line_names[line])
    yield written("owner", colours[int(state.link[line])])
