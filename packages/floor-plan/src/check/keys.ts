import type { PlanRule } from "./rule.ts";

/** Keys are given once, and what refers to a key finds it. */
export const keys: PlanRule = {
  id: "unknown-key",
  check({ plan }, report) {
    const places = [
      ...plan.rooms.map(({ key }, index) => ({ key, path: `rooms.${index}.key` })),
      ...plan.balconies.map(({ key }, index) => ({ key, path: `balconies.${index}.key` })),
    ];
    const known = new Set<string>();
    for (const { key, path } of places) {
      if (known.has(key)) report(path, `두 번 쓰인 키입니다: ${key}`);
      known.add(key);
    }
    const rooms = new Set(plan.rooms.map(({ key }) => key));
    plan.balconies.forEach(({ joins }, index) => {
      if (joins !== undefined && !rooms.has(joins))
        report(`balconies.${index}.joins`, `이 평면에 없는 방입니다: ${joins}`);
    });
    for (const list of ["fixtures", "furniture"] as const)
      plan[list].forEach(({ room }, index) => {
        if (!known.has(room)) report(`${list}.${index}.room`, `이 평면에 없는 방이나 발코니입니다: ${room}`);
      });
  },
};
