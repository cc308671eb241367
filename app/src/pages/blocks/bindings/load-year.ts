import type { SiteModel } from "@danji/complex/sun/site-model";
import type { SiteYear } from "@danji/complex/sun/site-sun";

/** What the worker is asked. */
export interface YearQuestion {
  readonly model: SiteModel;
  readonly year: string;
}

/** Adds up the sunlight of a year for all flats in a worker. */
async function calculateYear(question: YearQuestion): Promise<SiteYear> {
  const worker = new Worker(new URL("./year-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<SiteYear>) => resolve(data));
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage(question, []);
    });
  } finally {
    worker.terminate();
  }
}

/** Returns a function that adds up the sunlight of a year for all flats once; after a failure it tries again. */
export function createYearLoader(model: SiteModel, year: string): () => Promise<SiteYear> {
  let answer: Promise<SiteYear> | undefined;
  return () =>
    (answer ??= calculateYear({ model, year }).catch((error: unknown) => {
      answer = undefined;
      throw error;
    }));
}
