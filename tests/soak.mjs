// Long runs before a release, one after the other: `npm run soak`, or `npm run soak -- attacks random` for some of them.
import { spawnSync } from "node:child_process";

const seed = process.env["RANDOM_SEED"] ?? String(Date.now() % 2 ** 31);

/** @type {Record<string, { what: string, script: string, args: string[], env: Record<string, string> }>} */
const RUNS = {
  attacks: {
    what: "100,000 wrong requests to the embedded backend, and 50 kills of it during 10,000 posts",
    script: "test:attacks",
    args: [],
    env: { ATTACK_REQUESTS: "100000", KILLS: "50", KILL_POSTS: "10000" },
  },
  kills: {
    what: "50 kills of the functions over Firestore's emulator during 10,000 posts",
    script: "test:rules",
    args: ["packages/server/tests/firestore/attacks.slow.test.ts", "-t", "killed while they write"],
    env: { KILLS: "50", KILL_POSTS: "10000" },
  },
  random: {
    what: "10,000 random actions in each layout",
    script: "test:random",
    args: [],
    env: { RANDOM_ACTIONS: "1000", RANDOM_VISITORS: "10" },
  },
  endurance: {
    what: "an hour of 50 visitors in five minutes, over 100,000 articles and leads",
    script: "bench",
    args: ["endurance"],
    env: {},
  },
};

const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn(RUNS, name));
if (unknown.length > 0) {
  console.error(`Usage: npm run soak -- [${Object.keys(RUNS).join(" | ")}]`);
  process.exit(1);
}

const failed = [];
for (const name of given.length > 0 ? given : Object.keys(RUNS)) {
  const run = RUNS[name];
  if (run === undefined) continue;
  // A size that the environment sets stands.
  const sizes = Object.fromEntries(Object.entries(run.env).map(([key, value]) => [key, process.env[key] ?? value]));
  console.log(`\nDanji ▸ ${name}: ${run.what}, seed ${seed} …`);
  console.log(
    `Danji ▸ ${Object.entries(sizes)
      .map(([key, value]) => `${key}=${value}`)
      .join(" ")}`,
  );
  const begun = Date.now();
  const { status } = spawnSync("npm", ["run", run.script, "--", ...run.args], {
    stdio: "inherit",
    env: { ...process.env, ...sizes, RANDOM_SEED: seed },
  });
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`Danji ▸ ${name}: ${status === 0 ? "passed" : "FAILED"} in ${minutes} minutes`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.log(`\nDanji ▸ repeat with: RANDOM_SEED=${seed} npm run soak -- ${failed.join(" ")}`);
  process.exitCode = 1;
}
