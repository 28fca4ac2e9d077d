"""Who plays well never pays for nothing: played games, looked through by the rules alone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import cast

import pytest

from ai.levels import play_character
from ai.players import Player, always
from ai.titles import mind_for
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title
from game.titles.brass.rules import kinds as brass
from game.titles.brass.rules.state import BrassState
from game.titles.tiletum.rules import kinds as tiletum
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tinners_trail.rules import kinds as trail
from game.titles.tinners_trail.rules.state import TrailState
from tools.contest.game_turns import turns
from tools.proof.random_games import dealt

THINKERS = ("ai:5", "ai:6", "ai:7")
BUDGET = 8  # iterations a decision: little thought errs most
MANY = 100
MOST_TRIES = 12  # games of a player who wastes something, until it shows

PIECES = (trail.MINER, trail.PORT, trail.TRAIN, trail.ADIT, trail.PUMPS)
LAST_COLUMNS = 3  # a piece leaves no work for a load there


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """One decision of a played game, the position before it, and all that follow."""

    seat: int
    code: int
    before: State
    after: State
    later: "list[PlayedAction]"

    @property
    def kind(self) -> int:
        """The kind of the move."""
        return int(kind_of(self.code))


def played(
    name: str, edition: str, seed: int, spoil: Callable[[Game, Player], Player] | None = None
) -> list[PlayedAction]:
    """Return a game of three thinkers with little thought; `spoil` makes others of them."""
    game = title(name).game(Options(name, 3, edition))
    players = [thinker(game, level) for level in THINKERS]
    if spoil is not None:
        players = [spoil(game, player) for player in players]
    found: list[PlayedAction] = []
    last: tuple[int, int, State] | None = None
    state = dealt(game, seed)
    for turn in turns(game.rules, state):
        if last is not None:
            found.append(PlayedAction(*last, turn.state.clone(), []))
        turn.move = players[turn.seat].choose(turn.view, turn.seat, seed + turn.number, always)
        last = turn.seat, turn.move, turn.state.clone()
    assert last is not None
    found.append(PlayedAction(*last, state, []))
    return [replace(one, later=found[at + 1 :]) for at, one in enumerate(found)]


def thinker(game: Game, level: str) -> Player:
    """Return a level with little thought."""
    character = mind_for(game.options.title, game.options.edition).levels[level]
    return play_character(replace(character, iterations=BUDGET), game)


# What the rules of each title say of a waste; nothing here knows what players go by.


def wasted_in_tinners_trail(game: list[PlayedAction]) -> Iterator[str]:
    """Yield loads with a cube sold for less than its water, and pieces no load can follow."""
    pieces = (trail.MINER, trail.PORT, trail.TRAIN, trail.ADIT, trail.PUMPS)
    for one in game:
        before = cast("TrailState", one.before)
        after = cast("TrailState", one.after)
        if one.kind == trail.EXTRACT:
            water = before.water[first_of(one.code)]
            if second_of(one.code) and before.tin_price < water:
                yield f"tin at £{before.tin_price}, water {water}"
            if third_of(one.code) and before.copper_price < water:
                yield f"copper at £{before.copper_price}, water {water}"
        is_last = before.round == trail.ROUNDS and after.round == trail.ROUNDS
        left = after.board.columns - after.column[one.seat]
        if one.kind in pieces and is_last and left < after.board.extract_work:
            yield f"a piece with {left} work points left"


def wasted_in_brass(game: list[PlayedAction]) -> Iterator[str]:
    """Yield developments and mills of a seat's last action of the game."""
    for one in game:
        st = cast("BrassState", one.before)
        is_last = st.era != brass.CANAL and st.round >= st.board.rounds and st.action == 2
        if st.phase != brass.ACTIONS or not is_last:
            continue
        own = [each for each in one.later if each.seat == one.seat]
        end = cast("BrassState", own[-1].after if own else one.after)
        if one.kind == brass.DEVELOP and end.money[one.seat] < st.money[one.seat]:
            yield f"developed for £{st.money[one.seat] - end.money[one.seat]}"
        if one.kind == brass.BUILD and first_of(one.code) == brass.COTTON_MILL:
            yield "a mill that nobody can sell"


def wasted_in_tiletum(game: list[PlayedAction]) -> Iterator[str]:
    """Yield dice changed for gold to what another shows, and goods bought last and never used."""
    for one in game:
        st = cast("TiletumState", one.before)
        good = int(first_of(one.code))
        if one.kind == tiletum.TAKE_DIE:
            shown = second_of(one.code)
            wanted = third_of(one.code)
            if shown != wanted and st.dice[good * tiletum.FACES + wanted - 1] > 0:
                yield f"a die of {shown} as {wanted}, which lay there"
        is_last = st.round == tiletum.ROUNDS and st.turn == tiletum.TURNS
        if one.kind == tiletum.BUY and is_last:
            held = [goods(one.after, one.seat, good)]
            held += [goods(each.after, one.seat, good) for each in one.later]
            if all(now >= before for before, now in pairwise(held)):
                yield "goods bought in the last turn and kept"


def goods(state: State, seat: int, good: int) -> int:
    return int(cast("TiletumState", state).goods[seat * tiletum.GOODS + good])


Finder = Callable[[list[PlayedAction]], Iterator[str]]
TITLES: dict[tuple[str, str], Finder] = {
    ("tinners-trail", ""): wasted_in_tinners_trail,
    ("tinners-trail", "2007"): wasted_in_tinners_trail,
    ("brass", ""): wasted_in_brass,
    ("tiletum", ""): wasted_in_tiletum,
}
of_every_title = pytest.mark.parametrize(("name", "edition"), list(TITLES))


@of_every_title
def test_nobody_who_plays_well_pays_for_nothing(name: str, edition: str) -> None:
    assert list(TITLES[name, edition](played(name, edition, 1))) == []


@dataclass(frozen=True, slots=True)
class Waster:
    """Plays as another player does, but takes a move that wastes something if there is one."""

    game: Game
    player: Player
    wastes: Callable[[State, int], bool]

    def choose(self, view: State, seat: int, seed: int, go_on: Callable[[], bool]) -> int:
        """Return a wasteful move, else that of the other player."""
        codes = self.game.rules.legal_codes(view)
        wasteful = [code for code in codes if self.wastes(view, code)]
        return wasteful[0] if wasteful else self.player.choose(view, seat, seed, go_on)


def wastes_work(view: State, code: int) -> bool:
    """Place a piece with the last work points of the game."""
    st = cast("TrailState", view)
    is_late = st.round == trail.ROUNDS and st.column[st.to_move] >= st.board.columns - LAST_COLUMNS
    return bool(is_late and kind_of(code) in PIECES)


def is_last_of_brass(view: State) -> bool:
    st = cast("BrassState", view)
    return bool(st.era != brass.CANAL and st.round >= st.board.rounds and st.action == 2)


def wastes_iron(view: State, code: int) -> bool:
    """Develop with the last action."""
    return is_last_of_brass(view) and kind_of(code) == brass.DEVELOP


def wastes_a_mill(view: State, code: int) -> bool:
    """Build a cotton mill with the last action."""
    builds = kind_of(code) == brass.BUILD and first_of(code) == brass.COTTON_MILL
    return is_last_of_brass(view) and builds


def wastes_gold(view: State, code: int) -> bool:
    """Buy goods in the last turn."""
    st = cast("TiletumState", view)
    is_late = st.round == tiletum.ROUNDS and st.turn == tiletum.TURNS
    return bool(is_late and kind_of(code) == tiletum.BUY)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "edition", "wastes"),
    [
        ("tinners-trail", "", wastes_work),
        ("tinners-trail", "2007", wastes_work),
        ("brass", "", wastes_iron),
        ("brass", "", wastes_a_mill),
        ("tiletum", "", wastes_gold),
    ],
)
def test_a_player_who_wastes_the_last_actions_is_noticed(
    name: str, edition: str, wastes: Callable[[State, int], bool]
) -> None:
    finder = TITLES[name, edition]
    assert any(
        list(finder(played(name, edition, seed, lambda game, player: Waster(game, player, wastes))))
        for seed in range(1, MOST_TRIES)
    )


@pytest.mark.slow
@of_every_title
def test_nobody_who_plays_well_pays_for_nothing_in_many_games(name: str, edition: str) -> None:
    for seed in range(2, MANY + 2):
        assert list(TITLES[name, edition](played(name, edition, seed))) == [], seed
