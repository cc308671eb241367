import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpPress } from "@danji/data/http/press";
import type { PressCursor, PressPort } from "@danji/data/press/port";
import { startEmbedded } from "@danji/server/embedded";
import { createFunctionsApp } from "@danji/server/functions";
import { parseSiteManifest } from "@danji/server/manifest";
import { connectProject } from "@danji/server/store/firestore/connect";
import { startFirestore } from "../emulators/firestore.ts";
import { seedProject } from "../emulators/seed.ts";
import { median } from "./stats.ts";
import { type Bar, barLines, isKept } from "./table.ts";

const SITE = "sample";
const ARTICLES = 10_000;
const DEPTH = 100;
/** Listings of each page, by turns, so that a busy moment meets both. */
const ROUNDS = 40;
/** What noise makes of two equal times, with room. */
const AT_MOST = 1.5;
const START = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

const articles = Array.from({ length: ARTICLES }, (_, index) => ({
  title: `제목 ${index}`,
  summary: "요약",
  content: "내용",
  date: new Date(START + index * DAY_MS).toISOString().slice(0, 10),
}));

const site = parseSiteManifest({
  siteKey: SITE,
  siteName: "견본",
  siteUrl: "https://sample.example",
  consent: "notice",
  routes: [],
  redirects: [],
  notFound: "404.html",
  seedPress: articles,
  frameSources: [],
  formOrigins: [],
});

async function timeOf(press: PressPort, after: PressCursor | undefined): Promise<number> {
  const begun = performance.now();
  await press.list(SITE, after);
  return performance.now() - begun;
}

/** Time of the hundredth page as a share of the first one's. */
async function depthRatio(name: string, press: PressPort): Promise<Bar> {
  let after: PressCursor | undefined;
  for (let page = 1; page < DEPTH; page += 1) after = (await press.list(SITE, after)).next ?? undefined;
  const first: number[] = [];
  const deep: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await timeOf(press, undefined));
    deep.push(await timeOf(press, after));
  }
  const name100 = `${name}: page ${DEPTH} to page 1 of ${ARTICLES} articles (${median(first).toFixed(1)} ms)`;
  return { name: name100, value: median(deep) / median(first), atMost: AT_MOST };
}

async function embedded(): Promise<Bar> {
  const dataDir = await mkdtemp(join(tmpdir(), "danji-bench-"));
  const server = await startEmbedded({ site, dataDir, port: 0, log: () => undefined });
  try {
    return await depthRatio("embedded backend", createHttpPress({ baseUrl: server.url }));
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function firestore(): Promise<Bar | undefined> {
  const emulator = await startFirestore();
  if (emulator === null) return undefined;
  try {
    const projectId = "demo-bench";
    await seedProject(emulator.host, projectId, SITE, articles);
    process.env["FIRESTORE_EMULATOR_HOST"] = emulator.host;
    const functions = createFunctionsApp({ ...(await connectProject(projectId)), site, limitsSalt: "salt" });
    const fetch = async (input: string, init: RequestInit) => functions.request(input, init);
    return await depthRatio("functions over Firestore's emulator", createHttpPress({ fetch }));
  } finally {
    await emulator.stop();
  }
}

/** Measures how long the first and the hundredth page of the press list take on both backends; whether the bars are kept. */
export async function benchPress(): Promise<boolean> {
  const bars = [await embedded(), await firestore()].filter((bar) => bar !== undefined);
  console.log(barLines(bars));
  return bars.every(isKept);
}
