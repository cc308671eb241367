import { describe, expect, it } from "vitest";
import ts from "typescript";
import { render } from "../../tests/render.tsx";
import { Popup } from "../popup/index.ts";
import { en, ko } from "./index.ts";

const sources = import.meta.glob<string>(
  ["../*/*.{ts,tsx}", "!../messages/*", "!../*/*.{stories,test,fixture,plays}.*"],
  { query: "?raw", import: "default", eager: true },
);

const KOREAN = /\p{Script=Hangul}/u;

/** Returns the Korean texts in the code of a file; comments are none. */
function koreanTextsOf(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && KOREAN.test(node.text)) texts.push(`${path}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return texts;
}

it("looks for Korean in strings, templates and JSX", () => {
  expect(koreanTextsOf("a.tsx", "/** 주석 */ const a = <p>{`나이 ${1}`}다</p>;")).toEqual([
    "a.tsx: 나이 ",
    "a.tsx: 다",
  ]);
});

it("hold every Korean text of the kit", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  // Parsing takes time, and few files have Korean anywhere.
  const suspects = Object.entries(sources).filter(([, source]) => KOREAN.test(source));
  expect(suspects.flatMap(([path, source]) => koreanTextsOf(path, source))).toEqual([]);
});

describe("English", () => {
  it("replaces Korean where the provider has it", () => {
    const popup = (
      <Popup.Root defaultOpen>
        <Popup.Content title="Registration">Text</Popup.Content>
      </Popup.Root>
    );
    const { getByRole } = render(popup, { messages: en });
    expect(getByRole("button", { name: "Close" })).toBeDefined();
  });
});

it.each([
  [20, "D-20", "20일 남음", "20 days left"],
  [1, "D-1", "1일 남음", "1 day left"],
  [0, "D-DAY", "오늘", "Today"],
  [-3, "D+3", "3일 지남", "3 days ago"],
])("counts %i days", (days, mark, korean, english) => {
  expect([ko.timeline.mark(days), ko.timeline.days(days)]).toEqual([mark, korean]);
  expect([en.timeline.mark(days), en.timeline.days(days)]).toEqual([mark, english]);
});
