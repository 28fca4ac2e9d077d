"""Positions under fire: any text is a position that can be played, or a sentence says why not."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.fingerprint import fingerprint
from game.engine.luck import Luck
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Title
from tools.proof.cases import CASES, SHELF
from tools.proof.fuzzing.line_changes import change_lines
from tools.proof.fuzzing.target import Change, check_sentence
from tools.proof.random_games import legal_codes, steps, view_of

STEPS = 12  # played on from a position that was accepted


class PositionTarget:
    """The position reader of every title, and the game that was read."""

    name = "position"
    longest = 12_000

    def seeds(self) -> Iterator[bytes]:
        """Yield positions and views out of games of every set-up."""
        for case in CASES:
            game = case.game()
            for step in steps(game, seed=3):
                if step.number % 67 == 0:
                    seat = step.number % case.seats
                    for state in (step.before, view_of(game.rules, step.before, seat)):
                        yield game.write_position(state, case.names()).encode()

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Change a line."""
        return change_lines(content, luck, any_change, self.longest)

    def check(self, content: bytes) -> None:
        """Read, write, read again, look from every seat, and play on."""
        text = content.decode("utf-8", "replace")
        for title in SHELF.values():
            self.check_of(title, text)

    def check_of(self, title: Title, text: str) -> None:
        """Do so as one title reads it."""
        try:
            game, state, names = title.read_position(text, "position")
        except Unreadable as refusal:
            check_sentence(str(refusal))
            return
        check_again(title, game, state, names)
        for seat in range(int(state.seats)):
            view_of(game.rules, state, seat)
        game.scores(state)
        game.ranking(state)
        assert 0 <= game.progress(state) <= 100
        if any(state.luck.words()):
            play_on(game, state)


def check_again(title: Title, game: Game, state: State, names: tuple[str, ...]) -> None:
    """Require that the position is the same when written and read again."""
    written = game.write_position(state, names)
    _, again, names_again = title.read_position(written, "position")
    assert names_again == names
    assert fingerprint(again) == fingerprint(state), "a position is read differently again"
    assert game.write_position(again, names) == written


def play_on(game: Game, state: State) -> None:
    """Play some moves, always the middle one of the list."""
    for _ in range(STEPS):
        if state.to_move == NOBODY:
            return
        codes = legal_codes(game.rules, state)
        assert codes, "a position that was accepted has no move"
        code = codes[len(codes) // 2]
        if state.to_move == CHANCE:
            code = int(game.rules.draw_outcome(state))
            assert code in codes
        game.rules.apply(state, code)
