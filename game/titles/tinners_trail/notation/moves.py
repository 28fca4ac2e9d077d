"""Conversion of move codes to `Move` objects with their texts, and of texts to codes.

A move's `kind` is its first word in the notation. `choice` is "none" or "deck" where the move
names neither a place nor a card nor an amount, the ore of a roll ("bid" for Lord Wallace's,
"area" for ground of 2007) or of Adelaide, "own" for an own-colour miner, "yes" or "no" to a
calciner or a look, the place emigrated to, and the piece placed. `amounts` are "pounds" of a bid
or investment, "tin" and "copper" of an extraction, the three faces "tin", "copper", "water" of a
roll, and "card", the number of an action card.
"""

from typing import Final

from game.engine.move import Move
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
    third_field_of_move,
)
from game.files.toml_fields import word_list_for_message
from game.titles.tinners_trail.notation.move_forms import (
    DIE_FACES_PART,
    EMIGRATION_NAME_IN_MESSAGES,
    OWN_MINER_WORD,
    WORD_AND_PARTS_BY_MOVE_KIND,
    first_words_of_moves,
    raise_unknown_first_word,
)
from game.titles.tinners_trail.notation.move_parser import TrailMoveParser
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.refused_moves import AREA_ROLL_CHOICE

ROLL_KIND_BY_ORE_WORD: Final = {
    "tin": kinds.TIN_ROLLED_OUTCOME,
    "copper": kinds.COPPER_ROLLED_OUTCOME,
}
MOVE_KIND_BY_WORD: Final = {
    word: kind for kind, (word, _) in reversed(WORD_AND_PARTS_BY_MOVE_KIND.items())
}


def move_from_code(board: Board, code: int) -> Move:
    """Return the move of a code, with its text, places, choice, card and amounts."""
    word, parts = WORD_AND_PARTS_BY_MOVE_KIND[int(kind_of_move(code))]
    fields = [
        int(first_field_of_move(code)),
        int(second_field_of_move(code)),
        int(third_field_of_move(code)),
    ]
    told = []
    for part in parts:
        told.append(part.fields_to_wording(board, *fields[: part.field_count]))
        fields = fields[part.field_count :]
    return Move(
        code,
        word,
        " ".join((word, *(one.text for one in told))),
        tuple(place for one in told for place in one.places),
        choice="".join(one.choice for one in told),
        card="".join(one.card for one in told),
        amounts=tuple(amount for one in told for amount in one.amounts),
    )


def move_code_from_text(board: Board, text: str) -> int:
    """Return the code of a move text, legal or not; the areas of an adit may come in either order.
    Raise Unreadable with the wrong word if the text is not a move."""
    words = TrailMoveParser(board, text)
    if words.first_word not in first_words_of_moves(board):
        raise_unknown_first_word(words)
    kind = MOVE_KIND_BY_WORD[words.first_word]
    fields: tuple[int, ...] = ()
    if words.first_word == "roll":
        # Read what the roll is for
        rolls = dict(ROLL_KIND_BY_ORE_WORD)
        if words.board.is_edition_2007:
            rolls[AREA_ROLL_CHOICE] = kinds.AREA_ROLLED_OUTCOME
        if words.board.is_solo_game:
            rolls["bid"] = kinds.BID_ROLLED_OUTCOME
        what = words.take_word()
        if what not in rolls:
            words.raise_unreadable_word(what, f"allowed there are {word_list_for_message(rolls)}")
        kind = rolls[what]
        fields = DIE_FACES_PART.read_fields(words)
    else:
        for part in WORD_AND_PARTS_BY_MOVE_KIND[kind][1]:
            fields += part.read_fields(words)
        if (
            kind == kinds.DEVELOP_MINER_MOVE
            and words.has_more_words()
            and not board.is_edition_2007
        ):
            if not words.board.has_emigration:
                problem = (
                    f"own-colour miners belong to {EMIGRATION_NAME_IN_MESSAGES}, "
                    "which is not in play"
                )
                words.raise_unreadable_word(words.take_word(), problem)
            words.take_literal(OWN_MINER_WORD)
            kind = kinds.PLACE_OWN_MINER_MOVE
    words.check_no_words_left()
    return int(make_move_code(kind, *(*fields, 0, 0, 0)[:3]))
