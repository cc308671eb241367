import { cleanLine, cleanText } from "../clean-text.ts";
import { DEFAULT_MESSAGES, type FieldError } from "../errors.ts";
import type { ArticleDraft, ArticleTexts, NewArticleDraft } from "./schema.ts";

/** Longest texts of an article in UTF-16 units. */
export const PRESS_MAX_LENGTH = { title: 200, summary: 500, content: 50_000 } as const;

export const SITE_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/u;

const LABELS = { title: "제목은", summary: "요약은", content: "내용은" } as const;
const FIELDS = ["title", "summary", "content"] as const;

/** Fixed wording for a missing title or summary (docs/product.md, 8.1). */
const REQUIRED_MESSAGE = "제목/요약은 필수입니다!";

/** How many times its longest text a field may have, e.g. of blanks around it, to be read at all. */
const READ_FACTOR = 4;

/** Returns the texts as they are kept: clean, title and summary on one line. What is far too long stays as it is. */
export function cleanTexts(texts: ArticleTexts): ArticleTexts {
  const cleaned = (field: (typeof FIELDS)[number], clean: (value: string) => string): string =>
    texts[field].length > PRESS_MAX_LENGTH[field] * READ_FACTOR ? texts[field] : clean(texts[field]);
  return {
    title: cleaned("title", cleanLine),
    summary: cleaned("summary", cleanLine),
    content: cleaned("content", cleanText),
  };
}

export function cleanDraft({ id, siteId, ...texts }: NewArticleDraft): NewArticleDraft {
  return { id, siteId, ...cleanTexts(texts) };
}

function errorOf(field: (typeof FIELDS)[number], value: string): FieldError | undefined {
  if (value === "" && field !== "content") return { field, code: "REQUIRED_FIELD_EMPTY", message: REQUIRED_MESSAGE };
  const longest = PRESS_MAX_LENGTH[field];
  if (value.length > longest) {
    const message = `${LABELS[field]} ${longest.toLocaleString("ko-KR")}자까지 입력할 수 있습니다.`;
    return { field, code: "TOO_LONG", message };
  }
  // Half a character cannot be written down in any encoding.
  return /\p{Surrogate}/u.test(value) ? { field, code: "TYPE_TEXT", message: DEFAULT_MESSAGES.rejected } : undefined;
}

export function checkTexts(texts: ArticleTexts): FieldError[] {
  return FIELDS.flatMap((field) => errorOf(field, texts[field]) ?? []);
}

export function checkDraft(draft: ArticleDraft): FieldError[] {
  const site: FieldError = { field: "siteId", code: "TYPE_TEXT", message: DEFAULT_MESSAGES.rejected };
  const errors = checkTexts(draft);
  return SITE_ID_PATTERN.test(draft.siteId) ? errors : [site, ...errors];
}
