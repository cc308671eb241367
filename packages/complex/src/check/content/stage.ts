import { STAGE_NAMES, STAGES, type Stage, UNSETTLED } from "../../schema/facts.ts";
import type { Rule } from "../rule.ts";
import { sentencesOf, textsIn, textsOf } from "../located.ts";

/**
 * Words in which a sentence reports that a stage has been reached, as against one that plans or explains it. The list
 * holds the usual reports from a site; one in other words is not found.
 */
const REPORTS: readonly (readonly [stage: Stage, pattern: RegExp])[] = [
  [
    "construction",
    /\[현장 소식\]|골조(?:가|를|는|의| 공사)?.{0,12}(?:마쳤|끝났|끝나고|올라|지났|닿았|올리고)|창호 설치가? 시작|외벽 도장이? 시작|나무(?:를|가)? ?심(?:고 있|기가 시작)|공정률|착공(?:했|하였|하여)|타설/u,
  ],
  ["completed", /준공(?:했|하였|되었)|사용검사를 (?:받았|마쳤습)|입주(?:를|가) 시작(?:했|되었)/u],
];

const orderOf = (stage: Stage) => STAGES.indexOf(stage);

/** No text reports what the stage of the project in `facts.json` does not allow yet, and none but an article a stage left behind. */
export const stageReached: Rule = {
  id: "stage-reached",
  check(complex, report) {
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
    const texts = [
      ...textsIn("press.json", press),
      ...textsIn("pages.json", pages),
      ...textsIn("home.json", home),
      ...textsIn("faq.json", faq),
    ];
    for (const { file, path, value } of texts)
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
  },
};
