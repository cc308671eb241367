import { extractComponentProps } from "storybook/internal/docs-tools";
import type { Part } from "../../packages/ui/tests/kit.ts";
import changelog from "../../packages/ui/CHANGELOG.md?raw";
import manifest from "../../packages/ui/package.json";
import { sourceOf } from "./declarations.ts";

/** What comments say of a prop that assistive technology reads. */
const READ = /\b(?:accessible|alternative text|announce[ds]?|screen readers?|assistive)\b/i;

const DRAWN = "- What is drawn has an alternative in words, or is hidden beside words that say the same (WCAG 1.1.1).";
const PLAIN = "- It takes no focus. What is in it is read in the order of the source (WCAG 1.3.2).";
const OF_ALL = "- [What holds for every component](?path=/docs/introduction--docs)";

/** What the code of a drawing has: the role of an image, or `aria-hidden`. */
const DRAWING = /role=\{?[^}\n]*"img"|<img\b|aria-hidden/;
const ROLE = /\brole="(\w+)"/g;

/**
 * Returns in Markdown what is true of a component for assistive technology, by what its code has: controls, a drawing, or neither;
 * roles, and what is announced. `beside` are other components in its folder.
 */
export function accessibilityOf(parts: readonly Part[], hasKeys: boolean, beside: readonly string[]): string {
  const names = parts.flatMap(({ name, component }) =>
    extractComponentProps(component, "props")
      .filter(({ docgenInfo }) => READ.test(docgenInfo.description))
      .map(({ propDef, docgenInfo }) => `- \`${name}\` **${propDef.name}**: ${docgenInfo.description}`),
  );
  const source = parts.map((part) => sourceOf(part, beside.length === 0)).join("\n");
  const roles = new Set(Array.from(source.matchAll(ROLE), ([, role]) => `\`${role}\``));
  return [
    ...(hasKeys ? [] : [DRAWING.test(source) ? DRAWN : PLAIN]),
    ...(roles.size > 0 ? [`- Roles that it sets: ${[...roles].join(", ")}.`] : []),
    ...(/role="(?:status|alert)"/.test(source) ? ["- What changes is announced (WCAG 4.1.3)."] : []),
    ...names,
    OF_ALL,
  ].join("\n");
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
  const since = `Since ${manifest.version}, which is not published yet. [Changelog](?path=/docs/changelog--docs)`;
  return [since, changes.join("\n")].join("\n\n");
}
