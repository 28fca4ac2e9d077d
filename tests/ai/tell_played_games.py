"""Print games of computer players, one of every title's AI: `python -m tests.ai.tell_played_games`.

One line a game, so that two processes can be compared: another build, another machine.
"""

from collections.abc import Iterator, Sequence

from ai.players import always_keep_thinking
from ai.titles import TITLE_AI_CLASSES
from game.engine.rules import State
from game.engine.title import Game
from tools.contest.contestants import make_contestant
from tools.contest.game_turns import play_game_turns
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case
from tools.proof.random_games import deal_game

PLAYERS = ("ai:1", "greedy", "ai:3", "ai:4/12")


def full_cases() -> Iterator[Case]:
    """Yield the largest set-up of every edition with an AI, with everything in the box."""
    for title, edition in TITLE_AI_CLASSES:
        proofs = PROOFS[title]
        usual = proofs.title.editions[0]
        cases = [case for case in proofs.cases if (case.options.edition or usual) == edition]
        yield max(cases, key=lambda case: (len(case.options.expansions), case.seats))


def played(game: Game, names: Sequence[str], seed: int) -> State:
    """Return the end of a game of players who know no more than their seats."""
    players = [make_contestant(name, game) for name in names[: game.options.seats]]
    state = deal_game(game, seed)
    for turn in play_game_turns(game.rules, state):
        seed_of_turn = turn.number + 1
        turn.move = players[turn.seat].choose(
            turn.view, turn.seat, seed_of_turn, always_keep_thinking
        )
    return state


def told() -> Iterator[str]:
    """Yield a line for a game of every AI."""
    for case in full_cases():
        names = (PLAYERS * 2)[: case.seats]
        yield f"{case} {played(case.game(), names, 1).to_plain()}"


if __name__ == "__main__":
    print("\n".join(told()))
