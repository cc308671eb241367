import { readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { createFirebasePress } from "../src/firestore/press.ts";
import type { PressCursor } from "../src/press/port.ts";
import { EMULATED, makePlace } from "./support/place.ts";
import { startProxy } from "./support/proxy.ts";

const PAGES = 30;
const ARTICLES = PAGES * 10;
const TIMEOUT_MS = 180_000;

/** Firestore bills every document of an answer, and those that an offset skips. */
const answer = z.array(z.object({ document: z.unknown().optional(), skippedResults: z.number().optional() }));
const readsOf = (text: string): number =>
  answer
    .parse(JSON.parse(text))
    .reduce((sum, { document, skippedResults = 0 }) => sum + (document === undefined ? 0 : 1) + skippedResults, 0);

const field = z.object({ fieldPath: z.string() });
const asked = z.object({
  structuredQuery: z.object({
    where: z.object({ fieldFilter: z.object({ field, op: z.literal("EQUAL") }) }),
    orderBy: z.array(z.object({ field, direction: z.string() })),
  }),
});
const file = new URL("../firestore.indexes.json", import.meta.url);
const { indexes } = z.object({ indexes: z.array(z.unknown()) }).parse(JSON.parse(readFileSync(file, "utf8")));

/** The index that a query needs: what it asks to be equal, then its order. Every index ends with the document's name. */
function indexOf(body: string): object {
  const { where, orderBy } = asked.parse(JSON.parse(body)).structuredQuery;
  const ordered = orderBy.filter((order) => order.field.fieldPath !== "__name__");
  const fields = [
    { fieldPath: where.fieldFilter.field.fieldPath, order: "ASCENDING" },
    ...ordered.map(({ field: { fieldPath }, direction }) => ({ fieldPath, order: direction })),
  ];
  return { collectionGroup: "press", queryScope: "COLLECTION", fields };
}

describe.skipIf(!EMULATED)("three hundred articles in Firestore", () => {
  it("cost ten reads a page, the thirtieth like the first", { timeout: TIMEOUT_MS }, async () => {
    const proxy = await startProxy(inject("firestore") ?? "");
    const { settings, app, give } = await makePlace({ firestore: proxy.host });
    await give(
      Array.from({ length: ARTICLES }, (_, index) => ({
        siteId: "sample",
        title: `제목 ${index}`,
        summary: "요약",
        content: "",
        date: index * 1000,
      })),
    );
    const press = createFirebasePress(settings, { appName: app });
    let after: PressCursor | undefined;
    for (let page = 1; page <= PAGES; page += 1) {
      const { articles, next } = await press.list("sample", after);
      expect(articles[0]?.title).toBe(`제목 ${ARTICLES - 1 - (page - 1) * articles.length}`);
      after = next ?? undefined;
    }
    expect(proxy.passages.map(({ answer: text }) => readsOf(text))).toEqual(Array.from({ length: PAGES }, () => 10));
    // The emulator asks for no index; the real service refuses a list without this one.
    expect(indexes).toContainEqual(indexOf(proxy.passages[1]?.body ?? ""));
    await proxy.close();
  });
});
