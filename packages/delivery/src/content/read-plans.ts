import { join } from "node:path";
import { kinds } from "@danji/blocks/kinds.ts";
import { blocksOf } from "@danji/complex/check/located";
import type { Complex } from "@danji/complex/complex";
import type { Issue } from "@danji/complex/issue";
import { blockReferences } from "@danji/complex/kinds";
import { wordsOf } from "@danji/complex/schema-words";
import { parsePlan, type Plan } from "@danji/floor-plan/plan";
import { ComplexError } from "./read-complex.ts";
import { listNames, readJson } from "./read-file.ts";

/** Plans of a complex by the name of their file without `.json`. */
export type Plans = ReadonlyMap<string, Plan>;

const FOLDER = "plans";
const EXTENSION = ".json";

/** Returns the name of a plan's file in the complex's folder. */
export const planFile = (key: string) => `${FOLDER}/${key}${EXTENSION}`;

async function readPlan(folder: string, key: string): Promise<Plan | readonly Issue[]> {
  const file = planFile(key);
  const read = await readJson(join(folder, file), file);
  if (!read.ok) return read.issues;
  const parsed = parsePlan(read.value, wordsOf);
  if (parsed.ok) return parsed.plan;
  return parsed.issues.map(({ rule, path, message }) => ({ rule, file, path, reason: message }));
}

/** Where a complex names plans: its types, and the blocks of its pages that show a single plan. */
function namedPlans({ supply, pages }: Pick<Complex, "supply" | "pages">) {
  const byTypes = supply.types.map(({ plan }, index) => ({
    file: "supply.json",
    path: `types.${index}.plan`,
    key: plan,
  }));
  const byBlocks = blocksOf(pages).flatMap(({ file, path, value }) =>
    blockReferences(kinds, value, "plans").map((named) => ({ file, path: `${path}.${named.path}`, key: named.key })),
  );
  return [...byTypes, ...byBlocks];
}

/** Reads the plans of a complex, or throws a ComplexError where one is malformed, or missing though it is named. */
export async function readPlans(folder: string, complex: Pick<Complex, "supply" | "pages">): Promise<Plans> {
  const names = await listNames(join(folder, FOLDER), EXTENSION).catch((): string[] => []);
  const plans = new Map<string, Plan>();
  const issues: Issue[] = [];
  for (const name of names) {
    const key = name.slice(0, -EXTENSION.length);
    const read = await readPlan(folder, key);
    if ("rooms" in read) plans.set(key, read);
    else issues.push(...read);
  }
  for (const { file, path, key } of namedPlans(complex))
    if (key !== undefined && !names.includes(`${key}${EXTENSION}`))
      issues.push({
        rule: "missing-plan",
        file,
        path,
        reason: `평면 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: ${planFile(key)}`,
      });
  if (issues.length > 0) throw new ComplexError(folder, issues);
  return plans;
}
