import { blockNames, homeFacts, type Kinds, type NamedItem } from "../../kinds.ts";
import type { Pages } from "../../schema/page.ts";
import { blocksOf } from "../located.ts";
import type { Report, Rule } from "../rule.ts";

/** Reports items of another file that blocks name and that file does not have. */
function namedItems(
  file: NamedItem["file"],
  kinds: Kinds,
  pages: Pages,
  report: Report,
  demand: (key: string) => string | undefined,
) {
  for (const { file: page, path, value } of blocksOf(pages))
    for (const item of blockNames(kinds, value)) {
      const reason = item.file === file ? demand(item.key) : undefined;
      if (reason !== undefined) report(page, `${path}.${item.path}`, reason);
    }
}

export const missingFact = (kinds: Kinds): Rule => ({
  id: "missing-fact",
  check({ facts, pages, home, share }, report) {
    const demand = (key: string) =>
      Object.hasOwn(facts.items, key) ? undefined : `facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: ${key}`;
    namedItems("facts", kinds, pages, report, demand);
    const demandOf = (file: string, path: string, key: string) => {
      const reason = demand(key);
      if (reason !== undefined) report(file, path, reason);
    };
    for (const { path, key } of homeFacts(kinds, home)) demandOf("home.json", path, key);
    share.facts.forEach((key, index) => demandOf("share.json", `facts.${index}`, key));
  },
});

export const missingNotice = (kinds: Kinds): Rule => ({
  id: "missing-notice",
  check({ notices, pages }, report) {
    namedItems("notices", kinds, pages, report, (key) =>
      Object.hasOwn(notices, key) ? undefined : `notices.json에 없는 유의사항입니다. 더하거나 이름을 고치세요: ${key}`,
    );
  },
});

export const missingType = (kinds: Kinds): Rule => ({
  id: "missing-type",
  check({ supply, tours, tour, pages }, report) {
    const known = new Set(supply.types.map(({ key }) => key));
    const wrong = (key: string) =>
      known.has(key) ? undefined : `supply.json의 types에 없는 타입입니다. 더하거나 이름을 고치세요: ${key}`;
    const demand = (file: string, path: string, key: string) => {
      const reason = wrong(key);
      if (reason !== undefined) report(file, path, reason);
    };
    supply.buildings.forEach(({ lines }, b) =>
      lines.forEach(({ type }, l) => demand("supply.json", `buildings.${b}.lines.${l}.type`, type)),
    );
    tours.forEach(({ type }, t) => demand("tours.json", `${t}.type`, type));
    tour?.scenes.forEach(({ type }, s) => demand("tour.json", `scenes.${s}.type`, type));
    namedItems("types", kinds, pages, report, wrong);
  },
});

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

export const missingQuestion = (kinds: Kinds): Rule => ({
  id: "missing-question",
  check({ faq, pages }, report) {
    namedItems("faq", kinds, pages, report, (key) =>
      Object.hasOwn(faq, key) ? undefined : `faq.json에 없는 질문입니다. 더하거나 이름을 고치세요: ${key}`,
    );
  },
});

const OPTIONAL = ["subscription", "funding"] as const;

export const missingRules = ({ blocks }: Kinds): Rule => ({
  id: "missing-rules",
  check(complex, report) {
    for (const { file, path, value } of blocksOf(complex.pages))
      for (const rules of OPTIONAL)
        if (blocks[value.kind]?.takes.includes(rules) && complex[rules] === undefined)
          report(file, path, `${rules}.json이 없어 이 블록을 보일 수 없습니다. _template의 ${rules}.json을 복사하세요`);
  },
});

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
