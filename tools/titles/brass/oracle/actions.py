"""An action is chosen, its cards are played, and it is carried out (B-4, B-5.12, B-10, B-11)."""

from tools.titles.brass.oracle import building, cards, cotton, developing, links, loans
from tools.titles.brass.oracle.raising import raise_counter
from tools.titles.brass.oracle.set_up import COUNTERS, line_of
from tools.titles.brass.oracle.table import BrassOracleTable

ACTION_OVER = "action over"


def moves(table: BrassOracleTable) -> list[str]:
    """B-4.1, B-4.2: every action that can be carried out whole, and passing."""
    return [
        *building.moves(table),
        *links.moves(table),
        *developing.moves(table),
        *cotton.moves(table),
        *loans.moves(table),
        "pass",
    ]


def choose(table: BrassOracleTable, text: str) -> None:
    """B-4.4: the action is chosen; B-4.5: it takes one card, or two."""
    number = 2 if building.TWO_CARDS in text.split() else 1
    table.pending = {"move": text, "cards": number}
    table.phase = "card"


def settle_card(table: BrassOracleTable) -> bool:
    """B-17.5: a card is not asked for when only one kind fits."""
    if table.pending["cards"] == 0:
        begin(table, table.pending["move"].split())
        return True
    answers = cards.moves(table)
    if len(answers) == 1:
        cards.play_card(table, answers[0].split()[1])
    return len(answers) == 1


def begin(table: BrassOracleTable, words: list[str]) -> None:
    """B-5.12, B-7.11, B-10.5, B-11.2: cubes first, coal before iron; what needs none is done."""
    table.pending = {"move": " ".join(words)}
    if words[0] == "rail" or (words[0] == "build" and needs(table, words, "coal")):
        table.phase = "coal"
    elif words[0] == "develop" or (words[0] == "build" and needs(table, words, "iron")):
        table.phase = "iron"
    else:
        carry_out(table, words)


def needs(table: BrassOracleTable, words: list[str], cube: str) -> bool:
    """B-0.4: whether the counter on top of the stack needs one."""
    level = table.mover.stacks[words[1]][0]
    return bool(COUNTERS[words[1], level][cube])


def after_coal(table: BrassOracleTable) -> None:
    """B-7.11: the iron, else the counter or rail itself."""
    words = table.pending["move"].split()
    if words[0] == "build" and needs(table, words, "iron"):
        table.phase = "iron"
    else:
        carry_out(table, words)


def carry_out(table: BrassOracleTable, words: list[str]) -> None:
    """Do what was chosen; cards and cubes have been taken."""
    second = table.pending.get("number") == 2
    player = table.mover
    table.pending = {}
    table.phase = ACTION_OVER
    match words:
        case ["build", industry, space, *_]:
            raise_counter(table, player, industry, space)
            if building.TWO_CARDS in words:  # B-4.6
                table.action = 2
        case ["canal" | "rail", _, _]:
            links.lay(table, player, words, second=second)
            if words[0] == "rail" and not second:
                table.phase = "rail"
        case ["develop", industry]:
            developing.develop(player, industry)
            if not second:
                table.phase = "develop"
        case ["sell", mill, buyer]:
            sell(table, mill, buyer)
        case ["loan", pounds]:
            loans.take_loan(player, int(pounds))
        case _:
            assert words == ["pass"]


def sell(table: BrassOracleTable, mill: str, buyer: str) -> None:
    """B-12.1, B-12.2, B-12.4: a port sale is done at once, a distant one waits for its tile."""
    if buyer == cotton.MARKET:
        table.pending = {"move": f"sell {mill} {buyer}"}
        cotton.wait_for_a_tile(table)
    else:
        cotton.sell_to_port(table, mill, buyer)
        table.phase = "sell"


def turn_up(table: BrassOracleTable, text: str) -> None:
    """B-12.4 .. B-12.6: further sales, unless the market has closed."""
    mill = table.pending["move"].split()[1]
    table.to_move = table.counters[mill].owner
    table.pending = {}
    go_on = cotton.turn_up(table, mill, int(text.split()[1]))
    table.phase = "sell" if go_on else ACTION_OVER


def in_order(text: str) -> str:
    """Notation: a line is read in either order."""
    words = text.split()
    if words[0] in ("canal", "rail") and len(words) == 3:
        return f"{words[0]} {line_of(*words[1:])}"
    return " ".join(words)
