import { blocksOf } from "../located.ts";
import type { Rule } from "../rule.ts";
import { plainText } from "../../plain-text.ts";
import { sentencesOf, textsIn } from "../text.ts";

const INFORMAL = /(?<!세|까)요[.!]?$/u;
const FORMAL = /다[.!]?$/u;
const CALL = /세요[.!]?$/u;
const GUIDANCE = /시기 바랍니다[.!]?$/u;
const SENTENCE = /[.?!]$/u;

/** What a block says, without the names of its parts. */
const SAID = /(?:paragraphs|items|text)(?:\.\d+)?$/u;

/** The sentences of a block end alike: all in -ㅂ니다, requests all in -세요 or all in -시기 바랍니다, and a list in sentences throughout or in nouns throughout. */
export const mixedEndings: Rule = {
  id: "mixed-endings",
  level: "warning",
  check({ pages }, report) {
    for (const { file, path, value } of blocksOf(pages)) {
      const sentences = textsIn(file, value)
        .filter((text) => SAID.test(text.path))
        .flatMap((text) => sentencesOf(plainText(text.value)));
      if (sentences.some((each) => INFORMAL.test(each)) && sentences.some((each) => FORMAL.test(each)))
        report(file, path, "‘-요’와 ‘-ㅂ니다’가 섞여 있습니다. 한 가지로 맞추세요");
      if (sentences.some((each) => CALL.test(each)) && sentences.some((each) => GUIDANCE.test(each)))
        report(file, path, "‘-세요’와 ‘-시기 바랍니다’가 섞여 있습니다. 한 가지로 맞추세요");
      if (value.kind !== "list" && value.kind !== "notice") continue;
      const ended = value.items.filter((item) => SENTENCE.test(plainText(item)));
      if (ended.length > 0 && ended.length < value.items.length)
        report(file, path, "문장으로 끝나는 항목과 낱말로 끝나는 항목이 섞여 있습니다. 한 가지로 맞추세요");
    }
  },
};
