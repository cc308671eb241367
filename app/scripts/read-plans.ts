import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Issue } from "@danji/complex/issue";
import type { Supply } from "@danji/complex/schema/supply";
import { wordsOf } from "@danji/complex/schema-words";
import { parsePlan, type Plan } from "@danji/floor-plan/plan";
import { complexFolder, ComplexError } from "./read-complex.ts";

/** Plans of a complex by the name of their file without `.json`. */
export type Plans = ReadonlyMap<string, Plan>;

const FOLDER = "plans";
const EXTENSION = ".json";

/** Name of a plan's file in the complex's folder. */
export const planFile = (key: string) => `${FOLDER}/${key}${EXTENSION}`;

async function readPlan(slug: string, key: string): Promise<Plan | readonly Issue[]> {
  const file = planFile(key);
  try {
    const parsed = parsePlan(JSON.parse(await readFile(join(complexFolder(slug), file), "utf8")), wordsOf);
    if (parsed.ok) return parsed.plan;
    return parsed.issues.map(({ rule, path, message }) => ({ rule, file, path, reason: message }));
  } catch (error) {
    const reason = `JSON 문법이 틀렸습니다 (${error instanceof Error ? error.message : String(error)})`;
    return [{ rule: "schema", file, path: "(전체)", reason }];
  }
}

/**
 * Reads the plans of a complex; one without plans needs no folder.
 * @throws {ComplexError} when a plan is malformed, or when a type names one that is not there.
 */
export async function readPlans(slug: string, { types }: Supply): Promise<Plans> {
  const names = await readdir(join(complexFolder(slug), FOLDER)).catch((): string[] => []);
  const plans = new Map<string, Plan>();
  const issues: Issue[] = [];
  for (const name of names.filter((entry) => entry.endsWith(EXTENSION)).toSorted()) {
    const key = name.slice(0, -EXTENSION.length);
    const read = await readPlan(slug, key);
    if ("rooms" in read) plans.set(key, read);
    else issues.push(...read);
  }
  types.forEach(({ plan }, index) => {
    if (plan !== undefined && !names.includes(`${plan}${EXTENSION}`))
      issues.push({
        rule: "missing-plan",
        file: "supply.json",
        path: `types.${index}.plan`,
        reason: `평면 파일이 없습니다: ${planFile(plan)}`,
      });
  });
  if (issues.length > 0) throw new ComplexError(slug, issues);
  return plans;
}
