import { setTimeout as pause } from "node:timers/promises";
import type { BenchServer } from "./server.ts";

const VISITORS = 50;
const DURATION_MS = 5 * 60_000;
/** Pause between two requests of a visitor, in ms: ten seconds of an hour that passes in five minutes. */
const PAUSE_MS = 10_000 / 12;
const SAMPLE_EVERY_MS = 15_000;
/** How long connections of visitors who have gone may stay open, in ms: several times what server and client keep an idle one. */
const LEAVING_MS = 20_000;
const LOOK_EVERY_MS = 500;

/** What was measured while visitors were there. */
export interface Traffic {
  /** Time of each answer, in ms. */
  readonly times: readonly number[];
  /** Answers of the server's own fault, and requests without an answer. */
  readonly faults: number;
  /** Memory in MB and open descriptors, every fifteen seconds. */
  readonly samples: readonly { readonly memory: number; readonly descriptors: number }[];
  /** The fewest open descriptors after all visitors have gone and their connections had time to close. */
  readonly left: number;
}

/** Addresses of the site that visitors ask for. */
export interface Places {
  readonly siteKey: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** Ids of articles. */
  readonly articles: readonly string[];
}

interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

const lead = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101", consent: "true" };

/** Returns what a visitor asks for: mostly pages and their files, now and then an article or a booking. */
function pick({ siteKey, pages, files, articles }: Places): Asked {
  const one = (items: readonly string[]) => items[Math.floor(Math.random() * items.length)] ?? "/";
  const share = Math.random();
  if (share < 0.35) return { path: one(pages) };
  if (share < 0.7) return { path: one(files) };
  if (share < 0.8) return { path: `/api/press?siteId=${siteKey}` };
  if (share < 0.9) return { path: `/api/press/${one(articles)}` };
  if (share < 0.95) return { path: `/api/press/${one(articles)}/views`, body: {} };
  return { path: `/api/forms/${one(["interest", "visit", "inquiry"])}`, body: lead };
}

async function fewestDescriptors(server: BenchServer): Promise<number> {
  const end = performance.now() + LEAVING_MS;
  let fewest = server.descriptors();
  while (performance.now() < end) {
    await pause(LOOK_EVERY_MS);
    fewest = Math.min(fewest, server.descriptors());
  }
  return fewest;
}

/** Has fifty visitors use a server for five minutes, which stand for an hour, and says every fifteen seconds how it does. */
export async function visit(server: BenchServer, places: Places): Promise<Traffic> {
  const times: number[] = [];
  const samples: Traffic["samples"][number][] = [];
  const end = performance.now() + DURATION_MS;
  let faults = 0;

  async function ask({ path, body }: Asked, address: string): Promise<void> {
    const begun = performance.now();
    const headers = { "X-Forwarded-For": address, "Content-Type": "application/json" };
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    try {
      const answer = await fetch(server.url + path, { headers, redirect: "manual", ...sent });
      await answer.arrayBuffer();
      if (answer.status >= 500) faults += 1;
    } catch {
      faults += 1;
    }
    times.push(performance.now() - begun);
  }

  async function stay(number: number): Promise<void> {
    // Not all at the same moment.
    await pause(Math.random() * PAUSE_MS);
    while (performance.now() < end) {
      await ask(pick(places), `192.0.2.${number}`);
      await pause(PAUSE_MS);
    }
  }

  async function watch(): Promise<void> {
    while (performance.now() < end) {
      await pause(SAMPLE_EVERY_MS);
      const sample = { memory: server.memory(), descriptors: server.descriptors() };
      samples.push(sample);
      const left = Math.max(0, Math.round((end - performance.now()) / 1000));
      console.log(
        `${times.length} answers, ${faults} faults, ${sample.memory.toFixed(0)} MB, ${sample.descriptors} descriptors, ${left} s left`,
      );
    }
  }

  await Promise.all([watch(), ...Array.from({ length: VISITORS }, (_, number) => stay(number + 1))]);
  return { times, faults, samples, left: await fewestDescriptors(server) };
}
