"""Positions under fire: any text is a position that can be played, or a sentence says why not."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.fingerprint import fingerprint
from game.engine.luck import Luck
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Title
from tools.proof.cases import CASES, SHELF
from tools.proof.fuzzing.target import Change, check_sentence, pick
from tools.proof.random_games import legal_codes, steps, view_of

VALUES = [
    "-1",
    "0",
    "1",
    "2",
    "3",
    "99",
    "9223372036854775808",
    '""',
    '"?"',
    '"yellow"',
    '"luck"',
    '"down"',
    '"a:tin+1:2"',
    "[]",
    "[[]]",
    "{}",
    "true",
    "1.5",
    "nan",
    "1979-05-27",
    "[1,2]",
]
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
        """Change a line: its value, its place, or whether it is there at all."""
        lines = content.decode("utf-8", "replace").split("\n")
        place, other = pick(luck, len(lines)), pick(luck, len(lines))
        match pick(luck, 7):
            case 0:
                return any_change(content, self.longest)
            case 1:
                del lines[place]
            case 2:
                lines.insert(place, lines[other])
            case 3:
                lines[place], lines[other] = lines[other], lines[place]
            case 4:
                words = lines[place].split(" ")
                words[pick(luck, len(words))] = VALUES[pick(luck, len(VALUES))]
                lines[place] = " ".join(words)
            case 5:
                lines[place] = any_change(lines[place].encode(), 200).decode("utf-8", "replace")
            case _:
                key, equals, _ = lines[place].partition(" = ")
                if equals:
                    lines[place] = f"{key} = {VALUES[pick(luck, len(VALUES))]}"
        return "\n".join(lines).encode()[: self.longest]

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
