import type { AcquisitionTaxRules } from "../schema/funding.ts";
import { countFigure } from "../figures.ts";
import { formatWon, rateWords } from "../money.ts";

/** A home that is bought. */
export interface Acquisition {
  /** Price with options, in won. */
  readonly price: number;
  /** 전용면적 in ㎡. */
  readonly area: number;
  /** Homes of the household with the new one. */
  readonly homes: number;
  /** Whether the home is in a 조정대상지역. */
  readonly regulated: boolean;
  /** Whether neither buyer nor spouse ever owned a home. */
  readonly firstHome: boolean;
  /** Day of the acquisition, `yyyy-mm-dd`. */
  readonly day: string;
}

const WHOLE = 10_000;
/** Taxes are collected in tens of won. */
const SMALLEST_UNIT = 10;

const collected = (won: number) => Math.floor(won / SMALLEST_UNIT) * SMALLEST_UNIT;
const at = (price: number, rate: number) => collected((price * rate) / WHOLE);

/** Returns the rate of the 취득세 that applies to a price, in hundredths of a percent, rounded half up (art. 11 (1) 8). */
export function standardRate({ low, high }: AcquisitionTaxRules["standard"], price: number): number {
  if (price <= low.upTo) return low.rate;
  if (price > high.over) return high.rate;
  return low.rate + Math.round(((price - low.upTo) * (high.rate - low.rate)) / (high.over - low.upTo));
}

/** Returns the taxes on an acquisition, in won. */
export function acquisitionTax(rules: AcquisitionTaxRules, home: Acquisition) {
  const { standard, surcharged, ruralExemptUpTo, firstHome } = rules;
  const steps = home.regulated ? surcharged.regulated : surcharged.elsewhere;
  const surcharge = steps.findLast(({ fromHomes }) => home.homes >= fromHomes);
  const rate = surcharge?.rate ?? standardRate(standard, home.price);
  const full = at(home.price, rate);
  const education = surcharge
    ? at(home.price, surcharged.education)
    : collected((full * standard.educationShare) / 100);
  const rural = home.area <= ruralExemptUpTo ? 0 : at(home.price, surcharge?.rural ?? standard.rural);
  const isRelieved =
    home.firstHome && home.homes === 1 && home.price <= firstHome.upToPrice && home.day <= firstHome.until;
  const relief = isRelieved ? Math.min(firstHome.relief, full) : 0;
  const acquisition = full - relief;
  return {
    /** Rate of the 취득세 in hundredths of a percent. */
    rate,
    isSurcharged: surcharge !== undefined,
    /** 취득세 after the relief. */
    acquisition,
    relief,
    /** 지방교육세. */
    education,
    /** 농어촌특별세. */
    rural,
    total: acquisition + education + rural,
  };
}

const PERCENT = 100;

/** Returns the rates of the 취득세 as tables. */
export function acquisitionTaxTables({ standard, surcharged, ruralExemptUpTo }: AcquisitionTaxRules) {
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
