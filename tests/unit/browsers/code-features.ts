import ts from "typescript";
import { cssFeatures } from "./css-features.ts";

/** Tags and beginnings of template literals and strings that hold CSS. */
const STYLED = /^(?:styled|css|keyframes|createGlobalStyle)\b/u;
const CSS_TEXT = /^\s*(?:@media|@supports|@container|@page|<style|[&.:#]?[a-z>~*[\]=" ]+\{)/u;

/** Interfaces of TypeScript's libraries by the name that MDN's data has for them. */
const INTERFACES: Readonly<Record<string, readonly string[]>> = {
  ReadonlyArray: ["Array"],
  ReadonlySet: ["Set"],
  ReadonlySetLike: ["Set"],
  ReadonlyMap: ["Map"],
  IteratorObject: ["Iterator"],
  IteratorObjectConstructor: ["Iterator"],
  PromiseLike: ["Promise"],
  ParentNode: ["Element", "Document"],
  ChildNode: ["Element", "CharacterData"],
  NonDocumentTypeChildNode: ["Element"],
  InnerHTML: ["Element"],
  Animatable: ["Element"],
  Slottable: ["Element"],
  ARIAMixin: ["Element"],
  ElementCSSInlineStyle: ["HTMLElement"],
  HTMLOrSVGElement: ["HTMLElement"],
  ElementContentEditable: ["HTMLElement"],
  GlobalEventHandlers: ["Element", "Window"],
  DocumentOrShadowRoot: ["Document"],
  WindowOrWorkerGlobalScope: ["Window"],
  NavigatorID: ["Navigator"],
  Body: ["Response", "Request"],
};

const isOfPlatform = (declaration: ts.Declaration) =>
  /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/u.test(declaration.getSourceFile().fileName.replaceAll("\\", "/"));

/** Returns the paths of MDN's data that a member of the platform may have. */
function platformPaths(symbol: ts.Symbol): string[][] {
  const member = symbol.name;
  return (symbol.declarations ?? []).filter(isOfPlatform).flatMap((declaration) => {
    const { parent } = declaration;
    if (ts.isInterfaceDeclaration(parent)) {
      const isStatic = parent.name.text.endsWith("Constructor");
      const plain = parent.name.text.replace(/Constructor$/u, "");
      const owners = INTERFACES[parent.name.text] ?? INTERFACES[plain] ?? [plain];
      return owners.flatMap((owner) => [
        ["javascript", "builtins", owner, member],
        ["api", owner, isStatic ? `${member}_static` : member],
        ["api", member],
      ]);
    }
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
      const owner = parent.parent.name.getText();
      return [
        ["javascript", "builtins", owner, member],
        ["api", owner, `${member}_static`],
      ];
    }
    return [
      ["javascript", "builtins", member],
      ["api", member],
      ["api", "Window", member],
    ];
  });
}

function textOf(node: ts.TemplateLiteral | ts.StringLiteral): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join("");
}

function cssOf(node: ts.Node): string | undefined {
  if (ts.isTaggedTemplateExpression(node) && STYLED.test(node.tag.getText())) return textOf(node.template);
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
  if (!isText || ts.isTaggedTemplateExpression(node.parent)) return undefined;
  const text = textOf(node);
  // A condition such as `@media print`, to be followed by its rules.
  return CSS_TEXT.test(text) ? (text.includes("{") ? text : `${text}{`) : undefined;
}

function attributePaths(node: ts.Node): string[][] {
  if (!ts.isJsxAttribute(node) || !ts.isIdentifier(node.name)) return [];
  const tag = node.parent.parent.tagName.getText();
  if (tag !== tag.toLowerCase()) return [];
  const attribute = node.name.text.toLowerCase();
  return [
    ["html", "global_attributes", attribute],
    ["html", "elements", tag, attribute],
  ];
}

/** Returns the paths of MDN's data that one node of the code may lead to. */
function nodePaths(node: ts.Node, checker: ts.TypeChecker): string[][] {
  const css = cssOf(node);
  if (css !== undefined) return cssFeatures(css);
  if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/u.test(node.text))
    return [["javascript", "regular_expressions", "lookbehind_assertion"]];
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    const symbol = ts.isIdentifier(name) ? checker.getTypeAtLocation(node.parent).getProperty(name.text) : undefined;
    return symbol ? platformPaths(symbol) : [];
  }
  if (ts.isIdentifier(node) && !ts.isTypeNode(node.parent)) {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol ? platformPaths(symbol) : [];
  }
  return attributePaths(node);
}

/** Calls `onUse` with each path of MDN's data that the code of some files may lead to. */
export function visitFeatures(files: readonly string[], onUse: (path: string[], at: string) => void): void {
  const program = ts.createProgram({
    rootNames: [...files],
    options: {
      target: ts.ScriptTarget.ESNext,
      lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: ["vite/client"],
    },
  });
  const checker = program.getTypeChecker();
  const wanted = new Set(files);
  for (const source of program.getSourceFiles()) {
    if (!wanted.has(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      for (const path of nodePaths(node, checker)) onUse(path, source.fileName);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
}
