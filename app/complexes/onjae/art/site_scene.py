"""The whole complex: ten towers, plaza, mirror pond, pavilion, playgrounds, gate.  build(view) makes the scene, light and camera."""
from aptlib import *

# number, x, y, rotation, units per floor, floors  ->  3*113 + 4*165 = 999 households
TW = [
    (101, -134, -78, 13, 3, 29),
    (102, -76, -20, 8, 4, 28),
    (103, -154, 8, 8, 3, 28),
    (104, -110, 80, 0, 4, 27),
    (105, -37, 97, 0, 4, 29),
    (106, 37, 97, 0, 4, 28),
    (107, 110, 80, 0, 4, 27),
    (108, 154, 8, -8, 3, 28),
    (109, 76, -20, -8, 4, 26),
    (110, 134, -78, -13, 3, 28),
]
PAV = (0, 60)
POND = (-23, 23, 17, 40)
PLAY = [(-63, 58, 13, 10), (96, -50, 11, 9)]
COURT = (66, 58)
RAMPS = [(-46, -111), (46, -111)]
DUSK = ("hero", "hero-portrait", "aerial", "garden", "community")


def terrain_mats(day, view):
    m = dict(
        grass=mat(
            "grass",
            (0.15, 0.225, 0.06) if day else (0.085, 0.125, 0.035),
            0.9,
            var=0.4,
            vscale=0.12,
            bump=0.4,
            bscale=8,
        ),
        water=mat(
            "water",
            (0.010, 0.024, 0.028),
            0.02,
            spec=0.9,
            bump=0.016 if view in ("hero", "hero-portrait") else (0.03 if view == "aerial" else 0.006),
            bscale=0.55,
        ),
        play1=mat("p1", (0.78, 0.38, 0.14), 0.8),
        play2=mat("p2", (0.13, 0.33, 0.30), 0.8),
        wood=mat("woodd", (0.27, 0.155, 0.075), 0.55, var=0.2, vscale=3),
        road=mat("road", (0.16, 0.16, 0.165) if day else (0.055, 0.057, 0.06), 0.8, var=0.1, vscale=0.4),
        line=mat("line", (0.8, 0.8, 0.76), 0.8),
        metal=mat("metal", (0.045, 0.045, 0.045), 0.4, 0.6),
        lamp=mat("lamp", (1, 0.8, 0.5), 0.5, emit=(1, 0.62, 0.30), estr=0.0 if day else 5, sample=False),
        glow=mat("gate", (1, 0.8, 0.5), 0.5, emit=(1, 0.60, 0.28), estr=0.0 if day else 2.6, sample=False),
        conc=mat("conc", (0.66, 0.625, 0.565), 0.75, var=0.05, vscale=0.5),
        stone=mat("edge", (0.40, 0.375, 0.34), 0.6, var=0.2, vscale=1.5),
        court=mat("court", (0.12, 0.30, 0.27), 0.8),
        sand=mat("sand", (0.62, 0.50, 0.34), 0.9),
    )
    if view == "layout":
        m["far"] = mat("paper", (0.83, 0.80, 0.745), 0.95, var=0.02, vscale=0.02)
    else:
        m["far"] = fields()
    p = mat("pave", (0.64, 0.585, 0.50) if day else (0.46, 0.405, 0.335), 0.65)
    nt = p.node_tree
    b = nt.nodes["Principled BSDF"]
    tc = N(nt, "ShaderNodeTexCoord")
    br = N(nt, "ShaderNodeTexBrick")
    br.inputs["Scale"].default_value = 1
    br.inputs["Brick Width"].default_value = 1.2
    br.inputs["Row Height"].default_value = 0.6
    br.inputs["Mortar Size"].default_value = 0.008
    c = b.inputs["Base Color"].default_value[:3]
    br.inputs["Color1"].default_value = (*[x * 0.9 for x in c], 1)
    br.inputs["Color2"].default_value = (*[x * 1.08 for x in c], 1)
    br.inputs["Mortar"].default_value = (*[x * 0.5 for x in c], 1)
    nt.links.new(tc.outputs["Object"], br.inputs[0])
    nt.links.new(br.outputs[0], b.inputs["Base Color"])
    m["pave"] = p
    return m


def fields():
    m = bpy.data.materials.new("fields")
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Roughness"].default_value = 0.9
    tc = N(nt, "ShaderNodeTexCoord")
    n = N(nt, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 0.012
    n.inputs["Detail"].default_value = 8
    nt.links.new(tc.outputs["Object"], n.inputs[0])
    r = N(nt, "ShaderNodeValToRGB")
    r.color_ramp.elements[0].position = 0.35
    r.color_ramp.elements[1].position = 0.68
    r.color_ramp.elements[0].color = (0.035, 0.055, 0.022, 1)
    r.color_ramp.elements[1].color = (0.16, 0.14, 0.075, 1)
    nt.links.new(n.outputs[0], r.inputs[0])
    nt.links.new(r.outputs[0], b.inputs["Base Color"])
    return m


def build(view):
    R = random.Random(7)
    day = view not in DUSK
    hero = view in ("hero", "hero-portrait")
    M = tower_mats(
        lit=0 if day else {"aerial": 0.34, "garden": 0.26}.get(view, 0.34),
        estr={"community": 2.0, "garden": 2.0}.get(view, 3.1),
        crown=0 if day else 2.6,
    )
    for n, x, y, r, u, f in TW:
        tower(n, (x, y, 0), r, u, f, M)
    G = terrain_mats(day, view)
    GM = list(G.values())
    gi = {k: i for i, k in enumerate(G)}
    g = MB()

    def ell(cx, cy, rx, ry, z, m, n=72, wob=0, seed=0):
        rr = random.Random(seed)
        ph = [rr.uniform(0, 6.28) for _ in range(3)]
        g.poly(
            [
                (
                    cx + rx * math.cos(a) * (1 + wob * math.sin(3 * a + ph[0])),
                    cy + ry * math.sin(a) * (1 + wob * math.sin(3 * a + ph[0]) + wob * 0.6 * math.sin(5 * a + ph[1])),
                    z,
                )
                for a in [2 * math.pi * k / n for k in range(n)]
            ],
            gi[m],
        )

    def rect(x0, x1, y0, y1, z, m):
        g.poly([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], gi[m])

    def bx(x0, x1, y0, y1, z0, z1, m):
        g.box(x0, x1, y0, y1, z0, z1, gi[m])

    rect(-9000, 9000, -9000, 9000, -0.3, "far")
    rect(-196, 196, -128, 128, -0.02, "grass")
    rect(-1400, 1400, -148, -131, 0, "road")
    rect(-214, 214, 131, 142, 0, "road")
    rect(-212, -199, -148, 142, 0.004, "road")
    rect(199, 212, -148, 142, 0.004, "road")
    rect(-199, 199, -131, -128, 0.01, "pave")
    rect(-199, -196, -128, 128, 0.012, "pave")
    rect(196, 199, -128, 128, 0.012, "pave")
    rect(-199, 199, 128, 131, 0.01, "pave")
    x = -420
    while x < 420:
        rect(x, x + 4, -139.7, -139.4, 0.012, "line")
        x += 9
    # promenade, oval plaza, pond terrace
    rect(-8, 8, -130, -72, 0.03, "pave")
    ell(0, -38, 35, 38, 0.040, "pave")
    ell(0, -38, 28.5, 31, 0.050, "grass")
    ell(0, -38, 9, 9, 0.060, "pave")
    rect(-2.2, 2.2, -70, -6, 0.056, "pave")
    rect(-30, 30, -39.6, -36.4, 0.055, "pave")
    rect(-34, 34, -2, 52, 0.045, "pave")
    x0, x1, y0, y1 = POND
    bx(x0 - 0.7, x1 + 0.7, y0 - 0.7, y1 + 0.7, -0.1, 0.16, "stone")
    rect(x0, x1, y0, y1, 0.17, "water")
    bx(-2, 2, y0 - 0.6, y1 + 0.6, 0.0, 0.22, "conc")
    for k in range(-3, 4):
        bx(
            k * 6 - 1.2 + (0.6 if k else 0), k * 6 + 1.2 - (0.6 if k else 0), -1.8, -1.0, 0.05, 0.50, "wood"
        ) if k else None
    for s in (-1, 1):  # planters beside the pond
        bx(s * 29 - 2.6, s * 29 + 2.6, 2, 16, 0.05, 0.55, "stone")
        bx(s * 29 - 2.4, s * 29 + 2.4, 2.2, 15.8, 0.5, 0.57, "grass")
        bx(s * 29 - 2.6, s * 29 + 2.6, 20, 40, 0.05, 0.55, "stone")
        bx(s * 29 - 2.4, s * 29 + 2.4, 20.2, 39.8, 0.5, 0.57, "grass")
    for k, (px, py, rx, ry) in enumerate(PLAY):
        ell(px, py, rx + 1.6, ry + 1.6, 0.055, "pave", wob=0.04, seed=k + 3)
        ell(px, py, rx, ry, 0.07, "play2", wob=0.05, seed=k + 3)
        ell(px + 2, py + 1, rx * 0.55, ry * 0.5, 0.085, "play1", wob=0.07, seed=k + 8)
        ell(px - 4, py - 2, 3, 2.6, 0.09, "sand")
        for qx, qy, h in ((2, 1, 3.4), (5, 2.4, 2.6), (1, 4, 2.2)):
            g.cyl(px + qx, py + qy, 0.08, h, 0.9, 8, gi["wood"])
            g.cyl(px + qx, py + qy, h, h + 1.5, 1.25, 8, gi["play1"], 0.05)
        bx(px + 2, px + 5, py + 1.4, py + 2.2, 1.4, 1.6, "wood")
        g.poly(
            [
                (px - 0.6, py + 0.6, 0.1),
                (px - 0.6, py + 1.5, 0.1),
                (px + 1.4, py + 1.5, 2.1),
                (px + 1.4, py + 0.6, 2.1),
            ],
            gi["glow"],
        )
        for q in range(3):
            g.cyl(px - 5 + q * 1.6, py + 3, 0.08, 0.5, 0.5, 10, gi["play1"])
    cx, cy = COURT
    rect(cx - 16, cx + 16, cy - 10, cy + 10, 0.05, "pave")
    rect(cx - 14, cx + 14, cy - 7.5, cy + 7.5, 0.07, "court")
    for a, b, c, d in (
        (-14, 14, -7.5, -7.35),
        (-14, 14, 7.35, 7.5),
        (-14, -13.85, -7.5, 7.5),
        (13.85, 14, -7.5, 7.5),
        (-0.08, 0.08, -7.5, 7.5),
    ):
        rect(cx + a, cx + b, cy + c, cy + d, 0.08, "line")
    for n, x, y, r, u, f in TW:  # forecourts
        a = math.radians(r)
        L = u * UW / 2 + 4

        def T(px, py, z):
            return (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), z)

        g.poly([T(-L, -11, 0.06), T(L, -11, 0.06), T(L, 10, 0.06), T(-L, 10, 0.06)], gi["pave"])
        g.poly([T(-3, -30, 0.05), T(3, -30, 0.05), T(3, -10, 0.05), T(-3, -10, 0.05)], gi["pave"])
        for s in (-1, 1):
            g.poly(
                [
                    T(s * 4.2, -18, 0.066),
                    T(s * (L - 1), -18, 0.066),
                    T(s * (L - 1), -9.6, 0.066),
                    T(s * 4.2, -9.6, 0.066),
                ][::s],
                gi["grass"],
            )

    def path(pts, w, m, z):
        for i, ((ax, ay), (bx_, by)) in enumerate(zip(pts, pts[1:])):
            dx, dy = bx_ - ax, by - ay
            l = math.hypot(dx, dy) or 1
            nx, ny = -dy / l * w / 2, dx / l * w / 2
            g.poly(
                [(ax + nx, ay + ny, z), (ax - nx, ay - ny, z), (bx_ - nx, by - ny, z), (bx_ + nx, by + ny, z)][::-1],
                gi[m],
            )

    loop = [
        (167 * math.cos(t) * (1 + 0.05 * math.sin(3 * t)), 101 * math.sin(t) * (1 + 0.06 * math.cos(4 * t)) - 4)
        for t in [2 * math.pi * k / 160 for k in range(161)]
    ]
    p2 = [(-165 + 330 * k / 80, 38 + 6 * math.sin(k / 7)) for k in range(81)]
    p3 = [(-128 + 256 * k / 80, -66 + 8 * math.sin(k / 6)) for k in range(81)]
    p2 = [p for p in p2 if abs(p[0]) > 33]
    path(loop, 5, "pave", 0.035)
    for s in (-1, 1):
        path([p for p in p2 if p[0] * s > 0], 3.6, "pave", 0.034)
    path(p3, 3.6, "pave", 0.033)
    # pavilion: glass box under a floating timber roof, upper lantern, terrace
    cx, cy = PAV
    glass = mat("pglass", (0.9, 0.9, 0.9), 0.02, spec=0.6)
    nt = glass.node_tree
    mx = N(nt, "ShaderNodeMixShader")
    tr = N(nt, "ShaderNodeBsdfTransparent")
    gl = N(nt, "ShaderNodeBsdfGlossy")
    gl.inputs["Roughness"].default_value = 0.02
    lw = N(nt, "ShaderNodeLayerWeight")
    lw.inputs[0].default_value = 0.25
    nt.links.new(math_(nt, "MULTIPLY", lw.outputs["Fresnel"], 0.75), mx.inputs[0])
    nt.links.new(tr.outputs[0], mx.inputs[1])
    nt.links.new(gl.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes["Material Output"].inputs[0])
    bx(cx - 31, cx + 31, cy - 19, cy + 11, 0.03, 0.45, "conc")
    bx(cx - 9, cx + 9, cy - 20.4, cy - 19, 0.03, 0.24, "conc")
    bx(cx - 25, cx + 25, cy - 8, cy + 9, 0.45, 0.5, "wood")
    bx(cx - 25, cx + 25, cy + 8.6, cy + 9, 0.5, 5.2, "conc")
    bx(cx - 29, cx + 29, cy - 13, cy + 10.5, 5.2, 5.38, "wood")
    bx(cx - 29.3, cx + 29.3, cy - 13.3, cy + 10.8, 5.38, 6.0, "conc")
    bx(cx - 13, cx + 21, cy - 6, cy + 8, 6.0, 6.1, "wood")
    bx(cx - 16, cx + 24, cy - 9.5, cy + 10, 9.8, 9.95, "wood")
    bx(cx - 16.3, cx + 24.3, cy - 9.8, cy + 10.3, 9.95, 10.5, "conc")
    bx(cx - 13, cx + 21, cy + 7.7, cy + 8, 6.1, 9.8, "conc")
    gw = MB()
    for a, b, y, z0, z1 in ((-25, 25, -8, 0.5, 5.2), (-13, 21, -6, 6.1, 9.8)):
        gw.quad((cx + a, cy + y, z0), (cx + b, cy + y, z0), (cx + b, cy + y, z1), (cx + a, cy + y, z1))
        n = int((b - a) / 2.5)
        for k in range(n + 1):
            xx = cx + a + (b - a) * k / n
            bx(xx - 0.05, xx + 0.05, cy + y - 0.12, cy + y + 0.02, z0, z1, "metal")
        bx(cx + a, cx + b, cy + y - 0.06, cy + y, z0, z0 + 0.08, "metal")
        bx(cx + a, cx + b, cy + y - 0.06, cy + y, z1 - 0.12, z1, "metal")
    for X, y0, y1, z0, z1 in (
        (-25, -8, 9, 0.5, 5.2),
        (25, -8, 9, 0.5, 5.2),
        (-13, -6, 8, 6.1, 9.8),
        (21, -6, 8, 6.1, 9.8),
    ):
        gw.quad((cx + X, cy + y0, z0), (cx + X, cy + y1, z0), (cx + X, cy + y1, z1), (cx + X, cy + y0, z1))
    gw.obj("pglass", [glass])
    for k in range(9):
        xx = cx - 28 + 7 * k
        g.cyl(xx, cy - 12.3, 0.45, 5.2, 0.14, 10, gi["metal"])
    for k in range(-11, 12):
        if abs(k * 2.4) > 7:
            bx(cx + k * 2.4 - 0.06, cx + k * 2.4 + 0.06, cy + 8.2, cy + 8.6, 0.5, 5.2, "wood")
    # furniture inside, warm interior light
    for a, b, c, d, z0, z1, m in (
        (-20, -14, 4, 6, 0.5, 1.6, "wood"),
        (-22, -12, 7.8, 8.4, 0.5, 3.6, "wood"),
        (10, 18, 7.8, 8.4, 0.5, 3.6, "wood"),
        (-8, -5, 0, 2, 0.5, 0.95, "sand"),
        (-3, 0, 0, 2, 0.5, 0.95, "play2"),
        (5, 8, -2, 0, 0.5, 0.95, "sand"),
        (12, 15, -3, -1, 0.5, 0.95, "play2"),
        (16, 20, 1, 3, 0.5, 1.25, "wood"),
        (-6, 4, 5, 6, 6.1, 7.2, "wood"),
        (8, 16, 2, 3, 6.1, 6.9, "sand"),
    ):
        bx(cx + a, cx + b, cy + c, cy + d, z0, z1, m)
    for k in range(12):
        xx = cx - 23 + 4.2 * k
        bx(xx - 0.9, xx + 0.9, cy - 0.3, cy + 0.3, 5.02, 5.06, "lamp")
        bx(xx - 0.06, xx + 0.06, cy - 10.5, cy - 10.3, 5.16, 5.2, "lamp")
    for k in range(8):
        xx = cx - 11 + 4.2 * k
        bx(xx - 0.9, xx + 0.9, cy + 0.7, cy + 1.3, 9.62, 9.66, "lamp")
    if not day:
        for z, y, w, h, e, xx in (
            (5.0, cy, 46, 12, 5200 if view == "community" else 3200, cx),
            (9.6, cy + 1, 30, 10, 2300, cx + 4),
            (5.12, cy - 10.6, 52, 2, 900, cx),
        ):
            l = bpy.data.lights.new("pav", "AREA")
            l.shape = "RECTANGLE"
            l.size = w
            l.size_y = h
            l.energy = e
            l.color = (1, 0.64, 0.34)
            o = bpy.data.objects.new("pav", l)
            o.location = (xx, y, z)
            bpy.context.scene.collection.objects.link(o)
            o.visible_camera = False
            o.visible_glossy = False
    # gate, parking ramps, lamps
    for s in (-1, 1):
        bx(s * 10 - 1.3, s * 10 + 1.3, -127, -123, 0, 8, "conc")
        bx(s * 22 - 1, s * 22 + 1, -126.5, -123.5, 0, 8, "conc")
    bx(-26, 26, -128, -122, 8, 8.9, "conc")
    bx(-25.5, 25.5, -127.7, -122.3, 7.88, 8.0, "glow")
    bx(-26, -9, -126, -124, 0, 3.4, "wood")
    for px, py in RAMPS:
        rect(px - 5, px + 5, -131, py - 6, 0.05, "road")
        bx(px - 6, px - 5, py - 8, py + 10, 0, 1.2, "conc")
        bx(px + 5, px + 6, py - 8, py + 10, 0, 1.2, "conc")
        bx(px - 6, px + 6, py - 2, py + 10, 3.6, 4.1, "conc")
        bx(px - 6, px + 6, py + 9, py + 10, 0, 3.6, "conc")
        rect(px - 5, px + 5, py - 6, py + 9, 0.06, "metal")
        bx(px - 5.6, px + 5.6, py - 2.1, py - 2, 3.3, 3.6, "glow")
        for q in range(3):
            for s in (-1, 1):
                bx(s * 5.5 + px - 0.15, s * 5.5 + px + 0.15, py - 2 + q * 5, py - 1.7 + q * 5, 1.2, 3.6, "metal")
    lamps = (
        [loop[k] for k in range(0, 160, 5)]
        + [(s * 8.8, y) for y in range(-120, -70, 12) for s in (-1, 1)]
        + [(s * 32.5, y) for y in range(2, 50, 8) for s in (-1, 1)]
    )
    for x, y in lamps:
        g.cyl(x, y, 0, 3.6, 0.06, 6, gi["metal"])
        bx(x - 0.2, x + 0.2, y - 0.2, y + 0.2, 3.5, 3.8, "lamp")
    boll = [(36.5 * math.cos(t), -38 + 39.5 * math.sin(t)) for t in [2 * math.pi * k / 44 for k in range(44)]] + [
        (s * 2.9, y) for y in range(-66, -8, 5) for s in (-1, 1)
    ]
    for x, y in boll:
        bx(x - 0.09, x + 0.09, y - 0.09, y + 0.09, 0, 0.72, "metal")
        bx(x - 0.1, x + 0.1, y - 0.1, y + 0.1, 0.56, 0.68, "lamp")
    if hero or view == "aerial":  # water and quay in front of the site
        rect(-2400, 2400, -1200, -156, 0.02, "water")
        bx(-900, 900, -157.2, -155.6, -0.2, 0.75, "stone")
        rect(-900, 900, -155.6, -148, 0.03, "pave")
        for k in range(-30, 31):
            x = k * 14 + 5
            g.cyl(x, -154.2, 0, 3.4, 0.05, 6, gi["metal"])
            bx(x - 0.16, x + 0.16, -154.36, -154.04, 3.3, 3.62, "lamp")
            bx(x - 0.5, x + 0.5, -155.7, -155.66, 0.2, 0.3, "lamp")
    g.obj("ground", GM)
    # context
    if view != "layout":
        hb = MB()
        from mathutils import noise

        def hill(y, amp, seed, zoff):  # one ridge line with fractal detail
            prev = None
            for k in range(-260, 261):
                x = k * 14
                q = noise.fractal(Vector((x * 0.0011, seed * 7.3, 0.5)), 1.0, 2.0, 6) * 0.55 + 0.5
                z = zoff + amp * max(0.05, q)
                if prev:
                    hb.poly([(prev[0], y, -2), (x, y, -2), (x, y + 5, z), (prev[0], y + 5, prev[1])], 0)
                prev = (x, z)

        hill(1000, 55, 3, 0)
        hill(1500, 105, 5, 5)
        hill(2300, 170, 9, 10)
        hb.obj("hills", [mat("hills", (0.06, 0.08, 0.07), 1)])
        cb = MB()
        rr = random.Random(3)
        for k in range(120):
            x = rr.uniform(-1300, 1300)
            y = rr.uniform(330, 950)
            h = rr.choice([12, 18, 25, 40, 45, 60])
            w = rr.uniform(14, 34)
            cb.box(x - w / 2, x + w / 2, y - 8, y + 8, 0, h, 0)
        cb.obj("city", [mat("ctx", (0.42, 0.40, 0.38), 0.9)])
    else:
        cb = MB()
        rr = random.Random(3)
        for k in range(90):
            x, y = rr.uniform(-420, 420), rr.uniform(-340, 380)
            if abs(x) < 230 and -170 < y < 165:
                continue
            if -155 < y - 0 < -125:
                continue
            w, d, h = rr.uniform(14, 30), rr.uniform(12, 22), rr.choice([6, 9, 12, 15])
            cb.box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, -0.3, h, 0)
        cb.obj("mass", [mat("mass", (0.86, 0.84, 0.80), 0.95)])
    # trees
    bark = mat("bark", (0.085, 0.062, 0.045), 0.9)
    k = 1.55 if day else 1
    c_ = lambda *v: tuple(x * k for x in v)
    up = {"hero": 4.5, "hero-portrait": 4.5, "aerial": 0.9, "garden": 0, "community": 5.0}.get(view, 0)
    Lg = [
        leaf_mat("l1", c_(0.045, 0.095, 0.022), c_(0.12, 0.17, 0.04), up),
        leaf_mat("l2", c_(0.07, 0.11, 0.024), c_(0.19, 0.19, 0.045), up),
        leaf_mat("l3", c_(0.025, 0.06, 0.025), c_(0.055, 0.095, 0.035), up * 0.3),
        leaf_mat("l4", c_(0.26, 0.155, 0.03), c_(0.40, 0.19, 0.04), up * 0.6),
    ]
    T = [
        tree_mesh(1, [bark, Lg[0]], 10, 3.6),
        tree_mesh(2, [bark, Lg[1]], 8, 3.0),
        tree_mesh(3, [bark, Lg[2]], 11, 2.2, conic=True, leaves=2800),
        tree_mesh(4, [bark, Lg[3]], 8, 2.8),
        tree_mesh(5, [bark, Lg[0]], 13, 4.4, leaves=3600, leaf=0.4),
    ]
    if view == "garden":  # finer leaves where the camera stands under the trees
        T[0] = tree_mesh(1, [bark, Lg[0]], 10, 3.7, leaves=11000, leaf=0.17)
        T[1] = tree_mesh(2, [bark, Lg[1]], 8.6, 3.2, leaves=10000, leaf=0.16)
        T[4] = tree_mesh(5, [bark, Lg[0]], 13, 4.4, leaves=12000, leaf=0.2)
    Ls = [
        leaf_mat("s1", c_(0.045, 0.095, 0.022), c_(0.12, 0.17, 0.04)),
        leaf_mat("s2", c_(0.025, 0.06, 0.025), c_(0.055, 0.095, 0.035)),
        leaf_mat("s3", c_(0.07, 0.11, 0.024), c_(0.19, 0.19, 0.045)),
    ]  # no lamps under shrubs
    S = [shrub_mesh(1, [Ls[0]]), shrub_mesh(2, [Ls[1]]), shrub_mesh(3, [Ls[2]])]
    pts2 = [p for p in p2]

    def clear(x, y, pad=0):
        for n, tx, ty, r, u, f in TW:
            a = math.radians(-r)
            dx, dy = x - tx, y - ty
            px = dx * math.cos(a) - dy * math.sin(a)
            py = dx * math.sin(a) + dy * math.cos(a)
            if abs(px) < u * UW / 2 + 4 + pad and -11 - pad < py < 9 + pad:
                return False
            if abs(px) < 3.5 and -32 < py < 0:
                return False
        if abs(x) < 10 + pad and -130 < y < -60:
            return False
        if (x / 39) ** 2 + ((y + 38) / 42) ** 2 < 1:
            return False
        if abs(x) < 36 + pad and -6 < y < 74:
            return False
        for qx, qy, rx, ry in PLAY:
            if ((x - qx) / (rx + 3)) ** 2 + ((y - qy) / (ry + 3)) ** 2 < 1:
                return False
        if abs(x - COURT[0]) < 18 and abs(y - COURT[1]) < 12:
            return False
        for qx, qy in RAMPS:
            if abs(x - qx) < 8 and y < qy + 13:
                return False
        for q in range(0, 160, 2):
            if math.hypot(x - loop[q][0], y - loop[q][1]) < 4:
                return False
        if any(math.hypot(x - a, y - b) < 3.4 for a, b in p2) or any(math.hypot(x - a, y - b) < 3.4 for a, b in p3):
            return False
        return True

    def put(x, y, kind=None, sc=None):
        me = T[kind if kind is not None else R.choices(range(5), [5, 5, 3, 1.3, 2])[0]]
        s = sc or R.uniform(0.75, 1.15)
        link(me, "t", (x, y, 0), R.uniform(0, 6.28), (s, s, s * R.uniform(0.9, 1.15)))

    dens = 0.26 if view == "layout" else 0.36
    for _ in range(2600):
        x, y = R.uniform(-193, 193), R.uniform(-124, 126)
        edge = min(193 - abs(x), 124 - abs(y))
        if R.random() > (0.95 if edge < 14 else dens):
            continue
        if clear(x, y):
            put(
                x,
                y,
                kind=R.choices(range(5), [6, 6, 2, 0.8, 3])[0] if view == "layout" else None,
                sc=R.uniform(0.75, 1.1) if view == "layout" else None,
            )
    for x in range(-208, 209, 8):
        if abs(x) > 30 and min(abs(x - q[0]) for q in RAMPS) > 8:
            put(x + R.uniform(-1, 1), -129.6, 0, R.uniform(0.75, 0.95))
        put(x + R.uniform(-1, 1), 145, 1)
    for s in (-1, 1):
        for y in range(-121, -76, 9):
            put(s * 12.5, y, 4, 0.72)
        for y in (4, 9, 14, 22, 28, 34, 39):
            put(s * 29, y, 0 if y % 2 else 1, 0.62)
        for q in range(9):
            t = math.pi * (q + 0.5) / 9 - math.pi / 2
            put(s * 24.5 * math.cos(t), -38 + 27 * math.sin(t), 1 if q % 3 else 3, 0.8) if abs(
                math.sin(t)
            ) < 0.96 and abs(t) > 0.16 else None
    for y in (-62, -54, -46, -30, -22, -14):  # allee along the axis of the oval, clipped hedges at its foot
        for s in (-1, 1):
            put(s * 6.6, y, 0 if y % 4 else 1, 0.74)
    for y in range(0, 112):
        yy = -65.5 + y * 0.5
        if abs(yy + 38) > 9.8:
            for s in (-1, 1):
                link(
                    S[(y // 3) % 3],
                    "s",
                    (s * 3.7 + R.uniform(-0.12, 0.12), yy, 0),
                    R.uniform(0, 6),
                    R.uniform(0.42, 0.55),
                )
    for q in range(6):
        a = q * 1.047 + 0.4
        put(11.5 * math.cos(a), -38 + 11.5 * math.sin(a), 4, 0.62)
    for _ in range(2100):
        x, y = R.uniform(-193, 193), R.uniform(-126, 124)
        if clear(x, y):
            link(R.choice(S), "s", (x, y, 0), R.uniform(0, 6.28), R.uniform(0.6, 1.5))
    for q in range(120):
        t = 6.283 * q / 120
        if abs(math.cos(t)) < 0.12 or abs(math.sin(t)) < 0.08:
            continue
        link(
            S[q % 3],
            "s",
            (39.6 * math.cos(t) * (1 + R.uniform(-0.02, 0.04)), -38 + 42.6 * math.sin(t), 0),
            R.uniform(0, 6),
            R.uniform(0.7, 1.2),
        )
    for s in (-1, 1):
        for q in range(60):
            link(
                S[q % 3],
                "s",
                (s * 29 + R.uniform(-2, 2), R.uniform(2.5, 39.5), 0.5),
                R.uniform(0, 6),
                R.uniform(0.4, 0.7),
            )
    if hero:
        for q in range(300):
            x = R.uniform(-300, 300)
            link(R.choice(S), "s", (x, -149.5 + R.uniform(-0.6, 1.5), 0.1), R.uniform(0, 6.28), R.uniform(0.6, 1.2))
        for x in range(-420, 421, 11):
            if abs(x) > 26:
                put(x + R.uniform(-2, 2), -150.6, R.choice([0, 4, 1]), R.uniform(0.7, 0.95))
    for _ in range({"layout": 0, "aerial": 2600}.get(view, 900)):
        a = R.uniform(0, 6.28)
        rad = R.uniform(230, 900)
        x, y = rad * math.cos(a), rad * math.sin(a)
        if (hero and y < 150) or y < -126:
            continue
        put(x, y, R.choice([0, 1, 4]), R.uniform(0.9, 1.5))
    if view == "layout":
        for _ in range(260):
            x, y = R.uniform(-420, 420), R.uniform(-340, 380)
            if abs(x) < 222 and -160 < y < 152:
                continue
            put(x, y, R.choice([0, 1, 1]), R.uniform(0.6, 0.9))
    if view in ("garden", "community"):
        meadow(view, Lg, R, g)
    people(view)
    light_camera(view)


def limb(b, rings, material, n=12):
    """A body part through rings of (x, y, z, half width, half depth); `material` may tell one by angle and ring."""
    pick = material if callable(material) else (lambda angle, k: material)
    for k in range(len(rings) - 1):
        for i in range(n):
            quad = []
            for ring, j in ((k, i), (k, i + 1), (k + 1, i + 1), (k + 1, i)):
                x, y, z, rx, ry = rings[ring]
                t = 2 * math.pi * j / n
                quad.append((x + rx * math.cos(t), y + ry * math.sin(t), z))
            b.quad(*quad, pick(2 * math.pi * (i + 0.5) / n, k))


COAT, TROUSERS, SKIN, HAIR = range(4)


def figures():
    """Strollers for scale, seen from afar: people in coats, facing -y, one foot before the other."""
    out = []
    for coat, legs, h, long in (
        ((0.05, 0.06, 0.08), (0.03, 0.03, 0.035), 1.76, False),
        ((0.30, 0.235, 0.16), (0.05, 0.05, 0.06), 1.66, True),
        ((0.07, 0.12, 0.105), (0.06, 0.05, 0.05), 1.72, False),
        ((0.38, 0.345, 0.30), (0.04, 0.04, 0.05), 1.63, True),
        ((0.36, 0.13, 0.07), (0.05, 0.05, 0.07), 1.18, False),
    ):
        b = MB()
        k = h / 1.75
        at = lambda *rings: [tuple(v * k for v in ring) for ring in rings]
        for sx, sy in ((-1, -1), (1, 1)):
            leg = ((sx * 0.085, sy * 0.17, 0.07, 0.042, 0.05), (sx * 0.085, sy * 0.09, 0.48, 0.058, 0.062))
            limb(b, at(*leg, (sx * 0.08, 0, 0.92, 0.085, 0.095)), TROUSERS)
            toe = sy * 0.17 - 0.05
            limb(b, at((sx * 0.085, toe, 0, 0.05, 0.11), (sx * 0.085, toe, 0.08, 0.04, 0.08)), TROUSERS)
            arm = ((sx * 0.185, 0, 1.41, 0.055, 0.06), (sx * 0.235, -sy * 0.01, 1.28, 0.055, 0.06))
            hand = ((sx * 0.245, -sy * 0.05, 0.88, 0.038, 0.04), (sx * 0.245, -sy * 0.055, 0.80, 0.03, 0.032))
            limb(b, at(*arm, (sx * 0.25, sy * 0.02, 1.08, 0.046, 0.05), *hand), COAT)
        hem = (0, 0, 0.52, 0.185, 0.14) if long else (0, 0, 0.80, 0.165, 0.125)
        trunk = (
            (0, 0, 1.03, 0.15, 0.11),
            (0, 0, 1.26, 0.185, 0.125),
            (0, 0, 1.39, 0.19, 0.10),
            (0, 0, 1.46, 0.10, 0.075),
        )
        limb(b, at(hem, *trunk, (0, 0, 1.50, 0.06, 0.06)), COAT)
        head = (
            (0, 0, 1.48, 0.05, 0.055),
            (0, 0, 1.54, 0.058, 0.065),
            (0, 0, 1.59, 0.075, 0.09),
            (0, 0, 1.66, 0.08, 0.10),
        )
        face = lambda angle, ring: SKIN if ring == 0 or (ring < 3 and math.sin(angle) < -0.3) else HAIR
        limb(b, at(*head, (0, 0, 1.715, 0.066, 0.082), (0, 0, 1.75, 0.02, 0.025)), face)
        cloth = [mat("coat", coat, 0.9), mat("legs", legs, 0.9)]
        out.append(
            b.mesh(
                "person",
                [*cloth, mat("skin", (0.42, 0.27, 0.20), 0.7), mat("hair", (0.025, 0.02, 0.018), 0.6)],
                smooth=True,
            )
        )
    return out


# where people walk or stand: x, y, z, heading, figure
QUAY = [
    (112, -152.4, 0),
    (113, -151.7, 1),
    (88, -153.2, 2),
    (61, -152, 3),
    (60.2, -152.5, 0),
    (59.2, -151.8, 4),
    (34, -153, 1),
    (6, -152.2, 0),
    (4.8, -152.7, 3),
    (-30, -153, 2),
    (-31, -152.5, 1),
    (-66, -152.2, 0),
    (-98, -152.6, 3),
    (126, -153.4, 0),
    (-10, -152.8, 2),
]


def people(view):
    P = figures()
    R = random.Random(4)
    spots = {
        "hero": [(x, y, 0.03, 90 if i % 3 else -90, k) for i, (x, y, k) in enumerate(QUAY)],
        "garden": [
            (-0.9, -52, 0.05, 180, 0),
            (0.0, -51.4, 0.05, 176, 1),
            (-0.4, -52.2, 0.05, 182, 4),
            (1.3, -30, 0.05, 0, 2),
            (-1.0, -16, 0.05, 0, 3),
            (-0.2, -15.6, 0.05, 0, 0),
            (14, -38, 0.05, 70, 1),
            (13.2, -37.4, 0.05, 70, 2),
        ],
        "community": [
            (-8, 42.6, 0.06, 40, 0),
            (-7.1, 43, 0.06, 30, 1),
            (9, 43.8, 0.06, 120, 3),
            (3, 46.5, 0.45, 180, 2),
            (15, 44.5, 0.45, 200, 0),
            (15.8, 44.8, 0.45, 160, 1),
            (-18, 45.4, 0.45, 90, 3),
            (7, 57, 0.5, 30, 2),
            (-3, 60, 0.5, 200, 1),
            (13, 58, 0.5, 100, 0),
            (-15, 58.5, 0.5, 10, 2),
            (0, 57, 6.1, 180, 0),
            (10, 57.5, 6.1, 150, 1),
        ],
        "aerial": [],
    }
    for x, y, z, a, k in spots.get("hero" if view.startswith("hero") else view, []):
        link(P[k], "p", (x, y, z), math.radians(a) + R.uniform(-0.15, 0.15))


def meadow(view, Lg, R, g):
    """Grass tufts and flowers where the camera is near the ground."""
    b = MB()
    for q in range(46):
        a = R.uniform(0, 6.283)
        r = R.uniform(0, 0.16)
        x, y = r * math.cos(a), r * math.sin(a)
        h = R.uniform(0.05, 0.13)
        w = 0.006
        t = R.uniform(0, 6.28)
        dx, dy = math.cos(t) * w, math.sin(t) * w
        lx, ly = R.gauss(0, 0.03), R.gauss(0, 0.03)
        b.quad(
            (x - dx, y - dy, 0),
            (x + dx, y + dy, 0),
            (x + lx + dx * 0.3, y + ly + dy * 0.3, h),
            (x + lx - dx * 0.3, y + ly - dy * 0.3, h),
            0,
        )
    me = b.mesh("tuft", [Lg[1]])
    f = MB()
    for q in range(34):
        a = R.uniform(0, 6.283)
        r = R.uniform(0, 0.45)
        x, y, z = r * math.cos(a), r * math.sin(a), R.uniform(0.10, 0.34)
        for k in range(5):
            t = k * 1.257
            f.quad(
                (x, y, z),
                (x + 0.012 * math.cos(t - 0.6), y + 0.012 * math.sin(t - 0.6), z + 0.012),
                (x + 0.021 * math.cos(t), y + 0.021 * math.sin(t), z + 0.016),
                (x + 0.012 * math.cos(t + 0.6), y + 0.012 * math.sin(t + 0.6), z + 0.012),
                0,
            )
        f.quad((x - 0.003, y, 0), (x + 0.003, y, 0), (x + 0.003, y, z), (x - 0.003, y, z), 1)
    fl = f.mesh("flower", [mat("petal", (0.85, 0.66, 0.40), 0.8), Lg[0]])
    cam = CAMS[view][0]
    n = 0
    while n < 9000:
        r = 26 * R.random() ** 0.75
        a = R.uniform(0, 6.283)
        x, y = cam[0] + r * math.cos(a), cam[1] + r * math.sin(a)
        n += 1
        if on_lawn(x, y):
            link(me, "g", (x, y, 0.03), a, R.uniform(0.7, 1.5))
        if n % 30 == 0 and on_lawn(x, y):
            link(fl, "fl", (x, y, 0.03), a, R.uniform(0.7, 1.3))


def on_lawn(x, y):
    e = lambda a, b: (x / a) ** 2 + ((y + 38) / b) ** 2
    if abs(x) < 2.6 and -72 < y < -4:
        return False
    if e(9.4, 9.4) < 1:
        return False
    if abs(x) < 31 and abs(y + 38) < 2:
        return False
    if e(28.3, 30.8) < 1:
        return True
    return e(35.6, 38.6) > 1 and not (abs(x) < 8.3 and y < -72) and not (abs(x) < 34.3 and y > -2.5)


CAMS = {
    "hero": ((142, -240, 5), (-16, 0, 5), 22.5, 0.2),
    "hero-portrait": ((142, -250, 5), (66, 0, 5), 27.5, 0.30),
    "aerial": ((-262, -372, 104), (6, 0, 44), 31, 0.03),
    "garden": ((-1.5, -69.5, 1.55), (1.4, 0, 5.2), 26, 0.09),
    "community": ((-11, 13.8, 1.35), (2.5, 60, 4.6), 21.5, 0.07),
}


def light_camera(view):
    if view in ("hero", "hero-portrait"):
        dusk_sky(
            sun_az_deg=-62,
            strength=0.9,
            clouds=0.62,
            zen=(0.010, 0.045, 0.115),
            mid=(0.065, 0.16, 0.30),
            low=(1.25, 0.56, 0.24),
            glow=(1.75, 0.64, 0.20),
            cloud=((0.17, 0.19, 0.27), (1.5, 0.58, 0.30)),
        )
        sun(206, 9, 2.5, (1, 0.52, 0.25), 1.5)
    elif view == "aerial":
        dusk_sky(
            sun_az_deg=-56,
            strength=0.9,
            clouds=0.55,
            zen=(0.015, 0.06, 0.14),
            mid=(0.085, 0.18, 0.31),
            low=(1.2, 0.64, 0.32),
            glow=(1.6, 0.70, 0.25),
            cloud=((0.24, 0.25, 0.32), (1.3, 0.66, 0.38)),
        )
        sun(236, 12, 5.4, (1, 0.55, 0.27), 1.2)
    elif view == "garden":
        dusk_sky(
            sun_az_deg=-50,
            strength=0.95,
            clouds=0.7,
            zen=(0.05, 0.14, 0.28),
            mid=(0.28, 0.38, 0.50),
            low=(1.15, 0.66, 0.36),
            glow=(1.7, 0.85, 0.36),
        )
        sun(248, 11, 6.5, (1, 0.55, 0.26), 1.0)
    elif view == "community":
        dusk_sky(
            sun_az_deg=-30,
            strength=0.62,
            clouds=0.6,
            zen=(0.018, 0.065, 0.18),
            mid=(0.10, 0.21, 0.42),
            low=(1.0, 0.50, 0.30),
            glow=(1.3, 0.55, 0.24),
            cloud=((0.18, 0.19, 0.30), (1.2, 0.55, 0.32)),
        )
    else:
        dusk_sky(
            strength=1.15,
            clouds=0,
            zen=(0.38, 0.48, 0.62),
            mid=(0.55, 0.60, 0.66),
            low=(0.85, 0.80, 0.73),
            glow=(0.9, 0.8, 0.7),
        )
        sun(222, 46, 3.4, (1, 0.93, 0.82), 2)
    if view == "layout":
        camera((-84, -352, 560), (-4, 0, 22), 50, ortho=486)
    else:
        loc, tgt, lens, sh = CAMS[view]
        camera(loc, tgt, lens, shift_y=sh)


def finish(view):
    """Post effects: (mist range, colour, amount), exposure, look."""
    return {
        "hero": (((250, 1600), (1.0, 0.62, 0.42), 0.72), 0.42, "Medium High Contrast"),
        "hero-portrait": (((250, 1600), (1.0, 0.62, 0.42), 0.72), 0.42, "Medium High Contrast"),
        "aerial": (((420, 2600), (1.0, 0.60, 0.40), 0.46), 0.30, "Medium High Contrast"),
        "garden": (((40, 900), (1.0, 0.70, 0.48), 0.45), 0.5, "Medium High Contrast"),
        "community": (((60, 900), (0.34, 0.30, 0.36), 0.30), 1.1, "Medium High Contrast"),
        "layout": ((None, None, 0), 0.62, "Medium Contrast"),
    }[view]


def anchors():
    """Roof centre and entrance of each tower and other places, as fractions of the picture (origin at the upper left)."""
    from bpy_extras.object_utils import world_to_camera_view as w2c

    s = bpy.context.scene

    def f(p):
        v = w2c(s, s.camera, Vector(p))
        return {"x": round(v.x, 4), "y": round(1 - v.y, 4)}

    bpy.context.view_layer.update()
    tw = []
    for n, x, y, r, u, fl in TW:
        a = math.radians(r)
        e = (x + D / 2 * math.sin(a) * 1.2, y - D / 2 * math.cos(a) * 1.2)
        tw.append(
            {
                "tower": n,
                "floors": fl,
                "unitsPerFloor": u,
                "roof": f((x, y, BASE + fl * FH + 5)),
                "entrance": f((e[0], e[1], 1.5)),
            }
        )
    return {
        "towers": tw,
        "communityCentre": f((PAV[0], PAV[1], 10)),
        "mirrorPond": f((0, 28, 0.2)),
        "centralPlaza": f((0, -38, 0)),
        "playgrounds": [f((p[0], p[1], 1)) for p in PLAY],
        "sportsCourt": f((*COURT, 0)),
        "mainGate": f((0, -125, 8)),
        "parkingEntrances": [f((p[0], p[1] - 2, 2)) for p in RAMPS],
    }
