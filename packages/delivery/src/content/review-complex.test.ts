import { expect, it } from "vitest";
import { formatIssue } from "@danji/complex/issue";
import { listComplexes } from "./read-complex.ts";
import { reviewComplex } from "./review-complex.ts";
import { TEMPLATE } from "../../../../app/scripts/template.ts";

it.each([TEMPLATE, ...(await listComplexes())])("finds nothing wrong with %s", async (slug) => {
  expect((await reviewComplex(slug)).map(formatIssue)).toEqual([]);
});
