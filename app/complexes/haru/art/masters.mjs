// Makes the masters of renders: node app/complexes/haru/art/masters.mjs RENDERS [shot …]
// Takes the noise out, enlarges to the size of the place, and writes ../images as JPEG.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const SIZES = { hero: [1920, 1080], "hero-portrait": [1080, 1440], layout: [1920, 1200] };
const SITE = ["aerial", "yard", "street", "hall"];
const FLATS = ["flat-59a", "flat-59b", "flat-74a", "flat-84a"];
const ROOMS = ["living-84a", "kitchen-84a", "master-84a", "living-59a", "kitchen-59a"];
const sizeOf = (shot) => SIZES[shot] ?? (SITE.includes(shot) ? [1600, 900] : [1600, 1067]);

const [, , renders, ...asked] = process.argv;
const images = fileURLToPath(new URL("../images", import.meta.url));
for (const shot of asked.length > 0 ? asked : [...Object.keys(SIZES), ...SITE, ...FLATS, ...ROOMS]) {
  const render = join(renders, `${shot}.png`);
  if (!existsSync(render)) continue;
  const clean = join(renders, `${shot}.clean.png`);
  spawnSync("ffmpeg", ["-v", "error", "-y", "-i", render, "-vf", "nlmeans=s=4.5:p=5:r=11", clean], {
    stdio: "inherit",
  });
  const [width, height] = sizeOf(shot);
  await sharp(clean)
    .removeAlpha()
    .resize({ width, height, kernel: "lanczos3" })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toFile(join(images, `${shot}.jpg`));
  rmSync(clean);
}
