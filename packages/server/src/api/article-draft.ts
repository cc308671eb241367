import type { FieldError } from "@danji/data/errors";
import type { ArticleDraft } from "@danji/data/press/port";
import { checkDraft, cleanDraft } from "@danji/data/press/rules";
import { z } from "zod";
import { MESSAGES, type Problem } from "../http/problem.ts";

const draftSchema = z.object({
  siteId: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string().default(""),
});

function invalid(errors: readonly FieldError[]): { readonly problem: Problem } {
  return { problem: { status: 422, message: errors[0]?.message ?? MESSAGES.invalid, errors } };
}

/** Reads what the administrator wrote, with control characters taken out; or says what is wrong with it. */
export function readDraft(json: unknown): ArticleDraft | { readonly problem: Problem } {
  const result = draftSchema.safeParse(json);
  if (!result.success) {
    const fields = new Set(result.error.issues.map((issue) => String(issue.path[0] ?? "")));
    return invalid([...fields].map((field) => ({ field, code: "TYPE_TEXT", message: MESSAGES.invalid })));
  }
  const draft = cleanDraft(result.data);
  const errors = checkDraft(draft);
  return errors.length === 0 ? draft : invalid(errors);
}
