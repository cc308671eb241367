import { expect, it } from "vitest";
import type { PressReader } from "./store.ts";
import { rememberDates } from "./firestore/press.ts";

const TEN_MINUTES = 600_000;

function reader() {
  const asked: string[] = [];
  const press: PressReader = {
    list: () => ({ articles: [], next: null }),
    get: () => undefined,
    count: () => false,
    async dates(siteId) {
      asked.push(siteId);
      return [{ id: "a", date: 0 }];
    },
  };
  return { press, asked };
}

it("reads the dates of a site once in ten minutes", async () => {
  const { press, asked } = reader();
  let now = 0;
  const remembered = rememberDates(press, () => now);
  const first = await Promise.all([remembered.dates("one"), remembered.dates("one")]);
  expect(first).toEqual([[{ id: "a", date: 0 }], [{ id: "a", date: 0 }]]);
  await remembered.dates("other");
  expect(asked).toEqual(["one", "other"]);
  now = TEN_MINUTES - 1;
  await remembered.dates("one");
  expect(asked).toHaveLength(2);
  now = TEN_MINUTES;
  await remembered.dates("one");
  expect(asked).toEqual(["one", "other", "one"]);
});
