import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../../app/scripts/paths.mjs";

/** A part of a primitive as its source has it. */
export interface SourcePart {
  /** As it is written in JSX: `Popup.Trigger`, or `Button`. */
  readonly name: string;
  /** The paragraphs of its doc comment as running text. */
  readonly comment: readonly string[];
  /** Names of the props that it adds to those of its element. */
  readonly props: readonly string[];
}

/** What a docs page has to tell. */
export interface SourcePage {
  /** The part that the page is about. */
  readonly own: SourcePart;
  /** All parts that its folder exports. */
  readonly parts: readonly SourcePart[];
}

/**
 * Reads a folder of the kit as TypeScript does, so that nothing that a docs page shows is compared with itself.
 *
 * @param storiesPath The stories of a primitive, from the project's root; undefined is the answer for a page that is
 *   about no exported part, such as that of the tokens.
 */
export function sourceOf(storiesPath: string): SourcePage | undefined {
  const folder = join(root, dirname(storiesPath));
  const [, component = ""] = /^ {2}component: ([\w.]+),$/m.exec(readFileSync(join(root, storiesPath), "utf8")) ?? [];
  const index = parse(join(folder, "index.ts"));
  const own = readdirSync(folder).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  // Some parts are those of several primitives, and stand in a folder of their own.
  const shared = index.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text].filter((path) => path.startsWith("../"))
      : [],
  );
  const files = [...own, ...shared].map((file) => parse(join(folder, file)));
  const parts = partsOf(index).map(([name, identifier]) => describe(name, identifier, files));
  const page = parts.find(({ name }) => name === component);
  return page && { own: page, parts };
}

const parse = (path: string) => ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);

/** Every component that an `index.ts` exports: its name in JSX, and that of its function. */
function partsOf(index: ts.SourceFile): [name: string, identifier: string][] {
  return index.statements.flatMap((statement): [string, string][] => {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly && statement.exportClause) {
      if (!ts.isNamedExports(statement.exportClause)) return [];
      return statement.exportClause.elements
        .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z][a-z]/.test(name.text))
        .map(({ name }) => [name.text, name.text]);
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name: family, initializer }) =>
      initializer && ts.isObjectLiteralExpression(initializer)
        ? initializer.properties
            .filter(ts.isPropertyAssignment)
            .map(({ name, initializer: part }): [string, string] => [
              `${family.getText()}.${name.getText()}`,
              part.getText(),
            ])
        : [],
    );
  });
}

function describe(name: string, identifier: string, files: readonly ts.SourceFile[]): SourcePart {
  const statements = files.flatMap((file) => Array.from(file.statements));
  const written = statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === identifier,
  );
  if (!written || !ts.isFunctionDeclaration(written)) throw new Error(`${identifier} is no function of its folder.`);
  const type = written.parameters[0]?.type?.getText() ?? "";
  const props = statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === type);
  return {
    name,
    comment: paragraphsOf(written),
    props: props && ts.isInterfaceDeclaration(props) ? props.members.flatMap(({ name: prop }) => nameOf(prop)) : [],
  };
}

function nameOf(prop: ts.PropertyName | undefined): string[] {
  if (!prop) return [];
  return [ts.isStringLiteral(prop) ? prop.text : prop.getText()];
}

function paragraphsOf(node: ts.Node): string[] {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.isJSDoc(comment) ? (ts.getTextOfJSDocComment(comment.comment) ?? "") : "";
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim());
}
