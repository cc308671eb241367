"""Renders one shot: blender -b --factory-startup -P render.py -- --shot hero --out DIR; README.md has the options."""
import sys, os, json, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, aptlib

SITE = {
    "hero": (1920, 1080, 48),
    "hero-portrait": (1080, 1440, 40),
    "layout": (1920, 1200, 32),
    "aerial": (1600, 900, 32),
    "garden": (1440, 1080, 32),
    "community": (1280, 960, 48),
}


def arg(k, d=None):
    a = sys.argv[sys.argv.index("--") + 1 :]
    return a[a.index("--" + k) + 1] if "--" + k in a else d


shot = arg("shot", "hero")
out = os.path.abspath(arg("out", "out"))
os.makedirs(out, exist_ok=True)
t0 = time.time()
aptlib.reset()
if shot in SITE:
    import site_scene as S

    w, h, spp = SITE[shot]
else:
    import interior as S

    w, h, spp = S.SHOTS[shot][:3]
W = int(arg("width", w))
H = round(W * h / w)
spp = int(arg("samples", spp))
png = os.path.join(out, shot + ".png")
if shot in SITE:
    if arg("cam"):
        v = list(map(float, arg("cam").split(",")))
        S.CAMS[shot] = (v[:3], v[3:6], v[6], v[7])
    S.build(shot)
    (mist, col, amt), exp, look = S.finish(shot)
    exp = float(arg("exposure", exp))
    aptlib.setup(W, H, spp, png, look=look, exposure=exp, clamp=3)
    if arg("crop"):  # x0,x1,y0,y1 as fractions, for close checks
        r = bpy.context.scene.render
        r.use_border = True
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = map(float, arg("crop").split(","))
    if shot == "layout":
        json.dump(S.anchors(), open(os.path.join(out, "layout.json"), "w"), indent=1)
    print("BUILD %.1f" % (time.time() - t0), flush=True)
    if arg("denoise", "1") == "1":
        import denoise

        denoise.render_denoised(
            spp, png, (mist, col, amt) if mist else None, R=int(arg("radius", 3)), k=0.5, glare=shot != "layout"
        )
    else:
        aptlib.post(mist, col, amt, glare=not shot == "layout") if mist else aptlib.post(None, glare=False)
        aptlib.render()
else:
    S.build(shot, W, H, spp, png, arg)
print("TOTAL %.1f" % (time.time() - t0), flush=True)
