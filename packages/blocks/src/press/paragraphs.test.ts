import { expect, it } from "vitest";
import { paragraphsOf } from "./press-article.ts";

it.each([
  ["하나", ["하나"]],
  ["하나\n\n둘", ["하나", "둘"]],
  ["하나\r\n\r\n둘", ["하나", "둘"]],
  ["하나\n \t\n\n둘", ["하나", "둘"]],
  ["첫 줄\n둘째 줄\n\n둘", ["첫 줄\n둘째 줄", "둘"]],
  ["\n\n하나\n\n", ["하나"]],
  ["", []],
])("splits %j at blank lines and keeps single breaks", (content, paragraphs) => {
  expect(paragraphsOf(content)).toEqual(paragraphs);
});
