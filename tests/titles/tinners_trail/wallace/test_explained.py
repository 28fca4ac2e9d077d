"""What is told of Lord Wallace's steps, and why: events, facts, sentences, reconstructions."""

import pytest

from ai.titles.tinners_trail.lord_wallace import fact_sentences
from game.engine.title import Options
from game.files.folders import assets_folder
from game.text.words import Words
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import TITLE_NAME, WALLACE_OPTIONS_BY_SET
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.narrate_wallace import wallace_fact_event
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.state_form import STATE_FORM_REMASTERED
from game.titles.tinners_trail.rules.wallace.facts import (
    MOST_COPPER_EXTRACTED_LINE,
    MOST_TIN_EXTRACTED_LINE,
    ActionCardShown,
    ActionImpossible,
    BidDeclined,
    BidRolled,
    CandidatePlace,
    Fact,
    ListChoice,
    MoveWithStates,
    WallacePassed,
)
from game.titles.tinners_trail.rules.wallace.preference_lists import (
    ADIT_PREFERENCES,
    EMIGRATING_MINER_PREFERENCES,
    MINE_PREFERENCES,
    MINER_BESIDE_OTHERS_PREFERENCES,
    MINER_PREFERENCES,
    PORT_PREFERENCES,
    PUMP_PREFERENCES,
    TILE_PREFERENCES,
    TRAIN_PREFERENCES,
)
from game.titles.tinners_trail.rules.wallace.reconstruction import (
    wallace_facts_and_moves_of_step,
    wallace_facts_of_step,
)
from game.titles.tinners_trail.rules.wallace.survey_deck import (
    first_card_under_deck,
    put_card_under_deck,
    take_first_card_under_deck,
)
from game.titles.tinners_trail.rules.wallace.tables import ACTION_WORDS
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.tables import Table, TrailTrial, new_table, table_of
from tests.titles.tinners_trail.trail_words import WORD_FILES, keys_of
from tools.proof.random_games import play_random_steps

rule = pytest.mark.rule
WORDS = Words(*WORD_FILES, assets_folder() / "tinners_trail" / "words" / "en" / "wallace.toml")
BANDS = (0, 4, 7)
DEAR = "solo; round 2; prices tin 5 copper 8"
CHOICE = ListChoice("mine", ("least-water",), (CandidatePlace(("kea",), (0,)),), "only")
ROLLED = BidRolled(3, (1, 2, 3), ("tin",), "higher", 3, 4, 0, 7)


def after(words: str, *moves: str) -> TrailTrial:
    """Return the trial of a table on which an outcome has just come about."""
    trial = TrailTrial(table_of(words))
    for text in moves:
        trial.play(text)
    return trial


def is_whole(sentence: str) -> bool:
    """Whether nothing of a sentence is a key or a gap."""
    gaps = any(part in sentence for part in ("{", "explain.", "wallace."))
    return sentence[0].isupper() and sentence.endswith(".") and not gaps


def scenes(table: Table, text: str) -> list[str]:
    """Play an outcome and return the kinds of moves it is reconstructed with."""
    trial = TrailTrial(table)
    trial.play(text)
    before, then = trial.views(0)
    beats = wallace_facts_and_moves_of_step(before, trial.move(), then)
    return [beat.move.kind for beat in beats if isinstance(beat, MoveWithStates)]


def test_a_card_tells_its_cell_and_whether_the_highlighted_action_counts() -> None:
    card, *_ = after(f"{DEAR}; work 4 orange pink; kea orange 2/2/1", "wallace card 5").facts()
    assert card == ActionCardShown(5, 2, 1, "B/M", True, "mine")


def test_a_choice_tells_all_that_came_into_question_best_first() -> None:
    mines = "kea orange 0/2/2; redruth orange 0/2/1; gwennap orange 0/1/0"
    choice = of_kind(after(f"{DEAR}; {mines}", "he mine").facts()[1], ListChoice)
    assert [one.area_names[0] for one in choice.candidates] == ["redruth", "kea", "gwennap"]
    assert choice.deciding_criterion == "least-water"
    assert [one.value_by_criterion[:2] for one in choice.candidates] == [(2, -1), (2, -2), (1, 0)]


def test_a_bid_tells_the_row_the_dice_and_the_sum_and_a_pass_why() -> None:
    words = 'phase survey; orange hand b:tin+1:2; auction {opener = "orange"}; redruth up 3/4/4'
    bid = after(f"solo; wallace deep-pockets; {words}", "draw b:tin+1:2", "roll bid 1 0 3")
    assert bid.facts() == (BidRolled(4, (1, 0, 3), ("water",), "higher", 3, 2, 2, 7),)
    assert after("solo; work 7 orange pink", "he pass").facts()[-1] == WallacePassed("card")


def test_nothing_is_explained_in_a_game_without_him() -> None:
    trial = TrailTrial(new_table(2, 1))
    trial.play(trial.texts()[0])
    assert trial.facts() == ()


def test_a_card_tells_what_he_does_like_the_move_of_any_player() -> None:
    events = after(f"{DEAR}; kea orange 1/2/1", "he mine").events("pink")
    told = [event.kind for event in events if event.kind not in TrailTrial.silent]
    assert told == ["wallace-card", "wallace-chose", "extracted", "flooded"]
    rows = {event.kind: [change.row for change in event.changes] for event in events}
    assert rows["wallace-chose"] == []
    assert rows["wallace-card"] == [STATE_FORM_REMASTERED.index_of_row("wallace_cards")]


@rule("LW-3")
@pytest.mark.parametrize(
    ("fact", "kind", "said"),
    [
        (ActionCardShown(4, 1, 0, "B/M", True, "mine"), "wallace-card", "mine"),
        (CHOICE, "wallace-chose", "only"),
        (ROLLED, "wallace-rolled", "higher tin"),
        (BidDeclined("poor-tile"), "wallace-declined", "poor-tile"),
        (ActionImpossible("port", 2), "wallace-impossible", "port"),
        (WallacePassed("final-column"), "wallace-passes", "final-column"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_fact_is_told_as_an_event_of_his_seat_and_in_whole_sentences(
    fact: Fact, kind: str, said: str
) -> None:
    event = wallace_fact_event(fact, 1)
    assert (event.kind, event.seat, event.card) == (kind, 1, said)
    assert all(map(is_whole, fact_sentences((fact,), WORDS, BANDS)))


@rule("LW-9", "LW-12")
def test_no_place_is_preferred_to_itself_nor_of_places_alike_in_every_line() -> None:
    state = table_of("solo; kea orange 5/0/0; breage+st-keverne orange 1/1/1").state
    kea = state.board.area_numbers["kea"]
    assert MINER_BESIDE_OTHERS_PREFERENCES.is_candidate(state, kea)
    assert not MINER_BESIDE_OTHERS_PREFERENCES.is_better_place(state, kea, kea)
    assert not ADIT_PREFERENCES.is_better_place(state, 0, 0)


@rule("LW-5")
def test_cards_come_up_in_their_order_when_every_survey_card_has_gone_under_his_deck() -> None:
    state = table_of("solo").state
    under = list(
        range(int(state.board.wallace_card_cell_count - state.board.wallace_action_card_count))
    )
    for card in under:
        put_card_under_deck(state, card)
    found = []
    while first_card_under_deck(state) != EMPTY:
        found.append(first_card_under_deck(state))
        take_first_card_under_deck(state)
    assert found == under


@rule("LW-5")
def test_he_puts_an_area_up_at_once_when_its_deck_has_no_card() -> None:
    assert scenes(table_of(f"{DEAR}; redruth up 2/2/2"), "he build") == ["put-up"]
    assert scenes(table_of(f"{DEAR}; redruth up 2/2/2; decks b miner:2"), "he build") == []


@pytest.mark.parametrize("expansions", [(), title_by_name(TITLE_NAME).expansions])
@pytest.mark.parametrize("seed", range(6))
def test_a_reconstruction_comes_to_the_same_table_and_facts_are_whole_sentences(
    seed: int, expansions: tuple[str, ...]
) -> None:
    options = Options(TITLE_NAME, 2, "remastered", expansions, WALLACE_OPTIONS_BY_SET["merciless"])
    game = title_by_name(TITLE_NAME).make_game(options)
    asked = set[str]()
    for step in play_random_steps(game, seed):
        before = step.before
        then = step.after
        assert isinstance(before, TrailState)
        assert isinstance(then, TrailState)
        move = game.readable_move(before, step.code)
        played = [
            beat
            for beat in wallace_facts_and_moves_of_step(before, move, then)
            if isinstance(beat, MoveWithStates)
        ]
        for name in ("tin", "copper", "water", "owner", "port", "train", "miner", "column"):
            if played and move.kind != "draw":
                found = list(played[-1].state_after.row(name))
                assert found == list(then.row(name)), (name, move.text)
        facts = wallace_facts_of_step(before, move, then)
        assert all(map(is_whole, fact_sentences(facts, WORDS, BANDS)))
        asked |= {type(fact).__name__ for fact in facts}
    assert asked >= {"ActionCardShown", "ListChoice", "BidRolled", "WallacePassed"}


def test_there_is_a_word_for_every_line_of_every_list_and_no_other() -> None:
    lists = [
        TILE_PREFERENCES,
        EMIGRATING_MINER_PREFERENCES,
        MINE_PREFERENCES,
        PUMP_PREFERENCES,
        MINER_PREFERENCES,
        MINER_BESIDE_OTHERS_PREFERENCES,
        PORT_PREFERENCES,
        TRAIN_PREFERENCES,
        ADIT_PREFERENCES,
    ]
    lines = {line for one in lists for line in one.lines} - {"most-extracted"}
    lines |= {MOST_COPPER_EXTRACTED_LINE, MOST_TIN_EXTRACTED_LINE}
    why = {"too-far-ahead", "poor-tile", "outbid", "one-bid-each"}
    passes = {"card", "final-column", "nothing-to-mine", "all-impossible"}
    assert keys_of("wallace") == lines | why | passes | {"only", *ACTION_WORDS}
