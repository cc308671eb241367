import type { SiteModel } from "@danji/complex/sun/site-model";
import type { SiteYear } from "@danji/complex/sun/site-sun";

/** What the worker is asked. */
export interface YearQuestion {
  readonly model: SiteModel;
  readonly year: string;
}

/** Returns a function that adds up the sunlight of a year for all flats in a worker, once. */
export function createYearLoader(model: SiteModel, year: string): () => Promise<SiteYear> {
  let answer: Promise<SiteYear> | undefined;
  return () =>
    (answer ??= new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./year-worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<SiteYear>) => {
        resolve(data);
        worker.terminate();
      });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage({ model, year } satisfies YearQuestion, []);
    }));
}
