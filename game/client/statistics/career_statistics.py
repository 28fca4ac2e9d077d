"""One person's finished games, their totals, and a table of totals."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.client.app import App
from game.client.challenges.challenge import SCENARIO_KIND
from game.client.statistics.game_totals import GameTotals, totals_of_games
from game.client.statistics.ledger_codec import LedgerEntry
from game.client.statistics.ledger_entries import NO_SEAT, FinishedGameEntry, JudgedGameEntry
from game.client.widgets.frames import make_portrait_node
from game.client.widgets.paper_table import PaperTable
from game.client.widgets.progress_bars import make_share_bar
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.records.saved_game_folder import SavedGameFolder
from game.scene.layout import Column, Spacer, fraction_track, theme
from game.scene.layout.grid import AUTO_TRACK, GridTrack
from game.scene.nodes.node import Node
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

ROW_HEIGHT = 42.0
PORTRAIT_SIZE = 34.0
BAR_HEIGHT = 7.0
NAME_WIDTH_SHARE = 0.34
COLUMN_WIDTH_SHARE = 0.13
COLUMN_KEYS = ("games", "won", "share", "average", "best")
SHARE_COLUMN_INDEX = COLUMN_KEYS.index("share")

TOTALS_WITHOUT_GAMES: Final = GameTotals(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class PlayQuality:
    """How well a person played in the judged games: their number, the average accuracy in per
    cent, and the average luck in thousandths of a win."""

    judged_game_count: int
    accuracy_percent: int
    luck_in_thousandths_of_win: int


class CareerStatistics:
    """The games that count for the statistics of the only person at the table, oldest first.

    Scenarios are left out, since their set-ups do not aim at frequent wins.
    """

    def __init__(self, entries: Iterable[LedgerEntry], computer_kinds: Sequence[str]) -> None:
        """Select and sort the counted games among the ledger's entries; `computer_kinds` are the
        kinds of computer players from weakest to strongest."""
        listed = list(entries)
        self._kinds = (*computer_kinds, AUTOMA_PLAYER)
        self.all_finished = [entry for entry in listed if isinstance(entry, FinishedGameEntry)]
        belonging = (game for game in self.all_finished if counts_in_career_statistics(game))
        self.games = sorted(belonging, key=lambda game: game.day_ordinal)  # some were entered later
        self._judged_play_by_game = {
            entry.last_fingerprint: entry for entry in listed if isinstance(entry, JudgedGameEntry)
        }

    def totals_by_seat_count(self) -> Mapping[str, GameTotals]:
        """Return the totals of the games with each number of players, ascending; keys are
        numbers as text."""
        return self._totals_by_group(lambda game: str(len(game.players)), str)

    def totals_by_strongest_opponent(self) -> Mapping[str, GameTotals]:
        """Return the totals of the games grouped by their strongest opponent, weakest first,
        the automa last."""
        return self._totals_by_group(self.strongest_opponent_kind, self._strength_rank)

    def strongest_opponent_kind(self, game: FinishedGameEntry) -> str:
        """Return the kind of the game's strongest opponent."""
        return max(game.opponents, key=self._strength_rank)

    def totals_of_all_games(self) -> GameTotals:
        """Return the totals of all games."""
        return totals_of_games(self.games)

    def play_quality(self) -> PlayQuality:
        """Return the average quality of play over the judged games; all 0 if there are none."""
        judged = [
            self._judged_play_by_game[game.last_fingerprint]
            for game in self.games
            if game.last_fingerprint in self._judged_play_by_game
        ]
        if not judged:
            return PlayQuality(0, 0, 0)
        count = len(judged)
        accuracy = round(sum(entry.accuracy_percent for entry in judged) / count)
        return PlayQuality(
            count,
            accuracy,
            round(sum(entry.luck_in_thousandths_of_win for entry in judged) / count),
        )

    def game_with_most_points(self) -> FinishedGameEntry | None:
        """Return the game with the most points, None if there are no games."""
        return max(self.games, key=lambda game: game.points, default=None)

    def won_game_with_largest_lead(self) -> FinishedGameEntry | None:
        """Return the won game with the largest lead, None if none was won."""
        won = [game for game in self.games if game.rank == 1]
        return max(won, key=lambda game: game.lead_points, default=None)

    def _strength_rank(self, player_kind: str) -> int:
        return self._kinds.index(player_kind) if player_kind in self._kinds else -1

    def _totals_by_group(
        self,
        group_of_game: Callable[[FinishedGameEntry], str],
        group_rank: Callable[[str], str | int],
    ) -> Mapping[str, GameTotals]:
        groups: dict[str, list[FinishedGameEntry]] = {}
        for game in self.games:
            groups.setdefault(group_of_game(game), []).append(game)
        return {name: totals_of_games(groups[name]) for name in sorted(groups, key=group_rank)}


def counts_in_career_statistics(game: FinishedGameEntry) -> bool:
    """Return whether a game counts, had exactly one person, and was no scenario."""
    return (
        game.counts_for_career
        and game.own_seat != NO_SEAT
        and not game.challenge_name.startswith(f"{SCENARIO_KIND}:")
    )


class EditionLedgerEntries:
    """The ledger's entries of one edition; entries that name no edition belong to
    `first_edition`, the title's first edition."""

    def __init__(self, entries: Iterable[LedgerEntry], edition: str, first_edition: str) -> None:
        self._entries = [
            entry
            for entry in entries
            if not isinstance(entry, FinishedGameEntry)
            or (entry.edition or first_edition) == edition
        ]
        finished = (entry for entry in self._entries if isinstance(entry, FinishedGameEntry))
        self._counted_games_by_pack = Counter(
            entry.pack_digest for entry in finished if counts_in_career_statistics(entry)
        )

    @property
    def uncounted_game_count(self) -> int:
        """The number of finished games with at most one person that do not count."""
        finished = (entry for entry in self._entries if isinstance(entry, FinishedGameEntry))
        return sum(
            not each.counts_for_career and each.players.count(HUMAN_PLAYER) <= 1
            for each in finished
        )

    def entries_except_other_packs(self, pack_digest: str) -> list[LedgerEntry]:
        """Return the entries without the games played with other packs; `pack_digest` is a pack's
        digest, "" for the built-in numbers."""
        entries = self._entries
        return [
            one
            for one in entries
            if not isinstance(one, FinishedGameEntry) or one.pack_digest == pack_digest
        ]

    @property
    def counted_games_by_own_pack_digest(self) -> Mapping[str, int]:
        """The number of counted games by pack digest, without those with the built-in numbers."""
        return {pack: games for pack, games in self._counted_games_by_pack.items() if pack}

    @property
    def initially_shown_pack_digest(self) -> str:
        """The digest of the pack to show first: "" (the built-in numbers) if a game was played with
        them, otherwise that of the most used pack."""
        played = self._counted_games_by_pack
        return "" if "" in played else max(played, key=lambda pack: played[pack], default="")


class GameTotalsTable(Column):
    """A table with a row for each group of games; `heading_key` is its heading's key in the texts
    `statistics`.

    A row without games says so instead of showing zeros. `player_kind_by_row` gives for a row the
    kind of player whose portrait stands before its name.
    """

    def __init__(
        self,
        app: App,
        heading_key: str,
        totals_by_name: Mapping[str, GameTotals],
        player_kind_by_row: Mapping[str, str] | None = None,
    ) -> None:
        """Build the rows in the order of `totals_by_name`; the keys of `totals_by_name` and
        `player_kind_by_row` are the names of the rows."""
        say = app.say
        label = say(f"statistics.{heading_key}")
        self._app = app
        player_kind_by_row = player_kind_by_row or {}
        beside: tuple[GridTrack, ...] = (PORTRAIT_SIZE,) if player_kind_by_row else ()
        heads = [
            Label(say(f"statistics.{column}"), PAPER_STYLES.note, align="right")
            for column in COLUMN_KEYS
        ]
        figures_track = fraction_track(COLUMN_WIDTH_SHARE, AUTO_TRACK)
        rows = []
        for name, counted in totals_by_name.items():
            style = PAPER_STYLES.body if counted.game_count else PAPER_STYLES.note
            figures = (
                self._build_figure_cells(counted)
                if counted.game_count
                else [self._make_no_games_label()]
            )
            face = (
                [self._build_opponent_portrait(player_kind_by_row.get(name))]
                if player_kind_by_row
                else []
            )
            rows.append([*face, Label(name, style, wraps=True), *figures])
        table = PaperTable(
            (Spacer(span=len(beside) + 1), *heads),
            rows,
            columns=(
                *beside,
                fraction_track(NAME_WIDTH_SHARE),
                *[figures_track] * len(COLUMN_KEYS),
            ),
            min_row_height=ROW_HEIGHT,
            gap=theme.MEDIUM_GAP,
        )
        super().__init__(
            Label(label, PAPER_STYLES.head),
            table,
            gap=theme.TIGHT_GAP,
            padding=(theme.MEDIUM_GAP, theme.EXTRA_WIDE_GAP),
            skin="parchment",
            label=label,
        )

    def _build_opponent_portrait(self, player: str | None) -> Node:
        if player is None:
            return Spacer()
        return make_portrait_node(
            self._app.box.pictures_outside_table, player, width=PORTRAIT_SIZE, height=PORTRAIT_SIZE
        )

    def _make_no_games_label(self) -> Node:
        text = self._app.say("statistics.not-yet")
        return Label(text, PAPER_STYLES.note, align="right", wraps=True, span=len(COLUMN_KEYS))

    def _build_figure_cells(self, totals: GameTotals) -> list[Node]:
        share = self._app.say("statistics.percent", number=totals.won_percent)
        figures = (
            totals.game_count,
            totals.win_count,
            share,
            totals.average_points,
            totals.best_points,
        )
        styles = (PAPER_STYLES.bold, *[PAPER_STYLES.body] * 2) * 2
        cells: list[Node] = [
            Label(str(each), style, align="right")
            for each, style in zip(figures, styles, strict=False)
        ]
        bar = make_share_bar(totals.won_percent / 100, height=BAR_HEIGHT)
        cells[SHARE_COLUMN_INDEX] = Column(cells[SHARE_COLUMN_INDEX], bar)
        return cells


def pack_name(app: App, entries: Sequence[LedgerEntry], digest: str) -> str:
    """Return the name of the pack with this digest, from the folder of packs; if it is not there,
    from a saved game played with it. If both fail, return the digest."""
    packs = app.own_packs_of_all_titles
    title = app.box.title.name
    saves = SavedGameFolder(app.saves_folder)
    for kept in (*packs.list_packs(title), *packs.list_deleted(title)):
        if kept.pack is not None and kept.pack.digest == digest:
            return kept.name
    for entry in reversed(entries):
        if isinstance(entry, FinishedGameEntry) and entry.pack_digest == digest and entry.file_name:
            summary = saves.summary(saves.folder / entry.file_name)
            if summary is not None and summary.pack_name:
                return summary.pack_name
    return digest
