"""Random solo games: every mix of options plays to its end and keeps the laws."""

from collections.abc import Iterator
from itertools import product

import pytest

from game.engine.fingerprint import fingerprint
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.notation.offer import WALLACE_OPTIONS
from game.titles.tinners_trail.rules.state import TrailState
from tools.proof.laws import events, luck, of_moves, of_saves, of_views, order
from tools.proof.random_games import PlayedStep, luck_of, steps

pytestmark = pytest.mark.thorough

SWITCHES = [word for word in WALLACE_OPTIONS if not word.startswith("more-mines")]
MIXES = [
    tuple(word for word, on in zip(SWITCHES, chosen, strict=True) if on) + more
    for chosen in product((False, True), repeat=len(SWITCHES))
    for more in ((), ("more-mines",), ("more-mines-2",))
]
EXPANSIONS = title("tinners-trail").expansions


def options_of(mix: int, expansions: tuple[str, ...] = ()) -> Options:
    """Return the set-up of a mix; he sits on either seat."""
    return Options("tinners-trail", 2, "remastered", expansions, MIXES[mix], mix % 2)


def played(options: Options, seed: int) -> Iterator[PlayedStep]:
    """Play a game, looking after what must always hold."""
    game = title("tinners-trail").game(options)
    his = options.automa_seat
    for step in steps(game, seed):
        order.check_step(game, step)
        luck.check_step(game, step)
        check_his(step.after, his)
        yield step


def check_his(state: object, his: int) -> None:
    """Require that he has no money, is never asked, and is within his track and mines."""
    assert isinstance(state, TrailState)
    assert state.money[his] == 0
    assert state.to_move != his
    assert 0 <= state.column[his] <= state.board.columns
    assert min(state.owed, state.income, state.impossible_cards) >= 0
    mines = list(state.owner).count(his) + int(state.mines_left[his])
    assert mines == state.board.mines + state.board.wallace.more_mines


def test_there_are_384_mixes() -> None:
    assert len(set(MIXES)) == 384


@pytest.mark.parametrize("mix", range(0, 384, 24))
def test_some_mixes_keep_every_law(mix: int) -> None:
    options = options_of(mix, EXPANSIONS if mix % 48 else ())
    game = title("tinners-trail").game(options)
    choices = luck_of(mix)
    for step in played(options, mix):
        of_moves.check_step(game, step)
        of_saves.check_step(game, step)
        of_views.check_step(game, step, choices)
        events.check_step(game, step)


@pytest.mark.slow
@pytest.mark.parametrize("mix", range(384))
@pytest.mark.parametrize("expansions", [(), EXPANSIONS], ids=["plain", "full"])
def test_every_mix_plays_to_its_end(mix: int, expansions: tuple[str, ...]) -> None:
    options = options_of(mix, expansions)
    game = title("tinners-trail").game(options)
    for seed in range(3):
        last = None
        for step in played(options, 1000 * seed + mix):
            events.check_step(game, step)
            last = step.after
        assert last is not None


@pytest.mark.slow
@pytest.mark.parametrize("mix", range(0, 384, 48))
def test_a_position_text_is_the_same_solo_game(mix: int) -> None:
    game = title("tinners-trail").game(options_of(mix, EXPANSIONS))
    for step in played(game.options, mix):
        text = game.write_position(step.after, ("", ""))
        again, state, names = title("tinners-trail").read_position(text, "solo")
        assert fingerprint(state) == fingerprint(step.after)
        assert again.write_position(state, names) == text
