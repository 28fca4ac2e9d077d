"""Games decision by decision, for finding and checking puzzles."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ai.players import Player, always_keep_thinking
from game.client.puzzles.puzzle import ExactCountAnswer, FinishAnswer, Puzzle, SimulatedAnswer
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from tools.contest.game_turns import play_game_turns
from tools.proof.random_games import deal_game


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a game: its position as text, the deciding seat, and the game it comes from."""

    position: str
    seat: int
    source: str

    def puzzle(
        self,
        kind: str,
        grade: int,
        answer: FinishAnswer | ExactCountAnswer | SimulatedAnswer,
        reasons: tuple[Reason, ...],
        objections: Mapping[str, tuple[Reason, ...]] | None = None,
    ) -> Puzzle:
        """Return a puzzle, still without a name, that asks for this decision."""
        where = (self.seat, self.source, self.position)
        return Puzzle("", kind, grade, *where, answer, reasons, objections or {})


def decisions(
    game: Game,
    seed: int,
    players: Sequence[Player],
    forced: Callable[[State], int | None] = lambda _state: None,
) -> Iterator[tuple[State, int]]:
    """Yield the state and number of each decision of a new game before it is made; the same state
    object is changed by every move.

    Seats are played by the players in turn. `forced` returns a move that is played without asking a
    player, or None.
    """
    state = deal_game(game, seed)
    for turn in play_game_turns(game.rules, state):
        yield state, turn.number
        code = forced(state)
        if code is None:
            player = players[(turn.seat + seed) % len(players)]
            code = player.choose(turn.view, turn.seat, seed + turn.number, always_keep_thinking)
        turn.move = code


def position_text_with_colours(game: Game, state: State) -> str:
    """Return a position as text, with seats named by their colours instead of players' names."""
    return game.position_text(state, tuple(colour.capitalize() for colour in game.colours))


def move_texts(game: Game, state: State, codes: Sequence[int]) -> tuple[str, ...]:
    """Return the texts of a line of moves, each in the position after the ones before."""
    played = state.clone()
    texts = list[str]()
    for code in codes:
        texts.append(game.readable_move(played, code).text)
        game.rules.apply(played, code)
    return tuple(texts)
