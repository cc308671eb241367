import { withoutControls } from "@danji/data/control-characters";
import type { FieldError } from "@danji/data/errors";
import type { ArticleDraft } from "@danji/data/press/port";
import { z } from "zod";
import { MESSAGES, type Problem } from "../http/problem.ts";

const MAX_LENGTH = { title: 200, summary: 500, content: 50_000 } as const;
const LABELS = { title: "제목은", summary: "요약은", content: "내용은" } as const;

/** What the specification says when title or summary is missing. */
const REQUIRED_MESSAGE = "제목/요약은 필수입니다!";

const text = z
  .string()
  .refine((value) => !/\p{Surrogate}/u.test(value), "unreadable")
  .transform((value) => withoutControls(value.replaceAll(/\r\n?/g, "\n")).trim());

const line = text.transform((value) => value.replaceAll(/\s+/gu, " "));

const draftSchema = z.object({
  siteId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/u),
  title: line,
  summary: line,
  content: text.default(""),
});

function check(draft: ArticleDraft): FieldError[] {
  const fields = ["title", "summary", "content"] as const;
  return fields.flatMap((field): FieldError[] => {
    const value = draft[field];
    if (value === "" && field !== "content")
      return [{ field, code: "REQUIRED_FIELD_EMPTY", message: REQUIRED_MESSAGE }];
    if (value.length <= MAX_LENGTH[field]) return [];
    const message = `${LABELS[field]} ${MAX_LENGTH[field].toLocaleString("ko-KR")}자까지 입력할 수 있습니다.`;
    return [{ field, code: "TOO_LONG", message }];
  });
}

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
  const errors = check(result.data);
  return errors.length === 0 ? result.data : invalid(errors);
}
