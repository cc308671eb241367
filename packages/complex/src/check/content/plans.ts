import { blocksOf, type Located, sentencesOf, textsIn, textsOf } from "../located.ts";
import { rule, type Rule, textRule } from "../rule.ts";
import type { Complex } from "../../complex.ts";
import { blockTable, type Kinds } from "../../kinds.ts";
import type { Block } from "../../schema/kind.ts";
import { PLAN_STATUSES, STAGE_NAMES, STAGES, type Stage, UNSETTLED } from "../../schema/facts.ts";

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

/** A text that marks all beside it: ‘모두 예정이거나 계획입니다’. */
const ALL_PLANNED = /모두 (?:예정|계획)/u;

/** Whether the heading or title of a part marks all of it as planned, or its text says so: one mark is enough then. */
const isMarked = (part: { heading?: unknown; title?: unknown; text?: unknown }) =>
  [part.heading, part.title].some((name) => typeof name === "string" && SAYS_PLANNED.test(name)) ||
  (typeof part.text === "string" && ALL_PLANNED.test(part.text));

/** Returns the texts of a value but those of parts that are marked as a whole. */
function unmarkedIn(file: string, value: unknown, path: readonly string[] = []): Located<string>[] {
  if (typeof value !== "object" || value === null) return textsIn(file, value, path);
  if (isMarked(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => unmarkedIn(file, inner, [...path, key]));
}

const saysCautions = ({ blocks }: Kinds, { kind }: Block) => blocks[kind]?.cautions !== undefined;

/** Prose that states things: pages without their tables' cells, home, questions and news. */
function statements(kinds: Kinds, { pages, home, faq, press }: Complex): Located<string>[] {
  const prose = Object.entries(pages).flatMap(([route, page]) => [
    ...textsIn("pages.json", { lead: page.lead, description: page.description }, [route]),
    ...page.sections.flatMap((section, s) =>
      isMarked(section)
        ? []
        : section.blocks.flatMap((block, b) =>
            blockTable(kinds, block) || saysCautions(kinds, block)
              ? []
              : unmarkedIn("pages.json", block, [route, "sections", `${s}`, "blocks", `${b}`]),
          ),
    ),
  ]);
  return [...prose, ...unmarkedIn("home.json", home), ...textsIn("faq.json", faq), ...textsIn("press.json", press)];
}

const tablesOf = (kinds: Kinds, pages: Complex["pages"]) =>
  blocksOf(pages).flatMap(({ file, path, value }) => {
    const table = blockTable(kinds, value);
    return table ? [{ file, path, table }] : [];
  });

const NO_SOURCE = "계획의 출처가 없습니다. 이 블록이나 단락에 provenance를 적으세요";

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const STATUS = PLAN_STATUSES.join("|");

/** Finds the status that a text gives a plan: `학교(계획)`, `학교 (예정)`, `신설역(가칭, 예정)`. */
const stated = (name: string) => new RegExp(`${escaped(name)} ?\\((?:[^()]*[,·] ?)?(${STATUS})\\)`, "gu");

/** Statuses of what can be used already. */
const USABLE: ReadonlySet<string> = new Set(["운행 중", "완료"]);
const USED = /(?<!아직 )이용(?:할 수 있습니다|하실 수 있습니다|합니다|하는 생활권)|누립니다|누릴 수 있습니다/u;

const DECIDED_BY = "결정 기관";

/** Returns the status in a cell: `계획`, `(계획)`. */
const statusIn = (cell: string) => PLAN_STATUSES.find((status) => cell === status || cell === `(${status})`);

/** Words in which a sentence reports that a stage has been reached; the list holds the usual ones. */
const REPORTS: readonly (readonly [stage: Stage, pattern: RegExp])[] = [
  [
    "construction",
    /\[현장 소식\]|골조(?:가|를|는|의| 공사)?.{0,12}(?:마쳤|끝났|끝나고|올라|지났|닿았|올리고)|창호 설치가? 시작|외벽 도장이? 시작|나무(?:를|가)? ?심(?:고 있|기가 시작)|공정률|착공(?:했|하였|하여)|타설/u,
  ],
  ["completed", /준공(?:했|하였|되었)|사용검사를 (?:받았|마쳤습)|입주(?:를|가) 시작(?:했|되었)/u],
];

const orderOf = (stage: Stage) => STAGES.indexOf(stage);

/** What is said of plans, and how far the project is. */
export const planRules = (kinds: Kinds): readonly Rule[] => [
  /** A sentence about the future, or its part, says (예정) or (계획) (Housing Act, art. 54 ⑧: claims about surroundings are on record). */
  rule("plan-mark", (complex, report) => {
    for (const { file, path, value } of statements(kinds, complex))
      for (const sentence of sentencesOf(value))
        if (!MARKED.test(sentence) && (PLANNED.test(sentence) || namesFuture(sentence, complex.facts.asOf)))
          report(file, path, `앞으로의 일입니다. (예정)이나 (계획)을 붙이세요: ${sentence}`);
    for (const { file, path, table } of tablesOf(kinds, complex.pages)) {
      const whole = [table.caption, ...table.columns].join(" ");
      table.rows.forEach((row, r) => {
        const line = row.join(" ");
        if (!MARKED.test(`${whole} ${line}`) && (PLANNED.test(line) || namesFuture(line, complex.facts.asOf)))
          report(file, `${path}.rows.${r}`, `앞으로의 일입니다. 표의 제목이나 줄에 (예정)이나 (계획)을 붙이세요`);
      });
    }
  }),
  /** What is marked as a plan says where it comes from and when that was true. */
  rule("plan-source", ({ pages }, report) => {
    for (const [route, { sections }] of Object.entries(pages))
      sections.forEach(({ heading, blocks, provenance }, s) => {
        if (provenance) return;
        if (SAYS_PLANNED.test(heading) && !blocks.some((block) => block.provenance))
          report("pages.json", `${route}.sections.${s}`, NO_SOURCE);
        blocks.forEach((block, b) => {
          if (saysCautions(kinds, block) || block.provenance) return;
          if (textsIn("pages.json", block).some(({ value }) => SAYS_PLANNED.test(value)))
            report("pages.json", `${route}.sections.${s}.blocks.${b}`, NO_SOURCE);
        });
      });
  }),
  /** Every text states one status of a plan, and every table one authority: those of its record in `facts.json`. */
  rule("plan-status", (complex, report) => {
    const wrong = (file: string, path: string, name: string, status: string) =>
      report(file, path, `facts.json의 works와 상태가 다릅니다. ‘${name}’은(는) (${status})입니다`);
    for (const { names, status, decidedBy } of Object.values(complex.facts.works))
      for (const name of names) {
        for (const { file, path, value } of textsOf(complex))
          if ([...value.matchAll(stated(name))].some(([, said]) => said !== status)) wrong(file, path, name, status);
        for (const { file, path, table } of tablesOf(kinds, complex.pages)) {
          const decides = table.columns.indexOf(DECIDED_BY);
          table.rows.forEach((row, r) => {
            if (row[0] !== name) return;
            const said = row.slice(1).map(statusIn).find(Boolean);
            if (said !== undefined && said !== status) wrong(file, `${path}.rows.${r}`, name, status);
            const decider = row[decides];
            if (decider !== undefined && decider !== decidedBy)
              report(
                file,
                `${path}.rows.${r}`,
                `facts.json의 works와 결정 기관이 다릅니다. 한쪽을 고치세요: ${decider}`,
              );
          });
        }
      }
  }),
  /** No text lets people use what is not there yet (Fair Labelling and Advertising Act, art. 3: no deceptive claims). */
  textRule("plan-in-use", ({ facts }) => {
    const planned = Object.values(facts.works).flatMap(({ names, status }) => (USABLE.has(status) ? [] : names));
    return (text) =>
      sentencesOf(text).flatMap((sentence) => {
        const name = USED.test(sentence) ? planned.find((each) => sentence.includes(each)) : undefined;
        const reason = `아직 없는 ‘${name}’을(를) 이용할 수는 없습니다. ‘들어설 예정입니다’처럼 적으세요: ${sentence}`;
        return name === undefined ? [] : reason;
      });
  }),
  /** No text reports what the stage of the project in `facts.json` does not allow yet, and none but an article a stage left behind. */
  rule("stage-reached", (complex, report) => {
    const { facts, press, pages, home, faq } = complex;
    const named = facts.items["stage"]?.value;
    if (named !== undefined && named !== STAGE_NAMES[facts.stage])
      report("facts.json", "items.stage.value", `stage와 다릅니다. 이렇게 적으세요: ${STAGE_NAMES[facts.stage]}`);
    const past = STAGES.filter((stage) => orderOf(stage) < orderOf(facts.stage)).map((stage) => STAGE_NAMES[stage]);
    for (const { file, path, value } of textsOf({ ...complex, press: [] })) {
      const name = past.find((each) => value.replaceAll(UNSETTLED, "").includes(each));
      if (name !== undefined)
        report(file, path, `facts.json의 stage(${facts.stage})가 지나온 단계입니다. 글을 고치세요: ${name}`);
    }
    for (const { file, path, value } of textsOf({ press, pages, home, faq }))
      for (const [stage, pattern] of REPORTS) {
        if (orderOf(stage) <= orderOf(facts.stage)) continue;
        const claim = sentencesOf(value).find((sentence) => pattern.test(sentence));
        if (claim !== undefined)
          report(
            file,
            path,
            `facts.json의 stage(${facts.stage})보다 앞선 이야기입니다. 글이나 stage를 고치세요: ${claim}`,
          );
      }
  }),
];
