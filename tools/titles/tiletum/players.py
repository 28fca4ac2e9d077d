"""Who plays Tiletum for tests and contests alone, by name."""

from tools.contest.contestants import partners
from tools.titles.tiletum.sparring.partners import make_partner
from tools.titles.tiletum.sparring.plans import PARTNERS

PLAYERS = partners(PARTNERS, make_partner)
