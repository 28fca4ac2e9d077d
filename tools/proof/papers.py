"""No leak on paper: what is written, sent or listed for a seat tells nothing that is hidden."""

from __future__ import annotations

from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Game
from game.records.codec import pack_rows
from tools.proof.laws.secrets import is_secret_from
from tools.proof.random_games import Step, view_of
from tools.proof.twins import twin_of_step

NAMES = ("Ann", "Ben", "Cy", "Di", "Ed")
Papers = tuple[str, bytes, tuple[int, ...], tuple[int, ...]]


def check_papers(game: Game, step: Step, seat: int, luck: Luck) -> None:
    """Require that the seat's papers after a step are those after its twin."""
    twin = None if is_secret_from(game, step, seat) else twin_of_step(game, step, seat, luck)
    if twin is not None:
        told = f"what is written for seat {seat} tells what is hidden"
        assert papers_for(game, step.after, seat) == papers_for(game, twin.after, seat), told


def papers_for(game: Game, state: State, seat: int) -> Papers:
    """Return a seat's position text, what a computer player is sent, points and ranking."""
    view = view_of(game.rules, state, seat)
    text = game.write_position(view, NAMES[: int(state.seats)])
    return text, pack_rows(view.to_plain()), game.scores(view), game.ranking(view)
