import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readJson } from "./read-file.ts";

const folder = await mkdtemp(join(tmpdir(), "danji-json-"));

it.each([
  ['{\n  "name": 단지\n}', "JSON 문법이 틀렸습니다. 2번째 줄의 따옴표, 쉼표, 괄호를 고치세요"],
  ['{ "name": "단지"', "JSON 문법이 틀렸습니다. 1번째 줄의 따옴표, 쉼표, 괄호를 고치세요"],
  ["", "JSON 문법이 틀렸습니다. 파일이 끝나기 전에 괄호나 따옴표를 닫으세요"],
])("reports the place of wrong syntax in Korean: %j", async (text, reason) => {
  const path = join(folder, "identity.json");
  await writeFile(path, text);
  expect(await readJson(path, "identity.json")).toEqual({
    ok: false,
    issues: [{ rule: "schema", file: "identity.json", path: "(전체)", reason }],
  });
});

it("composes Hangul that is written as escapes", async () => {
  const path = join(folder, "faq.json");
  await writeFile(path, String.raw`{ "name": "\u1112\u1161\u11ab\u1100\u1173\u11af" }`);
  expect(await readJson(path, "faq.json")).toMatchObject({ ok: true, value: { name: "한글" } });
});
