import type * as z from "zod";
import { withoutAbsentPages } from "./absent-pages.ts";
import { type Complex, complexSchema } from "./complex.ts";
import { checkReferences } from "./check/references/keys.ts";
import type { Issue } from "./issue.ts";
import type { Kinds } from "./kinds.ts";
import { wordsOf } from "./schema-words.ts";

/** The files of a complex by section name; a value is parsed JSON, or `undefined` where the file is missing. */
export type ComplexFiles = Readonly<Record<string, unknown>>;

export type LoadResult =
  { readonly ok: true; readonly complex: Complex } | { readonly ok: false; readonly issues: readonly Issue[] };

const WHOLE_FILE = "(전체)";
const SCHEMA_RULE = "schema";

function issuesOf(issue: z.core.$ZodIssue, files: ComplexFiles): Issue[] {
  const [section, ...place] = issue.path.map(String);
  if (section === undefined)
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => ({
          rule: SCHEMA_RULE,
          file: `${name}.json`,
          path: WHOLE_FILE,
          reason: "알 수 없는 파일입니다. 지우거나 이름을 고치세요",
        }))
      : [{ rule: SCHEMA_RULE, file: ".", path: WHOLE_FILE, reason: issue.message }];
  const missing = place.length === 0 && files[section] === undefined;
  return [
    {
      rule: SCHEMA_RULE,
      file: `${section}.json`,
      path: place.join(".") || WHOLE_FILE,
      reason: missing ? "파일이 없습니다. app/complexes/_template의 같은 파일을 복사해 고치세요" : issue.message,
    },
  ];
}

/** Checks and joins the files of a complex without {@link withoutAbsentPages absent pages}; faults between files come after those within. */
export function loadComplex(files: ComplexFiles, kinds: Kinds): LoadResult {
  const parsed = complexSchema(kinds).safeParse(files, { error: wordsOf });
  if (!parsed.success) return { ok: false, issues: parsed.error.issues.flatMap((issue) => issuesOf(issue, files)) };
  const issues = checkReferences(parsed.data, kinds);
  return issues.length === 0 ? { ok: true, complex: withoutAbsentPages(parsed.data, kinds) } : { ok: false, issues };
}
