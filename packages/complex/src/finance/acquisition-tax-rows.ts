import { countFigure } from "../figures.ts";
import { formatWon } from "../money.ts";
import { rateWords } from "../rate-words.ts";
import type { AcquisitionTaxRules } from "../schema/funding.ts";

/** A table of the rates of the 취득세. */
export interface TaxTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const PERCENT = 100;

/** Returns the rates of the 취득세 as tables. */
export function acquisitionTaxTables({ standard, surcharged, ruralExemptUpTo }: AcquisitionTaxRules): TaxTable[] {
  const { low, high } = standard;
  const education = (rate: number) => rateWords((rate * standard.educationShare) / PERCENT);
  const large = `농어촌특별세 (${countFigure(ruralExemptUpTo)}㎡ 초과)`;
  const surchargeRows = (steps: AcquisitionTaxRules["surcharged"]["regulated"], place: string) =>
    steps.map(({ fromHomes, rate, rural }, index) => [
      `${place} ${fromHomes}번째 주택${index === steps.length - 1 ? "부터" : ""}`,
      rateWords(rate),
      rateWords(surcharged.education),
      rateWords(rural),
    ]);
  return [
    {
      caption: "취득가액에 따른 취득세율",
      columns: ["취득가액", "취득세", "지방교육세", large],
      rows: [
        [`${formatWon(low.upTo)} 이하`, rateWords(low.rate), education(low.rate), rateWords(standard.rural)],
        [
          `${formatWon(low.upTo)} 초과 ${formatWon(high.over)} 이하`,
          `${rateWords(low.rate)}부터 ${rateWords(high.rate)}까지 취득가액에 비례`,
          `${education(low.rate)}부터 ${education(high.rate)}까지`,
          rateWords(standard.rural),
        ],
        [`${formatWon(high.over)} 초과`, rateWords(high.rate), education(high.rate), rateWords(standard.rural)],
      ],
    },
    {
      caption: "다주택 세대의 취득세율",
      columns: ["이 주택을 포함한 주택 수", "취득세", "지방교육세", large],
      rows: [
        ...surchargeRows(surcharged.elsewhere, "비조정대상지역"),
        ...surchargeRows(surcharged.regulated, "조정대상지역"),
      ],
    },
  ];
}
