"""Fuzzing of move texts: every text is read as a move, or refused in a sentence."""

from collections.abc import Iterator

from game.engine.luck import Luck
from game.engine.reasons import Reason, Unreadable
from tools.proof.cases import CASES
from tools.proof.fuzzing.texts import Change, check_sentence, pick
from tools.proof.proofs import Case
from tools.proof.random_games import PlayedStep, legal_codes, play_random_steps

POSITIONS_PER_SET_UP = 8  # positions of each set-up


class MovesTarget:
    """Fuzzes the reader of moves and its refusals; the first two bytes of an input choose a
    position."""

    name = "moves"
    longest = 200

    def __init__(self) -> None:
        """Collect `POSITIONS_PER_SET_UP` positions of each case, spread over one random game."""
        self._positions: list[tuple[Case, PlayedStep]] = []
        for case in CASES:
            played = list(play_random_steps(case.game(), seed=5))
            spread = (
                played[len(played) * number // POSITIONS_PER_SET_UP]
                for number in range(POSITIONS_PER_SET_UP)
            )
            self._positions += [(case, step) for step in spread]

    def seeds(self) -> Iterator[bytes]:
        """Yield legal moves of each position, and moves of other positions."""
        texts: list[str] = []
        for number, (case, step) in enumerate(self._positions):
            game = case.game()
            codes = legal_codes(game.rules, step.before)
            own = [game.readable_move(step.before, code).text for code in (codes[0], codes[-1])]
            texts += own
            for text in (*own, texts[number * 7 % len(texts)]):
                yield number.to_bytes(2, "big") + text.encode()

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Return the input with words changed, doubled or swapped."""
        words = content[2:].decode("utf-8", "replace").split(" ")
        place = pick(luck, len(words))
        other = pick(luck, len(words))
        match pick(luck, 4):
            case 0:
                return any_change(content, self.longest)
            case 1:
                words.insert(place, words[other])
            case 2:
                words[place], words[other] = words[other], words[place]
            case _:
                words[place] = any_change(words[place].encode(), 20).decode("utf-8", "replace")
        return (content[:2] + " ".join(words).encode())[: self.longest]

    def check(self, content: bytes) -> None:
        """Read the text as a move at its position; require a legal move, or a refusal in a
        sentence."""
        number = int.from_bytes(content[:2], "big") % len(self._positions)
        text = content[2:].decode("utf-8", "replace")
        case, step = self._positions[number]
        game = case.game()
        state = step.before
        try:
            code = game.parse_move(state, text)
        except Unreadable as refusal:
            check_sentence(str(refusal))
            return
        face = game.readable_move(state, code)
        assert game.parse_move(state, face.text) == code, "a move's own text is another move"
        if code not in legal_codes(game.rules, state):
            assert isinstance(game.reason_against_move(state, text), Reason)
