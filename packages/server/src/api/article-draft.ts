import type { FieldError } from "@danji/data/errors";
import type { NewArticleDraft } from "@danji/data/press/port";
import type { ArticleTexts } from "@danji/data/press/editor-port";
import { checkDraft, checkTexts, cleanDraft, cleanTexts } from "@danji/data/press/rules";
import { NEW_ID_PATTERN } from "@danji/data/random-id";
import { z } from "zod";
import { MESSAGES, type Problem } from "../http/problem.ts";

const texts = { title: z.string(), summary: z.string(), content: z.string() };
const draftSchema = z.object({
  ...texts,
  id: z.string().regex(NEW_ID_PATTERN).optional(),
  siteId: z.string(),
  content: texts.content.default(""),
});
const removalSchema = z.object({ seen: z.object(texts) });
const editSchema = removalSchema.extend(texts);

function invalid(errors: readonly FieldError[]): { readonly problem: Problem } {
  return { problem: { status: 422, message: errors[0]?.message ?? MESSAGES.invalid, errors } };
}

/** Fields of the wrong type, each once. */
function wrongTypes({ issues }: z.ZodError): { readonly problem: Problem } {
  const fields = new Set(issues.map((issue) => String(issue.path[0] ?? "")));
  return invalid([...fields].map((field) => ({ field, code: "TYPE_TEXT", message: MESSAGES.invalid })));
}

export function readDraft(json: unknown): NewArticleDraft | { readonly problem: Problem } {
  const result = draftSchema.safeParse(json);
  if (!result.success) return wrongTypes(result.error);
  const draft = cleanDraft(result.data);
  const errors = checkDraft(draft);
  return errors.length === 0 ? draft : invalid(errors);
}

/** A change to an article: what its maker has seen, and what is to stand instead. */
interface ArticleEdit {
  readonly seen: ArticleTexts;
  readonly texts: ArticleTexts;
}

/** Reads a change to an article, the new texts as they are kept; or says what is wrong with it. */
export function readEdit(json: unknown): ArticleEdit | { readonly problem: Problem } {
  const result = editSchema.safeParse(json);
  if (!result.success) return wrongTypes(result.error);
  const { seen, ...written } = result.data;
  const clean = cleanTexts(written);
  const errors = checkTexts(clean);
  return errors.length === 0 ? { seen, texts: clean } : invalid(errors);
}

/** Reads which version of an article is to be deleted. */
export function readRemoval(json: unknown): Pick<ArticleEdit, "seen"> | { readonly problem: Problem } {
  const result = removalSchema.safeParse(json);
  return result.success ? result.data : wrongTypes(result.error);
}
