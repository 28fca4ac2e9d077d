"""Fair players: hidden things may be swapped, and the players' choices stay the same."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from ai.players import Player
from game.engine.fingerprint import fingerprint_of_state
from game.engine.knowledge import make_view_for_seat
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.records.codec import decode_rows, encode_rows
from game.titles import title_names
from tools.contest.contestants import make_contestant
from tools.proof.cases import LEAK_CASES
from tools.proof.random_games import legal_codes, make_luck, play_random_steps
from tools.proof.twins import make_swapped_twin

# A position and its twin differ in all hands, face-down tiles, decks and dice to come that the
# deciding seat does not know. A fair player plays the same move in both, for the same reasons.

DECISIONS_BETWEEN_CHECKS: Final = 7  # decisions of a game
Statistics = tuple[tuple[int, int, int], ...]
Sight = Callable[[Game, State, int], State]  # what a player is handed


@dataclass(frozen=True, slots=True)
class FairPosition:
    """A decision in two states that look the same to the deciding seat: the true one and a twin
    with other hidden information."""

    name: str
    game: Game
    truth: State
    twin: State
    seat: int


@dataclass(frozen=True, slots=True)
class SwappedChoice:
    """A player's move, and the moves its search tried, each with its visits and mean reward."""

    move: int
    tried: Statistics


def fair_positions(
    first_seed: int = 0, among: Collection[str] = title_names()
) -> Iterator[FairPosition]:
    """Yield decisions of random games of these titles, each with a twin, without end."""
    cases = [case for case in LEAK_CASES if case.title in among]
    for seed in count(first_seed):
        case = cases[seed % len(cases)]
        game = case.game()
        luck = make_luck(seed)
        for step in play_random_steps(game, seed):
            seat = int(step.before.to_move)
            if (step.number + seed) % DECISIONS_BETWEEN_CHECKS or seat == CHANCE:
                continue
            if len(legal_codes(game.rules, step.before)) > 1:
                twin = make_swapped_twin(case.title, step.before, seat, luck)
                name = f"{case}, seed {seed}, step {step.number}"
                yield FairPosition(name, game, step.before, twin, seat)


def view_as_sent(game: Game, state: State, seat: int) -> State:
    """Return the seat's view after being encoded to bytes and decoded, as a player of a table gets
    it."""
    sent = encode_rows(make_view_for_seat(game.rules, state, seat).to_plain())
    view: State = game.rules.new_state()
    view.load_plain(decode_rows(sent))
    return view


def whole_state_view(game: Game, state: State, seat: int) -> State:
    """Return a copy of the whole state, hidden information included, to show that the test detects
    a player that cheats."""
    return state.clone()


def player_choice(player: Any, sight: State, seat: int, slices: int) -> SwappedChoice:
    """Return the player's choice if its time ends after `slices` checks of the clock, 0 for
    unlimited time.

    The tried moves are () for a player that does not search.
    """
    looks = count(1)
    move = player.choose(sight, seat, 5, lambda: slices == 0 or next(looks) < slices)
    searches = (part for part in vars(player).values() if hasattr(part, "legal_move_statistics"))
    return SwappedChoice(move, next((tuple(one.legal_move_statistics()) for one in searches), ()))


def is_fair(
    player: Player, position: FairPosition, slices: int, sight: Sight = view_as_sent
) -> bool:
    """Return whether the player chooses the same move, with the same statistics of its search, in a
    position and in its twin."""
    first, second = (
        player_choice(player, sight(position.game, state, position.seat), position.seat, slices)
        for state in (position.truth, position.twin)
    )
    return first == second


def is_twin_different(position: FairPosition) -> bool:
    """Return whether the twin differs from the true state in more than the random generator."""
    twin = position.twin.clone()
    twin.luck.copy_from(position.truth.luck)
    return fingerprint_of_state(twin) != fingerprint_of_state(position.truth)


class Players:
    """Caches one player of a kind for each set-up, so that the test also finds memory kept between
    games."""

    def __init__(self, kind: str) -> None:
        """Begin with no player of this kind."""
        self.kind = kind
        self._players: dict[object, Player] = {}

    def of(self, game: Game) -> Player:
        """Return the player for a game, made at the first call."""
        if game.options not in self._players:
            self._players[game.options] = make_contestant(self.kind, game)
        return self._players[game.options]
