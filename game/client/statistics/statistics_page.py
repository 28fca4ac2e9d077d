"""The page of records and statistics of a person who plays alone against computers."""

from collections.abc import Callable
from functools import cache, partial

from game.client.app import App
from game.client.challenges.challenge import make_daily_challenge
from game.client.challenges.opponent_texts import opponent_kind_text
from game.client.statistics.career_statistics import (
    TOTALS_WITHOUT_GAMES,
    CareerStatistics,
    EditionLedgerEntries,
    GameTotalsTable,
    pack_name,
)
from game.client.statistics.challenge_progress import ChallengeProgress
from game.client.statistics.game_totals import GameTotals
from game.client.statistics.ledger import Ledger
from game.client.statistics.personal_records import TrophyPanel, make_trophies
from game.client.statistics.statistics_collector import StatisticsCollector
from game.client.stored.edition_offer import offer_of_edition
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.choices import ask_for_pack_option, make_edition_choice
from game.client.widgets.graph import Graph, GraphLine
from game.client.widgets.list_page import PAGE_HEADING_STYLE, EmptyListPanel
from game.client.widgets.pack_options import PackOption
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.records.records import AUTOMA_PLAYER
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label

PAGE_MAX_WIDTH = 1640.0
PAGE_MIN_WIDTH = 620.0
PAGE_MAX_HEIGHT = 1000.0
TWO_COLUMNS_MIN_WIDTH = 1300.0  # from this width on tables and charts stand in two columns
CHART_HEIGHT = 240.0
BACK_BUTTON_WIDTH = 280.0
MIN_EDITIONS_FOR_CHOICE = 2
MAX_CHART_GAMES = 30  # in the chart
MAX_CHART_DOTS = 12
MIN_CHART_GAMES = 2  # a line needs two points
EDITION_CHOICE_WIDTH = 480.0
EDITION_CHOICE_MAX_WIDTH = 560.0
NOTE_MIN_WIDTH = 700.0  # u the note below the heading needs; the editions stand beside it or below


class StatisticsScreen(Page):
    """The page of statistics of one edition and pack; all numbers are computed when it opens.

    Every table and record is shown from the beginning, even without games. Until there are
    enough games for a chart, the page offers today's daily game, which `play_today` begins.
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
        self._pack_name_of_digest = cache(partial(pack_name, app, self._entries))
        self._play_today = play_today
        self._challenge_progress = ChallengeProgress(self._entries)
        self._compute_statistics(app.edition or app.box.editions[0])

    def _compute_statistics(self, edition: str, pack_digest: str | None = None) -> None:
        """Compute what the page shows of an edition played with one pack, given by its digest: ""
        is the built-in numbers, None the pack that is shown first."""
        app, self._edition = self.app, edition
        self._offer = offer_of_edition(app.box.title, edition)
        games = EditionLedgerEntries(self._entries, edition, app.box.editions[0])
        self._left_out = games.uncounted_game_count
        self._packs = games.counted_games_by_own_pack_digest
        self._pack = games.initially_shown_pack_digest if pack_digest is None else pack_digest
        self._career = CareerStatistics(
            games.entries_except_other_packs(self._pack), app.computer_players.player_kinds
        )
        self._trophies = make_trophies(app, self._career, self._challenge_progress, edition)

    def _show_statistics_of(self, edition: str, pack_digest: str | None = None) -> None:
        self._compute_statistics(edition, pack_digest)
        self.rebuild()

    def _ask_for_pack(self) -> None:
        say = self.app.say
        found = [PackOption("", say("numbers.ours"), say("numbers.ours-note"))]
        for digest, games in self._packs.items():
            note = say("numbers.played", games=games, digest=digest)
            found.append(PackOption(digest, self._pack_name_of_digest(digest), note))
        choose = partial(self._show_statistics_of, self._edition)
        ask_for_pack_option(self.stage, self.app, found, self._pack, choose)

    def _make_packs_button(self) -> Node:
        """Return the button that names the shown pack and opens the choice of another one."""
        told = self._pack_name_of_digest(self._pack) if self._pack else self.app.say("numbers.ours")
        label = f"{self.app.say('numbers.panel')}: {told}"
        way = ButtonSpec("numbers", told, self._ask_for_pack, "menu")
        return way.make_plain_button(
            self.app, "slate", label=label, max_width=EDITION_CHOICE_MAX_WIDTH
        )

    def content_sentences(self) -> tuple[str, ...]:
        """Return the content of the page as sentences: the rows of the tables that have games, then
        the records, if there is any such row, and how many games do not count."""
        totals_by_name = {
            **self._totals_by_seat_label(),
            **self._totals_by_strongest_opponent_label(),
        }
        rows = [
            self._totals_sentence(name, totals)
            for name, totals in totals_by_name.items()
            if totals.game_count
        ]
        records = [f"{trophy.name}: {trophy.description}." for trophy in self._trophies]
        told = (*rows, *records) if rows else ()
        return (*told, *filter(None, (self._not_counted_text(),)))

    def _totals_sentence(self, name: str, totals: GameTotals) -> str:
        return self.app.say(
            "statistics.row",
            name=name,
            games=totals.game_count,
            won=totals.win_count,
            share=totals.won_percent,
            average=totals.average_points,
            best=totals.best_points,
        )

    def build(self, units: WindowUnits) -> None:
        """Add the heading, tables and charts, and the close button."""
        page = self.add_sheet(PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, PAGE_MAX_HEIGHT, is_scrollable=True)
        width = page.width
        say = self.app.say
        not_counted = self._not_counted_text()
        heading = Column(
            Label(say("statistics.title"), PAGE_HEADING_STYLE, wraps=True),
            Label(self._note, NOTE_STYLE, wraps=True),
            grow=1,
            basis=0.0,
        )
        back = self.make_back_button(
            is_main_button=not self._is_daily_game_offered,
            width=BACK_BUTTON_WIDTH,
            height=theme.LARGE_BUTTON_HEIGHT,
        )
        editions = self._build_edition_choice()
        is_beside = width - BACK_BUTTON_WIDTH - EDITION_CHOICE_WIDTH >= NOTE_MIN_WIDTH
        body = self._build_page_columns(side_by_side=width >= TWO_COLUMNS_MIN_WIDTH)
        pane = ScrollPane(body, name="content", label=say("statistics.title"))
        content = Column(
            Row(heading, editions if is_beside else None, back, gap=theme.WIDE_GAP, align="centre"),
            None if is_beside else editions,
            Label(not_counted, NOTE_STYLE, wraps=True) if not_counted else None,
            self._make_packs_button() if self._packs else None,
            pane,
            gap=theme.MEDIUM_GAP,
        )
        self.add_sheet_with_content(
            content,
            max_width=PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )
        pane.focusable = pane.content_overflow_height > 0

    def _build_edition_choice(self) -> Node | None:
        if len(self.app.box.editions) < MIN_EDITIONS_FOR_CHOICE:
            return None
        return make_edition_choice(
            self.app, self._edition, self._show_statistics_of, width=EDITION_CHOICE_WIDTH
        )

    def _not_counted_text(self) -> str:
        """Return a sentence about how many finished games do not count; "" if all do."""
        if not self._left_out:
            return ""
        return self.app.say("statistics.left-out", games=self._left_out)

    @property
    def _has_no_results(self) -> bool:
        if self._edition in self.app.box.challenges.weekday_set_ups_by_edition:
            return not self._career.games
        return not self._career.games and not self._challenge_progress.has_finished_challenge

    @property
    def _is_daily_game_offered(self) -> bool:
        """Return whether the page offers today's daily game: it was not finished yet, and there
        are too few games for a chart."""
        if self._play_today is None or len(self._career.games) >= MIN_CHART_GAMES:
            return False
        today = make_daily_challenge(self.app.box.challenges, self.app.today(), self._edition)
        return not self._challenge_progress.finished_games(today.name)

    def _build_page_columns(self, *, side_by_side: bool) -> Node:
        """Return the tables, records and charts: with `side_by_side` in two columns of equal
        height, otherwise in one column."""
        met = self._totals_by_strongest_opponent_label()
        label = self.app.say("statistics.records")
        faces = dict(zip(met, self._totals_by_strongest_opponent(), strict=True))
        tables: list[Node] = [
            GameTotalsTable(self.app, "by-seats", self._totals_by_seat_label()),
            GameTotalsTable(self.app, "by-opponent", met, faces),
        ]
        records = TrophyPanel(self.app, label, self._trophies)
        if self._has_no_results:
            first = Column(self._build_invitation_to_play("none"), records, gap=theme.WIDE_GAP)
            second = Column(*tables, gap=theme.WIDE_GAP)
        else:
            first = Column(*tables, gap=theme.WIDE_GAP)
            second = Column(records, self._build_points_chart(), gap=theme.WIDE_GAP)
        for column in (first, second):
            column.grow = 1.0
            column.basis = 0.0 if side_by_side else None
            column.children[-1].grow = column.children[-1].grow or 1.0
        line = Row if side_by_side else Column
        return line(first, second, gap=theme.WIDE_GAP)

    def _totals_by_seat_label(self) -> dict[str, GameTotals]:
        say = self.app.say
        seats = (str(seats) for seats in self._offer.player_counts)
        found = {
            **dict.fromkeys(seats, TOTALS_WITHOUT_GAMES),
            **self._career.totals_by_seat_count(),
        }
        totals_by_name = {
            say("statistics.players", seats=seats): totals for seats, totals in found.items()
        }
        totals_by_name[say("statistics.all")] = self._career.totals_of_all_games()
        return totals_by_name

    def _totals_by_strongest_opponent(self) -> dict[str, GameTotals]:
        """Return the totals for every kind of opponent that can be played or was played,
        weakest first."""
        automa = (AUTOMA_PLAYER,) if self._offer.has_automa else ()
        known = dict.fromkeys(
            (*self.app.computer_players.player_kinds, *automa), TOTALS_WITHOUT_GAMES
        )
        return {**known, **self._career.totals_by_strongest_opponent()}

    def _totals_by_strongest_opponent_label(self) -> dict[str, GameTotals]:
        met = self._totals_by_strongest_opponent().items()
        return {opponent_kind_text(self.app, kind): totals for kind, totals in met}

    def _build_invitation_to_play(self, text_key: str) -> Node:
        say = self.app.say
        way = None
        if self._is_daily_game_offered and self._play_today is not None:
            text = say("statistics.play-today")
            go = partial(self._play_today, self._edition)
            way = ButtonSpec("play-today", text, go, "dice")
        return EmptyListPanel(
            self.app,
            way,
            picture="laurel",
            heading=say(f"statistics.{text_key}-head"),
            sentence=say(f"statistics.{text_key}"),
            grow=1,
        )

    def _build_points_chart(self) -> Node:
        """Return the chart of the points of the last games, or, if there are too few, a text
        that invites to play more."""
        games = self._career.games[-MAX_CHART_GAMES:]
        if len(games) < MIN_CHART_GAMES:
            return self._build_invitation_to_play("more")
        head = self.app.say("statistics.latest", count=len(games))
        line = GraphLine(self.app.box.colours[0], tuple(game.points for game in games))
        stops = [(0.0, "1"), (1.0, str(len(games)))]
        pictures = self.app.box.pictures_outside_table
        return Column(
            Label(head, HEADING_STYLE),
            Graph(
                pictures,
                [line],
                stops,
                with_seat_discs=len(games) <= MAX_CHART_DOTS,
                grow=1,
                min_height=CHART_HEIGHT,
            ),
            padding=(theme.TIGHT_GAP, theme.WIDE_GAP),
            skin="slate",
            grow=1,
        )
