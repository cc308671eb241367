/** Returns a whole number from 0 with commas, such as `1,016`. Not by `Intl`: its first use keeps a phone busy for longer than a page's code. */
export function withCommas(value: number): string {
  const digits = String(value);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(",");
}
