"""Feature-guided non-local-means denoiser in plain numpy: two half-sample renders, albedo demodulation, log domain,
guides = normal, albedo, depth.  Works in horizontal strips on two threads.  Debian's Blender is built without a denoiser."""
import bpy, numpy as np, os, time
from concurrent.futures import ThreadPoolExecutor

PASSES = {"Image": "c", "DiffCol": "a", "Normal": "n", "Depth": "z", "Mist": "m"}


def _outputs(prefix, passes):
    s = bpy.context.scene
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    vl = s.view_layers[0]
    vl.use_pass_diffuse_color = True
    vl.use_pass_normal = True
    vl.use_pass_z = True
    vl.use_pass_mist = "Mist" in passes
    comp = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], comp.inputs[0])
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = os.path.dirname(prefix)
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    fo.file_slots.clear()
    for p in passes:
        fo.file_slots.new(os.path.basename(prefix) + PASSES[p] + "_")
        nt.links.new(rl.outputs[p], fo.inputs[-1])


def _load(prefix, k, h, w):
    f = "%s%s_%04d.exr" % (prefix, k, bpy.context.scene.frame_current)
    im = bpy.data.images.load(f)
    im.colorspace_settings.name = "Linear"
    a = np.empty(h * w * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    os.remove(f)
    return a.reshape(h, w, 4)[..., :3].copy()


def _box(a, P):
    """Sum over (2P+1)^2 windows; the result is smaller by P on each side."""
    n = 2 * P + 1
    h, w = a.shape
    t = a[: h - 2 * P].copy()
    for i in range(1, n):
        t += a[i : h - 2 * P + i]
    r = t[:, : w - 2 * P].copy()
    for i in range(1, n):
        r += t[:, i : w - 2 * P + i]
    r *= 1 / (n * n)
    return r


def nlm(A, B, feat, R=6, P=2, k=0.55, wrap=False, rows=96):
    """A, B: (3,h,w) log-irradiance half buffers; feat: list of (c,h,w) guides already divided by their scale."""
    h, w = A.shape[1:]
    m = R + P
    pad = lambda x: np.pad(
        np.pad(x, ((0, 0), (m, m), (0, 0)), "edge"), ((0, 0), (0, 0), (m, m)), "wrap" if wrap else "edge"
    )
    V = ((A - B) ** 2).mean(0) * 0.5
    V = _box(np.pad(V, 4, "edge"), 4) + 1e-4
    Ap, Bp = pad(A), pad(B)
    Fp = [pad(f) for f in feat]
    Vp = pad(V[None])[0]
    out = np.empty_like(A)

    def strip(y0):
        y1 = min(h, y0 + rows)
        n = y1 - y0
        oa = np.zeros((3, n, w), np.float32)
        ob = np.zeros_like(oa)
        wa = np.zeros((n, w), np.float32)
        wb = np.zeros_like(wa)

        def v(x, dy, dx, e):
            return x[..., y0 + m + dy - e : y1 + m + dy + e, m + dx - e : m + w + dx + e]

        A0, B0, V0 = v(Ap, 0, 0, P), v(Bp, 0, 0, P), v(Vp, 0, 0, P)
        F0 = [v(f, 0, 0, 0) for f in Fp]
        for dy in range(-R, R + 1):
            for dx in range(-R, R + 1):
                if dy * dy + dx * dx > R * R + 2:
                    continue
                fd = None
                for f, f0 in zip(Fp, F0):
                    d = ((f0 - v(f, dy, dx, 0)) ** 2).sum(0)
                    fd = d if fd is None else np.maximum(fd, d)
                wf = np.exp(-fd)
                Vq = v(Vp, dy, dx, P)
                sub = V0 + np.minimum(V0, Vq)
                den = 1 / (1e-6 + k * k * (V0 + Vq))
                As, Bs = v(Ap, dy, dx, P), v(Bp, dy, dx, P)
                c = slice(P, -P)
                for X, Xs, o, ww, Ys in ((B0, Bs, oa, wa, As), (A0, As, ob, wb, Bs)):
                    d = (((X[0] - Xs[0]) ** 2 + (X[1] - Xs[1]) ** 2 + (X[2] - Xs[2]) ** 2) * (1 / 3) - sub) * den
                    g = np.exp(-np.maximum(_box(d, P), 0))
                    g = np.minimum(g, wf)
                    ww += g
                    o += g * Ys[:, c, c]
        out[:, y0:y1] = (oa / wa + ob / wb) * 0.5

    with ThreadPoolExecutor(2) as ex:
        list(ex.map(strip, range(0, h, rows)))
    return out


def render_denoised(spp, out, mist=None, R=6, k=0.55, wrap=False, glare=True):
    s = bpy.context.scene
    W, H = s.render.resolution_x, s.render.resolution_y
    tmp = out.rsplit(".", 1)[0] + "_tmp_"
    t0 = time.time()
    bufs = []
    passes = [p for p in PASSES if p != "Mist" or mist]
    if mist:
        ms = s.world.mist_settings
        ms.start, ms.depth = mist[0]
        ms.falloff = "QUADRATIC"
    for seed in (11, 47):
        s.cycles.seed = seed
        s.cycles.samples = spp // 2
        s.cycles.adaptive_min_samples = min(16, spp // 2)
        _outputs(tmp, passes)
        s.render.use_compositing = True
        bpy.ops.render.render(write_still=False)
        bufs.append({PASSES[p]: _load(tmp, PASSES[p], H, W) for p in passes})
    t1 = time.time()
    m = lambda q: (bufs[0][q] + bufs[1][q]) * 0.5
    pl = lambda x: np.ascontiguousarray(np.moveaxis(x, -1, 0))
    alb = np.clip(m("a"), 0, 1) + 0.04
    nrm = m("n")
    zz = m("z")[..., :1]
    z = np.log(np.clip(zz, 0.01, 1e5))
    L = [pl(np.log1p(np.clip(b["c"] / alb, 0, 60) * 4)).astype(np.float32) for b in bufs]
    feat = [pl(nrm) / 0.22, pl(alb) / 0.078, pl(z) / 0.035]
    f = nlm(L[0], L[1], [x.astype(np.float32) for x in feat], R=R, k=k, wrap=wrap)
    img = np.moveaxis(np.expm1(f) / 4, 0, -1) * alb
    if mist:
        a = m("m")[..., :1] * mist[2] * (zz < 1e6)
        img = img * (1 - a) + np.array(mist[1], np.float32) * a
    t2 = time.time()
    px = np.ones((H, W, 4), np.float32)
    px[..., :3] = img
    # Image.save() of a float image sRGB-encodes (values come back lifted): hand the linear buffer to the compositor in memory
    im = bpy.data.images.new("dn", W, H, float_buffer=True)
    im.pixels.foreach_set(px.ravel())
    im.update()
    im.pack()
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    n = nt.nodes.new("CompositorNodeImage")
    n.image = im
    o = nt.nodes.new("CompositorNodeComposite")
    last = n.outputs[0]
    if glare:
        g = nt.nodes.new("CompositorNodeGlare")
        g.glare_type = "FOG_GLOW"
        g.quality = "HIGH"
        g.threshold = 1.2
        g.size = 7
        g.mix = -0.6
        nt.links.new(last, g.inputs[0])
        last = g.outputs[0]
    nt.links.new(last, o.inputs[0])
    for ob in list(bpy.data.objects):  # the last pass only saves the picture: leave nothing to trace
        if ob.type != "CAMERA":
            ob.hide_render = True
    s.cycles.samples = 1
    s.render.filepath = out
    bpy.ops.render.render(write_still=True)
    print("RENDER_SECONDS render %.1f denoise %.1f -> %s" % (t1 - t0, t2 - t1, out), flush=True)
