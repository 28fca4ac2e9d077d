"""The open questions of a position and the die in play."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.notation.cells import fill_cells, names_of_cells, seat_cells_of_row
from game.titles.tiletum.notation.questions import question_toml_table, read_question_cells
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.offers import count_offered_characters
from game.titles.tiletum.rules.state import TiletumState

IS_MAIN_ACTION_CELL_BY_QUESTION = {
    kinds.ACTION_FOR_JOKER_QUESTION: 2,
    kinds.SPEND_ACTION_POINTS_QUESTION: 3,
}  # the cell that says whether it is the action of the die


def die_in_play_toml_table(state: TiletumState) -> dict[str, object]:
    """Return a table for a position text with the taken die and what its turn has used up. Values
    that are the same as at the start of a turn are left out if no die is taken."""
    told: dict[str, object] = {}
    has_die = state.die_good != EMPTY
    if has_die:
        told["die"] = {"good": GOOD_NAMES[state.die_good], "value": state.die_value}
    if has_die or state.exchanged:
        told["exchanged"] = bool(state.exchanged)
    if state.board.silver and has_die:
        told["symbol"] = bool(state.symbol)
    if state.fresh:  # with silver of several kinds, so they are named
        tiles = names_of_cells(state.fresh_tiles, state.board.tile_names)
        told["fresh"] = tiles if state.board.silver else state.fresh
    return told


def pending_question_toml_tables(state: TiletumState) -> list[dict[str, object]]:
    """Return the open questions as tables in the order of the stack, the last one being the current
    question."""
    cells = [int(cell) for cell in state.stack[: state.depth * kinds.CELLS_PER_QUESTION]]
    firsts = range(0, len(cells), kinds.CELLS_PER_QUESTION)
    return [
        question_toml_table(state.board, cells[first : first + kinds.CELLS_PER_QUESTION])
        for first in firsts
    ]


def read_pending_questions_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set the stack of open questions and the die in play. Raise Unreadable if there are none in
    the phase "play", any in another phase, or too many."""
    questions = fields.tables("pending", is_required=False)
    phase = kinds.PHASE_NAMES[state.phase]
    if bool(questions) != (state.phase == kinds.PLAY_PHASE):
        word = "there" if questions else "missing"
        raise fields.field_error(
            "pending", f"is {word} in phase {phase}", "questions in phase play"
        )
    if len(questions) > kinds.MAX_STACKED_QUESTIONS:
        problem = f"appears {len(questions)} times"
        raise fields.field_error("pending", problem, f"at most {kinds.MAX_STACKED_QUESTIONS}")
    for number, entry in enumerate(questions):
        fill_cells(
            state.stack, number * kinds.CELLS_PER_QUESTION, read_question_cells(state.board, entry)
        )
    state.depth = len(questions)
    # No more characters are to be drawn than the offer has gaps for (T-403)
    asked = [
        state.stack[at : at + 3]
        for at in range(0, state.depth * kinds.CELLS_PER_QUESTION, kinds.CELLS_PER_QUESTION)
    ]
    drawn = kinds.DRAW_TILES_QUESTION, kinds.CHARACTER_DECK
    wanted = sum(int(number) for question, deck, number in asked if (question, deck) == drawn)
    gaps = kinds.OFFERED_TILE_COUNT - int(count_offered_characters(state))
    if wanted > gaps:
        raise fields.field_error("pending", f"wants {wanted} characters drawn", f"at most {gaps}")
    _read_die_in_play_into_state(fields, state)
    _check_die_question_is_lowest(fields, state)


def _read_die_in_play_into_state(fields: TomlFields, state: TiletumState) -> None:
    turn = fields.table("turn_of", is_required=False)
    if "die" in turn:
        die = turn.table("die")
        state.die_good = GOOD_NAMES.index(die.choice("good", GOOD_NAMES))
        state.die_value = die.integer("value", 1, 6)
        die.check_no_unknown_keys()
    state.exchanged = int(turn.boolean("exchanged", default=False))
    names = state.board.tile_names
    kind = state.board.tile_kind
    tiles = [tile for tile in seat_cells_of_row(state, "store", state.seat) if tile != EMPTY]
    stored = [names[tile] for tile in tiles if kind[tile] == kinds.COLOUR_TILE]
    if state.board.silver:
        # Set the colour tiles taken this turn: some of those stored (T-304)
        for number, word in enumerate(turn.unchecked_list("fresh", "tiles", ())):
            if word not in stored:
                raise turn.field_error(
                    "fresh", f"has {value_for_message(word)}", word_list_for_message(stored)
                )
            stored.remove(str(word))
            state.fresh_tiles[number] = state.board.tile_numbers[str(word)]
            state.fresh = number + 1
        state.symbol = int(turn.boolean("symbol", default=False))
    else:
        state.fresh = turn.integer("fresh", 0, len(stored), default=0)
    turn.check_no_unknown_keys()


def _check_die_question_is_lowest(fields: TomlFields, state: TiletumState) -> None:
    """Raise Unreadable unless the question of the die in play, or its main action, lies below all
    other questions, and no other question is of these kinds. Only the second half of a split joker
    may lie below the main action."""
    asked_kinds = [state.stack[number * kinds.CELLS_PER_QUESTION] for number in range(state.depth)]
    mains = [
        number
        for number, kind in enumerate(asked_kinds)
        if kind == kinds.TAKEN_DIE_QUESTION
        or (
            kind in IS_MAIN_ACTION_CELL_BY_QUESTION
            and state.stack[
                number * kinds.CELLS_PER_QUESTION + IS_MAIN_ACTION_CELL_BY_QUESTION[kind]
            ]
        )
    ]
    wanted = [] if state.die_good == EMPTY else [0]
    if (
        wanted
        and state.depth > 1
        and state.stack[0] == kinds.ACTION_FOR_JOKER_QUESTION
        and state.stack[4]
    ):
        wanted = [0, 1]  # the second half of a split joker waits for the king (S-608)
    if mains != wanted:
        allowed = "a die in turn_of, and its question or main action below all others, or neither"
        raise fields.field_error("pending", "and turn_of do not fit", allowed)
    if asked_kinds and asked_kinds[-1] == kinds.TAKEN_DIE_QUESTION:
        raise fields.field_error("pending", "ends with a die", "the question of the die above it")
