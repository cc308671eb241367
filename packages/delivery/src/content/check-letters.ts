import { textsIn, textsOf } from "@danji/complex/check/text";
import type { Complex } from "@danji/complex/complex";
import type { Issue } from "@danji/complex/issue";
import { paperText } from "@danji/complex/plain-text";
import { composeAnnouncement } from "../announcement/compose.ts";
import { missingCharacters } from "../fonts/font-runs.ts";
import { openBothFamilies } from "../fonts/open-font.ts";
import { shareGroup } from "../share-images/share-images.ts";

let families: ReturnType<typeof openBothFamilies> | undefined;

/** Texts that are set in fonts of the build, where a browser cannot help out with another one. */
function setTexts(complex: Complex): string[] {
  const cards = Object.keys(complex.pages).flatMap((path) => {
    const { title, name } = shareGroup(complex, path);
    return [title, name];
  });
  return [...textsIn("", composeAnnouncement(complex)).map(({ value }) => paperText(value)), ...cards];
}

/** Returns a fault for each text of the announcement's PDF and the share images with a character that no font shows. */
export async function checkLetters(complex: Complex): Promise<Issue[]> {
  const texts = setTexts(complex);
  const missing = missingCharacters(await (families ??= openBothFamilies()), texts.join("").replaceAll("\n", ""));
  if (missing.size === 0) return [];
  return textsOf(complex).flatMap(({ file, path, value }) => {
    const letters = [...missing].filter((letter) => value.includes(letter));
    if (letters.length === 0 || !texts.some((text) => text.includes(paperText(value)))) return [];
    const reason = `공고 PDF와 공유 이미지의 글꼴에 없는 글자입니다: ${letters.join(" ")} 다른 글자로 바꾸세요. ∼는 ~로, ∙는 ·로 씁니다.`;
    return [{ rule: "missing-letter", file, path, reason }];
  });
}
