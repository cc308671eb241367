import { Firestore, Transaction } from "firebase-admin/firestore";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft } from "../../forms/draft-store.ts";
import { createFirestoreDrafts } from "./drafts.ts";

afterEach(() => vi.restoreAllMocks());

const DRAFT: Draft = { form: { kind: "visit", values: {}, errors: [], message: "" }, path: "/", expiresAt: 1 };
const QUOTA = { key: "address 192.0.2.77", limit: 5, windowMs: 60_000 };

it("reads and writes nothing by a further attempt after it has given up", async () => {
  const db = new Firestore({ projectId: "demo-drafts" });
  let tryAgain = (): Promise<unknown> => Promise.reject(new Error("not called"));
  vi.spyOn(db, "runTransaction").mockImplementation((work) => {
    tryAgain = () => work(Object.create(Transaction.prototype));
    return new Promise(() => undefined);
  });
  const reading = vi.spyOn(Transaction.prototype, "get").mockRejectedValue(new Error("read"));
  expect(await createFirestoreDrafts(db, "salt", 1).put("token", DRAFT, [QUOTA], 0)).toBe(false);
  await expect(tryAgain()).rejects.toMatchObject({ name: "AbortError" });
  expect(reading).not.toHaveBeenCalled();
});
