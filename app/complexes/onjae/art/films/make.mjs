// Makes the films:  nice -n 19 node --import tsx app/complexes/onjae/art/films/make.mjs [promo|location|type-59|type-84] [second]
// With a second, only that frame, as a picture in the working folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { areasOf } from "@danji/floor-plan/areas";
import { drawPlan } from "@danji/floor-plan/draw";
import { parsePlan } from "@danji/floor-plan/plan";
import { chromium } from "playwright";
import sharp from "sharp";
import { browserArguments, findBrowser } from "../../../../../tests/browser.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const complex = join(root, "app/complexes/onjae");
const films = join(complex, "films");
const FILMS = ["promo", "location", "type-59", "type-84"];
/** How much the encodings may lose: moving photographs weigh more than drawings and hide more. */
const LOSS = { photographs: { h264: "31", av1: "46" }, drawings: { h264: "23", av1: "36" } };

/** File names and posters as the complex's data know them, and the second that the poster shows. */
const NAMES = {
  promo: { file: "promo", poster: 3.4, loss: LOSS.photographs },
  location: { file: "location-guide", poster: 11.1, loss: LOSS.drawings },
  "type-59": { file: "type-59-guide", poster: 6.6, loss: LOSS.drawings },
  "type-84": { file: "type-84-guide", poster: 5.4, loss: LOSS.drawings },
};
const FPS = 25;
const POSTER_HEIGHT = 720;
const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
};

/** The encodings: every browser plays H.264 up to level 4; AV1 weighs less. */
const encodings = ({ h264, av1 }) => ({
  mp4: `-c:v libx264 -preset veryslow -crf ${h264} -profile:v high -level:v 4.0 -refs 4 -movflags +faststart`.split(
    " ",
  ),
  webm: `-c:v libsvtav1 -preset 4 -crf ${av1} -g 250`.split(" "),
});

/** Plans that films show, by their file in `plans/`. */
const PLANS = ["59a", "84a"];

/** What is made for the films and lies in no file: drawings of plans, and the areas of their rooms. */
async function drawn() {
  const made = {};
  for (const key of PLANS) {
    const parsed = parsePlan(JSON.parse(await readFile(join(complex, `plans/${key}.json`), "utf8")));
    if (!parsed.ok) throw new Error(`plans/${key}.json is no plan.`);
    const { rooms } = areasOf(parsed.plan, "extended");
    made[`/plan-${key}.svg`] = drawPlan(parsed.plan, { variant: "extended", idPrefix: "film" });
    made[`/plan-${key}-areas.json`] = JSON.stringify(
      Object.fromEntries(rooms.map((room) => [room.key, room.area + room.gained])),
    );
  }
  return made;
}

async function serve() {
  const made = await drawn();
  async function answer(pathname, response) {
    response.setHeader("Content-Type", TYPES[extname(pathname)] ?? "application/octet-stream");
    const body = made[pathname] ?? (await readFile(join(root, decodeURIComponent(pathname))).catch(() => undefined));
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body);
  }

  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? "/", "http://localhost").pathname, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function encoder(path, args) {
  const input = ["-v", "error", "-y", "-f", "image2pipe", "-framerate", String(FPS), "-c:v", "mjpeg", "-i", "-"];
  // Numbers mean the same in every player: video range, colours of HD.
  const colours = [
    "-vf",
    "scale=in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p",
    "-colorspace",
    "bt709",
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
    "-color_range",
    "tv",
  ];
  return spawn("ffmpeg", [...input, ...colours, ...args, "-an", path], { stdio: ["pipe", "inherit", "inherit"] });
}

async function makeFilm(page, name, second) {
  const { file, poster, loss } = NAMES[name];
  await page.goto(`${page.context().base}/app/complexes/onjae/art/films/stage.html?film=${name}`);
  await page.waitForFunction(() => window.film !== undefined);
  const { width, height, seconds } = await page.evaluate(() => ({ ...window.film, build: undefined }));
  await page.setViewportSize({ width, height });
  const frame = async (t) => {
    await page.evaluate((at) => window.seek(at), t);
    return page.screenshot({ type: "jpeg", quality: 97 });
  };
  if (second !== undefined) return writeFile(`${name}-${second}.jpg`, await frame(Number(second)));
  const lossless = join(films, `${file}.frames.mkv`);
  const first = encoder(lossless, ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "4"]);
  for (let index = 0; index < Math.round(seconds * FPS); index += 1) {
    if (!first.stdin.write(await frame(index / FPS))) await once(first.stdin, "drain");
  }
  first.stdin.end();
  await once(first, "exit");
  for (const [extension, args] of Object.entries(encodings(loss))) {
    const run = spawn(
      "ffmpeg",
      ["-v", "error", "-y", "-i", lossless, ...args, "-pix_fmt", "yuv420p", "-an", join(films, `${file}.${extension}`)],
      { stdio: "inherit" },
    );
    await once(run, "exit");
  }
  await rm(lossless);
  const still = await frame(poster);
  // In the film's own shape, so that nothing jumps when it begins, and high enough for any place.
  await sharp(still)
    .resize({ height: POSTER_HEIGHT })
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toFile(join(complex, "images", `${file}-poster.jpg`));
  console.log(`${file}: ${seconds.toFixed(2)} s`);
}

const [, , only, second] = process.argv;
const server = await serve();
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: browserArguments() });
try {
  const context = await browser.newContext({ deviceScaleFactor: 1 });
  context.base = `http://127.0.0.1:${server.address().port}`;
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(error));
  for (const name of FILMS) if (only === undefined || only === name) await makeFilm(page, name, second);
} finally {
  await browser.close();
  server.close();
}
