import type { ContentField, ContentGroup, ContentPart, EditorContent } from "@danji/delivery/dev-content/api";
import { Stack } from "@danji/ui/stack";
import { FieldEditor } from "./FieldEditor.tsx";

/** Results that show; with more, a search is too wide to be read. */
const MOST = 40;

interface SearchResultsProps {
  content: EditorContent;
  query: string;
  onSaved: () => Promise<void>;
}

/** Renders the fields that a search has found, to be edited in place. */
export function SearchResults({ content, query, onSaved }: SearchResultsProps) {
  const found = searchFields(content, query);
  return (
    <section aria-labelledby="results">
      <h2 id="results">찾은 글</h2>
      <p role="status">
        {found.length === 0
          ? "찾는 말이 든 글이 없습니다."
          : `${found.length}개를 찾았습니다.${found.length > MOST ? ` 앞의 ${MOST}개만 보입니다. 말을 더 적어 보세요.` : ""}`}
      </p>
      <Stack gap={4}>
        {found.slice(0, MOST).map(({ group, part, field }) => (
          <div key={`${group.file} ${field.path.join(".")}`}>
            <small>
              <a href={`#${group.id}`}>{group.title}</a> <span>{`› ${part.title}`}</span>
            </small>
            <FieldEditor file={group.file} field={field} onSaved={onSaved} />
          </div>
        ))}
      </Stack>
    </section>
  );
}

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
