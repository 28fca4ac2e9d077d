"""One game of two people at two windows, from the shelf to the next game with the same people."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.windows.being_away import date_files, days_after, move_to_address
from tools.windows.choices import PlainPlayer
from tools.windows.display import XDisplay, photograph_all
from tools.windows.sight import Sight
from tools.windows.two_people import (
    BY_KEYS,
    END_SCREEN_NAME,
    GLANCE_SECONDS,
    NAMES,
    SECONDS_TO_COME,
    TABLE_SCREEN_NAME,
    PersonAtWindow,
    TrialFault,
    WatchedTable,
    taken_port,
)

LONGEST_STANDSTILL: Final = 90.0  # seconds without a decision
MAX_USES: Final = 150  # of controls for one decision
USES_TO_TRY_MORE: Final = 20  # after which a person tries what seemed to show something only
SECONDS_AWAY: Final = 66.0  # the bar about a missing friend comes after a minute
SECONDS_TO_AGREE: Final = 20.0
LOOK_AT_BOTH: Final = 12  # decisions between two comparisons of the windows
INVITATION_LINK_START: Final = "count-house://"
SAVES_FOLDER_NAME: Final = "saves"
FIRST_ADDRESS: Final = "link-0"
BACK_KEY: Final = "Escape"
SECONDS_ELSEWHERE: Final = 3.0  # until somebody leaves a page that is not the table
LAST_USES: Final = 6
CRASH_SCREEN_NAME: Final = "CrashScreen"
UNDO_SHARE: Final = 0.01


@dataclass(frozen=True, slots=True)
class Evening:
    """The settings of a trial: the game, the number of seats for computers, how often the people
    stop and continue another day (`breaks`), and the seed."""

    title: str
    edition: str = ""
    computers: int = 0
    breaks: int = 0
    seed: int = 1

    @property
    def name(self) -> str:
        """A short name for files and reports."""
        sitting = f"days-{self.breaks}" if self.breaks else "sitting"
        return "-".join(filter(None, (self.title, self.edition, sitting)))


@dataclass(slots=True)
class EveningReport:
    """What happened in one trial game; `faults` are sentences about everything that went wrong."""

    name: str
    decisions: int = 0
    undone: int = 0
    breaks: int = 0
    moves: list[str] = field(default_factory=list)  # addresses and days after the breaks
    comparisons: int = 0
    keys: int = 0
    clicks: int = 0
    minutes: float = 0.0
    is_over: bool = False
    unreached: list[str] = field(default_factory=list)
    strayed: list[str] = field(default_factory=list)  # pages that nobody wanted
    faults: list[str] = field(default_factory=list)

    @property
    def lines(self) -> list[str]:
        """The report as lines of text."""
        ended = "ended" if self.is_over else "did not end"
        told = (
            f"{self.name}: {ended} after {self.decisions} decisions, {self.undone} undone, "
            f"{self.keys} keys, {self.clicks} clicks, {self.minutes:.1f} minutes, "
            f"{self.breaks} breaks, {self.comparisons} comparisons, {len(self.faults)} faults"
        )
        by_mouse = [f"  not reached by Tab: {name}" for name in self.unreached]
        moved = [f"  came back at {each}" for each in self.moves]
        strayed = [f"  came to {each}" for each in self.strayed]
        return [told, *moved, *by_mouse, *strayed, *(f"  fault: {fault}" for fault in self.faults)]


class SharedGame:
    """Plays one game between two people at two windows; its screenshots are stored in a folder."""

    def __init__(
        self,
        evening: Evening,
        displays: Sequence[XDisplay],
        folder: Path,
        say: Callable[[str], None],
    ) -> None:
        """Prepare two people; the second one uses the keyboard alone."""
        self.report = EveningReport(evening.name)
        self._evening = evening
        self._folder = folder
        self._say = say
        saves = folder / SAVES_FOLDER_NAME
        self._people = [
            PersonAtWindow(display, saves, name, by_keys=name == BY_KEYS)
            for name, display in zip(NAMES, displays, strict=True)
        ]
        self._players = [PlainPlayer(evening.seed * 2 + at) for at in range(len(NAMES))]
        self._table = WatchedTable(self._people[0].saves, saves)
        self._seats: list[int] = []
        self._came_at = time.time()  # when the present sitting began
        self._uses = 0
        self._used = deque[str](maxlen=LAST_USES)
        self._pictures = 0
        self._missing_seen = False

    def play(self) -> EveningReport:
        """Play the game to its end and return the report; any exception becomes a fault in it."""
        begun = time.monotonic()
        if self._evening.breaks:
            move_to_address(0)
        with self._table:
            try:
                self._gather()
                self._play_to_the_end()
                self._compare_end_pages()
                self._play_again()
                self._go_home()
            except Exception as fault:  # whatever goes wrong is what the trial is for
                self._note(f"{type(fault).__name__}: {fault}")
                self._photograph("fault")
            finally:
                for person in self._people:
                    person.kill()
        self.report.keys = sum(person.keys for person in self._people)
        self.report.clicks = sum(person.clicks for person in self._people)
        names = set[str]().union(*(person.unreached for person in self._people))
        self.report.unreached = sorted(names)
        self.report.minutes = (time.monotonic() - begun) / 60
        return self.report

    def _gather(self) -> None:
        """Open a table in the first window, and join it from the second by invitation."""
        host, guest = self._people
        evening = self._evening
        for person in self._people:
            person.start()
        for name in ("tables", "open-table"):
            host.leave_by(name)
        for name in (f"game:{evening.title}", "preset:friends-1"):
            host.use(name)
        if evening.edition:
            host.use(f"edition:{evening.edition}")
        for at in range(evening.computers):
            host.use(f"seat:{2 + at}:player:computer")
        self._photograph("set-up")
        host.leave_by("start")
        host.use("copy:1")
        link = self._copied_link()
        guest.leave_by("tables")
        guest.leave_by("join-table")
        guest.wait_for("typed")
        guest.open.type(link)
        self._photograph("invitation")
        guest.open.press("Return")
        guest.wait_for("own-link:1")
        host.wait_for("start")
        self._photograph("lobby")
        host.leave_by("start")
        for at, person in enumerate(self._people):
            person.wait_for_screen(TABLE_SCREEN_NAME)
            self._seats.append(at)
        self._table.come(self._table.name)
        self._photograph("first-turn")

    def _copied_link(self) -> str:
        """Return the invitation that was copied, with the first address if several are offered."""
        host = self._people[0]
        until = time.monotonic() + SECONDS_TO_COME
        while time.monotonic() < until:
            sight = host.look()
            links = [text for text in sight.texts if text.startswith(INVITATION_LINK_START)]
            if sight.control(FIRST_ADDRESS) is not None:
                host.leave_by(FIRST_ADDRESS)
            elif links:
                return links[0]
            time.sleep(GLANCE_SECONDS)
        raise TrialFault("no invitation comes")

    def _play_to_the_end(self) -> None:
        """Play, with breaks, until the host says that the game is over."""
        changed_at = time.monotonic()
        moment = self._table.moment
        asked = self._table.asked
        self._note_idle()
        compare_at = LOOK_AT_BOTH
        breaks_at = self._planned_breaks()
        while not self._table.is_over:
            self._table.go_on()
            if self._table.moment != moment:
                moment = self._table.moment
                changed_at = time.monotonic()
                self._count_decision()
                if asked != self._table.asked and self.report.decisions >= compare_at:
                    self._compare_windows()  # now nobody has picked anything that others can't see
                    compare_at = self.report.decisions + LOOK_AT_BOTH
                if asked != self._table.asked:
                    self._note_idle()
                asked = self._table.asked
                if breaks_at and self.report.decisions >= breaks_at[0]:
                    breaks_at.pop(0)
                    self._sleep_over()
                    changed_at = time.monotonic()
            if time.monotonic() - changed_at > LONGEST_STANDSTILL or self._uses > MAX_USES:
                raise TrialFault(self._stuck_told())
            if self._table.asked in self._seats:
                self._act(self._table.asked)
            else:
                time.sleep(GLANCE_SECONDS)
        self.report.is_over = True

    def _note_idle(self) -> None:
        """See what can be used in the window of whoever is not asked."""
        for at, person in enumerate(self._people):
            sight = person.look() if at != self._table.asked else None
            if sight is not None and sight.screen == TABLE_SCREEN_NAME and not _is_asked(sight):
                self._players[at].note_idle(sight)

    def _planned_breaks(self) -> list[int]:
        """Return after which decisions people go home."""
        return [6 + 14 * number for number in range(self._evening.breaks)]

    def _count_decision(self) -> None:
        self.report.decisions += 1
        self._uses = 0
        for player in self._players:
            player.begin_decision()
        if self.report.decisions % LOOK_AT_BOTH == 0:
            self._say(f"{self.report.name}: {self.report.decisions} decisions")

    def _stuck_told(self) -> str:
        asked = self._table.asked
        seen = [person.look() for person in self._people]
        names = [", ".join(control.name for control in sight.controls) for sight in seen]
        used = ", ".join(self._used)
        return f"seat {asked} does not get on; last used: {used}; seen: {names}"

    def _act(self, seat: int) -> None:
        """Let the person who is asked use one thing."""
        person = self._people[seat]
        sight = person.look()
        self._check(person, sight)
        if sight.screen != TABLE_SCREEN_NAME:
            self._come_back(person)
            return
        player = self._players[seat]
        undo = sight.control("undo")
        if undo is not None and player.chance(UNDO_SHARE):
            self.report.undone += 1
            person.use_control(undo)
            return
        chosen = player.choose(sight)
        if chosen is None:
            time.sleep(GLANCE_SECONDS)
            self._let_others_agree(seat)
            return
        self._uses += 1
        if self._uses % USES_TO_TRY_MORE == 0:
            player.forget_idle()
        self._used.append(f"{person.name} {chosen.name or chosen.label}")
        person.use_control(chosen)

    def _come_back(self, person: PersonAtWindow) -> None:
        """Go back to the table from a page that does not close by itself."""
        until = time.monotonic() + SECONDS_ELSEWHERE
        while time.monotonic() < until:
            if person.look().screen == TABLE_SCREEN_NAME or self._table.is_over:
                return
            time.sleep(GLANCE_SECONDS)
            self._table.go_on()
        screen = person.look().screen
        self.report.strayed.append(f"{screen} after {', '.join(self._used)}")
        self._photograph("strayed")
        person.open.press(BACK_KEY)

    def _let_others_agree(self, seat: int) -> None:
        """Answer a vote in the other window, such as one about something taken back."""
        for at, person in enumerate(self._people):
            vote = person.look().control("vote-yes") if at != seat else None
            if vote is not None:
                person.use_control(vote)

    def _check(self, person: PersonAtWindow, sight: Sight) -> None:
        if sight.screen == CRASH_SCREEN_NAME:
            raise TrialFault(f"{person.name} sees the page of an error: {' / '.join(sight.texts)}")

    def _compare_windows(self) -> None:
        """See whether both windows say the same of the players."""
        until = time.monotonic() + SECONDS_TO_AGREE
        while True:
            seen = [person.look() for person in self._people]
            told = [_seats_told(sight) for sight in seen]
            if told[0] == told[1]:
                self.report.comparisons += 1
                return
            if time.monotonic() > until:
                self._note(f"the windows differ: {told[0]} / {told[1]}")
                self._photograph("differ")
                return
            time.sleep(GLANCE_SECONDS)

    def _compare_end_pages(self) -> None:
        """See whether both people read the same results."""
        seen = [person.wait_for_screen(END_SCREEN_NAME) for person in self._people]
        time.sleep(2.0)
        self._photograph("end")
        seen = [person.look() for person in self._people]
        differing = set(seen[0].texts) ^ set(seen[1].texts)
        if differing:
            self._note(f"the end pages differ: {sorted(differing)}")
        self.report.comparisons += 1

    def _sleep_over(self) -> None:
        """Close both windows and the host, and come back another day at another port."""
        host, guest = self._people
        self.report.breaks += 1
        if not self._missing_seen and self._table.asked == 1:
            self._miss_guest()
        name = self._table.name
        before = self._table.address
        for person in self._people:
            if person.window is not None:
                person.close()
        self._table.leave()
        saves = self._folder / SAVES_FOLDER_NAME
        date_files(saves, written_after=self._came_at, days=host.days_ahead)
        self._came_at = time.time()
        address = move_to_address(self.report.breaks)
        days = days_after(self.report.breaks)
        self.report.moves.append(f"{address}, {days:+} days")
        for person in self._people:
            person.days_ahead = days
        with taken_port(before):
            host.start()
            host.leave_by("tables")
            host.wait_for(f"own:{name}")
            self._photograph("my-games")
            host.leave_by(f"own:{name}")
            host.wait_for_screen(TABLE_SCREEN_NAME)
        if self._table.address == before:
            self._note(f"the host has not taken another port than {before.port}")
        guest.start()
        guest.leave_by("tables")
        guest.wait_for(f"own:{name}")
        time.sleep(3.0)
        self._photograph("my-games")
        guest.leave_by(f"own:{name}")
        guest.wait_for_screen(TABLE_SCREEN_NAME)
        self._table.come(name)
        self._compare_windows()
        self._photograph("returned")

    def _miss_guest(self) -> None:
        """Close the window of the guest who has to decide, and wait for the notice of it."""
        host, guest = self._people
        self._missing_seen = True
        guest.close()
        until = time.monotonic() + SECONDS_AWAY
        while time.monotonic() < until:
            time.sleep(GLANCE_SECONDS)
        if host.look().control("wait-on") is None:
            self._note("nothing tells the host that the guest is missing")
        self._photograph("missing")

    def _play_again(self) -> None:
        """Meet at the table of another game with the same people."""
        for person in self._people:
            person.leave_by("rematch")
            person.wait_for("say")
        self._photograph("again")

    def _go_home(self) -> None:
        for person in reversed(self._people):
            person.close()

    def _note(self, fault: str) -> None:
        self.report.faults.append(fault)
        self._say(f"{self.report.name}: {fault}")

    def _photograph(self, moment: str) -> None:
        self._pictures += 1
        file = self._folder / f"{self._pictures:02}-{moment}.png"
        photograph_all([person.display for person in self._people], file)


def _is_asked(sight: Sight) -> bool:
    """Return whether a window still asks its person: it may not have heard of the last move."""
    return any(sight.control(name) is not None for name in ("confirm", "hint"))


def _seats_told(sight: Sight) -> list[str]:
    return [control.label for control in sight.beginning("seat:")]
