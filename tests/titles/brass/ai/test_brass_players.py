"""The players of Brass look ahead to the end of an era too."""

from __future__ import annotations

import pytest

from ai.titles import mind_for
from ai.titles.brass import inputs as at
from ai.titles.brass.clock import THE_ERA
from ai.titles.brass.features import Features
from game.engine.rules import NOBODY
from game.engine.title import Game, Options, Reason
from game.packing import read_words
from game.tabletop.plain.sayings import PlainPhrases
from game.titles import title
from game.titles.brass.notation.moves import EXPANSIONS
from game.titles.brass.rules.kinds import CANAL, RAIL
from game.titles.brass.rules.state import BrassState
from tests.ai.first_sight import first_sight, reasons
from tests.titles.brass.tables import Table, table_of
from tools.proof.random_games import dealt, luck_of

GAMES = [
    Options("brass", 2),
    Options("brass", 3),
    Options("brass", 4),
    Options("brass", 4, expansions=EXPANSIONS),
]


def name_of(options: Options) -> str:
    """Return what tells the games apart."""
    return f"{options.seats} players {' '.join(options.expansions)}"


@pytest.fixture(name="game", params=GAMES, ids=name_of)
def a_game(request: pytest.FixtureRequest) -> Game:
    return title("brass").game(request.param)


def test_quick_games_stop_with_the_round_with_the_era_and_with_the_game(game: Game) -> None:
    policy, state = mind_for("brass").policy(game), dealt(game, 5)
    assert isinstance(state, BrassState)
    policy.begin(state)
    policy.play_on(state, luck_of(5), policy.stage(state) + 1)
    assert (state.era, state.round) == (CANAL, 2)
    policy.play_on(state, luck_of(5), policy.stage(state) + THE_ERA)
    assert (state.era, state.round) == (RAIL, 1)
    policy.play_on(state, luck_of(5), policy.stage(state) + THE_ERA)
    assert state.to_move == NOBODY


# Where one move is plainly best, what players think at first sight says so.


def test_a_mill_is_sold_to_the_own_port_before_a_rivals_and_the_market() -> None:
    table = table_of(
        {
            "lancaster.1": "pink cotton-mill 1",
            "preston.0": "pink port 1",
            "fleetwood.0": "yellow port 1",
        },
        {"lancaster preston": "pink", "fleetwood preston": "yellow"},
    )
    sales = first_sight(table, "sell")
    assert sales[0] == "sell lancaster.1 preston.0"


def test_own_coal_is_burnt_before_a_rivals() -> None:
    table = table_of(
        {"oldham.0": "pink coal-mine 1", "bury.0": "yellow coal-mine 1"},
        {"manchester oldham": "pink", "bury manchester": "yellow"},
        pink={"hand": ["manchester"]},
    )
    table.play("build ironworks manchester.3")
    assert table.phase == "coal"
    assert first_sight(table)[0] == "coal oldham.0"


def test_the_line_between_flipped_counters_is_laid_first() -> None:
    table = table_of(
        {
            "manchester.3": "pink ironworks 2 flipped",
            "manchester.0": "yellow cotton-mill 2 flipped",
            "oldham.0": "pink cotton-mill 2 flipped",
            "stockport.0": "pink cotton-mill 2",
            "bolton.0": "pink coal-mine 2",
        },
        {"bolton manchester": "pink"},
        era="rail",
        round=10,
        pink={"hand": ["preston", "preston"], "money": 6},
    )
    assert first_sight(table)[0] == "rail manchester oldham"


def test_a_loan_is_for_the_poor() -> None:
    words = {"hand": ["stockport", "stockport"]}
    ways = {"manchester stockport": "pink", "manchester warrington-runcorn": "yellow"}
    poor = first_sight(table_of(links=ways, pink=words | {"money": 1}))
    assert next(text for text in poor if text.startswith("loan")) == "loan 30"
    assert poor.index("loan 30") < poor.index("pass")
    rich = first_sight(table_of(links=ways, pink=words | {"money": 90}))
    assert rich.index("build cotton-mill stockport.0") < rich.index("loan 10")


def test_the_card_that_builds_nothing_more_is_played_first() -> None:
    table = table_of(
        {"wigan.0": "pink coal-mine 1", "wigan.1": "yellow coal-mine 1"},
        pink={"hand": ["wigan", "manchester", "cotton-mill"]},
    )
    table.play("canal liverpool wigan")
    assert first_sight(table)[0] == "card wigan"


# Reasons of Brass say what is on the board.

NAMES = ("Ann", "Ben", "Cat", "Dan")


def test_a_counter_is_told_with_its_points_and_income() -> None:
    table = table_of(pink={"hand": ["wigan"]}, round=2)
    found = reasons(table, "build coal-mine wigan.1")["counter-counts"]
    assert found.facts == {"counter": "coal-mine", "points": 1, "spaces": 4}


def test_a_link_is_told_with_the_place_it_reaches() -> None:
    table = table_of({"wigan.0": "pink coal-mine 1"}, round=2)
    assert reasons(table, "canal preston wigan")["reaches"].facts == {"place": "preston"}


@pytest.mark.rule("B-11.1")
def test_developing_is_told_by_the_next_better_counter_however_deep_it_lies() -> None:
    table = table_of(pink={"hand": ["wigan"], "money": 20}, round=2)
    deep = reasons(table, "develop cotton-mill")
    assert "comes-up" not in deep, "the next one is no better"
    facts = deep["comes-later"].facts
    assert (facts["level"], facts["before"]) == (2, 3)
    assert int(facts["points"]) > int(facts["before"])
    table.play("develop cotton-mill")
    nearer = reasons(table, "develop cotton-mill")["comes-later"].facts
    assert int(nearer["counters"]) == int(facts["counters"]) - 1


@pytest.mark.rule("B-11.1")
def test_developing_is_told_by_the_counter_that_comes_up_where_that_is_better() -> None:
    table = table_of(pink={"hand": ["wigan"], "money": 20}, round=2)
    assert reasons(table, "develop ironworks")["comes-up"].facts["level"] == 2


def test_a_reason_about_a_rival_names_the_rival() -> None:
    said = PlainPhrases(read_words("brass")).why(
        Reason("rival-port", {"seat": 1, "points": 4}), NAMES
    )
    assert said == "It flips the port of Ben too: 4 points."


# What the learned value of Brass reads of a position, seat by seat.

PINK, YELLOW = 0, 1


def read(table: Table, seat: int, place: int) -> int:
    """Return one input of a seat."""
    state = table.state
    return Features(state.board).numbers(state)[seat * at.OWN_INPUTS + place]


def cotton_table() -> Table:
    """Return a table with a mill of pink that a canal joins to a port of yellow."""
    return table_of(
        {
            "preston.0": "yellow port 2",
            "wigan.0": "yellow coal-mine 1",
            "blackburn.0": "pink cotton-mill 2",
        },
        {"preston wigan": "pink", "blackburn wigan": "yellow"},
        pink={"money": 17},
    )


def test_a_company_is_read_with_its_money_counters_and_links() -> None:
    table = cotton_table()
    assert read(table, PINK, at.MONEY) == 17
    assert read(table, PINK, at.NEXT_POUNDS) == 17
    assert [read(table, PINK, place) for place in (at.COUNTERS, at.MILLS, at.LINKS)] == [1, 1, 1]
    assert [read(table, YELLOW, place) for place in (at.PORTS, at.MINES)] == [1, 1]
    assert read(table, PINK, at.RIVAL_LEVEL) == read(table, YELLOW, at.LEVEL)


@pytest.mark.rule("B-12.2")
def test_a_mill_with_a_way_to_a_port_can_be_sold() -> None:
    assert read(cotton_table(), PINK, at.SALEABLE) == 1
    alone = table_of({"blackburn.0": "pink cotton-mill 2"})
    assert read(alone, PINK, at.SALEABLE) == 0


@pytest.mark.rule("B-15.2")
def test_counters_of_a_higher_level_count_in_both_eras_while_canals_are_dug() -> None:
    table = cotton_table()
    assert read(table, PINK, at.MILL_POINTS) == 2 * 5
    assert read(table, PINK, at.LASTING) == 1
    assert read(table, YELLOW, at.MINE_POINTS) == 1  # leaves with the era


def test_what_is_read_does_not_depend_on_what_was_read_before() -> None:
    idle = table_of({"preston.0": "pink port 2"}, {"preston wigan": "pink"})
    waiting = table_of(
        {"preston.0": "pink port 2", "blackburn.0": "pink cotton-mill 2"},
        {"preston wigan": "pink", "blackburn wigan": "pink"},
    )
    features = Features(idle.state.board)
    features.numbers(idle.state)
    assert features.numbers(waiting.state) == Features(idle.state.board).numbers(waiting.state)
