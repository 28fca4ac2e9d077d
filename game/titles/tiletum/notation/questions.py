"""The open questions of a position: each kind with its keys, as a table."""

from typing import Final

from game.files.toml_fields import TomlFields
from game.titles.tiletum.notation.cells import read_tile_names, tile_names_in_deck
from game.titles.tiletum.notation.moves import move_from_code
from game.titles.tiletum.notation.question_keys import (
    LARGEST_QUESTION_NUMBER,
    QuestionKey,
    action_names_without_joker,
    make_boolean_question_key,
    make_number_key,
    make_word_key,
    piece_kind_names,
    read_barred_action,
    read_explorer_field_partner_action,
    read_move_played_after_payment,
    read_tablet_gain_bought_with_silver,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import (
    ALL_ACTION_NAMES,
    EXPLORER_ACTION_NAME,
    GOOD_NAMES,
    WHEEL_ACTION_NAMES,
)
from game.titles.tiletum.rules.components_in_play import ALL_DECK_NAMES
from game.titles.tiletum.rules.move_texts import MEEPLE_WORDS, PIECE_WORDS
from game.titles.tiletum.rules.offers import FIRST_CELL_OF_TILES_ASIDE

MAX_CALLED_CHARACTERS: Final = 3

TILE_CELLS_BY_QUESTION_NAME: Final = {
    "characters": ("left", 1, MAX_CALLED_CHARACTERS, kinds.CHARACTER_DECK),
    "keep": ("tiles", FIRST_CELL_OF_TILES_ASIDE, 2, kinds.UNDERGROUND_DECK),
    "drawn": ("tiles", FIRST_CELL_OF_TILES_ASIDE, 3, kinds.CONTRACT_DECK),
}
"""For questions with tiles: the key of the tiles, their first cell, the most tiles, and their
deck.
"""

QuestionNumberAndKeys = tuple[int, *tuple[QuestionKey, ...]]
"""The number of a question, and its keys."""
ACTION_KIND_QUESTION_KEY: Final = make_word_key(
    "kind", 1, ALL_ACTION_NAMES, lambda board: board.action_names
)
BASE_QUESTIONS_BY_NAME: Final[dict[str, QuestionNumberAndKeys]] = {
    "die": (
        # the stage that is due next; with silver the action is one of its own
        kinds.TAKEN_DIE_QUESTION,
        make_number_key(
            "step",
            1,
            kinds.COLOUR_TILE_STAGE_OF_TAKEN_DIE,
            kinds.ACTION_STAGE_OF_TAKEN_DIE,
            kinds.GOODS_STAGE_OF_TAKEN_DIE,
        ),
        ACTION_KIND_QUESTION_KEY._replace(cell=2),
        make_word_key("good", 3, GOOD_NAMES),
        make_number_key("boost", 4),
    ),
    "colour": (kinds.COLOUR_TILE_QUESTION,),
    "bonus": (kinds.BONUS_TILE_QUESTION, ACTION_KIND_QUESTION_KEY),
    "as": (
        kinds.ACTION_FOR_JOKER_QUESTION,
        make_number_key("ap", 1, 1),
        make_boolean_question_key("main", 2),
        make_boolean_question_key("split", 3, may_be_left_out=True),
        QuestionKey(
            "not", 4, lambda _board, number: ALL_ACTION_NAMES[number - 1], read_barred_action, True
        ),
    ),
    "act": (
        kinds.SPEND_ACTION_POINTS_QUESTION,
        make_word_key("kind", 1, ALL_ACTION_NAMES, action_names_without_joker),
        make_number_key("ap", 2),
        make_boolean_question_key("main", 3),
        make_boolean_question_key("split", 4, may_be_left_out=True),
        make_boolean_question_key("switched", 5, may_be_left_out=True),
    ),
    "steps": (
        kinds.FREE_STEPS_AND_PIECES_QUESTION,
        *(make_number_key("merchant", 1), make_number_key("architect", 2)),
        *(make_number_key("house", 3), make_number_key("pillar", 4)),
    ),
    "gain": (kinds.GAIN_ANY_GOODS_QUESTION, make_number_key("left", 1, 1)),
    "same": (kinds.GAIN_SAME_GOODS_QUESTION, make_number_key("n", 1, 1)),
    "anywhere": (  # mines are pieces of games with silver; only tablets ask for gold
        kinds.PIECE_ANYWHERE_QUESTION,
        make_word_key("what", 1, PIECE_WORDS, piece_kind_names),
        make_number_key("pay", 2, 0, LARGEST_QUESTION_NUMBER, 0),
    ),
    "fly": (kinds.MEEPLE_ANYWHERE_QUESTION, make_word_key("who", 1, MEEPLE_WORDS)),
    "building": (kinds.BUILDING_TO_CALL_CHARACTERS_IN_QUESTION,),
    "characters": (kinds.GAINS_OF_CALLED_CHARACTERS_QUESTION,),
    "draw": (
        kinds.DRAW_TILES_QUESTION,
        make_word_key("deck", 1, ALL_DECK_NAMES),
        make_number_key("left", 2, 1, kinds.OFFERED_TILE_COUNT),
    ),
}
SILVER_QUESTIONS_BY_NAME: Final[
    dict[str, QuestionNumberAndKeys]
] = {  # only games with silver ask these
    "do": (
        kinds.WHEEL_OR_EXPLORER_ACTION_QUESTION,
        QuestionKey(
            "kinds",
            1,
            lambda _board, number: [WHEEL_ACTION_NAMES[number], EXPLORER_ACTION_NAME],
            read_explorer_field_partner_action,
        ),
    ),
    "silver": (kinds.GIVE_GOOD_FOR_SILVER_QUESTION, make_word_key("good", 1, GOOD_NAMES)),
    "any-step": (kinds.STEP_OF_EITHER_MEEPLE_QUESTION,),
    "one-character": (kinds.CALL_ONE_CHARACTER_QUESTION,),
    "pay": (
        kinds.TABLET_PAYMENT_QUESTION,
        make_number_key("silver", 1),
        QuestionKey(
            "gain",
            2,
            lambda board, number: board.gain_names[number],
            read_tablet_gain_bought_with_silver,
        ),
    ),
    "tech": (kinds.RAISE_TECHNOLOGY_QUESTION, make_number_key("less", 1)),
    "new-explorer": (kinds.HIRE_EXPLORER_QUESTION,),
    "bonused": (kinds.BONUSED_GOOD_QUESTION,),
    "gold": (
        kinds.GOODS_AS_GOLD_QUESTION,
        make_number_key("n", 1, 1),
        QuestionKey(
            "move",
            2,
            lambda board, code: move_from_code(board, code).text,
            read_move_played_after_payment,
        ),
    ),
    "dig": (kinds.DIG_QUESTION,),
    "keep": (kinds.KEEP_UNDERGROUND_TILE_QUESTION,),
    "drawn": (kinds.TAKE_DRAWN_CONTRACTS_QUESTION,),
}
ALL_QUESTIONS_BY_NAME: Final = BASE_QUESTIONS_BY_NAME | SILVER_QUESTIONS_BY_NAME
QUESTION_NAME_BY_NUMBER: Final = {
    number: name for name, (number, *_) in ALL_QUESTIONS_BY_NAME.items()
}


def _tile_key_of_question(name: str, deck: int) -> tuple[str, int, int, int] | None:
    """Return where a question holds tiles: its key, first cell, number of cells and deck; None if
    it holds none.

    `deck` is the deck from which a "draw" question draws.
    """
    row = "aside" if deck == kinds.CHARACTER_DECK else "tiles"
    return (
        (row, FIRST_CELL_OF_TILES_ASIDE, kinds.OFFERED_TILE_COUNT, deck)
        if name == "draw"
        else TILE_CELLS_BY_QUESTION_NAME.get(name)
    )


def question_toml_table(board: Board, cells: list[int]) -> dict[str, object]:
    """Return the cells of a question as a table for a position text: its name under "q", its
    numbers under their keys, and the names of its tiles.
    """
    name = QUESTION_NAME_BY_NUMBER[cells[0]]
    told: dict[str, object] = {"q": name}
    for key in ALL_QUESTIONS_BY_NAME[name][1:]:
        if cells[key.cell] or not key.may_be_left_out:
            told[key.name] = key.number_to_value(board, cells[key.cell])
    row = _tile_key_of_question(name, cells[1])
    if row:
        first = row[1]
        most = row[2]
        told[row[0]] = [board.tile_names[n - 1] for n in cells[first : first + most] if n]
    return told


def read_question_cells(board: Board, fields: TomlFields) -> list[int]:
    """Return the cells of a question read from its table, as `question_toml_table` writes it; raise
    Unreadable for an unknown question, key or value.
    """
    known = ALL_QUESTIONS_BY_NAME if board.silver else BASE_QUESTIONS_BY_NAME
    name = fields.choice("q", tuple(known))
    fields.label = f"{fields.label}{name} "
    number, *keys = known[name]
    cells = [number, *[0] * (kinds.CELLS_PER_QUESTION - 1)]
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
