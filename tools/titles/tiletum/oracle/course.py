"""What happens by itself and by luck until somebody is asked again."""

from collections.abc import Callable

from tools.titles.tiletum.oracle import cardinal, decks, dice, questions, rounds
from tools.titles.tiletum.oracle import rounds as surprises
from tools.titles.tiletum.oracle.table import TiletumOracleTable

ODDS: dict[str, Callable[[TiletumOracleTable], dict[str, int]]] = {
    "dice": rounds.dice_outcomes,
    "corruption": rounds.corruption_outcomes,
    "decree": cardinal.outcomes,
    "surprise": surprises.outcomes,
}
LUCK: dict[str, Callable[[TiletumOracleTable, str], None]] = {
    "dice": rounds.roll,
    "corruption": rounds.corrupt,
    "decree": cardinal.take_turn,
    "surprise": surprises.happen,
}


def outcomes(table: TiletumOracleTable) -> dict[str, int]:
    """Every outcome of the luck that is due, with its weight."""
    if table.phase in ODDS:
        return ODDS[table.phase](table)
    return decks.outcomes(table, decks.deck_wanted(table))


def happen(table: TiletumOracleTable, text: str) -> None:
    """An outcome comes about."""
    if table.phase in LUCK:
        LUCK[table.phase](table, text)
    else:
        decks.draw(table, text)


def settle(table: TiletumOracleTable) -> None:
    """Go on until a seat is asked, luck is due or the game is over."""
    while settle_once(table):
        pass


def settle_once(table: TiletumOracleTable) -> bool:
    """One thing that happens by itself; whether there was one."""
    if table.phase in ("turn", "play"):
        return settle_play(table)
    if table.phase == "refill" and not decks.refill_due(table):
        rounds.next_seat(table)
        return True
    if table.phase == "clean-up":
        rounds.clean_up(table)
        return table.phase != "clean-up"
    if table.phase == "surprise" and not table.cards.surprises_due and not table.cards.crest_due:
        surprises.go_on(table)
        return True
    return False


def settle_play(table: TiletumOracleTable) -> bool:
    """In a seat's turn: the next question, or the end of the turn."""
    if not table.pending:
        if table.die is not None:
            rounds.end_turn(table)
            return True
        table.phase, table.to_move = "turn", table.seat
        return False
    table.phase, table.to_move = "play", table.seat
    question = table.pending[-1]["q"]
    if question == "die":
        dice.go_on(table)
        return True
    if question == "draw":
        table.to_move = "luck"
        return decks.settle_draw(table)
    if questions.only_declines(table):
        questions.play(table, questions.moves(table)[0])
        return True
    return False
