import { expect, it } from "vitest";
import { complexNode, fieldsBelow } from "../src/schema-fields.ts";
import { FIELD_NAMES, fieldName } from "../src/field-names.ts";

const fields = fieldsBelow(complexNode, []);

it("names every field of the schema", () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(({ path }) => !fieldName(path)).map(({ path }) => path.join("."))).toEqual([]);
});

it("has no name without a field", () => {
  const used = new Set(fields.map(({ path }) => fieldName(path)));
  expect(Object.keys(FIELD_NAMES).filter((end) => !used.has(FIELD_NAMES[end]))).toEqual([]);
});

it("prefers the longest end of a path", () => {
  expect(fieldName(["home", "hero", "facts"])?.name).toBe("아래에 보일 숫자");
  expect(fieldName(["home", "sections", "overview", "items", "facts"])?.name).toBe("불러올 숫자");
});
