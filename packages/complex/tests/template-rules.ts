import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fundingSchema } from "../src/schema/funding.ts";
import { subscriptionSchema } from "../src/schema/subscription.ts";
import { taxesSchema } from "../src/schema/taxes.ts";

const TEMPLATE = join(import.meta.dirname, "../../../app/complexes/_template");
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(TEMPLATE, file), "utf8"));

/** Rules of `subscription.json` that a new complex starts with. */
export const { score: scoreRules, eligibility: eligibilityRules } = subscriptionSchema.parse(
  readJson("subscription.json"),
);

/** Rules of `funding.json` that a new complex starts with. */
export const fundingRules = fundingSchema.parse(readJson("funding.json"));

/** Rules of `taxes.json` that a new complex starts with. */
export const taxRules = taxesSchema.parse(readJson("taxes.json"));
