import { expect, it } from "vitest";
import { type ChildServer, startChild } from "./child-process.ts";
import { integrity, readLeads } from "./database.ts";
import { createRandom, SEED } from "./random.ts";
import { sendJson } from "./send.ts";
import { temporaryDir } from "./site.ts";

/** Posts that are under way at any moment. */
const WRITERS = 16;
/** Answers after which the process is killed vary by as many. */
const SPREAD = 50;

/** A backend that can be killed and started again over what it has stored. */
export interface CrashTarget {
  readonly start: () => Promise<Pick<ChildServer, "url" | "kill">>;
  /** Names of all leads that are stored, in the order of time. */
  readonly names: () => Promise<readonly string[]>;
}

/** How often a backend is killed. */
export interface CrashOptions {
  /** Kills unless `KILLS` says otherwise. `KILL_POSTS` is the least number of posts acknowledged in all of them. */
  readonly kills: number;
  /** Time for one kill and the start after it, in ms. */
  readonly timeout: number;
}

/** An address of its own for each writer: counters of one address would have all of them wait for each other. */
const addressOf = (writer: number) => ({ "X-Forwarded-For": `192.0.2.${writer}` });

/** Posts leads, each with a name of its own, until the backend is gone; answers the names that were acknowledged. */
async function postUntilGone(url: string, round: number, onAnswer: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  async function write(writer: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const name = `손님 ${round}-${writer}-${turn}`;
      const lead = { name, phone: "010-1234-5678", birthdate: "900101" };
      const answer = await sendJson(url, "/api/forms/interest", lead, addressOf(writer)).catch(() => undefined);
      if (answer === undefined) return;
      expect(answer.status).toBe(200);
      acknowledged.push(name);
      onAnswer();
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return acknowledged;
}

/** The embedded backend over a data folder of its own. */
function embeddedTarget(): CrashTarget {
  const dataDir = temporaryDir();
  return {
    start: () => startChild(dataDir),
    names() {
      expect(integrity(dataDir)).toBe("ok");
      return Promise.resolve(readLeads(dataDir).map(({ name }) => name));
    },
  };
}

/** Defines the test that a backend which is killed (`SIGKILL`) again and again while it writes keeps what it acknowledged. */
export function itKeepsLeads(options: CrashOptions, createTarget: () => CrashTarget = embeddedTarget): void {
  const kills = Number(process.env["KILLS"] ?? options.kills);
  const least = Math.ceil(Number(process.env["KILL_POSTS"] ?? kills) / kills);
  const timeout = (kills + 1) * options.timeout;
  it(
    `has stored each lead that it acknowledged exactly once after ${kills} kills, seed ${SEED}`,
    { timeout },
    async () => {
      const target = createTarget();
      const random = createRandom(SEED);
      const acknowledged: string[] = [];
      for (let kill = 1; kill <= kills; kill += 1) {
        const child = await target.start();
        const last = least + random.below(SPREAD);
        let answers = 0;
        let killed: Promise<void> | undefined;
        const names = await postUntilGone(child.url, kill, () => {
          answers += 1;
          if (answers === last) killed = child.kill();
        });
        await killed;
        acknowledged.push(...names);
        expect(names.length).toBeGreaterThanOrEqual(last);
        if (kill % 10 === 0) console.log(`killed ${kill} of ${kills} times, ${acknowledged.length} posts acknowledged`);
      }

      const again = await target.start();
      await sendJson(again.url, "/api/forms/interest", { name: "마지막", phone: "010-1234-5678", birthdate: "900101" });
      await again.kill();

      const stored = await target.names();
      const known = new Set(stored);
      expect(known.size, "none stored twice").toBe(stored.length);
      expect(
        acknowledged.filter((name) => !known.has(name)),
        "none lost",
      ).toEqual([]);
      // At most what was under way may have been stored without the answer having arrived.
      expect(stored.length - acknowledged.length - 1).toBeLessThanOrEqual(WRITERS * kills);
      expect(stored.at(-1)).toBe("마지막");
    },
  );
}
