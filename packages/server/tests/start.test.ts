import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { startEmbedded } from "../src/hosts/node.ts";
import { parseSiteManifest } from "../src/manifest.ts";
import { StartError } from "../src/start-error.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { Database } from "../src/store/sqlite/database.ts";
import { count, inspect } from "./support/database.ts";
import { GOOD, send, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, embeddedOptions, startForTest, type TestOptions, type TestServer } from "./support/server.ts";
import { sampleSite, temporaryDir } from "./support/site.ts";

/** Bytes of a page of the database's file. */
const SQLITE_PAGE = 4096;
const articles = ({ dataDir }: TestServer): number | undefined => count(dataDir, "SELECT count(*) AS count FROM press");
const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe("data", () => {
  it("are for their owner's eyes only", async () => {
    const dataDir = join(temporaryDir(), "nested", "data");
    const server = await startForTest({ dataDir });
    await sendJson(server.url, "/api/forms/interest", GOOD);
    expect(mode(dataDir)).toBe("700");
    const files = readdirSync(dataDir);
    expect(files).toEqual(expect.arrayContaining(["danji.db", "danji.db-wal", "danji.db-shm"]));
    for (const file of files) expect(mode(join(dataDir, file)), file).toBe("600");
  });

  it("become so when they were not", async () => {
    const dataDir = temporaryDir();
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o755);
    const { close } = await startForTest({ dataDir });
    expect(mode(dataDir), "an empty directory").toBe("700");
    await close();
    chmodSync(join(dataDir, "danji.db"), 0o644);
    await startForTest({ dataDir });
    for (const file of ["danji.db", "danji.db-wal"]) expect(mode(join(dataDir, file)), file).toBe("600");
  });

  it("begin with the site's articles once, even if the administrator has deleted them since", async () => {
    const first = await startForTest({ site: sampleSite() });
    expect(articles(first)).toBe(27);
    inspect(first.dataDir, (db) => db.run("DELETE FROM press"));
    await first.close();
    expect(articles(await startForTest({ dataDir: first.dataDir, site: sampleSite() }))).toBe(0);
  });

  it("are made with a line that says so where the file is empty, and lose what a killed restore left", async () => {
    const dataDir = temporaryDir();
    writeFileSync(join(dataDir, "danji.db"), "");
    for (const folder of [".danji-restore-abc123", "restore-backup"]) mkdirSync(join(dataDir, folder));
    const { lines } = await startForTest({ dataDir, adminPassword: ADMINISTRATOR.password });
    expect(lines.join()).toContain(`A new database was made at ${join(dataDir, "danji.db")}`);
    expect(readdirSync(dataDir)).toContain("restore-backup");
    expect(readdirSync(dataDir)).not.toContain(".danji-restore-abc123");
  });
});

describe("a start that cannot succeed", () => {
  async function failure(changes: TestOptions): Promise<StartError> {
    const error: unknown = await startEmbedded({
      dataDir: temporaryDir(),
      port: 0,
      log: () => undefined,
      ...embeddedOptions(changes),
    }).catch((reason: unknown) => reason);
    if (!(error instanceof StartError)) throw new Error("There was no StartError", { cause: error });
    expect(error.message).toMatch(/^[^\n]*[가-힣][^\n]*\n[\x20-\x7e\n]+$/u);
    return error;
  }

  it("reports a port in use, before it prints a password", async () => {
    const { url } = await startForTest();
    const lines: string[] = [];
    const dataDir = temporaryDir();
    const port = Number(new URL(url).port);
    const error = await failure({ port, dataDir, log: (line) => lines.push(line) });
    expect(error.code).toBe("PORT_IN_USE");
    expect(error.message).toContain(String(port));
    expect(lines).toEqual([
      expect.stringMatching(/^새 데이터 파일을 만들었습니다: .* \/ A new database was made at \/.*danji\.db\.$/u),
    ]);
    expect(
      (await startForTest({ dataDir, adminPassword: undefined })).lines,
      "a file that is there is not new",
    ).toHaveLength(3);
  });

  it.each([
    ["an impossible port", { port: 99_999 }, "PORT_NOT_ALLOWED"],
    ["a host of another machine", { host: "192.0.2.1" }, "HOST_NOT_AVAILABLE"],
    ["a site that has not been built", { staticRoot: "/nowhere/at/all" }, "STATIC_ROOT_MISSING"],
    ["a directory that cannot be made", { dataDir: "/dev/null/data" }, "DATA_DIR_UNWRITABLE"],
  ])("says what is wrong with %s", async (_, changes, code) => {
    expect((await failure(changes)).code).toBe(code);
  });

  it.each([
    ["no database at all", "This is not a database. ".repeat(500)],
    ["the head of one", "SQLite format 3\u0000".padEnd(8192, "x")],
  ])("says that the file is damaged when it is %s, and leaves it as it was", async (_, contents) => {
    const dataDir = temporaryDir();
    writeFileSync(join(dataDir, "danji.db"), contents);
    expect((await failure({ dataDir })).code).toBe("DATABASE_CORRUPT");
    expect(statSync(join(dataDir, "danji.db")).size).toBe(contents.length);
  });

  it("says that the file is damaged when a page of it is that no start reads", async () => {
    const { dataDir, close } = await startForTest({ site: sampleSite() });
    await close();
    const path = join(dataDir, "danji.db");
    const number = count(dataDir, "SELECT rootpage AS count FROM sqlite_master WHERE name = 'press_newest'") ?? 0;
    const [from, to] = [(number - 1) * SQLITE_PAGE, number * SQLITE_PAGE];
    writeFileSync(path, readFileSync(path).fill("x", from, to));
    expect((await failure({ dataDir })).code).toBe("DATABASE_CORRUPT");
  });

  it("says that another server has the data open, which can be read all the while", async () => {
    const first = await startForTest({ site: sampleSite() });
    expect((await failure({ dataDir: first.dataDir })).code).toBe("DATABASE_IN_USE");
    expect(() => openStore(first.dataDir)).toThrow("DATA_DIR");
    expect(articles(first)).toBe(27);
    expect((await sendJson(first.url, "/api/forms/interest", GOOD)).status).toBe(200);
    await first.close();
    openStore(first.dataDir).close();
  });

  it("says that there is no room for the administrator on a full disk", async () => {
    const running = vi.spyOn(Database.prototype, "run").mockImplementation((sql) => {
      if (sql.includes("INTO administrators"))
        throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
      return 0;
    });
    expect((await failure({ adminPassword: ADMINISTRATOR.password })).code).toBe("DATA_DIR_UNWRITABLE");
    running.mockRestore();
  });

  it("says that the data come from a newer version", async () => {
    const { dataDir, close } = await startForTest();
    await close();
    inspect(dataDir, (db) => db.run("INSERT INTO migrations (version, applied_at) VALUES (999, 0)"));
    expect((await failure({ dataDir })).code).toBe("DATABASE_NEWER");
  });
});

const askTwice = async (trustProxy: boolean, headers = {}): Promise<readonly string[]> => {
  const { url, lines } = await startForTest({ trustProxy });
  for (let time = 0; time < 2; time += 1) await send(url, { path: "/api/health", headers });
  return lines;
};

it("a server without TRUST_PROXY logs once that a proxy is in front of it", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.9" };
  expect(await askTwice(false, headers)).toEqual([expect.stringMatching(/[가-힣].* \/ PROXY_NOT_TRUSTED: /u)]);
  expect(await askTwice(true, headers)).toEqual([]);
  expect(await askTwice(false)).toEqual([]);
});

it("a manifest is refused with every wrong place and its reason", () => {
  const wrong = {
    ...sampleSite(),
    siteKey: "a/b",
    consent: "maybe",
    routes: [{ path: "//evil.example", file: "../secret" }],
    frameSources: ["https://vr.example/path"],
  };
  expect(() => parseSiteManifest(wrong)).toThrow(StartError);
  for (const place of ["siteKey:", "consent:", "routes.0.path:", "routes.0.file:", "frameSources.0:"]) {
    expect(() => parseSiteManifest(wrong)).toThrow(place);
  }
  expect(() => parseSiteManifest(null)).toThrow("(root)");
});

it("closing waits for a pending response, frees the port and leaves all in one file", async () => {
  const server = await startForTest({ adminPassword: "a long password" });
  // Checking a password takes long enough for the close to come before the answer.
  const answer = sendJson(server.url, "/api/session", { email: "admin@sample.example", password: "wrong" });
  const stored = await sendJson(server.url, "/api/forms/interest", GOOD);
  await server.close();
  expect([(await answer).status, stored.status]).toEqual([401, 200]);
  expect(statSync(join(server.dataDir, "danji.db-wal"), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  await expect(send(server.url, { path: "/api/health" })).rejects.toThrow("ECONNREFUSED");
});
