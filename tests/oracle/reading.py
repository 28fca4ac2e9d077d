"""From a parsed position to a table; keys that are left out get the values of the start."""

from typing import Any

from .components import BOARDS, COASTAL, COMPANY, LAST_ROUND, PIECES, region_of, regions_in_play
from .table import Area, Auction, Player, Table, Tile


def read(document: dict[str, Any]) -> Table:
    """The table a position describes; only the base game for 2 to 5 players is understood."""
    refuse_what_is_not_the_base_game(document)
    number = len(document["player"])
    round_number = document.get("round", 1)
    players = {entry["colour"]: read_player(entry) for entry in document["player"]}
    areas = {entry["name"]: read_area(entry, number) for entry in document["area"]}
    invested = list(document.get("invested", []))
    seen = document.get("seen", {})
    return Table(
        round=round_number,
        phase=document["phase"],
        to_move=document["to_move"],
        prices=dict(document.get("prices", {})),
        players=players,
        areas=areas,
        work=read_work(document.get("work", {}), list(players), invested),
        invested=invested,
        stock=read_stock(document.get("developments", {}), number, round_number),
        pumps=[list(groups) for groups in read_pumps(document.get("developments", {}), number)],
        adits=[sorted(pair) for pair in document.get("adits", [])],
        decks=read_decks(document.get("decks", {}), number),
        cards_played=list(seen.get("played", [])),
        tiles_built=[dict(tile) for tile in seen.get("built", [])],
        auction=read_auction(document["auction"]) if "auction" in document else None,
        pumps_left=document.get("pumps_left", 0),
        declined=list(document.get("declined", [])),
        peekers=list(document.get("peekers", [])),
        ranking=list(document.get("ranking", [])),
        source=document,
    )


def refuse_what_is_not_the_base_game(document: dict[str, Any]) -> None:
    """Expansions and Lord Wallace are not known here."""
    if document.get("expansions") or document.get("wallace"):
        raise ValueError(
            "the oracle knows the base game only; expansions and wallace must be empty"
        )


def read_player(entry: dict[str, Any]) -> Player:
    """One company (S-1 gives what is left out)."""
    ore = entry.get("ore", {})
    return Player(
        colour=entry["colour"],
        money=entry.get("money", COMPANY["start"]["money"]),
        points=entry.get("points", 0),
        mines_left=entry.get("mines_left", COMPANY["start"]["mines"]),
        hand=list(entry.get("hand", [])),
        discarded=list(entry.get("discarded", [])),
        ore={"tin": ore.get("tin", 0), "copper": ore.get("copper", 0)},
    )


def read_area(entry: dict[str, Any], players: int) -> Area:
    """One area; its region and coast are printed facts."""
    name = entry["name"]
    return Area(
        name=name,
        region=region_of(name, players),
        coastal=COASTAL[name],
        tile=read_tile(entry["tile"]) if "tile" in entry else None,
        owner=entry.get("owner"),
        tin=entry.get("tin", 0),
        copper=entry.get("copper", 0),
        water=entry.get("water", 0),
        drainage=entry.get("drainage", 0),
        miner=bool(entry.get("miner", False)),
        port=entry.get("port", False),
        train=entry.get("train", False),
        pump=entry.get("pump", False),
    )


def read_tile(entry: dict[str, Any]) -> Tile:
    """One tile, face up or face down."""
    return Tile(
        tin=entry["tin"],
        copper=entry["copper"],
        water=entry["water"],
        face_up=entry.get("face", "down") == "up",
        seen=list(entry.get("seen", [])),
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
    """The survey decks; a card in a deck is written without its region."""
    return {
        region: [f"{region}:{card}" for card in entry.get(region, [])]
        for region in regions_in_play(players)
    }


def read_auction(entry: dict[str, Any]) -> Auction:
    """The running auction."""
    survey = entry.get("survey", {})
    high = entry.get("high", {})
    return Auction(
        area=entry["area"],
        opener=entry["opener"],
        card=survey.get("card"),
        card_from=survey.get("from"),
        bid=high.get("bid", 0),
        bid_by=high.get("by"),
        bidders=list(entry.get("in", [])),
    )
