import { expect, it } from "vitest";
import ts from "typescript";
import { render } from "../../tests/render.tsx";
import { Popup } from "../popup/index.ts";
import { en } from "./index.ts";

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

it.each([
  ["English", en, "Close"],
  ["Korean that a translation leaves out", { popup: {} }, "닫기"],
])("shows %s", (_name, messages, name) => {
  const popup = (
    <Popup.Root defaultOpen>
      <Popup.Content label="Registration">Text</Popup.Content>
    </Popup.Root>
  );
  const { getByRole } = render(popup, { messages });
  expect(getByRole("button", { name })).toBeDefined();
});
