import type { BlockData } from "@danji/blocks/parts/block-data.ts";

/** Something that blocks take, loaded on demand. */
interface Part<Value> {
  /** Its module: pages announce the chunks of what their blocks take. */
  readonly source: string;
  readonly load: () => Promise<Value>;
}

const part = <Value>(source: string, load: () => Promise<Value>): Part<Value> => ({ source, load });

/** What blocks may take of the complex and of the site. */
const parts: { readonly [Name in keyof BlockData]: Part<BlockData[Name]> } = {
  identity: part("complex:identity", () => import("complex:identity").then((m) => m.identity)),
  facts: part("complex:facts", () => import("complex:facts").then((m) => m.facts)),
  supply: part("complex:supply", () => import("complex:supply").then((m) => m.supply)),
  schedule: part("complex:schedule", () => import("complex:schedule").then((m) => m.schedule)),
  documents: part("complex:documents", () => import("complex:documents").then((m) => m.documents)),
  taxes: part("complex:taxes", () => import("complex:taxes").then((m) => m.taxes)),
  faq: part("complex:faq", () => import("complex:faq").then((m) => m.faq)),
  forms: part("complex:forms", () => import("complex:forms").then((m) => m.forms)),
  subscription: part("complex:subscription", () => import("complex:subscription").then((m) => m.subscription)),
  funding: part("complex:funding", () => import("complex:funding").then((m) => m.funding)),
  sunlight: part("complex:sunlight", () => import("complex:sunlight").then((m) => m.sunlight)),
  winterSuns: part("complex:sunlight", () => import("complex:sunlight").then((m) => m.winterSuns)),
  films: part("complex:films", () => import("complex:films").then((m) => m.films)),
  tours: part("complex:tours", () => import("complex:tours").then((m) => m.tours)),
  checked: part("complex:checked-sources", () => import("complex:checked-sources").then((m) => m.checked)),
  isOfficialNotice: part("complex:announcement", () => import("complex:announcement").then((m) => m.isOfficialNotice)),
  plans: part("complex:plans", () => import("complex:plans").then((m) => m.plans)),
  stills: part("complex:plan-stills", () => import("complex:plan-stills").then((m) => m.stills)),
  sheets: part("pages/blocks/plan-sheets.ts", () => import("./plan-sheets.ts").then((m) => m.planSheets)),
  ticks: part("pages/blocks/stores.ts", () => import("./stores.ts").then((m) => m.ticks)),
  purchases: part("pages/blocks/stores.ts", () => import("./stores.ts").then((m) => m.purchases)),
  siteSun: part("pages/blocks/site-sun.ts", () => import("./site-sun.ts").then((m) => m.siteSun)),
  VisitLead: part("shell/forms/VisitLead.tsx", () =>
    import("../../shell/forms/VisitLead.tsx").then((m) => m.VisitLead),
  ),
};

/** Returns the modules of what a block takes. */
export const dataSources = (takes: readonly (keyof BlockData)[]) => takes.map((name) => parts[name].source);

/** Loads what a block takes. */
export async function loadData(takes: readonly (keyof BlockData)[]): Promise<Partial<BlockData>> {
  return Object.fromEntries(await Promise.all(takes.map(async (name) => [name, await parts[name].load()] as const)));
}
