import { SEARCH_PATH, type SearchEntry } from "@danji/complex/search-entry";
import { createSearchIndex } from "@danji/blocks/search/search-index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { complex, needPageWith } from "../e2e/support/complex.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { ask, htmlOf } from "./support/ask.ts";
import { SEARCHES } from "./support/own-words.ts";

/** What the list may weigh as it is sent, in bytes. */
const MOST_BYTES = 60_000;

let entries: readonly SearchEntry[];
const index = createSearchIndex();

beforeAll(async () => {
  const list: SearchEntry[] = await (await ask(SEARCH_PATH)).json();
  entries = list;
  await index.add(list);
});

it("has at least forty queries, if any", () => {
  if (SEARCHES === undefined) return;
  expect(Object.keys(SEARCHES).length).toBeGreaterThanOrEqual(40);
});

it.each(Object.entries(SEARCHES ?? {}))("%s leads to %s", (query, first) => {
  expect(index.search(query)[0]?.to).toBe(first);
});

describe("words that buyers use", () => {
  it.each([
    ["준비물", "documents"],
    ["오시는 길", "map"],
    ["지하철", "map"],
    ["출퇴근", "map"],
    ["분양가", "supply"],
  ] as const)("%s leads to the page with the block %s", (query, kind) => {
    expect(index.search(query)[0]?.to.split("#")[0]).toBe(needPageWith(kind));
  });

  it("오시는 길 leads to the address, hours and phone of the model house", async () => {
    const [path = "", id] = index.search("오시는 길")[0]?.to.split("#") ?? [];
    const section = (await htmlOf(path)).split(` id="${id}"`)[1]?.split("</section>")[0];
    const { address, modelHouseHours, phone } = complex.identity;
    for (const words of [address.modelHouse, modelHouseHours, phone]) expect(section).toContain(words);
  });

  it("finds every type of an area in pyeong, and no other", () => {
    const asked = (area = 0) => Math.floor((area * 121) / 400);
    const [type] = complex.supply.types;
    const pyeong = asked(type?.areas?.supply);
    const pages = complex.supply.types.flatMap(({ page, areas }) => (asked(areas?.supply) === pyeong ? [page] : []));
    for (const query of [`${pyeong}평`, `${pyeong}평형`])
      expect(index.search(query).map(({ to }) => to)).toEqual(pages);
  });
});

it("finds nothing by what no page says", () => {
  expect(index.search("헬리콥터")).toEqual([]);
  expect(index.search(" ")).toEqual([]);
});

describe("the list", () => {
  it("weighs no more than agreed", async () => {
    const response = await ask(SEARCH_PATH, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(Number(response.headers.get("Content-Length"))).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("has every page that search engines may list, and no other", () => {
    const pages = new Set(entries.map(({ to }) => to.split("#")[0]));
    expect(pages).toEqual(new Set(ROUTES.filter(({ indexed }) => indexed).map(({ path }) => path)));
  });

  it("leads to elements that are there", async () => {
    for (const path of new Set(entries.map(({ to }) => to.split("#")[0] ?? ""))) {
      const html = await htmlOf(path);
      const missing = entries
        .map(({ to }) => to.split("#"))
        .filter(([page, id]) => page === path && id !== undefined && !html.includes(` id="${id}"`));
      expect(missing).toEqual([]);
    }
  });
});
