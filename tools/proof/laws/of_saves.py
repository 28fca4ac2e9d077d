"""Law 3: what is saved and loaded, as numbers or as text, is the same game."""

from typing import Any

from game.engine.fingerprint import fingerprint_of_rows, fingerprint_of_state
from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Game
from tools.proof.proofs import Case, find_title
from tools.proof.random_games import PlayedStep, legal_codes


def check_step(game: Game, step: PlayedStep) -> None:
    """Require that a state that was saved and loaded is the same and plays the step to the same
    result; raises AssertionError."""
    loaded = game.rules.new_state()
    loaded.load_plain(step.before.to_plain())
    check_same(game, loaded, step.before)
    assert fingerprint_of_rows(step.before.to_plain()) == fingerprint_of_state(step.before)
    loaded.luck.copy_from(step.after.luck)
    game.rules.apply(loaded, step.code)
    assert fingerprint_of_state(loaded) == fingerprint_of_state(step.after), (
        "a loaded game goes on differently"
    )


def check_same(game: Game, loaded: State, state: State) -> None:
    """Require that a loaded state has the same attributes, decider and legal moves as the saved
    one; raises AssertionError."""
    assert fingerprint_of_state(loaded) == fingerprint_of_state(state), (
        "a loaded game has other numbers"
    )
    assert loaded.to_plain() == state.to_plain()
    assert everything_in(loaded) == everything_in(state), "a save forgets something"
    assert loaded.to_move == state.to_move, "a loaded game asks somebody else"
    assert loaded.seats == state.seats
    assert legal_codes(game.rules, loaded) == legal_codes(game.rules, state)


def everything_in(state: State) -> dict[str, object]:
    """Return the state's attributes by name, read from the state itself and not from its saved
    form; only integers, rows and the generator, since others are shared by all states."""
    found: dict[str, object] = {}
    for name in dir(state):
        value: Any = None if name.startswith("__") else getattr(state, name)
        if isinstance(value, int):
            found[name] = int(value)
        elif isinstance(value, Luck):
            found[name] = value.state_words()
        elif hasattr(value, "__getitem__"):  # a list, or a packed row when compiled
            found[name] = [int(cell) for cell in value]
    return found


def check_text(case: Case, state: State) -> None:
    """Require that a state written as position text is read back as the same game, and written as
    the same text; raises AssertionError."""
    game = case.game()
    text = game.position_text(state, case.names())
    again, loaded, names = find_title(case.title).parse_position(text, "position")
    assert names == case.names()
    check_same(again, loaded, state)
    assert again.position_text(loaded, names) == text, "a position is written differently again"


def check_view_text(case: Case, state: State, seat: int) -> None:
    """Require that a seat's view written as text is read and written the same again, with the same
    moves; raises AssertionError.

    If only future chance is hidden, the text is read as a complete game, which adds a seed.
    """
    game = case.game()
    text = game.position_text(make_view_for_seat(game.rules, state, seat), case.names())
    again, view, names = find_title(case.title).parse_position(text, "view")
    written = again.position_text(view, names)
    lost = set(text.splitlines()) - set(written.splitlines())
    assert not lost, "a view is written differently again"
    assert written == text or "luck = " in written, "what is hidden is known when a view is read"
    if seat == state.to_move:
        assert again.readable_moves(view) == game.readable_moves(state), (
            "a view that is read offers other moves"
        )
