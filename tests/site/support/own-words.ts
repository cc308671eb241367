import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { root } from "../../../app/scripts/paths.mjs";
import { slug } from "../../../app/scripts/slug.mjs";

/** Reads what tests know of the texts of the complex under test, which stands beside them. */
function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined {
  const file = join(root, "app/complexes", slug, "tests", name);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Texts that pages carry, by address. */
export const PAGE_TEXTS = read("page-texts.json", z.record(z.string(), z.array(z.string()))) ?? {};

/** Questions that a family asks before it applies, each with the address, the words and the source of its answer. */
export const BUYER_QUESTIONS = read(
  "buyer-questions.json",
  z.array(z.strictObject({ question: z.string(), path: z.string(), answer: z.string(), source: z.string() })),
);

/** What visitors type into the search, each with the address of the first result. */
export const SEARCHES = read("searches.json", z.record(z.string(), z.string()));
