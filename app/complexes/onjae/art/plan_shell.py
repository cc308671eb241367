"""The shell of a flat from its plan in ../plans: walls as thick as the drawing has them, doors, windows, skirting.
In metres: x = 0 is the axis of the living room's left wall, y = 0 the inner face of its window wall, y grows inwards.
"""

import json, os

PLANS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "plans")
# As packages/floor-plan/src/walls.ts draws them.
THICKNESS = {"facade": 0.3, "party": 0.2, "shear": 0.2, "partition": 0.12}
TURN = {"top": 0, "left": 90, "right": -90, "bottom": 180}
SILL, HEAD = 0.9, 2.1


def within(polygon, x, y):
    inside = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


class Shell:
    def __init__(s, key):
        with open(os.path.join(PLANS, key + ".json"), encoding="utf-8") as file:
            s.plan = json.load(file)
        living = [p for _, polygon in s._spaces(only="living") for p in polygon]
        s.x0, s.y0 = min(x for x, _ in living), max(y for _, y in living)
        s.spaces = [(key, [s.point(p) for p in polygon]) for key, polygon in s._spaces()]
        s.doors = [dict(d, ends=s._ends(d)) for d in s.plan["doors"]]
        s.windows = [dict(w, ends=s._ends(w)) for w in s.plan["windows"]]
        s.overrides = [(w["kind"], s._ends(w)) for w in s.plan["walls"]]

    def _spaces(s, only=None):
        """Rooms, with the balconies that join them."""
        areas = [(r["key"], r["polygon"]) for r in s.plan["rooms"]]
        areas += [(b.get("joins", b["key"]), b["polygon"]) for b in s.plan["balconies"]]
        return [a for a in areas if only in (None, a[0])]

    def point(s, p):
        return ((p[0] - s.x0) / 1000, (s.y0 - p[1]) / 1000)

    def _ends(s, item):
        a, b = s.point(item["from"]), s.point(item["to"])
        axis = 0 if a[0] == b[0] else 1
        return axis, a[axis], *sorted((a[1 - axis], b[1 - axis]))

    def items(s, kind, room):
        """Things of the plan: middle, turn for the kit (whose fronts look at -y), width along the back, depth."""
        found = []
        for item in s.plan["fixtures"] + s.plan["furniture"]:
            if item["kind"] != kind or item["room"] != room or item.get("in") == "basic":
                continue
            x, y = s.point((item["at"][0] + item["size"][0] / 2, item["at"][1] + item["size"][1] / 2))
            w, d = (v / 1000 for v in item["size"])
            found.append((x, y, TURN[item["back"]], *((w, d) if item["back"] in ("top", "bottom") else (d, w))))
        return found

    def pieces(s):
        """Pieces of wall: axis across, from, to, faces below and above, the opening in it; each as long as it goes on."""
        whole = []
        for piece in s._cuts():
            last = whole[-1] if whole else None
            if last and last[0] == piece[0] and last[2] == piece[1] and last[3:] == piece[3:]:
                whole[-1] = (*last[:2], *piece[2:])
            else:
                whole.append(piece)
        return whole

    def _cuts(s):
        at = lambda x, y: next((key for key, polygon in s.spaces if within(polygon, x, y)), None)
        openings = [("door", d) for d in s.doors] + [("window", w) for w in s.windows]
        for axis in (0, 1):
            lines = sorted({p[axis] for _, polygon in s.spaces for p in polygon})
            cuts = {p[1 - axis] for _, polygon in s.spaces for p in polygon}
            cuts = sorted(cuts | {e for _, o in openings for e in o["ends"][2:] if o["ends"][0] == axis})
            for line in lines:
                for a, b in zip(cuts, cuts[1:]):
                    m = (a + b) / 2
                    low, high = (at(*((line + d, m) if axis == 0 else (m, line + d))) for d in (-0.02, 0.02))
                    if low == high:
                        continue
                    on = lambda ends: ends[:2] == (axis, line) and ends[2] <= m <= ends[3]
                    kind = next(
                        (k for k, ends in s.overrides if on(ends)), "facade" if None in (low, high) else "partition"
                    )
                    t = THICKNESS[kind]
                    faces = (
                        (line, line + t)
                        if high is None
                        else (line - t, line) if low is None else (line - t / 2, line + t / 2)
                    )
                    yield axis, a, b, faces, next(((k, o) for k, o in openings if on(o["ends"])), None)

    def _solids(s, top, full):
        """Boxes in plan (x0, x1, y0, y1) of each layer of heights."""
        layers = [(-0.05, SILL), (SILL, HEAD), (HEAD, top)]
        solid = [[], [], []]
        pieces = s.pieces()
        holes = [(p[0], p[3], v) for p in pieces if p[4] for v in p[1:3]]
        for axis, a, b, faces, opening in pieces:
            filled = [True] * 3
            if opening:
                kind, o = opening
                if kind == "window":
                    filled = [False] * 3 if o in full else [True, False, True]
                else:
                    filled = [False, False, o["kind"] != "open"]
            # A wall reaches into the one that it meets, never into an opening beside it.
            reach = lambda v: 0 if opening or any(h[0] == axis and h[1] == faces and h[2] == v for h in holes) else 0.06
            along = (a - reach(a), b + reach(b))
            box = (*faces, *along) if axis == 0 else (*along, *faces)
            for layer, f in zip(solid, filled):
                if f:
                    layer.append(box)
        return layers, solid

    def walls(s, K, top, full):
        """One skin over all walls, so that no two faces share a plane; a skirting along what stands on the floor."""
        layers, solid = s._solids(top, full)
        xs = sorted({round(v, 4) for boxes in solid for box in boxes for v in box[:2]})
        ys = sorted({round(v, 4) for boxes in solid for box in boxes for v in box[2:]})
        grid = [
            [
                [
                    any(c[0] < (x0 + x1) / 2 < c[1] and c[2] < (y0 + y1) / 2 < c[3] for c in boxes)
                    for y0, y1 in zip(ys, ys[1:])
                ]
                for x0, x1 in zip(xs, xs[1:])
            ]
            for boxes in solid
        ]
        nx, ny = len(xs) - 1, len(ys) - 1
        cell = lambda l, i, j: 0 <= i < nx and 0 <= j < ny and 0 <= l < 3 and grid[l][i][j]
        for l, (z0, z1) in enumerate(layers):
            for axis, n, m, across, along in ((0, nx, ny, xs, ys), (1, ny, nx, ys, xs)):
                for i in range(n + 1):
                    run = None
                    for j in range(m + 1):
                        here, there = ((i - 1, j), (i, j)) if axis == 0 else ((j, i - 1), (j, i))
                        side = 0 if j == m else int(cell(l, *here)) - int(cell(l, *there))
                        if run and run[0] != side:
                            s._face(K, axis, across[i], run[1], along[j], z0, z1, run[0], l == 0)
                            run = None
                        if side and not run:
                            run = (side, along[j])
            for i in range(nx):
                for j in range(ny):
                    if cell(l, i, j) and l and not cell(l - 1, i, j):
                        K.poly(
                            [(xs[a], ys[b], z0) for a, b in ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))], "wall"
                        )
                    if cell(l, i, j) and l < 2 and not cell(l + 1, i, j):
                        K.poly(
                            [(xs[a], ys[b], z1) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))], "wall"
                        )

    def _face(s, K, axis, at, a, b, z0, z1, side, foot):
        p = lambda v, z: (at, v, z) if axis == 0 else (v, at, z)
        quad = [p(a, z0), p(b, z0), p(b, z1), p(a, z1)]
        K.poly(quad if (side > 0) == (axis == 0) else quad[::-1], "wall")
        if foot and b - a > 0.25:
            lo, hi = sorted((at, at + side * 0.012))
            K.box(*((lo, hi, a, b) if axis == 0 else (a, b, lo, hi)), 0, 0.07 + axis * 0.0006, "trim")

    def leaves(s, K, material, open_=()):
        """Closed doors with their casings; `open_` names pairs of ends that stay open."""
        for axis, a, b, (low, high), opening in s.pieces():
            if not opening or opening[0] != "door" or opening[1]["kind"] == "open":
                continue
            door = opening[1]
            box = lambda l0, l1, c0, c1, z0, z1, k: K.box(
                *((c0, c1, l0, l1) if axis == 0 else (l0, l1, c0, c1)), z0, z1, k
            )
            for face, out in ((low, -1), (high, 1)):
                c = sorted((face - out * 0.01, face + out * 0.014))
                box(a - 0.055, a + 0.004, *c, 0, HEAD + 0.055, "trim")
                box(b - 0.004, b + 0.055, *c, 0, HEAD + 0.055, "trim")
                box(a + 0.004, b - 0.004, *c, HEAD - 0.004, HEAD + 0.055, "trim")
            if (door["from"], door["to"]) in open_:
                continue
            box(a + 0.001, b - 0.001, low + 0.03, high - 0.03, 0.004, HEAD - 0.001, material)
            slides = door["kind"] in ("sliding", "pocket")
            hinged_low = s.point(door[door.get("hinge", "from")])[1 - axis] == a
            end = b if hinged_low else a
            inward = -1 if hinged_low else 1
            for face, out in ((low, -1), (high, 1)):
                c = sorted((face - out * 0.03, face - out * (0.026 if slides else -0.02)))
                l = sorted((end + inward * 0.06, end + inward * (0.075 if slides else 0.18)))
                box(*l, *c, 0.95 if slides else 0.99, 1.2 if slides else 1.01, "brass")
