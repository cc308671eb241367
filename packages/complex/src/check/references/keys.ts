import { homeFacts } from "../../home-references.ts";
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
    for (const { path, value } of homeFacts(home)) demand("home.json", path, value);
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
  check({ supply, tours, tour, pages }, report) {
    const known = new Set(supply.types.map(({ key }) => key));
    const demand = (file: string, path: string, key: string) => {
      if (!known.has(key)) report(file, path, `supply.json의 types에 없는 타입입니다: ${key}`);
    };
    supply.buildings.forEach(({ lines }, b) =>
      lines.forEach(({ type }, l) => demand("supply.json", `buildings.${b}.lines.${l}.type`, type)),
    );
    tours.forEach(({ type }, t) => demand("tours.json", `${t}.type`, type));
    tour?.scenes.forEach(({ type }, s) => demand("tour.json", `scenes.${s}.type`, type));
    for (const { file, path, value } of blocksOf(pages))
      if (value.kind === "unitType") demand(file, `${path}.type`, value.type);
      else if ("current" in value && value.current !== undefined) demand(file, `${path}.current`, value.current);
  },
};

/** A door has to lead into a room of the tour, and into another one. */
export const missingScene: Rule = {
  id: "missing-scene",
  check({ tour }, report) {
    const known = new Set(tour?.scenes.map(({ key }) => key));
    tour?.scenes.forEach(({ key, doors }, s) =>
      doors.forEach(({ to }, d) => {
        if (to === key || !known.has(to))
          report("tour.json", `scenes.${s}.doors.${d}.to`, `이 둘러보기의 다른 장면이 아닙니다: ${to}`);
      }),
    );
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
