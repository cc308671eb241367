import { blocksOf } from "../place.ts";
import type { Rule } from "../rule.ts";

/** A figure that is named has to be in `facts.json`. */
export const missingFact: Rule = {
  id: "missing-fact",
  check({ facts, pages, home }, report) {
    const demand = (file: string, path: string, key: string) => {
      if (!Object.hasOwn(facts.items, key)) report(file, path, `facts.json에 없는 항목입니다: ${key}`);
    };
    for (const { file, path, value } of blocksOf(pages))
      if (value.kind === "facts") value.keys.forEach((key, k) => demand(file, `${path}.keys.${k}`, key));
    home.hero.facts.forEach((key, k) => demand("home.json", `hero.facts.${k}`, key));
  },
};

/** A shared notice that is named has to be in `notices.json`. */
export const missingNotice: Rule = {
  id: "missing-notice",
  check({ notices, pages }, report) {
    for (const { file, path, value } of blocksOf(pages)) {
      if (value.kind !== "notice") continue;
      value.keys.forEach((key, k) => {
        if (!Object.hasOwn(notices, key))
          report(file, `${path}.keys.${k}`, `notices.json에 없는 유의사항입니다: ${key}`);
      });
    }
  },
};

/** A type of flat that is named has to be in `supply.json`. */
export const missingType: Rule = {
  id: "missing-type",
  check({ supply, tours, pages }, report) {
    const known = new Set(supply.types.map(({ key }) => key));
    const demand = (file: string, path: string, key: string) => {
      if (!known.has(key)) report(file, path, `supply.json의 types에 없는 타입입니다: ${key}`);
    };
    supply.buildings.forEach(({ lines }, b) =>
      lines.forEach(({ type }, l) => demand("supply.json", `buildings.${b}.lines.${l}.type`, type)),
    );
    tours.forEach(({ type }, t) => demand("tours.json", `${t}.type`, type));
    for (const { file, path, value } of blocksOf(pages))
      if (value.kind === "unitType") demand(file, `${path}.type`, value.type);
      else if (value.kind === "types" && value.current !== undefined) demand(file, `${path}.current`, value.current);
  },
};

/** A question that is named has to be in `faq.json`. */
export const missingQuestion: Rule = {
  id: "missing-question",
  check({ faq, pages }, report) {
    for (const { file, path, value } of blocksOf(pages)) {
      if (value.kind !== "faq") continue;
      value.keys.forEach((key, k) => {
        if (!Object.hasOwn(faq, key)) report(file, `${path}.keys.${k}`, `faq.json에 없는 질문입니다: ${key}`);
      });
    }
  },
};
