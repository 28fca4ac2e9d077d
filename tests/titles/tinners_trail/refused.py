"""Every reason why an action cannot be taken, each with a table on which it is the right one."""

from __future__ import annotations

from tests.titles.tinners_trail.tables import (
    IMPOSSIBLE_WITH_EXPANSIONS,
    REFUSED_IN_SOLO_GAMES,
    REFUSED_WITH_EXPANSIONS,
    Table,
    because,
    face_down,
    face_up,
    new_table,
    table_of,
)
from tests.titles.tinners_trail.toml_texts import Words

# Every reason why an action cannot be taken, each with a table on which it is the right one.

TILE: Words = {"tile": face_down(2, 2, 2)}
BUILT: Words = {"owner": "pink"}
WET: Words = {"owner": "pink", "tin": 1, "water": 3}
RIVALS: Words = {"owner": "blue", "tin": 1}
CARD: Words = {"hand": ["b:tin+1:2"]}
BREAGES_BORDERS = [["breage", name] for name in ("camborne", "gwinear", "st-keverne", "wendron")]


def full_map() -> Table:
    """Return a table on which every area has a mine, some of them pink's."""
    names = [area.name for area in new_table(3, seed=1).look().areas if area.region]
    owners = ["yellow"] * 6 + ["blue"] * 6 + ["pink"] * 5
    areas: Words = {
        f"area_{name.replace('-', '_')}": {"owner": owner}
        for name, owner in zip(names, owners, strict=True)
    }
    return table_of(**areas)


def dear_cards() -> Table:
    """Return a game for two in which pink cannot pay the only card of region C."""
    pink: Words = {"money": 3, "hand": ["c:port:4"]}
    return table_of(2, pink=pink, area_gwennap={"tile": face_up(2, 3, 3)})


def surveying() -> Table:
    """Return a table on which pink may play a card before the auction."""
    return table_of(area_wendron=TILE, pink=CARD).play("build wendron")


def bidding() -> Table:
    """Return a table on which pink opens an auction with £20."""
    return table_of(area_wendron=TILE).play("build wendron")


def won() -> Table:
    """Return a table on which pink has won Wendron and may pay for a card."""
    table = table_of(area_wendron={"tile": face_up(2, 2, 2)}, pink=CARD)
    return table.play("build wendron", "bid 1", "drop", "drop")


def pumping() -> Table:
    """Return a table on which pink has a pump in hand."""
    return table_of(area_wendron=WET).play("pumps")


def investing() -> Table:
    """Return a table on which pink invests first, with £20."""
    return table_of().play("pass", "pass", "pass")


def peeking() -> Table:
    """Return a table on which pink may look at Wendron's tile."""
    work = {"0": ["pink", "yellow", "blue"]}
    return table_of(phase="peek", peekers=["pink", "yellow"], work=work, area_wendron=TILE)


def over() -> Table:
    """Return a finished game."""
    return table_of(phase="over", round=4, invested=["pink", "yellow", "blue"])


IMPOSSIBLE = (
    because("game-over", over, "build"),
    because("luck-is-due", lambda: table_of(phase="prices"), "build"),
    because("not-now-draft", lambda: new_table(3, seed=1), "build"),
    because("not-now-survey", surveying, "build"),
    because("not-now-auction", bidding, "build"),
    because("not-now-play", won, "build"),
    because("not-now-pumps", pumping, "build"),
    because("not-now-invest", investing, "build"),
    because("not-now-peek", peeking, "build"),
    because("final-column", lambda: table_of(work={"10": ["pink", "yellow", "blue"]}), "pasties"),
    because(
        "too-little-work",
        lambda: table_of(work={"8": ["pink"], "9": ["yellow", "blue"]}),
        "adit",
        action="adit",
        needed=3,
        left=2,
    ),
    because("no-mine-left", lambda: table_of(pink={"mines_left": 0}, area_wendron=TILE), "build"),
    because(
        "money-below-minimum",
        lambda: table_of(pink={"money": 1}, invested=["blue"], area_wendron=TILE),
        "build",
        money=1,
        minimum=2,
    ),
    because("area-has-mine", lambda: table_of(area_kea=BUILT), "build kea", area="kea"),
    because("area-without-tile", table_of, "build kea", area="kea"),
    because("beyond-the-card", table_of, "build stratton", area="stratton"),
    because("area-without-tile-anywhere", table_of, "build"),
    because("area-without-tile-anywhere", full_map, "build"),
    because("card-too-dear", dear_cards, "build gwennap", area="gwennap", money=3),
    because("card-too-dear-anywhere", dear_cards, "build"),
    because("not-your-mine", lambda: table_of(area_kea=RIVALS), "extract kea", area="kea"),
    because("no-own-mine", lambda: table_of(area_kea=RIVALS), "extract"),
    because("no-ore-there", lambda: table_of(area_kea=BUILT), "extract kea", area="kea"),
    because("no-ore-there-anywhere", lambda: table_of(area_kea=BUILT), "extract"),
    because(
        "water-too-dear",
        lambda: table_of(area_kea=WET, pink={"money": 2}),
        "extract kea",
        area="kea",
        water=3,
        money=2,
    ),
    because(
        "water-too-dear-anywhere",
        lambda: table_of(area_kea=WET, area_redruth=BUILT, pink={"money": 2}),
        "extract",
    ),
    because(
        "no-pumps",
        lambda: table_of(round=2, developments={"pumps": [[], [], [2], [2]]}),
        "pumps",
        round=2,
    ),
    because(
        "none-left",
        lambda: table_of(round=4, developments={"port": [0, 0, 0, 0]}),
        "port",
        development="port",
        round=4,
    ),
    because("none-left-until", table_of, "train", development="train", round=1, until=3),
    because(
        "already-there",
        lambda: table_of(area_kea={"miner": True}),
        "miner kea",
        development="miner",
        area="kea",
    ),
    because(
        "already-there",
        lambda: table_of(area_kea={"port": True}),
        "port kea",
        development="port",
        area="kea",
    ),
    because(
        "already-there",
        lambda: table_of(round=3, area_kea={"train": True}),
        "train kea",
        development="train",
        area="kea",
    ),
    because("inland", table_of, "port wendron", area="wendron"),
    because(
        "every-border-has-adit",
        lambda: table_of(adits=BREAGES_BORDERS),
        "adit breage",
        area="breage",
    ),
    because("not-neighbours", table_of, "adit breage kea", area="breage", other="kea"),
    because(
        "adit-there",
        lambda: table_of(adits=BREAGES_BORDERS),
        "adit breage wendron",
        area="breage",
        other="wendron",
    ),
    *IMPOSSIBLE_WITH_EXPANSIONS,
)


# Every reason why a readable move is refused, each with a table on which it is the right one.

DEAR: Words = {"money": 5, "hand": ["c:copper+2:5", "c:miner:2", "a:port:4"]}


def drafting() -> Table:
    """Return a game for two in which pink lays a card of region A aside."""
    return table_of(
        2,
        phase="draft",
        pink={"hand": ["a:tin+1:2", "a:port:4", "b:pump:4", "b:port:4", "c:pump:4", "c:port:4"]},
        yellow={"hand": ["a:pump:4", "a:miner:2", "b:miner:2", "b:tin+1:2"] + ["c:tin+1:2"] * 2},
    )


def mine(**words: Words) -> Table:
    """Return a table on which pink's mine in Kea holds 2 tin, 1 copper and 4 water."""
    return table_of(area_kea={"owner": "pink", "tin": 2, "copper": 1, "water": 4}, **words)


def two_players(deck: str = "", passed: str = "") -> Table:
    """Return a game for two in which pink has put up Gwennap."""
    return table_of(
        2,
        pink=DEAR,
        decks={"c": [deck] if deck else []},
        invested=[passed] if passed else [],
        area_gwennap={"tile": face_up(2, 3, 3)},
    ).play("build gwennap")


def raising() -> Table:
    """Return a table on which yellow may raise pink's bid of £6."""
    return bidding().play("bid 6")


def seen_and_open() -> Table:
    """Return a table on which pink has seen Wendron's tile and Redruth's lies open."""
    work = {"0": ["pink", "yellow", "blue"]}
    return table_of(
        phase="peek",
        peekers=["pink"],
        work=work,
        area_wendron={"tile": face_down(2, 2, 2, "pink")},
        area_redruth={"tile": face_up(1, 4, 3)},
        area_kea=TILE | {"tile": face_down(2, 3, 3)},
    )


REFUSED = (
    because("game-over", over, "pass"),
    because("luck-is-due", lambda: table_of(phase="prices"), "pass"),
    because("no-luck-due", table_of, "roll tin 0 0 2"),
    because("not-now-prices", lambda: table_of(phase="prices"), "draw a:port:4"),
    because("not-now-actions", table_of, "bid 3"),
    because("deck-card-due", lambda: two_players("pump:4").play("survey deck"), "roll tin 0 0 2"),
    because("not-now-survey", surveying, "bid 3"),
    because("not-now-auction", bidding, "survey none"),
    because("not-now-play", won, "bid 3"),
    because("not-now-pumps", pumping, "pasties"),
    because("not-now-invest", investing, "peek none"),
    because("not-now-peek", peeking, "invest none"),
    because("not-now-draft", drafting, "pass"),
    because("none-left-until", table_of, "train kea", until=3),
    because("no-cube-named", mine, "extract kea tin 0 copper 0", area="kea"),
    because("not-so-many-cubes", mine, "extract kea tin 3 copper 0", tin=2, copper=1),
    because("not-so-many-cubes", mine, "extract kea tin 0 copper 2", tin=2, copper=1),
    because("over-capacity", mine, "extract kea tin 2 copper 1", area="kea", capacity=2),
    because(
        "cubes-too-dear",
        lambda: mine(pink={"money": 7}),
        "extract kea tin 1 copper 1",
        cubes=1,
        money=7,
        water=4,
    ),
    because("card-not-held", drafting, "discard a:pump:4", card="a:pump:4"),
    because("discard-this-region-first", drafting, "discard b:pump:4", region="a"),
    because("deck-is-empty", two_players, "survey deck", area="gwennap"),
    because("no-deck-in-this-game", surveying, "survey deck"),
    because("survey-is-required", two_players, "survey none", area="gwennap"),
    because("card-not-held", surveying, "survey a:pump:4", card="a:pump:4"),
    because(
        "card-of-other-region", two_players, "survey a:port:4", card="a:port:4", area="gwennap"
    ),
    because(
        "card-too-dear",
        lambda: two_players("pump:4", "yellow"),
        "survey c:copper+2:5",
        area="gwennap",
        money=5,
    ),
    because("bid-above-money", bidding, "bid 21", pounds=21, money=20),
    because(
        "bid-below-minimum",
        lambda: table_of(area_wendron=TILE, invested=["blue"]).play("build wendron"),
        "bid 1",
        pounds=1,
        minimum=2,
    ),
    because("bid-not-higher", raising, "bid 6", high=6),
    because("opener-must-bid", bidding, "drop", minimum=1),
    because("card-not-held", won, "play b:port:4", card="b:port:4"),
    because(
        "card-of-other-region",
        lambda: table_of(
            area_wendron={"tile": face_up(2, 2, 2)}, pink={"hand": ["a:port:4", "b:tin+1:2"]}
        ).play("build wendron", "bid 1", "drop", "drop"),
        "play a:port:4",
        card="a:port:4",
    ),
    because(
        "card-too-dear",
        lambda: table_of(
            area_wendron={"tile": face_up(2, 2, 2)},
            pink={"money": 4, "hand": ["b:port:4", "b:tin+1:2"]},
        ).play("build wendron", "bid 1", "drop", "drop"),
        "play b:port:4",
        money=3,
    ),
    because("no-mine-there", pumping, "pump kea", area="kea"),
    because(
        "no-water-there",
        lambda: table_of(
            area_wendron={"owner": "pink", "water": 1}, area_kea={"owner": "pink"}
        ).play("pumps"),
        "pump kea",
        area="kea",
    ),
    because("invest-above-money", investing, "invest 25", pounds=25, money=20),
    because("invest-in-fives", investing, "invest 7", pounds=7),
    because("tile-already-seen", seen_and_open, "peek wendron", area="wendron"),
    because("tile-face-up", seen_and_open, "peek redruth", area="redruth"),
    because("area-without-tile", seen_and_open, "peek camborne", area="camborne"),
    because("other-roll-due", lambda: table_of(phase="prices"), "roll copper 0 0 2", ore="tin"),
    because("no-such-faces", lambda: table_of(phase="prices"), "roll tin 9 0 2"),
    because(
        "other-roll-due",
        lambda: table_of(phase="prices").play("roll tin 0 0 2"),
        "roll tin 0 0 2",
        ore="copper",
    ),
    because(
        "card-not-in-deck",
        lambda: two_players("pump:4").play("survey deck"),
        "draw c:port:4",
        card="c:port:4",
    ),
    *REFUSED_WITH_EXPANSIONS,
    *REFUSED_IN_SOLO_GAMES,
)
