"""A saved game as lines of text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from ai.titles import title_ai_for
from game.commands.reason_texts import english_colour_name, english_words_for_title
from game.engine.knowledge import COMMON_OBSERVER, OPEN_OBSERVER
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Title
from game.records.records import AUTOMA_PLAYER, Chronicle
from game.records.replay import Replay, ReplayStep

LUCK_MOVER_WORD: Final = "luck"


def game_text_lines(title: Title, chronicle: Chronicle) -> Iterator[str]:
    """Yield the game as text: the seats, every move with an automa's reasons, the scores.

    An unfinished game shows only what all players know, and no seed.
    """
    opening = chronicle.opening
    over = chronicle.closing is not None
    seed = f"seed {opening.seed}" if over else "not over: what is hidden is told at its end"
    yield f"# {title.name}, {opening.options.edition}, {seed}"
    colours = _colour_names(title, chronicle)
    for colour, seat in zip(colours, chronicle.seats, strict=True):
        player = title.automa if seat.player == AUTOMA_PLAYER else seat.player
        yield f"# {colour}: {seat.name} ({player})"
    observer = OPEN_OBSERVER if over else COMMON_OBSERVER
    replay = Replay(title, chronicle, observer)
    words = english_words_for_title(title.name)
    title_ai = title_ai_for(title.name, opening.options.edition)
    for told in replay.all_steps():
        yield f"{told.step_number} {_step_line(told, colours)}"
        if told.move is not None:
            yield from (
                f"#   {why}"
                for why in title_ai.automa_reason_sentences(
                    told.view_before, told.move, told.view_after, words
                )
            )
    scores = replay.game.scores(replay.view(len(chronicle.steps)))
    for colour, points in zip(colours, scores, strict=True):
        yield f"# {colour}: {points} points"


def game_to_json(title: Title, chronicle: Chronicle) -> str:
    """Return the game as JSON: its options, seats with points, and all its steps; of an unfinished
    game only what all players know, without the seed.

    A hidden move is null. Where the rules have changed since, one entry without seat and move
    stands for several steps.
    """
    opening = chronicle.opening
    over = chronicle.closing is not None
    colours = _colour_names(title, chronicle)
    replay = Replay(title, chronicle, OPEN_OBSERVER if over else COMMON_OBSERVER)
    steps = [
        {
            "number": told.step_number,
            "by": None if told.mover == NOBODY else _mover_name(told, colours),
            "move": None if told.move is None else told.move.text,
        }
        for told in replay.all_steps()
    ]
    scores = replay.game.scores(replay.view(len(chronicle.steps)))
    options = opening.options
    table = {
        "title": title.name,
        "edition": options.edition,
        "expansions": list(options.expansions),
        "options": list(options.automa or ()),
        "seed": opening.seed if over else None,
        "over": over,
        "seats": [
            {
                "colour": colour,
                "name": seat.name,
                "player": title.automa if seat.player == AUTOMA_PLAYER else seat.player,
                "points": points,
            }
            for colour, seat, points in zip(colours, chronicle.seats, scores, strict=True)
        ],
        "steps": steps,
    }
    return json.dumps(table, indent=2, ensure_ascii=False) + "\n"


def _colour_names(title: Title, chronicle: Chronicle) -> tuple[str, ...]:
    """Return the English names of the colours that were chosen, in seat order."""
    return tuple(english_colour_name(seat.colour, title.name) for seat in chronicle.seats)


def _step_line(step: ReplayStep, colours: tuple[str, ...]) -> str:
    if step.is_gap:
        return "# played by other rules: what happened before this step is not known"
    mover = _mover_name(step, colours)
    return f"{mover}: {step.move.text}" if step.move is not None else f"# {mover}: hidden"


def _mover_name(step: ReplayStep, colours: tuple[str, ...]) -> str:
    return LUCK_MOVER_WORD if step.mover == CHANCE else colours[step.mover]
