"""Who plays well never pays for nothing and leaves no gain open: played games, looked through.

What is a waste, the rules alone say: tools/titles/<title>/wasted_actions.py.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

import pytest

from ai.levels import make_player_with_settings
from ai.players import Player
from ai.titles import title_ai_for
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles import title_by_name
from game.titles.brass.rules import kinds as brass
from game.titles.brass.rules.state import BrassState
from game.titles.tiletum.rules import kinds as tiletum
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tinners_trail.rules import kinds as trail
from game.titles.tinners_trail.rules.state import TrailState
from tools.contest.accounts import load_waste_finder
from tools.contest.played_game import play_and_list_actions
from tools.proof.random_games import deal_game

THINKERS = ("ai:5", "ai:6", "ai:7")
BUDGET = 8  # iterations a decision: little thought errs most
MANY = 100
MAX_TRIES = 12  # games of a player who wastes something, until it shows
SEATS = 3

PIECES = (
    trail.DEVELOP_MINER_MOVE,
    trail.DEVELOP_PORT_MOVE,
    trail.DEVELOP_TRAIN_MOVE,
    trail.DEVELOP_ADIT_MOVE,
    trail.DEVELOP_PUMPS_MOVE,
)
LAST_COLUMNS = 3  # a piece leaves no work for a load there

Spoil = Callable[[Game, Player], Player]


def wasted(
    name: str,
    edition: str,
    seed: int,
    levels: tuple[str, ...] = THINKERS,
    spoil: Spoil = lambda _game, player: player,
) -> list[str]:
    """Return what was wasted in a game of thinkers with little thought; `spoil` changes them."""
    game = title_by_name(name).make_game(Options(name, SEATS, edition))
    players = [spoil(game, thinker(game, level)) for level in levels]
    actions = play_and_list_actions(
        game, deal_game(game, seed), players, lambda turn: seed + turn.number
    )
    found = load_waste_finder(name)(game, actions)
    return [waste.told for waste in found if not waste.in_hindsight]


def thinker(game: Game, level: str) -> Player:
    """Return a level with little thought."""
    character = title_ai_for(game.options.title, game.options.edition).levels[level]
    return make_player_with_settings(replace(character, iterations=BUDGET), game)


TITLES = (("tinners-trail", ""), ("tinners-trail", "2007"), ("brass", ""), ("tiletum", ""))
of_every_title = pytest.mark.parametrize(("name", "edition"), TITLES)


@pytest.mark.thorough
@of_every_title
def test_nobody_who_plays_well_pays_for_nothing(name: str, edition: str) -> None:
    assert wasted(name, edition, 1) == []


@pytest.mark.thorough
def test_developing_twice_to_empty_an_ironworks_beside_own_links_is_no_waste() -> None:
    """The first development takes a cube, the second the last one: the ironworks flips, and the
    links beside it count a point more."""
    assert wasted("brass", "", 34, ("ai:7",) * SEATS) == []


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
    is_late = (
        st.round == trail.ROUND_COUNT
        and st.column[st.to_move] >= st.board.work_track_column_count - LAST_COLUMNS
    )
    return bool(is_late and kind_of_move(code) in PIECES)


def wastes_pumps(view: State, code: int) -> bool:
    """Give up every pump."""
    return bool(kind_of_move(code) == trail.PLACE_PUMP_MOVE and first_field_of_move(code) == 0)


def wastes_money(view: State, code: int) -> bool:
    """Keep all money at the end."""
    is_last = cast("TrailState", view).round == trail.ROUND_COUNT
    return bool(
        is_last and kind_of_move(code) == trail.INVEST_MOVE and first_field_of_move(code) == 0
    )


def is_last_of_brass(view: State) -> bool:
    st = cast("BrassState", view)
    return bool(
        st.era != brass.CANAL_ERA and st.round >= st.board.rounds_per_era and st.action == 2
    )


def wastes_iron(view: State, code: int) -> bool:
    """Develop with the last action."""
    return is_last_of_brass(view) and kind_of_move(code) == brass.DEVELOP_MOVE


def wastes_a_mill(view: State, code: int) -> bool:
    """Build a cotton mill with the last action."""
    builds = (
        kind_of_move(code) == brass.BUILD_MOVE
        and first_field_of_move(code) == brass.COTTON_MILL_INDUSTRY
    )
    return is_last_of_brass(view) and builds


def wastes_the_last_action(view: State, code: int) -> bool:
    """Pass with the last action."""
    return is_last_of_brass(view) and kind_of_move(code) == brass.PASS_MOVE


def wastes_sales(view: State, code: int) -> bool:
    """Pass all through the rail era."""
    return bool(
        cast("BrassState", view).era == brass.RAIL_ERA and kind_of_move(code) == brass.PASS_MOVE
    )


def is_last_turn_of_tiletum(view: State) -> bool:
    st = cast("TiletumState", view)
    return bool(st.round == tiletum.ROUND_COUNT and st.turn == tiletum.TURNS_PER_ROUND)


def wastes_gold(view: State, code: int) -> bool:
    """Buy goods in the last turn."""
    return is_last_turn_of_tiletum(view) and kind_of_move(code) == tiletum.BUY_GOOD_MOVE


def wastes_tasks(view: State, code: int) -> bool:
    """End the last turn as soon as the die is taken."""
    return is_last_turn_of_tiletum(view) and kind_of_move(code) == tiletum.END_MOVE


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "edition", "wastes"),
    [
        ("tinners-trail", "", wastes_work),
        ("tinners-trail", "", wastes_pumps),
        ("tinners-trail", "2007", wastes_work),
        ("tinners-trail", "2007", wastes_pumps),
        ("tinners-trail", "2007", wastes_money),
        ("brass", "", wastes_iron),
        ("brass", "", wastes_a_mill),
        ("brass", "", wastes_the_last_action),
        ("brass", "", wastes_sales),
        ("tiletum", "", wastes_gold),
        ("tiletum", "", wastes_tasks),
    ],
)
def test_a_player_who_wastes_something_is_noticed(
    name: str, edition: str, wastes: Callable[[State, int], bool]
) -> None:
    def spoil(game: Game, player: Player) -> Player:
        return Waster(game, player, wastes)

    assert any(wasted(name, edition, seed, spoil=spoil) for seed in range(1, MAX_TRIES))


@pytest.mark.slow
@of_every_title
@pytest.mark.parametrize("level", THINKERS)
def test_nobody_who_plays_well_pays_for_nothing_in_many_games(
    name: str, edition: str, level: str
) -> None:
    for seed in range(2, MANY + 2):
        assert wasted(name, edition, seed, (level,) * SEATS) == [], seed
