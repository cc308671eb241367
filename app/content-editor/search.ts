import type { ContentField, ContentGroup, ContentPart, EditorContent } from "@danji/delivery/dev-content/api";

/** A field that a search has found. */
export interface Found {
  readonly group: ContentGroup;
  readonly part: ContentPart;
  readonly field: ContentField;
}

/** Returns the fields whose text, name or part has all words of a query, in any letter case. */
export function searchFields({ groups }: EditorContent, query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  return groups.flatMap((group) =>
    group.parts.flatMap((part) =>
      part.fields.flatMap((field) => {
        const text = `${field.value} ${field.label} ${part.title} ${group.title}`.toLowerCase();
        return words.every((word) => text.includes(word)) ? [{ group, part, field }] : [];
      }),
    ),
  );
}
