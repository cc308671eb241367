import { getDocgenSection } from "storybook/internal/docs-tools";
import type { Part } from "../../packages/ui/tests/kit.ts";

const files = import.meta.glob<string>(
  ["../../packages/ui/src/*/*.{ts,tsx}", "!**/*.{stories,test,fixture,styles}.{ts,tsx}", "!**/*.plays.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** A type as it is declared, up to an empty line. */
const DECLARATION = /^(?:export )?(?<text>(?:interface|type) (?<name>\w+)\b.*\n(?:.+\n)*)/gmu;
const NAME = /\b[A-Z]\w+/gu;
/** The props of an element, or of a part of Radix by its name. */
const ELEMENT = /ComponentProps<(?:"(?<tag>\w+)"|typeof (?<part>\w+))>/u;
/** Parts of Radix that render a button; the others render a `<div>`. */
const BUTTON = /^(?:Close|Trigger)$/u;
/** One way to give props of which others are left out: `{ value: string; defaultValue?: undefined }`. */
const ALTERNATIVE = /\{[^{}]*\?: undefined[^{}]*\}/gu;
const GIVEN = /(?:\/\*\* (?<purpose>[^*]+) \*\/\s+)?"?(?<name>[\w-]+)"?: (?<type>\w+)/gu;

const declaredIn = (source: string) =>
  Array.from(source.matchAll(DECLARATION), ({ groups }) => [groups?.["name"] ?? "", groups?.["text"] ?? ""] as const);

const declarations = new Map(Object.values(files).flatMap(declaredIn));

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

/** Returns the source of a part's props and of the types that they name. */
function propsOf({ component }: Part): string {
  const [, path = ""] = /(\/ui\/src\/.*)$/u.exec(String(getDocgenSection(component, "filePath"))) ?? [];
  const source = files[`../../packages${path}`] ?? "";
  const name = String(getDocgenSection(component, "displayName"));
  const start = source.search(new RegExp(`function ${name}\\b`, "u"));
  const props = source.slice(start, start + source.slice(start).search(/\) \{$/mu));
  return [props, ...declarationsIn(props, new Map([...declarations, ...declaredIn(source)]))].join("\n");
}

/** Returns the name of the element whose props a part takes as well, if its own are declared with them. */
export function elementOf(part: Part): string | undefined {
  const { tag, part: ofRadix } = ELEMENT.exec(propsOf(part))?.groups ?? {};
  return tag ?? (ofRadix && (BUTTON.test(ofRadix) ? "button" : "div"));
}

/** Returns the props of a part of which exactly one is required, by their names. */
export function alternativesOf(part: Part) {
  const alternatives = propsOf(part).match(ALTERNATIVE) ?? [];
  return Array.from(alternatives.join("\n").matchAll(GIVEN), ({ groups = {} }) => groups);
}
