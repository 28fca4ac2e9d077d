"""Playing at the drawn table of Tiletum: every move, by mouse alone and by keyboard alone."""

import re
from collections.abc import Iterable

import pytest

from game.engine.events import Event
from game.engine.move import Move
from game.engine.title import Options
from game.scene.nodes.tooltip import tooltip_from_source
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.panels.die_values import DieValueCell
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court, Wanted, play

pytestmark = pytest.mark.thorough

OPTIONS = {"base": Options("tiletum", 4), "silver": Options("tiletum", 4, expansions=("silver",))}
QUESTIONS = {
    "base": (
        *("turn", "bonus", "as", "steps", "gain", "anywhere", "building", "characters"),
        *("king-tile", "colour"),
    ),
    "silver": (
        *("turn", "do", "any-step", "pay", "tech", "new-explorer", "bonused", "gold"),
        *("silver", "dig", "keep", "drawn", "as", "anywhere"),
    ),
}
ACTIONS = {"base": ("merchant", "architect", "character", "contract"), "silver": ("explorer",)}
TASKS = {
    "base": ("buy", "fulfil", "crest", "contribute", "use", "exchange"),
    "silver": ("explorer", "raise", "symbol", "buy", "contribute"),
}
RICH = 18
LEARNED = ("any-step", "bonused", "gold", "silver", "dig", "keep", "drawn")
"""What only technologies ask: rich games come there."""
by_hand = pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])


def question(name: str) -> Wanted:
    """Want a question of a kind."""
    return lambda state, moves: question_key(state) == name


def action(name: str) -> Wanted:
    """Want an action that can still be paid for."""

    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        if question_key(state) != "act":
            return False
        view = table_view(state)
        return (
            view.question_key == "act"
            and view.action == name
            and view.action_points_left > 0
            and view.round > 1
        )

    return wanted


def kind(name: str) -> Wanted:
    """Want a question with a move of a kind."""
    return lambda state, moves: any(move.kind == name for move in moves)


def every(names: dict[str, tuple[str, ...]]) -> pytest.MarkDecorator:
    """Ask for every name of both games."""
    return pytest.mark.parametrize(
        ("game", "name"), [(game, name) for game, all_of in names.items() for name in all_of]
    )


def play_all(court: Court, moves: Iterable[Move], *, keys: bool) -> None:
    """Answer the question with each of some moves."""
    for move in moves:
        court.ask()
        play(court, move, keys=keys)
        assert court.host.answers == [move.code], move.text


@by_hand
@every(QUESTIONS)
def test_every_answer_to_a_question_can_be_given(game: str, name: str, keys: bool) -> None:
    court = Court(options=OPTIONS[game])
    court.until(question(name), silver=RICH if name in LEARNED else 0)
    play_all(court, court.moves()[:7], keys=keys)


@by_hand
@every(ACTIONS)
def test_every_option_of_an_action_can_be_taken(game: str, name: str, keys: bool) -> None:
    court = Court(options=OPTIONS[game])
    court.until(action(name))
    play_all(court, [*court.moves()[: 5 + (game == "silver")], court.moves()[-1]], keys=keys)


@by_hand
@every(TASKS)
def test_every_task_can_be_done(game: str, name: str, keys: bool) -> None:
    court = Court(options=OPTIONS[game])
    court.until(kind(name))
    done = [m for m in court.moves() if m.kind == name and (m.choice != "none" or game == "base")]
    play_all(court, done[:1], keys=keys)


def test_a_step_is_taken_by_a_click_on_a_lit_town(court: Court) -> None:
    court.asked(action("merchant"))
    step = next(move for move in court.moves() if move.kind == "step")
    court.ui.click(name=f"space:{step.places[0]}")
    assert court.host.answers == [step.code]


def test_a_town_with_several_options_lists_them_all(court: Court) -> None:
    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        here = [move.places for move in moves if move.kind in ("house", "tile")]
        return len(here) == 2 and here[0] == here[1]

    court.asked(wanted)
    house = next(move for move in court.moves() if move.kind == "house")
    court.ui.click(name=f"space:{house.places[0]}")
    assert not court.host.answers
    assert {answer.moves[0].kind for answer in court.asking.answer_lines} == {"house", "tile"}


def may_change(_state: TiletumState, moves: tuple[Move, ...]) -> bool:
    """Whether a die may get another value."""
    return any(move.amount("new") != move.amount("value") for move in moves)


def test_a_die_is_taken_once_it_is_confirmed_and_its_bill_tells_all_values(court: Court) -> None:
    court.asked(may_change)
    die = next(move for move in court.moves() if move.kind == "take")
    name = f"die:{die.choice}.{die.amount('value')}"
    court.ui.click(name=name)
    assert not court.host.answers
    assert court.asking.resulting_die_value == die.amount("value")
    assert len([node for node in court.ui.find_all(role="cell") if node.name[:6] == "value:"]) == 6
    court.ui.press_keys(str(die.amount("value")))
    court.ui.press_keys("escape")
    assert not court.asking.picked_targets
    court.ui.click_each(name, name)
    assert len(court.host.answers) == 1


def test_a_changed_die_names_its_price_and_escape_drops_the_die_at_once(court: Court) -> None:
    court.asked(may_change)
    changed = next(move for move in court.moves() if move.amount("new") != move.amount("value"))
    court.ui.click(name=f"die:{changed.choice}.{changed.amount('value')}")
    prompt = court.table.parts.prompt
    assert prompt.look is not None
    assert prompt.look.confirm_label == "Take it"
    court.ui.click(name=f"value:{changed.amount('new')}")
    assert re.fullmatch(r"Take it for \d+ gold", prompt.look.confirm_label)
    assert re.search(r"value \d, for \d+ gold\.", prompt.look.next_step_text)
    court.ui.press_keys("escape")
    assert not court.asking.picked_targets


def test_a_card_of_the_offer_is_taken_by_a_click_and_listed_where_it_lies(court: Court) -> None:
    court.asked(lambda state, moves: any(move.kind == "take" and move.card for move in moves))
    take = next(move for move in court.moves() if move.kind == "take")
    view = table_view(court.state)
    place = (lying := [*view.offered_contracts, *view.offered_characters]).index(take.card)
    moves = [answer.moves[0] for answer in present(court.asking).answer_lines]
    listed = [move.card for move in moves if move.kind == "take"]
    assert listed == sorted(listed, key=lying.index)
    court.ui.click(name=f"card:{place}")
    assert court.host.answers == [take.code]


def test_a_click_on_a_player_shows_that_players_board_and_another_ones_own(court: Court) -> None:
    court.until(action("merchant"))
    asked = court.ask()
    board = court.ui.find(name="board")
    assert board.label.startswith("Your board")
    other = (asked.seat + 1) % 4
    court.ui.click(name=f"seat:{other}")
    assert re.match(r"\w+’s board\.", board.label)
    court.ui.click(name=f"seat:{other}")
    assert board.label.startswith("Your board")


def test_what_is_not_possible_says_why(court: Court) -> None:
    def poor(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        return question_key(state) == "turn" and not any(m.kind == "buy" for m in moves)

    court.asked(poor)
    tip = court.table.action_tooltip("buy")
    assert "You need 2 gold to buy a good." in tip.lines


@pytest.mark.parametrize("task", ["buy", "fulfil", "crest", "contribute", "use"])
def test_the_button_of_a_task_says_what_a_task_is(court: Court, task: str) -> None:
    court.ask()
    said = court.table.context.say("tip-task")
    assert said in court.table.action_tooltip(task).lines
    assert said not in court.table.action_tooltip("exchange").lines, "a part of an action"


def test_a_tile_that_must_wait_is_told_by_the_name_it_has_at_the_table(court: Court) -> None:
    waiting = {"ap1", "ap2"}

    def boosted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        tiles = (
            table_view(state).seats[int(state.to_move)].storehouse_tiles
            if state.to_move >= 0
            else ()
        )
        usable = any(move.kind == "use" for move in moves)
        return question_key(state) == "turn" and not usable and bool(waiting & set(tiles))

    court.asked(boosted)
    told = " ".join(court.table.action_tooltip("use").lines)
    assert "during the main action of your turn" in told


def test_a_button_of_a_task_tells_what_it_costs(court: Court) -> None:
    court.asked(question("turn"))
    button = present(court.table.root.find("action:buy"))
    assert button.label == "Buy, 2 gold each"
    assert "cost_word='2 gold'" in str(button.drawing_cache_key())


def test_fairs_tell_what_each_would_pay_everybody_now(court: Court) -> None:
    court.asked(question("turn"))
    told = court.ui.find(name="fairs").label
    for name in ("Margriet", "Jakob", "Isabel", "Pietro"):
        assert name in told


def test_a_table_drawn_afresh_equals_one_that_was_picked_at_and_stepped_back(court: Court) -> None:
    court.asked(action("contract"))
    before = court.table.comparable_contents()
    court.ui.press_keys("s", "escape")
    assert court.table.comparable_contents() == before


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_no_word_of_the_table_is_missing(language: str, game: str) -> None:
    court = Court((1920, 1080), language, options=OPTIONS[game])
    for name in QUESTIONS[game]:
        court.asked(question(name), silver=RICH if name in LEARNED else 0)
        told = [str(node.label) for node in court.table.root.walk()]
        told += [row.text for row in court.table.root.walk() if hasattr(row, "text")]
        assert not [each for each in told if each.startswith(("table.", "move.", "name."))]
        assert not [each for each in told if "{" in each]
        assert "table." not in " ".join(court.table.position_paragraphs())


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_value_of_a_picked_die_is_told_with_its_numbers(language: str) -> None:
    court = Court(language=language)
    court.asked(question("turn"))
    die = next(move for move in court.moves() if move.kind == "take")
    court.table.pick_option(f"die:{die.choice}.{die.amount('value')}")
    court.ui.advance_time(1 / 60)
    told = [str(node.label) for node in court.table.root.walk() if isinstance(node, DieValueCell)]
    assert all(told[:6])
    assert not [each for each in told if "{" in each]


def test_a_trade_is_called_in_the_language_that_is_spoken() -> None:
    court = Court(language="pl")
    court.asked(action("contract"))
    labels = [row.label for row in court.ui.find_all(role="button")]
    assert any(label.startswith("Wymień dobro") for label in labels)


def test_every_petal_tells_what_a_die_of_its_value_would_bring(court: Court) -> None:
    court.asked(question("turn"))
    rose = present(court.table.root.find("rose"))
    told = []
    for place in range(6):
        petal = present(rose.find(f"petal:{place}"))
        tip = present(tooltip_from_source(petal.tooltip))
        told.append(" ".join((tip.title, *tip.lines)))
    tiles = [tile for tile in table_view(court.state).tile_by_action.values() if tile]
    assert len(set(told)) == 6
    assert sum("storehouse" in each for each in told) == len(tiles)
    assert [each for each in told if "Move, house or tile: 1 AP each" in each]


def test_building_six_is_completed_without_a_word_of_points_of_action(court: Court) -> None:
    court.asked(lambda state, moves: True)
    told = {
        building: court.table.journal_entries(
            (Event("completed", 1, amounts=(("building", building), ("ap", ap))),), 0
        )[0].text
        for building, ap in ((5, 1), (6, 0))
    }
    assert told[5] == "Jakob completed building 5, so its marker adds 1 AP"
    assert told[6] == "Jakob completed building 6"


def test_a_list_of_dice_tells_the_action_of_each_and_lists_none_twice(court: Court) -> None:
    court.asked(lambda state, moves: len(moves) < 14 and may_change(state, moves))
    wheel = dict(table_view(court.state).rose_window_values_and_actions)
    dice = court.asking.answer_lines
    assert len({answer.target for answer in dice}) == len(dice)
    for number, die in enumerate(dice, start=1):
        row = present(court.table.root.find(f"answer:{number}"))
        assert f"{wheel[int(die.target.rpartition('.')[2])].capitalize()}, " in str(row.label)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_no_sentence_of_the_description_ends_twice_or_runs_on(language: str) -> None:
    court = Court((1920, 1080), language)
    court.asked(question("turn"))
    told = court.table.position_paragraphs()
    assert ".." not in " ".join(told)
    court.asked(question("bonus"))
    assert "?." not in " ".join(court.table.position_paragraphs())
    fairs = next(line for line in told if line.count(" × ") == 4)
    assert fairs.count(".") == 8
