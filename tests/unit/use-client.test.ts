import ts from "typescript";
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>(
  ["../../packages/ui/src/**/*.{ts,tsx}", "!**/*.{stories,test,fixture,plays}.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);

const sources = Object.entries(texts).map(([file, text]) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
);

const HOOK = /^use(?:$|[A-Z])/;

/** Whether the node is for client components: a hook, a context, an event handler or styles for the page. */
function isForClients(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    return HOOK.test(name) || name === "createContext";
  }
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === "createGlobalStyle";
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return node.tagName.getText().endsWith("Context");
  return ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText());
}

const hasClientCode = (node: ts.Node): boolean =>
  isForClients(node) || ts.forEachChild(node, (child) => hasClientCode(child) || undefined) === true;

function hasDirective({ statements: [first] }: ts.SourceFile): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === "use client"
  );
}

describe("the directive of client files in the kit", () => {
  // A component that a server renders comes with its styles beside it, and `asChild` takes one element.
  it("is in each file of components, hooks, contexts or handlers", () => {
    expect(sources.length).toBeGreaterThan(100);
    const lacking = sources.filter(
      (source) => (source.fileName.endsWith(".tsx") || hasClientCode(source)) && !hasDirective(source),
    );
    expect(lacking.map(({ fileName }) => fileName)).toEqual([]);
  });

  it("is in no index, whose parts a server component reads by name", () => {
    const indexes = sources.filter(({ fileName }) => fileName.endsWith("/index.ts"));
    expect(indexes.filter(hasDirective).map(({ fileName }) => fileName)).toEqual([]);
  });
});
