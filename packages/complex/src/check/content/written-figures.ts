import type { Complex } from "../../complex.ts";
import { totalHouseholds } from "../../supply.ts";
import type { Rule } from "../rule.ts";
import { textsOf } from "../text.ts";

/** `999세대`, `1,500세대`; not a bound such as `500세대 이상` or `최대 5,000세대`. */
const HOUSEHOLDS = /(?<![\d.,]|최대 (?:약 )?)(\d[\d,]*)세대(?! ?(?:이상|이하|미만|초과|당))/gu;
const BUILDINGS = /(?<![\d.])(\d+)개 ?동(?![가-힣])/gu;

const numberIn = (figure: string) => Number(figure.replaceAll(",", ""));

/** Numbers of households that texts may state: of the complex, a type, a building or a line of flats. */
const householdsOf = ({ supply }: Complex): Set<number> =>
  new Set([
    totalHouseholds(supply),
    ...supply.types.map(({ households }) => households),
    ...supply.buildings.map(({ lines }) => lines.reduce((total, { households }) => total + households, 0)),
    ...supply.buildings.flatMap(({ lines }) => lines.map(({ households }) => households)),
  ]);

/** Numbers of households and buildings in running text are those of `supply.json`. */
export const writtenFigures: Rule = {
  id: "written-figures",
  check(complex, report) {
    const known = [
      [HOUSEHOLDS, householdsOf(complex)],
      [BUILDINGS, new Set([complex.supply.buildings.length])],
    ] as const;
    for (const { file, path, value } of textsOf(complex))
      for (const [pattern, figures] of known)
        for (const [written, figure = ""] of value.matchAll(pattern))
          if (!figures.has(numberIn(figure)))
            report(file, path, `supply.json에 없는 수입니다. 한쪽을 고치세요: ${written}`);
  },
};
