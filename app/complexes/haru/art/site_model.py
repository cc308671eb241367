"""The complex as a model of paper and card: five towers around a yard, in the light of a morning."""
import json, math, os
from paper import *

FLOOR = 2.9
DEPTH = 11.5
BASE = 1.2
WIDTHS = {"59A": 9.0, "59B": 7.8, "74A": 11.9, "84A": 10.7}
# number, x, y, turn in degrees, floors, lines: as supply.json
TOWERS = [
    (101, -53, 27, 9, 22, ("84A", "74A", "74A", "84A")),
    (102, 1, 43, 0, 22, ("84A", "74A", "74A", "84A")),
    (103, 51, 28, -9, 20, ("59A", "59B", "59B", "59A")),
    (104, -55, -24, 16, 20, ("59A", "84A", "84A", "59A")),
    (105, 55, -23, -16, 19, ("59A", "74A", "74A", "59A")),
]
YARD = (0, 2, 27, 19)
HALL = (-19, -36, 8.5)


def storey(lines, seed):
    """One storey: slab, walls, windows by line, fins between them, and here and there a coral blind."""
    R = chance(seed)
    width = sum(WIDTHS[line] for line in lines)
    half, deep = width / 2, DEPTH / 2
    glass = ("#8fb0c9", 0.12)
    parts = [(-half - 0.25, -deep - 1.1, 0, half + 0.25, deep + 0.25, 0.3, WHITE)]
    parts.append((-half, -deep, 0.3, half, deep, FLOOR, MIST))
    x = -half
    for line in lines:
        w = WIDTHS[line]
        bays = 3 if line.startswith("59") else 4
        step = w / bays
        for bay in range(bays):
            a, b = x + bay * step + 0.3, x + (bay + 1) * step - 0.3
            parts.append((a, -deep - 0.06, 0.5, b, -deep + 0.2, 2.6, glass))
            if R.random() < 0.12:
                parts.append((a, -deep - 0.12, R.choice((1.2, 1.7)), b, -deep, 2.6, CORAL if R.random() < 0.5 else PEACH))
        parts.append((x + 0.4, -deep - 1.05, 0.3, x + w - 0.4, -deep - 0.98, 1.15, BLUE))
        for a in (x + w * 0.2, x + w * 0.62):
            parts.append((a, deep - 0.1, 0.9, a + w * 0.17, deep + 0.06, 2.3, glass))
        x += w
        if x < half - 0.1:
            parts.append((x - 0.18, -deep - 1.1, 0.3, x + 0.18, deep + 0.3, FLOOR, WHITE))
    for side in (-1, 1):
        parts.append((side * half - 0.25, -deep - 1.1, 0.3, side * half + 0.25, deep + 0.25, FLOOR, WHITE))
        parts.append((side * (half + 0.05) - 0.24, -1.4, 0.8, side * (half + 0.05) + 0.24, 1.4, 2.3, glass))
    return mesh("storey", parts)


def tower(number, x, y, turn, floors, lines):
    angle = math.radians(turn)
    width = sum(WIDTHS[line] for line in lines)
    half, deep = width / 2, DEPTH / 2
    sheets = [storey(lines, number * 10 + k) for k in range(4)]
    R = chance(number)
    base = [(-half + 1, -deep + 1, 0, half - 1, deep - 1, BASE, BLUE)]
    base += [(px - 0.5, py - 0.5, 0, px + 0.5, py + 0.5, BASE, WHITE) for px in (-half + 0.6, -half / 2, half / 2, half - 0.6) for py in (-deep, deep - 0.5)]
    base.append((-3.2, -deep - 3.6, 3, 3.2, -deep + 1, 3.4, CORAL))
    put(mesh("base", base), (x, y, 0.3), angle)
    for floor in range(floors):
        put(R.choice(sheets), (x, y, 0.3 + BASE + floor * FLOOR), angle)
    top = BASE + floors * FLOOR
    roof = [(-half - 0.4, -deep - 1.3, 0, half + 0.4, deep + 0.4, 0.6, WHITE)]
    roof += [(-half - 0.4, -deep - 1.3, 0.6, half + 0.4, -deep - 1, 1.5, WHITE), (-half - 0.4, deep + 0.1, 0.6, half + 0.4, deep + 0.4, 1.5, WHITE)]
    roof += [(s * half - 0.4, -deep - 1, 0.6, s * half + 0.4, deep + 0.1, 1.5, WHITE) for s in (-1, 1)]
    roof += [(-half * 0.5 - 3, -2.5, 0.6, -half * 0.5 + 3, 3.5, 4.2, BLUE), (half * 0.5 - 3, -2.5, 0.6, half * 0.5 + 3, 3.5, 4.2, BLUE)]
    roof += [(-half * 0.5 - 3.2, -2.8, 4.2, half * 0.5 + 3.2, 3.8, 4.8, CORAL)]
    put(mesh("roof", roof), (x, y, 0.3 + top), angle)


def hills():
    for k, (y, height, colour) in enumerate(((150, 26, "#c4d3df"), (190, 44, "#d2dee8"), (240, 66, "#dfe8ef"))):
        outline = [(-420, -2)]
        for step in range(0, 85):
            t = -420 + step * 10
            outline.append((t, height * (0.62 + 0.24 * math.sin(t / 61 + k * 1.9) + 0.14 * math.sin(t / 23 + k))))
        outline.append((420, -2))
        made = prism(outline, 0, 3, colour)
        made.rotation_euler = (math.pi / 2, 0, 0)
        made.location = (0, y, 0)


def inside(px, py, margin):
    for _, x, y, turn, _, lines in TOWERS:
        a = math.radians(-turn)
        dx, dy = px - x, py - y
        u, v = dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a)
        if abs(u) < sum(WIDTHS[line] for line in lines) / 2 + margin and abs(v) < DEPTH / 2 + margin + 1:
            return True
    return False


def grounds(board):
    put(mesh("table", [(-2500, -2500, -6, 2500, 2500, -3, "#e6edf3")]))
    put(mesh("board", [(-92, -70, -3, 92, 72, 0, WHITE)]), bevel=0.6)
    put(mesh("street", [(-92, -69, 0, 92, -58, 0.06, "#ccd6df")] + [(x, -63.7, 0.06, x + 4, -63.3, 0.09, WHITE) for x in range(-90, 90, 9)]))
    put(mesh("lawn", [(-84, -55, 0, 84, 66, 0.3, SAGE)]), bevel=0.2)
    cx, cy, rx, ry = YARD
    band(cx, cy, rx, ry, 4.2, 0.3, 0.42, SAND)
    band(cx, cy, rx + 1.5, ry + 1.5, 0.9, 0.42, 0.47, CORAL)
    prism(ring(cx, cy, rx, ry), 0.3, 0.5, "#c9dac1")
    paths = [(-3, -55, 0.3, 3, -17, 0.4, SAND), (-2, 20, 0.3, 2, 37, 0.4, SAND), (-84, -2, 0.3, -30, 1.5, 0.4, SAND), (30, -2, 0.3, 84, 1.5, 0.4, SAND), (-84, -48, 0.3, 84, -45.5, 0.38, SAND), (-84, 60, 0.3, 84, 62, 0.4, SAND)]
    put(mesh("paths", paths))
    prism(ring(13, 7, 8, 5), 0.5, 0.56, WATER)
    for x, y, r, colour in ((-14, -3, 5, PEACH), (-10, 2.5, 3, CORAL), (-17, 4, 2.2, BLUE)):
        prism(ring(x, y, r, r, 48), 0.5, 0.6, colour)
    play = [(-15, -4, 0.6, -13, -2, 2.6, CORAL), (-12.4, -5, 0.6, -12.1, -1, 2, WHITE), (-17, -5, 0.6, -15.6, -4, 1.2, BLUE)]
    put(mesh("play", play))
    hx, hy, r = HALL
    band(hx, hy, r - 5, r - 5, 5, 0.3, 4.2, ("#a9c4d8"))
    band(hx, hy, r - 5.6, r - 5.6, 6.4, 4.2, 4.9, WHITE)
    band(hx, hy, r - 0.3, r - 0.3, 0.34, 0.3, 0.9, CORAL)
    for k in range(24):
        a = 2 * math.pi * k / 24
        put(mesh("fin", [(-0.12, -0.3, 0, 0.12, 0.3, 3.9, WHITE)]), (hx + (r + 0.15) * math.cos(a), hy + (r + 0.15) * math.sin(a), 0.3), a + math.pi / 2)
    gate = [(-8, -55.6, 0.3, -6.6, -54, 6, WHITE), (6.6, -55.6, 0.3, 8, -54, 6, WHITE), (-9, -56, 6, 9, -53.6, 6.8, CORAL)]
    put(mesh("gate", gate))
    ramps = [(-40, -57, 0.3, -32, -49.5, 0.5, INK), (-41, -57, 0.3, -40, -49, 3.2, WHITE), (-32, -57, 0.3, -31, -49, 3.2, WHITE), (-41, -52, 3.2, -31, -48.6, 3.7, BLUE)]
    put(mesh("ramp", ramps))
    put(mesh("ramp", [(-x1, y0, z0, -x0, y1, z1, c) for x0, y0, z0, x1, y1, z1, c in ramps]))


def greens(shot):
    trees = [ball(MOSS, 2.0, 2.1), ball("#a8c3a0", 1.8, 1.8), ball(SAGE, 1.6, 1.5), ball("#7fa38a", 2.6, 2.4)]
    blossom = ball("#ffb9a6", 1.8, 1.7)
    R = chance(7)
    cx, cy, rx, ry = YARD

    def free(x, y):
        e = ((x - cx) / (rx + 6)) ** 2 + ((y - cy) / (ry + 6)) ** 2
        if e < 1 or inside(x, y, 3.2) or math.hypot(x - HALL[0], y - HALL[1]) < 13:
            return False
        return not (abs(x) < 5 and y < 40 and not 18 < e) and not (abs(y) < 4 and abs(x) > 28) and not (-50 < y < -43) and not (58 < y < 64) and not (30 < abs(x) < 43 and y < -46)

    for _ in range(520):
        x, y = R.uniform(-82, 82), R.uniform(-53, 64)
        if free(x, y) and not (shot == "hall" and y < -40 and -14 < x < 14):
            put(R.choice(trees), (x, y, 0.3), R.uniform(0, 6), R.uniform(0.75, 1.2))
    for k in range(40):
        a = 2 * math.pi * k / 40
        x, y = cx + (rx + 7.2) * math.cos(a), cy + (ry + 7.2) * math.sin(a)
        if abs(x) > 5 and abs(y) > 4 and not inside(x, y, 2):
            put(blossom if k % 4 == 0 else trees[k % 3], (x, y, 0.3), a, R.uniform(0.8, 1.05))
    for x, y, s in ((4, 14, 1.3), (-3, -8, 1.1), (19, -3, 1.2), (-20, 10, 1.2), (8, -9, 1)):
        put(blossom if s > 1.15 else trees[0], (x, y, 0.5), 0, s)
    for x in range(-88, 90, 8):
        if abs(x) > 12 and not 28 < abs(x) < 44:
            put(trees[2], (x, -56.6, 0), 0, 0.9)
    for x in range(-12, 13, 24):
        for y in range(-52, -46, 3):
            put(trees[1], (x / 1.6, y, 0.3), 0, 0.8)


def people():
    kinds = [person(CORAL), person(DEEP), person("#f4f1ec", 1.62), person(INK), person("#e8a13c", 1.15)]
    R = chance(11)
    spots = [(0.6, -50, 0), (-0.8, -49, 4), (-1, -24, 1), (0.2, -23.4, 4), (1.6, -40, 3), (-6, -1, 4), (-8, 0.6, 4), (-9.5, -2.6, 2), (6, 3, 0), (7, 2.2, 1), (21, 12, 2), (-28.6, 6, 3), (29.3, -3, 0), (12, -17.8, 1), (13, -17.3, 0), (-12, -18.4, 2), (1, 28, 3), (0, 26.5, 4), (-40, 0, 1), (44, -0.6, 3), (-60, -46.6, 0), (52, -47, 2)]
    for x, y, k in spots:
        put(kinds[k], (x, y, 0.5), R.uniform(0, 6), 1.05)


SHOTS = {
    # name: width, height, samples, camera, exposure
    "hero": (1920, 1080, 18, dict(at=(118, -186, 56), target=(2, 4, 24), lens=40), 0.0),
    "hero-portrait": (1080, 1440, 16, dict(at=(96, -196, 54), target=(8, 4, 28), lens=44), 0.0),
    "layout": (1920, 1200, 16, dict(at=(0, -300, 420), target=(0, 3, 23), width=248), 0.0),
    "aerial": (1600, 900, 16, dict(at=(-190, -230, 190), target=(0, 2, 17), width=206), 0.0),
    "yard": (1600, 900, 56, dict(at=(10, -26, 11), target=(-3, 5, 1), lens=24, shift=0.02), 0.15),
    "street": (1600, 900, 56, dict(at=(1.2, -49, 2.4), target=(0.5, 0, 8), lens=23, shift=0.08), 0.15),
    "hall": (1600, 900, 56, dict(at=(-6, -50, 7), target=(-20, -35, 2.5), lens=21, shift=0.04), 0.1),
}


def build(shot):
    grounds(shot)
    for number, x, y, turn, floors, lines in TOWERS:
        tower(number, x, y, turn, floors, lines)
    greens(shot)
    people()
    if shot not in ("layout", "aerial"):
        hills()
    if shot == "layout":
        sky("#dfe8f0", "#dfe8f0", "#dfe8f0", 0.75)
        sun(128, 46, 2.1)
    else:
        sky("#bcd2e4", "#e7eef4", "#ffe2d4", 0.52)
        sun(136, 29, 2.7)


def anchors():
    """Roofs of the towers on the picture of the layout, as shares of its size from the upper left."""
    from bpy_extras.object_utils import world_to_camera_view

    bpy.context.view_layer.update()
    scene = bpy.context.scene
    found = {}
    for number, x, y, _, floors, _ in TOWERS:
        seen = world_to_camera_view(scene, scene.camera, Vector((x, y, BASE + floors * FLOOR + 5)))
        found[number] = {"x": round(seen.x, 4), "y": round(1 - seen.y, 4)}
    for name, (x, y, z) in {"hall": (HALL[0], HALL[1], 5), "yard": (0, 2, 0.5), "play": (-14, -2, 1), "pond": (13, 7, 0.5), "gate": (0, -55, 7), "ramp-w": (-36, -52, 3), "ramp-e": (36, -52, 3)}.items():
        seen = world_to_camera_view(scene, scene.camera, Vector((x, y, z)))
        found[name] = {"x": round(seen.x, 4), "y": round(1 - seen.y, 4)}
    return json.dumps(found)
