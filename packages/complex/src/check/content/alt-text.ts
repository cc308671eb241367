import type { Rule } from "../rule.ts";

/** Shorter than this, a text names a picture and does not describe it. */
const LEAST = 8;
/** Words that a screen reader adds. */
const SAYS_PICTURE = /(이미지|사진|그림|jpg|png)$/iu;

/** An alternative text describes its image (KWCAG 2.2, 5.1.1). */
export const altText: Rule = {
  id: "alt-text",
  check({ images }, report) {
    for (const [key, { alt }] of Object.entries(images)) {
      const path = `${key}.alt`;
      if (alt.length < LEAST || !/[가-힣]/u.test(alt))
        report("images.json", path, `무엇이 보이는지 ${LEAST}자 이상의 한국어로 적으세요: ${alt}`);
      else if (SAYS_PICTURE.test(alt))
        report("images.json", path, `‘이미지’, ‘사진’ 같은 말 없이 보이는 것만 적으세요: ${alt}`);
    }
  },
};
