"""Community rooms from one kit: a hall with a garden window (y=0) and seven fittings."""
from kit import *


def shell(K, X, Y, Z, floor, walls=("wall", "wall", "wall"), ceil="ceil", win=(0, None), sill=0, n=5):
    b = K.box
    w0 = win[0]
    w1 = win[1] if win[1] is not None else X
    b(-0.2, X + 0.2, -0.001, Y + 0.2, -0.1, 0, floor)
    b(-0.2, 0, -0.2, Y, -0.05, Z + 0.3, walls[0])
    b(X, X + 0.2, -0.2, Y, -0.05, Z + 0.3, walls[2])
    b(-0.2, X + 0.2, Y, Y + 0.2, -0.05, Z + 0.3, walls[1])
    b(-0.2, X + 0.2, -0.2, Y + 0.2, Z, Z + 0.3, ceil)
    if w1 > w0:
        if w0 > 0:
            b(0, w0, -0.2, 0, 0, Z, walls[1])
        if w1 < X:
            b(w1, X, -0.2, 0, 0, Z, walls[1])
        if sill:
            b(w0, w1, -0.2, 0, 0, sill, walls[1])
        K.window(w0, w1, -0.02, sill, Z, n, None, 0.06)
        K.portal((w0 + w1) / 2, -0.22, (sill + Z) / 2, w1 - w0, Z - sill)
    else:
        b(0, X, -0.2, 0, 0, Z, walls[1])


def disc(K, p, q, r, k, n=28):
    K.rod(p, q, r, k, n)
    p, q = Vector(p), Vector(q)
    d = (q - p).normalized()
    t = d.orthogonal().normalized()
    u = d.cross(t)
    for c in (p, q):
        K.poly([tuple(c + (t * math.cos(6.2832 * a / n) + u * math.sin(6.2832 * a / n)) * r) for a in range(n)], k)


def lines(K, X, Y, Z, ys, x0=0.8, x1=None, w=0.05):
    for y in ys:
        K.box(x0, (x1 or X - 0.8), y - w / 2, y + w / 2, Z - 0.008, Z - 0.002, "line")


def treadmill(K):
    K.soft(-0.42, 0.42, -0.95, 0.95, 0.06, 0.2, "dark", 0.03)
    K.box(-0.27, 0.27, -0.7, 0.93, 0.201, 0.21, "rubber")
    for s in (-1, 1):
        K.rod((s * 0.36, -0.7, 0.2), (s * 0.36, -0.82, 1.22), 0.03, "steel", 10)
        K.rod((s * 0.36, -0.80, 1.02), (s * 0.36, -0.25, 0.98), 0.022, "dark", 10)
        K.box(s * 0.36 - 0.05, s * 0.36 + 0.05, -0.7, 0.93, 0.201, 0.215, "steel")
    K.soft(-0.42, 0.42, -0.92, -0.78, 1.12, 1.24, "dark", 0.03)
    K.soft(-0.34, 0.34, -0.90, -0.86, 1.22, 1.62, "tv", 0.02, (0.25, 0, 0))


def bike(K):
    disc(K, (-0.05, -0.45, 0.34), (0.05, -0.45, 0.34), 0.26, "dark")
    K.rod((0, -0.45, 0.36), (0, 0.4, 0.5), 0.035, "steel")
    K.rod((0, 0.28, 0.1), (0, 0.34, 0.98), 0.03, "steel")
    K.soft(-0.11, 0.11, 0.2, 0.48, 0.96, 1.03, "black", 0.03)
    K.rod((0, -0.35, 0.3), (0, -0.42, 1.12), 0.03, "steel")
    K.rod((-0.22, -0.5, 1.14), (0.22, -0.5, 1.14), 0.018, "black")
    K.soft(-0.12, 0.12, -0.5, -0.46, 1.16, 1.34, "tv", 0.015)
    K.box(-0.25, 0.25, -0.6, -0.5, 0, 0.06, "dark")
    K.box(-0.25, 0.25, 0.35, 0.45, 0, 0.06, "dark")
    K.rod((0, -0.55, 0.05), (0, 0.4, 0.05), 0.03, "steel")


def fitness(K):
    X, Y, Z = 11.5, 8.2, 3.2
    shell(K, X, Y, Z, "rubber", ("oak", "wall", "wall"))
    b = K.box
    b(0.02, 0.04, 0, Y, 0, 0.12, "dark")
    b(0.001, 0.02, 2.2, 7.2, 0.12, 2.6, "mirror")
    b(0.021, 0.03, 2.15, 7.25, 2.6, 2.63, "brass")
    for x in (4.2, 5.75, 7.3, 8.85, 10.4):
        K.at(x, 1.75)
        treadmill(K)
    for x in (1.3, 2.5):
        K.at(x, 1.6, 10)
        bike(K)
    K.at()
    for z in (0.35, 0.72, 1.06):  # dumbbell rack along the mirror
        b(0.12, 0.5, 3.0, 6.4, z - 0.03, z, "steel")
        for i in range(12):
            y = 3.15 + i * 0.27
            disc(K, (0.18, y, z + 0.07), (0.27, y, z + 0.07), 0.065, "black", 16)
            disc(K, (0.37, y, z + 0.07), (0.46, y, z + 0.07), 0.065, "black", 16)
            K.rod((0.27, y, z + 0.07), (0.37, y, z + 0.07), 0.016, "steel")
    for y in (3.0, 6.4):
        b(0.1, 0.5, y - 0.03, y + 0.03, 0, 1.15, "dark")
    for x, y, r in ((2.3, 4.3, 15), (2.5, 5.9, -8)):
        K.at(x, y, r)
        K.soft(-0.14, 0.14, -0.65, 0.65, 0.38, 0.47, "green", 0.03)
        b(-0.04, 0.04, -0.5, 0.5, 0.3, 0.38, "dark")
        [
            K.rod((sx * 0.05, sy * 0.5, 0.32), (sx * 0.22, sy * 0.55, 0), 0.025, "dark")
            for sx in (-1, 1)
            for sy in (-1, 1)
        ]
    K.at()
    for x, y, r, k in ((1.15, 6.75, 0.33, "green"), (1.75, 7.2, 0.28, "amber"), (0.75, 7.35, 0.3, "sand")):
        K.sphere(x, y, r, r, k, 28)
    for x, k in ((5.0, "green"), (6.0, "sage"), (7.0, "amber")):
        K.soft(x, x + 0.62, 4.2, 5.9, 0, 0.012, k, 0.005)
    lines(K, X, Y, Z, (1.7, 3.4, 5.1, 6.8))
    K.plant(10.9, 0.7, 2.0, 0.5)
    K.plant(0.6, 0.7, 1.8, 0.45, "clay")
    return dict(cam=((9.9, 7.75, 1.5), (3.4, 1.3, 1.12), 19), X=X, Y=Y, Z=Z)


def screen_golf(K, x, W, z0, z1):
    """A fairway picture on the simulator screen."""

    def E(n, c, s=1.0):
        if n not in K.m:
            K.add(n, mat(n, (0.02, 0.02, 0.02), 0.9, emit=c, estr=s, sample=False))

    E("g_sky", (0.42, 0.62, 0.86), 1.1)
    E("g_haze", (0.80, 0.86, 0.88), 1.0)
    E("g_hill", (0.30, 0.44, 0.42), 0.8)
    E("g_tree", (0.07, 0.17, 0.06), 0.8)
    E("g_rough", (0.16, 0.34, 0.07), 0.9)
    E("g_fair", (0.30, 0.52, 0.13), 1.0)
    E("g_green", (0.42, 0.66, 0.22), 1.0)
    E("g_sand", (0.92, 0.82, 0.60), 1.0)
    E("g_water", (0.26, 0.46, 0.58), 0.9)
    E("g_flag", (0.95, 0.35, 0.15), 1.2)
    h = z1 - z0
    P = lambda pts, k, d: K.poly([(x + u * W, 0.05 + d, z0 + v * h) for u, v in pts], k)
    P([(0, 0.46), (1, 0.46), (1, 1), (0, 1)], "g_sky", 0)
    P([(0, 0.44), (1, 0.44), (1, 0.62), (0, 0.62)], "g_haze", 0.002)
    P(
        [(0, 0.44)]
        + [(1, 0.44)]
        + [(1 - i / 24, 0.56 + 0.05 * math.sin(i * 0.9) + 0.03 * math.sin(i * 0.37 + 1)) for i in range(25)],
        "g_hill",
        0.004,
    )
    P(
        [(0, 0.40), (1, 0.40)]
        + [
            (1 - i / 60, 0.50 + 0.035 * math.sin(i * 1.9) + 0.03 * math.sin(i * 0.7) + 0.02 * math.sin(i * 4.1))
            for i in range(61)
        ],
        "g_tree",
        0.006,
    )
    P([(0, 0), (1, 0), (1, 0.45), (0, 0.45)], "g_rough", 0.008)
    P(
        [(0.18, 0), (0.86, 0), (0.66, 0.2), (0.60, 0.34), (0.56, 0.43), (0.46, 0.43), (0.42, 0.33), (0.34, 0.18)],
        "g_fair",
        0.010,
    )
    P(
        [(0.5 + 0.09 * math.cos(t), 0.40 + 0.022 * math.sin(t)) for t in [6.283 * i / 30 for i in range(30)]],
        "g_green",
        0.012,
    )
    for u, v, a, c in ((0.66, 0.36, 0.05, 0.016), (0.36, 0.30, 0.055, 0.018), (0.72, 0.24, 0.06, 0.02)):
        P([(u + a * math.cos(t), v + c * math.sin(t)) for t in [6.283 * i / 24 for i in range(24)]], "g_sand", 0.014)
    P([(0.78, 0.30), (0.92, 0.26), (1, 0.28), (1, 0.37), (0.86, 0.38)], "g_water", 0.012)
    P([(0.515, 0.40), (0.518, 0.40), (0.518, 0.50), (0.515, 0.50)], "g_sand", 0.016)
    P([(0.518, 0.47), (0.545, 0.485), (0.518, 0.50)], "g_flag", 0.016)


def indoor_golf(K):
    X, Y, Z = 11.5, 8.2, 3.3
    shell(K, X, Y, Z, "carpet", ("cabg", "cabg", "oak"), "ceil", win=(0, 0))
    b = K.box
    for x0 in (0.5, 6.05):
        b(x0 - 0.12, x0 + 5.12, 0.01, 0.045, 0.0, 3.1, "black")
        screen_golf(K, x0, 5, 0.25, 3.0)
        b(x0, x0 + 5, 0.05, 4.4, 0.0, 0.05, "turf")
        b(x0 + 1.6, x0 + 3.4, 2.6, 4.1, 0.05, 0.10, "rubber")
        b(x0 + 1.7, x0 + 3.3, 2.7, 4.0, 0.10, 0.115, "turf")
        K.sphere(x0 + 2.3, 3.3, 0.155, 0.022, "paper", 12)
        b(x0 + 2.9, x0 + 3.15, 2.9, 3.05, 0.115, 0.2, "dark")
        b(x0 + 2.3, x0 + 2.7, 2.9, 3.3, Z - 0.22, Z - 0.05, "dark")
        b(x0 + 2.45, x0 + 2.55, 3.05, 3.15, Z - 0.05, Z, "steel")
        b(x0 + 0.2, x0 + 4.8, 1.2, 1.25, Z - 0.008, Z - 0.002, "line")
        b(x0 + 0.2, x0 + 4.8, 4.3, 4.35, Z - 0.008, Z - 0.002, "line")
    b(5.66, 5.89, 0.05, 4.4, 0.0, 1.1, "oakh")
    b(5.64, 5.91, 0.05, 4.42, 1.1, 1.14, "walnut")
    K.flutes(0.1, 8.1, X, 0, Z, "oak", "y", 0.03, 0.06, 0.036, -1)
    for x, k, r in ((1.5, "green", 160), (2.7, "green", 200), (9.3, "amber", 150), (10.4, "amber", 205)):
        K.at(x, 5.5, r).armchair(k)
    K.at(2.1, 6.3).round_table(0.3, 0.5, "white")
    K.at(9.85, 6.3).round_table(0.3, 0.5, "white")
    K.at()
    for x0 in (4.75, 10.3):
        K.at(x0, 0.55)
        b(-0.4, 0.4, -0.16, 0.16, 0, 0.5, "walnut")
        [K.rod((-0.3 + q * 0.12, 0, 0.5), (-0.3 + q * 0.12, -0.03, 1.12), 0.008, "steel") for q in range(6)]
        [K.soft(-0.36 + q * 0.12, -0.27 + q * 0.12, -0.08, 0.0, 0.5, 0.56, "dark", 0.02) for q in range(6)]
    K.at()
    K.plant(10.9, 4.7, 2.0, 0.5)
    K.plant(0.6, 4.7, 1.8, 0.45)
    K.downs([(x, y) for x in (1.5, 3.5, 5.7, 8, 10) for y in (5.6, 7.2)], Z)
    return dict(cam=((7.6, 7.95, 1.5), (4.6, 0.4, 1.26), 18.5), X=X, Y=Y, Z=Z, closed=True)


def gx_room(K):
    X, Y, Z = 10.5, 8.2, 3.2
    shell(K, X, Y, Z, "floor", ("wall", "wall", "wall"))
    b = K.box
    b(0.001, 0.02, 0.5, 7.9, 0.1, 2.7, "mirror")
    [b(0.02, 0.024, y - 0.004, y + 0.004, 0.1, 2.7, "steel") for y in (2.0, 3.5, 5.0, 6.5)]
    for z in (0.85, 1.05):
        K.rod((0.28, 0.6, z), (0.28, 7.8, z), 0.022, "oak", 14)
    for y in (0.9, 2.7, 4.5, 6.3, 7.6):
        K.rod((0.02, y, 0.85), (0.28, y, 0.85), 0.012, "brass")
        K.rod((0.02, y, 1.05), (0.28, y, 1.05), 0.012, "brass")
    n = 0
    for y in (2.3, 4.4, 6.3):
        for x in (2.4, 4.5, 6.6, 8.7):
            k = ("green", "sage", "sand", "amber")[(n * 3 + int(y)) % 4]
            n += 1
            K.soft(x - 0.31, x + 0.31, y - 0.88, y + 0.88, 0, 0.014, k, 0.006)
            if n % 3 == 0:
                disc(K, (x - 0.31, y - 0.8, 0.075), (x + 0.31, y - 0.8, 0.075), 0.075, "ivory", 20)
    for x, y, r, k in ((9.7, 1.1, 0.34, "green"), (9.2, 0.75, 0.26, "amber"), (1.3, 7.3, 0.33, "sand")):
        K.sphere(x, y, r, r, k, 28)
    K.curtain(0.1, 2.0, 0.22, Z)
    K.curtain(X - 2.0, X - 0.1, 0.22, Z)
    b(X - 0.36, X - 0.01, 2.2, 5.6, 0, 1.1, "oak")
    [
        b(X - 0.37, X - 0.34, 2.25 + q * 0.84, 2.25 + q * 0.84 + 0.76, 0.08 + z, 0.48 + z, "walnut")
        for q in range(4)
        for z in (0, 0.5)
    ]
    for q in range(6):
        disc(
            K,
            (X - 0.34, 2.5 + q * 0.5, 1.19),
            (X - 0.04, 2.5 + q * 0.5, 1.19),
            0.08,
            ("green", "sage", "amber")[q % 3],
            18,
        )
    K.art(X - 0.001, 0, 2.5, 5.2, 1.5, 2.6, "art2", "x", -1)
    for r in ((0.5, X - 0.5, 1.0, 1.05), (0.5, X - 0.5, 7.2, 7.25)):
        b(r[0], r[1], r[2], r[3], Z - 0.008, Z - 0.002, "line")
    for x in (0.5, X - 0.55):
        b(x, x + 0.05, 1.0, 7.25, Z - 0.008, Z - 0.002, "line")
    K.plant(10.0, 6.4, 1.9, 0.45)
    K.plant(0.7, 0.7, 1.8, 0.4)
    return dict(cam=((9.6, 7.75, 1.45), (2.7, 0.9, 1.0), 18.5), X=X, Y=Y, Z=Z)


def reading_room(K):
    X, Y, Z = 11, 8.2, 3.3
    shell(K, X, Y, Z, "carpet", ("oak", "wall", "wall"))
    b = K.box
    b(0.0, 0.36, 0.6, Y - 0.1, 0, 0.5, "oak")
    for y in [0.6 + q * 1.24 for q in range(7)]:
        b(0.001, 0.36, y - 0.02, y + 0.02, 0.5, 3.05, "walnut")
    for i, z in enumerate((0.5, 0.92, 1.34, 1.76, 2.18, 2.60, 3.02)):
        b(0.002, 0.35, 0.6, Y - 0.1, z, z + 0.03, "walnut")
        if i < 6:
            b(0.31, 0.33, 0.64, Y - 0.2, z + 0.405, z + 0.412, "glow") if i % 2 == 0 else None
            K.at(0, 0, 90)
            for q in range(6):
                K.books(0.66 + q * 1.24, 0.66 + q * 1.24 + K.R.uniform(0.6, 1.1), -0.30, z + 0.03, 0.33, 0.22, 0.93)
            K.at()
    for x in (3.9, 6.9):
        K.at(x, 4.8, 90).table(4.0, 1.15, 0.74, "oakh", "walnut")
        K.at()
        for y in (3.3, 4.3, 5.3, 6.3):
            K.at(x - 0.86, y, 90).chair("green")
            K.at(x + 0.86, y, -90).chair("sand")
            K.at()
        b(x - 0.04, x + 0.04, 3.0, 6.6, 2.05, 2.10, "dark")
        b(x - 0.035, x + 0.035, 3.02, 6.58, 2.043, 2.049, "line")
        [K.rod((x, y, 2.1), (x, y, Z), 0.004, "dark", 6) for y in (3.3, 6.3)]
        for y in (3.6, 4.9):
            K.stackbooks(x + 0.1, y, 0.74, 3)
            K.table_lamp(x, y + 0.65, 0.74, "brass")
        K.vase(x - 0.2, 5.9, 0.74, "pot", 0.2, 0.06, 4)
    for x, k, r in ((9.3, "amber", 30), (2.0, "green", -25), (4.6, "green", 10), (7.0, "amber", -8)):
        K.at(x, 1.3, r).armchair(k)
    for x in (3.3, 8.2):
        K.at(x, 1.2).round_table(0.28, 0.48, "trav", "dark")
    K.at()
    K.curtain(0.4, 1.4, 0.22, Z)
    K.curtain(X - 1.2, X - 0.1, 0.22, Z)
    K.plant(10.4, 1.0, 2.1, 0.55)
    K.plant(0.9, 7.5, 1.9, 0.45, "clay")
    K.downs([(x, y) for x in (1.2, 5.4, 9.4) for y in (1.4, 3.4, 5.4, 7.2)], Z)
    K.art(X - 0.001, 0, 3.4, 6.2, 1.1, 2.5, "art1", "x", -1)
    return dict(cam=((9.9, 7.75, 1.55), (2.9, 1.4, 1.2), 19), X=X, Y=Y, Z=Z)


def kids_house(K):
    X, Y, Z = 10.5, 8, 3.1
    shell(K, X, Y, Z, "floor", ("wall", "wall", "wall"))
    b = K.box

    # play house against the left wall: gable fronts, slide, climbing steps
    def house(x, y, w, d, h, k, roof):
        b(x, x + w, y, y + d, 0, 0.06, k)
        b(x, x + 0.09, y + 0.0895, y + d - 0.0905, 0.06, h, k)
        b(x + w - 0.09, x + w, y + 0.0895, y + d - 0.0905, 0.06, h, k)
        for yy in (y, y + d - 0.09):
            for p0, p1 in ((0, 0.28), (0.72, 1)):
                b(x + w * p0, x + w * p1, yy, yy + 0.089, 0.06, h, k)
            b(x + w * 0.28 + 0.0005, x + w * 0.72 - 0.0005, yy + 0.0005, yy + 0.088, h * 0.72, h, k)
            K.poly([(x, yy, h), (x + w, yy, h), (x + w / 2, yy, h + w * 0.42)], k)
            K.poly([(x, yy + 0.09, h), (x + w / 2, yy + 0.09, h + w * 0.42), (x + w, yy + 0.09, h)], k)
        o = 0.12
        t = (w / 2 + o) / (w / 2)
        for s in (-1, 1):
            e = (x + w / 2 + s * (w / 2 + o), h - o * 0.84)
            a = (x + w / 2, h + w * 0.42)
            K.poly(
                [(e[0], y - 0.1, e[1]), (e[0], y + d + 0.1, e[1]), (a[0], y + d + 0.1, a[1]), (a[0], y - 0.1, a[1])],
                roof,
            )
            K.poly(
                [
                    (e[0], y - 0.1, e[1] + 0.05),
                    (a[0], y - 0.1, a[1] + 0.05),
                    (a[0], y + d + 0.1, a[1] + 0.05),
                    (e[0], y + d + 0.1, e[1] + 0.05),
                ],
                roof,
            )
            K.poly(
                [
                    (e[0], y - 0.1, e[1]),
                    (a[0], y - 0.1, a[1]),
                    (a[0], y - 0.1, a[1] + 0.05),
                    (e[0], y - 0.1, e[1] + 0.05),
                ],
                roof,
            )
            K.poly(
                [
                    (e[0], y + d + 0.1, e[1]),
                    (a[0], y + d + 0.1, a[1]),
                    (a[0], y + d + 0.1, a[1] + 0.05),
                    (e[0], y + d + 0.1, e[1] + 0.05),
                ],
                roof,
            )

    K.at(1.7, 3.2, 90)
    house(-0.9, -1.0, 1.9, 1.5, 1.35, "oak", "sage")
    K.at(1.6, 5.9, 90)
    house(-0.8, -0.9, 1.6, 1.4, 1.15, "paper", "coral")
    K.at()
    b(0.3, 2.2, 0.6, 1.9, 0, 0.9, "oak")
    b(2.2, 2.7, 0.7, 1.8, 0, 0.6, "oakh")
    b(2.7, 3.2, 0.7, 1.8, 0, 0.3, "oakh")
    b(0.3, 0.36, 0.6, 1.9, 0.9, 1.5, "oak")
    for y0 in (0.62, 1.84):
        b(0.3, 2.2, y0, y0 + 0.05, 0.9, 1.35, "oak")
    K.poly([(0.5, 1.9, 0.9), (1.5, 1.9, 0.9), (1.5, 2.9, 0.05), (0.5, 2.9, 0.05)], "amber")
    # ball pool
    cx, cy = 4.6, 5.6
    K.cyl(cx, cy, 0, 0.012, 1.35, "sage", 56)
    for q in range(24):
        a = 6.283 * q / 24
        K.at(cx + 1.3 * math.cos(a), cy + 1.3 * math.sin(a), math.degrees(a))
        K.soft(-0.13, 0.13, -0.20, 0.20, 0, 0.42, "sage" if q % 2 else "linen", 0.06)
    K.at()
    R = K.R
    for q in range(420):
        a, r = R.uniform(0, 6.28), 1.15 * R.random() ** 0.5
        K.sphere(
            cx + r * math.cos(a),
            cy + r * math.sin(a),
            R.choice([0.12, 0.19, 0.26, 0.27, 0.28]),
            0.05,
            R.choice(["amber", "paper", "sage", "sand", "coral", "sky"]),
            8,
        )
    K.soft(4.0, 8.6, 1.0, 4.0, 0, 0.03, "rug", 0.01)
    K.at(6.4, 2.4).round_table(0.55, 0.48, "paper", "oak")
    for q in range(4):
        a = q * 1.571 + 0.5
        K.at(6.4 + 0.85 * math.cos(a), 2.4 + 0.85 * math.sin(a))
        K.soft(-0.17, 0.17, -0.17, 0.17, 0, 0.28, ("amber", "sage", "coral", "sand")[q], 0.06)
    K.at()
    for x, y, s, k in ((8.2, 1.3, 0.5, "coral"), (8.75, 1.4, 0.38, "sage"), (8.35, 1.35, 0.3, "amber")):
        K.soft(x, x + s, y, y + s, 0 if k != "amber" else 0.5, s if k != "amber" else 0.8, k, 0.03)
    for x, y, k in ((4.6, 2.0, "sage"), (4.9, 3.0, "amber"), (7.7, 3.5, "sand")):
        K.sphere(x, y, 0.22, 0.36, k, 24, 0.65)
    # house-shaped book shelf on the right wall
    for q in range(4):
        y0 = 2.6 + q * 1.15
        b(X - 0.32, X - 0.01, y0, y0 + 0.04, 0, 1.5, "oak")
        b(X - 0.32, X - 0.01, y0 + 1.0, y0 + 1.04, 0, 1.5, "oak")
        for z in (0.02, 0.5, 0.98):
            b(X - 0.32, X - 0.011, y0 + 0.04, y0 + 1.0, z, z + 0.03, "oak")
            K.at(X - 0.0, 0, 90)
            K.books(y0 + 0.07, y0 + 0.9, 0.04, z + 0.03, 0.3, 0.2, 0.75)
            K.at()
        b(X - 0.012, X - 0.01, y0 + 0.04, y0 + 1.0, 0.05, 1.5, ("sage", "sand", "coral", "sky")[q])
        K.poly(
            [(X - 0.32, y0, 1.5), (X - 0.32, y0 + 1.04, 1.5), (X - 0.32, y0 + 0.52, 2.0)],
            ("sage", "sand", "coral", "sky")[q],
        )
    for x, y, r in ((3.2, 4.4, 0.30), (5.2, 3.2, 0.38)):
        K.cyl(x, y, Z - 0.45, Z, 0.006, "dark", 6)
        K.sphere(x, y, Z - 0.5 - r * 0.6, r, "linen", 28)
    K.downs([(x, y) for x in (1.5, 4, 6.5, 9) for y in (1.5, 4, 6.6)], Z)
    K.curtain(X - 1.2, X - 0.1, 0.22, Z)
    K.plant(10.0, 0.8, 1.5, 0.4)
    return dict(cam=((9.2, 7.6, 1.42), (3.4, 1.7, 0.85), 18.5), X=X, Y=Y, Z=Z)


def guest_house(K):
    X, Y, Z = 7.6, 6.2, 2.7
    shell(K, X, Y, Z, "floor", ("wall", "wall", "wall"), n=4)
    b = K.box
    b(0, 0.03, 0.9, Y, 0, Z, "walnut")
    [b(0.03, 0.034, y - 0.003, y + 0.003, 1.25, Z, "dark") for y in [1.5 + q * 0.6 for q in range(8)]]
    b(0.03, 0.037, 0.9, Y, 1.2, 1.215, "brass")
    for y in (2.15, 4.35):
        K.at(0.04, y, 90).bed(1.35, 2.05, "green" if y < 3 else "amber", "ivory", 1.9, "oakh")
    K.at(0.3, 3.25, 90).nightstand("oak")
    K.at(0.3, 5.6, 90).nightstand("oak", False)
    K.at()
    K.pendant(0.32, 5.55, 1.45, Z, 0.09)
    K.pendant(0.32, 0.98, 1.45, Z, 0.09)
    K.at(5.6, 1.15, 25).armchair("green")
    K.at(4.2, 1.05, -20).armchair("green")
    K.at(4.9, 0.95).round_table(0.32, 0.5, "trav", "dark")
    K.stackbooks(0, 0, 0.5)
    K.at()
    K.soft(3.5, 6.4, 0.4, 2.1, 0, 0.014, "rug", 0.006)
    b(X - 0.05, X - 0.001, 1.6, 5.0, 0, Z, "stone")
    b(X - 0.09, X - 0.05, 2.5, 4.2, 1.0, 1.95, "tv")
    K.soft(X - 0.5, X - 0.051, 1.8, 4.8, 0.22, 0.42, "oakh", 0.01)
    K.vase(X - 0.26, 2.1, 0.42, "clay", 0.24, 0.07)
    b(X - 0.45, X - 0.1, 1.85, 4.75, 0.208, 0.216, "glow")
    K.curtain(0.1, 1.3, 0.2, Z)
    K.curtain(X - 1.2, X - 0.1, 0.2, Z)
    K.curtain(0.1, 0.6, 0.34, Z, "sand")
    K.curtain(X - 0.6, X - 0.1, 0.34, Z, "sand")
    K.plant(X - 0.55, 0.8, 1.8, 0.45)
    K.floor_lamp(3.3, 0.75, 1.5)
    K.downs([(x, y) for x in (1.6, 3.8, 6.0) for y in (1.4, 3.2, 5.2)], Z)
    return dict(cam=((6.6, 5.75, 1.42), (1.5, 0.95, 0.95), 19.5), X=X, Y=Y, Z=Z)


def sauna(K):
    X, Y, Z = 9.6, 7.6, 3.0
    K.add("slat", woodm("slat", (0.30, 0.17, 0.085), (0.46, 0.28, 0.15), axis=0))
    shell(K, X, Y, Z, "ttile", ("slate", "wall", "trav"), "dark")
    b = K.box
    for q in range(int(Y / 0.16)):
        b(0.02, X - 0.02, 0.05 + q * 0.16, 0.05 + q * 0.16 + 0.10, Z - 0.09, Z - 0.02, "slat")
    for y in (1.6, 3.7, 5.8):
        b(0.6, X - 0.6, y, y + 0.03, Z - 0.015, Z - 0.008, "line")
    # stone bath under the window
    x0, x1, y0, y1 = 1.2, 5.8, 0.6, 3.0
    b(x0 - 0.35, x1 + 0.35, y0 - 0.3, y0, 0, 0.55, "trav")
    b(x0 - 0.35, x1 + 0.35, y1, y1 + 0.35, 0, 0.55, "trav")
    b(x0 - 0.35, x0, y0, y1, 0, 0.55, "trav")
    b(x1, x1 + 0.35, y0, y1, 0, 0.55, "trav")
    b(x0, x1, y0, y1, 0.40, 0.46, "water")
    b(x0 - 0.35, x1 + 0.35, y1 + 0.35, y1 + 0.75, 0, 0.27, "trav")
    b(x0 - 0.34, x1 + 0.34, y1 + 0.752, y1 + 0.758, 0.02, 0.035, "glow")
    K.R.seed(8)
    K.rod((x0 - 0.1, 1.8, 0.55), (x0 - 0.1, 1.8, 0.95), 0.03, "brass", 12)
    K.rod((x0 - 0.1, 1.8, 0.93), (x0 + 0.3, 1.8, 0.93), 0.03, "brass", 12)
    for x, y in ((x1 + 0.1, y1 + 0.1), (x0 - 0.15, y1 + 0.12)):
        b(x - 0.11, x + 0.11, y - 0.11, y + 0.11, 0.55, 0.57, "walnut")
        b(x - 0.09, x + 0.09, y - 0.09, y + 0.09, 0.57, 0.82, "glow")
        [
            b(
                x + sx * 0.1 - 0.012,
                x + sx * 0.1 + 0.012,
                y + sy * 0.1 - 0.012,
                y + sy * 0.1 + 0.012,
                0.57,
                0.84,
                "walnut",
            )
            for sx in (-1, 1)
            for sy in (-1, 1)
        ]
        b(x - 0.11, x + 0.11, y - 0.11, y + 0.11, 0.82, 0.85, "walnut")
    K.at(2.6, 3.2, 0, 0.55)
    [
        K.soft(-0.2, 0.2, -0.12, 0.12, 0.0 + q * 0.05, 0.048 + q * 0.05, ("linen", "sage", "linen")[q], 0.02)
        for q in range(3)
    ]
    K.at()
    # loungers
    for x, k in ((7.2, "linen"), (8.5, "linen")):
        K.at(x, 2.0, 0)
        K.soft(-0.36, 0.36, -0.95, 0.35, 0.26, 0.34, "oakh", 0.01)
        K.soft(-0.34, 0.34, -0.93, 0.33, 0.34, 0.42, k, 0.03)
        K.soft(-0.36, 0.36, 0.26, 1.0, 0.50, 0.58, "oakh", 0.01, (0.62, 0, 0))
        K.soft(-0.34, 0.34, 0.24, 0.98, 0.57, 0.65, k, 0.03, (0.62, 0, 0))
        K.soft(-0.3, 0.3, -0.9, -0.3, 0.42, 0.45, "sage", 0.012)
        [
            b(sx * 0.3 - 0.03, sx * 0.3 + 0.03, sy - 0.03, sy + 0.03, 0, 0.26, "walnut")
            for sx in (-1, 1)
            for sy in (-0.8, 0.3)
        ]
    K.at(7.85, 1.5).round_table(0.22, 0.42, "white", "dark")
    K.at()
    # sauna cabin behind glass on the left wall
    b(0.0, 2.0, 5.0, 7.4, 0, 0.05, "slat")
    b(0.001, 0.05, 4.9, 7.5, 0, 2.5, "slat")
    b(0.05, 2.1, 7.35, 7.5, 0, 2.5, "slat")
    b(0.0, 2.1, 4.9, 7.5, 2.5, 2.58, "slat")
    b(0.05, 0.7, 5.0, 7.34, 0.42, 0.5, "oakh")
    b(0.05, 1.3, 6.6, 7.34, 0.42, 0.5, "oakh")
    b(0.05, 0.68, 5.05, 7.3, 0.30, 0.31, "glow")
    b(2.05, 2.1, 4.9, 4.96, 0, 2.5, "frame")
    b(2.05, 2.1, 6.1, 6.15, 0, 2.5, "frame")
    K.plant(6.5, 0.7, 1.7, 0.45, "clay")
    K.plant(9.1, 0.7, 2.0, 0.5)
    K.plant(0.55, 0.75, 1.6, 0.4)
    K.plant(9.1, 4.2, 1.4, 0.4, "clay")
    b(X - 0.4, X - 0.001, 4.8, 7.2, 0, 0.42, "oakh")
    K.soft(X - 0.4, X - 0.02, 4.85, 7.15, 0.42, 0.50, "green", 0.03)
    return dict(cam=((8.7, 7.15, 1.45), (3.1, 0.9, 0.80), 19), X=X, Y=Y, Z=Z, warm=True)


def build(shot, W, H, spp, png, arg):
    K = Kit(9)
    r = globals()[shot.replace("-", "_")](K)
    X, Y, Z = r["X"], r["Y"], r["Z"]
    K.commit()
    if not r.get("closed"):
        K.outside("garden")
    # the light of an evening: little of it comes from outside, where the trees stand dark against the sky
    evening = arg("mood", "evening") == "evening" and not r.get("closed")
    wd = K.evening() if evening else K.daylight(212, 38, 4.6, 2.4, 0.66)
    up = 0.8 if r.get("closed") else (1.0 if not r.get("warm") else 0.35)
    up *= 0.75 if evening else 1
    lamps = (1, 0.82, 0.62) if evening else ((1, 0.88, 0.74) if not r.get("warm") else (1, 0.78, 0.54))
    K.light(X / 2, Y / 2, 0.02, X * 0.85, Y * 0.85, 68 * up * X * Y / 90, (1, 0.94, 0.86), up=True, shadow=False)
    K.light(
        X / 2,
        Y * 0.62,
        Z - 0.12,
        X * 0.7,
        Y * 0.5,
        (330 if r.get("closed") else (250 if evening else 170)) * X * Y / 90 * (0.7 if r.get("warm") else 1),
        lamps,
    )
    cam = r["cam"]
    camera(cam[0], cam[1], cam[2], shift_y=0)
    K.render(
        W, H, spp, png, wd, exp=float(arg("exposure", 1.15 if evening else 0.5)), R=5, gi=0 if r.get("closed") else 1
    )  # a closed room takes no light from the sky
