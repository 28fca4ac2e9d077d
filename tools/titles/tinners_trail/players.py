"""Who plays Tinners' Trail for tests and contests alone, by name."""

from tools.contest.contestants import partners
from tools.titles.tinners_trail.sparring.partners import PARTNERS, make_partner

PLAYERS = partners(PARTNERS, make_partner)
