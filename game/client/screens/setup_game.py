"""The setup screen's panels about the game: seats, seed, practice, numbers and summary line."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.screens.setup_panels import EDITION_PANEL_HEIGHT, choice_panel
from game.client.stored.packs import PackMark
from game.client.stored.set_up import SavedSetUp, options_of
from game.client.widgets import choices
from game.client.widgets.buttons import ButtonWay, Segment, Segments
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.frames import icon
from game.client.widgets.game_options import options_beside_edition
from game.client.widgets.text import Column
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel, TextField, Toggle

# The setup screen's panel about the game itself: order of seats, seed, practice.

SETUP_GAME_HEIGHT = 214.0

SIDE = 28.0
BESIDE_ICON = 50.0
SHARES = (0.26, 0.32, 0.42)  # of the width, for time, people and options
NOTE_LINE = 24.0
MOST_LINES = 2

GAP = 16.0
HALF = 0.42  # of a row that it shares


@dataclass(frozen=True, slots=True)
class GameHandlers:
    """What the panels beside the seats may ask for."""

    change: Callable[[SavedSetUp], None]
    set_seed: Callable[[str], None]
    draw_seed: Callable[[], None]


def game_panel(
    app: App, set_up: SavedSetUp, seed_text: str, handlers: GameHandlers, width: float
) -> Node:
    """Return the panel."""
    say = app.say
    panel = Panel("slate", width=width, height=SETUP_GAME_HEIGHT)
    ways = [Segment("fixed", say("setup.order-fixed")), Segment("drawn", say("setup.order-drawn"))]

    def set_order(way: str) -> None:
        handlers.change(replace(set_up, drawn=way == "drawn"))

    def set_practice(on: bool) -> None:
        handlers.change(replace(set_up, practice=on))

    way = "drawn" if set_up.drawn else "fixed"
    seed = say("setup.seed")
    new_seed = ButtonWay("new-seed", say("setup.new-seed"), handlers.draw_seed, "dice")
    spot = box(140, 104, 190, 48)
    undo = say("setup.undo")
    note_of_order, note_of_seed = (box(470, top, width - 490, 52) for top in (47, 102))
    spot_of_undo = box(140, 158, width - 164, 46)
    told = say("setup.undo-note")
    practice = Toggle(set_up.practice, set_practice, text=told, **spot_of_undo)
    practice.name = "practice"
    practice.label = undo
    panel.add(
        Label(say("setup.game"), HEAD, **box(24, 8, 400, 40)),
        Label(say("setup.order"), BOLD, **box(24, 50, 110, 46)),
        Segments(ways, way, set_order, name="order", **box(140, 50, 310, 46)),
        Label(say("setup.order-note"), NOTE, wrap=True, midway=True, **note_of_order),
        Label(seed, BOLD, **box(24, 104, 110, 48)),
        TextField(seed_text, handlers.set_seed, limit=10, name="seed", label=seed, **spot),
        new_seed.plain(app, "slate", 26, **box(340, 104, 110, 48)),
        Label(say("setup.seed-note"), NOTE, wrap=True, midway=True, **note_of_seed),
        Label(undo, BOLD, **box(24, 158, 110, 46)),
        practice,
    )
    return panel


# The summary line of the setup screen: how long, how many people, how many players.


def summary(app: App, set_up: SavedSetUp, k: float, **place: Unpack[NodeValues]) -> Panel:
    """Return the panel with the three facts; `k` are the px a u takes where it is drawn."""
    panel = Panel("slate", **place)
    say = app.say
    minutes = say("setup.minutes", minutes=set_up.minutes(app.box.minutes))
    players = say("setup.players-line", players=len(set_up.seats))
    facts = (
        ("watch", minutes, (say("setup.minutes-note"),)),
        ("hand", say("setup.people", people=set_up.people), (_people_note(app, set_up),)),
        ("flag", players, _options_note(app, set_up)),
    )
    room = panel.width - SIDE
    left = SIDE
    for (picture, fact, note), share in zip(facts, SHARES, strict=True):
        column = Column(room * share - BESIDE_ICON - 12, k)
        panel.add(
            icon(app.box.screen_pictures, picture, 38, x=left + 19, y=42),
            *_fact(app, fact, note, column, left + BESIDE_ICON),
        )
        left += room * share
    return panel


def _people_note(app: App, set_up: SavedSetUp) -> str:
    """Return what becomes of hidden cards, where the edition has anything hidden."""
    key = {0: "none", 1: "one"}.get(set_up.people, "many")
    if set_up.people and not app.box.tables_of(set_up.edition).private_kinds:
        key = "open"
    return app.say(f"setup.people-note-{key}")


def _options_note(app: App, set_up: SavedSetUp) -> tuple[str, ...]:
    """Return what is played with, as far as it was chosen on this page."""
    options = options_of(app.box.title, set_up)
    if options.automa is not None and app.box.automa is not None:
        options = replace(options, automa=app.box.automa.known(options.automa))
    return options_beside_edition(app, options) or (app.say("setup.players-note"),)


def _fact(app: App, fact: str, parts: tuple[str, ...], column: Column, left: float) -> list[Node]:
    """Return a fact and what is said of it: in two lines where it does not fit one. What fits
    neither is counted, and its tooltip says it all.
    """
    width = column.width
    told = ", ".join(parts)
    lines = column.lines(app.kit.lettering, told, NOTE)
    if len(lines) > MOST_LINES:
        lines = [app.say("setup.options-many", count=len(parts))]
    top = 14.0 if len(lines) == 1 else 4.0
    notes = [
        Label(line, NOTE, **box(left, top + 28 + NOTE_LINE * at, width, 26))
        for at, line in enumerate(lines)
    ]
    for note in notes:
        note.tooltip = told
    return [Label(fact, BOLD, **box(left, top, width, 28)), *notes]


# The setup screen's panel about the numbers of the box, for players who keep packs.


class SetUpNumbers:
    """Chooses the numbers of the set-up that a page edits."""

    def __init__(
        self,
        app: App,
        stage: Stage,
        set_up: Callable[[], SavedSetUp],
        change: Callable[[SavedSetUp], None],
    ) -> None:
        self._app = app
        self._stage = stage
        self._set_up = set_up
        self._change = change

    def panels(self, width: float) -> list[Node]:
        """Return the row of edition and numbers, as far as there is anything to choose from."""
        app = self._app
        row = Node(width=width, height=EDITION_PANEL_HEIGHT)
        with_editions = len(app.box.editions) > 1
        row.add(*self._numbers(width * HALF - GAP if with_editions else width))
        beside = row.children[0].width + GAP if row.children else 0.0
        for panel in row.children:
            panel.x = width - panel.width
        if with_editions:
            row.add(choice_panel(app.say("setup.edition"), self._editions, width - beside))
            row.children.reverse()
        return [row] if row.children else []

    def _editions(self, spot: BoxPlace) -> Node:
        set_up = self._set_up()

        def choose(edition: str) -> None:
            self._change(replace(set_up, edition=edition))

        return choices.edition_choice(
            self._app, set_up.edition or self._app.box.editions[0], choose, spot
        )

    def _numbers(self, width: float) -> list[Node]:
        app = self._app
        mark = self._set_up().mark
        if mark is None and not choices.kept_for(app, self._set_up().edition):
            return []
        told = app.say("numbers.ours")
        if mark is not None:
            found = choices.numbers_for(app, mark)
            told = app.say("numbers.lost", name=mark.name) if found.refusal else found.name
        words = app.say("numbers.panel")
        tip = app.say("numbers.change")
        way = ButtonWay("numbers", told, self.ask, "menu", tip=tip)

        def button(spot: BoxPlace) -> Node:
            return way.plain(app, "slate", label=f"{words}: {told}", **spot)

        return [choice_panel(words, button, width)]

    def ask(self) -> None:
        """Ask whose numbers are played with."""
        set_up = self._set_up()

        def choose(mark: PackMark | None) -> None:
            self._change(replace(set_up, mark=mark, pack=None))

        choices.ask_for_pack(self._stage, self._app, set_up.edition, set_up.mark, choose)

    def play(self, then: Callable[[SavedSetUp], None]) -> None:
        """Go on with the numbers that were chosen; with ours instead only when that is wanted."""
        set_up = self._set_up()
        app = self._app
        say = self._app.say
        if set_up.mark is None:
            then(set_up)
            return
        found = choices.numbers_for(app, set_up.mark)
        if not found.refusal:
            then(replace(set_up, mark=choices.mark_for(found), pack=found.pack))
            return
        ours = partial(then, replace(set_up, mark=None, pack=None))
        replies = [
            Reply(say("numbers.play-ours"), ours, name="play-ours"),
            Reply(say("numbers.choose"), self.ask, "primary", name="choose"),
            Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel"),
        ]
        told = [say("numbers.lost-note", name=set_up.mark.name), app.refused(found.refusal)]
        ask(self._stage, say("numbers.lost-title"), told, replies)
