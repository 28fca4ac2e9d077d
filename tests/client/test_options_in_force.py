"""What a game is played with: every option can be chosen by itself, and is told afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.box.article_scope import known_terms_of_game
from game.cli import main
from game.client.online.table_set_up import TableSetUpPage
from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.setup import SetupScreen
from game.client.stored.set_up import (
    PEOPLE_AND_COMPUTERS_BY_PRESET,
    SavedSetUp,
    SeatPlan,
    distinct_seat_colours,
)
from game.records.records import AUTOMA_PLAYER
from game.scene.nodes.tooltip import tooltip_from_source
from game.scene.widgets import Toggle
from tests.client.client_driver import ClientDriver, seats
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

TITLES = ("tinners-trail", "brass", "tiletum")
pytestmark = pytest.mark.thorough

PLAYED = {
    "tinners-trail": (
        ("emigration",),
        ("deep-pockets", "bailing-out"),
        ("Emigration", "Lord Wallace", "Deep pockets", "Bailing out"),
    ),
    "brass": (("debt-stays", "distant-money"), (), ("Debts stay", "The market pays money")),
    "tiletum": (("silver",), ("hard",), ("Silver", "The Cardinal", "Hard")),
}
BRIEFLY = {"Deep pockets", "Bailing out"}
"""Where there is little room, options of an automa are counted."""

MOVERS = {"green:", "red:", "luck:"}
"""Who moves in the text of a game of green and pink."""


@pytest.fixture(params=TITLES)
def each_title(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ClientDriver]:
    """A client driver on the title page of every title."""
    with application(tmp_path / "saves", title=request.param) as flow:
        yield ClientDriver(flow)


def test_every_option_of_an_automa_can_be_switched_by_itself(each_title: ClientDriver) -> None:
    ui = each_title
    ui.visit("new-game")
    if ui.app.box.automa is None:
        assert not ui.app.box.title.automa_options
        return
    for option in ui.app.box.title.automa_options:
        ui.visit("new-game", "preset:solo", f"mix:{next(iter(ui.app.box.automa.mixes))}")
        names = [node.name for node in ui.find_all() if node.pressable]
        ways = [name for name in names if name.startswith(("automa:", "mix:"))]
        [way] = [name for name in ways if name.endswith(f":{option}")]
        ui.click(name=way)
        assert ui.at(SetupScreen).set_up.automa_options == (option,)


def test_the_first_step_of_lord_wallace_is_seen_switched_on(trail: ClientDriver) -> None:
    trail.visit("new-game", "preset:solo", "mix:first-step")
    assert of_kind(trail.find(name="automa:better-mines"), Toggle).value
    trail.click(name="automa:better-mines")
    assert trail.at(SetupScreen).set_up.automa_options == ()
    assert trail.sees(label=trail.app.say("automa.mix-standard-note"))


def test_as_many_computers_as_there_are_seats_are_one_click(each_title: ClientDriver) -> None:
    each_title.visit("new-game")
    seats = each_title.app.box.title.seats
    keys = ("duel", "three", "four", "five")
    for count, key in zip(seats, keys, strict=False):
        each_title.click(name=f"preset:{key}")
        players = [seat.player for seat in each_title.at(SetupScreen).set_up.seats]
        assert len(players) == count
        assert players.count("human") == 1


def test_no_button_seats_more_or_fewer_than_play(each_title: ClientDriver) -> None:
    each_title.visit("new-game")
    keys = [node.name.partition(":")[2] for node in each_title.find_all(role="button")]
    for key in (key for key in keys if key in PEOPLE_AND_COMPUTERS_BY_PRESET and key != "solo"):
        each_title.click(name=f"preset:{key}")
        assert len(each_title.at(SetupScreen).set_up.seats) == sum(
            PEOPLE_AND_COMPUTERS_BY_PRESET[key]
        )


@pytest.mark.parametrize(
    ("expansions", "advised"),
    [
        (("arsenic",), ("better-mines", "deep-pockets")),
        (("emigration",), ("better-mines", "more-mines")),
        (("arsenic", "emigration"), ("better-mines", "more-mines", "deep-pockets")),
    ],
)
def test_what_the_rulebook_advises_with_an_expansion_is_one_click(
    trail: ClientDriver, expansions: tuple[str, ...], advised: tuple[str, ...]
) -> None:
    trail.visit("new-game", "preset:solo")
    assert not trail.sees(name="take-advice")
    trail.click_each(*(f"expansion:{name}" for name in expansions))
    assert trail.at(SetupScreen).set_up.automa_options == ()  # it is offered, not forced
    assert trail.sees(label=trail.app.say("automa.mix-standard-note"))
    trail.click(name="take-advice")
    assert trail.at(SetupScreen).set_up.automa_options == advised
    assert not trail.sees(name="take-advice")


def test_more_mines_than_advised_are_advice_enough(trail: ClientDriver) -> None:
    trail.visit("new-game", "preset:solo", "expansion:emigration")
    trail.click_each("automa:more-mines:more-mines-2", "automa:better-mines")
    assert not trail.sees(name="take-advice")


@pytest.fixture
def brass(tmp_path: Path) -> Iterator[ClientDriver]:
    """A client driver on the title page of Brass."""
    with application(tmp_path / "saves", title="brass") as flow:
        yield ClientDriver(flow)


@pytest.mark.rule("B-1.1")
def test_two_players_are_marked_as_a_variant_and_offered_last(brass: ClientDriver) -> None:
    brass.visit("new-game")
    presets = [node.name for node in brass.find_all() if node.name.startswith("preset:")]
    assert presets[-1] == "preset:duel"
    assert "variant" in brass.find(name="preset:duel").label
    note = brass.app.say("variant.2-note")
    assert len(brass.at(SetupScreen).set_up.seats) == 3
    assert note not in brass.told
    brass.click(name="preset:duel")
    assert note in brass.told


@pytest.mark.rule("B-1.1")
def test_a_table_for_friends_begins_with_no_variant(brass: ClientDriver) -> None:
    brass.visit("new-game", "preset:duel", "expansion:debt-stays", "start")
    page = TableSetUpPage(brass.app, lambda table, names: None)
    brass.flow.close_all_and_show_title_page()
    brass.window.push(page)
    assert (len(page.set_up.seats), page.set_up.expansions) == (3, ())


@pytest.mark.parametrize(
    ("named", "rules"), [("printed", ("ferry-both-ways", "distant-money")), ("clarified", ())]
)
def test_the_rules_of_each_text_are_one_click(
    brass: ClientDriver, named: str, rules: tuple[str, ...]
) -> None:
    brass.visit("new-game")
    brass.click_each("expansion:two-cards-over", f"rule-set:{named}")
    assert brass.at(SetupScreen).set_up.expansions == rules
    brass.click(name="start", wait_seconds=0.1)
    brass.table.open_menu()
    assert brass.app.say(f"rule-set.{named}") in " ".join(brass.dialog)


@pytest.mark.rule("B-19.4")
def test_a_market_that_pays_money_says_so(brass: ClientDriver) -> None:
    for rules, key in (((), "tip-pays-income"), (("distant-money",), "tip-pays-money")):
        brass.flow.games.begin_game_with_set_up(
            SavedSetUp(seats("human", "random", "random"), 3, expansions=rules)
        )
        brass.advance_time(1.0)
        tips = [tooltip_from_source(node.tooltip) for node in brass.screen.stage.root.walk()]
        lines = [line for tip in tips if tip is not None for line in tip.lines]
        assert brass.app.say(f"table.{key}") in lines


def begin(ui: ClientDriver, opponent: str = "") -> tuple[str, ...]:
    """Begin a game with options; return what has to be told of it."""
    expansions, automa, told = PLAYED[ui.app.box.title.name]
    second = SeatPlan("Eve", AUTOMA_PLAYER if automa else "random")
    people = (SeatPlan("Ann", opponent or "human"), second)
    ui.flow.games.begin_game_with_set_up(
        SavedSetUp(people, 7, expansions=expansions, automa_options=automa)
    )
    return told


def assert_told(told: tuple[str, ...], where: list[str]) -> None:
    """All that was chosen is among the texts."""
    text = " ".join(where)
    assert [part for part in told if part not in text] == []


def test_the_menu_of_the_table_says_what_is_played_with(each_title: ClientDriver) -> None:
    told = begin(each_title)
    each_title.table.open_menu()
    assert_told(told, each_title.dialog)


def test_the_table_in_words_says_what_is_played_with(each_title: ClientDriver) -> None:
    told = begin(each_title)
    assert_told(told, [*each_title.table.position_sentences()])


def test_the_list_of_games_says_what_is_played_with(each_title: ClientDriver) -> None:
    told = begin(each_title)
    each_title.visit("replays")
    assert_told(tuple(part for part in told if part not in BRIEFLY), each_title.told)


def test_the_end_and_the_replay_say_what_was_played_with(each_title: ClientDriver) -> None:
    told = begin(each_title, "random")
    each_title.until_at(EndScreen, 0.5)
    assert_told(tuple(part for part in told if part not in BRIEFLY), each_title.told)
    each_title.click(name="replay")
    replay = each_title.at(ReplayScreen)
    assert_told(told, [*replay.position_sentences()])
    assert_told(told, each_title.told)


def test_the_end_page_opens_the_rules_of_the_game_that_was_played(
    each_title: ClientDriver,
) -> None:
    begin(each_title, "random")
    played = known_terms_of_game(each_title.app.box.title, each_title.match.options)
    each_title.until_at(EndScreen, 0.5)
    assert each_title.app.known_game_terms() == played


@pytest.fixture
def tiletum(tmp_path: Path) -> Iterator[ClientDriver]:
    """A client driver on the title page of Tiletum."""
    with application(tmp_path / "saves", title="tiletum") as flow:
        yield ClientDriver(flow)


def test_a_first_game_stays_a_first_game(tiletum: ClientDriver) -> None:
    tiletum.visit("new-game", "expansion:first-game", "expansion:silver", "start")
    assert tiletum.match.options.expansions == ("silver", "first-game")
    tiletum.visit("new-game")
    assert tiletum.at(SetupScreen).set_up.expansions == ("silver",)


def test_a_rematch_of_a_first_game_is_no_first_game(tiletum: ClientDriver) -> None:
    people = (SeatPlan("Ann", "random"), SeatPlan("Eve", "random"))
    tiletum.flow.games.begin_game_with_set_up(
        SavedSetUp(people, 7, expansions=("silver", "first-game"))
    )
    tiletum.until_at(EndScreen)
    tiletum.click(name="rematch", wait_seconds=0.1)
    assert tiletum.match.options.expansions == ("silver",)


def test_the_first_game_with_a_coach_is_set_up_as_a_first_game(each_title: ClientDriver) -> None:
    each_title.visit("learn", "first-game")
    assert each_title.match.options.expansions == each_title.app.box.first_game_expansions


def colours_of(ui: ClientDriver) -> list[str]:
    """The colours of the seats of the game on the table."""
    return [seat.colour for seat in ui.match.seats]


def test_a_player_chooses_a_colour_and_keeps_it(each_title: ClientDriver) -> None:
    ui = each_title
    ui.visit("new-game", "preset:three")
    ui.click_each("seat:0:colour", "seat:0:colour", "start", wait_seconds=0.1)
    assert colours_of(ui) == ["blue", "pink", "yellow"]
    ui.visit("new-game", "start")
    assert colours_of(ui) == ["blue", "pink", "yellow"]


def test_every_colour_can_be_chosen_and_no_two_players_share_one(each_title: ClientDriver) -> None:
    ui = each_title
    ui.visit("new-game", "preset:three")
    seen = set()
    for _ in ui.app.box.colours:
        ui.click(name="seat:1:colour")
        shown = ui.at(SetupScreen).seat_colours_then_unused_colours()[:3]
        assert len({*shown}) == 3
        seen.add(shown[1])
    assert seen == {*ui.app.box.colours}


def test_the_automa_keeps_its_colour(each_title: ClientDriver) -> None:
    ui = each_title
    if ui.app.box.automa is None:
        return
    ui.visit("new-game", "preset:solo")
    assert not ui.sees(name="seat:1:colour")
    for _ in range(6):
        ui.click(name="seat:0:colour")
        assert ui.at(SetupScreen).seat_colours_then_unused_colours()[0] != "orange"
    ui.click(name="start", wait_seconds=0.1)
    assert colours_of(ui)[1] == "orange"


def test_a_game_in_chosen_colours_is_read_again_and_told_in_them(
    each_title: ClientDriver, capsys: pytest.CaptureFixture[str]
) -> None:
    ui = each_title
    people = (SeatPlan("Ann", "random", "green"), SeatPlan("Eve", "random", "pink"))
    ui.flow.games.begin_game_with_set_up(SavedSetUp(people, 7))
    ui.until_at(EndScreen)
    ui.click(name="replay")
    cards = [seat.colour for seat in ui.at(ReplayScreen).chronicle.seats]
    assert cards == ["green", "pink"]
    [file] = ui.saves.game_files()
    assert ui.saves.read_game(file).chronicle is not None
    assert main(["replay", str(file), "--text"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert {line[1] for line in lines if line[0] != "#" and line[1] != "#"} <= MOVERS


@pytest.mark.parametrize("colours", [("", ""), ("mauve", ""), ("green", "green")])
def test_every_seat_has_a_colour_whatever_is_remembered(colours: tuple[str, str]) -> None:
    plans = tuple(SeatPlan("", "human", colour) for colour in colours)
    offered = ("pink", "yellow", "blue", "green")
    found = distinct_seat_colours(plans, offered, offered)
    assert len({*found}) == 2
    assert found[0] == (colours[0] if colours[0] in offered else "pink")
