"""The tree of a search: children in order, found again, and the best candidates first."""

from random import Random

import pytest

from ai.players import always
from ai.search.ismcts import MOST_CHILDREN
from ai.search.policy import FULL_REWARD
from ai.search.style import SearchStyle
from ai.search.tree import NONE, ROOT, Tree
from ai.search.win_shares import write_expected, write_win_shares
from ai.search_player import ALONE, SLICE, SearchPlayer, make_search
from ai.search_share import Share
from ai.titles import MINDS, mind_for, self_play_plan
from game.engine.rows import row_of, zeros
from game.engine.title import Game, Options
from game.titles import title
from tools.proof.random_games import first_view, legal_codes, steps

MOVES = [30, 10, 50, 20, 40]


def tree_of(moves: list[int]) -> Tree:
    tree = Tree(20)
    for move in moves:
        tree.add(ROOT, move)
    return tree


def children(tree: Tree) -> list[int]:
    found = []
    node = tree.first_child[ROOT]
    while node != NONE:
        found.append(int(tree.move[node]))
        node = tree.next_sibling[node]
    return found


def test_the_newest_child_comes_first_but_listed_ones_stand_in_their_order() -> None:
    assert children(tree_of(MOVES)) == MOVES[::-1]
    listed = Tree(20)
    assert listed.list_children(ROOT, row_of(MOVES), len(MOVES))
    assert children(listed) == MOVES


def test_every_child_is_found_again_and_no_other() -> None:
    tree = tree_of(MOVES)
    elsewhere = tree.child(ROOT, MOVES[0])
    for _ in range(2):
        for move in MOVES:
            assert tree.move[tree.child(ROOT, move)] == move
            assert tree.child(elsewhere, move) == NONE
        assert tree.child(ROOT, 60) == NONE


def test_a_cleared_tree_remembers_no_child() -> None:
    tree = tree_of(MOVES)
    tree.child(ROOT, MOVES[0])
    tree.clear()
    assert tree.child(ROOT, MOVES[0]) == NONE
    tree.add(ROOT, MOVES[1])
    assert tree.child(ROOT, MOVES[0]) == NONE
    assert tree.move[tree.child(ROOT, MOVES[1])] == MOVES[1]


def test_no_child_is_added_beyond_the_room_there_is() -> None:
    tree = Tree(2)
    assert tree.add(ROOT, 1) != NONE
    assert tree.add(ROOT, 2) == NONE
    assert children(tree) == [1]


@pytest.mark.parametrize("seed", range(5))
def test_the_best_candidates_come_first_and_of_equals_the_first_listed(seed: int) -> None:
    random = Random(seed)
    search = make_search(title("brass").game(Options("brass", 2, "2007")))
    count = random.randrange(1, 120)
    scores = [random.randrange(-9, 10) * random.choice((1, 100_000)) for _ in range(count)]
    for most in (1, 7, MOST_CHILDREN):
        for index, score in enumerate(scores):
            search.moves[index], search.scores[index] = 1000 + index, score
        wanted = sorted(range(count), key=lambda index: (-scores[index], index))[:most]
        kept = search.sort_best(count, most)
        assert [int(search.moves[rank]) - 1000 for rank in range(kept)] == wanted


# Playouts that stop at the end of a stage and ask a value.


def test_whoever_is_far_ahead_is_expected_to_win() -> None:
    shares = zeros(3)
    write_win_shares(row_of([12000, 5000, 5000]), 1000, shares)
    assert shares[0] > FULL_REWARD * 99 // 100
    write_win_shares(row_of([100, 100, 100]), 1000, shares)
    assert list(shares) == [FULL_REWARD // 3] * 3


def rewards_for(points: list[int], own: int) -> list[int]:
    shares, rewards = zeros(len(points)), zeros(len(points))
    write_expected(row_of(points), 1000, own, shares, rewards)
    return [int(reward) for reward in rewards]


def test_rivals_points_do_not_matter_to_a_seat_that_plays_for_its_own() -> None:
    behind, ahead = rewards_for([9000, 9500], 100), rewards_for([9000, 2000], 100)
    assert behind[0] == ahead[0]
    assert behind[1] > behind[0]
    assert rewards_for([9000, 9500], 50)[0] < rewards_for([9000, 2000], 50)[0]


@pytest.mark.parametrize("points", [[-500, 30_000], [0, 20_000]])
def test_no_points_are_worth_more_than_a_whole_reward_or_less_than_none(points: list[int]) -> None:
    assert rewards_for(points, 100) == [0, FULL_REWARD]


@pytest.mark.parametrize(("name", "edition"), MINDS)
def test_a_search_for_own_points_values_finished_games_and_others_alike(
    name: str, edition: str
) -> None:
    game = title(name).game(Options(name, 3, edition))
    search = make_search(game, SearchStyle(value="plain", own_points=100))
    assert search.value is not None
    assert search.value.own_points == search.policy.own_points == 100
    *_, last = steps(game, 0)
    state = last.after
    rewards = zeros(game.rules.seats)
    search.policy.rewards(state, rewards)
    assert [int(reward) for reward in rewards] == [
        FULL_REWARD * points // 200 for points in game.scores(state)
    ]


def test_playouts_go_a_round_further_against_lord_wallace() -> None:
    shelf = title("tinners-trail")
    alone = shelf.game(Options(shelf.name, 2, automa=()))
    among_two = shelf.game(Options(shelf.name, 2))
    mind = mind_for(shelf.name)
    assert mind.style(alone).stages == mind.style(among_two).stages + 1


# Several searches of one decision: each with its own luck, added up, the same every time.


@pytest.fixture
def shared_game() -> Game:
    return title("tinners-trail").game(Options("tinners-trail", 3))


def test_two_shares_search_at_most_half_the_budget_each_with_different_luck(
    shared_game: Game,
) -> None:
    view = first_view(shared_game, 6)
    player = SearchPlayer(shared_game, 80)
    seat = int(view.to_move)
    halves = [player.explore(view, seat, 3, always, Share(number, 2)) for number in (0, 1)]
    assert all(0 < sum(visits for _, visits, _ in half) <= 40 for half in halves)
    assert halves[0] != halves[1]
    assert halves[1] == SearchPlayer(shared_game, 80).explore(view, seat, 3, always, Share(1, 2))


def test_what_all_searches_together_visited_most_is_played(shared_game: Game) -> None:
    view = first_view(shared_game, 6)
    one = 7
    other = 8
    third = legal_codes(shared_game.rules, view)[0]
    player = SearchPlayer(shared_game, 1)
    found = [[(one, 30, 500), (third, 20, 500)], [(other, 28, 500), (third, 20, 500)]]
    assert player.decide(view, found) == third


def test_equal_visits_go_to_the_better_reward(shared_game: Game) -> None:
    view = first_view(shared_game, 6)
    one, other = legal_codes(shared_game.rules, view)[:2]
    found = [[(one, 30, 400), (other, 30, 500)], []]
    assert SearchPlayer(shared_game, 1).decide(view, found) == other


def test_thinking_stops_when_it_is_told_to(shared_game: Game) -> None:
    view = first_view(shared_game, 6)
    found = SearchPlayer(shared_game, 10_000).explore(view, view.to_move, 3, lambda: False, ALONE)
    assert sum(visits for _, visits, _ in found) == SLICE


# Values are found by name in every edition somebody has thought about.


@pytest.fixture(name="game", params=list(MINDS), ids="-".join)
def a_game(request: pytest.FixtureRequest) -> Game:
    name, edition = request.param
    return title(name).game(Options(name, 3, edition))


def test_no_name_is_no_value_and_a_wrong_one_is_refused(game: Game) -> None:
    mind = mind_for(game.options.title, game.options.edition)
    assert mind.value(game, "") is None
    assert mind.value(game, "plain") is not None
    assert mind.value(game, "learned") is not None
    with pytest.raises(KeyError, match="clever"):
        mind.value(game, "clever")


def test_what_ships_was_learned_by_a_course_of_the_edition(game: Game) -> None:
    course = self_play_plan(game.options.title, game.options.edition)
    assert (course.title, course.edition) == (game.options.title, game.options.edition)
    assert course.thought > 0
    learned = [family for group in course.together for family in group]
    assert sorted(learned) == sorted(course.families)
