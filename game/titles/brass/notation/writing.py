"""Writes a whole position, or a seat's view of it, as canonical text."""

from collections.abc import Iterator

from game.engine.title import Options
from game.notation.positions import is_view, mover_word, position_head_lines, toml_line
from game.notation.repeated_pieces import repeat_pieces_by_count
from game.titles.brass.notation.moves import move_from_code
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.scoring import seats_from_best
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import card_text, discard_counts_by_card, hand_card_texts


def state_to_position_text(
    state: BrassState, options: Options, colours: tuple[str, ...], player_names: tuple[str, ...]
) -> str:
    """Return the canonical position text of a state. That of a seat's view leaves out the luck and
    the deck of the rail era, and names unknown cards "?"."""
    lines = [
        *position_head_lines(state, options),
        *_turn_lines(state, colours),
        *_track_lines(state),
    ]
    lines.append(toml_line("deck", deck_card_names(state, "deck", int(state.deck_size))))
    if state.era == kinds.CANAL_ERA and not is_view(state):
        rail_deck = deck_card_names(state, "rail_deck", int(state.rail_deck_size))
        lines.append(toml_line("rail_deck", rail_deck))
    lines.append(toml_line("discards", discard_counts_by_card(state)))
    if state.phase == kinds.GAME_OVER_PHASE:
        lines.append(toml_line("ranking", [colours[seat] for seat in seats_from_best(state)]))
    for seat, name in enumerate(player_names):
        lines += ["", *_player_lines(state, seat, colours[seat], name)]
    for space in range(int(state.board.space_count)):
        if state.owner[space] != kinds.EMPTY:
            lines += ["", *_counter_lines(state, space, colours)]
    for line in range(int(state.board.line_count)):
        if state.link[line] != kinds.EMPTY:
            lines += ["", "[[link]]", toml_line("line", state.board.line_names[line])]
            lines.append(toml_line("owner", colours[int(state.link[line])]))
    return "\n".join(lines) + "\n"


def _turn_lines(state: BrassState, colours: tuple[str, ...]) -> Iterator[str]:
    yield toml_line("era", kinds.ERA_NAMES[int(state.era)])
    yield toml_line("round", int(state.round))
    yield toml_line("phase", kinds.PHASE_NAMES[int(state.phase)])
    yield toml_line("to_move", mover_word(int(state.to_move), colours))
    yield toml_line("order", [colours[int(seat)] for seat in state.order])
    yield toml_line("action", int(state.action))
    if state.phase in kinds.PHASES_WITH_PENDING_MOVE:
        yield toml_line("pending", _pending_move_table(state))


def _pending_move_table(state: BrassState) -> dict[str, object]:
    pending: dict[str, object] = {"move": move_from_code(state.board, int(state.pending)).text}
    if state.phase == kinds.CARD_PHASE:
        pending["cards"] = int(state.pending_cards)
    elif state.pending_number > 1:
        pending["number"] = int(state.pending_number)
    return pending


def _track_lines(state: BrassState) -> Iterator[str]:
    yield toml_line("coal", int(state.coal))
    yield toml_line("iron", int(state.iron))
    yield toml_line("demand", int(state.demand))
    yield toml_line(
        "distant", repeat_pieces_by_count(range(kinds.DISTANT_TILE_KIND_COUNT), state.distant)
    )


def deck_card_names(state: BrassState, row: str, size: int) -> list[str]:
    """Return the names of the first `size` cards in a row of the state that holds a deck, the
    next card first."""
    cells = state.row(row)
    return [card_text(state, int(cells[slot])) for slot in range(size - 1, -1, -1)]


def _player_lines(state: BrassState, seat: int, colour: str, name: str) -> Iterator[str]:
    yield "[[player]]"
    yield toml_line("colour", colour)
    yield toml_line("name", name)
    yield toml_line("money", int(state.money[seat]))
    yield toml_line("spent", int(state.spent[seat]))
    yield toml_line("income_space", int(state.income[seat]))
    yield toml_line("points", int(state.points[seat]))
    yield toml_line("hand", list(hand_card_texts(state, seat)))
    stacks = {
        word: _levels_in_stack(state, seat, number) for number, word in enumerate(INDUSTRY_NAMES)
    }
    yield toml_line("stacks", stacks)


def _levels_in_stack(state: BrassState, seat: int, industry: int) -> list[int]:
    first = (seat * kinds.INDUSTRY_COUNT + industry) * kinds.LEVEL_COUNT
    return repeat_pieces_by_count(
        range(kinds.LEVEL_COUNT), state.stack[first : first + kinds.LEVEL_COUNT]
    )


def _counter_lines(state: BrassState, space: int, colours: tuple[str, ...]) -> Iterator[str]:
    kind = int(state.counter[space])
    yield "[[counter]]"
    yield toml_line("at", state.board.space_names[space])
    yield toml_line("owner", colours[int(state.owner[space])])
    yield toml_line("industry", INDUSTRY_NAMES[kind // kinds.LEVEL_COUNT])
    yield toml_line("level", kind % kinds.LEVEL_COUNT)
    yield toml_line("flipped", bool(state.flipped[space]))
    if kind // kinds.LEVEL_COUNT in (kinds.COAL_MINE_INDUSTRY, kinds.IRONWORKS_INDUSTRY):
        yield toml_line("cubes", int(state.cubes[space]))
