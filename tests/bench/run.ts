import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { peers } from "./bundle.ts";
import { benchKit } from "./kit.ts";

/** What can be measured: `npm run bench -- <name>`. */
const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = { kit: benchKit };

/** Says which lockfile the installed peers came from. */
const STAMP = join(peers, "node_modules/.danji-lock");

/** Installs what the kit is measured against, unless it is there. */
function ensurePeers(): void {
  const lock = createHash("sha256")
    .update(readFileSync(join(peers, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  console.log("Danji ▸ installing the peers of the comparison …");
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: peers, stdio: "inherit" });
  writeFileSync(STAMP, lock);
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in BENCHES));
if (names.length === 0 || unknown !== undefined) {
  console.error(`Usage: npm run bench -- <${Object.keys(BENCHES).join(" | ")}>`);
  process.exit(1);
}
ensurePeers();
let kept = true;
for (const name of names) kept = (await BENCHES[name]?.()) !== false && kept;
if (!kept) {
  console.log("\nA bar is missed.");
  process.exitCode = 1;
}
