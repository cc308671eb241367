import type { Rule } from "../rule.ts";
import { textsOf } from "../text.ts";
import { patternOf, TERMS } from "./terms.ts";

/** Texts use one term for one thing (`docs/voice.md`). */
export const termChoice: Rule = {
  id: "term-choice",
  level: "warning",
  check(complex, report) {
    for (const { file, path, value } of textsOf(complex))
      for (const term of TERMS) {
        const found = patternOf(term).exec(value)?.[0];
        if (found !== undefined) report(file, path, `‘${found.trim()}’ 대신 쓰는 말: ${term.use}`);
      }
  },
};
