import type { Rule } from "../rule.ts";

/** No heading of a page repeats another one of it, its H1 included. */
export const repeatedHeading: Rule = {
  id: "repeated-heading",
  level: "warning",
  check({ pages }, report) {
    for (const [route, { h1, sections }] of Object.entries(pages)) {
      const seen = new Set([h1]);
      sections.forEach(({ heading }, s) => {
        if (seen.has(heading))
          report("pages.json", `${route}.sections.${s}.heading`, `되풀이하는 제목입니다: ${heading}`);
        seen.add(heading);
      });
    }
  },
};
