"""Renders one picture: blender -b --factory-startup --python-exit-code 3 -P render.py -- --shot hero --out DIR. README.md has the options."""
import os, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import flat_model, paper, site_model


def option(name, fallback=None):
    given = sys.argv[sys.argv.index("--") + 1 :]
    return given[given.index("--" + name) + 1] if "--" + name in given else fallback


bpy.ops.wm.read_factory_settings(use_empty=True)
begun = time.time()
shot, out = option("shot", "hero"), os.path.abspath(option("out", "out"))
os.makedirs(out, exist_ok=True)
model = site_model if shot in site_model.SHOTS else flat_model
width, height, samples = model.SHOTS[shot][:3]
model.build(shot)
if model is site_model:
    paper.camera(**site_model.SHOTS[shot][3])
    if shot == "layout":
        print("ANCHORS", site_model.anchors())
asked = int(option("width", width))
paper.render(os.path.join(out, shot + ".png"), asked, round(asked * height / width), int(option("samples", samples)), int(option("threads", 1)), model.SHOTS[shot][-1])
print("TIME %.0f s" % (time.time() - begun), flush=True)
