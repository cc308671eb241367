import type { Rule } from "../rule.ts";
import { textsIn } from "../text.ts";

/** Keys whose values are addresses and file names. */
const ADDRESS = /(?:^|\.)(?:to|image|banner|src)$/u;

/** A page labelled 84A at `/FloorPlan/59A` nowhere says 59A (docs/product.md, 2.3). */
export const routeInText: Rule = {
  id: "route-in-text",
  check({ supply, pages }, report) {
    const labels = new Set(supply.types.map(({ label }) => label));
    for (const { label, page, interior } of supply.types)
      for (const route of interior === undefined ? [page] : [page, interior]) {
        const name = route.slice(route.lastIndexOf("/") + 1);
        const content = pages[route];
        if (labels.has(name) || !content) continue;
        for (const { file, path, value } of textsIn("pages.json", content, [route]))
          if (!ADDRESS.test(path) && value.includes(name))
            report(file, path, `주소의 이름이 글에 나옵니다. 타입 이름 ${label}(으)로 적으세요: ${name}`);
      }
  },
};
