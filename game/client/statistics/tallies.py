"""What the finished games of one person add up to: tallies, their table, and records."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Final, NamedTuple

from game.client.app import App
from game.client.challenges.challenge import SCENARIO
from game.client.challenges.standing import Standing
from game.client.statistics.ledger import NO_SEAT, Entry, Finished, JudgedPlay
from game.client.widgets.frames import Coin, RowLine, portrait, share_bar
from game.client.widgets.text import Column, cells, day_in_words
from game.records.records import AUTOMA, HUMAN
from game.records.saves import Saves
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import ON_PAPER, TextStyle
from game.scene.widgets import Divider, Label, Panel

HEAD_HEIGHT = 92.0
ROW = 42.0
SIDE = 24.0
FACE = 34.0
FACE_GAP = 12.0
NAME_SHARE = 0.34
COLUMNS = ("games", "won", "share", "average", "best")

RECORDS_HEAD_HEIGHT = 70.0
RECORDS_ROW = 80.0
RECORDS_SIDE = 24.0
FOOT = 8.0
COIN = 56.0
GAP = 16.0
NAME = ON_PAPER.title.sized(25)


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one sort: how many, how many won, points in all, and the most in one."""

    games: int
    won: int
    points: int
    best: int

    @property
    def average(self) -> int:
        """Points a game, rounded."""
        return round(self.points / self.games) if self.games else 0

    @property
    def won_percent(self) -> int:
        """The share of games won, in per cent."""
        return round(100 * self.won / self.games) if self.games else 0


NO_GAMES: Final = Tally(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Play:
    """How the judged games were played: how many, accuracy in per cent, luck in thousandths."""

    games: int
    accuracy: int
    luck: int


class Career:
    """The games of the only person at the table that count, oldest first. Scenarios are left out:
    their tables are made for something else than winning often.
    """

    def __init__(self, entries: Iterable[Entry], kinds: Sequence[str]) -> None:
        """`kinds` are the computers' kinds from weakest to strongest."""
        listed = list(entries)
        self._kinds = (*kinds, AUTOMA)
        self.all_finished = [entry for entry in listed if isinstance(entry, Finished)]
        belonging = (game for game in self.all_finished if belongs(game))
        self.games = sorted(belonging, key=lambda game: game.day)  # some were entered later
        self._judged = {entry.game: entry for entry in listed if isinstance(entry, JudgedPlay)}

    def by_seats(self) -> Mapping[str, Tally]:
        """Return the tally of each number of players, rising."""
        return self._grouped(lambda game: str(len(game.players)), str)

    def by_opponent(self) -> Mapping[str, Tally]:
        """Return the tally of each strongest opponent, weakest first, the automa last."""
        return self._grouped(self.strongest, self._rank)

    def strongest(self, game: Finished) -> str:
        """Return the kind of the strongest opponent."""
        return max(game.opponents, key=self._rank)

    def whole(self) -> Tally:
        """Return the tally of everything."""
        return tally(self.games)

    def play(self) -> Play:
        """Return how the judged games were played."""
        judged = [self._judged[game.game] for game in self.games if game.game in self._judged]
        if not judged:
            return Play(0, 0, 0)
        count = len(judged)
        accuracy = round(sum(entry.accuracy for entry in judged) / count)
        return Play(count, accuracy, round(sum(entry.luck for entry in judged) / count))

    def most_points(self) -> Finished | None:
        """Return the game with the most points."""
        return max(self.games, key=lambda game: game.points, default=None)

    def clearest_win(self) -> Finished | None:
        """Return the won game with the largest lead."""
        won = [game for game in self.games if game.place == 1]
        return max(won, key=lambda game: game.lead, default=None)

    def _rank(self, kind: str) -> int:
        return self._kinds.index(kind) if kind in self._kinds else -1

    def _grouped(
        self, key: Callable[[Finished], str], rank: Callable[[str], str | int]
    ) -> Mapping[str, Tally]:
        groups: dict[str, list[Finished]] = {}
        for game in self.games:
            groups.setdefault(key(game), []).append(game)
        return {name: tally(groups[name]) for name in sorted(groups, key=rank)}


def belongs(game: Finished) -> bool:
    """Return whether a game is part of a person's career."""
    return game.counts and game.own != NO_SEAT and not game.challenge.startswith(f"{SCENARIO}:")


class EditionGames:
    """What is kept of an edition; games that name none are of the title's `first` one."""

    def __init__(self, entries: Iterable[Entry], edition: str, first: str) -> None:
        self._entries = [
            entry
            for entry in entries
            if not isinstance(entry, Finished) or (entry.edition or first) == edition
        ]
        finished = (entry for entry in self._entries if isinstance(entry, Finished))
        self._played = Counter(entry.pack for entry in finished if belongs(entry))

    @property
    def left_out(self) -> int:
        """How many finished games against computers do not count."""
        finished = (entry for entry in self._entries if isinstance(entry, Finished))
        return sum(not each.counts and each.players.count(HUMAN) <= 1 for each in finished)

    def of_pack(self, pack: str) -> list[Entry]:
        """Return what is kept of games with a pack, by its digest, or with none."""
        entries = self._entries
        return [one for one in entries if not isinstance(one, Finished) or one.pack == pack]

    @property
    def packs(self) -> Mapping[str, int]:
        """How many of the games that count were played with each pack, by its digest."""
        return {pack: games for pack, games in self._played.items() if pack}

    @property
    def usual_pack(self) -> str:
        """Our numbers (""), or where no game was played with them the pack of most games."""
        played = self._played
        return "" if "" in played else max(played, key=lambda pack: played[pack], default="")


def tally(games: Sequence[Finished]) -> Tally:
    """Return what games add up to."""
    points = [game.points for game in games]
    won = sum(game.place == 1 for game in games)
    return Tally(len(games), won, sum(points), max(points, default=0))


class TallyTable(Panel):
    """As tall as its rows; `head` names its heading among the words of statistics.

    A row without games says so instead of many noughts; `faces` are the players whose portraits
    stand before the names of their rows.
    """

    def __init__(
        self,
        app: App,
        head: str,
        tallies: Mapping[str, Tally],
        faces: Mapping[str, str] | None = None,
        *,
        width: float,
    ) -> None:
        """`tallies` and `faces` by the words of the rows, in their order."""
        say = app.say
        height = HEAD_HEIGHT + ROW * len(tallies) + 14
        label = say(f"statistics.{head}")
        super().__init__("parchment", width=width, height=height, label=label)
        self._app = app
        self._faces = faces or {}
        self._pitch = (width * (1 - NAME_SHARE) - SIDE) / len(COLUMNS)
        self._left = width * NAME_SHARE
        heads = [(say(f"statistics.{column}"), ON_PAPER.note) for column in COLUMNS]
        first = box(self._left, 54, self._pitch - 6, 28)
        self.add(
            Label(label, ON_PAPER.head, **box(SIDE, 12, width - 2 * SIDE, 38)),
            *cells(heads, first, self._pitch, "right"),
            Divider(x=SIDE - 6, y=86, width=width - 2 * SIDE + 12),
        )
        for at, (name, tally) in enumerate(tallies.items()):
            top = HEAD_HEIGHT + ROW * at
            if at:
                self.add(RowLine(x=SIDE, y=top, width=width - 2 * SIDE))
            self.add(*self._name(name, top, played=tally.games > 0))
            self.add(*(self._figures(tally, top) if tally.games else self._none(top)))

    def _name(self, name: str, top: float, *, played: bool) -> list[Node]:
        """The words of a row, after the portrait if it has one."""
        style = ON_PAPER.body if played else ON_PAPER.note
        left = SIDE
        face = self._faces.get(name)
        nodes: list[Node] = []
        if face is not None:
            spot = box(left, top + (ROW - FACE) / 2, FACE, FACE)
            nodes.append(portrait(self._app.box.screen_pictures, face, **spot))
        if self._faces:
            left += FACE + FACE_GAP
        return [*nodes, Label(name, style, **box(left, top, self._left - left - 6, ROW))]

    def _none(self, top: float) -> list[Node]:
        text = self._app.say("statistics.not-yet")
        spot = box(self._left, top, self._pitch * len(COLUMNS) - 6, ROW)
        return [Label(text, ON_PAPER.note, align="right", **spot)]

    def _figures(self, tally: Tally, top: float) -> list[Node]:
        share = self._app.say("statistics.percent", number=tally.won_percent)
        figures = (tally.games, tally.won, share, tally.average, tally.best)
        styles = (ON_PAPER.bold, *[ON_PAPER.body] * 2) * 2
        shown = [(str(each), style) for each, style in zip(figures, styles, strict=False)]
        spot = box(self._left, top, self._pitch - 6, ROW - 4)
        bar = box(self._left + self._pitch * 2 + 14, top + ROW - 11, self._pitch - 20, 7)
        return [
            *cells(shown, spot, self._pitch, "right"),
            share_bar(tally.won_percent / 100, **bar),
        ]


def pack_name(app: App, entries: Sequence[Entry], digest: str) -> str:
    """Return what a pack is called, of which the ledger knows only the digest of its numbers: its
    name in the folder of packs, else in a game played with it.
    """
    packs = app.packs
    title = app.box.title.name
    saves = Saves(app.saves_folder)
    for kept in (*packs.listed(title), *packs.deleted(title)):
        if kept.pack is not None and kept.pack.digest == digest:
            return kept.name
    for entry in reversed(entries):
        if isinstance(entry, Finished) and entry.pack == digest and entry.file:
            summary = saves.summary(saves.folder / entry.file)
            if summary is not None and summary.pack:
                return summary.pack
    return digest


# The records of a person: every one is a coin with a picture, its name, and what it is.


class Trophy(NamedTuple):
    """A record: the picture on its coin, its name, what it is, and whether there is one yet."""

    picture: str
    name: str
    told: str
    won: bool


def trophies(app: App, career: Career, standing: Standing, edition: str) -> tuple[Trophy, ...]:
    """Return every record there can be of an edition, those still to come among them."""

    def trophy(picture: str, name: str, told: str, none: str = "not-yet") -> Trophy:
        words = told or app.say(f"statistics.{none}")
        return Trophy(picture, app.say(f"statistics.{name}"), words, bool(told))

    def dated(key: str, points: int, day: int) -> str:
        when = day_in_words(app, date.fromordinal(day))
        return app.say(f"statistics.{key}-told", points=points, day=when)

    def of_challenges() -> Iterator[Trophy]:
        contents = app.box.challenges
        if not contents.scenarios:
            return
        own = edition in contents.weeks
        diary = standing.diary(edition if own else "")
        day = diary.best_day()
        days = diary.longest_streak()
        of_day = dated("most-points", day.first.points, day.day.toordinal()) if day else ""
        streak = app.say("statistics.longest-streak-told", days=days) if days else ""
        yield trophy("dice", "best-day", of_day)
        yield trophy("watch", "longest-streak", streak)
        if own:
            return  # scenarios and the ladder are games of the usual edition
        bronze, silver, gold = standing.medals()
        rung = standing.height(contents.rungs)
        rungs = len(contents.rungs)
        medals = app.say("statistics.medals-told", gold=gold, silver=silver, bronze=bronze)
        climbed = app.say("statistics.rung-told", rung=rung, rungs=rungs) if rung else ""
        yield trophy("laurel", "medals", medals if bronze + silver + gold else "")
        yield trophy("seal", "rung", climbed)

    best = career.most_points()
    clearest = career.clearest_win()
    most = dated("most-points", best.points, best.day) if best else ""
    lead = dated("clearest-win", clearest.lead, clearest.day) if clearest else ""
    play = career.play()
    accuracy = ""
    luck = ""
    if play.games:
        share = f"{play.luck / 10:+.1f}".replace("-", "−")
        games = play.games
        percent = play.accuracy
        accuracy = app.say("statistics.accuracy-told", accuracy=percent, games=games)
        luck = app.say("statistics.luck-told", luck=share)
    return (
        trophy("chart", "most-points", most),
        trophy("flag", "clearest-win", lead),
        *of_challenges(),
        trophy("lantern", "accuracy", accuracy, "play-none"),
        trophy("scales", "luck", luck, "play-none"),
    )


class TrophyPanel(Panel):
    """All trophies on parchment: side by side in twos where their words have the room."""

    def __init__(self, app: App, head: str, shown: Sequence[Trophy], column: Column) -> None:
        width = column.width
        columns = 2 if self._fits(app, shown, column.of(width / 2)) else 1
        rows = -(-len(shown) // columns)
        height = RECORDS_HEAD_HEIGHT + RECORDS_ROW * rows + FOOT
        super().__init__("parchment", width=width, height=height, label=head)
        self.add(
            Label(head, ON_PAPER.head, **box(RECORDS_SIDE, 12, width - 2 * RECORDS_SIDE, 38)),
            Divider(x=RECORDS_SIDE - 6, y=58, width=width - 2 * RECORDS_SIDE + 12),
        )
        each = (width - 2 * RECORDS_SIDE) / columns
        for at, trophy in enumerate(shown):
            row, place = divmod(at, columns)
            left = RECORDS_SIDE + each * place
            top = RECORDS_HEAD_HEIGHT + RECORDS_ROW * row
            self.add(*_trophy(app, trophy, left, top, each))

    @staticmethod
    def _fits(app: App, shown: Sequence[Trophy], half: Column) -> bool:
        room = (half.width - RECORDS_SIDE - COIN - 2 * GAP) * half.k
        return all(
            app.kit.lettering.fits(text, style, half.k, int(room))
            for trophy in shown
            for text, style in ((trophy.name, NAME), (trophy.told, _told(won=True)))
        )


def _trophy(app: App, trophy: Trophy, left: float, top: float, width: float) -> Iterator[Node]:
    metal = "gold" if trophy.won else ""
    beside = left + COIN + GAP
    room = width - COIN - 2 * GAP
    spot = box(left, top + (RECORDS_ROW - COIN) / 2, COIN, COIN)
    yield Coin(app.box.screen_pictures, trophy.picture, metal, **spot)
    yield Label(trophy.name, NAME, **box(beside, top + 10, room, 34))
    yield Label(trophy.told, _told(won=trophy.won), **box(beside, top + 42, room, 28))


def _told(*, won: bool) -> TextStyle:
    return ON_PAPER.bold.sized(19) if won else ON_PAPER.note.sized(19)


# What a game that has just ended was the first or the best to do, as keys of sentences.


@dataclass(frozen=True, slots=True)
class Milestone:
    """A sentence (table `milestone` of the words) and its facts."""

    key: str
    facts: dict[str, int | str] = field(default_factory=dict)


def milestones(
    before: Sequence[Entry], game: Finished, kinds: Sequence[str]
) -> tuple[Milestone, ...]:
    """Return what a game did for the first time, or better than ever, after those before. The very
    first game at a table breaks no record there.
    """
    if not belongs(game):
        return ()
    career = Career(before, kinds)
    seats = len(game.players)
    rivals = [each for each in career.games if len(each.players) == seats]
    found: list[Milestone] = []
    most = max((each.points for each in rivals), default=None)
    if most is not None and game.points > most:
        facts: dict[str, int | str] = {"points": game.points, "before": most, "seats": seats}
        found.append(Milestone("most-points", facts))
    if game.place == 1:
        found += _of_a_win(career, game, rivals)
    return tuple(found)


def _of_a_win(career: Career, game: Finished, rivals: Sequence[Finished]) -> list[Milestone]:
    found: list[Milestone] = []
    kind = career.strongest(game)
    beaten = {career.strongest(each) for each in career.games if each.place == 1}
    if kind not in beaten:
        found.append(Milestone("first-win", {"kind": kind}))
    leads = [each.lead for each in rivals if each.place == 1]
    if leads and game.lead > max(leads):
        facts: dict[str, int | str] = {"lead": game.lead, "before": max(leads)}
        found.append(Milestone("largest-lead", facts))
    return found
