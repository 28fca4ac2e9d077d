"""The people of Tinners' Trail in portraits, named after the kinds of players, weakest first."""

from tools.bake.portraits.sitter import Person

PEOPLE = (
    Person("random", wide=1.02, long=0.93, jaw=0.52, hat="cap", hair=0.5, neck="scarf",
           coat=0.42, age=0.0, smile=0.9, nose=0.8, brow=0.8, locks="tousled"),
    Person("greedy", wide=0.94, long=0.98, jaw=0.4, hat="bonnet", hair=0.22, locks="ringlets",
           neck="lace", coat=0.4, age=0.0, smile=0.6, nose=0.78, brow=0.7),
    Person("ai-1", wide=1.04, long=0.98, jaw=0.62, hat="candle", hair=0.25, beard="stubble",
           neck="scarf", coat=0.34, age=0.35, smile=0.25, brow=1.3),
    Person("ai-2", wide=1.08, long=0.97, jaw=0.64, hair=0.26, locks="tousled", beard="full",
           neck="scarf", coat=0.38, age=0.2, smile=0.3, nose=1.05, brow=1.3),
    Person("ai-3", wide=1.0, long=1.0, jaw=0.56, hat="bowler", hair=0.3, beard="moustache",
           neck="collar", coat=0.3, age=0.3, smile=0.35, brow=1.15),
    Person("ai-4", wide=0.88, long=1.08, jaw=0.42, hair=0.42, locks="bald", neck="collar",
           glass="spectacles", coat=0.22, age=0.5, smile=-0.25, nose=1.1),
    Person("ai-5", wide=1.0, long=1.02, jaw=0.56, hair=0.28, locks="swept", beard="chops",
           neck="cravat", coat=0.2, age=0.35, smile=0.1, nose=1.05, brow=1.2),
    Person("ai-6", wide=1.06, long=1.03, jaw=0.6, hat="tull", hair=0.82, beard="full",
           neck="collar", coat=0.2, age=0.75, smile=0.0, nose=1.12, brow=1.4),
    Person("ai-7", wide=0.95, long=1.06, jaw=0.46, hat="top", hair=0.2, beard="moustache",
           neck="fur", glass="monocle", coat=0.16, age=0.45, smile=-0.1, nose=1.05, brow=1.2),
    Person("wallace", wide=0.92, long=1.14, jaw=0.4, hair=0.88, locks="swept", beard="goatee",
           neck="cravat", coat=0.14, age=0.8, smile=-0.35, nose=1.3, brow=1.35, star=True),
)  # fmt: skip
