"""Add games of the present version to the corpus: `python tests/corpus/write_games.py`."""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.engine.options import Options
from game.engine.title import Title
from game.match.beginnings import new_game
from game.match.match import Match
from game.match.seating import seat_players
from game.records.saves import Saves
from game.titles import title, titles
from tests.helpers.toy_games import luck_of
from tests.helpers.toy_title import ToyTitle

HERE = Path(__file__).resolve().parent
SHARE = 60  # percent of an unfinished game


def main() -> None:
    """Write a finished and an unfinished game of every title and number of players."""
    for each in (ToyTitle(), *map(title, titles())):
        for seats in each.seats:
            for percent in (SHARE, 100):
                _write(each, seats, percent)


def _write(title: Title, seats: int, percent: int) -> None:
    revision = f"rules-{title.rules_revision}-state-{title.state_version}"
    target = HERE / "records" / "whole" / f"{title.name}-{revision}-{seats}-{percent}.tinners"
    if target.exists():
        return
    with tempfile.TemporaryDirectory() as folder:
        _play(title, seats, percent, Path(folder))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(Saves(Path(folder)).files()[0].read_bytes())
    print(target.relative_to(HERE))


def _play(title: Title, seats: int, percent: int, folder: Path) -> None:
    options = Options(title.name, seats, title.editions[0])
    colours = title.game(options).colours
    beginning = new_game(title, options, seat_players(("random",) * seats, colours, ()), seats)
    match, luck = Match.begin(beginning, Saves(folder).create(), heavy=True), luck_of(seats)
    while (question := match.question()) and match.progress() < percent:
        if luck.below(8) == 0 and match.why_not_undo(question.seat) is None:
            match.undo(question.seat)
        else:
            moves = match.moves()
            match.play(question.seat, moves[luck.below(len(moves))].code)
    match.close()


if __name__ == "__main__":
    main()
