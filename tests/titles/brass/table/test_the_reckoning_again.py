"""How an era was counted can be read again as long as the game lasts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from game.engine.events import Event
from game.engine.rules import CHANCE, NOBODY
from game.languages import LANGUAGES
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table import styles
from game.titles.brass.table.board.targets import LineLook
from game.titles.brass.table.layout import RECKONING
from game.titles.brass.table.look.reckoning import LINKS, SCORED, ReckoningLook, Reckonings
from game.titles.brass.table.panels.reckoning import FOOT, LINE, SIDE, ReckoningPanel
from tests.titles.brass.table.sitting import LIKED, Sitting

VIEWER, SEED = 0, 40
Told = tuple[tuple[Event, ...], BrassState]


@pytest.fixture(scope="module")
def sitting() -> Iterator[Sitting]:
    """Sit down at a table."""
    seat = Sitting((1920, 1080))
    yield seat
    seat.close()


@pytest.fixture(scope="module")
def game(sitting: Sitting) -> list[Told]:
    """The events and views of a whole game."""
    workshop, chance = sitting.workshop, random.Random(SEED)
    workshop.rules.deal(workshop.state, SEED)
    told: list[Told] = []
    while workshop.state.to_move != NOBODY:
        before = workshop.view(VIEWER)
        if workshop.state.to_move == CHANCE:
            code = workshop.rules.draw_outcome(workshop.state)
        else:
            moves = workshop.moves()
            code = chance.choices(moves, [LIKED.get(move.kind, 1.0) for move in moves])[0].code
        face = workshop.game.move(workshop.state, code)
        workshop.rules.apply(workshop.state, code)
        after = workshop.view(VIEWER)
        told.append((workshop.game.narrate(before, face, after, VIEWER), cast("BrassState", after)))
    return told


@pytest.fixture(scope="module")
def canals(game: list[Told]) -> list[Told]:
    """The events and views of the canal era, the first step of the rails included."""
    last = next(at for at, (_, view) in enumerate(game) if view.era == kinds.RAIL)
    return game[: last + 1]


def heard_of(told: list[Told]) -> ReckoningLook:
    """Return what is read of the last era after so much was told."""
    heard = Reckonings(4)
    for events, _ in told:
        heard.hear(events)
    read = heard.read(tuple(int(points) for points in told[-1][1].points))
    assert read is not None
    return read


def test_what_was_there_before_an_era_and_what_it_brought_make_the_points(
    game: list[Told], canals: list[Told]
) -> None:
    first, last = heard_of(canals), heard_of(game)
    assert first.before == (0, 0, 0, 0)
    assert not first.goes_on
    lost = Counter[int]()
    for event in (event for events, _ in game[len(canals) :] for event in events):
        lost[event.seat] += event.amount("points") if event.kind == "forfeited" else 0
    assert any(lost.values())
    assert last.together == tuple(int(points) for points in game[-1][1].points)
    assert last.before == tuple(had - lost[seat] for seat, had in enumerate(first.sums))


def test_every_figure_says_how_many_pieces_brought_it(canals: list[Told]) -> None:
    read = heard_of(canals)
    for row in read.counted:
        cells = zip(read.counted[row], read.pieces[row], strict=True)
        assert all(bool(points) == bool(pieces) for points, pieces in cells), row
    links = [event.seat for event in canals[-1][0] if event.kind == "link-scored"]
    assert read.pieces[LINKS] == tuple(links.count(seat) for seat in range(4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paper_is_as_long_as_what_is_written_on_it(
    game: list[Told], canals: list[Told], language: str
) -> None:
    seat = Sitting((1920, 1080), language)
    panel = ReckoningPanel(seat.table._parts.reckoning.studio)
    panel.width = RECKONING[0]
    words, lettering = panel.studio.words, seat.window.kit.lettering
    heights = []
    for told in (canals, game):
        look = heard_of(told)
        panel.show(look)
        end = words.say(f"table.reckoning-after-{look.era}")
        lines = len(lettering.wrapped(end, styles.BILL_NOTE, 1.0, round(panel.width - 2 * SIDE)))
        spare = panel.height - FOOT - panel._end_top(look) - LINE * lines
        assert 0 <= spare <= 1.5 * LINE, look.era
        heights.append(panel.height)
    assert heights[0] < heights[1] < RECKONING[1]
    seat.close()


def test_the_bill_is_made_from_what_the_journal_hears(canals: list[Told]) -> None:
    heard = Reckonings(4)
    for events, _ in canals:
        heard.hear(events)
    gained = [0] * 4
    for event in canals[-1][0]:
        if event.kind in SCORED:
            gained[event.seat] += event.amount("points")
    assert heard.last is not None
    assert heard.last.sums == tuple(gained)
    assert any(sum(points) for row, points in heard.last.counted.items() if row != "links")
    heard.forget()
    assert heard.last is None


def test_it_is_opened_and_put_away_by_button_key_and_escape(
    sitting: Sitting, canals: list[Told]
) -> None:
    table, pilot = sitting.table, sitting.pilot
    table.show(canals[-1][1], VIEWER)
    table.cut_log()
    pilot.advance(0.1)
    assert not pilot.sees(name="again")
    for step, (events, _) in enumerate(canals, start=1):
        table.log(events, VIEWER, step)
    pilot.advance(0.1)
    pilot.click(name="again")
    assert pilot.sees(name="reckoning")
    pilot.press("f7")
    assert not pilot.sees(name="reckoning")
    pilot.press("f7")
    assert table.step_back()
    assert not pilot.sees(name="reckoning")


def test_links_and_first_works_go_home_before_the_night(
    sitting: Sitting, canals: list[Told]
) -> None:
    table = sitting.table
    before, (events, after) = canals[-2][1], canals[-1]
    table.show(before, VIEWER)
    timeline = table.animate(events, after, VIEWER)
    bare_by_day = False
    while timeline.busy:
        timeline.advance(40)
        targets = table._parts.chart.targets.values()
        owned = [
            node
            for node in targets
            if isinstance(node.look, LineLook) and node.look.face.kind == "owned"
        ]
        bare_by_day |= not owned and table.shown.era == "canal"
    assert bare_by_day
    assert table.shown.era == "rail"
