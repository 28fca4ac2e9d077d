"""A seat's winning chance over a judged game as a sum: start, changes, end."""

from game.client.app import App
from game.match.analysis import SeatTotals, percent
from game.text.numerals import signed


def balance_text(app: App, name: str, account: SeatTotals) -> str:
    """Return the sum as a sentence, in percentage points that are rounded so that they add up."""
    began = percent(account.began)
    ended = percent(account.ended)
    decided = percent(account.decided)
    luck = percent(account.luck)
    return app.say(
        "judged.balance",
        name=name,
        began=began,
        decided=signed(decided),
        luck=signed(luck),
        others=signed(ended - began - decided - luck),
        ended=ended,
    )
