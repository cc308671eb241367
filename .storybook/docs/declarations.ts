import { getDocgenSection } from "storybook/internal/docs-tools";
import type { Part } from "../../packages/ui/tests/kit.ts";

const files = import.meta.glob<string>(
  ["../../packages/ui/src/*/*.{ts,tsx}", "!**/*.{stories,test,fixture,styles}.{ts,tsx}", "!**/*.plays.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** A type as it is declared, up to an empty line. */
const DECLARATION = /^(?:export )?(?<text>(?:interface|type) (?<name>\w+)(?:.+\n)+)/gmu;
const NAME = /\b[A-Z]\w+/gu;
const TAG = /ComponentProps<"(?<tag>\w+)">/u;

const declaredIn = (source: string) =>
  Array.from(source.matchAll(DECLARATION), ({ groups }) => [groups?.["name"] ?? "", groups?.["text"] ?? ""] as const);

const declarations = new Map(Object.values(files).flatMap(declaredIn));

/** Returns the source of a component's file, or of its whole folder. */
export function sourceOf({ component }: Part, isWhole = false): string {
  const [, path = ""] = /(\/ui\/src\/.*)$/u.exec(String(getDocgenSection(component, "filePath"))) ?? [];
  const start = `../../packages${isWhole ? path.slice(0, path.lastIndexOf("/") + 1) : path}`;
  return Object.entries(files)
    .flatMap(([file, text]) => (file.startsWith(start) ? text : []))
    .join("\n");
}

/** Returns the declarations of the types that a text names, and of those that these name, each once. */
export function declarationsIn(text: string, own = declarations, found = new Map<string, string>()): string[] {
  for (const [name] of text.matchAll(NAME)) {
    const declaration = own.get(name);
    if (declaration === undefined || found.has(name)) continue;
    found.set(name, declaration);
    declarationsIn(declaration, own, found);
  }
  return [...found.values()];
}

/** Returns the name of the element whose props a part takes as well, if its own are declared with them. */
export function elementOf(part: Part): string | undefined {
  const source = sourceOf(part);
  const name = String(getDocgenSection(part.component, "displayName"));
  const start = source.search(new RegExp(`function ${name}\\b`, "u"));
  const props = source.slice(start, start + source.slice(start).search(/\) \{$/mu));
  const own = new Map([...declarations, ...declaredIn(source)]);
  return TAG.exec([props, ...declarationsIn(props, own)].join("\n"))?.groups?.["tag"];
}
