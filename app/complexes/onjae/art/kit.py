"""Interior kit: materials, soft furniture, fixtures, daylight.  Used by interior.py (apartments) and rooms.py (community)."""
from aptlib import *
import bmesh


def marble(name, base, vein, scale=1.2, rough=0.15, width=0.09, stretch=(1, 1, 1)):
    m = mat(name, base, rough)
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    tc = N(nt, "ShaderNodeTexCoord")
    mp = N(nt, "ShaderNodeMapping")
    mp.inputs["Scale"].default_value = stretch
    nt.links.new(tc.outputs["Object"], mp.inputs[0])
    n = N(nt, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = scale
    n.inputs["Detail"].default_value = 10
    n.inputs["Roughness"].default_value = 0.62
    n.inputs["Distortion"].default_value = 1.3
    nt.links.new(mp.outputs[0], n.inputs[0])
    a = math_(nt, "ABSOLUTE", math_(nt, "SUBTRACT", n.outputs["Fac"], 0.5))
    r = N(nt, "ShaderNodeValToRGB")
    r.color_ramp.elements[0].color = (*vein, 1)
    r.color_ramp.elements[1].color = (*base, 1)
    r.color_ramp.elements[1].position = width
    nt.links.new(a, r.inputs[0])
    nt.links.new(r.outputs[0], b.inputs["Base Color"])
    return m


def woodm(name, c1, c2, axis=2, rough=0.45):
    m = mat(name, c1, rough)
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    tc = N(nt, "ShaderNodeTexCoord")
    mp = N(nt, "ShaderNodeMapping")
    s = [20, 20, 20]
    s[axis] = 1.2
    mp.inputs["Scale"].default_value = s
    nt.links.new(tc.outputs["Object"], mp.inputs[0])
    n = N(nt, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 1
    n.inputs["Detail"].default_value = 6
    n.inputs["Distortion"].default_value = 0.5
    nt.links.new(mp.outputs[0], n.inputs[0])
    r = N(nt, "ShaderNodeValToRGB")
    r.color_ramp.elements[0].position = 0.3
    r.color_ramp.elements[1].position = 0.75
    r.color_ramp.elements[0].color = (*c1, 1)
    r.color_ramp.elements[1].color = (*c2, 1)
    nt.links.new(n.outputs["Fac"], r.inputs[0])
    nt.links.new(r.outputs[0], b.inputs["Base Color"])
    return m


def planks(name, c1, c2, w=1.5, h=0.19, rot=math.pi / 2, rough=0.34, joint=(0.20, 0.13, 0.08)):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    tc = N(nt, "ShaderNodeTexCoord")
    mp = N(nt, "ShaderNodeMapping")
    mp.inputs["Rotation"].default_value = (0, 0, rot)
    nt.links.new(tc.outputs["Object"], mp.inputs[0])
    br = N(nt, "ShaderNodeTexBrick")
    br.offset = 0.37
    br.inputs["Scale"].default_value = 1
    br.inputs["Brick Width"].default_value = w
    br.inputs["Row Height"].default_value = h
    br.inputs["Mortar Size"].default_value = 0.0014
    br.inputs["Mortar Smooth"].default_value = 0.1
    br.inputs["Color1"].default_value = (0, 0, 0, 1)
    br.inputs["Color2"].default_value = (1, 1, 1, 1)
    br.inputs["Mortar"].default_value = (0.5, 0.5, 0.5, 1)
    nt.links.new(mp.outputs[0], br.inputs[0])
    mp2 = N(nt, "ShaderNodeMapping")
    mp2.inputs["Scale"].default_value = (26, 1.6, 1) if rot else (1.6, 26, 1)
    nt.links.new(tc.outputs["Object"], mp2.inputs[0])
    add = N(nt, "ShaderNodeVectorMath", operation="ADD")
    sc = N(nt, "ShaderNodeVectorMath", operation="SCALE")
    sc.inputs["Scale"].default_value = 37
    nt.links.new(br.outputs["Color"], sc.inputs[0])
    nt.links.new(mp2.outputs[0], add.inputs[0])
    nt.links.new(sc.outputs[0], add.inputs[1])
    n = N(nt, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 1.0
    n.inputs["Detail"].default_value = 7
    n.inputs["Roughness"].default_value = 0.6
    n.inputs["Distortion"].default_value = 0.6
    nt.links.new(add.outputs[0], n.inputs[0])
    f = math_(
        nt, "ADD", math_(nt, "MULTIPLY", n.outputs["Fac"], 0.75), math_(nt, "MULTIPLY", br.outputs["Color"], 0.25)
    )
    r = N(nt, "ShaderNodeValToRGB")
    r.color_ramp.elements[0].position = 0.2
    r.color_ramp.elements[0].color = (*c1, 1)
    r.color_ramp.elements[1].position = 0.85
    r.color_ramp.elements[1].color = (*c2, 1)
    nt.links.new(f, r.inputs[0])
    mx = N(nt, "ShaderNodeMixRGB")
    nt.links.new(br.outputs["Fac"], mx.inputs[0])
    nt.links.new(r.outputs[0], mx.inputs[1])
    mx.inputs[2].default_value = (*joint, 1)
    nt.links.new(mx.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = 0.45
    return m


def tiles(name, base, vein, s=1.2, joint=0.0025, rough=0.22, h=None):
    m = marble(name, base, vein, 1.1, rough, 0.12, (1, 1, 1))
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    src = b.inputs["Base Color"].links[0].from_socket
    tc = N(nt, "ShaderNodeTexCoord")
    br = N(nt, "ShaderNodeTexBrick")
    br.offset = 0
    br.inputs["Scale"].default_value = 1
    br.inputs["Brick Width"].default_value = s
    br.inputs["Row Height"].default_value = h or s
    br.inputs["Mortar Size"].default_value = joint
    nt.links.new(tc.outputs["Object"], br.inputs[0])
    mx = N(nt, "ShaderNodeMixRGB")
    nt.links.new(br.outputs["Fac"], mx.inputs[0])
    nt.links.new(src, mx.inputs[1])
    mx.inputs[2].default_value = (*[c * 0.62 for c in base], 1)
    nt.links.new(mx.outputs[0], b.inputs["Base Color"])
    return m


def sheer_mat():
    s = bpy.data.materials.new("sheer")
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.remove(nt.nodes["Principled BSDF"])
    o = nt.nodes["Material Output"]
    tl = N(nt, "ShaderNodeBsdfTranslucent")
    df = N(nt, "ShaderNodeBsdfDiffuse")
    tr = N(nt, "ShaderNodeBsdfTransparent")
    x1 = N(nt, "ShaderNodeMixShader")
    x2 = N(nt, "ShaderNodeMixShader")
    for q in (tl, df):
        q.inputs[0].default_value = (0.88, 0.86, 0.82, 1)
    x1.inputs[0].default_value = 0.5
    x2.inputs[0].default_value = 0.3
    nt.links.new(df.outputs[0], x1.inputs[1])
    nt.links.new(tl.outputs[0], x1.inputs[2])
    nt.links.new(x1.outputs[0], x2.inputs[1])
    nt.links.new(tr.outputs[0], x2.inputs[2])
    nt.links.new(x2.outputs[0], o.inputs[0])
    return s


def hazy(name, col, haze=(0.66, 0.76, 0.88), dist=420.0, strength=0.62, var=0, vscale=0.05):
    """Diffuse colour that fades into light haze with distance, for the view through the window."""
    m = mat(name, col, 0.95, var=var, vscale=vscale)
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    cd = N(nt, "ShaderNodeCameraData")
    e = N(nt, "ShaderNodeEmission")
    e.inputs[0].default_value = (*haze, 1)
    e.inputs[1].default_value = strength
    mx = N(nt, "ShaderNodeMixShader")
    f = math_(nt, "SUBTRACT", 1.0, math_(nt, "EXPONENT", math_(nt, "DIVIDE", cd.outputs["View Distance"], -dist)))
    nt.links.new(f, mx.inputs[0])
    nt.links.new(b.outputs[0], mx.inputs[1])
    nt.links.new(e.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], nt.nodes["Material Output"].inputs[0])
    m.cycles.sample_as_light = False
    return m


def art_mat(name, seed, cols):
    m = mat(name, cols[0], 0.8)
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    tc = N(nt, "ShaderNodeTexCoord")
    mp = N(nt, "ShaderNodeMapping")
    mp.inputs["Location"].default_value = (seed * 3.1, seed * 1.7, seed)
    nt.links.new(tc.outputs["Object"], mp.inputs[0])
    n = N(nt, "ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 1.3
    n.inputs["Detail"].default_value = 1.2
    n.inputs["Distortion"].default_value = 0.8
    nt.links.new(mp.outputs[0], n.inputs[0])
    r = N(nt, "ShaderNodeValToRGB")
    r.color_ramp.interpolation = "CONSTANT"
    e = r.color_ramp.elements
    e[0].color = (*cols[0], 1)
    e[1].position = 0.46
    e[1].color = (*cols[1], 1)
    for p, c in zip((0.53, 0.60), cols[2:]):
        q = e.new(p)
        q.color = (*c, 1)
    nt.links.new(n.outputs[0], r.inputs[0])
    nt.links.new(r.outputs[0], b.inputs["Base Color"])
    return m


GREEN = (0.035, 0.095, 0.08)
AMBER = (0.72, 0.36, 0.10)
SAND = (0.62, 0.52, 0.40)
IVORY = (0.74, 0.70, 0.63)
EMIT = ("down", "glow", "cove", "screen", "line")


class Kit:
    def __init__(s, seed=5):
        s.R = random.Random(seed)
        s.mood = "day"
        s.b = MB()
        s.tx = (0, 0, 0, 0)
        fab = lambda n, c, sc=190, bp=0.22: mat(n, c, 0.95, bump=bp, bscale=sc)
        s.m = dict(
            wall=mat("wall", (0.83, 0.81, 0.775), 0.8),
            ceil=mat("ceil", (0.90, 0.895, 0.88), 0.85),
            floor=planks("floor", (0.27, 0.165, 0.088), (0.52, 0.36, 0.215), joint=(0.12, 0.075, 0.045)),
            frame=mat("frame", (0.05, 0.05, 0.052), 0.35, 0.4),
            trim=mat("trim", (0.84, 0.82, 0.79), 0.5),
            trav=marble("trav", (0.74, 0.675, 0.58), (0.58, 0.50, 0.40), 1.5, 0.4, 0.22, (0.6, 0.6, 5)),
            stone=marble("stone", (0.66, 0.63, 0.585), (0.45, 0.41, 0.36), 0.9, 0.22, 0.07),
            white=marble("whitem", (0.86, 0.85, 0.83), (0.60, 0.585, 0.57), 1.5, 0.12, 0.05),
            oak=woodm("oak", (0.34, 0.21, 0.115), (0.50, 0.34, 0.20)),
            oakh=woodm("oakh", (0.34, 0.21, 0.115), (0.50, 0.34, 0.20), axis=0),
            walnut=woodm("walnut", (0.13, 0.075, 0.042), (0.24, 0.145, 0.085)),
            dark=mat("dark", (0.022, 0.022, 0.024), 0.35),
            ivory=fab("ivory", IVORY),
            green=fab("green", GREEN),
            amber=fab("amber", AMBER),
            sand=fab("sand", SAND),
            linen=fab("linen", (0.83, 0.81, 0.77), 260, 0.12),
            rug=mat("rug", (0.72, 0.68, 0.61), 1, bump=0.6, bscale=90, var=0.08, vscale=1.5),
            rug2=mat("rug2", (0.20, 0.28, 0.245), 1, bump=0.6, bscale=90, var=0.15, vscale=1.5),
            leather=mat("leather", (0.36, 0.17, 0.075), 0.45, bump=0.1, bscale=120),
            brass=mat("brass", (0.78, 0.55, 0.29), 0.28, 1),
            steel=mat("steel", (0.6, 0.6, 0.6), 0.3, 1),
            black=mat("black", (0.015, 0.015, 0.016), 0.5),
            tv=mat("tv", (0.008, 0.008, 0.01), 0.08),
            cab=mat("cab", (0.76, 0.735, 0.69), 0.45),
            cabg=mat("cabg", (0.085, 0.145, 0.125), 0.45),
            pot=mat("pot", (0.78, 0.76, 0.72), 0.7),
            clay=mat("clay", (0.50, 0.28, 0.17), 0.8),
            soil=mat("soil", (0.05, 0.035, 0.02), 1),
            mirror=mat("mirror", (0.86, 0.88, 0.87), 0.015, 1),
            rubber=mat("rubber", (0.075, 0.08, 0.08), 0.75, var=0.2, vscale=30),
            water=mat("waterp", (0.03, 0.12, 0.12), 0.03, spec=0.9, bump=0.03, bscale=4),
            turf=mat("turf", (0.06, 0.19, 0.05), 1, bump=0.5, bscale=300, var=0.15, vscale=9),
            paper=mat("paper", (0.86, 0.83, 0.77), 0.9),
            sage=mat("sage", (0.33, 0.45, 0.37), 0.8),
            sky=mat("skyb", (0.48, 0.62, 0.66), 0.8),
            coral=mat("coral", (0.76, 0.42, 0.27), 0.8),
            carpet=mat("carpet", (0.40, 0.365, 0.31), 1, bump=0.12, bscale=90, var=0.08, vscale=2),
            slate=tiles("slate", (0.10, 0.115, 0.11), (0.15, 0.165, 0.155), 0.6, 0.003, 0.25),
            ttile=tiles("ttile", (0.76, 0.71, 0.63), (0.66, 0.60, 0.51), 1.2),
            bark=mat("bark", (0.10, 0.07, 0.045), 0.9),
            down=mat("down", (1, 0.8, 0.6), 0.5, emit=(1, 0.80, 0.58), estr=9, sample=False),
            glow=mat("glow", (1, 0.85, 0.65), 0.5, emit=(1, 0.74, 0.46), estr=4, sample=False),
            cove=mat("cove", (1, 0.8, 0.6), 0.5, emit=(1, 0.76, 0.50), estr=3, sample=False),
            line=mat("line", (1, 0.9, 0.8), 0.5, emit=(1, 0.88, 0.72), estr=5, sample=False),
            art1=art_mat(
                "art1", 1, [(0.80, 0.76, 0.68), (0.10, 0.19, 0.165), (0.78, 0.50, 0.24), (0.86, 0.83, 0.77)]
            ),
            art2=art_mat("art2", 4, [(0.84, 0.81, 0.75), (0.66, 0.55, 0.42), (0.12, 0.20, 0.18), (0.84, 0.81, 0.75)]),
        )
        s.sheer = sheer_mat()
        s.leaf = leaf_mat("leaf", (0.03, 0.085, 0.022), (0.085, 0.165, 0.045))
        s.keys = list(s.m)
        s.mi = {k: i for i, k in enumerate(s.keys)}
        s.art_n = 0

    def add(s, name, material):
        s.m[name] = material
        s.keys.append(name)
        s.mi[name] = len(s.keys) - 1

    def at(s, x=0, y=0, rot=0, z=0):
        s.tx = (x, y, math.radians(rot), z)
        return s

    def _t(s, i0):
        x, y, r, z = s.tx
        if (x, y, r, z) == (0, 0, 0, 0):
            return
        c, n = math.cos(r), math.sin(r)
        for i in range(i0, len(s.b.v)):
            p = s.b.v[i]
            s.b.v[i] = (x + p[0] * c - p[1] * n, y + p[0] * n + p[1] * c, p[2] + z)

    def box(s, x0, x1, y0, y1, z0, z1, k):
        i = len(s.b.v)
        s.b.box(x0, x1, y0, y1, z0, z1, s.mi[k])
        s._t(i)

    def cyl(s, x, y, z0, z1, r, k, n=28, r1=None):
        i = len(s.b.v)
        s.b.cyl(x, y, z0, z1, r, n, s.mi[k], r1)
        s._t(i)

    def poly(s, pts, k):
        i = len(s.b.v)
        s.b.poly(pts, s.mi[k])
        s._t(i)

    def rod(s, p, q, r, k, n=8):
        p, q = Vector(p), Vector(q)
        d = (q - p).normalized()
        t = d.orthogonal().normalized()
        u = d.cross(t)
        i = len(s.b.v)
        ring = [(math.cos(6.2832 * a / n), math.sin(6.2832 * a / n)) for a in range(n)]
        for a in range(n):
            (c0, s0), (c1, s1) = ring[a], ring[(a + 1) % n]
            s.b.quad(
                tuple(p + (t * c0 + u * s0) * r),
                tuple(p + (t * c1 + u * s1) * r),
                tuple(q + (t * c1 + u * s1) * r),
                tuple(q + (t * c0 + u * s0) * r),
                s.mi[k],
            )
        s._t(i)

    def _place(s, o, c, rot):
        x, y, r, z = s.tx
        cs, sn = math.cos(r), math.sin(r)
        o.location = (x + c[0] * cs - c[1] * sn, y + c[0] * sn + c[1] * cs, c[2] + z)
        e = Matrix.Rotation(r, 3, "Z") @ (
            Matrix.Rotation(rot[2], 3, "Z") @ Matrix.Rotation(rot[1], 3, "Y") @ Matrix.Rotation(rot[0], 3, "X")
        )
        o.rotation_euler = e.to_euler()
        return o

    def soft(s, x0, x1, y0, y1, z0, z1, k, bev=0.05, rot=(0, 0, 0), seg=4):
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        for v in bm.verts:
            v.co = Vector((v.co.x * (x1 - x0), v.co.y * (y1 - y0), v.co.z * (z1 - z0)))
        bmesh.ops.bevel(
            bm,
            geom=bm.edges[:] + bm.verts[:],
            offset=min(bev, 0.49 * min(x1 - x0, y1 - y0, z1 - z0)),
            segments=seg,
            profile=0.5,
            affect="EDGES",
        )
        me = bpy.data.meshes.new("soft")
        bm.to_mesh(me)
        bm.free()
        me.materials.append(s.m[k])
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(40)
        return s._place(link(me, "soft"), ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), rot)

    def pillow(s, x, y, z, w, h, t, k, rot=(0, 0, 0), n=14):
        """A stuffed cushion standing in the xz plane before rotation."""
        b = MB()
        g = []
        for side in (1, -1):
            G = []
            for i in range(n + 1):
                row = []
                for j in range(n + 1):
                    u, v = 2 * i / n - 1, 2 * j / n - 1
                    pr = (1 - u**4) * (1 - v**4)
                    sx = 1 - 0.05 * (1 - abs(v) ** 2) * abs(u) ** 6
                    sz = 1 - 0.05 * (1 - abs(u) ** 2) * abs(v) ** 6
                    row.append((u * w / 2 * sx, side * t / 2 * max(0, pr) ** 0.55, v * h / 2 * sz))
                G.append(row)
            for i in range(n):
                for j in range(n):
                    q = [G[i][j], G[i + 1][j], G[i + 1][j + 1], G[i][j + 1]]
                    b.quad(*(q if side < 0 else q[::-1]), 0)
        me = b.mesh("pillow", [s.m[k]], smooth=True)
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0005)
        bm.to_mesh(me)
        bm.free()
        for p in me.polygons:
            p.use_smooth = True
        return s._place(link(me, "pillow"), (x, y, z), rot)

    # ---- furniture, local origin at the middle of the footprint, front towards -y
    def sofa(s, w=2.7, d=0.98, seats=3, k="ivory", chaise=0, legs="walnut"):
        a = 0.17
        s.soft(-w / 2 + 0.02, w / 2 - 0.02, -d / 2 + 0.015, d / 2 - 0.03, 0.12, 0.31, k, 0.03)
        sw = (w - 2 * a) / seats
        for sx in (-1, 1):
            s.soft(*sorted((sx * w / 2, sx * (w / 2 - a))), -d / 2, d / 2 - 0.02, 0.14, 0.60, k, 0.05)
        s.soft(-w / 2 + 0.035, w / 2 - 0.035, d / 2 - 0.2, d / 2, 0.145, 0.72, k, 0.06)
        for i in range(seats):
            x0 = -w / 2 + a + i * sw
            s.soft(x0 + 0.006, x0 + sw - 0.006, -d / 2 - 0.03, d / 2 - 0.2, 0.30, 0.46, k, 0.055)
            s.pillow(x0 + sw / 2, d / 2 - 0.27, 0.655, sw - 0.01, 0.46, 0.24, k, (-0.20, 0, 0))
        if chaise:
            s.soft(
                *sorted((chaise * (w / 2 - a), chaise * (w / 2 - a - sw))),
                -d / 2 - 0.78,
                -d / 2 + 0.02,
                0.12,
                0.31,
                k,
                0.03
            )
            s.soft(
                *sorted((chaise * (w / 2 - a - 0.006), chaise * (w / 2 - a - sw + 0.006))),
                -d / 2 - 0.80,
                -d / 2 - 0.03,
                0.30,
                0.46,
                k,
                0.055
            )
        for sx in (-1, 1):
            for y in (-d / 2 + 0.1, d / 2 - 0.1):
                s.cyl(sx * (w / 2 - 0.12), y, 0, 0.13, 0.02, legs, 10)

    def armchair(s, k="green", legs="walnut"):
        s.soft(-0.37, 0.37, -0.36, 0.34, 0.24, 0.42, k, 0.07)
        s.soft(-0.40, 0.40, 0.22, 0.42, 0.28, 0.80, k, 0.09, (-0.14, 0, 0))
        for sx in (-1, 1):
            s.soft(*sorted((sx * 0.32, sx * 0.45)), -0.34, 0.34, 0.26, 0.58, k, 0.06)
            [s.rod((sx * 0.3, y, 0.26), (sx * 0.36, y * 1.15, 0), 0.016, legs) for y in (-0.28, 0.28)]

    def chair(s, k="sand", legs="walnut"):
        s.soft(-0.23, 0.23, -0.23, 0.22, 0.43, 0.49, k, 0.028)
        s.soft(-0.24, 0.24, 0.20, 0.255, 0.60, 0.83, k, 0.026, (-0.14, 0, 0))
        for sx in (-1, 1):
            s.rod((sx * 0.20, -0.2, 0.44), (sx * 0.22, -0.23, 0), 0.014, legs)
            s.rod((sx * 0.2, 0.2, 0.44), (sx * 0.22, 0.25, 0), 0.014, legs)
            s.rod((sx * 0.2, 0.2, 0.44), (sx * 0.2, 0.25, 0.74), 0.013, legs)

    def table(s, w, d, h=0.74, top="oakh", legs="walnut", t=0.035):
        s.soft(-w / 2, w / 2, -d / 2, d / 2, h - t, h, top, 0.008)
        for sx in (-1, 1):
            for sy in (-1, 1):
                s.box(
                    *sorted((sx * (w / 2 - 0.06), sx * (w / 2 - 0.12))),
                    *sorted((sy * (d / 2 - 0.06), sy * (d / 2 - 0.12))),
                    0,
                    h - t,
                    legs
                )

    def round_table(s, r, h, top="white", leg="brass", t=0.03):
        s.cyl(0, 0, h - t, h, r, top, 56)
        s.cyl(0, 0, 0.012, h - t, r * 0.13, leg, 24)
        s.cyl(0, 0, 0, 0.014, r * 0.5, leg, 40)

    def bed(s, w=1.8, l=2.05, throw="green", head="sand", hw=None, frame="oakh"):
        s.soft(-w / 2 - 0.06, w / 2 + 0.06, -l + 0.02, 0.0, 0.14, 0.30, frame, 0.015)
        s.box(-w / 2 + 0.1, w / 2 - 0.1, -l + 0.15, -0.1, 0, 0.14, "dark")
        s.soft(-w / 2, w / 2, -l + 0.04, 0, 0.29, 0.50, "linen", 0.06)
        s.soft(-w / 2 - 0.05, w / 2 + 0.05, -l + 0.0, -0.52, 0.36, 0.555, "linen", 0.06)
        s.soft(-w / 2 - 0.055, w / 2 + 0.055, -l + 0.16, -l + 0.78, 0.40, 0.572, throw, 0.05)
        s.soft(-w / 2 - 0.05, w / 2 + 0.05, -0.82, -0.50, 0.40, 0.585, "ivory", 0.06)
        n = 2 if w > 1.3 else 1
        for i in range(n):
            x = w * ((i + 0.5) / n - 0.5)
            s.pillow(x, -0.17, 0.72, 0.72 if n == 2 else 0.6, 0.46, 0.2, "linen", (-0.5, 0, 0))
            s.pillow(x, -0.31, 0.69, 0.62 if n == 2 else 0.5, 0.40, 0.17, "ivory", (-0.6, 0, 0))
        s.pillow(0, -0.46, 0.66, 0.56, 0.32, 0.15, "amber", (-0.62, 0, 0))
        hw = hw or w + 0.3
        k = max(3, int(hw / 0.3))
        for i in range(k):
            s.soft(
                -hw / 2 + hw * i / k + 0.004, -hw / 2 + hw * (i + 1) / k - 0.004, 0.0, 0.09, 0.14, 1.12, head, 0.03
            )

    def nightstand(s, k="oak", lamp=True):
        s.soft(-0.26, 0.26, -0.21, 0.21, 0.12, 0.50, k, 0.012)
        s.box(-0.245, 0.245, -0.214, -0.208, 0.30, 0.306, "dark")
        s.box(-0.2, 0.2, -0.15, 0.15, 0, 0.12, "dark")
        (s.table_lamp(0, 0.02, 0.5) if lamp else None)

    def table_lamp(s, x, y, z, k="pot"):
        s.cyl(x, y, z, z + 0.2, 0.075, k, 28, 0.045)
        s.cyl(x, y, z + 0.2, z + 0.27, 0.008, "brass", 10)
        s.cyl(x, y, z + 0.25, z + 0.45, 0.15, "glow", 36, 0.11)

    def floor_lamp(s, x, y, h=1.55):
        s.cyl(x, y, 0, 0.02, 0.14, "dark", 32)
        s.cyl(x, y, 0.02, h, 0.010, "brass", 12)
        s.cyl(x, y, h - 0.02, h + 0.24, 0.19, "glow", 40, 0.14)

    def pendant(s, x, y, z, Z, r=0.13, k="brass", kind="cone"):
        s.cyl(x, y, z, Z, 0.004, "dark", 6)
        if kind == "cone":
            s.cyl(x, y, z - 0.16, z, r, k, 36, r * 0.3)
            s.cyl(x, y, z - 0.164, z - 0.159, r * 0.85, "glow", 36)
        else:
            s.sphere(x, y, z - r, r, "glow")

    def sphere(s, x, y, z, r, k, n=20, sq=1):
        i0 = len(s.b.v)
        P = lambda a, t: (
            x + r * math.sin(t) * math.cos(a),
            y + r * math.sin(t) * math.sin(a),
            z + sq * r * math.cos(t),
        )
        if r > 0.15:  # big ones get smooth shading
            bm = bmesh.new()
            bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=24, radius=r)
            me = bpy.data.meshes.new("ball")
            bm.to_mesh(me)
            bm.free()
            me.materials.append(s.m[k])
            for f in me.polygons:
                f.use_smooth = True
            o = s._place(link(me, "ball"), (x, y, z), (0, 0, 0))
            o.scale = (1, 1, sq)
            return
        for i in range(n // 2):
            for j in range(n):
                t0, t1, a0, a1 = (
                    math.pi * i / (n // 2),
                    math.pi * (i + 1) / (n // 2),
                    6.2832 * j / n,
                    6.2832 * (j + 1) / n,
                )
                s.b.quad(P(a0, t1), P(a1, t1), P(a1, t0), P(a0, t0), s.mi[k])
        s._t(i0)

    def plant(s, x, y, h=1.7, r=0.5, pot="pot", n=220, big=1):
        R = s.R
        ox, oy, _, _ = s.tx
        s.cyl(x, y, 0, 0.40, 0.17, pot, 36, 0.21)
        s.cyl(x, y, 0.39, 0.402, 0.195, "soil", 30)
        pl = MB()
        for q in range(5):
            a = q * 1.257 + R.uniform(-0.3, 0.3)
            e = (x + r * 0.45 * math.cos(a), y + r * 0.45 * math.sin(a), h * R.uniform(0.72, 0.95))
            s.rod((x, y, 0.38), ((x + e[0]) / 2 + 0.02, (y + e[1]) / 2, 0.38 + (e[2] - 0.38) * 0.55), 0.012, "bark")
            s.rod(((x + e[0]) / 2 + 0.02, (y + e[1]) / 2, 0.38 + (e[2] - 0.38) * 0.55), e, 0.008, "bark")
        for k in range(n):
            a = R.uniform(0, 6.283)
            zz = R.uniform(0.62, 1.0)
            rr = r * math.sin(math.pi * min(1, (zz - 0.52) / 0.5)) ** 0.5 * R.uniform(0.25, 1)
            c = Vector((x + rr * math.cos(a), y + rr * math.sin(a), h * zz))
            d = Vector(
                (math.cos(a + R.uniform(-0.6, 0.6)), math.sin(a + R.uniform(-0.6, 0.6)), R.uniform(-0.55, 0.45))
            ).normalized()
            t = d.cross(Vector((0, 0, 1))).normalized()
            l = R.uniform(0.12, 0.22) * big
            up = t.cross(d) * 0.02
            p = [
                c,
                c + d * l * 0.3 + t * l * 0.22 + up,
                c + d * l * 0.7 + t * l * 0.18 + up,
                c + d * l,
                c + d * l * 0.7 - t * l * 0.18 + up,
                c + d * l * 0.3 - t * l * 0.22 + up,
            ]
            pl.poly([tuple(v) for v in p])
        o = pl.obj("plant", [s.leaf])
        if s.tx != (0, 0, 0, 0):
            s._place(o, (0, 0, 0), (0, 0, 0))

    def vase(s, x, y, z, k="pot", h=0.24, r=0.07, stems=6):
        for z0, z1, a, b in ((0, 0.5, 0.6, 1), (0.5, 0.8, 1, 0.55), (0.8, 1, 0.55, 0.62)):
            s.cyl(x, y, z + h * z0, z + h * z1, r * a, k, 30, r * b)
        for q in range(stems):
            a = q * 1.1
            e = (x + 0.16 * math.cos(a), y + 0.16 * math.sin(a), z + h + 0.30 + 0.07 * (q % 3))
            s.rod((x, y, z + h * 0.9), e, 0.003, "bark", 5)
            [
                s.sphere(
                    e[0] + s.R.uniform(-0.04, 0.04),
                    e[1] + s.R.uniform(-0.04, 0.04),
                    e[2] - s.R.uniform(0, 0.14),
                    0.022,
                    "amber" if q % 2 else "paper",
                    8,
                )
                for _ in range(4)
            ]

    def books(s, x0, x1, y, z, h=0.24, depth=0.2, fill=0.9):
        x = x0
        while x < x1 - 0.05:
            if s.R.random() > fill:
                x += s.R.uniform(0.06, 0.16)
                continue
            t = s.R.uniform(0.018, 0.045)
            hh = h * s.R.uniform(0.72, 1)
            s.box(
                x,
                x + t,
                y,
                y + depth * s.R.uniform(0.8, 1),
                z,
                z + hh,
                s.R.choice(["paper", "sand", "green", "amber", "pot", "clay", "cabg", "ivory", "dark"]),
            )
            x += t + 0.002

    def stackbooks(s, x, y, z, n=3):
        for i in range(n):
            a = s.R.uniform(-0.02, 0.02)
            s.box(
                x - 0.14 + a,
                x + 0.14 + a,
                y - 0.1,
                y + 0.1,
                z + i * 0.03,
                z + i * 0.03 + 0.027,
                ["paper", "green", "amber", "sand"][i % 4],
            )

    def art(s, x0, x1, y0, y1, z0, z1, k="art1", axis="x", face=1):
        """Framed canvas on a wall; axis = wall normal."""
        if axis == "x":
            x = x0
            s.box(*sorted((x, x + face * 0.03)), y0, y1, z0, z1, "oak")
            s.box(*sorted((x + face * 0.03, x + face * 0.033)), y0 + 0.03, y1 - 0.03, z0 + 0.03, z1 - 0.03, k)
        else:
            y = y0
            s.box(x0, x1, *sorted((y, y + face * 0.03)), z0, z1, "oak")
            s.box(x0 + 0.03, x1 - 0.03, *sorted((y + face * 0.03, y + face * 0.033)), z0 + 0.03, z1 - 0.03, k)

    def downs(s, pts, Z, r=0.045):
        for x, y in pts:
            s.cyl(x, y, Z - 0.012, Z - 0.004, r * 1.25, "trim", 24)
            s.cyl(x, y, Z - 0.014, Z - 0.0125, r, "down", 24)

    def curtain(s, a, b, c, Z, kind="sheer", axis="x", amp=0.045, wl=0.12):
        m = s.sheer if kind == "sheer" else s.m[kind]
        q = MB()
        n = int((b - a) / 0.012)
        pr = None
        for i in range(n + 1):
            x = a + (b - a) * i / n
            y = c + amp * math.sin(2 * math.pi * (x - a) / wl) + 0.012 * math.sin(x * 31)
            if pr:
                A, B = ((pr[0], pr[1]), (x, y)) if axis == "x" else ((pr[1], pr[0]), (y, x))
                q.quad((*A, 0.015), (*B, 0.015), (*B, Z), (*A, Z), 0)
            pr = (x, y)
        q.obj("curtain", [m], smooth=True)

    def flutes(s, x0, x1, y, z0, z1, k="oak", axis="x", d=0.03, p=0.034, w=0.022, face=1):
        n = int((x1 - x0) / p)
        for i in range(n):
            a = x0 + i * p
            if axis == "x":
                s.box(a, a + w, *sorted((y, y + face * d)), z0, z1, k)
            else:
                s.box(*sorted((y, y + face * d)), a, a + w, z0, z1, k)

    # ---- building
    def window(s, x0, x1, y, z0, z1, n=3, rail=None, w=0.05):
        """Window frame in a wall parallel to x, outside towards -y."""
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n
            s.box(x - w / 2, x + w / 2, y - 0.12, y, z0, z1, "frame")
        s.box(x0, x1, y - 0.119, y - 0.001, z0, z0 + w, "frame")
        s.box(x0, x1, y - 0.119, y - 0.001, z1 - w, z1, "frame")
        if rail:
            s.box(x0, x1, y - 0.09, y - 0.06, rail, rail + 0.035, "frame")

    def light(s, x, y, z, sx, sy, e, col=(1, 0.80, 0.58), up=False, shadow=True):
        l = bpy.data.lights.new("l", "AREA")
        l.shape = "RECTANGLE"
        l.size = sx
        l.size_y = sy
        l.energy = e
        l.color = col
        l.cycles.cast_shadow = shadow
        o = bpy.data.objects.new("l", l)
        o.location = (x, y, z)
        o.rotation_euler = (math.pi if up else 0, 0, 0)
        bpy.context.scene.collection.objects.link(o)
        o.visible_camera = False
        o.visible_glossy = False
        return o

    def portal(s, x, y, z, w, h, axis="y"):
        l = bpy.data.lights.new("portal", "AREA")
        l.shape = "RECTANGLE"
        l.size = w
        l.size_y = h
        l.cycles.is_portal = True
        o = bpy.data.objects.new("portal", l)
        o.location = (x, y, z)
        o.rotation_euler = {
            "y": (math.pi / 2, 0, 0),
            "-y": (-math.pi / 2, 0, 0),
            "x": (math.pi / 2, 0, -math.pi / 2),
            "-x": (math.pi / 2, 0, math.pi / 2),
        }[axis]
        bpy.context.scene.collection.objects.link(o)

    def commit(s):
        s.at()
        K = [s.m[k] for k in s.keys]
        em = set(s.mi[k] for k in EMIT if k in s.mi)
        vis = MB()
        b = s.b
        A = [i for i in range(len(b.f)) if b.m[i] not in em]
        E = [i for i in range(len(b.f)) if b.m[i] in em]
        vis.v = b.v
        vis.f = [b.f[i] for i in E]
        vis.m = [b.m[i] for i in E]
        vis.uv = [b.uv[i] for i in E]
        b.f, b.m, b.uv = [b.f[i] for i in A], [b.m[i] for i in A], [b.uv[i] for i in A]
        b.obj("room", K)
        if E:
            o = vis.obj("emit", K)
            o.visible_diffuse = False
            o.visible_shadow = False

    # ---- outside
    def outside(s, kind="high", ground=-36):
        golden = s.mood == "golden"
        HZ = dict(haze=(1.0, 0.70, 0.46)) if golden else {}
        L = [
            leaf_mat("o1", (0.045, 0.10, 0.024), (0.12, 0.19, 0.05)),
            leaf_mat("o2", (0.07, 0.12, 0.03), (0.19, 0.22, 0.06)),
        ]
        bark = s.m["bark"]
        R = random.Random(11)
        T = [
            tree_mesh(1, [bark, L[0]], 10, 3.9, leaves=2600, leaf=0.5),
            tree_mesh(2, [bark, L[1]], 9, 3.4, leaves=2600, leaf=0.45),
        ]
        if kind == "high":
            M = tower_mats(lit=0.30, estr=1.6, crown=1.2) if golden else tower_mats(lit=0.0, estr=0, crown=0)
            for x, y, r, u, f in (
                (-84, -150, 12, 3, 24),
                (96, -190, -14, 3, 26),
                (150, -330, 0, 4, 24),
                (-190, -300, 0, 4, 25),
            ):
                tower(0, (x, y, ground), r + 180, u, f, M)
            gb = MB()
            gb.box(-5000, 5000, -9000, -6, ground - 0.5, ground, 0)
            gb.obj("lawn", [hazy("lawn", (0.085, 0.135, 0.04), dist=1000, var=0.4, vscale=0.03, **HZ)])
            for k in range(1250):
                link(
                    R.choice(T),
                    "t",
                    (R.uniform(-150, 150), -14 - 260 * R.random() ** 1.5, ground),
                    R.uniform(0, 6),
                    R.uniform(0.8, 1.4),
                )
            hb = MB()
            rr = random.Random(8)
            for y, amp, zo, seed in ((-900, 75, ground, 3), (-1400, 150, ground, 5), (-2100, 240, ground, 9)):
                q = random.Random(seed)
                ph = [(q.uniform(0.0012, 0.006), q.uniform(0, 6.28), q.uniform(0.3, 1)) for _ in range(7)]
                prev = None
                for k in range(-140, 141):
                    x = k * 30
                    z = zo + amp * max(0.08, 0.5 + 0.22 * sum(c * math.sin(a * x + b) for a, b, c in ph))
                    if prev:
                        hb.poly(
                            [(prev[0], y, ground - 2), (x, y, ground - 2), (x, y - 5, z), (prev[0], y - 5, prev[1])],
                            0,
                        )
                    prev = (x, z)
            hb.obj("hills", [hazy("hillm", (0.09, 0.15, 0.12), dist=1700, strength=0.66, **HZ)])
            cb = MB()
            for k in range(90):
                x = rr.uniform(-900, 900)
                y = -rr.uniform(380, 850)
                h = rr.choice([12, 15, 22, 36, 50])
                w = rr.uniform(14, 34)
                cb.box(x - w / 2, x + w / 2, y - 8, y + 8, ground, ground + h, 0)
            cb.obj("town", [hazy("townm", (0.72, 0.70, 0.66), dist=900, strength=0.66, **HZ)])
        else:
            gb = MB()
            gb.box(-300, 300, -300, -2.4, -0.12, -0.06, 0)
            gb.box(-60, 60, -2.4, -0.13, -0.12, -0.05, 1)
            gb.obj(
                "lawn",
                [
                    hazy("lawn", (0.20, 0.30, 0.09), dist=600, var=0.25, vscale=0.3),
                    mat("deck", (0.42, 0.37, 0.30), 0.8),
                ],
            )
            S = [shrub_mesh(1, [L[0]]), shrub_mesh(2, [L[1]])]
            for k in range(90):
                x, y = R.uniform(-46, 56), -R.uniform(7, 60)
                link(R.choice(T), "t", (x, y, 0), R.uniform(0, 6), R.uniform(0.5, 0.95))
            for k in range(240):
                link(
                    R.choice(S),
                    "s",
                    (R.uniform(-26, 36), -R.uniform(3.2, 9), -0.05),
                    R.uniform(0, 6),
                    R.uniform(0.45, 0.95),
                )
            M = tower_mats(lit=0, estr=0, crown=0)
            tower(0, (-52, -120, 0), 200, 3, 26, M)
            tower(0, (60, -140, 0), 165, 4, 27, M)

    def golden(s, az=226, el=15, sun_e=17, sky=1.15, cam=0.70):
        """Late sun low over the garden: warm beams into the room, peach horizon, blue zenith."""
        return s.late_light(
            az,
            sky,
            cam,
            dict(
                zen=(0.20, 0.32, 0.58),
                mid=(0.62, 0.62, 0.68),
                low=(1.15, 0.74, 0.46),
                glow=(1.6, 0.86, 0.42),
                cloud=((0.70, 0.62, 0.62), (1.5, 0.95, 0.62)),
            ),
            (el, sun_e, (1, 0.60, 0.30)),
        )

    def late_light(s, az, sky, cam, colours, sun_at):
        """A low sun and its sky; `sky` lights the room, `cam` is how bright the sky looks through the window."""
        wd = dusk_sky(sun_az_deg=az, strength=sky, clouds=0.6, **colours)
        nt = wd.node_tree
        lp = N(nt, "ShaderNodeLightPath")
        seen = math_(nt, "MULTIPLY", lp.outputs["Is Camera Ray"], sky - cam)
        nt.links.new(math_(nt, "SUBTRACT", sky, seen), nt.nodes["Background"].inputs[1])
        wd.cycles.sampling_method = "MANUAL"
        wd.cycles.sample_map_resolution = 256
        el, strength, colour = sun_at
        sun(az, el, strength, colour, 0.9)
        return wd

    def evening(s, az=232, el=7, sun_e=4.5, sky=0.55, cam=0.5):
        """The sun has almost gone: a last red beam, a glowing horizon behind dark trees."""
        return s.late_light(
            az,
            sky,
            cam,
            dict(
                zen=(0.06, 0.12, 0.28),
                mid=(0.30, 0.34, 0.48),
                low=(1.3, 0.62, 0.30),
                glow=(1.8, 0.74, 0.28),
                cloud=((0.34, 0.32, 0.40), (1.5, 0.70, 0.40)),
            ),
            (el, sun_e, (1, 0.46, 0.20)),
        )

    def daylight(s, az=222, el=34, sun_e=5.2, sky=2.4, cam=0.62, suncol=(1, 0.86, 0.68)):
        wd = dusk_sky(
            sun_az_deg=200,
            strength=sky,
            clouds=0.55,
            zen=(0.22, 0.40, 0.74),
            mid=(0.50, 0.66, 0.90),
            low=(0.86, 0.90, 0.95),
            glow=(1.15, 1.05, 0.9),
            cloud=((0.95, 0.96, 0.98), (1.2, 1.12, 1.0)),
        )
        nt = wd.node_tree
        bg = nt.nodes["Background"]
        lp = N(nt, "ShaderNodeLightPath")
        nt.links.new(
            math_(nt, "SUBTRACT", sky, math_(nt, "MULTIPLY", lp.outputs["Is Camera Ray"], sky - cam)), bg.inputs[1]
        )
        wd.cycles.sampling_method = "MANUAL"
        wd.cycles.sample_map_resolution = 256
        sun(az, el, sun_e, suncol, 0.9)
        return wd

    def render(s, W, H, spp, png, wd, exp=0.5, wrap=False, R=5, k=0.6, look="Medium High Contrast", gi=2):
        setup(W, H, spp, png, look=look, exposure=exp, bounces=6, clamp=2, thr=0.02)
        sc = bpy.context.scene
        sc.cycles.diffuse_bounces = 3
        sc.cycles.use_fast_gi = gi > 0
        sc.cycles.fast_gi_method = "REPLACE"
        sc.cycles.ao_bounces_render = max(1, gi)
        wd.light_settings.distance = 2.2
        wd.light_settings.ao_factor = 0.40
        import denoise

        denoise.render_denoised(spp, png, None, R=R, k=k, wrap=wrap)


def pano_camera(x, y, z, rot=180):
    c = bpy.data.cameras.new("p")
    c.type = "PANO"
    c.cycles.panorama_type = "EQUIRECTANGULAR"
    o = bpy.data.objects.new("p", c)
    o.location = (x, y, z)
    o.rotation_euler = (math.pi / 2, 0, math.radians(rot))
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
