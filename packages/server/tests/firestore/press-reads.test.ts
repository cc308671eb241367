import { readFileSync } from "node:fs";
import { PRESS_PAGE_SIZE, type PressPage } from "@danji/api/press/schema";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { startProxy } from "../../../api/tests/support/proxy.ts";
import { createFirestorePress } from "../../src/store/firestore/press.ts";
import type { PressPlace } from "../../src/store/store.ts";
import { decodeCursor } from "../../src/store/press.ts";
import { EMULATED, makeFirestore } from "./support/emulator-database.ts";

const PAGES = 5;
const ARTICLES = PAGES * 10;

/** Firestore bills every document of an answer, and those that an offset skips. */
const answer = z.array(z.object({ document: z.unknown().optional(), skippedResults: z.number().optional() }));
const readsOf = (text: string): number =>
  answer
    .parse(JSON.parse(text))
    .reduce((sum, { document, skippedResults = 0 }) => sum + (document === undefined ? 0 : 1) + skippedResults, 0);

/** Numbers by which Firestore's protocol calls an operator and the directions of an order. */
const EQUAL = 5;
const DIRECTIONS = { 1: "ASCENDING", 2: "DESCENDING" } as const;

const field = z.object({ fieldPath: z.string() });
const asked = z.object({
  structuredQuery: z.object({
    where: z.object({ fieldFilter: z.object({ field, op: z.literal(EQUAL) }) }),
    orderBy: z.array(z.object({ field, direction: z.union([z.literal(1), z.literal(2)]) })),
  }),
});
const file = new URL("../../../api/firestore.indexes.json", import.meta.url);
const { indexes } = z.object({ indexes: z.array(z.unknown()) }).parse(JSON.parse(readFileSync(file, "utf8")));

/** The index that a query needs: what it asks to be equal, then its order. Every index ends with the document's name. */
function indexOf(body: string): object {
  const { where, orderBy } = asked.parse(JSON.parse(body)).structuredQuery;
  const ordered = orderBy.filter((order) => order.field.fieldPath !== "__name__");
  const fields = [
    { fieldPath: where.fieldFilter.field.fieldPath, order: "ASCENDING" },
    ...ordered.map(({ field: { fieldPath }, direction }) => ({ fieldPath, order: DIRECTIONS[direction] })),
  ];
  return { collectionGroup: "press", queryScope: "COLLECTION", fields };
}

describe.skipIf(!EMULATED)("fifty articles in Firestore", () => {
  it("cost ten reads a page, the last like the first", async () => {
    const proxy = await startProxy(inject("firestore") ?? "");
    const place = makeFirestore();
    const batch = place.db.batch();
    for (let index = 0; index < ARTICLES; index += 1)
      batch.create(place.db.doc(`press/a${index}`), {
        siteId: "sample",
        title: `제목 ${index}`,
        summary: "요약",
        content: "",
        // All within one millisecond.
        date: new Timestamp(1_700_000_000, index * 1000),
        views: 0,
      });
    await batch.commit();
    // Over REST a proxy can read along; there the SDK looks for credentials, of which the emulator asks none.
    const auth = { getRequestHeaders: () => Promise.resolve({ Authorization: "Bearer owner" }) };
    const press = createFirestorePress(place.other({ host: proxy.host, preferRest: true, auth }));
    let after: PressPlace | undefined;
    for (let page = 1; page <= PAGES; page += 1) {
      const { articles, next }: PressPage = await press.list("sample", after);
      expect(articles[0]?.title).toBe(`제목 ${ARTICLES - 1 - (page - 1) * PRESS_PAGE_SIZE}`);
      after = decodeCursor(next ?? "");
    }
    expect(proxy.passages.map(({ answer: text }) => readsOf(text))).toEqual(Array.from({ length: PAGES }, () => 10));
    // The emulator asks for no index; the real service refuses a list without this one.
    expect(indexes).toContainEqual(indexOf(proxy.passages[1]?.body ?? ""));
    await place.dispose();
    await proxy.close();
  });
});
