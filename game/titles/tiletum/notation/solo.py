"""The parts of a position that exist only in a solo game: challenges, decrees and surprises."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.notation.cells import (
    mark_cells_of_words,
    names_of_cells,
    names_of_marked_cells,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.dealing import is_decree_in_game
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState


def solo_toml_table(state: TiletumState) -> dict[str, object]:
    """Return challenges, decrees and, with silver, surprises as a table for a position text; only
    for a game with the Cardinal."""
    cards = state.board.cards
    mine = names_of_cells(state.decrees, cards.decree_names)
    told: dict[str, object] = {
        "challenges": names_of_marked_cells(state.challenges, cards.challenge_names)
    }
    told |= {"decrees": mine, "decrees_left": names_of_marked_cells(state.decrees_left, mine)}
    if state.decree != EMPTY:
        told["decree"] = cards.decree_names[state.decree]
    if state.board.silver:
        told["surprises_left"] = names_of_marked_cells(state.surprises_left, cards.surprise_names)
        told |= {"surprises_due": state.surprises_due, "crest_due": bool(state.crest_due)}
        if state.after != EMPTY:
            told["after"] = kinds.PHASE_NAMES[state.after]
    return told


def read_solo_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set challenges, decrees and surprises in a game with the Cardinal; missing decrees are all
    left.

    Raise Unreadable if the table is there in another game.
    """
    board = state.board
    if board.cardinal < 0:
        if "solo" in fields:
            problem = "belongs to a game against the Cardinal, who is not in play"
            raise fields.field_error("solo", problem, "no such table, or a game with the Cardinal")
        return
    solo = fields.table("solo", is_required=False)
    known = board.cards.challenge_names
    mark_cells_of_words(
        state.challenges, known, solo.word_list("challenges", known, "challenges", ())
    )
    names = board.cards.decree_names
    due = [name for number, name in enumerate(names) if is_decree_in_game(state, number)]
    found = solo.word_list("decrees", names, "decrees", due)
    if found != due or len(due) != kinds.DECREE_COUNT:
        raise solo.field_error(
            "decrees",
            f"is {value_for_message(found)}",
            f"those of the fairs: {word_list_for_message(due)}",
        )
    left = solo.word_list("decrees_left", due, "decrees", due)
    for number, name in enumerate(due):
        state.decrees[number] = names.index(name)
        state.decrees_left[number] = int(name in left)
    if not left:
        raise solo.field_error("decrees_left", "is empty", "some: after the sixth all are left")
    if "decree" in solo:
        state.decree = names.index(solo.choice("decree", due))
    if board.silver:
        _read_surprises_into_state(solo, state)
    solo.check_no_unknown_keys()


def _read_surprises_into_state(solo: TomlFields, state: TiletumState) -> None:
    """Set the surprises left, those due, whether a crest is due, and the phase that follows; by
    default nothing is due outside phase "surprise"."""
    names = state.board.cards.surprise_names
    tucked = {int(surprise) for surprise in state.tucked}
    usual = [name for number, name in enumerate(names) if number not in tucked]
    mark_cells_of_words(
        state.surprises_left, names, solo.word_list("surprises_left", usual, "surprises", usual)
    )
    is_due = state.phase == kinds.SURPRISE_PHASE
    crest = solo.boolean("crest_due", default=False)
    least = 1 if is_due and not crest else 0
    left = sum(int(n) for n in state.surprises_left)
    state.surprises_due = solo.integer("surprises_due", least, left, default=least)
    state.crest_due = int(crest)
    if not is_due and (state.surprises_due or state.crest_due):
        raise solo.field_error("surprises_due", "is there", "surprises in phase surprise alone")
    if is_due:
        word = kinds.PHASE_NAMES[
            kinds.CLEAN_UP_PHASE if state.step == state.seats else kinds.REFILL_PHASE
        ]
        state.after = kinds.PHASE_NAMES.index(solo.choice("after", (word,), default=word))
