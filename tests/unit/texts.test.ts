import { describe, expect, it } from "vitest";
import { read, tracked } from "./tracked.ts";
import ts from "typescript";

/** Files of components that visitors, administrators and authors see. */
const files = tracked.filter((file) =>
  /^(?:packages\/(?:ui|blocks)\/src|app\/(?:src|content-editor))\/[^.]+\.tsx$/.test(file),
);

/** Returns the nodes of a kind below a node, itself included. */
function findAll<T extends ts.Node>(
  node: ts.Node,
  isFound: (node: ts.Node) => node is T,
  isLeft: (node: ts.Node) => boolean = () => false,
): T[] {
  const found = isFound(node) ? [node] : [];
  ts.forEachChild(node, (child) => {
    if (!isLeft(child)) found.push(...findAll(child, isFound, isLeft));
  });
  return found;
}

/** Returns what a function returns. */
function resultsOf({ body }: ts.FunctionDeclaration | ts.ArrowFunction): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  return findAll(body, ts.isReturnStatement, ts.isFunctionLike).flatMap(({ expression }) => expression ?? []);
}

/** What renders no text of its own. */
const NO_TEXT = new Set(["null", "false", "undefined", "children", "createPortal", "createElement"]);

const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;

/** Returns whether an expression can render a text. `slots` are names of elements. */
function canBeText(node: ts.Node, slots: ReadonlySet<string>): boolean {
  const check = (part: ts.Node) => canBeText(part, slots);
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false;
  if (ts.isParenthesizedExpression(node)) return check(node.expression);
  if (ts.isConditionalExpression(node)) return check(node.whenTrue) || check(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === AmpersandAmpersandToken) return check(right);
    if ([BarBarToken, QuestionQuestionToken].includes(operatorToken.kind)) return check(left) || check(right);
  }
  if (ts.isArrowFunction(node)) return resultsOf(node).some(check);
  if (ts.isCallExpression(node)) {
    const called = node.expression;
    const isMap = ts.isPropertyAccessExpression(called) && called.name.text === "map";
    return check((isMap && node.arguments[0]) || called);
  }
  const name = ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();
  return !NO_TEXT.has(name) && !slots.has(name) && !slots.has(node.getText());
}

const parse = (file: string) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);

/** What the kit's `useField` makes as elements: `field.hint` and `field.error`. */
const fieldElements = findAll(parse("packages/ui/src/field/Field.tsx"), ts.isPropertyAssignment)
  .filter(({ initializer }) => !canBeText(initializer, new Set()))
  .map(({ name }) => `field.${name.getText()}`);

/** Returns the names of elements in a file: props of such a type, variables that hold JSX, and those of `useField`. */
function slotsOf(source: ts.SourceFile): Set<string> {
  const props = findAll(source, ts.isPropertySignature).filter(({ type }) => /ReactNode/.test(type?.getText() ?? ""));
  const variables = findAll(source, ts.isVariableDeclaration).filter(
    ({ initializer }) => initializer && !canBeText(initializer, new Set()),
  );
  return new Set([...fieldElements, ...[...props, ...variables].map(({ name }) => name.getText())]);
}

const isParent = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxFragment(node);

/** Returns the texts of an element or fragment that have siblings, where one of them can change. */
function sharedTexts(parent: ts.JsxElement | ts.JsxFragment, slots: ReadonlySet<string>): ts.Node[] {
  const children = parent.children.flatMap((child) => {
    if (ts.isJsxExpression(child)) return child.expression ?? [];
    return ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces ? [] : child;
  });
  const isFixed = (child: ts.Node) => ts.isJsxText(child) || ts.isStringLiteral(child);
  const isElement = (child: ts.Node) => ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child);
  const isFragment = ts.isJsxFragment(parent) || parent.openingElement.tagName.getText() === "Fragment";
  if (!isFragment && (children.length === 1 || children.every((child) => isFixed(child) || isElement(child))))
    return [];
  return children.filter((child) => isFixed(child) || canBeText(child, slots));
}

/** Returns the texts that a component renders outside of an element. */
function looseTexts(component: ts.FunctionDeclaration | ts.ArrowFunction, slots: ReadonlySet<string>): ts.Node[] {
  const { name } = ts.isVariableDeclaration(component.parent) ? component.parent : component;
  return /^[A-Z]/.test(name?.getText() ?? "") ? resultsOf(component).filter((result) => canBeText(result, slots)) : [];
}

// React does not find a text again that a browser's translator has replaced, unless it is all that its element holds.
it("stand alone in an element, where they or what is beside them can change", () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const source = parse(file);
    const slots = slotsOf(source);
    const texts = [
      ...findAll(source, isParent).flatMap((parent) => sharedTexts(parent, slots)),
      ...findAll(source, ts.isFunctionDeclaration).flatMap((component) => looseTexts(component, slots)),
      ...findAll(source, ts.isArrowFunction).flatMap((component) => looseTexts(component, slots)),
    ];
    const lineOf = (text: ts.Node) => source.getLineAndCharacterOfPosition(text.getStart()).line + 1;
    return texts.map((text) => `${file}:${lineOf(text)} ${text.getText().trim()}`);
  });
  expect(found).toEqual([]);
});

describe("wording", () => {
  /** What puts figures and days into words without packages/complex. */
  const RAW =
    /\.toLocale(?:Date|Time)?String\(|\.toFixed\(|\bIntl\.\w+Format\b|\.replace(?:All)?\((?:"-"|\/-\/g), "\."\)|" ?\(예정\)"|\}(?:세대|㎡|건|동|호|층|년| ?기준)|D-(?:DAY|\$\{)/u;

  /** Sources of what people read; the kit, the plans and the data know no complex and have their own tests. */
  const READ = /^(?:packages\/(?:blocks|server|delivery)\/src|app\/src|packages\/complex\/src\/messages)\//u;

  /** Files that round figures which no page shows as text. */
  const UNREAD: Readonly<Record<string, string>> = {
    "packages/delivery/src/bundle/drawn-plans.ts": "ratio of a drawing's sides, in CSS",
    "packages/delivery/src/fonts/fonts.ts": "metrics of fonts, in CSS",
    "packages/delivery/src/step.ts": "seconds of a step, in the log of the build",
  };

  it("leaves figures and days to the formatters of packages/complex", () => {
    const sources = tracked.filter(
      (file) => READ.test(file) && /\.tsx?$/u.test(file) && !/\.(?:test|stories|fixture)\./u.test(file),
    );
    expect(sources.length).toBeGreaterThan(200);
    const raw = sources.filter((file) => RAW.test(read(file)));
    expect(raw.toSorted()).toEqual(Object.keys(UNREAD));
  });
});
