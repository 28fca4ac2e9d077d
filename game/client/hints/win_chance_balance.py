"""A seat's winning chance over a judged game as a sum: start, changes, end."""

from game.client.app import App
from game.match.analysis import JudgedSeatTotals, thousandths_to_percent
from game.text.numerals import signed_number_text


def win_chance_balance_text(app: App, name: str, seat_totals: JudgedSeatTotals) -> str:
    """Return a sentence about a player's winning chance in percent: at the start, the changes by
    this player's decisions, by luck and by other players, and at the end."""
    began = thousandths_to_percent(seat_totals.share_at_start)
    ended = thousandths_to_percent(seat_totals.share_at_end)
    decided = thousandths_to_percent(seat_totals.share_change_by_own_decisions)
    luck = thousandths_to_percent(seat_totals.share_change_by_luck)
    return app.say(
        "judged.balance",
        name=name,
        began=began,
        decided=signed_number_text(decided),
        luck=signed_number_text(luck),
        others=signed_number_text(ended - began - decided - luck),
        ended=ended,
    )
