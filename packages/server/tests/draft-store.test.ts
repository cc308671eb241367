import { afterEach, expect, it, vi } from "vitest";
import { createMemoryDrafts } from "../src/forms/drafts.ts";
import type { Draft } from "../src/store/store.ts";

afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

const draftOf = (phone: string): Draft => ({
  form: { kind: "visit", values: { phone }, errors: [], message: "" },
  path: "/",
  expiresAt: 10 * MINUTE,
});

it("deletes the forms of a phone, however it was written, and no others", () => {
  const drafts = createMemoryDrafts();
  for (const phone of ["010-1234-5678", "+82 10 1234 5678", "02"]) void drafts.put(phone, draftOf(phone), 0);
  void drafts.deleteOf("01012345678");
  expect([drafts.get("010-1234-5678"), drafts.get("+82 10 1234 5678")]).toEqual([undefined, undefined]);
  expect(drafts.get("02")).toEqual(draftOf("02"));
});

it("keeps a form no longer than until it expires, though nobody asks for it", () => {
  vi.useFakeTimers();
  const drafts = createMemoryDrafts();
  void drafts.put("token", draftOf("02"), 0);
  vi.advanceTimersByTime(10 * MINUTE - 1);
  expect(drafts.get("token")).toEqual(draftOf("02"));
  vi.advanceTimersByTime(1);
  expect(drafts.get("token")).toBeUndefined();
});
