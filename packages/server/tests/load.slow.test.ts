import { afterAll, describe, expect, it } from "vitest";
import { startChild } from "./support/child-process.ts";
import { readLeads } from "./support/database.ts";
import { sendForm, sendJson } from "./support/send.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

const POSTS = 500;
/** Memory that the backend may take on a small server, in MB. */
const MOST_MEMORY_MB = 150;

describe("a backend under a rush", () => {
  it("has stored each of 500 concurrent leads exactly once when it is killed, within its memory", async () => {
    const dataDir = temporaryDir();
    const child = await startChild(dataDir);
    const names = Array.from({ length: POSTS }, (_, index) => `손님 ${index}`);
    const answers = await Promise.all(
      names.map((name, index) => {
        const fields = { name, phone: "010-1234-5678", birthdate: "900101", message: "문의".repeat(500) };
        return index % 2 === 0
          ? sendJson(child.url, "/api/forms/interest", fields)
          : sendForm(child.url, "/api/forms/visit", fields);
      }),
    );
    const megabytes = (await child.memory()) / 1024 / 1024;
    await child.kill();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]));
    const stored = readLeads(dataDir).map(({ name }) => name);
    expect(stored).toHaveLength(POSTS);
    expect(new Set(stored)).toEqual(new Set(names));
    expect(megabytes).toBeLessThan(MOST_MEMORY_MB);
  });
});
