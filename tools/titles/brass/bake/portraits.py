"""The people of Brass in portraits, named after the kinds of players, weakest first."""

from tools.bake.portraits.sitter import Person

PEOPLE = (
    Person("random", wide=0.98, long=0.92, jaw=0.5, hat="cap", hair=0.35, neck="scarf",
           coat=0.5, age=0.0, smile=0.7, nose=0.85, brow=0.9, locks="swept"),
    Person("greedy", wide=1.08, long=0.96, jaw=0.66, hair=0.5, locks="bald", beard="chops",
           neck="cravat", glass="monocle", coat=0.3, age=0.4, smile=0.7, nose=1.2),
    Person("ai-1", wide=0.92, long=0.95, jaw=0.42, hat="shawl", hair=0.3, neck="scarf",
           coat=0.46, age=0.0, smile=0.5, nose=0.8, brow=0.75),
    Person("ai-2", wide=1.06, long=0.98, jaw=0.62, hat="candle", hair=0.2, beard="moustache",
           neck="scarf", coat=0.3, age=0.4, smile=0.1, brow=1.35),
    Person("ai-3", wide=1.1, long=0.98, jaw=0.66, hat="bowler", hair=0.5, beard="full",
           neck="scarf", coat=0.42, age=0.3, smile=0.4, nose=1.1, brow=1.2),
    Person("ai-4", wide=0.92, long=1.02, jaw=0.42, hat="bonnet", hair=0.6, neck="lace",
           glass="spectacles", coat=0.28, age=0.45, smile=-0.05, nose=0.95, brow=0.9),
    Person("ai-5", wide=1.02, long=1.04, jaw=0.54, hair=0.55, locks="swept", beard="goatee",
           neck="collar", coat=0.2, age=0.3, smile=0.2, nose=1.0, brow=1.1),
    Person("ai-6", wide=1.1, long=1.0, jaw=0.64, hair=0.75, locks="bald", beard="chops",
           neck="fur", coat=0.22, age=0.7, smile=-0.2, nose=1.15, brow=1.4),
    Person("ai-7", wide=0.98, long=1.04, jaw=0.5, hat="top", hair=0.24, beard="chops",
           neck="cravat", coat=0.16, age=0.35, smile=0.05, nose=1.05, brow=1.3),
)  # fmt: skip
