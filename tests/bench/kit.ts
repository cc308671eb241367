import { CLICKED, POINTER_NAMES } from "./click-speed.ts";
import { measureSizes } from "./kit-sizes.ts";
import { measureClicks, measureWheel } from "./kit-speed.ts";
import { barLines, isKept, table, type Measured } from "./table.ts";

/**
 * Measures the kit next to its peers, all built in the same run, and prints one table of each kind with the bars.
 *
 * @returns whether every bar is kept.
 */
export async function benchKit(): Promise<boolean> {
  return print(await measureSizes(), await measureClicks(CLICKED, POINTER_NAMES), await measureWheel());
}

/** The pieces of {@link benchKit}, each for itself: `kit-sizes`, `kit-popup-mouse`, `kit-popup-finger`, …, `kit-wheel`. */
export const KIT_PIECES: Readonly<Record<string, () => Promise<boolean>>> = {
  "kit-sizes": async () => print(await measureSizes()),
  ...Object.fromEntries(
    CLICKED.flatMap((part) =>
      POINTER_NAMES.map((hand) => [`kit-${part}-${hand}`, async () => print(await measureClicks([part], [hand]))]),
    ),
  ),
  "kit-wheel": async () => print(await measureWheel()),
};

function print(...tables: readonly Measured[]): boolean {
  for (const { rows } of tables) console.log(`\n${table(rows)}`);
  const bars = tables.flatMap((measured) => measured.bars);
  console.log(`\n${barLines(bars)}`);
  return bars.every(isKept);
}
