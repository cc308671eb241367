"""Apartment interiors (84A, 84D) and the table of all interior shots."""
from kit import *
import plan_rooms

SHOTS = {
    "living-84a": (1600, 1000, 64),
    "pano-84a": (4096, 2048, 48),
    "kitchen-84a": (1600, 1000, 56),
    "living-84d": (1600, 1000, 56),
    "master-84d": (1600, 1000, 56),
    "master-84a": (1600, 1000, 56),
    "kitchen-84d": (1600, 1000, 56),
    "pano-84d": (3072, 1536, 48),
    "pano-kitchen-84a": (3072, 1536, 48),
    "pano-kitchen-84d": (3072, 1536, 48),
    "pano-master-84a": (3072, 1536, 48),
    "pano-master-84d": (3072, 1536, 48),
    "fitness": (1200, 800, 48),
    "indoor-golf": (1200, 800, 48),
    "gx-room": (1200, 800, 48),
    "reading-room": (1200, 800, 48),
    "kids-house": (1200, 800, 48),
    "guest-house": (1200, 800, 48),
    "sauna": (1200, 800, 48),
    **plan_rooms.SHOTS,
}
# where the camera of a panorama stands; its picture's middle looks at the window
PANO_AT = {
    "pano-84a": (2.85, 4.75),
    "pano-84d": (2.75, 4.95),
    "pano-kitchen-84a": (4.95, 6.75),
    "pano-kitchen-84d": (4.9, 7.2),
    "pano-master-84a": (3.3, 2.95),
    "pano-master-84d": (3.3, 2.95),
}


def build(shot, W, H, spp, png, arg):
    if shot in ("fitness", "indoor-golf", "gx-room", "reading-room", "kids-house", "guest-house", "sauna"):
        import rooms

        return rooms.build(shot, W, H, spp, png, arg)
    if shot in plan_rooms.SHOTS:
        return plan_rooms.build(shot, W, H, spp, png, arg)
    if "master" in shot:
        return master(shot, W, H, spp, png, arg)
    apartment(shot, W, H, spp, png, arg)


def apartment(shot, W, H, spp, png, arg):
    """Living room (window at y=0), dining and kitchen behind it (y=5..8.8), corridor to the right.  A: oak and ivory.  D: travertine and deep green."""
    K = Kit()
    D_ = shot.endswith("84d")
    pano = shot.startswith("pano")
    X, Y, Z = 4.9, 8.8, 2.45
    b = K.box
    fl = "ttile" if D_ else "floor"
    if pano:
        K.m["floor"].node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.42
    # shell: no two faces share a plane (a coincident face renders black)
    b(-0.2, X + 4.2, -0.001, Y + 0.2, -0.1, 0, fl)
    b(-0.2, 0, -0.2, Y, -0.05, Z + 0.5, "wall")
    b(-0.2, X + 4.2, Y, Y + 0.2, -0.05, Z + 0.5, "wall")
    b(X, X + 0.18, -0.2, 4.15, -0.05, Z + 0.5, "wall")
    b(X + 0.18, X + 4.2, 3.95, 4.149, -0.05, Z + 0.5, "wall")
    b(X + 4.0, X + 4.2, 4.149, Y, -0.05, Z + 0.5, "wall")
    b(X + 1.9, X + 2.08, 5.6, Y, -0.05, Z + 0.5, "wall")  # kitchen end wall, entrance hall beyond
    zt = Z + 0.16
    b(-0.2, X + 4.2, 4.95, Y + 0.2, Z, Z + 0.5, "ceil")
    b(-0.2, 0.5, -0.2, 4.95, Z, Z + 0.5, "ceil")
    b(X - 0.5, X + 4.2, -0.2, 4.95, Z, Z + 0.5, "ceil")
    b(0.5, X - 0.5, -0.2, 0.45, Z, Z + 0.5, "ceil")
    b(0.5, X - 0.5, 4.5, 4.95, Z, Z + 0.5, "ceil")
    b(0.5, X - 0.5, 0.45, 4.5, zt, Z + 0.5, "ceil")
    for a, c, d, e in (
        (0.50, 0.515, 0.47, 4.48),
        (X - 0.515, X - 0.50, 0.47, 4.48),
        (0.52, X - 0.52, 0.45, 0.465),
        (0.52, X - 0.52, 4.485, 4.5),
    ):
        b(a, c, d, e, Z + 0.05, Z + 0.075, "cove")
    b(0.9, 4.2, 5.55, 5.575, Z - 0.006, Z - 0.001, "line")
    K.downs(
        [
            (0.25, 1.2),
            (0.25, 2.5),
            (0.25, 3.8),
            (X - 0.25, 1.2),
            (X - 0.25, 2.5),
            (X - 0.25, 3.8),
            (1.2, 7.9),
            (2.4, 7.9),
            (3.6, 7.9),
            (4.8, 7.9),
            (6.1, 4.9),
            (7.6, 4.9),
            (1.5, 5.2),
            (3.4, 5.2),
            (7.8, 6.8),
        ],
        Z,
    )
    K.window(0, X, -0.02, 0, Z, 3, 1.02)
    for a, c, d, e in (
        (0, 0.012, 0.3, 0.5),
        (X - 0.012, X, 0, 4.15),
        (X + 0.0, X + 0.18, 4.15, 4.162),
        (X + 0.18, X + 4.0, 4.15, 4.162),
        (X + 3.988, X + 4.0, 4.2, 8.7),
    ):
        b(a, c, d, e, 0, 0.07, "trim")
    # doors in the corridor
    for x in (X + 0.9, X + 2.6):
        b(x, x + 0.9, 4.149, 4.175, 0, 2.1, "oak" if not D_ else "walnut")
        b(x - 0.06, x, 4.149, 4.18, 0, 2.16, "trim")
        b(x + 0.9, x + 0.96, 4.149, 4.18, 0, 2.16, "trim")
        b(x - 0.06, x + 0.96, 4.149, 4.18, 2.1, 2.16, "trim")
        b(x + 0.78, x + 0.86, 4.175, 4.2, 1.0, 1.02, "brass")
    K.art(X + 3.985, 0, 5.2, 6.6, 0.9, 2.0, "art2", "x", -1)
    b(X + 3.5, X + 3.99, 5.1, 6.7, 0.0, 0.46, "oak")
    K.vase(X + 3.75, 5.5, 0.46, "clay")
    b(X + 2.08, X + 2.6, 7.0, Y - 0.01, 0, Z - 0.01, "cab")
    K.curtain(0.04, 0.80, 0.16, Z + 0.1)
    K.curtain(X - 0.80, X - 0.04, 0.16, Z + 0.1)
    K.curtain(0.04, 0.36, 0.30, Z + 0.1, "sand" if not D_ else "sage")
    K.curtain(X - 0.36, X - 0.04, 0.30, Z + 0.1, "sand" if not D_ else "sage")
    if not D_:
        # TV wall in large stone slabs, oak flutes, floating console
        for y0, y1 in ((0.5, 2.04), (2.05, 3.59)):
            b(0, 0.035, y0, y1, 0, Z + 0.1, "stone")
        K.flutes(3.66, 4.9, 0, 0, Z, "oak", "y", 0.045)
        b(0, 0.015, 3.6, 4.95, 0, Z, "walnut")
        b(0.035, 0.075, 1.12, 2.98, 0.82, 1.87, "tv")
        K.soft(0.036, 0.44, 0.6, 4.8, 0.22, 0.42, "oakh", 0.008)
        b(0.06, 0.40, 0.65, 4.75, 0.205, 0.216, "glow")
        K.stackbooks(0.24, 4.2, 0.42)
        K.vase(0.24, 0.85, 0.42, "pot", 0.22, 0.06)
        K.at(X - 0.58, 2.35, -90).sofa(2.8, 1.0, 3, "ivory")
        K.pillow(-0.98, 0.02, 0.70, 0.46, 0.46, 0.17, "green", (-0.30, 0.05, 0.25))
        K.pillow(-0.62, -0.05, 0.66, 0.40, 0.36, 0.15, "amber", (-0.34, 0, 0.1))
        K.pillow(0.98, 0.0, 0.70, 0.46, 0.46, 0.17, "green", (-0.3, 0, -0.3))
        K.pillow(0.64, -0.07, 0.65, 0.42, 0.34, 0.14, "linen", (-0.36, 0, -0.1))
        K.soft(0.35, 1.0, -0.56, 0.2, 0.455, 0.478, "amber", 0.01)
        K.at(1.55, 4.2, 200).armchair("green")
        K.at()
        K.at(2.35, 2.1).round_table(0.52, 0.34, "white")
        K.stackbooks(0.1, -0.1, 0.34)
        K.vase(-0.18, 0.12, 0.34, "clay", 0.16, 0.05, 5)
        K.at(2.88, 2.72).round_table(0.31, 0.44, "walnut", "dark")
        K.at()
        K.soft(1.0, 4.25, 0.75, 3.75, 0, 0.016, "rug", 0.006)
        K.plant(0.62, 0.78, 1.75, 0.46)
        K.floor_lamp(X - 0.45, 0.72, 1.5)
        K.art(X, 0, 1.62, 3.08, 1.12, 2.02, "art1", "x", -1)
        # kitchen: wall run, tall units, island with stools
        b(0, 0.60, 5.9, Y - 0.62, 0.1, 0.86, "cab")
        b(0, 0.56, 5.9, Y - 0.62, 0, 0.1, "dark")
        b(0, 0.63, 5.88, Y - 0.62, 0.861, 0.90, "white")
        b(0, 0.018, 5.88, Y - 0.62, 0.90, 1.5, "white")
        b(0, 0.36, 5.9, Y - 0.62, 1.5, Z - 0.001, "cab")
        b(0.05, 0.33, 5.95, Y - 0.66, 1.488, 1.498, "glow")
        for y in (6.5, 7.1, 7.7):
            b(0.598, 0.603, y - 0.003, y + 0.003, 0.12, 0.85, "dark")
            b(0.358, 0.363, y - 0.003, y + 0.003, 1.51, Z - 0.02, "dark")
        b(0.12, 0.5, 6.9, 7.6, 0.902, 0.909, "tv")
        K.vase(0.3, 6.15, 0.9, "pot", 0.2, 0.06, 4)
        b(0.0, X + 1.9, Y - 0.6, Y, 0, Z - 0.002, "oak")
        b(2.0, 2.6, Y - 0.606, Y - 0.59, 1.25, 1.85, "tv")
        b(2.0, 2.6, Y - 0.606, Y - 0.59, 0.6, 1.2, "tv")
        for x in (0.65, 1.3, 1.97, 2.63, 3.28, 3.93, 4.58, 5.23, 5.88):
            b(x - 0.003, x + 0.003, Y - 0.604, Y - 0.59, 0.06, Z - 0.04, "dark")
        b(1.80, 4.06, 6.35, 7.25, 0.0, 0.87, "oakh")
        K.soft(1.7, 4.16, 6.25, 7.33, 0.87, 0.91, "white", 0.006)
        b(1.7, 1.78, 6.26, 7.32, 0, 0.868, "white")
        b(4.08, 4.16, 6.26, 7.32, 0, 0.868, "white")
        b(2.2, 2.75, 6.92, 7.24, 0.885, 0.912, "steel")
        K.rod((2.47, 7.27, 0.91), (2.47, 7.27, 1.22), 0.014, "brass", 12)
        K.rod((2.47, 7.28, 1.22), (2.47, 7.05, 1.22), 0.012, "brass", 12)
        for x in (2.2, 2.93, 3.66):
            K.pendant(x, 6.8, 1.80, Z, 0.11)
        for x in (2.2, 2.93, 3.66) if shot != "living-84a" else ():
            K.at(x, 5.92, 180)
            K.soft(-0.2, 0.2, -0.19, 0.19, 0.62, 0.69, "sand", 0.03)
            K.soft(-0.2, 0.2, 0.15, 0.20, 0.72, 0.92, "sand", 0.025)
            [
                K.rod((sx * 0.16, sy * 0.15, 0.63), (sx * 0.2, sy * 0.19, 0), 0.012, "dark")
                for sx in (-1, 1)
                for sy in (-1, 1)
            ]
            K.at()
        K.plant(5.0, 7.75, 1.7, 0.42, "clay")
        K.cyl(3.35, 6.7, 0.91, 0.93, 0.20, "pot", 40, 0.24)
        [
            K.sphere(
                3.35 + 0.09 * math.cos(q * 1.3),
                6.7 + 0.09 * math.sin(q * 1.3),
                0.97,
                0.045,
                "amber" if q % 3 else "sage",
                14,
            )
            for q in range(5)
        ]
        K.stackbooks(2.0, 6.55, 0.91, 2)
    else:
        # oak wall with slim shelves, low travertine bench; deep green sofa, amber chairs; dining table; green kitchen along the back
        b(0, 0.02, 0.4, 4.9, 0, Z + 0.1, "oak")
        for y in (1.0, 1.6, 2.2, 2.8, 3.4, 4.0, 4.6):
            b(0.02, 0.023, y - 0.003, y + 0.003, 0, Z, "dark")
        K.soft(0.021, 0.46, 0.5, 4.85, 0.0, 0.34, "trav", 0.012)
        b(0.021, 0.07, 1.05, 2.95, 0.80, 1.87, "tv")
        for z in (0.95, 1.35, 1.75):
            b(0.021, 0.26, 3.4, 4.8, z, z + 0.03, "walnut")
            b(0.03, 0.20, 3.45, 4.75, z - 0.012, z - 0.001, "glow")
        K.at(0.02, 0, 90)
        [K.books(x, x + 0.5, -0.22, z, 0.26, 0.18, 0.8) for x, z in ((3.5, 0.98), (4.15, 1.38), (3.45, 1.78))]
        K.at()
        K.vase(0.15, 4.5, 0.98, "clay", 0.2, 0.06, 4)
        K.vase(0.15, 3.65, 1.38, "pot", 0.16, 0.06, 0)
        K.stackbooks(0.25, 0.85, 0.34)
        K.at(X - 0.6, 2.4, -90).sofa(2.9, 1.02, 3, "green", chaise=1, legs="dark")
        K.pillow(-1.0, 0.02, 0.70, 0.46, 0.46, 0.17, "sand", (-0.3, 0.05, 0.25))
        K.pillow(-0.62, -0.05, 0.66, 0.42, 0.34, 0.15, "amber", (-0.34, 0, 0.1))
        K.pillow(0.25, 0, 0.68, 0.46, 0.42, 0.16, "linen", (-0.3, 0, -0.12))
        K.at()
        K.at(1.12, 3.75, 62).armchair("amber", "dark")
        K.at()
        K.at(2.0, 2.6).round_table(0.55, 0.33, "trav", "trav")
        K.stackbooks(0.1, 0.1, 0.33)
        K.vase(-0.18, -0.1, 0.33, "pot", 0.2, 0.07, 6)
        K.at(2.62, 3.2).round_table(0.3, 0.42, "white", "brass")
        K.at()
        K.soft(0.75, 4.3, 0.7, 4.05, 0, 0.016, "rug", 0.006)
        K.plant(0.68, 0.72, 1.9, 0.5, "clay")
        K.floor_lamp(X - 0.4, 4.0, 1.5) if shot == "living-84d" else None
        K.art(X, 0, 1.7, 3.1, 1.1, 2.02, "art1", "x", -1)
        K.at(2.75, 6.25).table(2.3, 0.98, 0.74, "oakh", "walnut")
        for x in (-0.75, 0, 0.75):
            K.at(2.75 + x, 6.25 - 0.72, 180).chair("sand")
            K.at(2.75 + x, 6.25 + 0.72, 0).chair("sand")
        K.at()
        K.vase(2.75, 6.25, 0.74, "pot", 0.24, 0.08, 7)
        K.pendant(2.75, 6.25, 1.72, Z, 0.34, "cabg")
        K.cyl(2.2, 6.2, 0.74, 0.76, 0.14, "paper", 36, 0.17)
        K.cyl(3.3, 6.3, 0.74, 0.76, 0.14, "paper", 36, 0.17)
        b(0, X + 1.9, Y - 0.6, Y, 0, 0.9, "cabg")
        b(0, X + 1.9, Y - 0.62, Y, 0.901, 0.93, "trav")
        b(0, X + 1.9, Y - 0.02, Y, 0.93, 1.55, "trav")
        b(0, X + 1.9, Y - 0.36, Y, 1.55, Z - 0.001, "oak")
        b(0.1, X + 1.8, Y - 0.33, Y - 0.05, 1.538, 1.549, "glow")
        for x in (0.6, 1.2, 1.8, 2.4, 3.0, 3.6, 4.2, 4.8, 5.4, 6.0):
            b(x - 0.003, x + 0.003, Y - 0.604, Y - 0.59, 0.1, 0.88, "dark")
            b(x - 0.003, x + 0.003, Y - 0.364, Y - 0.35, 1.57, Z - 0.02, "dark")
        b(2.6, 3.4, Y - 0.52, Y - 0.1, 0.931, 0.937, "tv")
        K.rod((1.4, Y - 0.12, 0.93), (1.4, Y - 0.12, 1.24), 0.014, "brass", 12)
        K.rod((1.4, Y - 0.12, 1.24), (1.4, Y - 0.36, 1.24), 0.012, "brass", 12)
        K.vase(0.4, Y - 0.3, 0.93, "paper", 0.22, 0.07, 5)
        b(0, 0.6, 6.9, Y - 0.61, 0, Z - 0.003, "cabg")
        b(0.597, 0.604, 7.5, 7.506, 0.05, Z - 0.05, "dark")
        K.plant(0.5, 5.5, 1.5, 0.4, "pot") if pano else None
    golden = arg("mood", "golden") == "golden" and not pano
    K.mood = "golden" if golden else "day"
    K.commit()
    K.outside("high")
    kitchen = shot.startswith("kitchen")
    wd = (K.golden(191, 12.5, 10) if kitchen else K.golden()) if golden else K.daylight(218 if not D_ else 212, 33)
    fill, amb = (0.34, 0.5) if golden else (1, 1)
    K.portal(X / 2, -0.22, Z / 2, X, Z)
    K.light(2.45, 2.5, 0.02, 3.6, 3.4, 26 * fill, (1, 0.90, 0.78), up=True, shadow=False)
    K.light(3.4, 6.8, 0.02, 6.0, 3.2, 28 * fill, (1, 0.90, 0.78), up=True, shadow=False)
    warm = (1, 0.74, 0.46) if golden else (1, 0.88, 0.74)
    if golden:  # pools of light under pendants and cupboards
        if D_:
            K.light(2.75, 6.25, 1.54, 0.5, 0.5, 26, warm)
            K.light(3.4, Y - 0.2, 1.53, 6.0, 0.08, 14, warm)
        else:
            [K.light(x, 6.8, 1.62, 0.16, 0.16, 9, warm) for x in (2.2, 2.93, 3.66)]
            K.light(0.2, 7.2, 1.48, 0.08, 2.2, 9, warm)
    K.light(2.45, 2.6, Z + 0.1, 3.2, 3.0, 22 * amb, warm)
    K.light(3.2, 6.8, Z - 0.03, 5, 2.4, 46 * amb, warm)
    K.light(X + 2.4, 5.0, Z - 0.03, 2.4, 1.2, 18 * amb, warm)
    cams = {
        "living-84a": ((3.75, 6.35, 1.30), (1.95, 0.3, 1.12), 19),
        "living-84d": ((1.05, 5.75, 1.36), (3.05, 0.3, 1.02), 18.5),
        "kitchen-84a": ((4.35, 3.75, 1.38), (2.15, 8.2, 1.14), 19.5),
        "kitchen-84d": ((4.5, 3.95, 1.38), (2.05, 8.3, 1.08), 19),
    }
    if pano:
        pano_camera(*PANO_AT[shot], 1.45)
    else:
        camera(*cams[shot][:2], cams[shot][2], shift_y=-0.02)
    K.render(
        W, H, spp, png, wd, exp=float(arg("exposure", (0.68 if kitchen else 0.92) if golden else 0.42)), wrap=pano
    )


def master(shot, W, H, spp, png, arg):
    """Master bedroom: window on the left (x=0 side is -y here: the room is turned so that the window wall stays y=0)."""
    K = Kit(7)
    X, Y, Z = 4.6, 4.4, 2.42
    b = K.box
    A = shot.endswith("84a")
    pano = shot.startswith("pano")
    golden = arg("mood", "golden") == "golden" and not pano
    K.mood = "golden" if golden else "day"
    drape, throw, head, bench, chair = (
        ("sand", "sand", "ivory", "sand", "green") if A else ("sage", "green", "sand", "leather", "amber")
    )
    b(-0.2, X + 0.2, -0.001, Y + 1.6, -0.1, 0, "floor")
    b(-0.2, 0, -0.2, Y + 1.6, -0.05, Z + 0.5, "wall")
    b(X, X + 0.2, -0.2, Y + 1.6, -0.05, Z + 0.5, "wall")
    b(-0.2, X + 0.2, Y + 1.6, Y + 1.8, -0.05, Z + 0.5, "wall")
    b(-0.2, X + 0.2, -0.2, 0.5, Z, Z + 0.5, "ceil")
    b(-0.2, X + 0.2, Y, Y + 1.8, Z, Z + 0.5, "ceil")
    b(-0.2, 0.4, 0.5, Y, Z, Z + 0.5, "ceil")
    b(X - 0.4, X + 0.2, 0.5, Y, Z, Z + 0.5, "ceil")
    b(0.4, X - 0.4, 0.5, Y, Z + 0.14, Z + 0.5, "ceil")
    for a, c, d, e in (
        (0.4, 0.415, 0.52, Y - 0.02),
        (X - 0.415, X - 0.4, 0.52, Y - 0.02),
        (0.42, X - 0.42, 0.5, 0.515),
        (0.42, X - 0.42, Y - 0.015, Y),
    ):
        b(a, c, d, e, Z + 0.045, Z + 0.068, "cove")
    K.window(0, X, -0.02, 0, Z, 3, 0.9)
    K.curtain(0.04, 1.15, 0.15, Z)
    K.curtain(X - 0.95, X - 0.04, 0.15, Z)
    K.curtain(0.04, 0.5, 0.29, Z, drape)
    K.curtain(X - 0.5, X - 0.04, 0.29, Z, drape)
    # headboard wall at x=0: upholstered panels, oak slats to the ceiling, brass line
    if A:
        K.flutes(0.36, Y + 1.5, 0, 0, Z, "oak", "y", 0.045)
        b(0, 0.012, 0.35, Y + 1.5, 0, Z, "walnut")
        b(0.0, 0.06, 0.35, Y + 1.5, 1.24, 1.27, "brass")
        b(0.0, 0.05, 0.35, Y + 1.5, 0, 1.24, "linen")
    else:
        b(0, 0.03, 0.35, Y + 1.5, 0, Z, "oak")
        b(0.03, 0.036, 0.35, Y + 1.5, 1.22, 1.235, "brass")
        for y in (0.95, 1.55, 2.15, 2.75, 3.35, 3.95):
            b(0.03, 0.033, y - 0.003, y + 0.003, 1.235, Z, "dark")
    K.at(0.04, 2.35, 90)  # bed: head at x=0, foot towards +x
    K.bed(1.85, 2.1, throw, head, 2.9)
    for sx in (-1.27, 1.27):
        K.at(0.04 + 0.24, 2.35 + sx, 90).nightstand("walnut")
    K.at()
    for y in (1.08, 3.62):
        K.pendant(0.3, y, 1.42, Z, 0.085)
    K.soft(0.9, 3.3, 0.75, 3.95, 0, 0.016, "rug", 0.006)
    K.at(2.62, 2.35, 90)
    K.soft(-0.7, 0.7, -0.22, 0.22, 0.30, 0.46, bench, 0.05)
    [
        K.rod((sx * 0.6, sy * 0.15, 0.31), (sx * 0.64, sy * 0.17, 0), 0.014, "walnut")
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    K.at()
    if pano:  # wardrobe and door behind the camera of the stills
        x0 = 1.5
        b(x0, X - 0.001, Y + 1.0, Y + 1.599, 0.06, Z - 0.04, "walnut" if not A else "oak")
        b(x0 + 0.03, X - 0.03, Y + 1.04, Y + 1.59, 0, 0.06, "dark")
        [
            b(x0 + k * 0.62 - 0.003, x0 + k * 0.62 + 0.003, Y + 0.992, Y + 1.0, 0.08, Z - 0.06, "dark")
            for k in range(1, 5)
        ]
        b(0.3, 1.2, Y + 1.565, Y + 1.6, 0, 2.1, "oak")
        b(0.24, 0.3, Y + 1.56, Y + 1.6, 0, 2.16, "trim")
        b(1.2, 1.26, Y + 1.56, Y + 1.6, 0, 2.16, "trim")
        b(0.3, 1.2, Y + 1.561, Y + 1.6, 2.1, 2.16, "trim")
        b(1.06, 1.14, Y + 1.54, Y + 1.565, 1.0, 1.02, "brass")
    # dressing cabinet and mirror on the right wall, armchair by the window
    K.soft(X - 0.45, X - 0.01, 2.0, 4.1, 0.18, 0.74, "walnut", 0.012)
    b(X - 0.42, X - 0.05, 2.05, 4.05, 0.0, 0.18, "dark")
    [b(X - 0.455, X - 0.448, y - 0.003, y + 0.003, 0.2, 0.72, "dark") for y in (2.7, 3.4)]
    b(X - 0.03, X - 0.005, 2.35, 3.75, 0.95, 1.95, "mirror")
    b(X - 0.035, X - 0.03, 2.32, 3.78, 0.92, 0.95, "brass")
    b(X - 0.035, X - 0.03, 2.32, 3.78, 1.95, 1.98, "brass")
    K.vase(X - 0.24, 2.3, 0.74, "pot", 0.24, 0.07, 7)
    K.stackbooks(X - 0.24, 3.7, 0.74)
    K.table_lamp(X - 0.24, 3.3, 0.74)
    K.at(3.75, 1.05, -35).armchair(chair)
    K.at(3.05, 0.75).round_table(0.22, 0.5, "trav", "dark")
    K.at()
    K.plant(X - 0.42, 0.72, 1.6, 0.4)
    K.floor_lamp(0.42, 0.66, 1.45)
    K.downs([(0.2, 1.1), (0.2, 2.35), (0.2, 3.6), (X - 0.2, 1.1), (X - 0.2, 2.35), (X - 0.2, 3.6), (2.3, Y + 0.6)], Z)
    fill, amb, warm = (0.38, 0.5, (1, 0.74, 0.46)) if golden else (1, 1, (1, 0.90, 0.78))
    K.commit()
    K.outside("high")
    wd = K.golden(146, 14) if golden else K.daylight(158, 33)
    K.portal(X / 2, -0.22, Z / 2, X, Z)
    K.light(2.3, 2.4, 0.02, 3.4, 3.0, 21 * fill, (1, 0.90, 0.78), up=True, shadow=False)
    K.light(2.3, 2.6, Z + 0.1, 3, 2.6, 24 * amb, warm)
    K.light(2.4, Y + 0.7, Z - 0.03, 3, 0.8, 10 * amb, warm)
    if pano:
        pano_camera(*PANO_AT[shot], 1.45)
    else:
        cam = camera((4.3, 5.35, 1.36), (1.25, 0.75, 0.98), 19.5, shift_y=0)
    if A and not pano:
        cam.scale.x = -1  # 84A is laid out the other way round
    K.render(W, H, spp, png, wd, exp=float(arg("exposure", 0.85 if golden else 0.45)), wrap=pano)
