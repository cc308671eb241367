import { expect, it } from "vitest";
import { createMemoryDrafts, type Draft } from "../src/forms/draft-store.ts";

const draftOf = (phone: string): Draft => ({
  form: { kind: "visit", values: { phone }, errors: [], message: "" },
  path: "/",
  expiresAt: 1,
});

it("deletes the forms of a phone, however it was written, and no others", () => {
  const drafts = createMemoryDrafts();
  for (const phone of ["010-1234-5678", "+82 10 1234 5678", "02"]) void drafts.put(phone, draftOf(phone), [], 0);
  void drafts.deleteOf("01012345678");
  expect([drafts.get("010-1234-5678"), drafts.get("+82 10 1234 5678")]).toEqual([undefined, undefined]);
  expect(drafts.get("02")).toEqual(draftOf("02"));
});
