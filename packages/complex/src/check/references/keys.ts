import type { Block } from "../../schema/page.ts";
import { homeFacts } from "../../home-references.ts";
import { blocksOf } from "../located.ts";
import type { Rule } from "../rule.ts";

export const missingFact: Rule = {
  id: "missing-fact",
  check({ facts, pages, home }, report) {
    const demand = (file: string, path: string, key: string) => {
      if (!Object.hasOwn(facts.items, key))
        report(file, path, `facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: ${key}`);
    };
    for (const { file, path, value } of blocksOf(pages))
      if (value.kind === "facts") value.keys.forEach((key, k) => demand(file, `${path}.keys.${k}`, key));
    for (const { path, value } of homeFacts(home)) demand("home.json", path, value);
  },
};

export const missingNotice: Rule = {
  id: "missing-notice",
  check({ notices, pages }, report) {
    for (const { file, path, value } of blocksOf(pages)) {
      if (value.kind !== "notice") continue;
      value.keys.forEach((key, k) => {
        if (!Object.hasOwn(notices, key))
          report(file, `${path}.keys.${k}`, `notices.json에 없는 유의사항입니다. 더하거나 이름을 고치세요: ${key}`);
      });
    }
  },
};

export const missingType: Rule = {
  id: "missing-type",
  check({ supply, tours, tour, pages }, report) {
    const known = new Set(supply.types.map(({ key }) => key));
    const demand = (file: string, path: string, key: string) => {
      if (!known.has(key))
        report(file, path, `supply.json의 types에 없는 타입입니다. 더하거나 이름을 고치세요: ${key}`);
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

export const missingScene: Rule = {
  id: "missing-scene",
  check({ tour }, report) {
    const known = new Set(tour?.scenes.map(({ key }) => key));
    tour?.scenes.forEach(({ key, doors }, s) =>
      doors.forEach(({ to }, d) => {
        if (to === key || !known.has(to))
          report(
            "tour.json",
            `scenes.${s}.doors.${d}.to`,
            `이 둘러보기의 다른 장면이 아닙니다. scenes의 다른 key를 적으세요: ${to}`,
          );
      }),
    );
  },
};

export const missingQuestion: Rule = {
  id: "missing-question",
  check({ faq, pages }, report) {
    for (const { file, path, value } of blocksOf(pages)) {
      if (value.kind !== "faq") continue;
      value.keys.forEach((key, k) => {
        if (!Object.hasOwn(faq, key))
          report(file, `${path}.keys.${k}`, `faq.json에 없는 질문입니다. 더하거나 이름을 고치세요: ${key}`);
      });
    }
  },
};

const RULES_OF: Readonly<Partial<Record<Block["kind"], "subscription" | "funding" | "sunlight">>> = {
  subscriptionScore: "subscription",
  subscriptionScoreTables: "subscription",
  eligibilityCheck: "subscription",
  eligibilityTable: "subscription",
  fundingPlanner: "funding",
  acquisitionTaxTables: "funding",
  findFlat: "sunlight",
  sunlightTables: "sunlight",
};

export const missingRules: Rule = {
  id: "missing-rules",
  check(complex, report) {
    for (const { file, path, value } of blocksOf(complex.pages)) {
      const rules = RULES_OF[value.kind];
      if (rules !== undefined && complex[rules] === undefined)
        report(file, path, `${rules}.json이 없어 이 블록을 보일 수 없습니다. _template의 ${rules}.json을 복사하세요`);
    }
  },
};

export const missingPaper: Rule = {
  id: "missing-paper",
  check({ subscription, documents }, report) {
    const known = new Set(documents.qualification.map(({ key }) => key));
    for (const [kind, { papers }] of Object.entries(subscription?.eligibility.kinds ?? {}))
      papers.forEach((key, p) => {
        if (!known.has(key))
          report(
            "subscription.json",
            `eligibility.kinds.${kind}.papers.${p}`,
            `documents.json의 qualification에 없는 서류입니다. 더하거나 이름을 고치세요: ${key}`,
          );
      });
  },
};
