"""What Lanterns brings to be proven."""

from tests.titles.lanterns.hidden import deal_hidden, show_revealed
from tests.titles.lanterns.interpreted import interpreted
from tests.titles.lanterns.title import LanternsTitle
from tools.proof.proofs import Playthrough, Proofs

PROOFS = Proofs(
    title=LanternsTitle(),
    deal_hidden=deal_hidden,
    show_revealed=show_revealed,
    counted={"2": "2", "3": "3"},
    playthroughs=(Playthrough("2", "2", 1), Playthrough("4", "4", 1)),
    watch=interpreted("watched_play").check_games,
)
