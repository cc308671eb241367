import type { Rule } from "../rule.ts";

export const repeatedKey: Rule = {
  id: "repeated-key",
  check({ supply, schedule, documents, videos, tours, tour }, report) {
    const demand = (file: string, path: string, keys: readonly string[]) => {
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index)
          report(file, `${path}${index}`, `앞에 같은 것이 있습니다. 하나만 두세요: ${key}`);
      });
    };
    const keyOf = ({ key }: { key: string }) => key;
    demand("supply.json", "types.", supply.types.map(keyOf));
    demand(
      "supply.json",
      "types.",
      supply.types.map(({ label }) => label),
    );
    demand(
      "supply.json",
      "buildings.",
      supply.buildings.map(({ number }) => number),
    );
    demand("schedule.json", "events.", schedule.events.map(keyOf));
    demand("documents.json", "(전체).", [...documents.self, ...documents.agent, ...documents.qualification].map(keyOf));
    demand("videos.json", "guides.", videos.guides.map(keyOf));
    demand(
      "tours.json",
      "",
      tours.map(({ type }) => type),
    );
    demand("tour.json", "scenes.", (tour?.scenes ?? []).map(keyOf));
  },
};
