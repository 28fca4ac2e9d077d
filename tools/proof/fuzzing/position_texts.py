"""Fuzzing of positions and packs: every text can be played, or is refused in a sentence."""

from collections.abc import Iterator

from game.engine.fingerprint import fingerprint_of_state
from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.packs.pack_files import pack_to_toml, parse_pack
from tools.proof.cases import CASES, SHELF
from tools.proof.fuzzing.texts import Change, check_sentence, pick
from tools.proof.random_games import legal_codes, play_random_steps
from tools.proof.random_packs import random_packs

STEPS_PLAYED_ON = 12  # played on from a position that was accepted

PACKS_PER_EDITION = 12  # of every edition

AWKWARD_VALUE_TEXTS = (
    *("-1", "0", "1", "2", "3", "99", "9223372036854775808"),
    *('""', '"?"', '"yellow"', '"luck"', '"down"', '"a:tin+1:2"'),
    *("[]", "[[]]", "{}", "true", "1.5", "nan", "1979-05-27", "[1,2]"),
)


class PositionTarget:
    """Fuzzes the position reader of every title; positions that were read are also played on."""

    name = "position"
    longest = 12_000

    def seeds(self) -> Iterator[bytes]:
        """Yield texts of positions and views, from games of every set-up."""
        for case in CASES:
            game = case.game()
            for step in play_random_steps(game, seed=3):
                if step.number % 67 == 0:
                    seat = step.number % case.seats
                    for state in (step.before, make_view_for_seat(game.rules, step.before, seat)):
                        yield game.position_text(state, case.names()).encode()

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Return the text with one line changed."""
        return change_lines(content, luck, any_change, self.longest)

    def check(self, content: bytes) -> None:
        """Require that the text is refused in a sentence, or gives a position that is written the
        same again, has views and can be played."""
        text = content.decode("utf-8", "replace")
        for title in SHELF.values():
            try:
                game, state, names = title.parse_position(text, "position")
            except Unreadable as refusal:
                check_sentence(str(refusal))
                continue
            # Require that the position is the same when written and read again
            written = game.position_text(state, names)
            _, again, names_again = title.parse_position(written, "position")
            assert names_again == names
            assert fingerprint_of_state(again) == fingerprint_of_state(state), (
                "a position is read differently again"
            )
            assert game.position_text(again, names) == written
            for seat in range(int(state.seats)):
                make_view_for_seat(game.rules, state, seat)
            game.scores(state)
            game.seats_from_best(state)
            assert 0 <= game.progress(state) <= 100
            if any(state.luck.state_words()):
                play_on(game, state)


def play_on(game: Game, state: State) -> None:
    """Play at most `STEPS_PLAYED_ON` moves, always the middle one of the list."""
    for _ in range(STEPS_PLAYED_ON):
        if state.to_move == NOBODY:
            return
        codes = legal_codes(game.rules, state)
        assert codes, "a position that was accepted has no move"
        code = codes[len(codes) // 2]
        if state.to_move == CHANCE:
            code = int(game.rules.draw_outcome(state))
            assert code in codes
        game.rules.apply(state, code)


class PackTarget:
    """Fuzzes the reader of packs; with a pack that was read a game is dealt."""

    name = "packs"
    longest = 60_000

    def seeds(self) -> Iterator[bytes]:
        """Yield texts of random packs of every edition."""
        for title in SHELF.values():
            for edition in (
                title.editions
                if title.replaceable_numbers(title.editions[0]).built_in_numbers
                else ()
            ):
                for pack in random_packs(title, edition, 3, PACKS_PER_EDITION):
                    yield pack_to_toml(pack).encode()

    def change(self, content: bytes, luck: Luck, any_change: Change) -> bytes:
        """Return the text with one line changed."""
        return change_lines(content, luck, any_change, self.longest)

    def check(self, content: bytes) -> None:
        """Require that the text is refused in a sentence, or gives a pack that is written the same
        again and with which a game can be dealt."""
        try:
            pack = parse_pack(content.decode("utf-8", "replace"), "pack", SHELF)
        except Unreadable as refusal:
            check_sentence(str(refusal))
            return
        again = parse_pack(pack_to_toml(pack), "pack", SHELF)
        assert (again, again.note, again.version) == (pack, pack.note, pack.version)
        title = SHELF[pack.title]
        rules = title.make_game(Options(pack.title, 3, pack.edition, pack=pack)).rules
        rules.deal(rules.new_state(), 1)


def change_lines(content: bytes, luck: Luck, any_change: Change, longest: int) -> bytes:
    """Return a text with one of its lines changed by `any_change`, cut to at most `longest`
    bytes."""
    lines = content.decode("utf-8", "replace").split("\n")
    place = pick(luck, len(lines))
    other = pick(luck, len(lines))
    match pick(luck, 7):
        case 0:
            return any_change(content, longest)
        case 1:
            del lines[place]
        case 2:
            lines.insert(place, lines[other])
        case 3:
            lines[place], lines[other] = lines[other], lines[place]
        case 4:
            words = lines[place].split(" ")
            words[pick(luck, len(words))] = AWKWARD_VALUE_TEXTS[
                pick(luck, len(AWKWARD_VALUE_TEXTS))
            ]
            lines[place] = " ".join(words)
        case 5:
            lines[place] = any_change(lines[place].encode(), 200).decode("utf-8", "replace")
        case _:
            key, equals, _ = lines[place].partition(" = ")
            if equals:
                lines[place] = (
                    f"{key} = {AWKWARD_VALUE_TEXTS[pick(luck, len(AWKWARD_VALUE_TEXTS))]}"
                )
    return "\n".join(lines).encode()[:longest]
