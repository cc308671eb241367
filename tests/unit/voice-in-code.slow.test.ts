import { patternOf, TERMS } from "@danji/complex/check/voice";
import ts from "typescript";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  [
    "../../packages/{complex,delivery,blocks,server}/src/**/*.{ts,tsx}",
    "../../app/{content-editor,scripts,src}/**/*.{ts,tsx}",
    "!**/*.{stories,test,fixture,plays}.{ts,tsx}",
    "!**/check/voice.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** A sentence of the specification, and a word that visitors search for and no page shows. */
const PINNED = new Set([
  "방문예약이 완료되었습니다. 모델하우스 주소와 잔여세대 안내를 문자로 보내드립니다.",
  "모델하우스",
]);

/** Literals, parts of templates and text between tags. Patterns and comments are none of them. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
    return [node.text.replaceAll(/\s+/gu, " ")];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

it("writes no word in code that the check of the complexes' texts would find", () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    textsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)).flatMap((text) =>
      PINNED.has(text.trim())
        ? []
        : TERMS.filter((term) => patternOf(term).test(text)).map(({ use }) => `${file}: ${text} → ${use}`),
    ),
  );
  expect(found).toEqual([]);
});
