"""Hair, beards, collars and glasses of portraits."""

import math

from tools.bake.portraits.sitter import EYES_Y, MIDDLE_X, PortraitSitting

SIDES = (-1, 1)


def draw_hair_behind(sitting: PortraitSitting) -> None:
    """Draw the hair behind the head."""
    hair = sitting.person.hair
    locks = sitting.person.locks
    if locks == "ringlets":
        for side in SIDES:
            x = MIDDLE_X + side * (sitting.half + 5)
            fall = "Mx-8,e-20Qx-14,e+10 x-7,e+46Qx+2,e+52 x+8,e+44Qx+12,e+8 x+8,e-20Z"
            sitting.tone(fall, hair + 0.25, hair, x=x)
            for row in range(6):
                sitting.ink("Mx-9,rowQx,row+7 x+9,row-2", 1.3, x=x, row=EYES_Y - 8 + row * 9)
    elif locks == "swept":
        swept = "Ml-4,e+24Ql-15,y+20 l+12,y-4Qm,y-18 r-8,y-2Qr+16,y+20 r+5,e+24Z"
        sitting.tone(swept, hair, hair - 0.25)
    else:
        top = EYES_Y - 14 if locks == "bald" else sitting.crown - 4
        cropped = "Ml-1,e+10Ql-9,top m-14,top-2Hm+14Qr+9,top r+1,e+10Z"
        sitting.tone(cropped, hair + 0.15, hair - 0.1, top=top)


def draw_hair_before(sitting: PortraitSitting) -> None:
    """Draw the hair on the forehead."""
    hair = sitting.person.hair
    locks = sitting.person.locks
    w = sitting.half
    crown = sitting.crown
    if locks == "bald":
        for side in SIDES:
            x = MIDDLE_X + side * w
            sitting.locks([(x - side * 3, EYES_Y - 22 + 5 * n) for n in range(5)], (side * 6, 12))
        sitting.ink("Mm-12,y+7Qm-6,y+3 m+2,y+4", 1.0)
        return
    if locks == "swept":
        swept = "Ml-2,e-8Ql+2,y+10 m-4,y+12Qr-14,y+10 r+2,e-8Qr+7,y+4 m+6,y-9Ql-6,y-6 l-2,e-8Z"
        sitting.tone(swept, hair + 0.08, hair - 0.2)
        sitting.locks([(MIDDLE_X - 22 + 6 * n, crown - 2 + abs(n - 3)) for n in range(8)], (12, 13))
        for side in SIDES:
            x = MIDDLE_X + side * (w + 3)
            sitting.locks([(x, EYES_Y - 14 + 7 * n) for n in range(5)], (side * 5, 12))
        return
    fringe = "Ml,e-12Ql+4,low+8 m-6,low+9Qr-6,low+6 r,e-12Qr+4,y-4 m,y-4Ql-4,y-4 l,e-12Z"
    low = crown + (9 if locks == "tousled" else 5)
    sitting.tone(fringe, hair + 0.12, hair - 0.1, low=low)
    if locks == "tousled":
        sitting.locks([(MIDDLE_X - w + 4 + 8 * n, crown + 8) for n in range(8)], (6, 13))


def draw_beard(sitting: PortraitSitting) -> None:
    """Draw the beard of the sitter, if any."""
    hair = sitting.person.hair
    beard = sitting.person.beard
    w = sitting.half
    chin = sitting.chin
    lip = sitting.lip + 4
    if beard == "full":
        sitting.tone(
            "Ml,e+6Ql-3,c-6 m-16,c+17Qm,c+25 m+16,c+17Qr+3,c-6 r,e+6Qr-8,lip m+10,lipHm-10"
            "Ql+8,lip l,e+6Z",
            hair + 0.1,
            hair - 0.25,
            lip=lip,
        )
        for n in range(11):
            x = MIDDLE_X - 27 + 5.4 * n
            y = lip + 7 + 5 * math.cos((n - 5) / 4)
            sitting.locks([(x, y), (x + 1, y + 14)], ((MIDDLE_X - x) * 0.22, 15))
        sitting.ink("Mm-9,lip+9Qm,lip+12 m+9,lip+9", 1.8, lip=lip)
    elif beard == "chops":
        for side in SIDES:
            x = MIDDLE_X + side * w
            chop = "Mx>1,e-12Qx>7,e+16 x<3,c-6Qx<15,c-4 x<15,c-16Qx<6,e+14 x<6,e-10Z"
            sitting.tone(chop, hair + 0.12, hair - 0.1, x=x, side=side)
            starts = [(x - side * (1 + n), EYES_Y + 2 + 7 * n) for n in range(5)]
            sitting.locks(starts, (side * 3, 11))
    elif beard == "stubble":
        stubble = "Ml+3,e+16Qm-14,lip+2 m,lip+2Qm+14,lip+2 r-3,e+16Qr-8,c m,cQl+8,c l+3,e+16Z"
        sitting.shade(stubble, 0.5, 4, lip=lip)
    if beard == "goatee":
        goatee = "Mm-9,c-12Qm,c-16 m+9,c-12Qm+8,c+8 m,c+18Qm-8,c+8 m-9,c-12Z"
        sitting.tone(goatee, hair, hair - 0.3)
        sitting.locks([(MIDDLE_X - 5 + 3 * n, chin - 9) for n in range(4)], (0, 18))
    if beard in ("moustache", "goatee", "stubble"):
        long = {"moustache": 24, "goatee": 19, "stubble": 14}[beard]
        sitting.tone(
            "Mm,lip-1Qm-12,lip-3 left,tipQm-12,lip+9 m,lip+5Qm+12,lip+9 right,tip"
            "Qm+12,lip-3 m,lip-1Z",
            hair + 0.05, hair - 0.15, lip=lip, left=MIDDLE_X - long, right=MIDDLE_X + long,
            tip=lip + 6 - (7 if beard == "moustache" else 0),
        )  # fmt: skip


def draw_neck(sitting: PortraitSitting) -> None:
    """Draw the clothing at the neck, and the star of an order."""
    kind = sitting.person.neck
    if kind == "scarf":
        sitting.tone("M74,140Q100,162 126,140L130,154Q100,178 70,154Z", 0.85, 0.5)
        sitting.tone("M96,162L84,196L100,188L110,200L108,164Z", 0.8, 0.5)
        for x, y in ((84, 154), (94, 160), (106, 160), (116, 154), (98, 176), (103, 186)):
            sitting.blot("Mx-1.6,yQx,y-2.4 x+1.6,yQx,y+2.4 x-1.6,yZ", x=x, y=y)
    elif kind in ("collar", "cravat"):
        sitting.tone("M80,132L72,160L98,166Z", 1.0, 0.85)
        sitting.tone("M120,132L128,160L102,166Z", 0.9, 0.7)
        if kind == "cravat":
            sitting.tone("M82,150Q100,160 118,150L122,172Q112,204 100,204Q88,204 78,172Z", 1.0, 0.7)
            sitting.ink("M88,158Q98,180 94,202M112,158Q103,180 107,202M80,166Q100,178 120,166", 1.1)
        else:
            sitting.blot("M100,163L86,156L84,172Z")
            sitting.blot("M100,163L114,156L116,172Z")
    elif kind == "lace":
        sitting.tone("M70,146Q100,176 130,146L140,160Q100,198 60,160Z", 1.0, 0.8)
        for n in range(9):
            left = 64.0 + 9 * n
            top = 163 + 15 * math.sin(math.pi * n / 8)
            sitting.ink(f"M{left - 4:.1f},{top:.1f}Q{left},{top + 8:.1f} {left + 4},{top:.1f}", 1.2)
    elif kind == "fur":
        sitting.tone(
            "M74,138Q50,150 44,204H74Q76,176 100,166Q124,176 126,204H156Q150,150 126,138"
            "Q118,156 100,160Q82,156 74,138Z",
            0.8,
            0.35,
        )
        for n in range(14):
            side = -1 if n % 2 else 1
            left = MIDDLE_X + side * (34.0 + 7 * (n % 3))
            top = 152 + 3.6 * n
            sitting.locks([(left, top), (left - 5, top + 3)], (side * 3, 7))
    if sitting.person.star:
        rays = "".join(
            f"L{150 + r * math.sin(a):.1f},{184 - r * math.cos(a):.1f}"
            for n in range(16)
            for r, a in [((11.0, 4.6)[n % 2], math.pi * n / 8)]
        )
        sitting.tone(f"M{rays[1:]}Z", 1.0, 0.8)
        sitting.tone("M60,158L80,204H96L72,152Z", 0.85, 0.6)


def draw_glass(sitting: PortraitSitting) -> None:
    """Draw spectacles or a monocle."""
    gap = sitting.half * 0.47
    rims = {"spectacles": SIDES, "monocle": (1,)}.get(sitting.person.glass, ())
    for side in rims:
        ring = "Mx-12,eQx-12,e-11 x,e-11Qx+12,e-11 x+12,eQx+12,e+11 x,e+11Qx-12,e+11 x-12,eZ"
        sitting.ink(ring, 2.0, x=MIDDLE_X + side * gap)
    at = {"left": MIDDLE_X - gap, "right": MIDDLE_X + gap}
    if len(rims) == 2:
        bridge = "Mleft+12,e-2Qm,e-7 right-12,e-2Mleft-12,e-2Ll-4,e-6Mright+12,e-2Lr+4,e-6"
        sitting.ink(bridge, 1.7, **at)
    elif rims:
        sitting.ink("Mright+8,e+9Qm+34,e+40 m+28,170", 1.1, **at)
