import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Complex } from "@danji/complex/complex";
import { pressPath, REGISTRATION_PATH } from "@danji/complex/routes";
import type { Block } from "@danji/complex/schema/page";
import { readComplex } from "../../app/scripts/complexes.ts";
import { slug } from "../../app/scripts/slug.mjs";
import { BUILT, serveMeasured } from "./floor/site.ts";
import { subPageFloor } from "./floor/sub-page.ts";
import { type Visit, visit } from "./lighthouse.ts";
import { roundsOr } from "./rounds.ts";
import { type Bar, barLines, isKept, table } from "./table.ts";
import { bytesOf, metricOf, requestsOf } from "./visits.ts";

/** Rounds over all pages, so that a busy moment of the machine meets all of them. */
const ROUNDS = roundsOr(3);
/** Against the page's floor, in requests and KB. */
const AT_MOST = { lcp: 1.25, requests: 18, all: 220, fonts: 90 };
const KILO = 1000;

/** A kind of page, by one of them. */
interface Kind {
  readonly name: string;
  readonly path: string;
}

/** Returns a page of each kind that the complex has. */
function kindsOf({ identity, pages }: Complex): Kind[] {
  const withBlock = (name: string, kind: Block["kind"]): Kind[] =>
    Object.entries(pages)
      .filter(([, { sections }]) => sections.some(({ blocks }) => blocks.some((block) => block.kind === kind)))
      .slice(0, 1)
      .map(([path]) => ({ name, path }));
  return [
    ...withBlock("facts", "facts"),
    ...withBlock("tables", "supply"),
    ...withBlock("plans", "plans"),
    ...withBlock("location", "map"),
    { name: "press", path: pressPath(identity.siteKey) },
    { name: "form", path: REGISTRATION_PATH },
  ];
}

const floorFile = ({ name }: Kind) => `floor-${name}.html`;

const kilobytes = (visits: readonly Visit[], type?: string) => bytesOf(visits, type) / KILO;

/** A page, its floor, and how they were seen. */
interface Row {
  readonly kind: Kind;
  readonly page: Visit[];
  readonly floor: Visit[];
}

const ratioOf = ({ page, floor }: Row) => metricOf(page, "lcp") / metricOf(floor, "lcp");

const barsOf = (row: Row): Bar[] => [
  { name: `${row.kind.name}: largest paint against the floor`, value: ratioOf(row), atMost: AT_MOST.lcp },
  { name: `${row.kind.name}: requests`, value: requestsOf(row.page), atMost: AT_MOST.requests },
  { name: `${row.kind.name}: KB in all`, value: kilobytes(row.page), atMost: AT_MOST.all },
  { name: `${row.kind.name}: KB of fonts`, value: kilobytes(row.page, "Font"), atMost: AT_MOST.fonts },
];

const cells = (row: Row) => [
  `${row.kind.name} ${row.kind.path}`,
  metricOf(row.page, "lcp").toFixed(0),
  metricOf(row.floor, "lcp").toFixed(0),
  ratioOf(row).toFixed(2),
  String(requestsOf(row.page)),
  ...[undefined, "Document", "Script", "Font", "Image"].map((type) => kilobytes(row.page, type).toFixed(1)),
];

/**
 * Measures a page of each kind next to the floor under it, its own first screen written by hand, as a phone on a slow network
 * sees them.
 *
 * @returns whether every bar is kept.
 */
export async function benchPages(): Promise<boolean> {
  const complex = await readComplex(slug);
  const rows = kindsOf(complex).map((kind): Row => ({ kind, page: [], floor: [] }));
  const site = await serveMeasured(BUILT, async ({ pages }) => {
    const floors = rows.map(async ({ kind }) => {
      const html = await readFile(join(pages, `${kind.path.slice(1)}.html`), "utf8");
      return [floorFile(kind), await subPageFloor(complex, html)] as const;
    });
    return new Map(await Promise.all(floors));
  });
  try {
    // The first is not measured: server and browser are cold.
    await visit(site.home);
    for (let round = 0; round < ROUNDS; round += 1) {
      console.log(`Danji ▸ round ${round + 1} of ${ROUNDS} …`);
      for (const { kind, page, floor } of rows) {
        floor.push(await visit(`${site.url}/${floorFile(kind)}`));
        page.push(await visit(site.url + kind.path));
      }
    }
  } finally {
    await site.dispose();
  }
  const head = ["median", "LCP", "floor", "ratio", "requests", "KB", "HTML", "JS", "fonts", "pictures"];
  console.log(`\n${table([head, ...rows.map(cells)])}`);
  const bars = rows.flatMap(barsOf);
  console.log(`\n${barLines(bars)}`);
  return bars.every(isKept);
}
