"""Removes the faint mottling that few samples leave on bright, colourless ceilings and walls (edge-stopped a-trous filter on the finished PNG).
blender -b --factory-startup -P smooth.py -- IN.png OUT.png TOP [CHROMA]
TOP = share of the height, from the top, that may be touched (panorama .42, still .45)
CHROMA = share of colour up to which a surface counts as colourless (.10; .24 where late light is on white, which wood stays above)"""
import bpy, sys, numpy as np

src, dst, top, *rest = sys.argv[sys.argv.index("--") + 1 :]
chroma = float(rest[0]) if rest else 0.10
im = bpy.data.images.load(src)
im.colorspace_settings.name = "Non-Color"
w, h = im.size
px = np.empty(w * h * 4, np.float32)
im.pixels.foreach_get(px)
px = px.reshape(h, w, 4)
y0 = int(h * (1 - float(top)))
a = px[max(0, y0 - 70) :, :, :3].copy()
n0 = a.shape[0]
k = np.array([1, 4, 6, 4, 1], np.float32) / 16
c = np.moveaxis(a, -1, 0).copy()
first = c.copy()
for lev in range(6):
    s = 2**lev
    m = 2 * s
    p = np.pad(
        np.pad(c, ((0, 0), (m, m), (0, 0)), "edge"), ((0, 0), (0, 0), (m, m)), "wrap" if w == 2 * h else "edge"
    )
    out = np.zeros_like(c)
    ws = np.zeros(c.shape[1:], np.float32)
    sig = 0.016 / (1 + 0.25 * lev)
    for i in range(5):
        for j in range(5):
            q = p[:, i * s : i * s + n0, j * s : j * s + w]
            g = k[i] * k[j] * np.exp(-((q - c) ** 2).sum(0) / (2 * sig * sig * 3))
            ws += g
            out += g * q
    c = out / ws
mx, mn = first.max(0), first.min(0)
mask = np.clip((mx - 0.42) / 0.1, 0, 1) * np.clip((chroma - (mx - mn) / np.maximum(mx, 1e-3)) / 0.03, 0, 1)
ramp = np.clip(np.arange(n0, dtype=np.float32) / 70, 0, 1)[:, None] if y0 > 70 else 1
mask = mask * ramp
R = np.random.default_rng(1).uniform(-0.5, 0.5, c.shape).astype(np.float32) / 255  # dither
px[h - n0 :, :, :3] = np.moveaxis(first * (1 - mask) + (c + R) * mask, 0, -1)
o = bpy.data.images.new("o", w, h)
o.colorspace_settings.name = "Non-Color"
o.pixels.foreach_set(px.ravel())
o.filepath_raw = dst
o.file_format = "PNG"
o.save()
print("SMOOTHED", dst)
