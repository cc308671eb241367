import { bundledSize } from "./bundle.ts";
import { BASE, BEATEN, LIBRARIES, OURS, TOGETHER, type Part } from "./libraries.ts";
import type { Bar, Measured } from "./table.ts";

/** Most that the four parts together may be, in KB after gzip. */
const TOGETHER_AT_MOST_KB = 32.5;
/** Most that one part alone may be of what it stands on. */
const ALONE_AT_MOST = 1.5;

type Column = Part | "together";
const COLUMNS: readonly Column[] = [...TOGETHER, "wheel", "together"];

/** Bytes after gzip of a library, for each column that it can fill. */
type Sizes = Partial<Record<Column, number>>;

async function sizesOf(library: string, parts: readonly Part[]): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const part of parts) sizes[part] = await bundledSize(library, [part]);
  const shared = TOGETHER.filter((part) => parts.includes(part));
  if (shared.length > 1) sizes.together = await bundledSize(library, shared);
  return sizes;
}

/** Bundles every part of every library alone, and those of a front page together. */
export async function measureSizes(): Promise<Measured> {
  const sizes = new Map<string, Sizes>();
  for (const [library, { name, parts }] of Object.entries(LIBRARIES)) {
    console.log(`Danji ▸ bundling ${name} …`);
    sizes.set(library, await sizesOf(library, parts));
  }
  const ours = sizes.get(OURS) ?? {};
  const rows = [
    ["gzip, KB", ...COLUMNS],
    ...[...sizes].map(([library, row]) => [
      LIBRARIES[library]?.name ?? library,
      ...COLUMNS.map((column) => (row[column] === undefined ? "–" : (row[column] / 1000).toFixed(1))),
    ]),
  ];
  const bars = [...sizes].flatMap(([library, row]) =>
    library === OURS ? [] : COLUMNS.flatMap((column) => barOf(library, column, ours[column], row[column])),
  );
  const together = { name: "together: KB after gzip", value: (ours.together ?? Number.NaN) / 1000 };
  return { rows, bars: [{ ...together, atMost: TOGETHER_AT_MOST_KB }, ...bars] };
}

function barOf(library: string, column: Column, ours: number | undefined, theirs: number | undefined): Bar[] {
  if (ours === undefined || theirs === undefined) return [];
  if (library === BASE && column === "together") return [];
  const name = `${column}: size against ${LIBRARIES[library]?.name ?? library}`;
  const atMost = library === BASE ? ALONE_AT_MOST : 1;
  return [{ name, value: ours / theirs, atMost, below: BEATEN.has(library) }];
}
