const HUNDREDTHS = 100;
const TYPED = /^(?<whole>\d{1,2})(?:\.(?<part>\d{1,2}))?%?$/;

/** Returns a rate in hundredths of a percent, e.g. `1.67%`, `3%`. */
export const rateWords = (hundredths: number): string => `${hundredths / HUNDREDTHS}%`;

/** Returns the hundredths of a percent that a visitor typed, e.g. 450 for `4.5` or `4.5%`; `undefined` if it is no rate. */
export function parseRate(typed: string): number | undefined {
  const { whole, part = "" } = TYPED.exec(typed.normalize("NFKC").replaceAll(/\s/g, ""))?.groups ?? {};
  return whole === undefined ? undefined : Number(whole) * HUNDREDTHS + Number(part.padEnd(2, "0"));
}
