"""Coaching: explains each new thing once in a game, at the moment it matters."""

from __future__ import annotations

from game.client.advice.hinting import HintHost
from game.client.desk import Desk
from game.client.learning.coach import Advice, Facts
from game.client.learning.spotlight import Spotlight, spots
from game.client.parts.spoken_note import TEXT, NoteWay, SpokenNote
from game.room import Question


class Coaching:
    """At most one explanation at a time, for the question that is asked now.

    It goes by that seat's view alone and remembers what it has told. Nothing waits for it: who
    plays on has read enough.
    """

    def __init__(self, desk: Desk, host: HintHost) -> None:
        """Begin with nothing said."""
        self._desk, self._host = desk, host
        self._question: Question | None = None
        self._due: tuple[Advice, Facts] | None = None
        self._panel: SpokenNote | None = None
        self._light: Spotlight | None = None

    def check(self, question: Question | None) -> None:
        """Explain what is new about the question, and nothing while nobody is asked."""
        if question is None:
            self.hide()
        elif self._question is None or not _same(question, self._question):
            self.hide()
            self._question = question
            self._explain(question)
        elif self._due is not None and self._panel is None:
            self._show(*self._due)  # it was hidden by another screen and not yet read

    def hide(self) -> None:
        """Take the note off the table; it comes back as long as its question is asked."""
        root = self._host.stage.root
        if self._light is not None:
            self._host.stage.timeline.drop(self._light.breath)
        for node in (self._panel, self._light):
            if node is not None and node in root.children:
                root.remove(node)
        if self._panel is not None:
            self._panel = self._light = None
            self._host.stage.refresh()

    def said(self) -> tuple[str, ...]:
        """Return what is being explained."""
        return (self._panel.label,) if self._panel is not None else ()

    def close(self) -> bool:
        """Take the note away for good; False when there is none."""
        was_open = self._panel is not None
        self._due = None
        self.hide()
        return was_open

    def _explain(self, question: Question) -> None:
        coach, desk = self._desk.box.coach, self._desk
        self._due = None
        if coach is not None and desk.settings.coach:
            self._due = coach.due(question, desk.progress.told)
        if self._due is not None:
            desk.progress.tell(self._due[0].name)
            self._show(*self._due)

    def _show(self, advice: Advice, facts: Facts) -> None:
        host, desk = self._host, self._desk
        named = {name.replace("-", "_"): number for name, number in facts.items()}
        text = desk.say(f"coach.{advice.name}", **named)
        said = ("coach", desk.say("coach.title"), [(text, TEXT)])
        self._panel = SpokenNote(desk, said, self._ways(), (host.table, host.stage.units, "advice"))
        self._light = Spotlight(lambda: spots(host.stage, host.table, advice.points), z=88)
        host.stage.timeline.keep(self._light.breath)
        host.stage.root.add(self._light, self._panel)
        host.stage.refresh()

    def _ways(self) -> tuple[NoteWay, NoteWay]:
        say = self._desk.say
        off, tip = say("coach.off"), say("coach.off-tip")
        return (
            NoteWay(off, "coach-off", self._no_more, tooltip=tip),
            NoteWay(say("coach.understood"), "coach-understood", self._understood, "@lesson-next"),
        )

    def _understood(self) -> None:
        """Close the note; what else is new about the question comes at once."""
        self.close()
        if self._question is not None:
            self._explain(self._question)

    def _no_more(self) -> None:
        """Close the note and switch the coach off; the settings switch it on again."""
        self.close()
        self._desk.choose(coach=False)


def _same(one: Question, other: Question) -> bool:
    """Whether two questions are one that was asked again."""
    return one.seat == other.seat and one.moves == other.moves
