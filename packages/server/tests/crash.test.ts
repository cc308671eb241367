import { afterAll, describe, expect, it } from "vitest";
import { startChild } from "./support/child-process.ts";
import { integrity, readLeads } from "./support/database.ts";
import { sendJson } from "./support/send.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

/** Posts that are under way at any moment. */
const WRITERS = 16;
const ROUNDS = 3;
/** The process is killed after a random number of answers up to this one. */
const MOST_ANSWERS = 150;
const TIMEOUT_MS = 60_000;

/** Posts leads, each with a name of its own, until the backend is gone; answers the names that were acknowledged. */
async function postUntilGone(url: string, round: number, onAnswer: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  async function write(writer: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const name = `손님 ${round}-${writer}-${turn}`;
      const lead = { name, phone: "010-1234-5678", birthdate: "900101" };
      const answer = await sendJson(url, "/api/forms/interest", lead).catch(() => undefined);
      if (answer === undefined) return;
      expect(answer.status).toBe(200);
      acknowledged.push(name);
      onAnswer();
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return acknowledged;
}

describe("a backend that is killed while it writes", () => {
  it("has stored each lead it acknowledged exactly once", { timeout: TIMEOUT_MS }, async () => {
    const dataDir = temporaryDir();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = await startChild(dataDir);
      const last = 1 + Math.floor(Math.random() * MOST_ANSWERS);
      let answers = 0;
      let killed: Promise<void> | undefined;
      const names = await postUntilGone(child.url, round, () => {
        answers += 1;
        if (answers === last) killed = child.kill();
      });
      await killed;
      acknowledged.push(...names);
      expect(names.length).toBeGreaterThanOrEqual(last);
    }

    const again = await startChild(dataDir);
    await sendJson(again.url, "/api/forms/interest", { name: "마지막", phone: "010-1234-5678", birthdate: "900101" });
    await again.kill();

    const stored = readLeads(dataDir).map(({ name }) => name);
    expect(new Set(stored).size, "none stored twice").toBe(stored.length);
    expect(
      acknowledged.filter((name) => !stored.includes(name)),
      "none lost",
    ).toEqual([]);
    // At most what was under way may have been stored without the answer having arrived.
    expect(stored.length - acknowledged.length - 1).toBeLessThanOrEqual(WRITERS * ROUNDS);
    expect(stored.at(-1)).toBe("마지막");
    expect(integrity(dataDir)).toBe("ok");
  });
});
