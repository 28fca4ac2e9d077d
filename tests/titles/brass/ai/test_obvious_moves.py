"""Where one move is plainly best, what players think at first sight says so."""

from __future__ import annotations

from ai.titles import mind_for
from game.engine.rows import zeros
from tests.titles.brass.tables import Table, table_of


def first_sight(table: Table) -> list[str]:
    """Return the texts of the legal moves, the best-looking first."""
    rules, policy = table.game.rules, mind_for("brass").policy(table.game)
    moves, scores = zeros(rules.most_moves), zeros(rules.most_moves)
    count = int(rules.legal_moves(table.state, moves))
    policy.score(table.state, moves, count, scores)
    order = sorted(range(count), key=lambda at: -int(scores[at]))
    return [table.game.move(table.state, int(moves[at])).text for at in order]


def test_a_mill_is_sold_to_the_own_port_before_a_rivals_and_the_market() -> None:
    table = table_of(
        {
            "lancaster.1": "pink cotton-mill 1",
            "preston.0": "pink port 1",
            "fleetwood.0": "yellow port 1",
        },
        {"lancaster preston": "pink", "fleetwood preston": "yellow"},
    )
    sales = [text for text in first_sight(table) if text.startswith("sell")]
    assert sales[0] == "sell lancaster.1 preston.0"


def test_own_coal_is_burnt_before_a_rivals() -> None:
    table = table_of(
        {"oldham.0": "pink coal-mine 1", "bury.0": "yellow coal-mine 1"},
        {"manchester oldham": "pink", "bury manchester": "yellow"},
        pink={"hand": ["manchester"]},
    )
    table.play("build ironworks manchester.3")
    assert table.phase == "coal"
    assert first_sight(table)[0] == "coal oldham.0"


def test_the_line_between_flipped_counters_is_laid_first() -> None:
    table = table_of(
        {
            "manchester.3": "pink ironworks 2 flipped",
            "manchester.0": "yellow cotton-mill 2 flipped",
            "oldham.0": "pink cotton-mill 2 flipped",
            "stockport.0": "pink cotton-mill 2",
            "bolton.0": "pink coal-mine 2",
        },
        {"bolton manchester": "pink"},
        era="rail",
        round=10,
        pink={"hand": ["preston", "preston"], "money": 6},
    )
    assert first_sight(table)[0] == "rail manchester oldham"


def test_a_loan_is_for_the_poor() -> None:
    words = {"hand": ["stockport", "stockport"]}
    ways = {"manchester stockport": "pink", "manchester warrington-runcorn": "yellow"}
    poor = first_sight(table_of(links=ways, pink=words | {"money": 1}))
    assert next(text for text in poor if text.startswith("loan")) == "loan 30"
    assert poor.index("loan 30") < poor.index("pass")
    rich = first_sight(table_of(links=ways, pink=words | {"money": 90}))
    assert rich.index("build cotton-mill stockport.0") < rich.index("loan 10")


def test_the_card_that_builds_nothing_more_is_played_first() -> None:
    table = table_of(
        {"wigan.0": "pink coal-mine 1", "wigan.1": "yellow coal-mine 1"},
        pink={"hand": ["wigan", "manchester", "cotton-mill"]},
    )
    table.play("canal liverpool wigan")
    assert first_sight(table)[0] == "card wigan"
