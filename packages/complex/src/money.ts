import { countFigure } from "./figures.ts";

const EOK = 100_000_000;
const MAN = 10_000;

/** Returns an amount of won in words as prices are spoken, e.g. `4억 5,000만원`, `7만 5,000원`, `0원`. */
export function formatWon(won: number): string {
  const parts = [
    [Math.floor(won / EOK), "억"],
    [Math.floor((won % EOK) / MAN), "만"],
    [won % MAN, ""],
  ] as const;
  const spoken = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${countFigure(amount)}${unit}`);
  return `${spoken.join(" ") || "0"}원`;
}

/** Longer than any amount. */
const MOST_LETTERS = 40;
/** 억, 만 and 원 stand in this order and may be left out; 억 may have a fraction. */
const SPOKEN =
  /^(?:(?<eok>\d+(?:\.\d{1,4})?)억)?(?:(?<man>(?:\d천)?(?:\d백)?\d*)만)?(?<rest>(?:\d천)?(?:\d백)?\d*)(?<unit>원?)$/u;
const GROUP = /^(?:(?<thousands>\d)천)?(?:(?<hundreds>\d)백)?(?<ones>\d*)$/u;

/** Returns the number of a group before 만 or 원, e.g. of `5000`, `5천`, `4천5백`. */
function groupNumber(group: string): number {
  const { thousands, hundreds, ones } = GROUP.exec(group)?.groups ?? {};
  return Number(thousands ?? 0) * 1000 + Number(hundreds ?? 0) * 100 + Number(ones ?? 0);
}

/** Reads an amount of won from what people type: `450,000,000`, `4억 5,000만원`, `4.5억`, `12억5천`, full-width digits. */
export function parseTypedWon(typed: string) {
  if (typed.length > MOST_LETTERS) return undefined;
  const plain = typed.normalize("NFKC").replaceAll(/[\s,]/g, "");
  const { eok = "", man = "", rest = "", unit } = SPOKEN.exec(plain)?.groups ?? {};
  if (!/\d/u.test(eok + man + rest)) return undefined;
  const last = groupNumber(rest);
  // After 억 people leave out 만, and say 원 where they mean it.
  const isMan = eok !== "" && man === "" && unit === "" && last < MAN;
  return {
    won: Math.round(Number(eok) * EOK) + groupNumber(man) * MAN + last * (isMan ? MAN : 1),
    /** Whether 억, 만 or 원 says what the digits count. */
    hasUnit: eok !== "" || man !== "" || unit !== "",
  };
}

/** Returns the amount of won that `parseTypedWon` reads. */
export const parseWon = (typed: string): number | undefined => parseTypedWon(typed)?.won;

const HUNDREDTHS = 100;
const TYPED = /^(?<whole>\d{1,2})(?:\.(?<part>\d{1,2}))?%?$/;

/** Returns a rate in hundredths of a percent, e.g. `1.67%`, `3%`. */
export const rateWords = (hundredths: number): string => `${hundredths / HUNDREDTHS}%`;

/** Returns the hundredths of a percent that a visitor typed, e.g. 450 for `4.5` or `4.5%`; `undefined` if it is no rate. */
export function parseRate(typed: string): number | undefined {
  const { whole, part = "" } = TYPED.exec(typed.normalize("NFKC").replaceAll(/\s/g, ""))?.groups ?? {};
  return whole === undefined ? undefined : Number(whole) * HUNDREDTHS + Number(part.padEnd(2, "0"));
}
