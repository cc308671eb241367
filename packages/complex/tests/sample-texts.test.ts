import { expect, it } from "vitest";
import { kinds } from "@danji/blocks/kinds.ts";
import { sampleTexts } from "../src/check/located.ts";
import { loadComplex } from "../src/load.ts";
import { broken } from "./broken.ts";

it.each([
  ["[예시] 소식의 제목", true],
  ["○○건설의 소식", true],
  ["소식 [예시]", false],
  ["소식의 제목", false],
])("takes %j for a text of the template: %s", (title, isSample) => {
  const result = loadComplex(broken(["press", 0, "title"], title), kinds);
  const found = result.ok ? sampleTexts(result.complex) : [];
  expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(isSample ? ["press.json 0.title"] : []);
});
