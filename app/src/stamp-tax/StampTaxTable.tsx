import { formatWon } from "@danji/complex/money";
import type { StampTax } from "@danji/complex/schema/taxes";
import { TableBlock } from "../blocks/TableBlock.tsx";

const COLUMNS = ["계약서에 적힌 금액", "세액", "주택의 계약서라면"];

const range = ({ over, upTo }: StampTax["brackets"][number]) =>
  `${formatWon(over)} 초과${upTo === undefined ? "" : ` ${formatWon(upTo)} 이하`}`;

/** The rates of the stamp tax as rows of text. */
export const stampTaxRows = ({ brackets, exemptUpTo }: StampTax) =>
  brackets.map((bracket) => {
    const exempt = bracket.upTo !== undefined && bracket.upTo <= exemptUpTo;
    return [range(bracket), formatWon(bracket.tax), exempt ? "내지 않음" : formatWon(bracket.tax)];
  });

/** How much the stamp tax is, by the price in the contract. */
export function StampTaxTable({ rules }: { rules: StampTax }) {
  return (
    <TableBlock
      caption="계약서에 적힌 금액에 따른 인지세"
      columns={COLUMNS}
      rows={stampTaxRows(rules)}
      provenance={{ source: rules.source, asOf: rules.asOf }}
    />
  );
}
