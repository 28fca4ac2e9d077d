"""The open questions of a position: each kind with its keys, as a table."""

from typing import Final

from game.files.toml_fields import Fields
from game.titles.tiletum.notation.cells import read_tile_names, tile_names_in_deck
from game.titles.tiletum.notation.moves import move_from_code
from game.titles.tiletum.notation.question_keys import (
    MOST,
    QuestionKey,
    action_names_without_joker,
    make_boolean_question_key,
    make_number_key,
    make_word_key,
    piece_kind_names,
    read_barred_action,
    read_explorer_field_partner_action,
    read_paid_move,
    read_tablet_gain,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import ACTIONS, EVERY_ACTION, EXPLORER, GOODS
from game.titles.tiletum.rules.components_in_play import EVERY_DECK
from game.titles.tiletum.rules.move_texts import PERSON_WORDS, PIECE_WORDS
from game.titles.tiletum.rules.offers import FIRST_ASIDE_CELL

MOST_PEOPLE: Final = 3

ROWS: Final = {
    "characters": ("left", 1, MOST_PEOPLE, kinds.CHARACTER_DECK),
    "keep": ("tiles", FIRST_ASIDE_CELL, 2, kinds.UNDERGROUND_DECK),
    "drawn": ("tiles", FIRST_ASIDE_CELL, 3, kinds.CONTRACT_DECK),
}
"""Of questions with tiles the key that holds them, its first cell, most tiles, and their deck."""

Question = tuple[int, *tuple[QuestionKey, ...]]
"""The number of a question, and its keys."""
KIND: Final = make_word_key("kind", 1, EVERY_ACTION, lambda board: board.action_names)
QUESTIONS: Final[dict[str, Question]] = {
    "die": (
        kinds.DIE_Q,  # the stage that is due next; with silver the action is one of its own
        make_number_key("step", 1, kinds.COLOUR_STAGE, kinds.ACTION_STAGE, kinds.GOODS_STAGE),
        KIND._replace(cell=2),
        make_word_key("good", 3, GOODS),
        make_number_key("boost", 4),
    ),
    "colour": (kinds.COLOUR_Q,),
    "bonus": (kinds.BONUS_Q, KIND),
    "as": (
        kinds.AS_Q,
        make_number_key("ap", 1, 1),
        make_boolean_question_key("main", 2),
        make_boolean_question_key("split", 3, may_be_left_out=True),
        QuestionKey(
            "not", 4, lambda _board, number: EVERY_ACTION[number - 1], read_barred_action, True
        ),
    ),
    "act": (
        kinds.ACT_Q,
        make_word_key("kind", 1, EVERY_ACTION, action_names_without_joker),
        make_number_key("ap", 2),
        make_boolean_question_key("main", 3),
        make_boolean_question_key("split", 4, may_be_left_out=True),
        make_boolean_question_key("switched", 5, may_be_left_out=True),
    ),
    "steps": (
        kinds.STEPS_Q,
        *(make_number_key("merchant", 1), make_number_key("architect", 2)),
        *(make_number_key("house", 3), make_number_key("pillar", 4)),
    ),
    "gain": (kinds.GAIN_Q, make_number_key("left", 1, 1)),
    "same": (kinds.SAME_Q, make_number_key("n", 1, 1)),
    "anywhere": (  # mines are pieces of games with silver; only tablets ask for gold
        kinds.ANYWHERE_Q,
        make_word_key("what", 1, PIECE_WORDS, piece_kind_names),
        make_number_key("pay", 2, 0, MOST, 0),
    ),
    "fly": (kinds.FLY_Q, make_word_key("who", 1, PERSON_WORDS)),
    "building": (kinds.BUILDING_Q,),
    "characters": (kinds.CHARACTERS_Q,),
    "draw": (
        kinds.DRAW_Q,
        make_word_key("deck", 1, EVERY_DECK),
        make_number_key("left", 2, 1, kinds.OFFERED_COUNT),
    ),
}
BELOW: Final[dict[str, Question]] = {  # only games with silver ask these
    "do": (
        kinds.DO_Q,
        QuestionKey(
            "kinds",
            1,
            lambda _board, number: [ACTIONS[number], EXPLORER],
            read_explorer_field_partner_action,
        ),
    ),
    "silver": (kinds.SILVER_Q, make_word_key("good", 1, GOODS)),
    "any-step": (kinds.ANY_STEP_Q,),
    "one-character": (kinds.ONE_CHARACTER_Q,),
    "pay": (
        kinds.PAY_Q,
        make_number_key("silver", 1),
        QuestionKey("gain", 2, lambda board, number: board.gain_names[number], read_tablet_gain),
    ),
    "tech": (kinds.TECH_Q, make_number_key("less", 1)),
    "new-explorer": (kinds.NEW_EXPLORER_Q,),
    "bonused": (kinds.BONUSED_Q,),
    "gold": (
        kinds.GOLD_Q,
        make_number_key("n", 1, 1),
        QuestionKey(
            "move", 2, lambda board, code: move_from_code(board, code).text, read_paid_move
        ),
    ),
    "dig": (kinds.DIG_Q,),
    "keep": (kinds.KEEP_Q,),
    "drawn": (kinds.DRAWN_Q,),
}
EVERY_QUESTION: Final = QUESTIONS | BELOW
NAMES: Final = {number: name for name, (number, *_) in EVERY_QUESTION.items()}


def _tile_key_of_question(name: str, deck: int) -> tuple[str, int, int, int] | None:
    """Return where a question holds tiles: its key, first cell, number of cells and deck; None if
    it holds none.

    `deck` is the deck from which a "draw" question draws.
    """
    row = "aside" if deck == kinds.CHARACTER_DECK else "tiles"
    return (row, FIRST_ASIDE_CELL, kinds.OFFERED_COUNT, deck) if name == "draw" else ROWS.get(name)


def question_toml_table(board: Board, cells: list[int]) -> dict[str, object]:
    """Return the cells of a question as a table for a position text."""
    name = NAMES[cells[0]]
    told: dict[str, object] = {"q": name}
    for key in EVERY_QUESTION[name][1:]:
        if cells[key.cell] or not key.may_be_left_out:
            told[key.name] = key.number_to_value(board, cells[key.cell])
    row = _tile_key_of_question(name, cells[1])
    if row:
        first = row[1]
        most = row[2]
        told[row[0]] = [board.tile_names[n - 1] for n in cells[first : first + most] if n]
    return told


def read_question_cells(board: Board, fields: Fields) -> list[int]:
    """Return the cells of a question read from its table; raises Unreadable if it is faulty."""
    known = EVERY_QUESTION if board.silver else QUESTIONS
    name = fields.choice("q", tuple(known))
    fields.label = f"{fields.label}{name} "
    number, *keys = known[name]
    cells = [number, *[0] * (kinds.FRAME_SIZE - 1)]
    for key in keys:
        cells[key.cell] = key.read_number(board, fields, key.name)
    row = _tile_key_of_question(name, cells[1])
    if row:
        held_in, first, most, deck = row
        if deck == kinds.UNDERGROUND_DECK and not board.silver:
            raise fields.field_error("deck", "is underground", "a deck of this game")
        words = read_tile_names(fields, held_in, tile_names_in_deck(board, deck), most)
        tiles = [board.tile_numbers[word] for word in words]
        if name == "characters":
            tiles.sort()
        cells[first : first + len(tiles)] = [tile + 1 for tile in tiles]
    fields.check_no_unknown_keys()
    return cells
