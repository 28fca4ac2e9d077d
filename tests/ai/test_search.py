"""The tree of a search: children in order, found again, and the best candidates first."""

from random import Random

import pytest

from ai.players import always_keep_thinking
from ai.search.ismcts import MAX_CHILDREN
from ai.search.policy import FULL_REWARD_MILLIONTHS
from ai.search.search_settings import SearchSettings
from ai.search.tree import NO_NODE, ROOT_NODE, Tree
from ai.search.win_shares import write_win_shares, write_win_shares_and_rewards
from ai.search_player import (
    ITERATIONS_BETWEEN_CLOCK_CHECKS,
    WHOLE_SEARCH_SHARE,
    SearchPlayer,
    make_search,
)
from ai.search_share import SearchShare
from ai.titles import TITLE_AI_CLASSES, self_play_plan, title_ai_for
from game.engine.rows import make_row, make_zero_row
from game.engine.title import Game, Options
from game.titles import title_by_name
from tools.proof.random_games import first_view, legal_codes, play_random_steps

MOVES = [30, 10, 50, 20, 40]


def tree_of(moves: list[int]) -> Tree:
    tree = Tree(20)
    for move in moves:
        tree.add_child(ROOT_NODE, move)
    return tree


def children(tree: Tree) -> list[int]:
    found = []
    node = tree.first_child[ROOT_NODE]
    while node != NO_NODE:
        found.append(int(tree.move[node]))
        node = tree.next_sibling[node]
    return found


def test_the_newest_child_comes_first_but_listed_ones_stand_in_their_order() -> None:
    assert children(tree_of(MOVES)) == MOVES[::-1]
    listed = Tree(20)
    assert listed.add_all_children(ROOT_NODE, make_row(MOVES), len(MOVES))
    assert children(listed) == MOVES


def test_every_child_is_found_again_and_no_other() -> None:
    tree = tree_of(MOVES)
    elsewhere = tree.find_child(ROOT_NODE, MOVES[0])
    for _ in range(2):
        for move in MOVES:
            assert tree.move[tree.find_child(ROOT_NODE, move)] == move
            assert tree.find_child(elsewhere, move) == NO_NODE
        assert tree.find_child(ROOT_NODE, 60) == NO_NODE


def test_a_cleared_tree_remembers_no_child() -> None:
    tree = tree_of(MOVES)
    tree.find_child(ROOT_NODE, MOVES[0])
    tree.reset_to_unvisited_root()
    assert tree.find_child(ROOT_NODE, MOVES[0]) == NO_NODE
    tree.add_child(ROOT_NODE, MOVES[1])
    assert tree.find_child(ROOT_NODE, MOVES[0]) == NO_NODE
    assert tree.move[tree.find_child(ROOT_NODE, MOVES[1])] == MOVES[1]


def test_no_child_is_added_beyond_the_room_there_is() -> None:
    tree = Tree(2)
    assert tree.add_child(ROOT_NODE, 1) != NO_NODE
    assert tree.add_child(ROOT_NODE, 2) == NO_NODE
    assert children(tree) == [1]


@pytest.mark.parametrize("seed", range(5))
def test_the_best_candidates_come_first_and_of_equals_the_first_listed(seed: int) -> None:
    random = Random(seed)
    search = make_search(title_by_name("brass").make_game(Options("brass", 2, "2007")))
    count = random.randrange(1, 120)
    scores = [random.randrange(-9, 10) * random.choice((1, 100_000)) for _ in range(count)]
    for most in (1, 7, MAX_CHILDREN):
        for index, score in enumerate(scores):
            search.moves[index], search.scores[index] = 1000 + index, score
        wanted = sorted(range(count), key=lambda index: (-scores[index], index))[:most]
        kept = search.sort_and_keep_best_moves(count, most)
        assert [int(search.moves[rank]) - 1000 for rank in range(kept)] == wanted


# Playouts that stop at the end of a stage and ask a value.


def test_whoever_is_far_ahead_is_expected_to_win() -> None:
    shares = make_zero_row(3)
    write_win_shares(make_row([12000, 5000, 5000]), 1000, shares)
    assert shares[0] > FULL_REWARD_MILLIONTHS * 99 // 100
    write_win_shares(make_row([100, 100, 100]), 1000, shares)
    assert list(shares) == [FULL_REWARD_MILLIONTHS // 3] * 3


def rewards_for(points: list[int], own: int) -> list[int]:
    shares, rewards = make_zero_row(len(points)), make_zero_row(len(points))
    write_win_shares_and_rewards(make_row(points), 1000, own, shares, rewards)
    return [int(reward) for reward in rewards]


def test_rivals_points_do_not_matter_to_a_seat_that_plays_for_its_own() -> None:
    behind, ahead = rewards_for([9000, 9500], 100), rewards_for([9000, 2000], 100)
    assert behind[0] == ahead[0]
    assert behind[1] > behind[0]
    assert rewards_for([9000, 9500], 50)[0] < rewards_for([9000, 2000], 50)[0]


@pytest.mark.parametrize("points", [[-500, 30_000], [0, 20_000]])
def test_no_points_are_worth_more_than_a_whole_reward_or_less_than_none(points: list[int]) -> None:
    assert rewards_for(points, 100) == [0, FULL_REWARD_MILLIONTHS]


@pytest.mark.parametrize(("name", "edition"), TITLE_AI_CLASSES)
def test_a_search_for_own_points_values_finished_games_and_others_alike(
    name: str, edition: str
) -> None:
    game = title_by_name(name).make_game(Options(name, 3, edition))
    search = make_search(game, SearchSettings(value_name="plain", own_points_percent=100))
    assert search.value is not None
    assert search.value.own_points_percent == search.policy.own_points_percent == 100
    *_, last = play_random_steps(game, 0)
    state = last.after
    rewards = make_zero_row(game.rules.seats)
    search.policy.write_final_rewards(state, rewards)
    assert [int(reward) for reward in rewards] == [
        FULL_REWARD_MILLIONTHS * points // 200 for points in game.scores(state)
    ]


def test_playouts_go_a_round_further_against_lord_wallace() -> None:
    shelf = title_by_name("tinners-trail")
    alone = shelf.make_game(Options(shelf.name, 2, automa=()))
    among_two = shelf.make_game(Options(shelf.name, 2))
    title_ai = title_ai_for(shelf.name)
    assert (
        title_ai.strongest_search_settings(alone).playout_stages
        == title_ai.strongest_search_settings(among_two).playout_stages + 1
    )


# Several searches of one decision: each with its own luck, added up, the same every time.


@pytest.fixture
def shared_game() -> Game:
    return title_by_name("tinners-trail").make_game(Options("tinners-trail", 3))


def test_two_shares_search_at_most_half_the_budget_each_with_different_luck(
    shared_game: Game,
) -> None:
    view = first_view(shared_game, 6)
    player = SearchPlayer(shared_game, 80)
    seat = int(view.to_move)
    halves = [
        player.search_with_share(view, seat, 3, always_keep_thinking, SearchShare(number, 2))
        for number in (0, 1)
    ]
    assert all(0 < sum(visits for _, visits, _ in half) <= 40 for half in halves)
    assert halves[0] != halves[1]
    assert halves[1] == SearchPlayer(shared_game, 80).search_with_share(
        view, seat, 3, always_keep_thinking, SearchShare(1, 2)
    )


def test_what_all_searches_together_visited_most_is_played(shared_game: Game) -> None:
    view = first_view(shared_game, 6)
    one = 7
    other = 8
    third = legal_codes(shared_game.rules, view)[0]
    player = SearchPlayer(shared_game, 1)
    found = [[(one, 30, 500), (third, 20, 500)], [(other, 28, 500), (third, 20, 500)]]
    assert player.choose_from_findings(view, found) == third


def test_equal_visits_go_to_the_better_reward(shared_game: Game) -> None:
    view = first_view(shared_game, 6)
    one, other = legal_codes(shared_game.rules, view)[:2]
    found = [[(one, 30, 400), (other, 30, 500)], []]
    assert SearchPlayer(shared_game, 1).choose_from_findings(view, found) == other


def test_thinking_stops_when_it_is_told_to(shared_game: Game) -> None:
    view = first_view(shared_game, 6)
    found = SearchPlayer(shared_game, 10_000).search_with_share(
        view, view.to_move, 3, lambda: False, WHOLE_SEARCH_SHARE
    )
    assert sum(visits for _, visits, _ in found) == ITERATIONS_BETWEEN_CLOCK_CHECKS


# Values are found by name in every edition somebody has thought about.


@pytest.fixture(name="game", params=list(TITLE_AI_CLASSES), ids="-".join)
def a_game(request: pytest.FixtureRequest) -> Game:
    name, edition = request.param
    return title_by_name(name).make_game(Options(name, 3, edition))


def test_no_name_is_no_value_and_a_wrong_one_is_refused(game: Game) -> None:
    title_ai = title_ai_for(game.options.title, game.options.edition)
    assert title_ai.make_named_value(game, "") is None
    assert title_ai.make_named_value(game, "plain") is not None
    assert title_ai.make_named_value(game, "learned") is not None
    with pytest.raises(KeyError, match="clever"):
        title_ai.make_named_value(game, "clever")


def test_what_ships_was_learned_by_a_course_of_the_edition(game: Game) -> None:
    course = self_play_plan(game.options.title, game.options.edition)
    assert (course.title, course.edition) == (game.options.title, game.options.edition)
    assert course.iterations_per_decision > 0
    learned = [family for group in course.jointly_trained_families for family in group]
    assert sorted(learned) == sorted(course.game_share_by_family)
