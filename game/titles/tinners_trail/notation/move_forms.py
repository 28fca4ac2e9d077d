"""The forms of moves: how the words of each kind are read and written."""

from typing import Final, NoReturn

from game.engine.reasons import Unreadable
from game.files.toml_fields import (
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)
from game.titles.tinners_trail.notation.move_parser import TrailMoveParser
from game.titles.tinners_trail.notation.move_parts import (
    DECK_WORD,
    NONE_WORD,
    ORE_AND_WATER_DIE_WORDS,
    MovePartSyntax,
    area_wording,
    border_wording,
    card_or_choice_part,
    card_wording,
    choice_wording,
    dice_faces_wording,
    fixed_choice_word_part,
    fixed_word_part,
    make_choice_part,
    make_number_part,
    michigan_piece_wording,
    read_michigan_piece_and_place,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.refused_moves import AREA_ROLL_CHOICE
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES

ANSWER_WORDS: Final = ("no", "yes")
ORE_WORDS: Final = ("tin", "copper")
OWN_MINER_WORD: Final = "own"

ARSENIC_NAME_IN_MESSAGES: Final = "the arsenic expansion"
EMIGRATION_NAME_IN_MESSAGES: Final = "the emigration expansion"
SOLO_GAME_NAME_IN_MESSAGES: Final = "the solo game against Lord Wallace"
KICKSTARTER_NAME_IN_MESSAGES: Final = "the pack of Kickstarter tiles"
EXPANSION_NAME_BY_MOVE_WORD: Final = {
    "process": ARSENIC_NAME_IN_MESSAGES,
    "sell": ARSENIC_NAME_IN_MESSAGES,
    "calciner": ARSENIC_NAME_IN_MESSAGES,
    "emigrate": EMIGRATION_NAME_IN_MESSAGES,
    "place": EMIGRATION_NAME_IN_MESSAGES,
    "adelaide": EMIGRATION_NAME_IN_MESSAGES,
    "wallace": SOLO_GAME_NAME_IN_MESSAGES,
    "look": SOLO_GAME_NAME_IN_MESSAGES,
}
FIRST_WORDS_ONLY_OF_REMASTERED: Final = ("discard", "draw", "survey", "play", "peek")
FIRST_WORDS_ONLY_OF_2007: Final = ("prospect",)

AREA_PART: Final = MovePartSyntax(1, lambda words: (words.read_area(),), area_wording)
AREA_OR_NONE_PART: Final = MovePartSyntax(
    1,
    lambda words: (words.read_area(NONE_WORD) + 1,),
    lambda board, number: area_wording(board, number - 1) if number else choice_wording(NONE_WORD),
)
CARD_PART: Final = MovePartSyntax(1, lambda words: (words.read_card(),), card_wording)
DIE_FACES_PART: Final = MovePartSyntax(
    3,
    lambda words: tuple(words.take_number(0) for _ in ORE_AND_WATER_DIE_WORDS),
    dice_faces_wording,
)
# Every kind of move: its first word and its parts, in the order in which refusals name the words.
WORD_AND_PARTS_BY_MOVE_KIND: Final[dict[int, tuple[str, tuple[MovePartSyntax, ...]]]] = {
    kinds.DISCARD_CARD_MOVE: ("discard", (CARD_PART,)),
    kinds.SURVEY_CARD_DRAWN_OUTCOME: ("draw", (CARD_PART,)),
    kinds.BUILD_MINE_MOVE: ("build", (AREA_PART,)),
    kinds.DEVELOP_MINER_MOVE: ("miner", (AREA_PART,)),
    kinds.DEVELOP_PORT_MOVE: ("port", (AREA_PART,)),
    kinds.DEVELOP_TRAIN_MOVE: ("train", (AREA_PART,)),
    kinds.DEVELOP_PUMPS_MOVE: ("pumps", ()),
    kinds.SELL_PASTIES_MOVE: ("pasties", ()),
    kinds.PASS_MOVE: ("pass", ()),
    kinds.DROP_OUT_MOVE: ("drop", ()),
    kinds.PLACE_PUMP_MOVE: ("pump", (AREA_OR_NONE_PART,)),
    kinds.EXTRACT_ORE_MOVE: (
        "extract",
        (
            AREA_PART,
            fixed_word_part("tin"),
            make_number_part("tin", 0),
            fixed_word_part("copper"),
            make_number_part("copper", 0),
        ),
    ),
    kinds.DEVELOP_ADIT_MOVE: (
        "adit",
        (MovePartSyntax(1, lambda words: (words.read_border(),), border_wording),),
    ),
    kinds.BID_MOVE: ("bid", (make_number_part("pounds", 1),)),
    kinds.INVEST_MOVE: ("invest", (make_number_part("pounds", 1, NONE_WORD),)),
    kinds.PROSPECT_MOVE: ("prospect", (AREA_PART,)),
    kinds.PROCESS_ARSENIC_MOVE: ("process", (AREA_PART,)),
    kinds.PEEK_MOVE: ("peek", (AREA_OR_NONE_PART,)),
    kinds.PLACE_OWN_MINER_MOVE: ("miner", (AREA_PART, fixed_choice_word_part(OWN_MINER_WORD))),
    kinds.CHOOSE_SURVEY_CARD_MOVE: ("survey", (card_or_choice_part(NONE_WORD, DECK_WORD),)),
    kinds.PLAY_CARD_MOVE: ("play", (card_or_choice_part(NONE_WORD),)),
    kinds.TIN_ROLLED_OUTCOME: ("roll", (fixed_choice_word_part("tin"), DIE_FACES_PART)),
    kinds.COPPER_ROLLED_OUTCOME: ("roll", (fixed_choice_word_part("copper"), DIE_FACES_PART)),
    kinds.BID_ROLLED_OUTCOME: ("roll", (fixed_choice_word_part("bid"), DIE_FACES_PART)),
    kinds.AREA_ROLLED_OUTCOME: ("roll", (fixed_choice_word_part(AREA_ROLL_CHOICE), DIE_FACES_PART)),
    kinds.SELL_ARSENIC_MOVE: ("sell", (fixed_choice_word_part("arsenic"),)),
    kinds.ANSWER_CALCINER_MOVE: ("calciner", (make_choice_part(ANSWER_WORDS),)),
    kinds.LOOK_AT_TILE_MOVE: ("look", (make_choice_part(ANSWER_WORDS),)),
    kinds.EMIGRATE_MOVE: ("emigrate", (AREA_PART, make_choice_part(PLACE_NAMES))),
    kinds.PLACE_WAITING_PIECE_MOVE: (
        "place",
        (MovePartSyntax(2, read_michigan_piece_and_place, michigan_piece_wording),),
    ),
    kinds.CHOOSE_ADELAIDE_ORE_MOVE: ("adelaide", (make_choice_part(ORE_WORDS),)),
    kinds.WALLACE_CARD_DRAWN_OUTCOME: (
        "wallace",
        (fixed_word_part("card"), make_number_part("card", 1)),
    ),
}


def first_words_of_moves(board: Board) -> list[str]:
    """Return every word with which a move text can begin in a game on this board, with its edition
    and expansions.
    """
    absent = expansions_not_in_play(board)
    others = FIRST_WORDS_ONLY_OF_REMASTERED if board.is_edition_2007 else FIRST_WORDS_ONLY_OF_2007
    return [
        word
        for word in dict.fromkeys(word for word, _ in WORD_AND_PARTS_BY_MOVE_KIND.values())
        if word not in others and EXPANSION_NAME_BY_MOVE_WORD.get(word) not in absent
    ]


def raise_unknown_first_word(words: TrailMoveParser) -> NoReturn:
    """Raise Unreadable for a move's unknown first word, with the allowed words or the expansion
    that it belongs to."""
    known = first_words_of_moves(words.board)
    first = words.first_word
    if first in EXPANSION_NAME_BY_MOVE_WORD and not words.board.is_edition_2007:
        problem = f"belongs to {EXPANSION_NAME_BY_MOVE_WORD[first]}, which is not in play"
        allowed = f"allowed first words are {word_list_for_message(known)}"
        raise Unreadable(f"The move {value_for_message(words.text)} {problem}; {allowed}.")
    words.raise_unreadable_word(
        first, f"allowed first words are {allowed_words_for_message(first, known)}"
    )


def expansions_not_in_play(board: Board) -> tuple[str, ...]:
    """Return the expansions that a game on this board does not use."""
    in_play = {
        ARSENIC_NAME_IN_MESSAGES: board.has_arsenic,
        EMIGRATION_NAME_IN_MESSAGES: board.has_emigration,
        SOLO_GAME_NAME_IN_MESSAGES: board.is_solo_game,
        KICKSTARTER_NAME_IN_MESSAGES: board.set_up.kickstarter_tiles,
    }
    return tuple(name for name, there in in_play.items() if not there)
