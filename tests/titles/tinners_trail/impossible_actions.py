"""Every reason why an action cannot be taken, each with a table on which it is the right one."""

from __future__ import annotations

from tests.titles.tinners_trail.expansion_situations import IMPOSSIBLE_WITH_EXPANSIONS
from tests.titles.tinners_trail.situations import because
from tests.titles.tinners_trail.tables import Table, face_down, face_up, new_table, table_of
from tests.titles.tinners_trail.toml_texts import Words

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
