"""Who plays Brass for tests and contests alone, by name."""

from tools.contest.contestants import partners
from tools.titles.brass.sparring.plans import PARTNERS
from tools.titles.brass.sparring.player import make_partner

PLAYERS = partners(PARTNERS, make_partner)
