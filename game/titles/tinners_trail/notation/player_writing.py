"""Writes the entry of a player."""

from collections.abc import Iterator

from game.notation.positions import is_view, toml_line
from game.notation.repeated_pieces import repeat_pieces_by_count
from game.titles.tinners_trail.notation.game_options import HIDDEN_WORD
from game.titles.tinners_trail.notation.table_writing import Colours
from game.titles.tinners_trail.rules import kinds, table_parts, table_view
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.state import TrailState


def company_lines(state: TrailState, seat: int, colours: Colours, name: str) -> Iterator[str]:
    """Yield a player's notation lines: money, points, mines, cards and ore; in a view only the
    viewer's discards are included.
    """
    board = state.board
    yield "[[player]]"
    yield toml_line("colour", colours[seat])
    yield toml_line("name", name)
    yield from _money_or_wallace_debt_lines(state, seat)
    yield toml_line("points", int(state.points[seat]))
    yield toml_line("mines_left", int(state.mines_left[seat]))
    if board.is_edition_2007:
        yield toml_line("cubes_left", int(state.cubes_left[seat]))
    else:
        yield toml_line("hand", _hand_card_texts(state, seat))
        cards = list(state.discarded)[seat * kinds.REGION_COUNT : (seat + 1) * kinds.REGION_COUNT]
        discarded = [board.card_texts[card] for card in cards if card != kinds.EMPTY]
        if discarded or not is_view(state):
            yield toml_line("discarded", discarded)
    ore = {"tin": int(state.ore_tin[seat]), "copper": int(state.ore_copper[seat])}
    if board.has_arsenic:
        ore["arsenic"] = int(state.ore_arsenic[seat])
    yield toml_line("ore", ore)
    if board.has_arsenic:
        yield toml_line("limiter", int(state.limiter[seat]))
        yield toml_line("calciner_left", bool(state.calciner_left[seat]))
    if board.has_emigration:
        yield toml_line("miners_left", int(state.own_miners[seat]))
        waiting = state.waiting[seat * kinds.STOCK_KIND_COUNT : (seat + 1) * kinds.STOCK_KIND_COUNT]
        yield toml_line("waiting", repeat_pieces_by_count(STOCK_WORDS, waiting))


def _money_or_wallace_debt_lines(state: TrailState, seat: int) -> Iterator[str]:
    """Yield a player's money; Lord Wallace has a debt instead (LW-4).

    `under` lists the cards that went under his survey deck, the next to come up first (LW-5).
    """
    if seat == state.board.wallace_seat:
        yield toml_line("wallace", True)
        yield toml_line("owed", int(state.owed))
        yield toml_line("income", int(state.income))
        yield toml_line(
            "under",
            [
                state.board.card_texts[card]
                for card in table_parts.cards_under_wallace_survey_deck(state)
            ],
        )
    else:
        yield toml_line("money", int(state.money[seat]))


def _hand_card_texts(state: TrailState, seat: int) -> list[str]:
    """Return the cards in ascending order, or one question mark for each if any is hidden."""
    cards = table_view.card_numbers_in_hand_or_survey_deck(state, seat)
    if any(card < 0 for card in cards):
        return [HIDDEN_WORD] * len(cards)
    return [state.board.card_texts[card] for card in sorted(cards)]
