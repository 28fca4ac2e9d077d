"""Tables of every title, edition, number of players and option, at moments of a random game."""

import random
from collections.abc import Iterator
from itertools import product

from pygame import Surface

from game.client.app import App
from game.client.widgets.player_labels import make_seat_players
from game.engine.knowledge import make_view_for_seat
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options, Title
from game.records.records import HUMAN_PLAYER, Seat
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.table_protocol import ClientAccess, PersonalQuestion

FULL_HD = WindowUnits(1920, 1080)
STEPS = 400  # more than the first rounds of any title take


def set_ups(title: Title, automa_options: tuple[str, ...]) -> tuple[Options, ...]:
    """Return set-ups of a title: every edition and number of seats, plain and with every expansion,
    and alone against its automa, plain and with all the options that can be had together.
    """
    found: list[Options] = []
    for edition, seats, expansions in product(title.editions, title.seats, ((), title.expansions)):
        found.append(Options(title.name, seats, edition, expansions))
        if title.automa and seats == min(title.seats):
            found.append(Options(title.name, seats, edition, expansions, automa_options[:1]))
            found.append(Options(title.name, seats, edition, expansions, automa_options))
    return tuple(options for options in found if _is_offered(title, options))


def _is_offered(title: Title, options: Options) -> bool:
    try:
        title.make_game(options)
    except Unreadable:
        return False
    return True


def looks_at_tables(app: App, options: Options, *, seed: int, every: int) -> Iterator[Node]:
    """Yield the root of a table with a question, again and again, for each seat that is asked."""
    for stage in stages_with_question(app, options, seed=seed, every=every):
        yield stage.root.children[0]


def stages_with_question(app: App, options: Options, *, seed: int, every: int) -> Iterator[Stage]:
    """Yield the stage of a table with a question, again and again, for each seat that is asked."""
    game = app.box.title.make_game(options)
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    seats = [Seat(f"Seat {n}", HUMAN_PLAYER, colour) for n, colour in enumerate(game.colours)]
    stage = Stage(app.kit)
    stage.adapt_to_window_size(FULL_HD)
    handlers = ClientAccess(options=options)
    screen = Surface((FULL_HD.width_px, FULL_HD.height_px))
    table = app.table_factory_of_open_title(options).make_table_without_position(
        stage, make_seat_players(app, seats), handlers
    )
    stage.root.add(table.root)
    chance = random.Random(seed)
    for step in range(STEPS):
        if int(state.to_move) == NOBODY:
            return
        if int(state.to_move) >= 0 and step % every == 0:
            seat = int(state.to_move)
            view = make_view_for_seat(game.rules, state, seat)
            table.show_view(view, seat)
            table.ask(PersonalQuestion(seat, view, game.readable_moves(state), False, "No undo."))
            stage.draw(screen)  # parts of panels are laid out when they are drawn
            yield stage
        if int(state.to_move) == CHANCE:
            code = game.rules.draw_outcome(state)
        else:
            code = chance.choice(game.rules.legal_codes(state))
        game.rules.apply(state, code)
