/** What a primitive's doc comment says, by what its paragraphs begin with. */
export interface Sections {
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
