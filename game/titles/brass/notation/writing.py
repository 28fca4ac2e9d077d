"""Writes a whole position, or a seat's view of it, as canonical text."""

from collections.abc import Iterator

from game.engine.title import Options
from game.notation.positions import head_lines, is_view, mover_word, written
from game.notation.repeated_pieces import each_of
from game.titles.brass.notation.moves import named_move
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.scoring import seats_from_best
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import card_text, discards_of, hand_of


def write_position(
    state: BrassState, options: Options, colours: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """Return the canonical text of a position; a seat's view is written without luck."""
    lines = [*head_lines(state, options), *_turn_lines(state, colours), *_track_lines(state)]
    lines.append(written("deck", cards_of(state, "deck", int(state.deck_size))))
    if state.era == kinds.CANAL and not is_view(state):
        rail_deck = cards_of(state, "rail_deck", int(state.rail_deck_size))
        lines.append(written("rail_deck", rail_deck))
    lines.append(written("discards", discards_of(state)))
    if state.phase == kinds.OVER:
        lines.append(written("ranking", [colours[seat] for seat in seats_from_best(state)]))
    for seat, name in enumerate(names):
        lines += ["", *_player_lines(state, seat, colours[seat], name)]
    for space in range(int(state.board.spaces)):
        if state.owner[space] != kinds.EMPTY:
            lines += ["", *_counter_lines(state, space, colours)]
    for line in range(int(state.board.lines)):
        if state.link[line] != kinds.EMPTY:
            lines += ["", "[[link]]", written("line", state.board.line_names[line])]
            lines.append(written("owner", colours[int(state.link[line])]))
    return "\n".join(lines) + "\n"


def _turn_lines(state: BrassState, colours: tuple[str, ...]) -> Iterator[str]:
    yield written("era", kinds.ERA_NAMES[int(state.era)])
    yield written("round", int(state.round))
    yield written("phase", kinds.PHASE_NAMES[int(state.phase)])
    yield written("to_move", mover_word(int(state.to_move), colours))
    yield written("order", [colours[int(seat)] for seat in state.order])
    yield written("action", int(state.action))
    if state.phase in kinds.PENDING_PHASES:
        yield written("pending", _pending_table(state))


def _pending_table(state: BrassState) -> dict[str, object]:
    pending: dict[str, object] = {"move": named_move(state.board, int(state.pending)).text}
    if state.phase == kinds.CARD_PHASE:
        pending["cards"] = int(state.pending_cards)
    elif state.pending_number > 1:
        pending["number"] = int(state.pending_number)
    return pending


def _track_lines(state: BrassState) -> Iterator[str]:
    yield written("coal", int(state.coal))
    yield written("iron", int(state.iron))
    yield written("demand", int(state.demand))
    yield written("distant", each_of(range(kinds.TILE_KINDS), state.distant))


def cards_of(state: BrassState, row: str, size: int) -> list[str]:
    """Return the first `size` cards of a deck as text, the next one first."""
    cells = state.row(row)
    return [card_text(state, int(cells[slot])) for slot in range(size - 1, -1, -1)]


def _player_lines(state: BrassState, seat: int, colour: str, name: str) -> Iterator[str]:
    yield "[[player]]"
    yield written("colour", colour)
    yield written("name", name)
    yield written("money", int(state.money[seat]))
    yield written("spent", int(state.spent[seat]))
    yield written("income_space", int(state.income[seat]))
    yield written("points", int(state.points[seat]))
    yield written("hand", list(hand_of(state, seat)))
    stacks = {word: _stack_counts(state, seat, number) for number, word in enumerate(INDUSTRIES)}
    yield written("stacks", stacks)


def _stack_counts(state: BrassState, seat: int, industry: int) -> list[int]:
    first = (seat * kinds.INDUSTRY_COUNT + industry) * kinds.LEVELS
    return each_of(range(kinds.LEVELS), state.stack[first : first + kinds.LEVELS])


def _counter_lines(state: BrassState, space: int, colours: tuple[str, ...]) -> Iterator[str]:
    kind = int(state.counter[space])
    yield "[[counter]]"
    yield written("at", state.board.space_names[space])
    yield written("owner", colours[int(state.owner[space])])
    yield written("industry", INDUSTRIES[kind // kinds.LEVELS])
    yield written("level", kind % kinds.LEVELS)
    yield written("flipped", bool(state.flipped[space]))
    if kind // kinds.LEVELS in (kinds.COAL_MINE, kinds.IRONWORKS):
        yield written("cubes", int(state.cubes[space]))
