"""The parser of a move text's words, and the parsers of moves that share their first word."""

from collections.abc import Collection

from game.engine.moves import make_move_code
from game.files.toml_fields import allowed_words_for_message
from game.notation.move_words import MoveTextParser
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import (
    CHARACTER_TILE_KIND,
    GOOD_NAMES,
    TILE_KINDS,
    WHEEL_ACTION_NAMES,
)
from game.titles.tiletum.rules.move_texts import (
    ARGUMENT_BY_PLACEHOLDER,
    CHEAPER_CONTRACT_PART_WORDS,
    DIE_VALUE_WORDS,
    MEEPLE_WORDS,
    NO_OR_YES_WORDS,
    NONE_WORD,
)


class TiletumMoveParser(MoveTextParser):
    """Reads the words of one move text of Tiletum one after the other."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(text)
        self.board = board

    def read_known_word(
        self, word_description: str, words: Collection[str], other_words: Collection[str] = ()
    ) -> str:
        """Read and return one of `words` or `other_words`; raise Unreadable for another word, with
        `word_description` as the description and the most similar word."""
        word = self.take_word()
        if word not in words and word not in other_words:
            near = allowed_words_for_message(word, words).partition("(nearest: ")[2]
            tail = f" (nearest: {near}" if near else ""
            self.raise_unreadable_word(
                word, f"allowed there is {' or '.join([word_description, *other_words])}{tail}"
            )
        return word

    def read_space(self) -> int:
        """Read a space and return its number."""
        return self.board.space_numbers[self.read_argument("SPACE", ())]

    def read_joker_action(self) -> int:
        """Read an action that a joker may become and return its number."""
        joker = WHEEL_ACTION_NAMES[kinds.JOKER_ACTION]
        action = self.read_index([word for word in self.board.action_names if word != joker])
        return action + int(action >= kinds.JOKER_ACTION)

    def read_tile(self, other_words: Collection[str] = ()) -> str:
        """Read and return the name of a tile, or one of the words in `other_words`; raise
        Unreadable for another word."""
        return self.read_known_word("a tile, like crest:lion", self.board.tile_names, other_words)

    def read_argument(self, name: str, other_words: Collection[str]) -> str:
        """Read and return a word that fits the argument `name` of a move form, such as "SPACE", or
        one of the words in `other_words`; raise Unreadable for another word."""
        if name == "SPACE":
            return self.read_known_word(
                "a space of the map, like koeln", self.board.space_names, other_words
            )
        if name == "TILE":
            return self.read_tile(other_words)
        return self.take_one_of(
            (*ARGUMENT_BY_PLACEHOLDER[name].value_words(self.board), *other_words)
        )

    def read_index(self, words: Collection[str]) -> int:
        """Read one of `words` and return its index among them; raise Unreadable for another
        word."""
        return list(words).index(self.take_one_of(words))


def move_code(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Return the code of a move of this kind with up to three amounts."""
    return int(make_move_code(kind, first, second, third))


def parse_take_move(words: TiletumMoveParser) -> int:
    """Parse the words after "take" (a tile, a die with its value, or "none") and return the
    move's code."""
    word = words.read_tile((*GOOD_NAMES, NONE_WORD))
    if word == NONE_WORD:
        return move_code(kinds.DECLINE_DRAWN_CONTRACTS_MOVE)
    if word not in GOOD_NAMES:
        return move_code(kinds.TAKE_OFFERED_TILE_MOVE, words.board.tile_numbers[word])
    old = new = words.read_index(DIE_VALUE_WORDS) + 1
    if words.has_more_words():
        words.take_literal("as")
        new = words.read_index(DIE_VALUE_WORDS) + 1
    return move_code(kinds.TAKE_DIE_MOVE, GOOD_NAMES.index(word), old, new)


def parse_use_move(words: TiletumMoveParser) -> int:
    """Parse the words after "use" (a bonus tile, perhaps with a good, or "none") and return the
    move's code."""
    word = words.read_tile((NONE_WORD,))
    if word == NONE_WORD:
        return move_code(kinds.DECLINE_COLOUR_TILE_MOVE)
    tile = words.board.tile_numbers[word]
    if words.has_more_words():
        return move_code(kinds.USE_COLOUR_TILE_MOVE, tile, words.read_index(GOOD_NAMES))
    return move_code(kinds.USE_TILE_MOVE, tile)


def parse_gain_move(words: TiletumMoveParser) -> int:
    """Parse the word after "gain" (a good, a character or "none") and return the move's code."""
    word = words.read_tile((*GOOD_NAMES, NONE_WORD))
    if word in GOOD_NAMES:
        return move_code(kinds.GAIN_CHOSEN_GOOD_MOVE, GOOD_NAMES.index(word))
    if word == NONE_WORD:
        return move_code(kinds.DECLINE_CALL_MOVE)
    tile = words.board.tile_numbers[word]
    if TILE_KINDS[words.board.tile_kind[tile]] != CHARACTER_TILE_KIND:
        words.raise_unreadable_word(word, "allowed there is a good, a character, or none")
    return move_code(kinds.CALL_CHARACTER_MOVE, tile)


def parse_step_move(words: TiletumMoveParser) -> int:
    """Parse the words after "step" (a space, a meeple and a space, or "none") and return the
    move's code."""
    word = words.read_argument("SPACE", (*MEEPLE_WORDS, NONE_WORD))
    if word == NONE_WORD:
        return move_code(kinds.DECLINE_STEP_MOVE)
    if word in MEEPLE_WORDS:
        return move_code(kinds.STEP_TO_MOVE, MEEPLE_WORDS.index(word), words.read_space())
    return move_code(kinds.WALK_MOVE, words.board.space_numbers[word])


def parse_fulfil_move(words: TiletumMoveParser) -> int:
    """Parse the words after "fulfil" and return the move's code: the contract, "with" the good
    that pays its equal goods, and "less" a reduction of its cost."""
    tile = words.board.tile_numbers[words.read_tile()]
    good = 0
    less = 0
    word = words.take_word() if words.has_more_words() else ""
    if word not in ("", "with") and not (word == "less" and words.board.silver):
        words.raise_unreadable_word(word, 'allowed there is "with"')
    if word == "with":
        good = words.read_index(GOOD_NAMES) + 1
        if words.has_more_words():
            words.take_literal("less")
            word = "less"
    if word == "less":
        less = words.read_index(CHEAPER_CONTRACT_PART_WORDS[1:]) + 1
    return move_code(kinds.FULFIL_CONTRACT_MOVE, tile, good, less)


def parse_joker_move(words: TiletumMoveParser) -> int:
    """Parse the action that a joker becomes and, for the king, the number of points of a split
    joker that the king gets, if it is given; return the move's code."""
    action = words.read_joker_action()
    share = words.take_number(1) if action == kinds.KING_ACTION and words.has_more_words() else 0
    return move_code(kinds.USE_JOKER_AS_ACTION_MOVE, action, share)


def parse_crest_move(words: TiletumMoveParser) -> int:
    """Parse a crest and the building below which it is placed, and return the move's code. A crest
    alone is the chance outcome that the Cardinal gets it from the box."""
    crest = words.read_index(words.board.crest_names)
    if words.board.silver and words.board.cardinal >= 0 and not words.has_more_words():
        return move_code(kinds.CREST_FROM_BOX_OUTCOME, crest)
    return move_code(kinds.PLACE_CREST_MOVE, crest, words.read_index(DIE_VALUE_WORDS))


def parse_pay_move(words: TiletumMoveParser) -> int:
    """Parse the words after "pay" ("yes", "no", or a number and a good) and return the move's
    code."""
    word = words.take_word()
    if word in NO_OR_YES_WORDS:
        return move_code(kinds.ANSWER_WHETHER_TO_PAY_MOVE, NO_OR_YES_WORDS.index(word))
    if word not in ("0", "1", "2", "3", "4", "5", "6"):
        words.raise_unreadable_word(word, "allowed there is a number, yes or no")
    return move_code(kinds.PAY_GOODS_AS_GOLD_MOVE, int(word), words.read_index(GOOD_NAMES))
