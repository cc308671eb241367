import type { Complex } from "../../complex.ts";
import { blocksOf, type Located } from "../located.ts";
import type { Rule } from "../rule.ts";
import { sentencesOf, textsIn } from "../text.ts";

/** Words by which a sentence owns that it speaks of something that is not yet there or not yet certain. */
const MARKED = /예정|계획|미정|준비하|확정되지|정해지지|바뀔 수|변경될 수|달라질 수|기한|견본/u;
/** Things and verbs that are always about what is still to come. */
const PLANNED =
  /트램|스포츠타운|(?<!안으로 )들어섭니다|들어설|조성됩니다|조성될|개통(?:합니다|됩니다|될)|신설(?:됩니다|될)|건립(?:됩니다|될)|개교(?:합니다|할)|새로 문을 엽니다|생깁니다|생길/u;
/** `(예정)` and `(계획)` as a mark, not as what a sentence is about: ‘(예정) 또는 (계획)을 붙입니다’. */
const SAYS_PLANNED = /\((?:예정|계획)\)(?! 또는|을|이나)/u;
const MONTH = /(\d{4})년 (\d{1,2})월/gu;

/** Whether a sentence names a month after the day on which the facts were read. */
const namesFuture = (sentence: string, asOf: string) =>
  [...sentence.matchAll(MONTH)].some(([, year, month]) => `${year}-${month?.padStart(2, "0")}` > asOf.slice(0, 7));

/** Prose that states things: pages without their tables' cells, home, questions and news. */
function statements({ pages, home, faq, press }: Complex): Located<string>[] {
  const prose = Object.entries(pages).flatMap(([route, page]) => [
    ...textsIn("pages.json", { lead: page.lead, description: page.description }, [route]),
    ...page.sections.flatMap(({ blocks }, s) =>
      blocks.flatMap((block, b) =>
        block.kind === "table" || block.kind === "notice"
          ? []
          : textsIn("pages.json", block, [route, "sections", `${s}`, "blocks", `${b}`]),
      ),
    ),
  ]);
  return [...prose, ...textsIn("home.json", home), ...textsIn("faq.json", faq), ...textsIn("press.json", press)];
}

/** A sentence about the future says (예정) or (계획) (Housing Act, art. 54 ⑧: claims about surroundings are on record). */
export const planMark: Rule = {
  id: "plan-mark",
  check(complex, report) {
    for (const { file, path, value } of statements(complex))
      for (const sentence of sentencesOf(value))
        if (!MARKED.test(sentence) && (PLANNED.test(sentence) || namesFuture(sentence, complex.facts.asOf)))
          report(file, path, `앞으로의 일입니다. (예정)이나 (계획)을 붙이세요: ${sentence}`);
    for (const { file, path, value } of blocksOf(complex.pages)) {
      if (value.kind !== "table") continue;
      const whole = [value.caption, ...value.columns].join(" ");
      value.rows.forEach((row, r) => {
        const line = row.join(" ");
        if (!MARKED.test(`${whole} ${line}`) && (PLANNED.test(line) || namesFuture(line, complex.facts.asOf)))
          report(file, `${path}.rows.${r}`, `앞으로의 일입니다. 표의 제목이나 줄에 (예정)이나 (계획)을 붙이세요`);
      });
    }
  },
};

/** What is marked as a plan says where it comes from and when that was true. */
export const planSource: Rule = {
  id: "plan-source",
  check({ pages }, report) {
    for (const [route, { sections }] of Object.entries(pages))
      sections.forEach(({ blocks, provenance }, s) => {
        if (provenance) return;
        blocks.forEach((block, b) => {
          if (block.kind === "notice" || ("provenance" in block && block.provenance)) return;
          const path = [route, "sections", `${s}`, "blocks", `${b}`];
          if (textsIn("pages.json", block).some(({ value }) => SAYS_PLANNED.test(value)))
            report("pages.json", path.join("."), "계획의 출처가 없습니다. 이 블록이나 단락에 provenance를 적으세요");
        });
      });
  },
};
