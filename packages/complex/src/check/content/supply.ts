import { rule, type Rule, textRule } from "../rule.ts";
import type { Complex } from "../../complex.ts";
import { factNumber } from "../../fact-words.ts";
import { areaWords, householdsWords } from "../../figures.ts";
import { buildingHouseholds, linesOf, totalHouseholds } from "../../supply.ts";

const FILE = "supply.json";
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const inHundredths = (area: number) => Math.round(area * 100);

/** `999세대`, `1,500세대`; not a bound such as `500세대 이상` or `최대 5,000세대`. */
const HOUSEHOLDS = /(?<![\d.,]|최대 (?:약 )?)(\d[\d,]*)세대(?! ?(?:이상|이하|미만|초과|당))/gu;
const BUILDINGS = /(?<![\d.])(\d+)개 ?동(?![가-힣])/gu;

const numberIn = (figure: string) => Number(figure.replaceAll(",", ""));

/** Numbers of households that texts may state: of the complex, a type, a building or a line of flats. */
const householdsOf = ({ supply }: Complex): Set<number> =>
  new Set([
    totalHouseholds(supply),
    ...supply.types.map(({ households }) => households),
    ...supply.buildings.map(buildingHouseholds),
    ...supply.buildings.flatMap(({ lines }) => lines.map(({ households }) => households)),
  ]);

/** Sums and figures agree with `supply.json`. */
export const supplyRules: readonly Rule[] = [
  /** Lines of flats add up to the households of their type, and no line is taller than its building. */
  rule("supply-totals", ({ supply }, report) => {
    supply.types.forEach(({ key, label, households }, t) => {
      const built = sum(linesOf(supply, key).map((line) => line.households));
      if (built !== households)
        report(
          FILE,
          `types.${t}.households`,
          `${label}은(는) ${householdsWords(households)}인데 동별로 더하면 ${householdsWords(built)}입니다. 한쪽을 고치세요`,
        );
    });
    supply.buildings.forEach(({ number, floors, lines }, b) =>
      lines.forEach(({ households }, l) => {
        if (households > floors)
          report(
            FILE,
            `buildings.${b}.lines.${l}.households`,
            `${number}동은 ${floors}층인데 한 줄이 ${householdsWords(households)}입니다. 한쪽을 고치세요`,
          );
      }),
    );
  }),
  rule("supply-areas", ({ supply }, report) => {
    supply.types.forEach(({ label, exclusiveArea, areas }, t) => {
      if (!areas) return;
      const sums = [
        ["supply", "공급면적은 전용면적과 주거공용면적", exclusiveArea, areas.common],
        ["contract", "계약면적은 공급면적과 기타공용면적", areas.supply, areas.other],
      ] as const;
      for (const [key, what, one, other] of sums)
        if (inHundredths(one) + inHundredths(other) !== inHundredths(areas[key]))
          report(
            FILE,
            `types.${t}.areas.${key}`,
            `${label}: ${what}을 더한 ${areaWords(one + other)}여야 합니다. 한쪽을 고치세요: ${areaWords(areas[key])}`,
          );
    });
  }),
  /** The figures that are typeset on their own say what the supply says. */
  rule("supply-facts", ({ supply, facts }, report) => {
    const truths: Readonly<Record<string, number>> = {
      households: totalHouseholds(supply),
      buildings: supply.buildings.length,
      topFloor: Math.max(...supply.buildings.map(({ floors }) => floors)),
    };
    for (const [key, truth] of Object.entries(truths)) {
      const fact = facts.items[key];
      if (fact && factNumber(fact) !== truth)
        report("facts.json", `items.${key}.value`, `supply.json에서는 ${truth}입니다. 한쪽을 고치세요: ${fact.value}`);
    }
    const area = facts.items["exclusiveArea"];
    if (!area || supply.types.some(({ exclusiveArea }) => Math.floor(exclusiveArea) === Math.floor(factNumber(area))))
      return;
    report("facts.json", "items.exclusiveArea.value", `supply.json에 이 면적의 타입이 없습니다: ${area.value}`);
  }),
  /** Numbers of households and buildings in running text are those of `supply.json`. */
  textRule("written-figures", (complex) => {
    const known = [
      [HOUSEHOLDS, householdsOf(complex)],
      [BUILDINGS, new Set([complex.supply.buildings.length])],
    ] as const;
    return (text) =>
      known.flatMap(([pattern, figures]) =>
        [...text.matchAll(pattern)]
          .filter(([, figure = ""]) => !figures.has(numberIn(figure)))
          .map(([written]) => `supply.json에 없는 수입니다. 한쪽을 고치세요: ${written}`),
      );
  }),
];
