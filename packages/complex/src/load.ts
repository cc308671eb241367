import type * as z from "zod";
import { type Complex, complexSchemas } from "./complex.ts";
import { crossCheck } from "./cross-check.ts";
import type { Issue } from "./issue.ts";

/** The files of a complex by section name; a value is parsed JSON, or `undefined` where the file is missing. */
export type ComplexFiles = Readonly<Record<string, unknown>>;

export type LoadResult =
  { readonly ok: true; readonly complex: Complex } | { readonly ok: false; readonly issues: readonly Issue[] };

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join(".") || "(전체)";

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `${issue.expected} 값이 있어야 합니다`;
    case "unrecognized_keys":
      return `알 수 없는 키: ${issue.keys.join(", ")}`;
    default:
      return issue.message;
  }
}

/**
 * Checks the files of a complex and puts them together. All faults are told at once, each with its file, the path
 * in it and a reason in Korean; a fault between files (a page that names a missing picture) is told only when each
 * file alone is right.
 */
export function loadComplex(files: ComplexFiles): LoadResult {
  const issues: Issue[] = [];

  function parse<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined {
    const file = `${name}.json`;
    const content = files[name];
    if (content === undefined) {
      issues.push({ file, path: "(전체)", reason: "파일이 없습니다" });
      return undefined;
    }
    const result = schema.safeParse(content);
    if (result.success) return result.data;
    issues.push(...result.error.issues.map((issue) => ({ file, path: pathOf(issue.path), reason: reasonOf(issue) })));
    return undefined;
  }

  const identity = parse("identity", complexSchemas.identity);
  const menu = parse("menu", complexSchemas.menu);
  const facts = parse("facts", complexSchemas.facts);
  const schedule = parse("schedule", complexSchemas.schedule);
  const images = parse("images", complexSchemas.images);
  const pages = parse("pages", complexSchemas.pages);
  const home = parse("home", complexSchemas.home);
  const forms = parse("forms", complexSchemas.forms);
  const press = parse("press", complexSchemas.press);
  const theme = parse("theme", complexSchemas.theme);
  for (const name of Object.keys(files)) {
    if (!Object.hasOwn(complexSchemas, name))
      issues.push({ file: `${name}.json`, path: "(전체)", reason: "알 수 없는 파일입니다" });
  }
  if (!identity || !menu || !facts || !schedule || !images || !pages || !home || !forms || !press || !theme)
    return { ok: false, issues };

  const complex = { identity, menu, facts, schedule, images, pages, home, forms, press, theme };
  issues.push(...crossCheck(complex));
  return issues.length === 0 ? { ok: true, complex } : { ok: false, issues };
}
