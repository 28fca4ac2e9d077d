"""What is chosen before a game: the edition, expansions and Lord Wallace; nothing that is refused
can be chosen, and the game begins with it. The edition on the desk is told wherever it matters."""

import tomllib
from itertools import product

import pytest

from game.client.screens.end import EndScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.rules import RulesScreen
from game.client.screens.settings import SettingsScreen
from game.client.screens.setup import SetupScreen
from game.client.screens.shelf_page import ShelfScreen
from game.client.stored import set_up as set_ups
from game.client.stored.edition_offer import fit_set_up_to_edition, offer_of_edition
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.widgets.edition_names import edition_name, title_and_edition_name
from game.client.widgets.game_options import options_line_text
from game.engine.title import Options
from game.records.records import AUTOMA_PLAYER
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import WALLACE_OPTIONS, WALLACE_OPTIONS_BY_SET
from tests.client.client_driver import NAMES, ClientDriver, seats
from tests.helpers.layout_faults import faults, layout_faults
from tests.helpers.present import present

pytestmark = pytest.mark.thorough

FIRST_PRINTED = "2007"
SEED = 7
EVERY_OPTION_SET = 384


def test_what_an_edition_is_played_with_is_what_its_title_takes() -> None:
    offer = offer_of_edition(title_by_name("tinners-trail"), FIRST_PRINTED)
    assert (offer.player_counts, offer.expansions, offer.has_automa) == ((3, 4), (), False)
    assert offer_of_edition(title_by_name("tinners-trail"), "").has_automa


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_a_set_up_is_brought_to_fit_its_edition(count: int) -> None:
    people = seats(*["human"] * count)
    asked = SavedSetUp(people, 1, expansions=("arsenic",), edition=FIRST_PRINTED)
    found = fit_set_up_to_edition(asked, title_by_name("tinners-trail"), NAMES, "ai:4")
    assert len(found.seats) == min(max(count, 3), 4)
    assert found.expansions == ()
    assert len({seat.name for seat in found.seats}) == len(found.seats)


def test_another_edition_sends_its_automa_home() -> None:
    solo = SavedSetUp(seats("human", AUTOMA_PLAYER), 1, edition=FIRST_PRINTED)
    found = fit_set_up_to_edition(solo, title_by_name("tinners-trail"), NAMES, "ai:4")
    assert not found.is_solo
    assert len(found.seats) == 3


# The rest is on the screens of Tinners' Trail; nobody has played yet.


@pytest.fixture
def ui(trail: ClientDriver) -> ClientDriver:
    """A client driver on the title page."""
    trail.app.make_seed = lambda: SEED
    return trail


@pytest.fixture
def setting_up(ui: ClientDriver) -> ClientDriver:
    """A client driver on the setup screen."""
    ui.click(name="new-game")
    return ui


def start(ui: ClientDriver) -> Options:
    ui.click(name="start", wait_seconds=0.1)
    return ui.match.options


def begin(ui: ClientDriver, edition: str) -> None:
    ui.play("human", "ai:1", "ai:1", seed=SEED, edition=edition)


def set_up_of(ui: ClientDriver) -> SavedSetUp:
    return ui.at(SetupScreen).set_up


def test_a_game_of_the_first_edition_is_set_up_by_clicks_alone(setting_up: ClientDriver) -> None:
    assert sees_note(setting_up, "one")
    setting_up.click(name=f"edition:{FIRST_PRINTED}")
    page = setting_up.at(SetupScreen)
    assert (page.set_up.edition, page.set_up.expansions) == (FIRST_PRINTED, ())
    nodes = {node.name: node for node in page.stage.root.walk()}
    assert not {"preset:duel", "preset:solo"} & set(nodes)
    assert not any(nodes[name].enabled for name in nodes if name.startswith("expansion:"))
    assert sees_note(setting_up, "open")
    assert not sees_note(setting_up, "one")
    assert start(setting_up).edition == FIRST_PRINTED


def sees_note(ui: ClientDriver, key: str) -> bool:
    """Whether the page speaks of cards that are hidden, or says that all is open."""
    return ui.app.say(f"setup.people-note-{key}") in ui.told


def test_every_edition_has_a_box_on_the_shelf(ui: ClientDriver) -> None:
    screen = ShelfScreen(ui.app, ui.flow.menus.make_shelf_handlers_and_refresh_tables)
    ui.window.push(screen)
    ui.click(name=f"title:tinners-trail:{FIRST_PRINTED}")
    assert ui.app.edition == FIRST_PRINTED
    assert layout_faults(screen.stage) == []
    ui.visit("new-game")
    assert set_up_of(ui).edition == FIRST_PRINTED


def test_the_box_of_an_edition_goes_on_with_its_own_game_alone(ui: ClientDriver) -> None:
    begin(ui, FIRST_PRINTED)
    ui.advance_time(0.1)
    ui.flow.close_all_and_show_title_page()
    ui.window.push(ShelfScreen(ui.app, ui.flow.menus.make_shelf_handlers_and_refresh_tables))
    assert ui.sees(name="continue")
    ui.click(name="title:tinners-trail")
    assert not ui.sees(name="continue")


@pytest.mark.parametrize(
    ("edition", "taken", "told"),
    [
        (FIRST_PRINTED, FIRST_PRINTED, "First edition (2007)"),
        ("", "remastered", "Remastered (2021)"),
    ],
)
def test_the_coach_tells_the_edition_taken(
    ui: ClientDriver, edition: str, taken: str, told: str
) -> None:
    ui.flow.open_edition("tinners-trail", edition)
    ui.visit("learn")
    assert told in ui.find(name="first-game").note  # type: ignore[attr-defined]
    ui.press_keys("c")
    assert ui.match.options.edition == taken
    assert ui.app.settings.coach


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_edition_to_learn_is_chosen_where_it_is_shown(ui: ClientDriver, by: str) -> None:
    ui.click(name="learn")
    if by == "mouse":
        ui.click(name=f"edition:{FIRST_PRINTED}")
    else:
        ui.enter(f"edition:{FIRST_PRINTED}")
    assert layout_faults(ui.screen.stage) == []
    ui.click(name="how-to-play")
    assert ui.sees(label="The First Edition")
    ui.press_keys("escape")
    ui.click(name="first-game")
    assert ui.match.options.edition == FIRST_PRINTED


def test_the_title_page_names_another_edition_and_begins_it_with_the_coach(
    ui: ClientDriver,
) -> None:
    assert ui.sees(name="first-lesson")
    assert not ui.sees(label=FIRST_PRINTED)
    ui.flow.open_edition("tinners-trail", FIRST_PRINTED)
    ui.window.push(SettingsScreen(ui.app))
    ui.flow.close_all_and_show_title_page()
    assert ui.sees(label="First edition (2007)")
    assert ui.find(name="new-game").note.startswith("3 to 4 players")  # type: ignore[attr-defined]
    assert not ui.sees(name="first-lesson")
    ui.click(name="first-game")
    assert ui.match.options.edition == FIRST_PRINTED


@pytest.mark.parametrize(
    ("played", "open_now"), [("remastered", FIRST_PRINTED), (FIRST_PRINTED, "remastered")]
)
def test_a_first_game_is_offered_until_one_of_the_same_edition_was_begun(
    ui: ClientDriver, played: str, open_now: str
) -> None:
    for edition in (played, open_now):
        ui.flow.open_edition("tinners-trail", edition)
        ui.flow.menus.make_lesson_menu_of_open_title()  # as after a restart
        progress = ui.app.learning_progress_in_open_title
        if edition == "remastered":
            ui.visit("learn")  # the title asks anew when it comes back to the top
            ui.visit()
            assert ui.sees(name="first-lesson")
            progress.mark_lesson_finished("round")
            progress.mark_lesson_finished("auction")
        ui.visit("learn")
        ui.visit()
        first = ui.find(name="first-game")
        assert first.y < ui.find(name="new-game").y
        ui.click(name="first-game")
        assert ui.match.options.edition == edition
        progress.mark_explained("mine")
        ui.flow.close_all_and_show_title_page()
        assert not ui.sees(name="first-game")
        assert ui.sees(name="continue")


@pytest.mark.parametrize("edition", [FIRST_PRINTED, "remastered"])
def test_scenarios_name_the_usual_edition_where_another_is_open(
    ui: ClientDriver, edition: str
) -> None:
    ui.flow.open_edition("tinners-trail", edition)
    ui.click_each("learn", "challenges", "tab:scenario")
    assert ui.sees(label="Remastered (2021)") == (edition == FIRST_PRINTED)


@pytest.mark.parametrize(
    ("edition", "area", "article", "head"),
    [
        (FIRST_PRINTED, "camborne", "unexplored", "Empty areas"),
        ("remastered", "camelford", "area", "Areas and tiles"),  # right of the draft's sheet
    ],
)
def test_help_is_of_the_edition_played(
    ui: ClientDriver, edition: str, area: str, article: str, head: str
) -> None:
    begin(ui, edition)
    ui.hover(name=f"area:{area}")
    ui.press_keys("f1")
    ui.at(RulesScreen)
    assert ui.sees(label=head)
    ui.hover(name=f"article:{article}")  # its row of the contents is in sight


def test_rules_are_those_of_the_edition_that_is_played(ui: ClientDriver) -> None:
    begin(ui, FIRST_PRINTED)
    ui.table.open_menu()
    ui.click(name="learn")
    assert ui.sees(label="The First Edition")
    ui.click(name="rules")
    assert ui.sees(label="The 2007 edition")


@pytest.mark.parametrize(
    ("edition", "told", "listed"),
    [
        (FIRST_PRINTED, "First edition (2007)", "First edition (2007)"),
        ("remastered", "Remastered (2021)", "Tinners’ Trail"),
    ],
)
def test_a_saved_game_brings_its_edition_to_the_desk(
    ui: ClientDriver, edition: str, told: str, listed: str
) -> None:
    begin(ui, edition)
    ui.flow.open_edition("tinners-trail", "")
    ui.flow.close_all_and_show_title_page()
    assert told in ui.find(name="continue").note  # type: ignore[attr-defined]
    ui.click(name="replays")
    assert ui.sees(label=listed)  # a row is short: the usual edition goes by the title's name
    ui.click(name=f"watch:{ui.saves.game_files()[0].name}")
    ui.at(ReplayScreen)
    assert ui.sees(label=told)
    ui.visit("continue")
    assert ui.app.edition == edition


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_title_and_its_edition_are_named_with_one_pair_of_brackets(
    ui: ClientDriver, language: str
) -> None:
    ui.app.change_settings(language=language)
    box = ui.app.box_of_title_or_open_box("tinners-trail")
    named = [title_and_edition_name(box, each) for each in box.editions]
    assert all(each.startswith("Tinners’ Trail, ") and each.count("(") == 1 for each in named)
    assert title_and_edition_name(box, "") == "Tinners’ Trail"
    assert title_and_edition_name(ui.app.box_of_title_or_open_box("brass"), "2007") == "Brass"


def test_three_players_begin_with_arsenic_and_emigration(setting_up: ClientDriver) -> None:
    setting_up.click_each("preset:three", "expansion:emigration", "expansion:arsenic")
    options = start(setting_up)
    assert (options.seats, options.expansions) == (3, ("arsenic", "emigration"))
    setting_up.visit("new-game")  # and they are remembered
    assert start(setting_up).expansions == ("arsenic", "emigration")


def test_an_expansion_is_switched_on_and_off_by_keys_alone(setting_up: ClientDriver) -> None:
    for wanted in (("kickstarter-tiles",), ()):
        setting_up.tab_to("expansion:kickstarter-tiles")
        setting_up.press_keys("space")
        assert set_up_of(setting_up).expansions == wanted


@pytest.mark.rule("K-1")
def test_cards_that_change_nothing_for_two_are_greyed_and_left_out(
    setting_up: ClientDriver,
) -> None:
    setting_up.click_each("preset:three", "expansion:kickstarter-cards", "preset:duel")
    switch = setting_up.find(name="expansion:kickstarter-cards")
    assert not switch.enabled
    assert switch.tooltip == "This has no effect with two players, who get no wild cards."
    assert start(setting_up).expansions == ()


def test_a_solo_game_begins_and_goes_on_with_the_chosen_options(setting_up: ClientDriver) -> None:
    setting_up.click(name="preset:solo")
    assert not setting_up.sees(name="seat:2:player:human")
    setting_up.click(name="expansion:arsenic")
    setting_up.focus_by_keyboard(name="automa:deep-pockets")  # the page scrolls to it
    setting_up.click_each("automa:deep-pockets", "mix:first-step")
    assert set_up_of(setting_up).automa_options == WALLACE_OPTIONS_BY_SET["first-step"]
    setting_up.click_each("automa:more-mines:more-mines-2", "automa:bailing-out")
    options = start(setting_up)
    assert options.automa == ("better-mines", "more-mines-2", "bailing-out")
    assert options.expansions == ("arsenic",)
    assert [seat.player for seat in setting_up.match.seats] == ["human", AUTOMA_PLAYER]
    setting_up.flow.close_all_and_show_title_page()
    setting_up.flow.games.continue_last_game_of_any_title()
    assert setting_up.match.options == options


def test_a_solo_game_is_set_up_by_keys_alone(setting_up: ClientDriver) -> None:
    setting_up.enter("preset:solo", "automa:deep-pockets", "start")
    assert setting_up.match.options.automa == ("deep-pockets",)


def test_lord_wallace_sits_down_opposite_whoever_sits_first(setting_up: ClientDriver) -> None:
    setting_up.click_each("preset:watch", "seat:1:player:automa")
    assert [seat.player for seat in set_up_of(setting_up).seats] == ["ai:4", AUTOMA_PLAYER]
    assert not setting_up.sees(name="seat:2:player:human")
    setting_up.click_each("seat:0:player:")  # nobody is opposite him any more
    assert not setting_up.find(name="start").enabled


@pytest.mark.parametrize("who", ["human", "computer"])
def test_whoever_takes_his_seat_ends_the_solo_game(setting_up: ClientDriver, who: str) -> None:
    setting_up.click_each("preset:solo", f"seat:1:player:{who}")
    assert [seat.name for seat in set_up_of(setting_up).seats] == ["Morwenna", "Jago"]
    assert not setting_up.sees(name="mix:hard")
    assert setting_up.find(name="seat:2:player:human").enabled
    assert start(setting_up).automa is None


def test_every_mix_can_be_switched_on_and_a_named_one_is_one_click(
    setting_up: ClientDriver,
) -> None:
    automa = present(setting_up.app.box.automa)
    sets = {
        automa.known_options_or_defaults(mix)
        for mix in product(*(("", *group) for group in automa.option_groups))
    }
    assert len(sets) == EVERY_OPTION_SET
    assert {option for group in automa.option_groups for option in group} == set(WALLACE_OPTIONS)
    setting_up.click(name="preset:solo")
    for mix, options in WALLACE_OPTIONS_BY_SET.items():
        setting_up.click(name=f"mix:{mix}", wait_seconds=0.1)
        assert set_up_of(setting_up).automa_options == options
        assert faults(setting_up.screen.stage) == []


def test_a_set_up_of_an_older_version_is_still_offered(ui: ClientDriver) -> None:
    old = 'drawn = true\npractice = false\n\n[[seat]]\nname = "Ann"\nplayer = "human"\n'
    old += '\n[[seat]]\nname = "Ben"\nplayer = "ai:1"\n'
    ui.app.saves_folder.mkdir(parents=True, exist_ok=True)
    (ui.app.saves_folder / set_ups.FILE_NAME).write_text(old, encoding="utf-8")
    ui.click(name="new-game")
    known = SavedSetUp(seats("human", "ai:1"), SEED, shuffles_seats=True, edition="remastered")
    assert set_up_of(ui) == known


def test_remembered_options_that_are_gone_are_dropped(ui: ClientDriver) -> None:
    mixed = ("more-mines", "more-mines-2", "magic", "bailing-out")
    asked = SavedSetUp(seats("human", "ai:1"), 1, automa_options=mixed)
    set_ups.store_set_up(asked, ui.app.saves_folder)
    ui.click_each("new-game", "preset:solo")
    assert start(ui).automa == ("more-mines", "bailing-out")


def test_a_remembered_automa_has_its_name_in_the_language_of_today(ui: ClientDriver) -> None:
    people = (SeatPlan("Ann", "human"), SeatPlan("Kardynał", AUTOMA_PLAYER))
    set_ups.store_set_up(SavedSetUp(people, 1), ui.app.saves_folder)
    ui.click(name="new-game")
    assert [seat.name for seat in set_up_of(ui).seats] == ["Ann", ui.app.say("automa.name")]


@pytest.mark.parametrize("language", ["pl", "cs"])
@pytest.mark.parametrize("title", ["tinners-trail", "brass", "tiletum"])
def test_default_names_follow_the_language_chosen_while_the_program_runs(
    ui: ClientDriver, title: str, language: str
) -> None:
    ui.flow.open_edition(title)
    before = ui.app.box.player_names
    ui.app.change_settings(language=language)
    ui.visit("new-game")
    names = [ui.app.say(f"seat-name.{place}") for place in (1, 2, 3)]
    assert (tuple(names) != before[:3]) == (title == "tiletum")  # others are Cornish and English
    assert [seat.name for seat in set_up_of(ui).seats] == names


def test_a_rematch_and_the_replay_keep_expansions_and_options(ui: ClientDriver) -> None:
    people = (SeatPlan("Ann", "random"), SeatPlan("Lord Wallace", AUTOMA_PLAYER))
    asked = SavedSetUp(people, SEED, expansions=("emigration",), automa_options=("cheap-labour",))
    ui.flow.games.begin_game_with_set_up(asked)
    ui.until_at(EndScreen, 0.2)
    ui.click(name="replay")
    ui.press_keys("end")
    assert ui.at(ReplayScreen).playback.is_at_end
    ui.press_keys("escape")
    ui.click(name="rematch")
    options = ui.match.options
    assert (options.expansions, options.automa) == (("emigration",), ("cheap-labour",))


def test_every_expansion_option_and_mix_has_a_name_and_a_sentence_and_no_other(
    ui: ClientDriver,
) -> None:
    box = ui.app.box
    words = ui.app.words
    assert box.automa is not None
    keys = [f"expansion.{name}" for name in box.title.expansions]
    keys += [f"automa.{group[0]}" for group in box.automa.option_groups]
    keys += [f"automa.mix-{name}" for name in box.automa.mixes]
    asked = {*keys, *(f"{key}-note" for key in keys)}
    asked |= {f"expansion.{name}-few" for name in box.title.fewest_seats_by_expansion}
    assert {key for key in asked if key not in words} == set()
    file = ui.app.assets_folder / "tinners_trail" / "words" / "en" / "screens.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))["expansion"]
    named = {key.removesuffix("-note").removesuffix("-few") for key in table}
    assert named == set(box.title.expansions)


def test_an_edition_offers_the_lessons_that_help_to_play_it(ui: ClientDriver) -> None:
    everything = [lesson.name for lesson in ui.flow.menus.school.lessons]
    ui.app.edition = FIRST_PRINTED
    ui.flow.menus.school.open_list()
    offered = [lesson.name for lesson in ui.flow.menus.school.lessons]
    assert set(everything) - set(offered) == {"survey", "wallace", "arsenic", "emigration"}
    assert offered[-1] == "first-edition"
    assert not ui.sees(name="lesson:survey")
    assert ui.app.say("lessons.note-2007") in ui.told


@pytest.mark.parametrize("edition", ["remastered", FIRST_PRINTED])
def test_the_options_after_the_name_of_an_edition_do_not_repeat_it(
    trail: ClientDriver, edition: str
) -> None:
    options = Options("tinners-trail", 4, edition)
    name = edition_name(trail.app, edition, options.title)
    assert name
    assert name in options_line_text(trail.app, options)
    assert name not in options_line_text(trail.app, options, with_edition=False)
