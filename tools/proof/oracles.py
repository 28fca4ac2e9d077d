"""Oracles: slow second implementations of a title's rules, held against the engine move by move.

An oracle exists to disagree with the fast engine. It is written from the text of the rules alone,
beside which it can be read, and knows nothing of the engine: what it works on is a position of the
notation, as a dictionary. All that oracles share is here: random games played by both sides,
compared at every step, and a place beside the tables of rule tests.
"""

import pickle
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import tomli_w

from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options
from game.titles import title_by_name
from tools.proof.engine_side import Position, engine_position, moves_with_odds, read_text
from tools.proof.oracle_differences import position_differences, unlike_answers
from tools.proof.random_games import deal_game

Twist = Callable[[Position, Random], None]
LOOK_EVERY = 12  # steps
MAX_TWISTS = 5
SMALL_STEPS = 3  # of the lowest bids and investments one is taken most of the time
OFTEN_SMALL = 0.7


@dataclass(frozen=True)
class ComparedGame:
    """The values from which a compared game can be repeated; `twists` are the names of the changes
    made to its position at one moment."""

    options: Options
    seed: int
    mood: str = "any"
    twists: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the name that a test's parameter gets."""
        options = self.options
        words = (*options.expansions, *(options.automa or ()), *self.twists)
        return "-".join([str(options.seats), self.mood, str(self.seed), *words])


@dataclass(frozen=True, kw_only=True)
class Oracle:
    """A second implementation of one edition's rules.

    `read` turns a parsed document into the position that the other functions use. `answers` returns
    every legal move or chance outcome with its number of equally likely ways; `play` carries one
    out, with everything that follows. `of_deal` returns what must be true of a new game, by
    sentence, `seen` a seat's view. The lists under `unordered` keys have no order.
    """

    edition: str
    read: Callable[[Position], Any]
    answers: Callable[[Any], dict[str, int]]
    play: Callable[[Any, str], None]
    of_deal: Callable[[Any], Mapping[str, bool]]
    moods: Mapping[str, Mapping[str, float]]
    twists: Sequence[Twist]
    twisted_in: str = "actions"  # a phase
    twisted_before: int = 60  # steps
    seen: Callable[[Any, str], Position] | None = None
    unordered: Collection[str] = ()

    def games(self, set_ups: Sequence[Sequence[Options]], seed: int) -> list[ComparedGame]:
        """Return the games to compare for a seed: for each group of set-ups and each mood one
        without expansions, and one with any options and some twists."""
        random = Random(f"{self.edition} {seed}")
        found = []
        names = [twist.__name__ for twist in self.twists]
        for group in set_ups:
            own = [options for options in group if options.edition == self.edition]
            bare = [options for options in own if not options.expansions]
            for mood in self.moods if own else ():
                some = random.sample(names, random.randint(1, min(len(names), MAX_TWISTS)))
                twists = tuple(name for name in names if name in some)
                found.append(ComparedGame(random.choice(bare), seed, mood))
                found.append(ComparedGame(random.choice(own), seed, mood, twists))
        return found

    def faults_of_deal(self, position: Any) -> list[str]:
        """Return a sentence for each requirement of a new game that the position does not meet."""
        return [sentence for sentence, holds in self.of_deal(position).items() if not holds]

    def disagreements(self, wanted: ComparedGame) -> list[str]:
        """Play a game with the engine and the oracle; return a sentence for each difference at the
        first step that has any, [] if there is none."""
        random = Random(wanted.seed)
        game = title_by_name(wanted.options.title).make_game(wanted.options)
        state = deal_game(game, wanted.seed)
        twist_at = random.randrange(self.twisted_before) if wanted.twists else None
        position = self.read(engine_position(game, state))
        found = [f"the deal: not so: {fault}" for fault in self.faults_of_deal(position)]
        step = 0
        played = "the deal"
        while not found:
            if twist_at is not None and step >= twist_at and position["phase"] == self.twisted_in:
                twist_at = None
                played = "a twist"
                # A position that the box could hold, with what the twists change
                document = engine_position(game, state)
                for twist in self.twists:
                    if twist.__name__ in wanted.twists:
                        twist(document, random)
                game, state = read_text(wanted.options.title, tomli_w.dumps(document))
                position = self.read(engine_position(game, state))
            answers = self.answers(position)
            found = unlike_answers(moves_with_odds(game, state), answers)
            if step % LOOK_EVERY == 0 or state.to_move == NOBODY:
                found += self.unlike_views(game, state, position)
            if found or state.to_move == NOBODY:
                break
            played = choose_move(list(answers), random, self.moods[wanted.mood])
            game.rules.apply(state, game.parse_move(state, played))
            self.play(position, played)
            now = self.read(engine_position(game, state))
            found, position = self.unlike_positions(now, position), now
            step += 1
        return [f"{wanted!r}, step {step}, after {played}: {one}" for one in found]

    def unlike_positions(self, engine: Position, oracle: Position) -> list[str]:
        """Return a sentence for each entry in which the engine's and the oracle's position
        differ."""
        return position_differences("", engine, oracle, self.unordered)

    def unlike_views(self, game: Game, state: State, position: Position) -> list[str]:
        """Return a sentence for each difference between the views that engine and oracle give to
        the seats."""
        if self.seen is None:
            return []
        found = []
        for seat in range(int(state.seats)):
            view = game.rules.new_state()
            colour = game.colours[seat]
            game.rules.write_view_for_seat(state, seat, view)
            unlike = self.unlike_positions(
                self.read(engine_position(game, view)), self.seen(position, colour)
            )
            found += [f"seen by {colour}: {one}" for one in unlike]
        return found

    @contextmanager
    def beside(self, game: Game, state: State, text: str = "") -> Iterator[None]:
        """Context that requires that engine and oracle agree on position, moves and odds, before
        its body and after it, in which the engine plays `text`; raises AssertionError."""
        position = self.read(engine_position(game, state))
        require_agreement(unlike_answers(moves_with_odds(game, state), self.answers(position)))
        require_agreement(self.unlike_views(game, state, position))
        yield
        if text:
            self.play(position, text)
            require_agreement(
                self.unlike_positions(self.read(engine_position(game, state)), position)
            )
            require_agreement(unlike_answers(moves_with_odds(game, state), self.answers(position)))

    def ways(self, game: Game, state: State, moves: int) -> int:
        """Return how many sequences of `moves` moves and outcomes the oracle finds from the
        engine's state; a game that ends earlier counts as one."""
        return self._ways(self.read(engine_position(game, state)), moves)

    def _ways(self, position: Position, moves: int) -> int:
        if position["phase"] == "over":
            return 1
        texts = self.answers(position)
        if moves == 1:
            return len(texts)
        total = 0
        packed = pickle.dumps(position)
        for text in texts:
            after = pickle.loads(packed)
            self.play(after, text)
            total += self._ways(after, moves - 1)
        return total


def require_agreement(found: list[str]) -> None:
    """Raise AssertionError with the sentences if there are any."""
    assert not found, f"engine and oracle differ: {'; '.join(found)}"


def choose_move(moves: list[str], random: Random, mood: Mapping[str, float]) -> str:
    """Return a random move: a kind is drawn by the weights of the mood, then a move of that kind,
    of bids and investments mostly a low one."""
    by_kind: dict[str, list[str]] = {}
    for text in sorted(moves):
        by_kind.setdefault(mood_kind_of(text, mood), []).append(text)
    kinds = list(by_kind)
    [kind] = random.choices(kinds, [mood.get(kind, 1) for kind in kinds])
    found = by_kind[kind]
    if kind in ("bid", "invest") and random.random() < OFTEN_SMALL:
        found = sorted(found, key=lambda text: int(text.split()[1]))[:SMALL_STEPS]
    return random.choice(found)


def mood_kind_of(text: str, mood: Mapping[str, float]) -> str:
    """Return the kind in `mood` that is the first or last word of the move's text, else its first
    word."""
    fitting = (kind for kind in mood if text.startswith(f"{kind} ") or text.endswith(f" {kind}"))
    return next(fitting, text.split(maxsplit=1)[0])
