"""The goal card: the goal of a challenge, shown at its beginning and on request."""

from game.box.goals import GRADE_NAMES
from game.client.app import App
from game.client.challenges.goals import PlayedFor, played_for
from game.client.statistics.counting import not_counted_told
from game.client.statistics.medals import Medal
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.text import PageColumn, stacked
from game.records.records import Chronicle
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal, modal_scale
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label, Panel
from game.table_protocol import PinnedLine

WIDTH = 720.0
SIDE = 36.0
TOP = 24.0
INNER = WIDTH - 2 * SIDE
LINE = 28.0
HEAD_LINE = 50.0
GAP = 12.0
BUTTON_WIDTH = 280.0
BUTTON_HEIGHT = 58.0
FOOT = 24.0
MEDAL_GAP = 40.0
TALLEST = 560.0  # of all cards
HEAD = ON_PAPER.head.sized(38)
GOAL = ON_PAPER.bold.sized(23)


def pinned_line(app: App, stage: Stage, chronicle: Chronicle) -> PinnedLine | None:
    """Return the journal's pinned line with the goal of a game; None without a goal."""
    aim = played_for(app, chronicle)
    if aim is None:
        return None
    lost = not_counted_told(app, chronicle)
    words = app.say("goal.pinned-lost" if lost else "goal.pinned", head=aim.head)
    tip = lost or aim.goal
    return PinnedLine(words, tip, lambda: open_goal_card(app, stage, chronicle))


def open_goal_card(app: App, stage: Stage, chronicle: Chronicle, *, begins: bool = False) -> None:
    """Show a game's goal, if it has one; `begins` after it has just been dealt."""
    aim = played_for(app, chronicle)
    if aim is None:
        return
    panel = Panel("parchment", width=WIDTH, label=f"{aim.kind}. {aim.whole}", name="goal-card")
    modal = Modal(panel)
    words = app.say("goal.begin" if begins else "button.close")
    way = ButtonWay("goal-begin", words, stage.back, cap="@confirm", keys=("return", "@confirm"))
    column = PageColumn(INNER, stage.units.k * modal_scale(stage.units, WIDTH, TALLEST))
    rows = [*_texts(app, aim, column), *_medals(app, aim), _rule(app, chronicle, column)]
    content = stacked(rows, INNER, GAP)
    content.x = SIDE
    content.y = TOP
    panel.height = TOP + content.height + GAP + BUTTON_HEIGHT + FOOT
    spot = box(
        (WIDTH - BUTTON_WIDTH) / 2, panel.height - FOOT - BUTTON_HEIGHT, BUTTON_WIDTH, BUTTON_HEIGHT
    )
    button = way.plain(app, "primary", 26, **spot)
    panel.add(content, button)
    stage.open(modal, button)


def _texts(app: App, aim: PlayedFor, column: PageColumn) -> list[Node]:
    return [
        _paragraph(app, aim.kind, ON_PAPER.note, LINE, column),
        _paragraph(app, aim.head, HEAD, HEAD_LINE, column),
        _paragraph(app, aim.goal, GOAL, LINE, column),
    ]


def _medals(app: App, aim: PlayedFor) -> list[Node]:
    """Return a coin with its required number for each medal, [] without medals."""
    if not aim.medals:
        return []
    row = Node(width=INNER, height=Medal.height)
    width = Medal.width * len(aim.medals) + MEDAL_GAP * (len(aim.medals) - 1)
    for at, number in enumerate(aim.medals):
        left = (INNER - width) / 2 + (Medal.width + MEDAL_GAP) * at
        told = f"{app.say(f'medal.{GRADE_NAMES[at + 1]}')}: {number}"
        row.add(Medal(app, at + 1, told, x=left, y=0))
    return [row]


def _rule(app: App, chronicle: Chronicle, column: PageColumn) -> Node:
    told = not_counted_told(app, chronicle) or app.say("goal.rule")
    return _paragraph(app, told, ON_PAPER.note, LINE, column)


def _paragraph(app: App, text: str, style: TextStyle, line: float, column: PageColumn) -> Node:
    lines = len(column.lines(app.kit.lettering, text, style))
    spot = box(0, 0, INNER, line * lines)
    return Label(text, style, align="centre", wrap=True, **spot)
