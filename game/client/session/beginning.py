"""Beginning a game: new, practice, on from a set-up; computers play the rounds before practice."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Protocol

from game.client.app import App
from game.client.session.driver import Driver
from game.client.stored import set_up as set_ups
from game.client.stored.packs import PackMark
from game.client.widgets.choices import ask_for_pack, kept_for, player_words, with_numbers
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.page import ProgressPage
from game.engine.rules import NOBODY
from game.engine.title import Options
from game.match.analysis import NoAnswer
from game.match.beginnings import Beginning, branched, new_game
from game.match.match import Match
from game.records.records import AUTOMA, COACHED, HUMAN, Note, NotSaved, Seat
from game.scene.animation.animation import Call, Delay
from game.scene.animation.animation import Sequence as InTurn
from game.scene.stage.stage import Stage
from game.scene.window.window import Window

MakeBeginning = Callable[[], Beginning]

SOURCE = "prelude"
THINKER = 2  # who plays the first rounds, counted from the weakest: quick, and no fool

MOST_AT_ONCE = 4  # moves between two frames
A_ROUND = 25.0  # per cent of a game, until the first round has shown how much it is


class BeginGame(Protocol):
    """How whoever offers games has one begun."""

    def __call__(self, make: MakeBeginning, players: Sequence[str] = ()) -> Path | None:
        """Sit down at the game with these players in its seats; return its file if it has one."""


# New games: as they are set up, once more, and short ones that computers begin.


def first_position(app: App, set_up: set_ups.SavedSetUp) -> Beginning:
    """Return a new game of the open title; Unreadable says what it does not offer."""
    ordered = set_ups.in_order(set_up)
    title = app.box.title
    options = set_ups.options_of(title, ordered)
    own = title.game(options).colours
    colours = set_ups.seat_colours(ordered.seats, own, app.box.colours)
    seats = seated(app.named(ordered.seats), colours)
    return new_game(title, options, seats, set_up.seed, practice=set_up.practice)


def coached(app: App, set_up: set_ups.SavedSetUp) -> Beginning:
    """Return a new game in which the coach speaks."""
    beginning = first_position(app, set_up)
    beginning.chronicle.add(Note(0, COACHED, NOBODY, ""))
    return beginning


def lend_coach(app: App, match: Match) -> None:
    """Let the coach speak in a first game, unless it was sent away there."""
    if match.chronicle.notes(COACHED) and not app.progress.is_coach_declined:
        app.lend(coach=True)


def seated(plans: Sequence[set_ups.SeatPlan], colours: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats of a set-up in these colours."""
    pairs = zip(plans, colours, strict=False)
    return tuple(Seat(plan.name, plan.player, colour) for plan, colour in pairs)


def going_on(match: Match) -> Beginning:
    """Return a new game that goes on where the match stands."""
    return branched(match.title, match.chronicle, match.steps, SOURCE)


def played_again(match: Match, seed: int) -> set_ups.SavedSetUp:
    """Return the same table with another deal."""
    seats = tuple(set_ups.SeatPlan(seat.name, seat.player, seat.colour) for seat in match.seats)
    options = match.options
    return set_ups.SavedSetUp(
        seats,
        seed,
        practice=match.practice,
        expansions=options.expansions,
        automa=options.automa or (),
        edition=options.edition,
        pack=options.pack,
    )


def seat_all(match: Match, players: Iterable[str]) -> None:
    """Give every seat to its player; NotSaved when the journal refuses it, which is closed then."""
    try:
        for seat, player in enumerate(players):
            if match.seats[seat].player != player:
                match.take_over(seat, player)
    except NotSaved:
        match.close()
        raise


def ask_to_practise(
    app: App,
    window: Window,
    play: Callable[[set_ups.SavedSetUp], None],
    begin: BeginGame,
    others: Sequence[Reply],
) -> None:
    """Ask for the length, or for one of the `others`; without short games `play` a whole one.
    `begin` begins any other game.
    """
    say = app.say
    short = app.box.short_games
    kinds = app.players.kinds
    usual = set_ups.preset("three", app.box.player_names, kinds[len(kinds) // 2], app.fresh_seed())
    whole, told = with_numbers(app, replace(usual, practice=True, edition=app.edition))
    kept = kept_for(app, whole.edition)
    if not short and not kept and not told:
        play(whole)
        return
    assert window.screen is not None
    stage = window.screen.stage

    def choose(mark: PackMark | None) -> None:
        app.keep(lambda: set_ups.remember_numbers(mark, app.saves_folder, app.part))
        ask_to_practise(app, window, play, begin, others)

    ask_numbers = partial(ask_for_pack, stage, app, whole.edition, whole.mark, choose)

    def ready(prelude: Match) -> None:
        window.pop()
        begin(partial(going_on, prelude), [plan.player for plan in whole.seats])

    def play_short(begins: int) -> None:
        """Let computers play up to the round in which the game begins, then sit down."""
        kind = kinds[min(THINKER, len(kinds) - 1)]
        seats = tuple(replace(seat, player=kind) for seat in whole.seats)
        match = Match.begin(first_position(app, replace(whole, seats=seats)))
        window.push(FastForwardScreen(app, match, begins, ready))

    replies = [
        Reply(say(f"practice.{name}"), partial(play_short, begins), name=name)
        for name, begins in short.items()
    ]
    replies += [
        Reply(say("practice.whole"), partial(play, whole), "primary", name="whole"),
        *([Reply(say("numbers.choose"), ask_numbers, name="numbers")] if kept else []),
        *others,
        Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel"),
    ]
    notes = [say("practice.note"), *([say("practice.note-short")] if short else []), *told]
    ask(stage, say("practice.title"), notes, replies)


# Strangers: players of a saved game whom this version does not know, and who plays on for them.


def strangers(app: App, options: Options, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the seats of a game whose players nobody here can be."""
    automa = (AUTOMA,) if options.automa is not None else ()
    known = (HUMAN, *automa, *app.players.kinds)
    return tuple(at for at, seat in enumerate(seats) if seat.player not in known)


def ask_who_plays_on(stage: Stage, app: App, match: Match, sit_down: Callable[[], None]) -> None:
    """Say who is not known and offer another for all of them; else the match is closed."""
    say = app.say
    kinds = app.players.kinds
    missing = strangers(app, match.options, match.seats)

    def seat(player: str) -> None:
        seats = enumerate(match.seats)
        try:
            seat_all(match, [player if at in missing else each.player for at, each in seats])
        except NotSaved as refusal:
            app.tell([app.explain(refusal.reason)])
            return
        sit_down()

    seats = [match.seats[at] for at in missing]
    told = [say("message.stranger", name=seat.name, player=seat.player) for seat in seats]
    offered = {kinds[len(kinds) // 2]: "quiet", kinds[-1]: "primary"}
    replies = [
        Reply(player_words(app, kind), partial(seat, kind), skin, name=f"seat:{kind}")
        for kind, skin in offered.items()
    ]
    cancel = Reply(say("button.cancel"), match.close, cap="@back", name="cancel")
    ask(stage, say("message.title"), [*told, say("message.stranger-note")], [*replies, cancel])


class FastForwardScreen(ProgressPage):
    """Goes on to `ready` when the first question of round `until` is asked; Escape gives up. The
    match has computers only and is not saved: what is given up leaves nothing behind.
    """

    heading = "prelude.title"

    def __init__(self, app: App, match: Match, until: int, ready: Callable[[Match], None]) -> None:
        super().__init__(app)
        self._match = match
        self._until = until
        self._ready = ready
        self._ended = 0
        self._a_round = A_ROUND
        self._driver = Driver(
            match, app.players, lambda: self.window.call_soon(self._go_on), lambda seat: None
        )

    def enter(self) -> None:
        """Begin as soon as the page has been seen."""
        self.stage.timeline.play(InTurn(Delay(1), Call(self._go_on)))

    def leave(self) -> None:
        """Send the computers home."""
        self._driver.close()

    def sentence(self) -> str:
        """Return which round is played, and how much of it."""
        return self.app.say("prelude.told", round=self._round(), steps=self._match.steps)

    def _round(self) -> int:
        question = self._match.question()
        seat = question.seat if question is not None else 0
        return self.app.box.game_facts.round_of(self._match.view(seat))

    def _share(self) -> float:
        """Return how much is played; a round that has ended shows how much one is."""
        ended = self._round() - 1
        progress = self._match.progress()
        if ended > self._ended:
            self._ended = ended
            self._a_round = progress / ended
        done = progress / (self._a_round * (self._until - 1))
        return max(self.bar.done, min(done, 1.0))

    def _go_on(self) -> None:
        if self.window.screen is not self:
            return
        for _ in range(MOST_AT_ONCE):
            if self._match.question() is None or self._round() >= self._until:
                self._ready(self._match)
                return
            if not self._turn():
                break
        else:  # a frame may be drawn, and the cancel button pressed, before it goes on
            self.stage.timeline.play(InTurn(Delay(1), Call(self._go_on)))
        self.show(self._share())
        self.stage.refresh()

    def _turn(self) -> bool:
        """Let a computer move; one that never answers leaves its seat to somebody quick."""
        try:
            return self._driver.turn()
        except NoAnswer:
            question = self._match.question()
            assert question is not None  # else nobody would have been waited for
            self._match.take_over(question.seat, self.app.players.quick)
            return True
