import { DocumentReference, Firestore } from "firebase-admin/firestore";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft } from "../store.ts";
import { createFirestoreDrafts } from "./drafts.ts";

afterEach(() => vi.restoreAllMocks());

const DRAFT: Draft = { form: { kind: "visit", values: {}, errors: [], message: "" }, path: "/", expiresAt: 1 };

it("gives up keeping a form that takes too long", async () => {
  vi.spyOn(DocumentReference.prototype, "create").mockReturnValue(new Promise(() => undefined));
  const drafts = createFirestoreDrafts(new Firestore({ projectId: "demo-drafts" }), "salt", 1);
  expect(await drafts.put("token", DRAFT, 0)).toBe(false);
});
