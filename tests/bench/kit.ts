import { measureSizes } from "./kit-sizes.ts";
import { measureSpeed } from "./kit-speed.ts";
import { barLines, isKept, table } from "./table.ts";

/**
 * Measures the kit next to its peers, all built in the same run, and prints one table of each kind with the bars.
 *
 * @returns whether every bar is kept.
 */
export async function benchKit(): Promise<boolean> {
  const sizes = await measureSizes();
  console.log(`\n${table(sizes.rows)}`);
  const speed = await measureSpeed();
  console.log(`\n${table(speed.rows)}`);
  const bars = [...sizes.bars, ...speed.bars];
  console.log(`\n${barLines(bars)}`);
  return bars.every(isKept);
}
