import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchEndurance } from "./endurance.ts";
import { benchKit } from "./kit.ts";
import { benchHome, benchPages } from "./pages.ts";
import { benchRebuild } from "./rebuild.ts";

interface Bench {
  /** Returns whether every bar is kept. */
  readonly measure: () => Promise<boolean>;
  /** Folder of the package that it measures with, if any. */
  readonly tools?: string;
}

/** What can be measured: `npm run bench -- <name>`. */
const BENCHES: Readonly<Record<string, Bench>> = {
  kit: { measure: benchKit, tools: "peers" },
  home: { measure: benchHome, tools: "lighthouse" },
  pages: { measure: benchPages, tools: "lighthouse" },
  rebuild: { measure: benchRebuild },
  endurance: { measure: benchEndurance },
};

/** Installs what a bench measures with, unless it is there. */
function installTools(name: string): void {
  const folder = join(import.meta.dirname, name);
  const stamp = join(folder, "node_modules/.danji-lock");
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log(`Danji ▸ installing tests/bench/${name} …`);
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  writeFileSync(stamp, lock);
}

const names = process.argv.slice(2);
if (names.length === 0 || names.some((name) => !Object.hasOwn(BENCHES, name))) {
  console.error(`Usage: npm run bench -- <${Object.keys(BENCHES).join(" | ")}>`);
  process.exit(1);
}
for (const name of names) {
  const bench = BENCHES[name];
  if (bench?.tools !== undefined) installTools(bench.tools);
  if ((await bench?.measure()) === false) process.exitCode = 1;
}
