import { bundledSize } from "./bundle.ts";
import { BASE, BEATEN, LIBRARIES, OURS, TOGETHER, type Part } from "./libraries.ts";
import type { Bar, Measured } from "./table.ts";

/** Most that the four parts together may be of what they stand on (issue 3). */
const TOGETHER_AT_MOST = 1.2;
/** Most that one part alone may be of what it stands on (issue 3). */
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
  for (const [library, { parts }] of Object.entries(LIBRARIES)) sizes.set(library, await sizesOf(library, parts));
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
  return { rows, bars };
}

function barOf(library: string, column: Column, ours: number | undefined, theirs: number | undefined): Bar[] {
  if (ours === undefined || theirs === undefined) return [];
  const baseBar = column === "together" ? TOGETHER_AT_MOST : ALONE_AT_MOST;
  const name = `${column}: size against ${LIBRARIES[library]?.name ?? library}`;
  const atMost = library === BASE ? baseBar : 1;
  return [{ name, value: ours / theirs, atMost, below: BEATEN.has(library) }];
}
