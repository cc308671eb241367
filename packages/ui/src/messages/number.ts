/** Returns a whole number from 0 with commas, such as `1,016`. Not by `Intl`: its first use keeps a phone busy for longer than a page's code. */
export const withCommas = (value: number): string =>
  value >= 1000 ? `${withCommas(Math.floor(value / 1000))},${String(value % 1000).padStart(3, "0")}` : String(value);
