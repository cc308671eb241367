import type { Complex } from "./complex.ts";

/** Something that the site states, with the day on which it was last checked. */
export interface CheckedSource {
  readonly name: string;
  readonly source: string;
  /** `yyyy-mm-dd`. */
  readonly asOf: string;
  /** Day by which it is checked again, where one is set. */
  readonly reviewBy?: string;
}

/** Parts of a complex that state something with a date. */
export type DatedParts = Pick<
  Complex,
  "facts" | "supply" | "schedule" | "documents" | "taxes" | "subscription" | "funding" | "sunlight"
>;

/** Returns what a site states with the days of the last checks, the complex's own figures before the law's. */
export function checkedSources(parts: DatedParts): CheckedSource[] {
  const { facts, supply, schedule, documents, taxes, subscription, funding, sunlight } = parts;
  const named = [
    ["사업개요", facts],
    ["타입과 세대수", supply],
    ["분양일정", schedule],
    ["계약 서류", documents],
    ["인지세", taxes.stampTax],
    ["청약 가점", subscription?.score],
    ["신청 자격", subscription?.eligibility],
    ["취득세", funding?.acquisitionTax],
    ["대금과 대출", funding?.payments],
    ["동 배치와 높이", sunlight],
    ["동지 일조 기준", sunlight?.winterRule.shown ? sunlight.winterRule : undefined],
  ] as const;
  return named.flatMap(([name, stated]) =>
    stated === undefined
      ? []
      : [
          {
            name,
            source: stated.source,
            asOf: stated.asOf,
            ...("reviewBy" in stated && stated.reviewBy !== undefined && { reviewBy: stated.reviewBy }),
          },
        ],
  );
}
