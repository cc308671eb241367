import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSiteManifest } from "@danji/server/manifest";
import { z } from "zod";
import { serverOutput, siteOutput } from "../../app/scripts/paths.mjs";
import buildWhatIsStale from "../e2e/support/build.ts";
import { ADMINISTRATOR, type BenchServer, startBenchServer } from "./endurance/server.ts";
import { fillDatabase, phoneOf, STOCK } from "./endurance/stock.ts";
import { visit } from "./endurance/visitors.ts";
import { median } from "./stats.ts";
import { type Bar, barLines, isKept } from "./table.ts";

/** Times of one question to the admin page or the press, by turns. */
const ROUNDS = 5;
/** Samples at the beginning that are left out, while caches fill. */
const WARMING = 4;
const articlePage = z.object({ articles: z.array(z.object({ id: z.string() })) });
const nextPage = z.object({ next: z.string().nullable() });

/** What is asked of 100,000 articles and leads, in ms. */
const BARS = { start: 5000, list: 100, article: 100, leads: 200, search: 2000, export: 5000 } as const;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

async function signIn(server: BenchServer): Promise<string> {
  const answer = await fetch(`${server.url}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Measures lists, search and export over a full database. */
async function askForMuch(server: BenchServer, article: string, siteKey: string): Promise<Bar[]> {
  const cookie = await signIn(server);
  const ask = async (path: string, body?: unknown): Promise<string> => {
    const answer = await fetch(server.url + path, {
      headers: { cookie, "Content-Type": "application/json" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return text;
  };
  const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
    return median(times);
  };
  const timeOf = (path: string, body?: unknown): Promise<number> => medianOf(() => ask(path, body));
  /** Asks for all pages; `first` is the place that the first one is asked for with. */
  const timeOfAll = (path: string, search: string, first?: null): Promise<number> =>
    medianOf(async () => {
      let after: string | null | undefined = first;
      do after = nextPage.parse(JSON.parse(await ask(path, { search, after }))).next;
      while (after !== null);
    });
  const name = (what: string) => `${what}, ms, ${STOCK} stored`;
  return [
    { name: name("start"), value: server.startMs, atMost: BARS.start },
    { name: name("press list"), value: await timeOf(`/api/press?siteId=${siteKey}`), atMost: BARS.list },
    { name: name("press page"), value: await timeOf(`/${siteKey}/press`), atMost: BARS.list },
    { name: name("article"), value: await timeOf(`/api/press/${article}`), atMost: BARS.article },
    { name: name("leads"), value: await timeOf("/api/admin/leads", { search: "" }), atMost: BARS.leads },
    {
      name: name("search for a phone"),
      value: await timeOfAll("/api/admin/leads", phoneOf(STOCK / 2)),
      atMost: BARS.search,
    },
    { name: name("export of all"), value: await timeOfAll("/api/admin/export", "", null), atMost: BARS.export },
  ];
}

async function idsOf(server: BenchServer, siteKey: string): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/press?siteId=${siteKey}`);
  return articlePage.parse(await answer.json()).articles.map(({ id }) => id);
}

async function measure(dataDir: string): Promise<Bar[]> {
  const site = parseSiteManifest(JSON.parse(await readFile(join(serverOutput, "site.json"), "utf8")));
  console.log(`Danji ▸ storing ${STOCK} articles and leads …`);
  fillDatabase(dataDir, site.siteKey);
  const server = await startBenchServer(dataDir);
  try {
    const before = server.descriptors();
    const articles = await idsOf(server, site.siteKey);
    const names = await readdir(join(siteOutput, "assets"));
    const files = names.filter((name) => /\.(?:js|css|woff2)$/u.test(name)).map((name) => `/assets/${name}`);
    const pages = site.routes.map(({ path }) => path).filter((path) => !path.includes(":"));
    console.log("Danji ▸ an hour of 50 visitors in five minutes …");
    const { times, faults, samples, left } = await visit(server, { siteKey: site.siteKey, pages, files, articles });
    const memory = samples.slice(WARMING).map((sample) => sample.memory);
    const half = Math.floor(memory.length / 2);
    console.log("Danji ▸ asking for lists, search and export …");
    return [
      { name: "answers that are the server's fault", value: faults, atMost: 0 },
      { name: `99 of 100 of ${times.length} answers, ms`, value: percentile(times, 0.99), atMost: 100 },
      {
        name: "memory of the second half to the first",
        value: median(memory.slice(half)) / median(memory.slice(0, half)),
        atMost: 1.1,
      },
      {
        name: "descriptors left open after all visitors have gone",
        value: left - before,
        atMost: 2,
      },
      ...(await askForMuch(server, articles[0] ?? "", site.siteKey)),
    ];
  } finally {
    await server.close();
  }
}

/** Measures the embedded backend under an hour of visitors, and with a database of many years. */
export async function benchEndurance(): Promise<boolean> {
  buildWhatIsStale();
  const dataDir = await mkdtemp(join(tmpdir(), "danji-bench-"));
  try {
    const bars = await measure(dataDir);
    console.log(`\n${barLines(bars)}`);
    return bars.every(isKept);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
