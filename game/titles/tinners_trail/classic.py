"""The edition of 2007: a game, its rules with their faces for people."""

from __future__ import annotations

from dataclasses import astuple, replace
from functools import lru_cache
from typing import Final

from game.engine.options import Options
from game.engine.pack import Pack
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game
from game.engine.title_game import GameParts, TitleGame
from game.fields import Fields, listed
from game.notation.component_files import digest_of
from game.notation.offered import check_players
from game.packs.component_files import BOXES_KEPT
from game.titles.tinners_trail.components.classic import load_classic_components
from game.titles.tinners_trail.notation.classic.faces import move_face
from game.titles.tinners_trail.notation.classic.move_reading import read_move
from game.titles.tinners_trail.notation.classic.reading import read_classic_state
from game.titles.tinners_trail.notation.classic.set_up import read_classic_set_up
from game.titles.tinners_trail.notation.classic.writing import write_position
from game.titles.tinners_trail.notation.offer import CLASSIC_SEAT_COUNTS
from game.titles.tinners_trail.notation.turn_words import COLOURS
from game.titles.tinners_trail.progress import progress
from game.titles.tinners_trail.rules.classic.board import ClassicBoard
from game.titles.tinners_trail.rules.classic.classic_rules import ClassicRules
from game.titles.tinners_trail.rules.classic.narrate import narrate
from game.titles.tinners_trail.rules.classic.reasons import why_not
from game.titles.tinners_trail.rules.classic.refusals import refusal
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.scoring import seats_from_best

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
