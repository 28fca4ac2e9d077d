"""Players who err do so like people: near the best move, with habits, on what they may know."""

import pytest

from ai.character import Character
from ai.fallible_player import FalliblePlayer, draw
from ai.levels import level_names, make_player, play_character
from ai.player import always
from ai.search_player import SearchPlayer
from ai.titles import mind_for
from ai.titles.tinners_trail.levels import LEVELS
from game.engine.luck import Luck
from game.engine.moves import pack
from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles import title
from game.titles.tinners_trail.rules.kinds import BID, DROP, EXTRACT, INVEST, MINER, PASS

TITLE = "tinners-trail"


@pytest.fixture
def game() -> Game:
    return title(TITLE).game(Options(TITLE, 3))


def view_after(game: Game, decisions: int) -> tuple[State, int]:
    """A seat's view after so many decisions of greedy players, where it has a choice."""
    rules, player = game.rules, make_player("greedy", game)
    state, view = rules.new_state(), rules.new_state()
    rules.deal(state, 5)
    while True:
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
            continue
        assert state.to_move != NOBODY
        seat = int(state.to_move)
        rules.hide(state, seat, view)
        if decisions <= 0 and len(rules.legal_codes(view)) > 1:
            return view, seat
        rules.apply(state, player.choose(view, seat, decisions, always))
        decisions -= 1


def drawn(values: list[tuple[int, int]], temperature: int) -> list[int]:
    luck = Luck()
    luck.seed(1)
    return [draw(values, temperature, luck) for _ in range(2000)]


def test_without_a_temperature_the_best_is_taken() -> None:
    assert set(drawn([(1, 10), (2, 30), (3, 30)], 0)) == {2}


def test_a_move_worse_by_the_temperature_is_taken_e_times_less_often() -> None:
    moves = drawn([(1, 1000), (2, 0)], 1000)
    assert moves.count(1) / moves.count(2) == pytest.approx(2.718, rel=0.15)


def test_a_gross_blunder_is_never_drawn() -> None:
    assert 2 not in drawn([(1, 20_000), (2, 0)], 1000)


def test_the_same_view_and_seed_give_the_same_move(game: Game) -> None:
    view, seat = view_after(game, 12)
    player = FalliblePlayer(game, Character(20, temperature=50_000, misjudgement=400))
    moves = [player.choose(view, seat, 9, always) for _ in range(3)]
    assert len(set(moves)) == 1
    assert moves[0] in game.rules.legal_codes(view)


def test_who_has_no_faults_is_the_search_alone(game: Game) -> None:
    assert isinstance(play_character(Character(30), game), SearchPlayer)


def test_habits_make_moves_seem_better_than_they_are(game: Game) -> None:
    view, seat = view_after(game, 12)
    names = ("tin", "copper", "bidding", "improving", "passing", "thrift")
    habits = mind_for(TITLE).habits(tuple((name, 10 + at) for at, name in enumerate(names)), 0)
    leanings = {
        pack(EXTRACT, 3, 2, 1): 2 * 10 + 11,
        pack(MINER, 3, 0, 0): 13,
        pack(PASS, 0, 0, 0): 14,
        pack(INVEST, 20, 0, 0): -20 * 15,
        pack(DROP, 0, 0, 0): 0,
    }
    assert {move: habits.lean(view, seat, move) for move in leanings} == leanings


def test_a_habit_nobody_has_is_refused() -> None:
    with pytest.raises(KeyError):
        mind_for(TITLE).habits((("gambling", 5),), 0)
    with pytest.raises(KeyError):
        mind_for("another").habits((("gambling", 5),), 0)


def test_a_mine_is_misjudged_alike_all_through_its_auction(game: Game) -> None:
    view, _seat = view_after(game, 12)
    rash = mind_for(TITLE).habits((), 400)
    low, high = (rash.lean(view, 0, pack(BID, pounds, 0, 0)) for pounds in (6, 11))
    assert low == high != 0
    assert rash.lean(view, 1, pack(BID, 6, 0, 0)) != low
    assert rash.lean(view, 0, pack(DROP, 0, 0, 0)) == 0


def test_misjudgements_spread_by_what_they_are_said_to(game: Game) -> None:
    view, _seat = view_after(game, 0)
    rash = mind_for(TITLE).habits((), 400)
    errors = [rash.lean(view, seat, pack(BID + 0, 6, 0, 0)) for seat in range(400)]
    spread = (sum(error**2 for error in errors) / len(errors)) ** 0.5
    assert abs(sum(errors) / len(errors)) < 80
    assert spread == pytest.approx(400, rel=0.15)


def test_there_are_seven_levels_and_each_thinks_no_less_than_the_one_before() -> None:
    assert level_names() == tuple(f"ai:{number}" for number in range(1, 8))
    thought = [LEVELS[name].iterations for name in level_names()]
    errors = [LEVELS[name].temperature for name in level_names()]
    assert thought == sorted(thought)
    assert errors[:2] == sorted(errors[:2], reverse=True)
    assert LEVELS["ai:7"].habits == () and errors[-1] == 0


@pytest.mark.parametrize("name", level_names()[:4])
def test_a_level_plays_legal_moves_all_through_a_round(name: str, game: Game) -> None:
    player = make_player(name, game)
    for decisions in (0, 9, 20, 33):
        view, seat = view_after(game, decisions)
        assert player.choose(view, seat, decisions, always) in game.rules.legal_codes(view)
