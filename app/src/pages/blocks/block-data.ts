import type { BlockData } from "@danji/blocks/parts/block-data.ts";
import { loaders, sources as ofComplex } from "complex:data";

/** Modules of what blocks may take of the complex and of the site: pages announce their chunks. */
const sources: Readonly<Record<keyof BlockData, string>> = {
  ...ofComplex,
  sheets: "pages/blocks/plan-sheets.ts",
  ticks: "pages/blocks/stores.ts",
  purchases: "pages/blocks/stores.ts",
  siteSun: "pages/blocks/site-sun.ts",
  VisitLead: "shell/forms/VisitLead.tsx",
};

const load: { readonly [Name in keyof BlockData]: () => Promise<BlockData[Name]> } = {
  ...loaders,
  sheets: () => import("./plan-sheets.ts").then((m) => m.planSheets),
  ticks: () => import("./stores.ts").then((m) => m.ticks),
  purchases: () => import("./stores.ts").then((m) => m.purchases),
  siteSun: () => import("./site-sun.ts").then((m) => m.siteSun),
  VisitLead: () => import("../../shell/forms/VisitLead.tsx").then((m) => m.VisitLead),
};

/** Returns the modules of what a block takes. */
export const dataSources = (takes: readonly (keyof BlockData)[]) => takes.map((name) => sources[name]);

/** Loads what a block takes. */
export async function loadData(takes: readonly (keyof BlockData)[]): Promise<Partial<BlockData>> {
  return Object.fromEntries(await Promise.all(takes.map(async (name) => [name, await load[name]()] as const)));
}
