import { extractComponentProps } from "storybook/internal/docs-tools";
import type { Part } from "../../packages/ui/tests/kit.ts";
import changelog from "../../packages/ui/CHANGELOG.md?raw";
import manifest from "../../packages/ui/package.json";

/** What comments say of a prop that assistive technology reads. */
const READ = /\b(?:accessible|alternative text|announce[ds]?|screen readers?|assistive)\b/i;

/** What tests hold for every component. */
const OF_ALL = `- Its stories have no violation of WCAG 2.2 A and AA that axe knows.
- Targets are 48px high, 40px where space is scarce.
- [Foundations](?path=/docs/foundations--docs) has the measured contrasts.`;

/** Returns in Markdown which props name parts for assistive technology or are announced, and what holds for all. */
export function accessibilityOf(parts: readonly Part[]): string {
  const names = parts.flatMap(({ name, component }) =>
    extractComponentProps(component, "props")
      .filter(({ docgenInfo }) => READ.test(docgenInfo.description))
      .map(({ propDef, docgenInfo }) => `- \`${name}\` **${propDef.name}**: ${docgenInfo.description}`),
  );
  return [...names, OF_ALL].join("\n");
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
  return { lead: lead.join("\n\n"), use: starting(USE), keys: starting(KEYS).slice(KEYS.length) };
}

const CHANGE = /^- .*(?:\n {2}.*)*/gm;

/** Returns in Markdown since when a component is there, and the changes whose lines name it. */
export function statusOf(name: string): string {
  const changes = (changelog.match(CHANGE) ?? []).filter((change) => new RegExp(`\\b${name}\\b`).test(change));
  const since = `Since ${manifest.version}, which is not published yet. [Changelog](?path=/docs/changelog--docs)`;
  return [since, ...changes].join("\n\n");
}
