"""The people of Tiletum in portraits, named after the kinds of players, weakest first."""

from tools.bake.portraits.sitter import Person

PEOPLE = (
    Person("random", wide=0.98, long=0.92, jaw=0.48, hair=0.4, locks="swept", neck="scarf",
           coat=0.55, age=0.0, smile=0.7, nose=0.85, brow=0.85),
    Person("greedy", wide=1.1, long=0.96, jaw=0.68, hat="beret", hair=0.4, beard="chops",
           neck="fur", coat=0.3, age=0.4, smile=0.6, nose=1.25),
    Person("ai-1", wide=0.96, long=0.98, jaw=0.5, hat="hood", hair=0.35, beard="stubble",
           neck="scarf", coat=0.5, age=0.35, smile=0.5, nose=1.2, brow=0.9),
    Person("ai-2", wide=0.94, long=1.02, jaw=0.42, hat="beret", hair=0.55, locks="swept",
           neck="lace", beard="moustache", coat=0.4, age=0.1, smile=0.4, nose=0.95, brow=0.8),
    Person("ai-3", wide=0.96, long=1.02, jaw=0.44, hat="coif", hair=0.6, neck="fur",
           glass="spectacles", coat=0.18, age=0.5, smile=-0.1, nose=1.1, brow=1.0),
    Person("ai-4", wide=1.1, long=0.96, jaw=0.66, hair=0.4, beard="full",
           neck="scarf", coat=0.42, age=0.35, smile=0.3, nose=1.15, brow=1.3),
    Person("ai-5", wide=0.94, long=1.0, jaw=0.44, hat="shawl", hair=0.3, neck="scarf",
           coat=0.12, age=0.4, smile=0.25, nose=0.9, brow=0.8),
    Person("ai-6", wide=1.06, long=1.02, jaw=0.58, hat="coif", hair=0.7, beard="full",
           neck="scarf", coat=0.36, age=0.7, smile=-0.1, nose=1.1, brow=1.4),
    Person("ai-7", wide=1.0, long=1.04, jaw=0.52, hat="beret", hair=0.3, beard="goatee",
           neck="fur", coat=0.16, age=0.4, smile=0.05, nose=1.05, brow=1.25),
)  # fmt: skip
