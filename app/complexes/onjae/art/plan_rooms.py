"""Living room and kitchen of 84B and 84C, each built from its plan: walls and openings by plan_shell.py, furniture
where the drawing has it.  84B: walnut, sand and sage, its alpha room open to the table.  84C: pale ash, travertine."""

from kit import *
from plan_shell import Shell

Z = 2.45
WARM = (1, 0.74, 0.46)
SHOTS = {
    "living-84b": (1600, 1000, 40),
    "kitchen-84b": (1600, 1000, 40),
    "living-84c": (1600, 1000, 40),
    "kitchen-84c": (1600, 1000, 40),
}
# camera, target, lens, exposure, the sun's azimuth and height
CAMS = {
    "living-84b": ((2.75, 5.55, 1.32), (2.08, 0.3, 1.08), 18.5, 0.92, (134, 15)),
    "kitchen-84b": ((2.78, 4.45, 1.46), (0.24, 6.68, 1.08), 18, 0.92, (168, 12.5)),
    "living-84c": ((0.58, 5.95, 1.46), (3.12, 0.3, 1.0), 18.5, 0.92, (226, 15)),
    "kitchen-84c": ((0.8, 3.1, 1.40), (2.3, 7.6, 1.06), 21, 1.0, (187, 11.5)),
}


def build(shot, W, H, spp, png, arg):
    K = Kit()
    K.mood = "golden"
    K.add("ash", planks("ash", (0.40, 0.29, 0.185), (0.60, 0.465, 0.325), joint=(0.22, 0.16, 0.11)))
    K.add("moss", mat("moss", (0.19, 0.245, 0.185), 0.95, bump=0.22, bscale=190))
    K.add("cognac", mat("cognac", (0.27, 0.115, 0.045), 0.5, bump=0.1, bscale=120))
    K.add("pine", mat("pine", (0.022, 0.062, 0.052), 0.95, bump=0.22, bscale=190))
    K.add("walnuth", woodm("walnuth", (0.13, 0.075, 0.042), (0.24, 0.145, 0.085), axis=0))
    s = Shell(shot[-3:])
    s.walls(K, Z + 0.5, [w for w in s.windows if w["ends"][1] == 0])
    kitchen = shot.startswith("kitchen")
    (b84 if shot.endswith("b") else c84)(K, s, kitchen)
    K.commit()
    K.outside("high")
    at, target, lens, exposure, (az, el) = CAMS[shot]
    wd = K.golden(az, el, 10 if kitchen else 17)
    camera(at, target, lens, shift_y=-0.02)
    K.render(W, H, spp, png, wd, exp=float(arg("exposure", exposure)))


def ceiling(K, x0, x1, y0, y1, floor):
    """Floor and ceiling of the whole flat; over the living room a tray with a line of light in it."""
    b = K.box
    b(-9, 9, -0.3, 10, -0.1, 0, floor)
    for a, c, d, e in ((-9, x0, -0.3, 10), (x1, 9, -0.3, 10), (x0, x1, -0.3, y0), (x0, x1, y1, 10)):
        b(a, c, d, e, Z, Z + 0.5, "ceil")
    b(x0, x1, y0, y1, Z + 0.16, Z + 0.5, "ceil")
    for a, c, d, e in (
        (x0, x0 + 0.015, y0 + 0.02, y1 - 0.02),
        (x1 - 0.015, x1, y0 + 0.02, y1 - 0.02),
        (x0 + 0.02, x1 - 0.02, y0, y0 + 0.015),
        (x0 + 0.02, x1 - 0.02, y1 - 0.015, y1),
    ):
        b(a, c, d, e, Z + 0.05, Z + 0.075, "cove")


def front(K, s, x0, x1, drape):
    """The living room's window, with sheers and drapes before the piers at its sides."""
    _, _, a, c = next(w for w in s.windows if w["ends"][1] == 0 and w["ends"][2] >= 0)["ends"]
    K.window(a, c, -0.12, 0, Z, 4, 1.02)
    K.portal((a + c) / 2, -0.32, Z / 2, c - a, Z)
    K.curtain(x0 + 0.02, x0 + 0.78, 0.13, Z)
    K.curtain(x1 - 0.78, x1 - 0.02, 0.13, Z)
    K.curtain(x0 + 0.02, x0 + 0.36, 0.27, Z, drape)
    K.curtain(x1 - 0.36, x1 - 0.02, 0.27, Z, drape)


def seams(K, xs, y, z0, z1):
    """Gaps between fronts in a plane that looks at -y."""
    for x in xs:
        K.box(x - 0.003, x + 0.003, y - 0.004, y + 0.01, z0, z1, "dark")


def b84(K, s, kitchen):
    b = K.box
    ceiling(K, 0.55, 4.05, 0.45, 4.1, "floor")
    front(K, s, 0.1, 4.5, "sage")
    s.leaves(K, "walnut", [([3700, 700], [3700, 2000])])
    # television: a wall of walnut reeds, stone where the screen hangs, a ledge of white marble
    b(4.488, 4.499, 0.42, 3.42, 0, Z, "walnut")
    K.flutes(0.42, 1.05, 4.488, 0, Z - 0.001, "walnut", "y", 0.045, 0.046, 0.032, -1)
    K.flutes(2.96, 3.42, 4.488, 0, Z - 0.001, "walnut", "y", 0.045, 0.046, 0.032, -1)
    for y0, y1 in ((1.07, 2.0), (2.01, 2.94)):
        b(4.452, 4.487, y0, y1, 0, Z - 0.002, "stone")
    b(4.41, 4.451, 1.16, 2.86, 0.84, 1.80, "tv")
    _, y, _, w, d = s.items("tv", "living")[0]
    K.soft(4.49 - d - 0.05, 4.451, y - w / 2, y + w / 2, 0.22, 0.40, "walnut", 0.008)
    K.soft(4.49 - d - 0.06, 4.451, y - w / 2 - 0.01, y + w / 2 + 0.01, 0.401, 0.422, "white", 0.004)
    b(4.14, 4.44, y - w / 2 + 0.05, y + w / 2 - 0.05, 0.206, 0.217, "glow")
    K.stackbooks(4.28, 2.95, 0.422)
    K.vase(4.28, 0.95, 0.422, "clay", 0.22, 0.06, 5)
    # sofa on the wall of the main bedroom
    x, y, r, w, d = s.items("sofa", "living")[0]
    K.at(x + 0.01, y, r).sofa(w, d, 3, "sand")
    K.pillow(-0.86, 0.02, 0.70, 0.46, 0.46, 0.17, "cabg", (-0.30, 0.05, 0.25))
    K.pillow(-0.50, -0.05, 0.66, 0.42, 0.36, 0.15, "linen", (-0.34, 0, 0.1))
    K.pillow(0.86, 0.0, 0.70, 0.46, 0.46, 0.17, "cognac", (-0.3, 0, -0.28))
    K.at()
    x, y, _, w, d = s.items("rug", "living")[0]
    K.soft(x - w / 2, x + w / 2 + 0.55, y - d / 2 - 0.05, y + d / 2 + 0.15, 0, 0.016, "rug", 0.006)
    x, y, r, w, d = s.items("low-table", "living")[0]
    K.at(x + 0.1, y, r)
    K.soft(-w / 2, w / 2, -d / 2, d / 2, 0.31, 0.35, "trav", 0.01)
    K.soft(-w / 2 + 0.12, -w / 2 + 0.2, -d / 2 + 0.08, d / 2 - 0.08, 0.016, 0.31, "walnut", 0.006)
    K.soft(w / 2 - 0.2, w / 2 - 0.12, -d / 2 + 0.08, d / 2 - 0.08, 0.016, 0.31, "walnut", 0.006)
    K.stackbooks(0.28, 0.05, 0.35)
    K.vase(-0.3, 0.0, 0.35, "pot", 0.2, 0.065, 6)
    if not kitchen:
        K.at(3.42, 3.38, -62).armchair("cognac", "dark")
    K.at()
    K.floor_lamp(0.5, 3.42, 1.5)
    K.plant(4.02, 0.62, 1.8, 0.44, "pot")
    K.art(0.1, 0, 1.3, 2.7, 1.1, 2.02, "art2", "x", 1)
    # the table and its lamp
    x, y, _, d, w = s.items("dining-table", "kitchen")[0]
    K.at(x, y, 90).table(w, d, 0.74, "walnuth", "walnut")
    K.at()
    for cx, cy, r, _, _ in s.items("chair", "kitchen"):
        K.at(cx - 0.04 if r > 0 else cx + 0.04, cy, r).chair("ivory", "walnut")
    K.at()
    K.pendant(x, y, 1.70, Z, 0.30, "brass")
    K.vase(x, y + 0.1, 0.74, "clay", 0.22, 0.075, 7)
    for px, py in ((-0.2, -0.42), (0.2, 0.5)):
        K.cyl(x + px, y + py, 0.74, 0.757, 0.12, "paper", 36, 0.15)
    K.art(0.1, 0, 4.68, 5.42, 1.12, 1.92, "art1", "x", 1)
    kitchen_b(K, s)
    alpha(K, s)
    K.downs(
        [
            (0.32, 1.2),
            (0.32, 2.5),
            (0.32, 3.8),
            (4.28, 1.2),
            (4.28, 2.5),
            (4.28, 3.8),
            (0.5, 7.6),
            (1.5, 7.6),
            (2.0, 4.8),
            (3.8, 5.2),
            (3.8, 6.4),
        ],
        Z,
    )
    K.light(2.3, 2.3, 0.02, 3.2, 3.2, 8.5, (1, 0.90, 0.78), up=True, shadow=False)
    K.light(1.6, 6.6, 0.02, 2.6, 3.6, 7.5, (1, 0.90, 0.78), up=True, shadow=False)
    K.light(2.3, 2.3, Z + 0.1, 3.0, 3.0, 11, WARM)
    K.light(1.5, 6.6, Z - 0.03, 2.2, 3.4, 17, WARM)
    K.light(3.8, 5.7, Z - 0.03, 1.0, 2.2, 8, WARM)
    K.light(-1.9, 7.9, Z - 0.03, 2.4, 1.2, 34, WARM)
    K.light(x, y, 1.52, 0.4, 0.4, 20, WARM)
    K.light(1.0, 8.75, 1.48, 1.6, 0.08, 6, WARM)


def kitchen_b(K, s):
    """Walnut below, ivory above, white marble between; a tall cabinet for the fridge at the end of the short run."""
    b = K.box
    back, side = s.items("counter", "kitchen")
    x0, x1, y0, y1 = back[0] - back[3] / 2, back[0] + back[3] / 2, back[1] - back[4] / 2, 8.949
    b(x0 + 0.001, x1, y0 + 0.02, y1, 0.1, 0.86, "walnut")
    b(x0 + 0.001, x1 - 0.02, y0 + 0.06, y1, 0, 0.1, "dark")
    b(x0 + 0.001, x1 + 0.01, y0, y1, 0.861, 0.90, "white")
    b(x0 + 0.001, x1, y1 - 0.02, y1, 0.901, 1.5, "white")
    b(x0 + 0.001, x1, y1 - 0.36, y1, 1.501, Z - 0.001, "cab")
    b(x0 + 0.05, x1 - 0.05, y1 - 0.33, y1 - 0.05, 1.488, 1.499, "glow")
    seams(K, (x0 + 0.6, x0 + 1.2), y0 + 0.02, 0.12, 0.85)
    seams(K, (x0 + 0.6, x0 + 1.2), y1 - 0.36, 1.52, Z - 0.03)
    sx, sy, _, w, d = s.items("sink", "kitchen")[0]
    b(sx - w / 2 + 0.1, sx + w / 2 - 0.1, sy - 0.14, sy + 0.14, 0.9, 0.904, "steel")
    K.rod((sx, sy + 0.2, 0.9), (sx, sy + 0.2, 1.2), 0.013, "brass", 12)
    K.rod((sx, sy + 0.2, 1.2), (sx, sy + 0.0, 1.2), 0.011, "brass", 12)
    K.vase(x0 + 0.22, y1 - 0.25, 0.9, "pot", 0.2, 0.06, 4)
    # the short run, its back to the hall
    a0, a1, c0, c1 = side[0] - side[4] / 2, 2.939, side[1] - side[3] / 2, side[1] + side[3] / 2
    b(a0 + 0.02, a1, c0, c1, 0.1, 0.86, "walnut")
    b(a0 + 0.06, a1, c0, c1 - 0.02, 0, 0.1, "dark")
    b(a0, a1, c0, c1 + 0.01, 0.861, 0.90, "white")
    b(a1 - 0.02, a1, c0, c1, 0.901, 1.5, "white")
    b(a1 - 0.36, a1, c0, c1, 1.501, Z - 0.001, "cab")
    b(a1 - 0.33, a1 - 0.05, c0 + 0.05, c1 - 0.05, 1.488, 1.499, "glow")
    for y in (c0 + 0.45, c0 + 0.9):
        b(a0 + 0.015, a0 + 0.03, y - 0.003, y + 0.003, 0.12, 0.85, "dark")
        b(a1 - 0.365, a1 - 0.35, y - 0.003, y + 0.003, 1.52, Z - 0.03, "dark")
    hx, hy, _, w, d = s.items("stove", "kitchen")[0]
    b(hx - d / 2 + 0.04, hx + d / 2 - 0.04, hy - w / 2, hy + w / 2, 0.9, 0.907, "tv")
    fx, fy, _, w, d = s.items("fridge", "kitchen")[0]
    f0, f1 = fy - w / 2, fy + w / 2
    b(fx - d / 2, a1, f0, f1 + 0.009, 0.0, Z - 0.001, "walnut")
    for z in (0.08, 0.82, 1.9):
        b(fx - d / 2 - 0.003, fx - d / 2 + 0.01, f0 + 0.02, f1 - 0.01, z - 0.003, z + 0.003, "dark")
    b(fx - d / 2 - 0.003, fx - d / 2 + 0.01, fy - 0.003, fy + 0.003, 0.82, Z - 0.03, "dark")
    for y in (fy - 0.04, fy + 0.04):
        K.rod((fx - d / 2 - 0.03, y, 1.0), (fx - d / 2 - 0.03, y, 1.55), 0.008, "brass", 10)


def alpha(K, s):
    """The room beside the table, its door pushed aside: shelves, a desk under its own window."""
    b = K.box
    a, c = next(w for w in s.windows if w["from"] == [900, 0])["ends"][2:]
    K.window(a, c, 9.2, 0.9, 2.1, 2)
    K.curtain(a - 0.1, c + 0.1, 8.88, 2.3)
    K.portal((a + c) / 2, 9.22, 1.5, c - a, 1.2, "-y")
    b(0.102, 0.142, 5.68, 6.94, 0.004, 2.12, "walnut")
    b(0.143, 0.15, 6.80, 6.815, 0.95, 1.2, "brass")
    x, y, _, w, d = s.items("shelf", "alpha")[0]
    x0, y0, y1 = x - d / 2, y - w / 2, y + w / 2
    b(x0, x0 + 0.02, y0, y1, 0, 2.3, "walnut")
    for z in (0.02, 0.42, 0.80, 1.18, 1.56, 1.94, 2.28):
        b(x0 + 0.021, x0 + d, y0, y1, z, z + 0.025, "walnut")
        if 0.4 < z < 2:
            b(x0 + 0.05, x0 + d - 0.05, y0 + 0.02, y1 - 0.02, z - 0.012, z - 0.001, "glow")
    K.at(x0 + 0.02, 0, 90)
    for i, z in enumerate((0.445, 0.825, 1.205, 1.585, 1.965)):
        K.books(y0 + 0.05 + 0.3 * (i % 2), y1 - 0.1 - 0.35 * (i % 3 == 1), -0.25, z, 0.28, 0.2, 0.86)
    K.at()
    x, y, _, w, d = s.items("desk", "alpha")[0]
    K.at(x, y, 0).table(w, d, 0.73, "oakh", "walnut")
    K.table_lamp(-0.55, 0.1, 0.73)
    K.stackbooks(0.5, 0.05, 0.73)
    x, y, r, _, _ = s.items("chair", "alpha")[0]
    K.at(x, y, 180).chair("cognac", "walnut")
    K.at()


def c84(K, s, kitchen):
    b = K.box
    ceiling(K, 0.5, 3.9, 0.45, 4.1, "ash")
    front(K, s, 0.1, 4.3, "ivory")
    s.leaves(K, "oak")
    # television: travertine from wall to wall, an oak chest along it
    for y0, y1 in ((0.42, 1.43), (1.44, 2.45), (2.46, 3.47), (3.48, 4.42)):
        b(0.101, 0.135, y0, y1, 0, Z - 0.001, "trav")
    b(0.136, 0.18, 1.16, 2.86, 0.84, 1.80, "tv")
    x, y, _, w, d = s.items("tv", "living")[0]
    y1 = y + w / 2 + 0.95
    K.soft(0.136, 0.11 + d + 0.06, y - w / 2, y1, 0.10, 0.42, "oakh", 0.008)
    b(0.14, 0.44, y - w / 2 + 0.05, y1 - 0.05, 0.0, 0.10, "dark")
    for v in (y - w / 2 + 0.86, y - w / 2 + 1.72, y - w / 2 + 2.58):
        b(0.11 + d + 0.05, 0.11 + d + 0.063, v - 0.003, v + 0.003, 0.12, 0.41, "dark")
    K.stackbooks(0.32, 2.98, 0.42)
    K.vase(0.32, 0.98, 0.42, "pot", 0.22, 0.065, 6)
    x, y, r, w, d = s.items("sofa", "living")[0]
    K.at(x - 0.01, y, r).sofa(w, d, 3, "moss", legs="dark")
    K.pillow(-0.86, 0.02, 0.70, 0.46, 0.46, 0.17, "ivory", (-0.30, 0.05, 0.25))
    K.pillow(0.86, 0.0, 0.70, 0.46, 0.46, 0.17, "linen", (-0.3, 0, -0.28))
    K.pillow(0.5, -0.07, 0.65, 0.42, 0.34, 0.14, "amber", (-0.36, 0, -0.1))
    K.at()
    x, y, _, w, d = s.items("rug", "living")[0]
    K.soft(x - w / 2 - 0.5, x + w / 2, y - d / 2 - 0.05, y + d / 2 + 0.1, 0, 0.016, "rug", 0.006)
    x, y, _, w, d = s.items("low-table", "living")[0]
    K.at(x, y - 0.24).round_table(0.36, 0.36, "oakh", "oakh")
    K.vase(0.05, 0.05, 0.36, "clay", 0.18, 0.06, 5)
    K.at(x + 0.04, y + 0.42).round_table(0.27, 0.28, "white", "white")
    K.stackbooks(0.0, 0.0, 0.28, 2)
    K.at(1.0, 0.85, 24).armchair("ivory", "walnut")
    K.at()
    K.plant(3.92, 0.5, 1.75, 0.42, "clay")
    K.art(4.3, 0, 1.3, 2.7, 1.1, 2.02, "art1", "x", -1)
    # six seats at the table before the island, one line of light over it
    x, y, _, w, d = s.items("dining-table", "kitchen")[0]
    K.at(x, y).table(w, d, 0.74, "oakh", "walnut")
    K.at()
    for cx, cy, r, _, _ in s.items("chair", "kitchen"):
        K.at(cx, cy + (0.08 if r == 0 else -0.08), r).chair("pine", "walnut")
    K.at()
    K.vase(x + 0.1, y, 0.74, "pot", 0.24, 0.08, 7 if kitchen else 0)
    if kitchen:
        for px in (-0.6, 0.62):
            K.cyl(x + px, y + 0.02, 0.74, 0.757, 0.13, "paper", 36, 0.16)
    else:  # the table's end is near
        K.vase(x - 0.12, y + 0.06, 0.74, "clay", 0.15, 0.06, 0)
    for px in (-0.6, 0, 0.6):
        K.pendant(x + px, y, 1.72, Z, 0.12, "brass")
    kitchen_c(K, s)
    K.downs(
        [
            (0.3, 1.2),
            (0.3, 2.5),
            (0.3, 3.8),
            (4.1, 1.2),
            (4.1, 2.5),
            (4.1, 3.8),
            (0.9, 6.9),
            (2.1, 6.9),
            (3.3, 6.9),
            (-1.2, 5.1),
            (-2.8, 5.1),
        ],
        Z,
    )
    K.light(2.2, 2.3, 0.02, 3.2, 3.2, 8.5, (1, 0.90, 0.78), up=True, shadow=False)
    K.light(2.1, 6.2, 0.02, 3.8, 3.0, 8.5, (1, 0.90, 0.78), up=True, shadow=False)
    K.light(2.2, 2.3, Z + 0.1, 3.0, 3.0, 11, WARM)
    K.light(2.1, 6.2, Z - 0.03, 3.6, 2.6, 20, WARM)
    K.light(-2.4, 5.1, Z - 0.03, 3.4, 0.6, 8, WARM)
    for px in (-0.6, 0, 0.6):
        K.light(x + px, y, 1.54, 0.16, 0.16, 11, WARM)
    K.light(3.0, 7.75, 1.48, 2.4, 0.08, 8, WARM)


def kitchen_c(K, s):
    """Oak below, ivory above, travertine between; an island of oak and white marble; a tall cabinet for the fridges."""
    b = K.box
    back, side = s.items("counter", "kitchen")
    x0, x1, y0, y1 = back[0] - back[3] / 2, 4.299, back[1] - back[4] / 2, 7.949
    a0, c0 = side[0] - side[4] / 2, side[1] - side[3] / 2
    b(x0, x1, y0 + 0.02, y1, 0.1, 0.86, "oak")
    b(x0 + 0.02, x1, y0 + 0.06, y1, 0, 0.1, "dark")
    b(a0 + 0.02, x1, c0, y0 + 0.019, 0.1, 0.859, "oak")
    b(a0 + 0.06, x1, c0 + 0.02, y0 + 0.06, 0, 0.099, "dark")
    b(x0 - 0.01, x1, y0, y1, 0.861, 0.90, "trav")
    b(a0, x1, c0 - 0.01, y0 - 0.0005, 0.861, 0.8995, "trav")
    b(x0, x1 - 0.02, y1 - 0.02, y1, 0.901, 1.5, "trav")
    b(x1 - 0.019, x1, c0, y1, 0.901, 1.5, "trav")
    b(x0, x1, y1 - 0.36, y1, 1.501, Z - 0.001, "cab")
    b(x1 - 0.36, x1, c0, y1 - 0.361, 1.501, Z - 0.002, "cab")
    b(x0 + 0.05, x1 - 0.36, y1 - 0.33, y1 - 0.05, 1.488, 1.499, "glow")
    b(x1 - 0.33, x1 - 0.05, c0 + 0.05, y1 - 0.37, 1.488, 1.499, "glow")
    seams(K, (x0 + 0.65, x0 + 1.3), y0 + 0.02, 0.12, 0.85)
    seams(K, (x0 + 0.65, x0 + 1.3, x0 + 1.95), y1 - 0.36, 1.52, Z - 0.03)
    for y in (c0 + 0.56, c0 + 1.12):
        b(a0 + 0.015, a0 + 0.03, y - 0.003, y + 0.003, 0.12, 0.85, "dark")
        b(x1 - 0.365, x1 - 0.35, y - 0.003, y + 0.003, 1.52, Z - 0.03, "dark")
    sx, sy, _, w, d = s.items("sink", "kitchen")[0]
    b(sx - w / 2 + 0.1, sx + w / 2 - 0.1, sy - 0.14, sy + 0.14, 0.9, 0.904, "steel")
    K.rod((sx, sy + 0.2, 0.9), (sx, sy + 0.2, 1.2), 0.013, "brass", 12)
    K.rod((sx, sy + 0.2, 1.2), (sx, sy + 0.0, 1.2), 0.011, "brass", 12)
    hx, hy, _, w, d = s.items("stove", "kitchen")[0]
    b(hx - d / 2 + 0.04, hx + d / 2 - 0.04, hy - w / 2, hy + w / 2, 0.9, 0.907, "tv")
    K.vase(x0 + 0.2, y1 - 0.25, 0.9, "pot", 0.2, 0.06, 4)
    fridges = s.items("fridge", "kitchen")
    f0, f1 = min(f[1] - f[3] / 2 for f in fridges), 7.949
    fx = fridges[0][0] + fridges[0][4] / 2
    b(-0.239, fx, f0, f1, 0, Z - 0.001, "oak")
    for z in (0.08, 0.82, 1.95):
        b(fx - 0.01, fx + 0.003, f0 + 0.02, f1 - 0.01, z - 0.003, z + 0.003, "dark")
    y = (f0 + f1) / 2
    b(fx - 0.01, fx + 0.003, y - 0.003, y + 0.003, 0.08, Z - 0.03, "dark")
    for v in (y - 0.05, y + 0.05):
        K.rod((fx + 0.03, v, 0.95), (fx + 0.03, v, 1.55), 0.008, "brass", 10)
    x, y, _, w, d = s.items("island", "kitchen")[0]
    b(x - w / 2 + 0.05, x + w / 2 - 0.05, y - d / 2 + 0.02, y + d / 2 - 0.02, 0, 0.87, "oakh")
    K.soft(x - w / 2, x + w / 2, y - d / 2, y + d / 2, 0.871, 0.91, "white", 0.005)
    b(x - w / 2 + 0.001, x - w / 2 + 0.049, y - d / 2 + 0.003, y + d / 2 - 0.003, 0, 0.8705, "white")
    b(x + w / 2 - 0.049, x + w / 2 - 0.001, y - d / 2 + 0.003, y + d / 2 - 0.003, 0, 0.8705, "white")
    for v in (x - 0.3, x + 0.3):
        b(v - 0.003, v + 0.003, y - d / 2 + 0.012, y - d / 2 + 0.03, 0.05, 0.86, "dark")
    b(x - w / 2 + 0.06, x + w / 2 - 0.06, y - d / 2 + 0.012, y - d / 2 + 0.03, 0.45, 0.456, "dark")
    K.cyl(x + 0.5, y, 0.91, 0.93, 0.18, "pot", 40, 0.22)
    for q in range(5):
        K.sphere(
            x + 0.5 + 0.08 * math.cos(q * 1.3),
            y + 0.08 * math.sin(q * 1.3),
            0.968,
            0.043,
            "amber" if q % 3 else "sage",
            14,
        )
    K.stackbooks(x - 0.6, y + 0.05, 0.91, 2)
