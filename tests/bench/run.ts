import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";
import { benchEndurance } from "./endurance.ts";
import { benchGestures, GESTURE_ROWS } from "./gestures.ts";
import { benchHome } from "./home.ts";
import { benchKit, KIT_PIECES } from "./kit.ts";
import { benchPages } from "./pages.ts";
import { benchPress } from "./press.ts";
import { benchRebuild } from "./rebuild.ts";
import { SPEED_ROWS } from "./speed.ts";
import { benchSun } from "./sun.ts";

interface Bench {
  /** @returns whether every bar is kept. */
  readonly measure: () => Promise<boolean>;
  /** Whether it measures the built site, which is built first where it is not up to date. */
  readonly site?: boolean;
  /** Folder of what it is measured with, a package of its own, where it needs any. */
  readonly tools?: string;
}

/** What can be measured: `npm run bench -- <name>`. */
const BENCHES: Readonly<Record<string, Bench>> = {
  kit: { measure: benchKit, tools: "peers" },
  ...Object.fromEntries(Object.entries(KIT_PIECES).map(([name, measure]) => [name, { measure, tools: "peers" }])),
  gestures: { measure: benchGestures },
  ...Object.fromEntries(Object.entries(GESTURE_ROWS).map(([name, measure]) => [name, { measure }])),
  home: { measure: benchHome, site: true, tools: "lighthouse" },
  ...Object.fromEntries(Object.entries(SPEED_ROWS).map(([name, measure]) => [name, { measure, tools: "lighthouse" }])),
  pages: { measure: benchPages, site: true, tools: "lighthouse" },
  press: { measure: benchPress },
  rebuild: { measure: benchRebuild },
  sun: { measure: benchSun, site: true },
  endurance: { measure: benchEndurance, site: true },
};

/** Says which lockfile the installed tools came from. */
const STAMP = "node_modules/.danji-lock";

/** Installs what a bench measures with, unless it is there. */
function ensureTools(name: string): void {
  const folder = join(root, "tests/bench", name);
  const stamp = join(folder, STAMP);
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Danji ▸ installing what it is measured with …");
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  writeFileSync(stamp, lock);
}

function buildSite(): void {
  execFileSync(process.execPath, ["--import", "tsx", join(root, "app/scripts/build.ts")], {
    cwd: root,
    stdio: "inherit",
  });
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in BENCHES));
if (names.length === 0 || unknown !== undefined) {
  console.error(`Usage: npm run bench -- <${Object.keys(BENCHES).join(" | ")}>`);
  process.exit(1);
}
let kept = true;
for (const name of new Set(names)) {
  const bench = BENCHES[name];
  if (!bench) continue;
  if (bench.tools !== undefined) ensureTools(bench.tools);
  if (bench.site === true) buildSite();
  kept = (await bench.measure()) && kept;
}
if (!kept) {
  console.log("\nA bar is missed.");
  process.exitCode = 1;
}
