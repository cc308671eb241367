import type { Rule } from "../rule.ts";
import { textsOf } from "../text.ts";

const PHONE = /(?<![\d-])(?:0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})(?![\d-])/gu;
/** Numbers of public bodies: 청약홈's call centre. */
const PUBLIC = new Set(["1644-7445"]);

/** Buyers find one number: the complex's own, a public body's, or the one that refuses advertising. */
export const foreignPhone: Rule = {
  id: "foreign-phone",
  check(complex, report) {
    const own = new Set([complex.identity.phone, complex.messages.news.optOutPhone]);
    for (const { file, path, value } of textsOf(complex))
      for (const [number] of value.matchAll(PHONE))
        if (!own.has(number) && !PUBLIC.has(number))
          report(
            file,
            path,
            `identity.json의 대표전화가 아닙니다. ${complex.identity.phone}(으)로 고치세요: ${number}`,
          );
  },
};
