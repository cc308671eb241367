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

/** Digits with or without commas; 억 and 만 stand in this order and may be left out. */
const SPOKEN = /^(?:(?<eok>\d+)억)?(?:(?<man>\d+)만)?(?<won>\d+)?원?$/;

/**
 * Reads an amount of won from what people type: `450,000,000`, `4억 5,000만원`, full-width digits; `undefined` when it
 * is no amount.
 */
export function parseWon(typed: string): number | undefined {
  const plain = typed.normalize("NFKC").replaceAll(/[\s,]/g, "");
  const { eok, man, won } = SPOKEN.exec(plain)?.groups ?? {};
  if (eok === undefined && man === undefined && won === undefined) return undefined;
  return Number(eok ?? 0) * EOK + Number(man ?? 0) * MAN + Number(won ?? 0);
}
