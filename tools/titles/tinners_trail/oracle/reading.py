"""From a parsed position to a table; keys that are left out get the values of the start."""

from typing import Any

from tools.titles.tinners_trail.oracle.table import (
    BOARDS,
    COASTAL,
    COMPANY,
    EMIGRATION,
    EXPANSIONS,
    LAST_ROUND,
    NEIGHBOURS,
    PIECES,
    OracleArea,
    OracleAuction,
    Tile,
    TrailOraclePlayer,
    TrailOracleTable,
    region_of,
    regions_in_play,
)


def read(document: dict[str, Any]) -> TrailOracleTable:
    """The table a position describes."""
    number = len(document["player"])
    round_number = document.get("round", 1)
    players = {entry["colour"]: read_player(entry) for entry in document["player"]}
    described = {entry["name"]: entry for entry in document["area"]}
    names = [*described, *(name for name in NEIGHBOURS if name not in described)]
    areas = {name: read_area({"name": name, **described.get(name, {})}, number) for name in names}
    invested = list(document.get("invested", []))
    seen = document.get("seen", {})
    return TrailOracleTable(
        round=round_number,
        phase=read_phase(document),
        to_move=document["to_move"],
        expansions=read_expansions(document.get("expansions", [])),
        difficulty=list(document.get("wallace", [])),
        prices=dict(document.get("prices", {})),
        players=players,
        areas=areas,
        work=read_work(document.get("work", {}), list(players), invested),
        invested=invested,
        stock=read_stock(document.get("developments", {}), number, round_number),
        pumps=[list(groups) for groups in read_pumps(document.get("developments", {}), number)],
        adits=[sorted(pair) for pair in document.get("adits", [])],
        market=list(document.get("market", [])),
        emigrated=[dict(entry) for entry in document.get("emigrated", [])],
        decks=read_decks(document.get("decks", {}), number),
        cards_played=list(seen.get("played", [])),
        tiles_built=[dict(tile) for tile in seen.get("built", [])],
        action_cards=list(document.get("wallace_cards", [])),
        impossible_in_a_row=document.get("impossible_cards", 0),
        auction=read_auction(document["auction"]) if "auction" in document else None,
        pumps_left=document.get("pumps_left", 0),
        declined=list(document.get("declined", [])),
        peekers=list(document.get("peekers", [])),
        ranking=list(document.get("ranking", [])),
        source=document,
    )


def read_phase(document: dict[str, Any]) -> str:
    """The phase; luck asks for Lord Wallace's survey card and bid in phases of their own here."""
    phase: str = document["phase"]
    if document["to_move"] != "luck" or phase not in ("survey", "auction"):
        return phase
    if phase == "auction":
        return "wallace bid"
    [wallace] = [e["colour"] for e in document["player"] if e.get("wallace")] or [None]
    return "wallace survey" if document["auction"]["opener"] == wallace else phase


def read_expansions(entry: list[str]) -> list[str]:
    """G-3; "kickstarter" stands for its tiles and its cards."""
    whole = ["kickstarter-tiles", "kickstarter-cards"] if "kickstarter" in entry else []
    return [name for name in EXPANSIONS if name in [*entry, *whole]]


def read_player(entry: dict[str, Any]) -> TrailOraclePlayer:
    """One company (S-1 gives what is left out); Lord Wallace has no money (LW-4)."""
    ore = entry.get("ore", {})
    is_wallace = entry.get("wallace", False)
    return TrailOraclePlayer(
        colour=entry["colour"],
        money=0 if is_wallace else entry.get("money", COMPANY["start"]["money"]),
        points=entry.get("points", 0),
        mines_left=entry.get("mines_left", COMPANY["start"]["mines"]),
        hand=list(entry.get("hand", [])),
        discarded=list(entry.get("discarded", [])),
        ore={kind: ore.get(kind, 0) for kind in ("tin", "copper", "arsenic")},
        limiter=entry.get("limiter", 0),
        calciner_left=entry.get("calciner_left", True),
        miners_left=entry.get("miners_left", EMIGRATION["own_miners"]),
        waiting=list(entry.get("waiting", [])),
        is_wallace=is_wallace,
        owed=entry.get("owed", 0),
        income=entry.get("income", 0),
        under=list(entry.get("under", [])),
    )


def read_area(entry: dict[str, Any], players: int) -> OracleArea:
    """One area; its region and coast are printed facts."""
    name = entry["name"]
    plain_miners, own_miner = read_miners(entry.get("miner", False))
    return OracleArea(
        name=name,
        region=region_of(name, players),
        coastal=COASTAL[name],
        tile=read_tile(entry["tile"]) if "tile" in entry else None,
        owner=entry.get("owner"),
        tin=entry.get("tin", 0),
        copper=entry.get("copper", 0),
        water=entry.get("water", 0),
        arsenic=entry.get("arsenic", 0),
        drainage=entry.get("drainage", 0),
        plain_miners=plain_miners,
        own_miner=own_miner,
        port=entry.get("port", False),
        train=entry.get("train", False),
        pump=entry.get("pump", False),
        calciner=entry.get("calciner"),
    )


def read_miners(entry: Any) -> tuple[int, str | None]:
    """None, one or more plain miners, a colour, or a colour beside plain miners."""
    if isinstance(entry, str):
        return 0, entry
    if isinstance(entry, list):
        return entry[1], entry[0]
    return int(entry), None


def read_tile(entry: dict[str, Any]) -> Tile:
    """One tile, face up or face down."""
    return Tile(
        tin=entry["tin"],
        copper=entry["copper"],
        water=entry["water"],
        face_up=entry.get("face", "down") == "up",
        seen=list(entry.get("seen", [])),
        bonus=entry.get("bonus"),
    )


def read_work(
    entry: dict[str, list[str]], seats: list[str], invested: list[str]
) -> dict[int, list[str]]:
    """Column by column; markers that stand nowhere stand in column 0 in seat order."""
    work = {int(column): list(markers) for column, markers in entry.items()}
    placed = [colour for markers in work.values() for colour in markers] + invested
    missing = [colour for colour in seats if colour not in placed]
    if missing:
        work[0] = work.get(0, []) + missing
    return work


def read_stock(entry: dict[str, Any], players: int, round_number: int) -> dict[str, list[int]]:
    """Pieces left per round; a full board without the past columns when left out."""
    stock: dict[str, list[int]] = {}
    for piece in PIECES:
        full = BOARDS[players][piece]
        past_emptied = [full[r - 1] if r >= round_number else 0 for r in range(1, LAST_ROUND + 1)]
        stock[piece] = list(entry.get(piece, past_emptied))
    return stock


def read_pumps(entry: dict[str, Any], players: int) -> list[list[int]]:
    """Groups of steam pumps left per round column."""
    pumps: list[list[int]] = entry.get("pumps", BOARDS[players]["pumps"])
    return pumps


def read_decks(entry: dict[str, list[str]], players: int) -> dict[str, list[str]]:
    """The survey decks; a card in a deck may be written without its region."""
    return {
        region: [f"{region}:{card.removeprefix(f'{region}:')}" for card in entry.get(region, [])]
        for region in regions_in_play(players)
    }


def read_auction(entry: dict[str, Any]) -> OracleAuction:
    """The running auction."""
    survey = entry.get("survey", {})
    high = entry.get("high", {})
    return OracleAuction(
        area=entry.get("area", ""),  # none before Lord Wallace has chosen one
        opener=entry["opener"],
        card=survey.get("card"),
        card_from=survey.get("from"),
        bid=high.get("bid", 0),
        bid_by=high.get("by"),
        bidders=list(entry.get("in", [])),
    )
