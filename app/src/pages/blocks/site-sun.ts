import { once } from "@danji/api/once";
import type { SiteSun } from "@danji/blocks/parts/block-data.ts";
import { createSiteModel, frontagesOf, type SiteModel } from "@danji/complex/sun/site-model";
import type { SiteYear } from "@danji/complex/sun/site-sun";
import { plans } from "complex:plans";
import { sunlight } from "complex:sunlight";
import { supply } from "complex:supply";

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

function createSun(): SiteSun | undefined {
  if (!sunlight) return undefined;
  const model = createSiteModel(sunlight, supply, frontagesOf(supply, plans));
  const year = sunlight.winterRule.day.slice(0, 4);
  return { model, loadYear: once(() => calculateYear({ model, year })) };
}

/** Sunlight of the complex's site; missing where the complex shows none. */
export const siteSun = createSun();
