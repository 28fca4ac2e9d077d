"""The page of records and statistics of the one who plays alone against computers."""

from collections.abc import Callable
from functools import cache, partial

from game.client.app import App
from game.client.challenges.challenge import daily
from game.client.challenges.table_text import opponent_words
from game.client.statistics.aggregate import Aggregate
from game.client.statistics.aggregates import (
    NO_GAMES,
    AggregateTable,
    Career,
    EditionGames,
    pack_name,
)
from game.client.statistics.ledger import Ledger
from game.client.statistics.personal_records import TrophyPanel, trophies
from game.client.statistics.standing import Standing
from game.client.statistics.statistics_collector import StatisticsCollector
from game.client.stored.edition_offer import offer_of
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.choices import ask_for_numbers, edition_choice
from game.client.widgets.graph import Graph, Line
from game.client.widgets.list_page import HEADING, Invitation
from game.client.widgets.pack_numbers import Numbers
from game.client.widgets.page import Page
from game.client.widgets.text import PageColumn, ScrollPane, stacked
from game.records.records import AUTOMA
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.units import Units
from game.scene.text.text_styles import HEAD, NOTE
from game.scene.widgets import Label, Panel

WIDE = 1640.0
NARROW = 860.0
TALL = 1000.0
ABREAST = 1300.0  # from this width on tables and charts stand in two columns
NEARLY = 60.0  # by how much the shorter column may be made longer
HEAD_HEIGHT = 96.0
GAP = 16.0
GUTTER = 18.0
CHART_HEIGHT = 300.0
MOST_GAMES = 30  # in the chart
MOST_DOTS = 12
FEWEST_GAMES = 2  # a line needs two points
EDITIONS_WIDTH = 480.0
WIDEST_EDITIONS = 560.0
NOTE_LINE = 34.0
NOTE_WIDTH = 700.0  # u the note below the heading needs; the editions stand beside it or below


class StatisticsScreen(Page):
    """Everything is counted when the page opens.

    Everything that is counted has its line from the beginning on. Until there are enough games for
    a chart it invites to the next one, which `play_today` begins.
    """

    first_focus = "close"

    def __init__(
        self,
        app: App,
        game_facts: StatisticsCollector | Ledger,
        play_today: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(app)
        self._note = getattr(game_facts, "told", "") or app.say("statistics.note")
        self._entries = game_facts.entries
        self._name_of = cache(partial(pack_name, app, self._entries))
        self._play_today = play_today
        self._standing = Standing(self._entries)
        self._look_at(app.edition or app.box.editions[0])
        self._k = 1.0  # px of a u of the page

    def _look_at(self, edition: str, pack: str | None = None) -> None:
        """Add up the games of an edition with a pack, by its digest; "" for our numbers."""
        app, self._edition = self.app, edition
        self._offer = offer_of(app.box.title, edition)
        games = EditionGames(self._entries, edition, app.box.editions[0])
        self._left_out = games.left_out
        self._packs = games.packs
        self._pack = games.usual_pack if pack is None else pack
        self._career = Career(games.of_pack(self._pack), app.players.kinds)
        self._trophies = trophies(app, self._career, self._standing, edition)

    def _show(self, edition: str, pack: str | None = None) -> None:
        self._look_at(edition, pack)
        self.rebuild()

    def _ask_pack(self) -> None:
        say = self.app.say
        found = [Numbers("", say("numbers.ours"), say("numbers.ours-note"))]
        for digest, games in self._packs.items():
            note = say("numbers.played", games=games, digest=digest)
            found.append(Numbers(digest, self._name_of(digest), note))
        choose = partial(self._show, self._edition)
        ask_for_numbers(self.stage, self.app, found, self._pack, choose)

    def _numbers(self, spot: BoxPlace) -> Node:
        """The button that leads to the games with other numbers."""
        told = self._name_of(self._pack) if self._pack else self.app.say("numbers.ours")
        label = f"{self.app.say('numbers.panel')}: {told}"
        way = ButtonWay("numbers", told, self._ask_pack, "menu")
        return way.plain(self.app, "slate", label=label, **spot)

    def described(self) -> tuple[str, ...]:
        """Return every row of the tables as a sentence, and every record."""
        aggregates = {**self._seat_aggregates(), **self._opponent_aggregates()}
        rows = [
            self._spoken(name, aggregate)
            for name, aggregate in aggregates.items()
            if aggregate.games
        ]
        records = [f"{trophy.name}: {trophy.told}." for trophy in self._trophies]
        told = (*rows, *records) if rows else ()
        return (*told, *filter(None, (self._not_counted_told(),)))

    def _spoken(self, name: str, aggregate: Aggregate) -> str:
        return self.app.say(
            "statistics.row",
            name=name,
            games=aggregate.games,
            won=aggregate.won,
            share=aggregate.won_percent,
            average=aggregate.average,
            best=aggregate.best,
        )

    def build(self, units: Units) -> None:
        """Put the heading, the tables and charts, and the way out."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width = page.width
        self._k = units.k * page.scale
        room = width - 300
        head = HEAD_HEIGHT
        not_counted = self._not_counted_told()
        if len(self.app.box.editions) > 1:
            spot = box(0, HEAD_HEIGHT, min(width, WIDEST_EDITIONS), 50)
            if room - EDITIONS_WIDTH - GAP >= NOTE_WIDTH:
                room -= EDITIONS_WIDTH + GAP
                spot = box(room + GAP, 16, EDITIONS_WIDTH, 50)
            else:
                head += 50 + GAP
            page.add(edition_choice(self.app, self._edition, self._show, spot))
        if not_counted:
            page.add(Label(not_counted, NOTE, **box(6, head - 8, width - 12, NOTE_LINE)))
            head += NOTE_LINE
        if self._packs:
            page.add(self._numbers(box(0, head, min(width, WIDEST_EDITIONS), 50)))
            head += 50 + GAP
        body = self._body(width)
        if body.height > page.height - head:
            body = self._body(width - GUTTER)
        self.shorten(page, head + body.height)
        page.add(
            Label(say("statistics.title"), HEADING, **box(4, 0, room, 56)),
            Label(self._note, NOTE, **box(6, 58, room, 30)),
            self.back_button(**box(width - 280, 8, 280, 66), primary=not self._invites),
        )
        spot = box(0, head, width, page.height - head)
        pane = ScrollPane(body, name="content", label=say("statistics.title"), **spot)
        pane.focusable = pane.hidden_height > 0
        page.add(pane)

    def _not_counted_told(self) -> str:
        """Say how many finished games are no part of the record; "" for none."""
        if not self._left_out:
            return ""
        return self.app.say("statistics.left-out", games=self._left_out)

    @property
    def _is_empty(self) -> bool:
        if self._edition in self.app.box.challenges.weeks:
            return not self._career.games
        return not self._career.games and not self._standing.has_anything

    @property
    def _invites(self) -> bool:
        """Whether the page leads on to a game: while there is no chart, once a day."""
        if self._play_today is None or len(self._career.games) >= FEWEST_GAMES:
            return False
        today = daily(self.app.box.challenges, self.app.today(), self._edition)
        return not self._standing.games(today.name)

    def _body(self, width: float) -> Node:
        """Two columns of the same height where there is room, else one below the other."""
        abreast = width >= ABREAST
        each = (width - GAP) / 2 if abreast else width
        met = self._opponent_aggregates()
        label = self.app.say("statistics.records")
        faces = dict(zip(met, self._opponents_met(), strict=True))
        tables: list[Node] = [
            AggregateTable(self.app, "by-seats", self._seat_aggregates(), width=each),
            AggregateTable(self.app, "by-opponent", met, faces, width=each),
        ]
        records = TrophyPanel(self.app, label, self._trophies, PageColumn(each, self._k))
        tall = stacked(tables, each, GAP).height - records.height - GAP if abreast else 0.0
        if self._is_empty:
            left = [self._invitation("none", each, tall), records]
            right = tables
        else:
            left = tables
            right = [records, self._points(each, max(tall, CHART_HEIGHT))]
        first = stacked(left, each, GAP)
        second = stacked(right, each, GAP)
        second.x = each + GAP
        body = Node(width=width)
        if abreast:
            low, high = sorted((first, second), key=lambda column: column.height)
            missing = high.height - low.height
            if low.children and missing <= NEARLY:
                low.children[-1].height += missing
                low.height = high.height
        else:
            second.x = 0
            second.y = first.height + GAP
        body.height = max(first.height, second.y + second.height)
        return body.add(first, second)

    def _seat_aggregates(self) -> dict[str, Aggregate]:
        say = self.app.say
        seats = (str(seats) for seats in self._offer.seats)
        found = {**dict.fromkeys(seats, NO_GAMES), **self._career.by_seats()}
        aggregates = {
            say("statistics.players", seats=seats): aggregate for seats, aggregate in found.items()
        }
        aggregates[say("statistics.all")] = self._career.whole()
        return aggregates

    def _opponents_met(self) -> dict[str, Aggregate]:
        """The aggregate of every kind of opponent the edition has or had."""
        automa = (AUTOMA,) if self._offer.automa else ()
        known = dict.fromkeys((*self.app.players.kinds, *automa), NO_GAMES)
        return {**known, **self._career.by_opponent()}

    def _opponent_aggregates(self) -> dict[str, Aggregate]:
        met = self._opponents_met().items()
        return {opponent_words(self.app, kind): aggregate for kind, aggregate in met}

    def _invitation(self, says: str, width: float, height: float) -> Node:
        say = self.app.say
        way = None
        if self._invites and self._play_today is not None:
            text = say("statistics.play-today")
            go = partial(self._play_today, self._edition)
            way = ButtonWay("play-today", text, go, "dice")
        return Invitation(
            self.app,
            way,
            PageColumn(width, self._k),
            height,
            picture="laurel",
            heading=say(f"statistics.{says}-head"),
            sentence=say(f"statistics.{says}"),
        )

    def _points(self, width: float, height: float) -> Node:
        """The chart of the last games, or what is said instead as long as there are too few."""
        games = self._career.games[-MOST_GAMES:]
        if len(games) < FEWEST_GAMES:
            return self._invitation("more", width, height)
        panel = Panel("slate", width=width, height=height)
        head = self.app.say("statistics.latest", count=len(games))
        line = Line(self.app.box.colours[0], tuple(game.points for game in games))
        stops = [(0.0, "1"), (1.0, str(len(games)))]
        place = box(14, 46, width - 28, height - 56)
        pictures = self.app.box.screen_pictures
        return panel.add(
            Label(head, HEAD, **box(22, 8, width - 44, 36)),
            Graph(pictures, [line], stops, dots=len(games) <= MOST_DOTS, **place),
        )
