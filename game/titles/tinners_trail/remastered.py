"""The remastered edition: a game, its rules with their faces for people."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from game.engine.options import Options
from game.engine.pack import Pack
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game
from game.engine.title_game import GameParts, TitleGame
from game.fields import Fields
from game.notation.offered import check_players
from game.packs.component_files import BOXES_KEPT
from game.titles.tinners_trail.components import components_digest, components_used, load_components
from game.titles.tinners_trail.notation.faces import move_face
from game.titles.tinners_trail.notation.move_reading import read_move
from game.titles.tinners_trail.notation.offer import (
    SEAT_COUNTS,
    SOLO_SEATS,
    expansion_words,
    wallace_words,
)
from game.titles.tinners_trail.notation.reading import read_set_up, read_state
from game.titles.tinners_trail.notation.set_up_words import set_up_of
from game.titles.tinners_trail.notation.turn_words import COLOURS, WALLACE_COLOUR
from game.titles.tinners_trail.notation.writing import write_position
from game.titles.tinners_trail.progress import progress
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.county.scoring import seats_from_best
from game.titles.tinners_trail.rules.narrate import narrate
from game.titles.tinners_trail.rules.reasons import why_not
from game.titles.tinners_trail.rules.refusals import refusal
from game.titles.tinners_trail.rules.set_up import SetUp
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules


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
