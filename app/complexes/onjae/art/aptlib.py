"""Shared helpers: mesh builder, materials, towers, trees, sky, camera, render setup (Blender 3.4, Cycles on CPU)."""
import bpy, math, random, time, sys
from mathutils import Vector, Matrix


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


class MB:
    def __init__(s):
        s.v = []
        s.f = []
        s.m = []
        s.uv = []
        s.smooth = False

    def quad(s, a, b, c, d, mat=0, uv=((0, 0), (1, 0), (1, 1), (0, 1))):
        i = len(s.v)
        s.v += [a, b, c, d]
        s.f.append((i, i + 1, i + 2, i + 3))
        s.m.append(mat)
        s.uv.append(uv)

    def poly(s, pts, mat=0):
        i = len(s.v)
        s.v += list(pts)
        s.f.append(tuple(range(i, i + len(pts))))
        s.m.append(mat)
        s.uv.append([(p[0], p[1]) for p in pts])

    def box(s, x0, x1, y0, y1, z0, z1, mat=0):
        i = len(s.v)
        s.v += [
            (x0, y0, z0),
            (x1, y0, z0),
            (x1, y1, z0),
            (x0, y1, z0),
            (x0, y0, z1),
            (x1, y0, z1),
            (x1, y1, z1),
            (x0, y1, z1),
        ]
        for q in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)):
            s.f.append(tuple(i + k for k in q))
            s.m.append(mat)
            s.uv.append(((0, 0), (1, 0), (1, 1), (0, 1)))

    def cyl(s, x, y, z0, z1, r, n=16, mat=0, r1=None):
        r1 = r if r1 is None else r1
        i = len(s.v)
        for k in range(n):
            a = 2 * math.pi * k / n
            s.v += [(x + r * math.cos(a), y + r * math.sin(a), z0), (x + r1 * math.cos(a), y + r1 * math.sin(a), z1)]
        for k in range(n):
            j = (k + 1) % n
            s.f.append((i + 2 * k, i + 2 * j, i + 2 * j + 1, i + 2 * k + 1))
            s.m.append(mat)
            s.uv.append(((0, 0), (1, 0), (1, 1), (0, 1)))
        s.f.append(tuple(i + 2 * k + 1 for k in range(n)))
        s.m.append(mat)
        s.uv.append([(0, 0)] * n)

    def mesh(s, name, mats, smooth=False):
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.v, [], s.f)
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.m)
        if smooth:
            me.polygons.foreach_set("use_smooth", [True] * len(s.f))
        uvl = me.uv_layers.new(name="UV")
        flat = []
        for u in s.uv:
            for p in u:
                flat += [p[0], p[1]]
        uvl.data.foreach_set("uv", flat)
        me.update()
        return me

    def obj(s, name, mats, loc=(0, 0, 0), rot=0, smooth=False):
        return link(s.mesh(name, mats, smooth), name, loc, rot)


def link(me, name, loc=(0, 0, 0), rot=0, scale=1, parent=None):
    o = bpy.data.objects.new(name, me)
    o.location = loc
    o.rotation_euler = (0, 0, rot)
    o.scale = (scale,) * 3 if not hasattr(scale, "__len__") else scale
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


def mat(
    name,
    col,
    rough=0.6,
    metal=0,
    spec=0.5,
    emit=None,
    estr=0,
    trans=0,
    sample=True,
    bump=0,
    bscale=20,
    var=0,
    vscale=0.3,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*col, 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Specular"].default_value = spec
    if trans:
        b.inputs["Transmission"].default_value = trans
    if emit:
        b.inputs["Emission"].default_value = (*emit, 1)
        b.inputs["Emission Strength"].default_value = estr
    if var or bump:
        tc = nt.nodes.new("ShaderNodeTexCoord")
    if var:
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = vscale
        n.inputs["Detail"].default_value = 6
        nt.links.new(tc.outputs["Object"], n.inputs["Vector"])
        r = nt.nodes.new("ShaderNodeValToRGB")
        r.color_ramp.elements[0].position = 0.3
        r.color_ramp.elements[1].position = 0.7
        r.color_ramp.elements[0].color = (*[c * (1 - var) for c in col], 1)
        r.color_ramp.elements[1].color = (*[min(1, c * (1 + var)) for c in col], 1)
        nt.links.new(n.outputs["Fac"], r.inputs["Fac"])
        nt.links.new(r.outputs["Color"], b.inputs["Base Color"])
    if bump:
        n2 = nt.nodes.new("ShaderNodeTexNoise")
        n2.inputs["Scale"].default_value = bscale
        n2.inputs["Detail"].default_value = 4
        nt.links.new(tc.outputs["Object"], n2.inputs["Vector"])
        bm = nt.nodes.new("ShaderNodeBump")
        bm.inputs["Strength"].default_value = bump
        nt.links.new(n2.outputs["Fac"], bm.inputs["Height"])
        nt.links.new(bm.outputs["Normal"], b.inputs["Normal"])
    if not sample:
        m.cycles.sample_as_light = False
    return m


def N(nt, t, **kw):
    n = nt.nodes.new(t)
    for k, v in kw.items():
        setattr(n, k, v)
    return n


def math_(nt, op, a, b=None, clamp=False):
    n = nt.nodes.new("ShaderNodeMath")
    n.operation = op
    n.use_clamp = clamp
    for i, x in enumerate((a, b)):
        if x is None:
            continue
        if hasattr(x, "is_linked") or hasattr(x, "links"):
            nt.links.new(x, n.inputs[i])
        else:
            n.inputs[i].default_value = x
    return n.outputs[0]


FLAT_CODE = 10


def pane_uv(flat, bay):
    """Corners of a pane: the whole part tells flat and bay, so that rooms of one flat are lit together."""
    u, v = FLAT_CODE * flat, FLAT_CODE * bay
    return ((u, v), (u + 1, v), (u + 1, v + 1), (u, v + 1))


def window_mat(name, lit=0.35, strength=3.0):
    """Coated glass that mirrors the sky. A share of flats is at home; their rooms show ceiling, lamp and walls in true
    perspective (interior mapping), or a drawn curtain; brightness and warmth differ from flat to flat and room to room.
    """
    W_, H_, DEPTH = 3.4, 2.4, 4.4
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (0.13, 0.155, 0.18, 1)
    b.inputs["Metallic"].default_value = 0.72
    b.inputs["Roughness"].default_value = 0.035
    b.inputs["Specular"].default_value = 1.0
    M = lambda op, x, y=None, c=False: math_(nt, op, x, y, c)
    geo = N(nt, "ShaderNodeNewGeometry")
    oi = N(nt, "ShaderNodeObjectInfo")
    uv = N(nt, "ShaderNodeUVMap")
    sep = N(nt, "ShaderNodeSeparateXYZ")
    nt.links.new(uv.outputs[0], sep.inputs[0])
    flat = M("FLOOR", M("DIVIDE", M("ADD", sep.outputs["X"], 0.001), FLAT_CODE))
    bay = M("FLOOR", M("DIVIDE", M("ADD", sep.outputs["Y"], 0.001), FLAT_CODE))
    u = M("SUBTRACT", sep.outputs["X"], M("MULTIPLY", flat, FLAT_CODE))
    v = M("SUBTRACT", sep.outputs["Y"], M("MULTIPLY", bay, FLAT_CODE))
    storey = M("MULTIPLY", oi.outputs["Random"], 977.0)
    room = M("ADD", M("MULTIPLY", flat, 8.0), bay)

    def hash_(x, k):
        c = N(nt, "ShaderNodeCombineXYZ")
        nt.links.new(x, c.inputs[0])
        nt.links.new(storey, c.inputs[1])
        c.inputs[2].default_value = k
        w = N(nt, "ShaderNodeTexWhiteNoise")
        nt.links.new(c.outputs[0], w.inputs[0])
        return w.outputs["Value"]

    home = M("LESS_THAN", hash_(flat, 1.5), min(1, lit * 1.75))
    living = M("COMPARE", bay, 1.0)
    living.node.inputs[2].default_value = 0.1
    on = M(
        "MULTIPLY", home, M("LESS_THAN", hash_(room, 2.5), M("ADD", 0.34, M("MULTIPLY", living, 0.42)))
    )  # families sit in the living room
    if not lit:
        on = M("MULTIPLY", on, 0.0)
    bright = M("ADD", 0.30, M("POWER", hash_(room, 4.5), 1.8))
    drawn = M("LESS_THAN", hash_(room, 3.5), 0.38)
    # the room behind the pane: where does the look through this point meet ceiling, floor, back or side wall?
    dot = N(nt, "ShaderNodeVectorMath", operation="DOT_PRODUCT")
    nt.links.new(geo.outputs["Incoming"], dot.inputs[0])
    nt.links.new(geo.outputs["Normal"], dot.inputs[1])
    dn = M("MAXIMUM", dot.outputs["Value"], 0.02)
    rt = N(nt, "ShaderNodeVectorMath", operation="CROSS_PRODUCT")
    rt.inputs[0].default_value = (0, 0, 1)
    nt.links.new(geo.outputs["Normal"], rt.inputs[1])
    dr_ = N(nt, "ShaderNodeVectorMath", operation="DOT_PRODUCT")
    nt.links.new(geo.outputs["Incoming"], dr_.inputs[0])
    nt.links.new(rt.outputs[0], dr_.inputs[1])
    dr = M("MULTIPLY", dr_.outputs["Value"], -1.0)
    si = N(nt, "ShaderNodeSeparateXYZ")
    nt.links.new(geo.outputs["Incoming"], si.inputs[0])
    dz = M("MULTIPLY", si.outputs["Z"], -1.0)

    def reach(d, p, size):
        far = M("MULTIPLY", M("GREATER_THAN", d, 0.0), size)
        g = M(
            "MULTIPLY",
            M("SUBTRACT", M("MULTIPLY", M("GREATER_THAN", d, 0.0), 2.0), 1.0),
            M("MAXIMUM", M("ABSOLUTE", d), 1e-4),
        )
        return M("DIVIDE", M("SUBTRACT", far, p), g)

    x0, z0 = M("MULTIPLY", u, W_), M("MULTIPLY", v, H_)
    tb = M("DIVIDE", DEPTH, dn)
    tz = reach(dz, z0, H_)
    tx = reach(dr, x0, W_)
    t = M("MINIMUM", tb, M("MINIMUM", tz, tx))
    isz = M("LESS_THAN", tz, M("ADD", t, 1e-3))
    isx = M("MULTIPLY", M("LESS_THAN", tx, M("ADD", t, 1e-3)), M("SUBTRACT", 1.0, isz))
    up = M("GREATER_THAN", dz, 0.0)
    deep = M("MULTIPLY", dn, t)
    xh = M("ADD", x0, M("MULTIPLY", dr, t))
    zh = M("DIVIDE", M("ADD", z0, M("MULTIPLY", dz, t)), H_)
    lamp = M(
        "MULTIPLY",
        M("LESS_THAN", M("ABSOLUTE", M("SUBTRACT", deep, 1.9)), 0.42),
        M("LESS_THAN", M("ABSOLUTE", M("SUBTRACT", xh, W_ / 2)), 0.62),
    )
    top = M("ADD", M("SUBTRACT", 1.0, M("MULTIPLY", deep, 0.11)), M("MULTIPLY", lamp, 2.6))
    zc = M("ADD", M("MULTIPLY", up, top), M("MULTIPLY", M("SUBTRACT", 1.0, up), 0.2))
    wall = M("ADD", 0.30, M("MULTIPLY", zh, 0.42))
    side = M("MULTIPLY", wall, 0.72)
    mixv = lambda f, p, q: M("ADD", M("MULTIPLY", f, q), M("MULTIPLY", M("SUBTRACT", 1.0, f), p))
    shade = mixv(isz, mixv(isx, wall, side), zc)
    edge = M("MINIMUM", u, M("SUBTRACT", 1.0, u))
    hung = M("LESS_THAN", edge, M("MULTIPLY", hash_(room, 6.5), 0.3))
    fold = M("ADD", 0.40, M("MULTIPLY", M("SINE", M("MULTIPLY", u, 80.0)), 0.06))
    cloth = M("MULTIPLY", fold, M("ADD", 0.72, M("MULTIPLY", v, 0.35)))
    shade = mixv(M("MAXIMUM", drawn, hung), shade, cloth)
    s = M("MULTIPLY", M("MULTIPLY", on, shade), M("MULTIPLY", bright, strength))
    warm = M("ADD", M("MULTIPLY", hash_(flat, 5.5), 0.75), M("MULTIPLY", hash_(room, 7.5), 0.25))
    ramp = N(nt, "ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].color = (1, 0.36, 0.10, 1)
    e[1].color = (1, 0.68, 0.40, 1)
    q = e.new(0.55)
    q.color = (1, 0.52, 0.20, 1)
    nt.links.new(warm, ramp.inputs[0])
    nt.links.new(ramp.outputs[0], b.inputs["Emission"])
    nt.links.new(s, b.inputs["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def text(body, size, loc, rot, material, extr=0.05):
    c = bpy.data.curves.new("t", "FONT")
    c.body = body
    c.size = size
    c.extrude = extr
    c.align_x = "CENTER"
    c.align_y = "CENTER"
    c.materials.append(material)
    o = bpy.data.objects.new("t", c)
    o.location = loc
    o.rotation_euler = rot
    bpy.context.scene.collection.objects.link(o)
    return o


# ------------------------------------------------------------------ towers
BAYS = [3.2, 4.7, 3.0, 2.9]
UW = sum(BAYS)
D = 11.6
FH = 2.9
BASE = 4.6


def tower_mats(lit=0.36, estr=3.0, crown=6):
    M = {}
    M["wall"] = mat("wall", (0.80, 0.765, 0.70), 0.7, var=0.035, vscale=0.08)
    M["band"] = mat("band", (0.50, 0.455, 0.395), 0.65)
    M["bronze"] = mat("bronze", (0.135, 0.10, 0.072), 0.38, 0.45)
    M["white"] = mat("white", (0.87, 0.845, 0.79), 0.65)
    M["frame"] = mat("frame", (0.035, 0.034, 0.034), 0.4, 0.3)
    M["stone"] = mat("stone", (0.20, 0.185, 0.165), 0.5, var=0.25, vscale=2.5)
    M["glass"] = window_mat("glass", lit, estr)
    M["rail"] = mat("rail", (0.10, 0.125, 0.14), 0.05, 0.6, 1.0)
    M["lobby"] = mat("lobby", (0.3, 0.2, 0.1), 0.2, emit=(1, 0.60, 0.26), estr=2.4 * bool(lit), sample=False)
    M["glow"] = mat("glow", (1, 0.8, 0.5), 0.5, emit=(1, 0.62, 0.30), estr=crown, sample=False)
    M["roof"] = mat("roof", (0.34, 0.335, 0.32), 0.9)
    M["sign"] = mat("sign", (0.9, 0.85, 0.75), 0.4, emit=(1, 0.85, 0.6), estr=1.6 * bool(lit), sample=False)
    return M


_cache = {}


def floor_mesh(units, M):
    """One storey, instanced: deep ivory fins between the bays, glass set back, thin slab edges."""
    if units in _cache:
        return _cache[units]
    L = units * UW
    w = MB()
    g = MB()
    y = -D / 2
    # materials 0 wall 1 band 2 bronze 3 frame 4 glass 5 white
    for ui in range(units):
        x = -L / 2 + ui * UW
        order = list(range(4)) if ui % 2 == 0 else [3, 2, 1, 0]
        for bi in order:
            b = BAYS[bi]
            living = bi == 1
            dark = bi == 2
            a, c = x + 0.2, x + b - 0.2
            yg = y + 0.34
            if bi in (0, 3):  # bronze louvre strip beside the bedroom windows
                w.box(c - 0.5, c, yg - 0.12, yg + 0.1, 0.0, FH, 2)
                for k in range(7):
                    w.box(c - 0.47, c - 0.03, yg - 0.17, yg - 0.12, 0.25 + k * 0.36, 0.25 + k * 0.36 + 0.14, 3)
                c -= 0.55
            sp = 0.26 if living else 0.62
            w.box(a, c, yg - 0.04, yg + 0.16, 0, sp, 3 if dark else (0 if living else 1))
            w.box(a, c, yg - 0.02, yg + 0.16, FH - 0.2, FH, 3 if dark else 0)
            g.quad((a, yg, sp), (c, yg, sp), (c, yg, FH - 0.2), (a, yg, FH - 0.2), uv=pane_uv(ui, bi))
            n = 3 if living else 2
            for k in range(n + 1):
                xx = a + (c - a) * k / n
                w.box(xx - 0.035, xx + 0.035, yg - 0.07, yg, sp, FH - 0.2, 3)
            w.box(a, c, yg - 0.06, yg, 1.08, 1.13, 3)
            w.box(a, c, yg - 0.08, yg, sp, sp + 0.06, 3)
            w.box(a, c, yg - 0.08, yg, FH - 0.26, FH - 0.2, 3)
            if living:
                w.box(a - 0.05, c + 0.05, y - 0.42, yg, -0.09, 0.09, 5)
                w.box(a, c, y - 0.40, y - 0.37, 0.09, 0.98, 6)
            x += b
    w.box(-L / 2 + 0.1, L / 2 - 0.1, y + 0.02, y + 0.4, -0.07, 0.07, 5)  # slab edge
    y = D / 2  # rear
    for ui in range(units):
        x = -L / 2 + ui * UW
        for k, (a, b, z0, z1) in enumerate(
            ((1.0, 3.4, 1.0, 2.45), (4.6, 6.2, 1.2, 2.45), (7.4, 9.8, 1.0, 2.45), (11.2, 12.6, 1.0, 2.45))
        ):
            g.quad(
                (x + b, y - 0.2, z0),
                (x + a, y - 0.2, z0),
                (x + a, y - 0.2, z1),
                (x + b, y - 0.2, z1),
                uv=pane_uv(ui, 4 + k),
            )
            w.box(x + (a + b) / 2 - 0.04, x + (a + b) / 2 + 0.04, y - 0.2, y - 0.1, z0, z1, 3)
        w.box(x, x + UW, y - 0.25, y, 0, 1.0, 0)
        w.box(x, x + UW, y - 0.25, y, 2.45, FH, 0)
        xs = [0, 1.0, 3.4, 4.6, 6.2, 7.4, 9.8, 11.2, 12.6, UW]
        for k in range(0, len(xs), 2):
            w.box(x + xs[k], x + xs[k + 1], y - 0.25, y, 1.0, 2.45, 0)
    for sx in (-1, 1):  # gable: a strip of windows in the bronze slot + corner window
        X = sx * (L / 2 + 0.05)
        for k, (p0, p1, z0, z1) in enumerate(((-1.9, 0.9, 0.7, 2.6), (-5.0, -3.4, 0.7, 2.5))):
            p = [(X, p0, z0), (X, p1, z0), (X, p1, z1), (X, p0, z1)]
            g.quad(*(p if sx > 0 else p[::-1]), uv=pane_uv(0 if sx < 0 else units - 1, 0 if k else 3))
            w.box(*sorted((X, X + sx * 0.06)), (p0 + p1) / 2 - 0.04, (p0 + p1) / 2 + 0.04, z0, z1, 3)
            w.box(*sorted((X - sx * 0.1, X + sx * 0.1)), p0 - 0.05, p1 + 0.05, z0 - 0.12, z0, 5)
    r = (
        w.mesh("fw", [M["wall"], M["band"], M["bronze"], M["frame"], M["glass"], M["white"], M["rail"]]),
        g.mesh("fg", [M["glass"]]),
    )
    _cache[units] = r
    return r


def tower(num, loc, rotdeg, units, floors, M, crown=True):
    L = units * UW
    H = floors * FH
    base = BASE
    root = bpy.data.objects.new("T", None)
    root.location = loc
    root.rotation_euler = (0, 0, math.radians(rotdeg))
    bpy.context.scene.collection.objects.link(root)
    fw, fg = floor_mesh(units, M)
    for f in range(floors):
        for me in (fw, fg):
            link(me, "f", (0, 0, base + f * FH), parent=root)
    b = MB()
    y = -D / 2
    z = base + H
    b.box(-L / 2 + 0.1, L / 2 - 0.1, y + 0.46, D / 2 - 0.24, base, z, 0)  # core
    for ui in range(units + 1):  # unit fins: paired ivory blades with a bronze reveal
        x = -L / 2 + ui * UW
        top = z + (5.6 if crown else 1.2)
        for s in (-1, 1):
            b.box(x + s * 0.34 - 0.13, x + s * 0.34 + 0.13, y - 0.95, y + 0.5, base - 1.2, top, 4)
        b.box(x - 0.22, x + 0.22, y - 0.35, y + 0.5, base - 1.2, top - 0.4, 2)
    for ui in range(units):  # bay fins
        x = -L / 2 + ui * UW
        bays = BAYS if ui % 2 == 0 else BAYS[::-1]
        for w_ in bays[:-1]:
            x += w_
            b.box(x - 0.17, x + 0.17, y - 0.62, y + 0.5, base - 0.6, z + 1.3, 4)
    pick = random.Random(num or 1)
    for ui in range(units):  # a framed stack of living rooms, at another height in every column
        bays = BAYS if ui % 2 == 0 else BAYS[::-1]
        li = bays.index(4.7)
        x = -L / 2 + ui * UW + sum(bays[:li])
        n = pick.choice((4, 5, 6, 7))
        f0 = pick.randrange(3, max(4, floors - n - 2))
        z0, z1 = base + f0 * FH - 0.12, base + (f0 + n) * FH + 0.12
        b.box(x - 0.24, x + 0.06, y - 0.98, y + 0.4, z0, z1, 2)
        b.box(x + 4.64, x + 4.94, y - 0.98, y + 0.4, z0, z1, 2)
        b.box(x - 0.24, x + 4.94, y - 0.98, y + 0.4, z1, z1 + 0.34, 2)
        b.box(x - 0.24, x + 4.94, y - 0.98, y + 0.4, z0 - 0.34, z0, 2)
    for sx in (-1, 1):  # gables
        x0, x1 = (L / 2 - 0.1, L / 2) if sx > 0 else (-L / 2, -L / 2 + 0.1)
        b.box(x0, x1, y, -2.2, base, z + 1.2, 0)
        b.box(x0, x1, 1.2, D / 2, base, z + 1.2, 4)
        xx = (L / 2 - 0.06, L / 2 + 0.03) if sx > 0 else (-L / 2 - 0.03, -L / 2 + 0.06)
        b.box(*xx, -2.2, 1.2, base, z + 3.8, 2)
        xx = (L / 2, L / 2 + 0.35) if sx > 0 else (-L / 2 - 0.35, -L / 2)
        for yy in (-2.3, 1.2, D / 2 - 0.3):
            b.box(*xx, yy - 0.12, yy + 0.18, base, z + (5.2 if crown else 1.3), 4)
    # base
    b.box(-L / 2 + 0.8, L / 2 - 0.8, y + 1.2, D / 2 - 0.8, 0, base, 3)
    b.box(-L / 2 - 0.1, L / 2 + 0.1, y - 0.4, D / 2 + 0.1, base - 0.5, base, 4)
    for ui in range(units * 2 + 1):
        x = -L / 2 + ui * UW / 2
        b.box(x - 0.4, x + 0.4, y, y + 1.3, 0, base, 3)
    for ui in range(units):
        x = -L / 2 + (ui + 0.5) * UW
        b.box(x - 2.2, x + 2.2, y + 0.9, y + 1.25, 0.1, 3.4, 5)
        b.box(x - 3, x + 3, y - 2.2, y + 1.2, 3.6, 3.9, 2)
    # roof
    b.box(-L / 2, L / 2, y + 0.3, D / 2, z, z + 0.3, 6)
    b.box(-L / 2, L / 2, y + 0.1, y + 0.4, z, z + 1.2, 4)
    b.box(-L / 2, L / 2, D / 2 - 0.3, D / 2, z, z + 1.2, 4)
    if crown:
        b.box(-L / 2 - 0.5, L / 2 + 0.5, y - 1.0, y + 2.0, z + 5.0, z + 5.6, 4)
        b.box(-L / 2 - 0.3, L / 2 + 0.3, y - 0.8, y - 0.5, z + 4.86, z + 4.98, 7)
        b.box(-L / 2 + 0.2, L / 2 - 0.2, y + 1.2, y + 1.3, z + 0.4, z + 4.8, 1)
        for ui in range(units):
            x = -L / 2 + (ui + 0.5) * UW
            b.box(x - 3.4, x + 3.4, -2.4, 4.6, z, z + 4.6, 0)
            b.box(x - 3.7, x + 3.7, -2.7, 4.9, z + 4.6, z + 5.0, 4)
            b.box(x - 4.6, x + 4.6, y + 1.1, y + 1.2, z + 1.3, z + 1.42, 7)
            b.box(x - 4.6, x + 4.6, y + 1.1, y + 1.2, z + 3.6, z + 3.7, 7)
    o = b.obj("tb", [M["wall"], M["band"], M["bronze"], M["stone"], M["white"], M["lobby"], M["roof"], M["glow"]])
    o.parent = root
    if num:
        for sx in (-1, 1):
            t = text(
                str(num), 3.6, (sx * (L / 2 + 0.12), 3.6, z - 4.5), (math.pi / 2, 0, sx * math.pi / 2), M["bronze"]
            )
            t.parent = root
    return root


# ------------------------------------------------------------------ trees
def leaf_mat(name, c1, c2, uplit=0):
    """Leaves; `uplit` lets the lower crown glow as if lamps stood at the foot (costs no samples, unlike real lamps)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.remove(nt.nodes["Principled BSDF"])
    out = nt.nodes["Material Output"]
    oi = N(nt, "ShaderNodeObjectInfo")
    g = N(nt, "ShaderNodeNewGeometry")
    r = N(nt, "ShaderNodeValToRGB")
    s = math_(
        nt,
        "FRACT",
        math_(
            nt,
            "ADD",
            math_(nt, "MULTIPLY", oi.outputs["Random"], 0.65),
            math_(nt, "MULTIPLY", g.outputs["Random Per Island"], 0.34),
        ),
    )
    nt.links.new(s, r.inputs[0])
    r.color_ramp.elements[0].color = (*c1, 1)
    r.color_ramp.elements[1].color = (*c2, 1)
    d = N(nt, "ShaderNodeBsdfDiffuse")
    t = N(nt, "ShaderNodeBsdfTranslucent")
    mx = N(nt, "ShaderNodeMixShader")
    mx.inputs[0].default_value = 0.35
    for x in (d, t):
        nt.links.new(r.outputs[0], x.inputs[0])
    nt.links.new(d.outputs[0], mx.inputs[1])
    nt.links.new(t.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs[0])
    if uplit:
        sp = N(nt, "ShaderNodeSeparateXYZ")
        tc = N(nt, "ShaderNodeTexCoord")
        nt.links.new(tc.outputs["Object"], sp.inputs[0])
        n = N(nt, "ShaderNodeSeparateXYZ")
        nt.links.new(g.outputs["Normal"], n.inputs[0])
        low = math_(nt, "POWER", math_(nt, "SUBTRACT", 1.0, math_(nt, "DIVIDE", sp.outputs["Z"], 9.0), True), 1.6)
        low = math_(nt, "MULTIPLY", low, math_(nt, "ADD", 0.25, math_(nt, "ABSOLUTE", n.outputs["Z"])))
        low = math_(
            nt, "MULTIPLY", low, math_(nt, "GREATER_THAN", oi.outputs["Random"], 0.35)
        )  # not every tree has a lamp
        c = N(nt, "ShaderNodeMixRGB")
        c.blend_type = "MULTIPLY"
        c.inputs[0].default_value = 1
        nt.links.new(r.outputs[0], c.inputs[1])
        c.inputs[2].default_value = (1, 0.58, 0.30, 1)
        e = N(nt, "ShaderNodeEmission")
        nt.links.new(c.outputs[0], e.inputs[0])
        nt.links.new(math_(nt, "MULTIPLY", low, uplit), e.inputs[1])
        a = N(nt, "ShaderNodeAddShader")
        nt.links.new(mx.outputs[0], a.inputs[0])
        nt.links.new(e.outputs[0], a.inputs[1])
        nt.links.new(a.outputs[0], out.inputs[0])
        m.cycles.sample_as_light = False
    return m


def tree_mesh(seed, mats, h=9, crown_r=3.2, leaves=2600, leaf=0.34, conic=False, trunk=0.16):
    R = random.Random(seed)
    b = MB()
    th = h * 0.32
    b.cyl(0, 0, 0, h * 0.75, trunk, 8, 0, trunk * 0.35)
    blobs = []
    for k in range(16):
        a = R.uniform(0, 6.283)
        if conic:
            t = R.random() ** 1.3
            rr = crown_r * (1 - t) * R.uniform(0.2, 0.8)
            z = th * 0.6 + (h - th * 0.6) * t
            br = crown_r * (0.55 * (1 - t) + 0.12)
        else:
            rr = crown_r * R.uniform(0.15, 0.72)
            z = th + (h - th) * R.uniform(0.2, 0.85)
            br = crown_r * R.uniform(0.34, 0.56)
        blobs.append((rr * math.cos(a), rr * math.sin(a), z, br))
        if not conic:
            x, y, zz, _ = blobs[-1]
            # branch
            p = Vector((0, 0, th * 0.9))
            q = Vector((x, y, zz))
            d = q - p
            n = Vector((-d.y, d.x, 0)).normalized() * trunk * 0.3
            b.quad(tuple(p + n), tuple(p - n), tuple(q - n * 0.3), tuple(q + n * 0.3), 0)
    for k in range(leaves):
        x, y, z, br = R.choice(blobs)
        v = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized() * br * (R.random() ** 0.35)
        v.z *= 0.8
        c = Vector((x, y, z)) + v
        a = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 0.6))).normalized()
        t = a.orthogonal().normalized()
        u = a.cross(t)
        s = leaf * R.uniform(0.6, 1.2)
        b.quad(tuple(c - t * s * 0.5), tuple(c + u * s * 0.35), tuple(c + t * s * 0.5), tuple(c - u * s * 0.35), 1)
    return b.mesh("tree%d" % seed, mats)


def shrub_mesh(seed, mats, r=0.8, leaves=500, leaf=0.16):
    R = random.Random(seed)
    b = MB()
    for k in range(leaves):
        v = Vector((R.gauss(0, 1), R.gauss(0, 1), abs(R.gauss(0, 1)))).normalized() * r * (R.random() ** 0.3)
        v.z *= 0.8
        a = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized()
        t = a.orthogonal().normalized()
        u = a.cross(t)
        s = leaf * R.uniform(0.6, 1.3)
        b.quad(tuple(v - t * s), tuple(v + u * s * 0.6), tuple(v + t * s), tuple(v - u * s * 0.6), 0)
    return b.mesh("shrub", mats)


# ------------------------------------------------------------------ sky
def dusk_sky(
    sun_az_deg=215,
    strength=1.0,
    clouds=0.6,
    zen=(0.055, 0.12, 0.26),
    mid=(0.30, 0.33, 0.42),
    low=(0.95, 0.50, 0.25),
    glow=(1.5, 0.62, 0.2),
    cloud=((0.40, 0.36, 0.40), (1.35, 0.74, 0.42)),
):
    w = bpy.data.worlds.new("W")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    tc = N(nt, "ShaderNodeTexCoord")
    sep = N(nt, "ShaderNodeSeparateXYZ")
    nt.links.new(tc.outputs["Generated"], sep.inputs[0])
    z = sep.outputs["Z"]
    r = N(nt, "ShaderNodeValToRGB")
    cr = r.color_ramp
    cr.interpolation = "B_SPLINE"
    cr.elements[0].position = 0
    cr.elements[0].color = (*low, 1)
    cr.elements[1].position = 0.62
    cr.elements[1].color = (*zen, 1)
    e = cr.elements.new(0.07)
    e.color = (*[(a * 0.66 + b * 0.34) for a, b in zip(low, mid)], 1)
    e = cr.elements.new(0.22)
    e.color = (*mid, 1)
    nt.links.new(math_(nt, "MAXIMUM", z, 0.0), r.inputs[0])
    a = math.radians(sun_az_deg)
    sd = (math.sin(a), math.cos(a), 0.05)
    dp = N(nt, "ShaderNodeVectorMath", operation="DOT_PRODUCT")
    nt.links.new(tc.outputs["Generated"], dp.inputs[0])
    dp.inputs[1].default_value = sd
    gl = math_(
        nt,
        "POWER",
        math_(nt, "MAXIMUM", math_(nt, "ADD", math_(nt, "MULTIPLY", dp.outputs["Value"], 0.5), 0.5), 0.0),
        6.0,
    )
    gl = math_(
        nt,
        "MULTIPLY",
        gl,
        math_(
            nt,
            "POWER",
            math_(nt, "SUBTRACT", 1.0, math_(nt, "MULTIPLY", math_(nt, "MAXIMUM", z, 0.0), 1.5), True),
            2.6,
        ),
    )
    mix = N(nt, "ShaderNodeMixRGB")
    mix.inputs[2].default_value = (*glow, 1)
    nt.links.new(math_(nt, "MULTIPLY", gl, 0.75), mix.inputs[0])
    nt.links.new(r.outputs[0], mix.inputs[1])
    # clouds: planar projection, stretched
    den = math_(nt, "ADD", math_(nt, "MAXIMUM", z, 0.0), 0.12)
    cx = math_(nt, "DIVIDE", sep.outputs["X"], den)
    cy = math_(nt, "DIVIDE", sep.outputs["Y"], den)
    cmb = N(nt, "ShaderNodeCombineXYZ")
    nt.links.new(math_(nt, "MULTIPLY", cx, 0.55), cmb.inputs[0])
    nt.links.new(math_(nt, "MULTIPLY", cy, 1.25), cmb.inputs[1])
    no = N(nt, "ShaderNodeTexNoise")
    no.inputs["Scale"].default_value = 0.9
    no.inputs["Detail"].default_value = 9
    no.inputs["Roughness"].default_value = 0.56
    no.inputs["Distortion"].default_value = 0.35
    nt.links.new(cmb.outputs[0], no.inputs["Vector"])
    c = N(nt, "ShaderNodeMapRange")
    c.inputs[1].default_value = 0.44
    c.inputs[2].default_value = 0.66
    nt.links.new(no.outputs["Fac"], c.inputs[0])
    fade = N(nt, "ShaderNodeMapRange")
    fade.inputs[1].default_value = 0.01
    fade.inputs[2].default_value = 0.12
    nt.links.new(z, fade.inputs[0])
    cf = math_(nt, "MULTIPLY", math_(nt, "MULTIPLY", c.outputs[0], fade.outputs[0]), clouds)
    ccol = N(nt, "ShaderNodeMixRGB")
    ccol.inputs[1].default_value = (*cloud[0], 1)
    ccol.inputs[2].default_value = (*cloud[1], 1)
    nt.links.new(math_(nt, "MULTIPLY", gl, 1.6, True), ccol.inputs[0])
    m2 = N(nt, "ShaderNodeMixRGB")
    nt.links.new(cf, m2.inputs[0])
    nt.links.new(mix.outputs[0], m2.inputs[1])
    nt.links.new(ccol.outputs[0], m2.inputs[2])
    nt.links.new(m2.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    return w


def sun(az_deg, el_deg, strength, col=(1, 0.62, 0.35), angle=1.2):
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.color = col
    l.angle = math.radians(angle)
    o = bpy.data.objects.new("sun", l)
    a = math.radians(az_deg)
    e = math.radians(el_deg)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))  # towards the sun
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    o.visible_glossy = False
    return o


def camera(loc, target, lens=32, shift_y=0, ortho=None):
    c = bpy.data.cameras.new("c")
    c.lens = lens
    c.shift_y = shift_y
    c.clip_end = 5000
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    o = bpy.data.objects.new("c", c)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def setup(w, h, spp, out, look="Medium High Contrast", exposure=0, bounces=5, clamp=4, thr=0.02, seed=0):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = min(16, spp)
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = min(3, bounces)
    c.glossy_bounces = 3
    c.transmission_bounces = 4
    c.transparent_max_bounces = 8
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1
    c.seed = seed
    s.render.threads_mode = "AUTO"
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    s.render.use_persistent_data = True
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.dither_intensity = 1.0
    s.render.image_settings.file_format = "PNG"
    s.render.filepath = out
    s.cycles.pixel_filter_type = "BLACKMAN_HARRIS"


def post(mist=(40, 700, 0.9), mist_col=(0.9, 0.56, 0.36), mist_amt=0.5, glare=True):
    s = bpy.context.scene
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    out = nt.nodes.new("CompositorNodeComposite")
    last = rl.outputs["Image"]
    if mist:
        s.view_layers[0].use_pass_mist = True
        s.view_layers[0].use_pass_z = True
        ms = s.world.mist_settings
        ms.start, ms.depth = mist[0], mist[1]
        ms.falloff = "QUADRATIC"
        mx = nt.nodes.new("CompositorNodeMixRGB")
        mu = nt.nodes.new("CompositorNodeMath")
        mu.operation = "MULTIPLY"
        mu.inputs[1].default_value = mist_amt
        # sky (alpha via mist==1) must stay: multiply by (mist<.999)
        lt = nt.nodes.new("CompositorNodeMath")
        lt.operation = "LESS_THAN"
        lt.inputs[1].default_value = 1e6
        m2 = nt.nodes.new("CompositorNodeMath")
        m2.operation = "MULTIPLY"
        nt.links.new(rl.outputs["Mist"], mu.inputs[0])
        nt.links.new(rl.outputs["Depth"], lt.inputs[0])
        nt.links.new(mu.outputs[0], m2.inputs[0])
        nt.links.new(lt.outputs[0], m2.inputs[1])
        nt.links.new(m2.outputs[0], mx.inputs[0])
        nt.links.new(last, mx.inputs[1])
        mx.inputs[2].default_value = (*mist_col, 1)
        last = mx.outputs[0]
    if glare:
        g = nt.nodes.new("CompositorNodeGlare")
        g.glare_type = "FOG_GLOW"
        g.quality = "HIGH"
        g.threshold = 1.2
        g.size = 7
        g.mix = -0.55
        nt.links.new(last, g.inputs[0])
        last = g.outputs[0]
    nt.links.new(last, out.inputs[0])


def render():
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print("RENDER_SECONDS %.1f -> %s" % (time.time() - t, bpy.context.scene.render.filepath), flush=True)


def args():
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return dict(x.split("=", 1) for x in a)
