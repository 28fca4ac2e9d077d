"""The remastered edition: a game, its rules with their faces for people."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache
from typing import Final, NoReturn

from game.engine.moves import pack
from game.engine.rules import State
from game.engine.title import Game, Options, Pack, Unreadable
from game.engine.title_game import GameParts, TitleGame
from game.fields import Fields, allowed_words, listed, shown
from game.notation.move_words import check_players
from game.packs.component_files import BOXES_KEPT
from game.titles.tinners_trail.components import components_digest, components_used, load_components
from game.titles.tinners_trail.notation import faces
from game.titles.tinners_trail.notation.county_faces import NONE, ORE_OF_ROLL
from game.titles.tinners_trail.notation.county_moves import (
    COUNTY_READINGS,
    CountyWords,
    at_area,
    at_area_or_none,
    border,
    roll,
)
from game.titles.tinners_trail.notation.faces import move_face
from game.titles.tinners_trail.notation.offer import (
    COLOURS,
    SEAT_COUNTS,
    SOLO_SEATS,
    WALLACE_COLOUR,
    expansion_words,
    set_up_of,
    wallace_words,
)
from game.titles.tinners_trail.notation.reading import read_set_up, read_state
from game.titles.tinners_trail.notation.writing import write_position
from game.titles.tinners_trail.progress import progress
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.both_editions.county_view import STOCK_NAMES
from game.titles.tinners_trail.rules.both_editions.money import seats_from_best
from game.titles.tinners_trail.rules.narrate import narrate
from game.titles.tinners_trail.rules.reasons import why_not
from game.titles.tinners_trail.rules.refusals import refusal
from game.titles.tinners_trail.rules.set_up import SetUp
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES
from game.titles.tinners_trail.rules.trail_rules import TrailRules

# Reading the text of a move; a refusal names the wrong word and what is allowed there.

ARSENIC: Final = "the arsenic expansion"
EMIGRATION: Final = "the emigration expansion"
SOLO: Final = "the solo game against Lord Wallace"
OF_EXPANSIONS: Final = {
    "process": ARSENIC,
    "sell": ARSENIC,
    "calciner": ARSENIC,
    "emigrate": EMIGRATION,
    "place": EMIGRATION,
    "adelaide": EMIGRATION,
    faces.WALLACE_WORD: SOLO,
    "look": SOLO,
}


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong.

    It need not be a legal move. The areas of an adit may come in either order.
    """
    words = _TrailWords(board, text)
    read = READERS.get(words.first)
    if read is None or not is_in_play(board, words.first):
        words.refuse_first()
    code = read(words)
    words.end()
    return code


def is_in_play(board: Board, word: str) -> bool:
    """Return whether a first word belongs to the game on this board."""
    in_play = {ARSENIC: board.arsenic, EMIGRATION: board.emigration, SOLO: board.solo}
    return in_play.get(OF_EXPANSIONS.get(word, ""), True)


class _TrailWords(CountyWords):
    """The words of one move text of the remastered edition."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(board, text)
        self.board = board

    def refuse_first(self) -> NoReturn:
        """Name the kinds of moves, or the expansion a word belongs to."""
        readers = [word for word in READERS if is_in_play(self.board, word)]
        if self.first in OF_EXPANSIONS:
            problem = f"belongs to {OF_EXPANSIONS[self.first]}, which is not in play"
            allowed = f"allowed first words are {listed(readers)}"
            raise Unreadable(f"The move {shown(self.text)} {problem}; {allowed}.")
        self.refuse(self.first, f"allowed first words are {allowed_words(self.first, readers)}")

    def card(self, choices: Collection[str] = ()) -> str:
        """Take the text of a survey card, or one of the other choices."""
        word = self.take()
        if word not in choices and word not in self.board.card_numbers:
            cards = allowed_words(word, self.board.card_texts).partition("(nearest: ")[2]
            near = f" (nearest: {cards}" if cards else ""
            form = "a card as region:benefit:value, like a:tin+1:2"
            self.refuse(word, f"allowed there is {' or '.join([form, *choices])}{near}")
        return word


def _card(kind: int) -> Callable[[_TrailWords], int]:
    return lambda words: pack(kind, words.board.card_numbers[words.card()], 0, 0)


def _survey(words: _TrailWords) -> int:
    word = words.card((NONE, faces.DECK_WORD))
    choices = {NONE: kinds.NO_CARD, faces.DECK_WORD: kinds.DECK}
    first = choices[word] if word in choices else kinds.CARD + words.board.card_numbers[word]
    return pack(kinds.SURVEY_CARD, first, 0, 0)


def _play(words: _TrailWords) -> int:
    word = words.card((NONE,))
    none = word == NONE
    first = kinds.NO_CARD if none else kinds.CARD + words.board.card_numbers[word]
    return pack(kinds.PLAY_CARD, first, 0, 0)


def _miner(words: _TrailWords) -> int:
    area = words.area()
    if not words.has_more():
        return pack(kinds.MINER, area, 0, 0)
    if not words.board.emigration:
        words.refuse(
            words.take(), f"own-colour miners belong to {EMIGRATION}, which is not in play"
        )
    words.literal(faces.OWN_WORD)
    return pack(kinds.OWN_MINER, area, 0, 0)


def _sell(words: _TrailWords) -> int:
    words.literal(faces.ARSENIC_WORD)
    return pack(kinds.SELL_ARSENIC, 0, 0, 0)


def _answer(kind: int) -> Callable[[_TrailWords], int]:
    return lambda words: pack(kind, faces.ANSWERS.index(words.one_of(faces.ANSWERS)), 0, 0)


def _emigrate(words: _TrailWords) -> int:
    area = words.area()
    place = PLACE_NAMES.index(words.one_of(PLACE_NAMES))
    return pack(kinds.EMIGRATE, area, place, 0)


def _place(words: _TrailWords) -> int:
    piece = words.one_of((*STOCK_NAMES, NONE))
    if piece == NONE:
        return pack(kinds.PLACE, 0, 0, 0)
    where = border(words) if piece == "adit" else words.area()
    return pack(kinds.PLACE, 1 + STOCK_NAMES.index(piece), where, 0)


def _adelaide(words: _TrailWords) -> int:
    return pack(kinds.ADELAIDE, faces.ORES.index(words.one_of(faces.ORES)), 0, 0)


def _roll(words: _TrailWords) -> int:
    rolls = {ore: kind for kind, ore in ORE_OF_ROLL.items()}
    if words.board.solo:
        rolls[faces.BID_WORD] = kinds.ROLL_BID
    return roll(words, rolls)


def _wallace(words: _TrailWords) -> int:
    words.literal(faces.CARD_WORD)
    return pack(kinds.WALLACE_CARD, words.number(1), 0, 0)


READERS: Final[dict[str, Callable[[_TrailWords], int]]] = {
    **{word: _card(kind) for kind, word in faces.WORD_CARD.items()},
    **COUNTY_READINGS,
    **{word: at_area(kind) for kind, word in faces.WORD_AREA.items()},
    **{word: at_area_or_none(kind) for kind, word in faces.WORD_AREA_OR_NONE.items()},
    "miner": _miner,
    "survey": _survey,
    "play": _play,
    "roll": _roll,
    "sell": _sell,
    **{word: _answer(kind) for kind, word in faces.WORD_ANSWER.items()},
    "emigrate": _emigrate,
    "place": _place,
    "adelaide": _adelaide,
    faces.WALLACE_WORD: _wallace,
}


# The remastered edition: a game, its rules with their faces for people.


@lru_cache(BOXES_KEPT)
def rules_for(set_up: SetUp, pack: Pack | None = None) -> TrailRules:
    """Return the rules for a set-up; boards never change, so games share them."""
    return TrailRules(Board(load_components(pack=pack), set_up))


PARTS: Final[GameParts[TrailState, Board]] = GameParts(
    face=move_face,
    read=read_move,
    why_not=why_not,
    refusal=refusal,
    narrate=narrate,
    progress=progress,
    ranking=seats_from_best,
    write=write_position,
    secret_kinds=frozenset({"discard"}),  # the draft is secret (S-4)
)


def game_for(options: Options, colours: tuple[str, ...]) -> TitleGame[TrailState, Board]:
    """Return the game with options that have been checked; one colour for each seat."""
    rules = rules_for(set_up_of(options), options.pack)
    return TitleGame(options, colours, rules, rules.board, PARTS)


def remastered_game(options: Options) -> Game:
    """Return the game with these options, seats in the printed order of colours."""
    expansions = expansion_words(options.expansions, "The expansions have")
    options = replace(options, expansions=expansions)
    if options.automa is not None:
        return _solo_game(options, options.automa)
    check_players(options.seats, SEAT_COUNTS)
    return game_for(options, COLOURS[: options.seats])


def remastered_digest(options: Options) -> bytes:
    """Return a digest of the component numbers the options use."""
    box = load_components(pack=options.pack)
    return components_digest(box, components_used(set_up_of(options)))


def read_remastered(
    fields: Fields, pack: Pack | None = None
) -> tuple[Game, State, tuple[str, ...]]:
    """Return the game, state and seat names of a position."""
    set_up = read_set_up(fields)
    game = game_for(replace(set_up.options, pack=pack), set_up.colours)
    return game, read_state(set_up, game.rules), set_up.names


def _solo_game(options: Options, words: tuple[str, ...]) -> Game:
    """Return a game against Lord Wallace; he is orange on whichever seat (G-1)."""
    if options.seats != SOLO_SEATS or options.automa_seat not in range(SOLO_SEATS):
        found = f"{options.seats} players and Lord Wallace on seat {options.automa_seat}"
        raise Unreadable(f"The solo game has {found}; allowed: two seats, one of them his.")
    ordered = replace(options, automa=wallace_words(words, "The options of Lord Wallace have"))
    colours = list(COLOURS[:SOLO_SEATS])
    colours[options.automa_seat] = WALLACE_COLOUR
    return game_for(ordered, tuple(colours))
