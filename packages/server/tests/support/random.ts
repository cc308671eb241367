/** Seed of the random runs: `RANDOM_SEED`, or the same each time. */
export const SEED = Number(process.env["RANDOM_SEED"] ?? 1);

/** Random choices that a seed repeats. */
export interface Random {
  /** Returns a number from 0 up to but not including 1. */
  next(): number;
  /** Returns a whole number from 0 up to but not including `end`. */
  below(end: number): number;
  /** Returns one of `values`. */
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** Returns whether something of a probability happens. */
  chance(probability: number): boolean;
}

/** Creates {@link Random} of a seed: Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: ([first, ...others]) => others[below(others.length + 1) - 1] ?? first,
    chance: (probability) => next() < probability,
  };
}
