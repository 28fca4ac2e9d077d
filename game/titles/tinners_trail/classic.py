"""The edition of 2007: a game, its rules with their faces for people."""

from __future__ import annotations

from dataclasses import astuple, replace
from functools import lru_cache
from typing import Final

from game.engine.rules import State
from game.engine.title import Game, Options, Pack, Unreadable
from game.engine.title_game import GameParts, TitleGame
from game.fields import Fields, allowed_words, listed
from game.notation.component_files import digest_of
from game.notation.move_words import check_players
from game.packs.component_files import BOXES_KEPT
from game.titles.tinners_trail.components.edition_2007 import load_classic_components
from game.titles.tinners_trail.notation.county_faces import ORE_OF_ROLL
from game.titles.tinners_trail.notation.county_moves import (
    COUNTY_READINGS,
    CountyWords,
    Reading,
    at_area,
    roll,
)
from game.titles.tinners_trail.notation.edition_2007.moves import move_face
from game.titles.tinners_trail.notation.edition_2007.position import read_classic_state
from game.titles.tinners_trail.notation.edition_2007.reading import read_classic_set_up
from game.titles.tinners_trail.notation.edition_2007.writing import write_position
from game.titles.tinners_trail.notation.offer import CLASSIC_SEAT_COUNTS, COLOURS
from game.titles.tinners_trail.progress import progress
from game.titles.tinners_trail.rules.both_editions.board import CountyBoard
from game.titles.tinners_trail.rules.both_editions.money import seats_from_best
from game.titles.tinners_trail.rules.edition_2007.board import ClassicBoard
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT, ROLL_AREA
from game.titles.tinners_trail.rules.edition_2007.narrate import narrate
from game.titles.tinners_trail.rules.edition_2007.refusals import LUCK, OF_AREA, refusal, why_not
from game.titles.tinners_trail.rules.edition_2007.rules import ClassicRules
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState

# Reading the text of a move of the edition of 2007.

ROLLS: Final = {**{ore: kind for kind, ore in ORE_OF_ROLL.items()}, OF_AREA: ROLL_AREA}
READINGS: Final[dict[str, Reading]] = {
    **COUNTY_READINGS,
    "prospect": at_area(PROSPECT),
    LUCK: lambda words: roll(words, ROLLS),
}


def read_move(board: CountyBoard, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong.

    It need not be a legal move. The areas of an adit may come in either order.
    """
    words = CountyWords(board, text)
    if words.first not in READINGS:
        allowed = allowed_words(words.first, READINGS)
        words.refuse(words.first, f"allowed first words are {allowed}")
    code = READINGS[words.first](words)
    words.end()
    return code


# The edition of 2007: a game, its rules with their faces for people.

OF_2007: Final = "in the edition of 2007"


@lru_cache(BOXES_KEPT)
def rules_for(seats: int, pack: Pack | None = None) -> ClassicRules:
    """Return the rules for so many players; boards never change, so games share them."""
    return ClassicRules(ClassicBoard(load_classic_components(pack=pack), seats))


PARTS: Final[GameParts[ClassicState, ClassicBoard]] = GameParts(
    face=move_face,
    read=read_move,
    why_not=why_not,
    refusal=refusal,
    narrate=lambda before, move, after, _seat: narrate(before, move, after),  # C-19: all is open
    progress=progress,
    ranking=seats_from_best,  # C-16
    write=write_position,
)


def game_for(options: Options, colours: tuple[str, ...]) -> TitleGame[ClassicState, ClassicBoard]:
    """Return the game with options that have been checked; one colour for each seat."""
    rules = rules_for(options.seats, options.pack)
    return TitleGame(options, colours, rules, rules.board, PARTS)


def classic_game(options: Options) -> Game:
    """Return the game with these options; Unreadable says what is not offered."""
    if options.automa is not None:
        raise Unreadable(f"Lord Wallace does not play {OF_2007}; allowed: players alone.")
    if options.expansions:
        found = listed(options.expansions)
        raise Unreadable(f"The expansions have {found}; allowed {OF_2007}: none.")
    check_players(options.seats, CLASSIC_SEAT_COUNTS, f" {OF_2007}")
    return game_for(options, COLOURS[: options.seats])


def classic_digest(options: Options) -> bytes:
    """Return a digest of the component numbers."""
    return digest_of(astuple(load_classic_components(pack=options.pack)))


def read_classic(fields: Fields, pack: Pack | None = None) -> tuple[Game, State, tuple[str, ...]]:
    """Return the game, state and seat names of a position."""
    set_up = read_classic_set_up(fields)
    game = game_for(replace(set_up.options, pack=pack), set_up.colours)
    return game, read_classic_state(set_up, game.rules), set_up.names
