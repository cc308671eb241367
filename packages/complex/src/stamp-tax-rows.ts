import { formatWon } from "./money.ts";
import type { StampTax } from "./schema/taxes.ts";

/** Caption of the table of the stamp tax's rates. */
export const STAMP_TAX_CAPTION = "계약금액에 따른 인지세";

/** Heads of the table of the stamp tax's rates. */
export const STAMP_TAX_COLUMNS = ["계약금액", "세액", "주택 계약서"];

const range = ({ over, upTo }: StampTax["brackets"][number]) =>
  `${formatWon(over)} 초과${upTo === undefined ? "" : ` ${formatWon(upTo)} 이하`}`;

/** Returns the rates of the stamp tax as rows of text, for the page and for paper. */
export const stampTaxRows = ({ brackets, exemptUpTo }: StampTax) =>
  brackets.map((bracket) => {
    const exempt = bracket.upTo !== undefined && bracket.upTo <= exemptUpTo;
    return [range(bracket), formatWon(bracket.tax), exempt ? "비과세" : formatWon(bracket.tax)];
  });
