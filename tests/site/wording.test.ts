import * as blockKinds from "@danji/blocks/block-list.ts";
import { ANNOUNCEMENT_PATH, SALE_CALENDAR_PATH } from "@danji/complex/routes";
import { asOfWords, sourceWords } from "@danji/complex/day-words";
import { eventDate, eventHours } from "@danji/complex/event-date";
import { factValue } from "@danji/complex/fact-words";
import { areaWords, householdsWords } from "@danji/complex/figures";
import { formatDay, formatMoment } from "@danji/complex/moment-words";
import { formatWon, parseWon } from "@danji/complex/money";
import { planMark } from "@danji/complex/plan-mark";
import { CONTRACT_EVENT, eventDays } from "@danji/complex/sale-dates";
import { stampTaxRows } from "@danji/complex/stamp-tax";
import { totalHouseholds } from "@danji/complex/supply";
import { beforeAll, describe, expect, it } from "vitest";
import { complex, pagesWith, PRESS, SCHEDULE } from "../e2e/support/complex.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { thingsOfType } from "../e2e/support/schema-org.ts";
import { ask, htmlOf, sourceOf, storedNewest } from "./support/ask.ts";
import { linesOf, objectsOf } from "./support/read-pdf.ts";

const { announcement, documents, facts, identity, pages, schedule, supply, taxes } = complex;

/** Lines and tags part texts anywhere. */
const withoutBlanks = (text: string) => text.replaceAll(/[\s\u2060]/gu, "");

/** What pages with a block of a kind and the announcement both state. */
const STATED: readonly (readonly [kind: keyof typeof blockKinds, words: readonly (string | undefined)[]])[] = [
  [
    "supply",
    [
      ...supply.types.flatMap(({ exclusiveArea, areas, households }) => [
        areaWords(exclusiveArea),
        ...(areas ? [areaWords(areas.supply), areaWords(areas.contract)] : []),
        householdsWords(households),
      ]),
      householdsWords(totalHouseholds(supply)),
      sourceWords(supply),
    ],
  ],
  [
    "schedule",
    [
      ...schedule.events.flatMap((event) => [event.title, eventDate(event), eventHours(event), event.note]),
      sourceWords(schedule),
    ],
  ],
  ["stampTaxTable", [...stampTaxRows(taxes.stampTax).flat(), sourceWords(taxes.stampTax)]],
  ["documents", [sourceWords(documents)]],
];

/** Keys of the facts in the announcement. */
const announcedFacts = [
  ...announcement.highlights,
  ...announcement.sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "facts" ? part.keys : []))),
];

let pdfLines: readonly string[];
let pdfText: string;
/** Texts of all pages by address. */
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const file = await ask(ANNOUNCEMENT_PATH);
  pdfLines = linesOf(objectsOf(new Uint8Array(await file.arrayBuffer())));
  pdfText = withoutBlanks(pdfLines.join(""));
  texts = new Map(await Promise.all(ROUTES.map(async ({ path }) => [path, (await sourceOf(path)).text] as const)));
});

describe("page and PDF", () => {
  it.each(STATED)("word what a block %s states alike", (kind, words) => {
    const paths = pagesWith(kind);
    expect(paths.length).toBeGreaterThan(0);
    for (const said of words.filter((each) => each !== undefined).map(withoutBlanks)) {
      expect.soft(pdfText).toContain(said);
      expect.soft(paths.filter((path) => withoutBlanks(texts.get(path) ?? "").includes(said))).not.toEqual([]);
    }
  });

  it("word the facts of the complex alike", () => {
    for (const key of announcedFacts) {
      const fact = facts.items[key];
      if (!fact) throw new Error(`There is no fact ${key}.`);
      const showing = Object.entries(pages).flatMap(([path, { sections }]) =>
        sections.some(({ blocks }) =>
          blocks.some((block) => blockKinds.facts.schema.safeParse(block).data?.keys.includes(key)),
        )
          ? [path]
          : [],
      );
      for (const said of [factValue(fact), fact.note].filter((each) => each !== undefined).map(withoutBlanks)) {
        expect.soft(pdfText, key).toContain(said);
        for (const path of showing) expect.soft(withoutBlanks(texts.get(path) ?? ""), path).toContain(said);
      }
    }
    expect.soft(pdfText).toContain(withoutBlanks(asOfWords(announcement.asOf)));
  });

  it("mark the dates of a plan", () => {
    const contract = schedule.events.find(({ key }) => key === CONTRACT_EVENT);
    const date = contract && withoutBlanks(eventDate(contract) + planMark(schedule));
    for (const path of [SCHEDULE, ...pagesWith("documents")])
      expect.soft(withoutBlanks(texts.get(path) ?? ""), path).toContain(date);
  });

  it("write no figure in another way", () => {
    const paper: readonly (readonly [string, string])[] = [[ANNOUNCEMENT_PATH, pdfLines.join("\n")]];
    for (const [path, text] of [...paper, ...texts]) {
      const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([figure]) => figure);
      expect.soft(found(/\d+\.(?:\d|\d{3,})\u2060?㎡/gu), `${path}: areas without two decimals`).toEqual([]);
      expect.soft(found(/\d{4,}(?=세대|㎡|원|만원|억)/gu), `${path}: thousands run together`).toEqual([]);
      expect.soft(found(/\d{4}-\d\d-\d\d/gu), `${path}: days with hyphens`).toEqual([]);
      const amounts = found(/(?:\d[\d,]*억 ?)?(?:\d[\d,]*만 ?)?(?:\d[\d,]*)?원/gu).filter((each) => /^\d/u.test(each));
      expect.soft(amounts, path).toEqual(amounts.map((each) => formatWon(parseWon(each) ?? Number.NaN)));
    }
    const areas = new Set(
      supply.types.flatMap(({ exclusiveArea, areas: others }) =>
        [exclusiveArea, ...(others ? [others.supply, others.contract] : [])].map(areaWords),
      ),
    );
    const inPdf = pdfLines.flatMap((line) => line.match(/\d+\.\d+㎡/gu) ?? []);
    expect(inPdf.filter((area) => !areas.has(area))).toEqual([]);
  });
});

it("counts down to the next event alike in the strip, on the home page and in the schedule", async () => {
  const html = await htmlOf("/");
  const inStrip = /<b>([^<]*)<\/b>/u.exec(html)?.[1];
  expect(inStrip).toMatch(/^(?:D-|진행 중)/u);
  for (const page of [html, await htmlOf(SCHEDULE)]) expect(page.split(`>${inStrip}<`)).toHaveLength(3);
});

it("states days, hours and plans alike in calendar and structured data", async () => {
  const calendar = (await htmlOf(SALE_CALENDAR_PATH)).replaceAll("\r\n ", "").replaceAll("\\,", ",");
  const entries = calendar.split("BEGIN:VEVENT").slice(1);
  const { data } = await sourceOf(SCHEDULE);
  const events = thingsOfType(data, "Event");
  expect(events).toHaveLength(schedule.events.length);
  for (const [index, event] of schedule.events.entries()) {
    const { first, last } = eventDays(event);
    const name = `${identity.name} ${event.title}${planMark(schedule)}`;
    expect.soft(events[index]).toMatchObject({
      name,
      startDate: expect.stringContaining(`${first}T${event.hours?.from ?? ""}`),
      endDate: expect.stringContaining(`${last}T${event.hours?.to ?? ""}`),
    });
    const entry = entries[index] ?? "";
    expect.soft(entry).toContain(`SUMMARY:${name}\r\n`);
    const from = event.hours && first === last ? Date.parse(`${first}T${event.hours.from}:00+09:00`) : undefined;
    const start = from === undefined ? `;VALUE=DATE:${first}` : `:${new Date(from).toISOString().replace(".000", "")}`;
    expect.soft(entry).toContain(`DTSTART${start.replaceAll(/-|(?<=\d):/gu, "")}\r\n`);
    expect.soft(entry).toContain(sourceWords(schedule));
    const when = event.label ?? eventHours(event);
    if (when !== undefined) expect.soft(entry).toContain(when + planMark(schedule));
  }
});

it("dates an article alike in list, article, structured data and feed", async () => {
  const { path, title } = storedNewest();
  const page = await sourceOf(path);
  const [article] = thingsOfType(page.data, "NewsArticle");
  const moment = Date.parse(String(article?.["datePublished"]));
  expect(page.text).toContain(formatMoment(moment));
  expect((await sourceOf(PRESS)).text).toContain(formatDay(moment));
  const item = (await htmlOf("/rss.xml")).split("<item>").find((each) => each.includes(title));
  expect(Date.parse(/<pubDate>(.*?)<\/pubDate>/u.exec(item ?? "")?.[1] ?? "")).toBe(Math.floor(moment / 1000) * 1000);
});
