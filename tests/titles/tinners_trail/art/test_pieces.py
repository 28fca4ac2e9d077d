"""Every piece is drawn at every size, around its anchor, and only once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from ai.levels import player_names
from game.places import assets_folder
from game.records.record import AUTOMA, HUMAN
from game.tabletop.art.icons import ICON_NAMES
from game.tabletop.art.palette import PLAYER_COLOURS
from game.tabletop.art.sprite import PieceSprite
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace

Draw = Callable[[PieceArt], PieceSprite]
COLOURS = [colour.name for colour in PLAYER_COLOURS]
FACE = CardFace("c", "C", "pump", "Steam pump", "£4")
WILD = CardFace("any", "Wild", "water-2", "−2 water", "£3")
PAIR = CardFace("ab", "A B", "copper+1", "+1 copper", "£3")


def drawn(method: str, *arguments: object, **options: object) -> Draw:
    """Return a drawing by the name of its method."""

    def draw(art: PieceArt) -> PieceSprite:
        sprite: PieceSprite = getattr(art, method)(*arguments, **options)
        return sprite

    return draw


PIECES: dict[str, Draw] = {
    **{f"house {name}": drawn("engine_house", name) for name in COLOURS},
    **{f"disc {name}": drawn("disc", name) for name in COLOURS},
    **{f"ghost {name}": drawn("ghost_disc", name) for name in COLOURS},
    **{f"seal {name}": drawn("wax_seal", name, 40) for name in COLOURS},
    **{f"peek {name}": drawn("peek_token", name) for name in COLOURS},
    **{f"cube {kind}": drawn("cube", kind) for kind in ("tin", "copper", "water", "arsenic")},
    **{f"die {pips}": drawn("die", "tin", pips) for pips in range(1, 7)},
    **{f"icon {name}": drawn("icon", name) for name in (*ICON_NAMES, *sorted(PieceArt.own_icons))},
    "house on slate": drawn("engine_house", "pitch", on_slate=True),
    "stamped cube": drawn("cube", "copper", 16),
    "chip": drawn("more_chip", "×7"),
    "tile down": drawn("tile_down", "a", "A"),
    "tile of two regions": drawn("tile_down", "ab", "A"),
    "tile up": drawn("tile_up", TileFace("b", "B", (0, 5, 3), "work+1")),
    "bonus badge": drawn("bonus_badge", "money+3"),
    "work limiter": drawn("gate", "pitch"),
    "tile peeked at": drawn("tile_peek", TileFace("b", "B", (2, 3, 3)), share=0.5),
    "survey card": drawn("survey_card", FACE),
    "turned card": drawn("survey_card", WILD, degrees=6.4),
    "glowing card": drawn("survey_card", PAIR, glow=True),
    "card back": drawn("survey_back", "c", "C"),
    "card tab": drawn("survey_tab", FACE),
    "benefit": drawn("benefit", "tin+2"),
    "miner": drawn("miner"),
    "own miner": drawn("miner", "indigo"),
    "ship": drawn("ship"),
    "train": drawn("train"),
    "adit": drawn("adit"),
    "steam pump": drawn("steam_pump"),
    "calciner": drawn("calciner"),
    "drainage": drawn("drainage_token"),
    "coin": drawn("coin"),
    "labelled coin": drawn("coin", label="£4"),
    "watch": drawn("watch"),
    "envelope": drawn("envelope", scale=0.2),
}
FAINT = 80
"""Alpha (of 255) that a fading shadow may still have at the rim."""


@pytest.mark.parametrize("k", [0.67, 1.0, 1.5])
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_drawn_within_its_surface_around_its_anchor(
    assets: Path, piece: str, k: float
) -> None:
    sprite = PIECES[piece](PieceArt(assets, k))
    ink = sprite.surface.get_bounding_rect(min_alpha=FAINT)
    whole = sprite.surface.get_rect()
    assert ink.width > 4 * k
    assert ink.height > 4 * k
    assert whole.inflate(2, 2).collidepoint(sprite.anchor)
    if not piece.startswith("icon"):
        assert whole.contains(ink.inflate(2, 2)), "the drawing is cut off at its rim"


def test_the_shipped_files_leave_no_fault(assets: Path) -> None:
    art = PieceArt(assets, 1.0)
    for draw in PIECES.values():
        draw(art)
    assert art.faults == []


def test_a_piece_is_drawn_once_and_shared(assets: Path) -> None:
    art = PieceArt(assets, 1.0)
    assert art.cube("tin") is art.cube("tin")
    assert art.cube("tin") is not art.cube("tin", 13)


def test_a_larger_window_gives_a_larger_piece(assets: Path) -> None:
    small, large = (PieceArt(assets, k).engine_house("gorse") for k in (1.0, 2.0))
    assert large.surface.get_width() == pytest.approx(2 * small.surface.get_width(), abs=2)


def test_players_differ_by_more_than_their_colour(assets: Path) -> None:
    art = PieceArt(assets, 1.0)
    houses = [art.engine_house(name, on_slate=True).surface for name in COLOURS]
    silhouettes = [pygame.mask.from_surface(house).to_surface() for house in houses]
    roofs = {silhouette.get_buffer().raw for silhouette in silhouettes}
    assert len(roofs) == len(COLOURS)


def test_an_unknown_colour_is_refused_with_the_known_ones(assets: Path) -> None:
    with pytest.raises(KeyError, match="known: oxblood, gorse"):
        PieceArt(assets, 1.0).disc("mauve")


def test_the_anchor_comes_to_the_place_asked_for(assets: Path) -> None:
    sprite = PieceArt(assets, 1.0).coin()
    target = pygame.Surface((200, 100))
    changed = sprite.blit_to(target, (100.4, 49.6))
    assert changed.topleft == (100 - sprite.anchor[0], 50 - sprite.anchor[1])


def test_every_computer_player_and_lord_wallace_has_a_portrait_and_people_have_none() -> None:
    art = PieceArt(assets_folder(), 1.0)
    for player in (*player_names(), AUTOMA):
        assert art.portrait(player, 20.0) is not None, player
    assert art.portrait(HUMAN, 20.0) is None


@pytest.mark.parametrize("tone", ["faint", "disabled"])
@pytest.mark.parametrize("name", ["pump", "lantern", "miner"])
def test_an_icon_without_colour_keeps_no_drop_and_no_flame(name: str, tone: str) -> None:
    def strongest(picture: pygame.Surface) -> float:
        spots = [(x, y) for x in range(picture.get_width()) for y in range(picture.get_height())]
        colours = [picture.get_at(spot) for spot in spots]
        return max(colour.hsva[1] for colour in colours if colour.a > 200)

    art = PieceArt(assets_folder(), 2.0)
    pale = strongest(art.icon(name, tone=tone).surface)
    assert pale < 40 < strongest(art.icon(name).surface)
