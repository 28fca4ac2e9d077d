"""Arsenic, emigration and the Kickstarter pack as text: keys, values, refusals, moves."""

import pytest

from game.engine.title import Options, Unreadable
from tests.titles.tinners_trail.notation.hand_made import (
    TRAIL,
    area,
    canonical,
    position,
    read,
    refusal,
    top,
)

PRICES = "prices = { tin = 5, copper = 8 }"
ALL = 'expansions = ["arsenic", "emigration", "kickstarter"]'
LINES = f'phase = "actions"\n{PRICES}\n{ALL}\n'
MINE = 'owner = "pink"\n'
NEW_MINE = area("redruth", MINE)
ALL_PASSED = 'invested = ["pink", "yellow", "blue"]'


def everything(lines: str = "", pink: str = "", rest: str = "", *, seats: int = 3) -> str:
    """Return a position with all expansions."""
    return position(LINES + lines, pink=pink, rest=rest, seats=seats)


def in_phase(phase: str, lines: str = "", pink: str = "", rest: str = "") -> str:
    """Return a position with all expansions in another phase."""
    return position(f'phase = "{phase}"\n{PRICES}\n{ALL}\n{lines}', pink=pink, rest=rest)


def line(text: str, key: str) -> list[str]:
    """Return every line of a canonical position that sets the key."""
    return [row for row in canonical(text).splitlines() if row.startswith(f"{key} = ")]


def test_kickstarter_means_tiles_and_cards() -> None:
    assert line(everything(), "expansions") == [
        'expansions = ["arsenic", "emigration", "kickstarter-tiles", "kickstarter-cards"]'
    ]


def test_expansions_are_written_in_one_order() -> None:
    text = top('expansions = ["kickstarter-cards", "arsenic"]')
    assert line(text, "expansions") == ['expansions = ["arsenic", "kickstarter-cards"]']


def test_options_take_the_same_words() -> None:
    game = TRAIL.game(Options("tinners-trail", 4, expansions=("kickstarter", "emigration")))
    assert game.options.expansions == ("emigration", "kickstarter-tiles", "kickstarter-cards")
    with pytest.raises(Unreadable, match="each expansion once"):
        TRAIL.game(Options("tinners-trail", 4, expansions=("arsenic", "arsenic")))


def test_what_the_options_use_is_in_the_digest() -> None:
    digests = {
        TRAIL.components_digest(TRAIL.game(Options("tinners-trail", 3, expansions=words)).options)
        for words in ((), ("arsenic",), ("emigration",), ("kickstarter",), ("kickstarter-tiles",))
    }
    assert len(digests) == 5


def test_without_expansions_their_keys_are_not_written() -> None:
    text = canonical(position())
    for key in ("arsenic", "limiter", "calciner", "miners_left", "waiting", "market", "emigrated"):
        assert key not in text


def test_what_is_left_out_is_as_at_the_start() -> None:
    text = everything()
    assert line(text, "market") == ["market = []"]
    assert line(text, "emigrated") == ["emigrated = []"]
    assert line(text, "ore") == ["ore = { tin = 0, copper = 0, arsenic = 0 }"] * 3
    assert line(text, "limiter") == ["limiter = 0"] * 3
    assert line(text, "calciner_left") == ["calciner_left = true"] * 3
    assert line(text, "miners_left") == ["miners_left = 4"] * 3
    assert line(text, "waiting") == ["waiting = []"] * 3


def test_what_stands_on_the_map_or_is_abroad_is_not_left() -> None:
    text = everything(
        'emigrated = [{ place = "kimberley", round = 1, by = "pink" }]',
        rest=area("redruth", MINE + 'miner = "pink"\ncalciner = "pink"'),
    )
    assert line(text, "miners_left")[0] == "miners_left = 2"
    assert line(text, "calciner_left")[0] == "calciner_left = false"


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("arsenic = 3", "arsenic"),
        (MINE + 'calciner = "pink"', "calciner"),
        ("miner = true", "miner"),
        ("miner = 2", "miner"),
        ("miner = 3", "miner"),
        (MINE + 'miner = "pink"', "miner"),
        (MINE + 'miner = ["pink", 1]', "miner"),
        (MINE + 'miner = ["pink", 2]', "miner"),
    ],
)
def test_an_area_is_written_as_it_was_read(lines: str, key: str) -> None:
    assert lines.splitlines()[-1] in line(everything(rest=area("redruth", lines)), key)


@pytest.mark.parametrize(
    ("pink", "key"),
    [
        ("ore = { tin = 1, copper = 2, arsenic = 3 }", "ore"),
        ("limiter = 7", "limiter"),
        ("calciner_left = false", "calciner_left"),
        ("miners_left = 3", "miners_left"),
        ('waiting = ["miner", "miner", "train"]', "waiting"),
    ],
)
def test_a_player_is_written_as_it_was_read(pink: str, key: str) -> None:
    assert line(everything(pink=pink), key)[0] == pink


def test_market_and_emigrants_are_written_in_their_printed_order() -> None:
    gone = ['{ place = "adelaide", round = 1, by = "blue" }']
    gone += ['{ place = "michigan", round = 2, by = "pink" }']
    text = everything(f"round = 2\nmarket = [14, 18]\nemigrated = [{gone[1]}, {gone[0]}]")
    assert line(text, "market") == ["market = [18, 14]"]
    assert line(text, "emigrated") == [f"emigrated = [{gone[0]}, {gone[1]}]"]


def test_a_bonus_tells_two_tiles_with_the_same_cubes_apart() -> None:
    tile = 'tile = { tin = 2, copper = 2, water = 3, bonus = "money+3", face = "down", seen = [] }'
    assert line(everything(rest=area("padstow", tile)), "tile") == [tile]
    built = '[[seen.built]]\nregion = "c"\ntin = 2\ncopper = 2\nwater = 3\nbonus = "money+3"'
    assert 'bonus = "money+3" }]' in line(everything(rest=built), "built")[0]


def test_the_phases_of_the_expansions_are_written_as_they_were_read() -> None:
    calciner = in_phase("calciner", rest=NEW_MINE + '[auction]\narea = "redruth"')
    place = in_phase("place", 'to_move = "pink"', 'waiting = ["train"]')
    token = 'emigrated = [{ place = "adelaide", round = 1, by = "yellow" }]'
    adelaide = in_phase("adelaide", f"{ALL_PASSED}\n{token}")
    for text, phase, mover in (
        (calciner, "calciner", "pink"),
        (place, "place", "pink"),
        (adelaide, "adelaide", "yellow"),
    ):
        written = canonical(text)
        assert canonical(written) == written
        assert f'phase = "{phase}"' in written
        assert f'to_move = "{mover}"' in written


def test_the_opener_of_a_new_mine_is_the_active_player() -> None:
    text = in_phase(
        "calciner",
        'work = { 2 = ["yellow"], 0 = ["pink", "blue"] }',
        rest=area("redruth", 'owner = "yellow"')
        + '[auction]\narea = "redruth"\nopener = "pink"\nhigh = { bid = 4, by = "yellow" }',
    )
    game, state = read(text)
    assert [move.text for move in game.moves(state)] == ["calciner no", "calciner yes"]
    assert (int(state.to_move), int(state.active)) == (1, 0)


REFUSALS = [
    (
        everything("market = [17]"),
        "market has 17; allowed: 18, 16, 14, 12, 11, 10, 9, 8, 7.",
    ),
    (everything("market = [6]"), "market has 6; allowed: 18, 16, 14, 12, 11, 10, 9, 8, 7."),
    (everything("market = [18, 18]"), "market has 18 twice; allowed: each space once."),
    (
        everything('emigrated = [{ place = "kimberly", round = 1, by = "pink" }]'),
        'emigrated 1: place is "kimberly"; allowed: michigan, sierra-madre, kimberley, adelaide '
        "(nearest: kimberley).",
    ),
    (
        everything('emigrated = [{ place = "kimberley", round = 2, by = "pink" }]'),
        "emigrated 1: round is 2; allowed: a whole number from 1 to 1.",
    ),
    (
        everything('emigrated = [{ place = "kimberley", round = 1, by = "green" }]'),
        'emigrated 1: by is "green"; allowed: pink, yellow, blue.',
    ),
    (
        everything(
            'emigrated = [{ place = "kimberley", round = 1, by = "pink" }, '
            '{ place = "kimberley", round = 1, by = "blue" }]'
        ),
        "emigrated 2: place is kimberley of round 1 again; allowed: each place once a round.",
    ),
    (
        everything('work = { 9 = ["pink"] }', "limiter = 9"),
        "player pink: limiter is 9 with the marker in column 9; allowed: 0, 10.",
    ),
    (
        everything(pink="limiter = 11"),
        "player pink: limiter is 11; allowed: a whole number from 0 to 10.",
    ),
    (
        everything(pink="ore = { arsenic = 100 }"),
        "player pink: ore.arsenic is 100; allowed: a whole number from 0 to 99.",
    ),
    (
        everything(pink="calciner_left = true", rest=area("redruth", MINE + 'calciner = "pink"')),
        "player pink: calciner_left is true although it stands on the map; allowed: false.",
    ),
    (
        everything(pink='waiting = ["pump"]'),
        'player pink: waiting has "pump"; allowed: miner, port, train, adit.',
    ),
    (
        everything(pink='waiting = ["train", "train"]'),
        "train is in waiting 2 times; allowed: 1, as in the box.",
    ),
    (
        everything(pink="miners_left = 4", rest=area("redruth", MINE + 'miner = "pink"')),
        "player pink: own miners are in area, emigrated and miners_left 5 times; allowed: 4, as "
        "in the box.",
    ),
    (
        everything(rest=area("redruth", 'calciner = "pink"')),
        'area redruth: calciner is "pink" in an area that is no mine of that colour; allowed: '
        "the colour of the area's owner.",
    ),
    (
        everything(
            rest=area("redruth", MINE + 'calciner = "pink"')
            + area("kea", MINE + 'calciner = "pink"')
        ),
        'area kea: calciner is "pink" again; allowed: one calciner a colour.',
    ),
    (
        everything(rest=area("redruth", 'miner = "pink"')),
        'area redruth: miner is "pink" in an area that is no mine of that colour; allowed: the '
        "colour of the area's owner.",
    ),
    (
        everything(rest=area("redruth", "miner = 1")),
        "area redruth: miner is 1; allowed: false, true, 2 to 3 plain miners, one of pink, "
        'yellow, blue, or a colour beside 1 to 2 plain ones, like ["pink", 1].',
    ),
    (everything(rest=area("redruth", MINE + 'miner = ["pink", 3]')), None),
    (everything(rest=area("redruth", MINE + 'miner = ["pink"]')), None),
    (everything(rest=area("redruth", MINE + "miner = [[], 1]")), None),
    (
        everything(
            rest=area("padstow", 'tile = { tin = 2, copper = 2, water = 3, bonus = "work+1" }')
        ),
        None,
    ),
    (everything(pink='hand = ["any:miner:2"]'), None),
    (everything(pink='hand = ["ca:tin+2:4"]'), None),
    (everything(pink='hand = ["ac:tin+2:4", "ac:tin+2:4"]'), None),
    (
        in_phase("calciner", rest=area("redruth", "") + '[auction]\narea = "redruth"'),
        "auction.area is redruth, which has no mine; allowed: the area of the new mine.",
    ),
    (in_phase("calciner"), "auction is missing; allowed: a table."),
    (
        in_phase(
            "calciner", pink="calciner_left = false", rest=NEW_MINE + '[auction]\narea = "redruth"'
        ),
        'phase is "calciner", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        in_phase("calciner", rest=NEW_MINE + '[auction]\narea = "redruth"\nwinner = "blue"'),
        'auction.winner is "blue"; allowed: pink.',
    ),
    (
        in_phase("place"),
        'phase is "place", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        in_phase("adelaide"),
        "invested has 0 colours; allowed: every colour in this phase.",
    ),
    (
        in_phase("adelaide", ALL_PASSED),
        'phase is "adelaide", but nobody has a choice to make; allowed: a phase in which the '
        "position leaves something to decide.",
    ),
    (
        position(f'phase = "place"\n{PRICES}\nexpansions = ["arsenic"]'),
        'phase is "place", a phase of an expansion that is not in play; allowed: draft, prices, '
        "actions, survey, auction, play, pumps, invest, peek, over, calciner.",
    ),
    (
        top('expansions = ["emigration"]\nmarket = [18]'),
        "market is [18], but the arsenic expansion is not in play; allowed: [].",
    ),
    (
        top('expansions = ["arsenic"]\nemigrated = [1]'),
        "emigrated is [1], but the emigration expansion is not in play; allowed: [].",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSALS, ids=lambda part: str(part)[:60])
def test_what_cannot_be_is_refused_in_one_sentence(text: str, sentence: str | None) -> None:
    found = refusal(text)
    assert found.startswith("p.toml: ")
    assert "\n" not in found
    assert "; allowed: " in found
    if sentence is not None:
        assert found == f"p.toml: {sentence}"


def test_several_who_may_place_a_piece_must_be_told_apart() -> None:
    text = in_phase("place", pink='waiting = ["train"]').replace(
        'colour = "yellow"', 'colour = "yellow"\nwaiting = ["port"]'
    )
    assert refusal(text) == "p.toml: to_move is missing; allowed: pink, yellow."


MOVES = [
    ("process kea", "process", ("kea",), ""),
    ("sell arsenic", "sell", (), "arsenic"),
    ("calciner yes", "calciner", (), "yes"),
    ("calciner no", "calciner", (), "no"),
    ("miner kea own", "miner", ("kea",), "own"),
    ("emigrate kea sierra-madre", "emigrate", ("kea",), "sierra-madre"),
    ("place none", "place", (), "none"),
    ("place train kea", "place", ("kea",), "train"),
    ("place port kea", "place", ("kea",), "port"),
    ("place miner kea", "place", ("kea",), "miner"),
    ("place adit kea redruth", "place", ("kea", "redruth"), "adit"),
    ("adelaide copper", "adelaide", (), "copper"),
]


@pytest.mark.parametrize(("text", "kind", "places", "choice"), MOVES)
def test_a_move_is_named_and_read_again(
    text: str, kind: str, places: tuple[str, ...], choice: str
) -> None:
    game, state = read(everything())
    move = game.move(state, game.read_move(state, text))
    assert (move.text, move.kind, move.places, move.choice) == (text, kind, places, choice)


def test_the_areas_of_a_placed_adit_come_in_either_order() -> None:
    game, state = read(everything())
    codes = {game.read_move(state, f"place adit {pair}") for pair in ("kea redruth", "redruth kea")}
    assert len(codes) == 1


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("sell ore", 'allowed there is "arsenic"'),
        ("calciner perhaps", "allowed there are no, yes"),
        ("emigrate kea australia", "michigan, sierra-madre, kimberley, adelaide"),
        ("emigrate kea", "a word is missing"),
        ("place pump kea", "miner, port, train, adit, none"),
        ("place adit kea camborne", "kea borders on"),
        ("place none kea", "the move is complete before it"),
        ("adelaide arsenic", "tin, copper"),
        ("miner kea mine", 'allowed there is "own"'),
        ("miner kea own own", "the move is complete before it"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str, part: str) -> None:
    game, state = read(everything())
    with pytest.raises(Unreadable, match="is not readable") as refused:
        game.read_move(state, text)
    assert part in str(refused.value)


@pytest.mark.parametrize(
    ("text", "expansion"),
    [
        ("process kea", "the arsenic expansion"),
        ("calciner yes", "the arsenic expansion"),
        ("emigrate kea michigan", "the emigration expansion"),
        ("miner kea own", "the emigration expansion"),
    ],
)
def test_a_move_of_an_expansion_that_is_not_in_play_says_so(text: str, expansion: str) -> None:
    game, state = read(position())
    with pytest.raises(Unreadable, match="not in play") as refused:
        game.read_move(state, text)
    assert expansion in str(refused.value)
