import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseSiteManifest } from "@danji/server/manifest";
import { Database } from "@danji/server/store/sqlite/database";
import { openStore } from "@danji/server/store/sqlite/open";
import { z } from "zod";
import { serverOutput, siteOutput } from "../../app/scripts/paths.mjs";
import { cookieFetch } from "../../packages/server/tests/support/send.ts";
import buildWhatIsStale from "../e2e/support/build.ts";
import { ADMINISTRATOR, startServer } from "../e2e/support/server.ts";
import { type Bar, median, printBars } from "./measure.ts";

/** Articles and leads in the database: years of a large sale. */
const STOCK = 100_000;
const VISITORS = 50;
/** Minutes in which each visitor asks as often as in an hour. */
const MINUTES = Number(process.env["ENDURANCE_MINUTES"] ?? 5);
/** Pause between two requests of a visitor, in ms: ten seconds of an hour that passes in five minutes. */
const PAUSE_MS = 10_000 / 12;
/** Time until connections of visitors who have gone are closed, in ms. */
const LEAVING_MS = 20_000;
const ROUNDS = 5;
const LEAD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101", consent: "true" };
const JSON_TYPE = { "Content-Type": "application/json" };

/** Stores articles and leads of a site in the database of a data folder. */
function fillDatabase(dataDir: string, siteKey: string): void {
  openStore(dataDir).close();
  const db = new Database(join(dataDir, "danji.db"));
  const start = Date.UTC(2016, 0, 1);
  db.transaction(() => {
    db.run("INSERT INTO press_seeds (site_id, seeded_at) VALUES (?, ?)", [siteKey, start]);
    for (let index = 0; index < STOCK; index += 1) {
      const at = start + index * 3_600_000;
      db.run(
        "INSERT INTO press (id, site_id, title, summary, content, date, views) VALUES (?, ?, ?, '요약', ?, ?, 0)",
        [index.toString(16).padStart(20, "0"), siteKey, `제목 ${index}`, "내용입니다. ".repeat(50), at],
      );
      db.run(
        `INSERT INTO leads (site_id, kind, name, phone, birthdate, marketing, consent, consent_mode, consent_version, created_at)
         VALUES (?, 'visit', ?, ?, '900101', 0, 1, 'notice', '1', ?)`,
        [siteKey, `손님 ${index}`, `010-2000-${String(index % 10_000).padStart(4, "0")}`, at],
      );
    }
  });
  db.close();
}

type Ask = (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;

/** Has fifty visitors ask for pages, files and articles and book visits; returns what it takes of the server. */
async function visit(ask: Ask, pid: number, siteKey: string, paths: readonly string[]): Promise<Bar[]> {
  const of = (name: string) => join("/proc", String(pid), name);
  const descriptors = () => readdirSync(of("fd")).length;
  const before = descriptors();
  const times: number[] = [];
  const memory: number[] = [];
  let faults = 0;
  const end = performance.now() + MINUTES * 60_000;

  async function stay(visitor: number): Promise<void> {
    const headers = { "X-Forwarded-For": `192.0.2.${visitor}`, ...JSON_TYPE };
    await pause(Math.random() * PAUSE_MS);
    while (performance.now() < end) {
      const share = Math.random();
      const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
      const begun = performance.now();
      const answered =
        share < 0.8
          ? ask(path, undefined, headers)
          : share < 0.95
            ? ask(`/api/press?siteId=${siteKey}`, undefined, headers)
            : ask("/api/forms/visit", LEAD, headers);
      const status = await answered.then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 599,
      );
      if (status >= 500) faults += 1;
      times.push(performance.now() - begun);
      await pause(PAUSE_MS);
    }
  }
  async function watch(): Promise<void> {
    while (performance.now() < end) {
      await pause(MINUTES * 3000);
      memory.push(Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(of("status"), "utf8"))?.[1]) / 1024);
      console.log(
        `${times.length} answers, ${faults} faults, ${memory.at(-1)?.toFixed(0)} MB, ${descriptors()} descriptors`,
      );
    }
  }
  await Promise.all([watch(), ...Array.from({ length: VISITORS }, (_, index) => stay(index + 1))]);
  await pause(LEAVING_MS);
  // Caches fill in the first fifth.
  const warm = memory.slice(memory.length / 5);
  const half = Math.floor(warm.length / 2);
  return [
    { name: "answers that are the server's fault", value: faults, atMost: 0 },
    {
      name: `99 of 100 of ${times.length} answers, ms`,
      value: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
      atMost: 100,
    },
    {
      name: "memory of the second half to the first",
      value: median(warm.slice(half)) / median(warm.slice(0, half)),
      atMost: 1.1,
    },
    { name: "descriptors left open after all have gone", value: descriptors() - before, atMost: 2 },
  ];
}

const nextSchema = z.object({ next: z.string().nullable() });

/** Measures lists, search and export over the full database, as visitors and the administrator ask for them. */
async function askForMuch(ask: Ask, siteKey: string): Promise<Bar[]> {
  await ask("/api/session", ADMINISTRATOR);
  const read = async (path: string, body?: unknown): Promise<string> => {
    const answer = await ask(path, body);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return answer.text();
  };
  async function readAll(path: string, search: string): Promise<void> {
    let after: string | null | undefined = path.endsWith("export") ? null : undefined;
    do after = nextSchema.parse(JSON.parse(await read(path, { search, after }))).next;
    while (after !== null);
  }
  async function measure(name: string, atMost: number, work: () => Promise<unknown>): Promise<Bar> {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
    return { name: `${name}, ms, ${STOCK} stored`, value: median(times), atMost };
  }
  return [
    await measure("press list", 100, () => read(`/api/press?siteId=${siteKey}`)),
    await measure("press page", 100, () => read(`/${siteKey}/press`)),
    await measure("article", 100, () => read(`/api/press/${"5".padStart(20, "0")}`)),
    await measure("leads", 200, () => read("/api/admin/leads", { search: "" })),
    await measure("search for a phone", 2000, () => readAll("/api/admin/leads", "010-2000-5000")),
    await measure("export of all", 5000, () => readAll("/api/admin/export", "")),
  ];
}

/** Measures the built product under an hour of visitors and with a database of many years; whether every bar is kept. */
export async function benchEndurance(): Promise<boolean> {
  buildWhatIsStale();
  const dataDir = mkdtempSync(join(tmpdir(), "danji-endurance-"));
  const { siteKey, routes } = parseSiteManifest(JSON.parse(readFileSync(join(serverOutput, "site.json"), "utf8")));
  const files = readdirSync(join(siteOutput, "assets")).filter((name) => /\.(?:js|css)$/u.test(name));
  const pages = routes.map(({ path }) => path).filter((path) => !path.includes(":"));
  console.log(`Danji ▸ storing ${STOCK} articles and leads …`);
  fillDatabase(dataDir, siteKey);
  const begun = performance.now();
  // It takes addresses from `X-Forwarded-For`, so that each visitor has one.
  const server = await startServer({ dataDir, trustProxy: "1", smsDriver: "" });
  const start = { name: `start, ms, ${STOCK} stored`, value: performance.now() - begun, atMost: 5000 };
  const browse = cookieFetch();
  const ask: Ask = (path, body, headers = JSON_TYPE) =>
    browse(server.url + path, {
      headers,
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  try {
    console.log(`Danji ▸ an hour of ${VISITORS} visitors in ${MINUTES} minutes …`);
    const traffic = await visit(ask, server.pid ?? 0, siteKey, [...pages, ...files.map((name) => `/assets/${name}`)]);
    return printBars([start, ...traffic, ...(await askForMuch(ask, siteKey))]);
  } finally {
    await server.dispose();
  }
}
