"""The coach of a first game: each thing once, when it matters, from the player's view alone; and
several questions answered on one sheet, where hint and coach speak of what is not picked yet."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from pygame import Rect

from game.box.coach import move_name_in_advice_files
from game.client.app import App
from game.client.hints import coaching
from game.client.hints.hint_panel import first_unanswered_question, is_question_answered
from game.client.hints.hints import HintSource
from game.client.hints.win_chance_tracker import WinChanceTracker
from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.session.director import ObservedStep
from game.client.stored.settings import load_settings
from game.engine.events import Event
from game.engine.move import Move
from game.engine.moves import kind_of_move
from game.engine.reasons import Reason
from game.engine.title import Options
from game.match.analysis import Hint, RecommendedMove, SeatProspect
from game.match.feed import FeedEntry
from game.match.match import Match
from game.match.match_factory import beginning_of_new_game
from game.match.seating import make_seats
from game.table_protocol import ALL_DECISIONS_SETTLED_MARK, PersonalQuestion
from game.titles.tinners_trail.rules.kinds import BUILD_MINE_MOVE
from tests.client.client_driver import ClientDriver
from tests.client.toys import advises_legal_moves
from tests.helpers.present import present

pytestmark = pytest.mark.thorough


@pytest.fixture
def ui(trail: ClientDriver) -> ClientDriver:
    """A client driver at a desk where somebody advises the first legal moves when told to."""
    trail.app.analyst = advises_legal_moves(trail.app)
    trail.app.make_seed = lambda: 7  # of a deal whose first decision is one: no two cards are alike
    return trail


def coached(
    ui: ClientDriver, players: tuple[str, ...] = ("human", "random", "random")
) -> ClientDriver:
    """Begin a game with the coach."""
    ui.app.change_settings(coach=True)
    ui.play(*players, seed=4, wait=0.2)
    if ui.app.analyst is not None and ui.analyst.hints:
        finish(ui)
    return ui


def finish(ui: ClientDriver) -> None:
    """Let the latest hint be finished and shown."""
    ui.analyst.hints[-1].finish()
    ui.advance_time(0.1)


def note(ui: ClientDriver) -> str:
    """Return everything the coach says."""
    return ui.find(name="coach").label


def hint(ui: ClientDriver) -> str:
    """Return everything the hint says."""
    return " ".join(node.label for node in ui.find(name="hint-panel").walk())


def best_of(ui: ClientDriver) -> RecommendedMove:
    """Return the best move of the latest hint."""
    return present(ui.analyst.hints[-1].result_if_ready()).recommended_moves[0]


def trail_match(app: App, seed: int) -> Match:
    """A game of three people."""
    title = app.box.title
    options = Options(title.name, 3, title.editions[0])
    seats = make_seats(("human",) * 3, title.make_game(options).colours, ("A", "B", "C"))
    return Match.begin(beginning_of_new_game(title, options, seats, seed))


def random_game(app: App, seed: int) -> Iterator[tuple[PersonalQuestion, Move]]:
    """Yield every question of the first seat of a game played at random, and what it plays."""
    match = trail_match(app, seed)
    luck = Random(seed)
    while (due := match.question()) is not None:
        moves = match.legal_moves()
        kind = luck.choice(sorted({move_name_in_advice_files(move) for move in moves}))
        move = luck.choice([move for move in moves if move_name_in_advice_files(move) == kind])
        if due.seat == 0:
            yield PersonalQuestion(due.seat, due.view, moves, False, ""), move
        match.send_answer(due.seat, move.code)


def test_a_first_game_with_a_coach_is_one_click_away(ui: ClientDriver) -> None:
    ui.click_each("learn", "first-game", wait_seconds=0.7)
    kinds = [seat.player for seat in ui.match.seats]
    assert kinds == ["human", *ui.app.computer_players.player_kinds[:2]]
    advice = ui.app.say("coach.advises", move="").strip().rstrip(".")
    assert advice not in note(ui), "the first decision is explained before it is analysed"
    finish(ui)
    assert advice in note(ui)
    assert ui.app.learning_progress_in_open_title.explained_keys == {"draft"}


def test_a_first_game_leaves_the_coach_as_it_was(ui: ClientDriver) -> None:
    ui.click_each("learn", "first-game", wait_seconds=0.7)
    assert ui.app.settings.coach
    ui.app.change_settings(round_summary=False)
    assert not load_settings(ui.app.saves_folder).coach
    ui.flow.close_all_and_show_title_page()
    assert not ui.app.settings.coach
    ui.flow.games.continue_last_game_of_any_title()
    assert ui.app.settings.coach, "its game goes on with the coach"


def test_a_coach_that_is_chosen_during_a_first_game_stays(ui: ClientDriver) -> None:
    ui.click_each("learn", "first-game", wait_seconds=0.7)
    ui.app.change_settings(coach=True)
    ui.flow.close_all_and_show_title_page()
    assert ui.app.settings.coach
    assert load_settings(ui.app.saves_folder).coach


def test_a_coach_that_is_sent_away_does_not_come_back_with_its_game(ui: ClientDriver) -> None:
    ui.click_each("learn", "first-game", wait_seconds=0.7)
    finish(ui)
    ui.click(name="coach-off")
    ui.flow.close_all_and_show_title_page()
    ui.flow.games.continue_last_game_of_any_title()
    assert not ui.app.settings.coach


def test_the_coach_gives_the_advice_of_the_hint_and_asks_but_once(ui: ClientDriver) -> None:
    coached(ui)
    question = present(ui.table.prompt_controller.question)
    phrases = present(ui.app.box.phrases)
    best = next(move for move in question.moves if move.code == best_of(ui).code)
    what = phrases.advised_move_text(best, question.view)
    assert f"{what}." in note(ui)
    ui.click(name="hint", wait_seconds=0.1)
    assert not ui.sees(name="coach")
    ui.click(name="hint-more")
    assert f"{what}." in hint(ui)
    assert len(ui.analyst.hints) == 1


def test_one_thing_is_explained_at_a_time_however_soon_the_analysis_is_there(
    ui: ClientDriver,
) -> None:
    ui.analyst.at_once = True
    coached(ui)
    seen = 0
    for _ in range(60):
        if not isinstance(ui.screen, TableScreen):
            break
        notes = len(ui.find_all(name="coach"))
        assert notes <= 1
        seen += notes
        if (question := ui.table.prompt_controller.question) is not None:
            ui.table.prompt_controller.play_answer(question.moves[0].code)
        ui.advance_time(0.05)
    assert seen > 3


def test_what_a_place_is_worth_is_said_once_until_others_have_acted(ui: ClientDriver) -> None:
    analyst = ui.analyst
    app = ui.app
    analyst.at_once = True
    analyst.why = (Reason("fair-value-known", {"area": "x", "pounds": 7}),)
    known = analyst.legal
    analyst.legal = lambda view: sorted(
        known(view), key=lambda code: kind_of_move(code) != BUILD_MINE_MOVE
    )
    coached(ui)
    phrases = present(app.box.phrases)
    last = (0, "")
    said: dict[bool, list[bool]] = {True: [], False: []}  # by whether others have acted since
    while isinstance(screen := ui.screen, TableScreen):
        if (question := screen.prompt_controller.question) is not None:
            code = best_of(ui).code
            best = next((move for move in question.moves if move.code == code), question.moves[0])
            if ui.sees(name="coach") and phrases.advised_move_text(best, question.view) in note(ui):
                since = last[0]
                place = "".join(phrases.places_of_move(best, question.view))
                if place and place == last[1]:
                    others = {step.seat for step in screen.match.chronicle.steps[since:]}
                    said[others != {question.seat}].append("£7" in note(ui))
                last = screen.match.step_count, place
            # so that all that goes with advice is said again
            app.learning_progress_in_open_title.explained_keys.clear()
            advice = present(app.box.coach).explanations
            app.learning_progress_in_open_title.explained_keys.update(
                each.name for each in advice if not each.best_move_names
            )
            screen.prompt_controller.play_answer(best.code)
        ui.advance_time(0.05)
    assert said[True] and all(said[True])
    assert said[False] and not any(said[False])


def test_a_plan_that_was_followed_is_what_the_analysis_goes_on_with(trail: ClientDriver) -> None:
    match = trail_match(trail.app, 3)
    heard = list[int]()
    trail.app.analyst = advises_legal_moves(trail.app)
    analyst = trail.analyst
    source = HintSource(trail.app, match, lambda then: then())
    due = present(match.question())
    moves = match.legal_moves()
    after = due.view.clone()
    match.game.rules.apply(after, moves[0].code)
    following = match.game.rules.legal_codes(after)[0]
    analyst.plan = (moves[0].code, following)
    analyst.at_once = True
    source.start_analysis_unless_done(
        PersonalQuestion(due.seat, due.view, moves, False, ""), lambda: heard.append(1)
    )
    for view, plan in ((after, (following,)), (due.view, ())):
        asked = match.game.readable_moves(view)
        source.start_analysis_unless_done(
            PersonalQuestion(due.seat, view, asked, False, ""), lambda: heard.append(1)
        )
        assert analyst.positions[-1].plan == plan


def test_who_is_advised_to_stop_investing_is_not_shown_the_slider(trail: ClientDriver) -> None:
    coach = present(trail.app.box.coach)
    stop = [advice for advice in coach.explanations if "invest-none" in advice.best_move_names]
    assert [advice.ringed_anchors for advice in stop] == [("sheet-decline",)]
    assert "preset amount" in trail.app.say("coach.invest-stop"), (
        "the sum that is set is left unexplained"
    )


def test_whoever_owns_three_mines_is_told_of_three(trail: ClientDriver) -> None:
    for mines, told in ((1, "You own 1 mine "), (3, "You own 3 mines ")):
        assert told in trail.app.say("coach.another-mine", mines=mines)


def test_nobody_is_told_to_count_the_ore_of_a_tile_that_lies_face_down(trail: ClientDriver) -> None:
    coach = present(trail.app.box.coach)
    [auction] = [advice for advice in coach.explanations if advice.name == "auction"]
    assert auction.max_facts["face-down"] == 0


def test_an_auction_that_asks_as_the_one_before_is_advised_on_anew(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = present(coached(ui).table.prompt_controller.question)
    coaching = ui.table.aids.coaching
    hints = len(ui.analyst.hints)
    monkeypatch.setattr(Match, "step_count", 1)
    coaching.explain_question(replace(asked, view=present(trail_match(ui.app, 5).question()).view))
    assert len(ui.analyst.hints) == hints + 1


def test_a_coach_without_an_analysis_explains_and_advises_nothing(trail: ClientDriver) -> None:
    coached(trail)
    assert trail.app.learning_progress_in_open_title.explained_keys == {"draft"}
    assert trail.app.say("coach.advises", move="").strip().rstrip(".") not in note(trail)


def test_insurance_that_was_paid_is_explained(ui: ClientDriver) -> None:
    coached(ui)
    question = present(ui.table.prompt_controller.question)
    event = Event("insured", question.seat, amounts=(("pounds", 3),))
    seen = FeedEntry(1, 1, None, (event,), question.view)
    ui.table.aids.pass_step_to_coach(ObservedStep(seen, question.seat))
    ui.table.prompt_controller.play_answer(question.moves[0].code)
    ui.advance_time(0.3)
    assert "£3" in note(ui)
    assert "insured" in ui.app.learning_progress_in_open_title.explained_keys


def test_falling_chances_and_a_decision_that_cost_much_are_reckoned(ui: ClientDriver) -> None:
    match = trail_match(ui.app, 3)
    tracker = WinChanceTracker(match, frozenset(("bid", "drop")), "drop")

    def ask(share: int) -> tuple[PersonalQuestion, Hint]:
        due = present(match.question())
        moves = match.legal_moves()
        advice = tuple(
            RecommendedMove(move.code, 1, share, 20, 150 * at, 10, ())
            for at, move in enumerate(moves[:2])
        )
        hint = Hint(0, 9, (SeatProspect(share, 20),) * 3, advice)
        return PersonalQuestion(due.seat, due.view, moves, False, ""), hint

    question, hint = ask(400)
    match.send_answer(question.seat, question.moves[1].code)  # before the analysis came
    assert tracker.record_question_and_make_facts(question, hint, 0) == {
        "chance": 40,
        "was": 40,
        "fall": 0,
        "slip": 0,
        "sound": 0,
    }
    while (due := match.question()) is not None and due.seat != question.seat:
        match.send_answer(due.seat, match.legal_moves()[0].code)
    facts = tracker.record_question_and_make_facts(*ask(250), match.step_count)
    assert facts == {"chance": 25, "was": 40, "fall": 15, "slip": 15, "sound": 0}
    assert tracker.better_previous_move == (question.moves[0], question)
    match.undo_decision(0)
    undone = {"chance": 30, "was": 30, "fall": 0, "slip": 0, "sound": 0}
    assert tracker.record_question_and_make_facts(*ask(300), match.step_count) == undone, (
        "what was taken back was compared"
    )
    assert tracker.better_previous_move is None


def test_a_fall_after_the_best_move_is_not_the_fault_of_that_move(ui: ClientDriver) -> None:
    match = trail_match(ui.app, 3)
    tracker = WinChanceTracker(match, frozenset(("bid", "drop")), "drop")
    question = present(match.question())
    best = match.legal_moves()[0]
    advice = (RecommendedMove(best.code, 1, 400, 20, 0, 10, ()),)
    asked = PersonalQuestion(question.seat, question.view, match.legal_moves(), False, "")
    before, after = (Hint(0, 9, (SeatProspect(share, 20),) * 3, advice) for share in (400, 250))
    tracker.record_question_and_make_facts(asked, before, match.step_count)
    match.send_answer(question.seat, best.code)
    facts = tracker.record_question_and_make_facts(asked, after, match.step_count)
    assert facts == {"chance": 25, "was": 40, "fall": 15, "slip": 0, "sound": 1}


def test_the_coach_is_heard_where_the_screen_is_described(ui: ClientDriver) -> None:
    coached(ui).press_keys("f9")
    assert "Coach. Before the game" in ui.find(name="text").label


def test_what_was_understood_is_not_explained_again(ui: ClientDriver) -> None:
    coached(ui).click(name="coach-understood")
    assert not ui.sees(name="coach")
    ui.flow.close_all_and_show_title_page()
    assert not coached(ui).sees(name="coach")


def test_a_note_not_yet_read_is_back_beside_what_it_speaks_of_after_another_screen(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = coached(ui).find(name="coach")
    k = ui.screen.stage.units.px_per_u
    below = Rect(note.x * k + 9, note.y * k + 9, 9, 9)
    monkeypatch.setattr(coaching, "visible_anchor_rects", lambda *_where, **_how: [below])
    ui.press_keys("f1")
    ui.press_keys("escape", wait_seconds=0.1)
    assert ui.find(name="coach").x < note.x
    ui.press_keys("escape")
    assert not ui.sees(name="coach")


def test_a_coach_switched_on_speaks_of_what_is_asked_and_is_switched_off_there(
    ui: ClientDriver,
) -> None:
    ui.play("human", "random", "random", seed=4)
    ui.app.open_settings()
    ui.enter("coach")
    ui.press_keys("escape", wait_seconds=0.1)
    finish(ui)
    ui.click(name="coach-off")
    assert not ui.sees(name="coach")
    assert not ui.app.settings.coach


def test_several_people_have_no_coach(ui: ClientDriver) -> None:
    coached(ui, ("human", "human", "random"))
    if isinstance(ui.screen, HandoverScreen):
        ui.click(name="open")
    assert not ui.sees(name="coach")


@pytest.mark.parametrize(
    ("kind", "facts", "advised"),
    [
        ("drop", {"face-down": 1, "spare": 9}, "auction-blind"),  # nobody can count its ore
        ("drop", {"face-down": 1, "rival-knows": 1, "spare": 9}, "auction-rival-knows"),
        ("drop", {"face-down": 0, "spare": 9}, "auction"),
        ("survey", {"pair": 1}, "survey-two"),  # with two a card is a must, the tile open or not
        ("build", {"mines": 0}, "first-turn"),
        (
            "build",
            {"mines": 1, "work": 8},
            "another-mine",
        ),  # whoever got one before the first own turn
    ],
)
def test_what_is_explained_first_is_what_fits_the_advised_move(
    ui: ClientDriver, kind: str, facts: dict[str, int], advised: str
) -> None:
    """What is explained first when the analysis advises a move of this kind."""
    told = {"second-round", "others-passed"}
    for question, _ in random_game(ui.app, 5):
        best = next(
            (move for move in question.moves if move_name_in_advice_files(move) == kind), None
        )
        if best is not None:
            due = present(ui.app.box.coach).next_explanation(
                question, {"round": 1, **facts}, best, told
            )
            assert present(due).name == advised
            return
    raise AssertionError(f"no {kind} in this game")


# Several questions on one sheet.


def keep(ui: ClientDriver, region: str) -> None:
    """Keep the first card of a region's pair."""
    pairs = [node for node in ui.find(name="draft").walk() if node.pressable]
    card = next(node for node in pairs if f"region {region}" in node.label)
    ui.click(label=card.label, wait_seconds=0.1)


def ask_for_a_hint(ui: ClientDriver) -> None:
    ui.click(name="hint")
    finish(ui)


@pytest.mark.parametrize(("kept", "open_still"), [("A", "B"), ("B", "A")])
def test_a_hint_is_about_the_first_open_region(
    ui: ClientDriver, kept: str, open_still: str
) -> None:
    coached(ui)
    keep(ui, kept)
    ask_for_a_hint(ui)
    assert f"region {open_still}" in hint(ui)
    assert f"region {kept}" not in hint(ui)


def test_nothing_is_left_to_advise_on_once_all_of_a_turn_is_picked(app: App) -> None:
    match = trail_match(app, 4)
    settled = list[str]()
    due = present(match.question())
    question = PersonalQuestion(due.seat, due.view, match.legal_moves(), False, "")
    ahead_now = question
    while not is_question_answered(ahead_now, settled):
        settled.append(ahead_now.moves[0].text)
        ahead_now = first_unanswered_question(match, question, settled)
    assert len(settled) == 2
    assert not is_question_answered(
        first_unanswered_question(match, question, settled[:1]), settled[:1]
    )
    assert is_question_answered(question, (ALL_DECISIONS_SETTLED_MARK,)), (
        "whoever has the next turn"
    )


def test_what_is_picked_stays_while_the_rules_are_read(ui: ClientDriver) -> None:
    coached(ui)
    keep(ui, "A")
    picked = ui.table.table.texts_of_moves_picked_so_far()
    ui.press_keys("f1")
    assert ui.screen is not ui.table
    ui.press_keys("escape", wait_seconds=0.1)
    assert picked
    assert ui.table.table.texts_of_moves_picked_so_far() == picked


def test_an_open_hint_goes_on_to_the_next_region(ui: ClientDriver) -> None:
    coached(ui)
    ask_for_a_hint(ui)
    assert "region A" in hint(ui)
    keep(ui, "A")
    finish(ui)
    assert "region B" in hint(ui)


def test_the_coach_advises_on_the_next_region_when_one_is_chosen(ui: ClientDriver) -> None:
    coached(ui)
    assert "(A)" in note(ui)
    keep(ui, "A")
    finish(ui)
    assert "(B)" in note(ui)
    assert "(A)" not in note(ui)
