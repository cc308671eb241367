import { extractComponentProps } from "storybook/internal/docs-tools";
import type { Part } from "../../packages/ui/tests/kit.ts";
import changelog from "../../packages/ui/CHANGELOG.md?raw";
import manifest from "../../packages/ui/package.json";
import accessibility from "./Accessibility.mdx?raw";

/** What comments say of a prop that assistive technology reads. */
const READ = /\b(?:accessible|alternative text|announce[ds]?|screen readers?|assistive)\b/i;

/** The notes of a component, up to the next heading. */
const NOTES = /^## (?<name>\w+)\n(?<notes>[^#]*)/gmu;

const notes = new Map(
  Array.from(accessibility.matchAll(NOTES), ({ groups = {} }) => [groups["name"], groups["notes"]]),
);

const OF_ALL = "- [What holds for every component](?path=/docs/accessibility--docs)";

/** Returns in Markdown what a component is for assistive technology, and which of its props that reads. */
export function accessibilityOf(family: string, parts: readonly Part[]): string {
  const names = parts.flatMap(({ name, component }) =>
    extractComponentProps(component, "props")
      .filter(({ docgenInfo }) => READ.test(docgenInfo.description))
      .map(({ propDef, docgenInfo }) => `- \`${name}\` **${propDef.name}**: ${docgenInfo.description}`),
  );
  return [notes.get(family)?.trim(), ...names, OF_ALL].join("\n");
}

/** What a primitive's doc comment says, by what its paragraphs begin with. */
interface Sections {
  /** What it is. */
  lead: string;
  /** When to use it and when not. */
  use: string;
  /** Its keys, in words. */
  keys: string;
}

const USE = "Use ";
const KEYS = "Keys: ";

/** Sorts the paragraphs of a doc comment; what is missing is empty. */
export function sectionsOf(comment: string): Sections {
  const paragraphs = comment.split(/\n\s*\n/);
  const starting = (words: string) => paragraphs.filter((paragraph) => paragraph.startsWith(words)).join("\n\n");
  const lead = paragraphs.filter((paragraph) => !paragraph.startsWith(USE) && !paragraph.startsWith(KEYS));
  return {
    lead: lead.join("\n\n"),
    use: starting(USE),
    keys: starting(KEYS)
      .slice(KEYS.length)
      .replace(/^\w/, (first) => first.toUpperCase()),
  };
}

/** A kind of change, and all its lines. */
const KIND = /^### (\w+)\n([^#]*)/gm;
/** Where what a line says ends: at a semicolon, a sentence or another line. */
const END = /; |\.(?:\s|$)|\n(?=- |\n)/;

/** Returns in Markdown since when a component is there, and its own changes by their kind. */
export function statusOf(name: string): string {
  const own = new RegExp(`(?<!typeof )\\b${name}\\b`);
  const ownParts = new RegExp(`\`${name}\\b[^\`]*\``, "g");
  const changes = [...changelog.matchAll(KIND)].flatMap(([, kind = "", lines = ""]) =>
    lines
      .split(END)
      .filter((change) => own.test(change))
      .map((change) => (kind === "Removed" ? (change.match(ownParts) ?? []).join(", ") : change.replace(/^-? */, "")))
      .map((change) => `- **${kind}**: ${change}.`),
  );
  const since = `**Beta** since ${manifest.version}, which is not published yet: until 1.0 its props may change, as the [Changelog](?path=/docs/changelog--docs) says.`;
  return [since, changes.join("\n")].join("\n\n");
}
