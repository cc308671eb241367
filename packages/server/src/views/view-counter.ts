import { forgetOldest } from "../http/rate-limit.ts";
import type { ViewParts } from "./view-parts.ts";

/** Shortest time between two writes of one process for one article, in ms. */
const WRITE_EVERY_MS = 1000;
/** Shortest time after which a process moves an article's parts into its views again, in ms. The scheduled run moves the rest. */
const FOLD_EVERY_MS = 10_000;
/** Parts of an article's count: twice the ten instances that may write once a second each. */
const PARTS = 20;
/** Articles of which the last write is remembered. */
const MAX_ARTICLES = 1000;

/** Counts openings of articles. */
export interface ViewCounter {
  /** Counts one opening. Resolves once it is stored, `false` if there is no such article. */
  count(id: string): Promise<boolean>;
}

interface Batch {
  count: number;
  readonly stored: Promise<boolean>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates a counter that writes the views of a second together, into the first free part after a random one. */
export function createViewCounter(
  parts: ViewParts,
  clock: () => number,
  onError: (error: unknown) => void,
): ViewCounter {
  const batches = new Map<string, Batch>();
  const nextWrite = new Map<string, number>();
  const nextFold = new Map<string, number>();

  /** Reserves the next turn of an article; returns ms until then. */
  function reserve(turns: Map<string, number>, id: string, everyMs: number): number {
    const now = clock();
    const turn = Math.max(now, turns.get(id) ?? 0);
    turns.delete(id);
    forgetOldest(turns, MAX_ARTICLES);
    turns.set(id, turn + everyMs);
    return turn - now;
  }

  async function add(id: string, count: number): Promise<void> {
    const first = Math.floor(Math.random() * PARTS);
    for (let tried = 0; tried < PARTS; tried += 1) if (await parts.add(id, (first + tried) % PARTS, count)) return;
    throw new Error("Openings could not be counted");
  }

  async function foldIfDue(id: string): Promise<void> {
    if ((nextFold.get(id) ?? 0) > clock()) return;
    reserve(nextFold, id, FOLD_EVERY_MS);
    await parts.fold(id).catch(onError);
  }

  async function write(id: string): Promise<boolean> {
    const wait = reserve(nextWrite, id, WRITE_EVERY_MS);
    if (wait > 0) await pause(wait);
    const count = batches.get(id)?.count ?? 1;
    batches.delete(id);
    if (!(await parts.exists(id))) return false;
    await add(id, count);
    await foldIfDue(id);
    return true;
  }

  return {
    count(id) {
      const open = batches.get(id);
      if (open !== undefined) {
        open.count += 1;
        return open.stored;
      }
      // A turn later, so that the batch stands before `write` looks for it.
      const stored = Promise.resolve().then(() => write(id));
      batches.set(id, { count: 1, stored });
      return stored;
    },
  };
}

/** Moves the parts of all articles into their views. */
export async function foldViews(parts: ViewParts): Promise<void> {
  for (const id of await parts.waiting()) await parts.fold(id);
}
