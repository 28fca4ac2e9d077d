"""One attempt at a challenge: a computer plays the person's seat, the table is as it is set."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from ai.levels import make_player
from ai.players import KeepThinking, Player, always
from ai.search_player import SearchPlayer
from game.box.challenges import MOVES, Ending, Goal
from game.client.challenges.challenge import Challenge
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game, Options, Title
from game.match.analysis import thinking_seed
from game.records.records import AUTOMA, HUMAN
from game.table_protocol import GameFacts
from tools.contest.play import turns
from tools.proof.random_games import dealt

MINES: Final = "mines"
GETS_MINES: Final = ("build", "bid")


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is tried: who plays the person's seat ("" = the strong one), and the how-manieth."""

    title: Title
    game_facts: GameFacts
    challenge: Challenge
    player: str
    iterations: int
    number: int


def grade_of(wanted: Attempt) -> int:
    """Play a challenge to its end and return its grade: the same attempt gives the same game."""
    challenge = wanted.challenge
    game, state = first_position(wanted.title, challenge, wanted.number)
    own = challenge.table.players.index(HUMAN)
    strong = Restrained(game, wanted)
    players: dict[int, Player] = {
        seat: make_player(wanted.player if seat == own else kind, game)
        for seat, kind in enumerate(challenge.table.players)
        if kind != AUTOMA and (seat != own or wanted.player)
    }
    kinds: Counter[str] = Counter()
    for turn in turns(game.rules, state):
        view = turn.view
        seat = turn.seat
        seed = thinking_seed(wanted.number, seat, turn.number)
        if seat in players:
            turn.move = players[seat].choose(view, seat, seed, always)
        else:
            turn.move = strong.choose(view, seat, seed, always, kinds)
        if seat == own:
            kinds[game.move(state, turn.move).kind] += 1
    ending = Ending(game.scores(state), game.ranking(state))
    figures = wanted.game_facts.figures(state, own)
    return challenge.goal.grade(ending.numbers(own, kinds.elements(), figures))


def first_position(played: Title, challenge: Challenge, number: int) -> tuple[Game, State]:
    """Return where an attempt begins; a challenge without a seed is dealt by its number."""
    if challenge.position:
        game, state, _ = played.read_position(challenge.position, challenge.name)
        return game, state
    table = challenge.table
    options = Options(played.name, len(table.players), table.edition, table.expansions)
    if AUTOMA in table.players:
        options = replace(options, automa=table.automa, automa_seat=table.players.index(AUTOMA))
    game = played.game(options)
    return game, dealt(game, number if challenge.seed is None else challenge.seed)


# A searching player that keeps to the limits of a goal: it plays nothing that would break them.


@dataclass(frozen=True, slots=True)
class Caps:
    """The most moves of each kind, and the most mines."""

    kinds: dict[str, int]
    mines: int | None

    @classmethod
    def of(cls, goal: Goal) -> Caps:
        """Return what a goal forbids; of medals the best one."""
        kinds: dict[str, int] = {}
        mines: int | None = None
        most = {limit.number: limit.most for limit in goal.limits if limit.most is not None}
        if goal.steps and goal.steps[0] > goal.steps[-1]:
            most[goal.number] = goal.steps[-1]
        for number, limit in most.items():
            if number.startswith(MOVES):
                kinds[number.removeprefix(MOVES)] = limit
            elif number == MINES:
                mines = limit
        return cls(kinds, mines)


class Restrained:
    """Plays the best of its search's moves that the caps allow, else the first legal one."""

    def __init__(self, game: Game, wanted: Attempt) -> None:
        """Keep to the limits of the attempt's goal."""
        self._game = game
        self._caps = Caps.of(wanted.challenge.goal)
        self._search = SearchPlayer(game, wanted.iterations)
        self._game_facts = wanted.game_facts
        self._policy = self._search._search.policy

    def choose(
        self, view: State, seat: int, seed: int, keep_thinking: KeepThinking, played: Counter[str]
    ) -> int:
        """Return a legal move; `played` counts the kinds of the seat's moves so far."""
        moves = {move.code: move for move in self._game.moves(view)}
        allowed = {
            code for code, move in moves.items() if self._allows(view, seat, move, played)
        } or set(moves)
        if len(allowed) == 1:
            return next(iter(allowed))
        found = self._search.explore(view, seat, seed, keep_thinking)
        kept = [one for one in found if int(self._policy.move_of(view, one[0])) in allowed]
        return self._search.decide(view, [kept]) if kept else min(allowed)

    def _allows(self, view: State, seat: int, move: Move, played: Counter[str]) -> bool:
        caps = self._caps
        if move.kind in caps.kinds and played[move.kind] >= caps.kinds[move.kind]:
            return False
        if caps.mines is None or move.kind not in GETS_MINES:
            return True
        return self._game_facts.figures(view, seat)[MINES] < caps.mines
