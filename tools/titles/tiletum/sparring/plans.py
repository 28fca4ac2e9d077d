"""The plans of the sparring partners, by name."""

from collections.abc import Mapping
from typing import Final

from tools.titles.tiletum.sparring.tiletum_plan import TiletumPlan

PARTNERS: Final[Mapping[str, TiletumPlan]] = {
    "mason": TiletumPlan(cathedral=1.5, pillar_rate=0.45),
    "clothier": TiletumPlan(contract=1.0),
    "burgher": TiletumPlan(fair=1.35, product=1.15, house_rate=0.45),
    "courtier": TiletumPlan(king=1.65, building=1.4, crest=1.3),
    "prospector": TiletumPlan(mine=1.3, technology=1.3, silver=1.2),
}
