"""A flat as a model without a roof, from the file of its plan: what stands on the drawing stands here."""
import json, math, os
from paper import *

PLANS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "plans")
FLOORS = {"bathroom": "#dbe6ee", "entrance": "#d9d4cc", "utility": "#dfe5ea", "outdoor-unit": "#dfe5ea", "balcony": "#dfe5ea"}
WALL = 0.09


def read(key):
    with open(os.path.join(PLANS, key + ".json"), encoding="utf-8") as file:
        return json.load(file)


def within(polygon, x, y):
    found = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found


def spaces(plan):
    rooms = [(room["key"], room["polygon"]) for room in plan["rooms"]]
    return rooms + [(room.get("joins", room["key"]), room["polygon"]) for room in plan["balconies"]]


def pieces(plan):
    """Pieces of wall: ends, what is in them, and the spaces on both sides; balconies that rooms have got are no more."""
    areas = spaces(plan)
    at = lambda x, y: next((key for key, polygon in areas if within(polygon, x, y)), None)
    marks = [point for _, polygon in areas for point in polygon]
    marks += [point for kind in ("doors", "windows") for opening in plan[kind] for point in (opening["from"], opening["to"])]
    for axis in (0, 1):
        lines = sorted({point[axis] for _, polygon in areas for point in polygon})
        cuts = sorted({point[1 - axis] for point in marks})
        for line in lines:
            for a, b in zip(cuts, cuts[1:]):
                middle = (a + b) / 2
                sides = [at(*((line + d, middle) if axis == 0 else (middle, line + d))) for d in (-20, 20)]
                if sides[0] == sides[1]:
                    continue
                kind = "wall"
                for name in ("doors", "windows"):
                    for opening in plan[name]:
                        (x0, y0), (x1, y1) = opening["from"], opening["to"]
                        across, along = ((x0, x1), (y0, y1)) if axis == 0 else ((y0, y1), (x0, x1))
                        if across == (line, line) and along[0] <= middle <= along[1]:
                            kind = "window" if name == "windows" else "gap"
                yield axis, line / 1000, a / 1000, b / 1000, kind, sides


def runs(plan):
    """Pieces of one kind that follow each other on a line, as one; a wall that goes on is never two boxes in one plane."""
    whole = []
    for axis, line, a, b, kind, sides in pieces(plan):
        outer = None in sides
        last = whole[-1] if whole else None
        if last and last[:2] == [axis, line] and last[3] == a and last[4:] == [kind, outer]:
            last[3] = b
        else:
            whole.append([axis, line, a, b, kind, outer])
    return whole


def walls(plan, height, glazed):
    parts, glass = [], []
    for axis, line, a, b, kind, outer in runs(plan):
        if kind == "gap":
            continue
        # No two boxes share a plane where walls meet: such faces render black.
        thick = (0.14 if outer else WALL) + axis * 0.003
        reach = 0 if kind == "window" else thick - 0.006
        top = height + axis * 0.004

        def box(z0, z1, t, end, colour):
            if axis == 0:
                return (line - t, -b - end, z0, line + t, -a + end, z1, colour)
            return (a - end, -line - t, z0, b + end, -line + t, z1, colour)

        if kind == "window":
            parts.append(box(0.001, 0.25, thick - 0.01, 0, WHITE))
            if glazed:
                glass.append(box(0.25, min(height, 2.3), 0.02, 0, (WATER, 0.1)))
        else:
            parts.append(box(0.001 + axis * 0.001, top, thick, reach, WHITE))
            parts.append(box(top + 0.001, top + 0.03, thick + 0.004, reach + 0.002, BLUE))
    for part in parts:
        put(mesh("wall", [part]))
    if glass:
        put(mesh("glass", glass))


def floors(plan):
    for room in plan["rooms"] + plan["balconies"]:
        joined = room.get("joins")
        colour = FLOORS.get("none" if joined else room["kind"], "#e4c9a6")
        prism([(x / 1000, -y / 1000) for x, y in room["polygon"]][::-1], -0.1, 0.0, colour)


def piece(kind, item, height):
    """Boxes of one thing in its own frame: x along its back, y from the back to the front, z up."""
    sx, sy = (v / 1000 for v in item["size"])
    back = item.get("back", "top")
    w, d = (sx, sy) if back in ("top", "bottom") else (sy, sx)
    tall = min(height, 2.1)
    b = lambda x0, y0, z0, x1, y1, z1, colour: (x0, y0, z0, x1, y1, z1, colour)
    if kind.startswith("bed-"):
        cover = CORAL if kind == "bed-double" else BLUE
        pillows = 2 if kind == "bed-double" else 1
        boxes = [b(0, 0, 0.05, w, 0.16, 0.85, OAK), b(0.004, 0.08, 0.1, w - 0.004, d, 0.28, OAK), b(0.03, 0.1, 0.28, w - 0.03, d - 0.03, 0.48, WHITE), b(0.01, d * 0.42, 0.3, w - 0.01, d - 0.01, 0.53, cover)]
        step = w / pillows
        return boxes + [b(k * step + 0.12, 0.16, 0.48, (k + 1) * step - 0.12, 0.52, 0.6, PEACH if k % 2 else WHITE) for k in range(pillows)]
    if kind == "sofa":
        seats = max(2, round(w / 0.85))
        step = (w - 0.3) / seats
        boxes = [b(0.006, 0.006, 0.1, w - 0.006, d - 0.006, 0.36, DEEP), b(0.003, 0.003, 0.3, w - 0.003, 0.24, 0.78, DEEP), b(0, 0, 0.3, 0.16, d, 0.58, DEEP), b(w - 0.16, 0, 0.3, w, d, 0.58, DEEP)]
        boxes += [b(0.15 + k * step + 0.015, 0.2, 0.36, 0.15 + (k + 1) * step - 0.015, d - 0.01, 0.48, BLUE) for k in range(seats)]
        return boxes + [b(0.24, 0.2, 0.5, 0.68, 0.36, 0.82, CORAL), b(w - 0.62, 0.2, 0.5, w - 0.24, 0.36, 0.78, PEACH)]
    if kind in ("dining-table", "low-table", "desk"):
        top = {"dining-table": 0.72, "low-table": 0.36, "desk": 0.72}[kind]
        legs = [b(x, y, 0, x + 0.06, y + 0.06, top, OAK) for x in (0.06, w - 0.12) for y in (0.06, d - 0.12)]
        boxes = legs + [b(0, 0, top, w, d, top + 0.05, OAK if kind != "low-table" else WHITE)]
        if kind == "dining-table":
            boxes += [b(x, y, 0.4, x + 0.4, y + 0.4, 0.46, DEEP) for x in ((w * 0.25 - 0.2), (w * 0.75 - 0.2)) for y in (-0.22, d - 0.18)]
            boxes += [b(w / 2 - 0.12, d / 2 - 0.12, top + 0.05, w / 2 + 0.12, d / 2 + 0.12, top + 0.2, CORAL)]
        if kind == "desk":
            boxes += [b(w / 2 - 0.28, 0.1, top + 0.05, w / 2 + 0.28, 0.14, top + 0.42, INK)]
        return boxes
    if kind == "chair":
        return [b(0, 0, 0.4, w, d, 0.46, CORAL), b(0, d - 0.06, 0.46, w, d, 0.85, CORAL), b(0.05, 0.05, 0, w - 0.05, d - 0.05, 0.4, (OAK, 0.9))]
    if kind == "tv":
        return [b(0, 0, 0.12, w, d, 0.42, OAK), b(w * 0.12, 0.03, 0.6, w * 0.88, 0.07, min(height - 0.05, 1.45), INK)]
    if kind == "rug":
        return [b(0, 0, 0, w, d, 0.02, PEACH)]
    if kind == "bedside":
        return [b(0, 0, 0, w, d, 0.45, OAK), b(w / 2 - 0.08, d / 2 - 0.08, 0.45, w / 2 + 0.08, d / 2 + 0.08, 0.75, PEACH)]
    if kind in ("counter", "island"):
        return [b(0, 0, 0, w, d - 0.02, 0.84, BLUE), b(0, 0, 0.84, w, d, 0.9, WHITE)]
    if kind == "sink":
        return [b(0.04, 0.04, 0.9, w - 0.04, d - 0.04, 0.915, ("#9aa9b5", 0.3, 0.7))]
    if kind == "stove":
        return [b(0, 0, 0.9, w, d, 0.92, (INK, 0.25))]
    if kind == "fridge":
        return [b(0, 0, 0, w, d, min(height, 1.85), (WHITE, 0.4)), b(0.03, d, 0.05, w - 0.03, d + 0.015, min(height, 1.8) * 0.6, (MIST, 0.4))]
    if kind in ("wardrobe", "shelf", "shoes"):
        doors = max(1, round(w / 0.6))
        step = w / doors
        return [b(0, 0, 0, w, d - 0.03, tall, WHITE)] + [b(k * step + 0.012, d - 0.03, 0.03, (k + 1) * step - 0.012, d, tall - 0.02, MIST if kind == "wardrobe" else "#e3d3bf") for k in range(doors)]
    if kind == "bath":
        return [b(0, 0, 0, w, d, 0.5, WHITE), b(0.09, 0.09, 0.5, w - 0.09, d - 0.09, 0.505, WATER)]
    if kind == "shower":
        return [b(0, 0, 0, w, d, 0.05, MIST), b(0, d - 0.03, 0.05, w, d, min(height, 1.9), (WATER, 0.1))]
    if kind == "toilet":
        return [b(0, 0, 0.1, w, 0.18, 0.8, WHITE), b(w * 0.08, 0.15, 0, w * 0.92, d, 0.42, WHITE)]
    if kind in ("basin", "vanity"):
        return [b(0, 0, 0.2, w, d, 0.78, OAK), b(0, 0, 0.78, w, d, 0.84, WHITE)]
    if kind == "washer":
        return [b(0, 0, 0, w, d, 0.9, (WHITE, 0.4)), b(w * 0.2, d, 0.25, w * 0.8, d + 0.02, 0.7, INK)]
    if kind == "outdoor-unit":
        return [b(0, 0, 0, w, d, 0.8, MIST)]
    return [b(0, 0, 0, w, d, 0.5, MIST)]


def furnish(plan, height):
    for item in plan["fixtures"] + plan["furniture"]:
        if item.get("in") == "basic":
            continue
        x, y = (v / 1000 for v in item["at"])
        sx, sy = (v / 1000 for v in item["size"])
        at, turn = {
            "top": ((x + sx, -y), math.pi),
            "bottom": ((x, -y - sy), 0),
            "left": ((x, -y), -math.pi / 2),
            "right": ((x + sx, -y - sy), math.pi / 2),
        }[item.get("back", "top")]
        put(mesh(item["kind"], piece(item["kind"], item, height)), (*at, 0.005), turn, bevel=0.018)


SHOTS = {
    # name: width, height, samples, plan, height of the walls, camera in metres of the plan, exposure
    "flat-59a": (1600, 1067, 48, "59a", 1.3, None, 0.0),
    "flat-59b": (1600, 1067, 48, "59b", 1.3, None, 0.0),
    "flat-74a": (1600, 1067, 48, "74a", 1.3, None, 0.0),
    "flat-84a": (1600, 1067, 48, "84a", 1.3, None, 0.0),
    "living-84a": (1600, 1067, 56, "84a", 1.5, dict(at=(8.6, -14.6, 5.6), target=(5.1, -6.9, 0.3), lens=42), 0.0),
    "kitchen-84a": (1600, 1067, 56, "84a", 1.5, dict(at=(2.6, -8.6, 5.4), target=(6.0, -2.5, 0.5), lens=40), 0.0),
    "master-84a": (1600, 1067, 56, "84a", 1.5, dict(at=(6.2, -12.6, 5.6), target=(9.1, -6.4, 0.4), lens=42), 0.0),
    "living-59a": (1600, 1067, 56, "59a", 1.5, dict(at=(7.2, -12.8, 5.4), target=(4.4, -5.6, 0.3), lens=42), 0.0),
    "kitchen-59a": (1600, 1067, 56, "59a", 1.5, dict(at=(1.9, -7.0, 5.2), target=(5.2, -2.2, 0.5), lens=42), 0.0),
}


def build(shot):
    _, _, _, key, height, view, _ = SHOTS[shot]
    plan = read(key)
    put(mesh("table", [(-60, -70, -0.6, 70, 60, -0.34, "#e6edf3")]))
    xs = [x for _, polygon in spaces(plan) for x, _ in polygon]
    ys = [y for _, polygon in spaces(plan) for _, y in polygon]
    x0, x1, y0, y1 = (v / 1000 for v in (min(xs), max(xs), min(ys), max(ys)))
    put(mesh("board", [(x0 - 0.5, -y1 - 0.5, -0.34, x1 + 0.5, -y0 + 0.5, -0.1, WHITE)]), bevel=0.05)
    floors(plan)
    walls(plan, height, glazed=view is None)
    furnish(plan, height)
    cx, cy = (x0 + x1) / 2, -(y0 + y1) / 2
    if view is None:
        sky("#cfdeea", "#e8eef4", "#f7ece5", 0.7)
        sun(128, 38, 2.9)
        camera((cx + 9, cy - 15, 17), (cx, cy, 0.2), width=max(x1 - x0, (y1 - y0) * 1.1) * 1.55)
    else:
        sky("#c6d9e8", "#e4edf4", "#ffe6da", 0.62)
        sun(138, 34, 2.3)
        camera(**view)
