"""The games that are compared by the thousand: set-ups and moods."""

from collections import Counter as Count

from tools.proof.engine_side import Position
from tools.titles.brass.oracle import facts
from tools.titles.brass.oracle.board import BrassPosition


def read(document: Position) -> BrassPosition:
    """Return a parsed position document as a `BrassPosition`, with players by colour, counters by
    space and owners of links by line."""
    return BrassPosition(
        {
            "pending": {},
            "rail_deck": [],
            "ranking": [],
            **{key: value for key, value in document.items() if key not in ("seed", "luck")},
            "player": {player["colour"]: player for player in document["player"]},
            "counter": {counter["at"]: counter for counter in document.get("counter", [])},
            "link": {link["line"]: link["owner"] for link in document.get("link", [])},
        }
    )


def seen(position: BrassPosition, seat: str) -> Position:
    """Return the position as a seat sees it: every hidden card is "?", and the cards of the rail
    era are left out (B-17.1)."""
    players = {
        colour: player if colour == seat else player | {"hand": ["?"] * len(player["hand"])}
        for colour, player in position["player"].items()
    }
    return position | {"player": players, "deck": ["?"] * len(position["deck"]), "rail_deck": []}


def of_deal(position: BrassPosition) -> dict[str, bool]:
    """Return, by a sentence for each, whether a new game meets the requirements of B-1 and B-18."""
    seats = list(position["player"])
    hands = [player["hand"] for player in position["player"].values()]
    dealt = {"canal": sum(hands, position["deck"]), "rail": position["rail_deck"]}
    box = Count(facts.card_counts(len(seats)))
    out = facts.FACTS["cards_taken_out"][str(len(seats))]
    checks = {
        "seats are the first colours": seats == facts.COLOURS[: len(seats)],
        "eight cards a hand": all(len(hand) == facts.BOX["hand"] for hand in hands),
        "clockwise from the first player": position["order"]
        in [seats[first:] + seats[:first] for first in range(len(seats))],
        "the first player is to move": position["to_move"] == position["order"][0],
    }
    for era, cards in dealt.items():  # B-1.6, B-17.3, B-18.2
        checks[f"cards of the {era} era are the box's"] = Count(cards) <= box
        checks[f"all other cards are there for the {era} era"] = (
            len(cards) == box.total() - out[era]
        )
    return checks
