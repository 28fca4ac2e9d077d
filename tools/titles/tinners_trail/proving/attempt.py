"""One attempt at a challenge: a computer plays the person's seat, the table is as it is set."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ai.levels import make_player
from ai.player import Player, always
from game.client.challenges.challenge import Challenge
from game.client.challenges.numbers import Ending, numbers_of
from game.engine.options import Options
from game.engine.rules import State
from game.engine.title import Game
from game.match.thinking import thinking_seed
from game.records.record import AUTOMA, HUMAN
from game.titles import title
from game.titles.tinners_trail.table.books import TrailBooks
from tools.contest.turns import turns
from tools.titles.tinners_trail.proving.restrained import Restrained

TITLE = "tinners-trail"


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is tried: who plays the person's seat ("" = the strong one), and the how-manieth."""

    challenge: Challenge
    player: str
    iterations: int
    number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it."""

    grade: int
    numbers: dict[str, int]


def attempt(wanted: Attempt) -> Outcome:
    """Play a challenge to its end: the same attempt gives the same game."""
    challenge = wanted.challenge
    game, state = first_position(challenge, wanted.number)
    own = challenge.table.players.index(HUMAN)
    strong = Restrained(game, wanted.iterations, challenge.goal)
    players: dict[int, Player] = {
        seat: make_player(wanted.player if seat == own else kind, game)
        for seat, kind in enumerate(challenge.table.players)
        if kind != AUTOMA and (seat != own or wanted.player)
    }
    kinds: Counter[str] = Counter()
    for turn in turns(game.rules, state):
        view, seat = turn.view, turn.seat
        seed = thinking_seed(wanted.number, seat, turn.number)
        if seat in players:
            turn.move = players[seat].choose(view, seat, seed, always)
        else:
            turn.move = strong.choose(view, seat, seed, always, kinds)
        if seat == own:
            kinds[game.move(state, turn.move).kind] += 1
    ending = Ending(game.scores(state), game.ranking(state))
    numbers = numbers_of(ending, own, kinds.elements(), TrailBooks().figures(state, own))
    return Outcome(challenge.goal.grade(numbers), numbers)


def first_position(challenge: Challenge, number: int) -> tuple[Game, State]:
    """Return where an attempt begins; a challenge without a seed is dealt by its number."""
    shelf = title(TITLE)
    if challenge.position:
        game, state, _ = shelf.read_position(challenge.position, challenge.name)
        return game, state
    table = challenge.table
    options = Options(TITLE, len(table.players), shelf.editions[0], table.expansions)
    if AUTOMA in table.players:
        options = Options(
            TITLE,
            len(table.players),
            shelf.editions[0],
            table.expansions,
            table.automa,
            table.players.index(AUTOMA),
        )
    game = shelf.game(options)
    state = game.rules.new_state()
    game.rules.deal(state, number if challenge.seed is None else challenge.seed)
    return game, state
