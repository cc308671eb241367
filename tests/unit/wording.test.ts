import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Complex } from "@danji/complex/complex";
import { eventDate, eventHours } from "@danji/complex/event-date";
import { areaWords, householdsWords } from "@danji/complex/figures";
import { composeMessages, fillMessage } from "@danji/complex/messages/compose";
import { planMark } from "@danji/complex/plan-mark";
import { CONTRACT_EVENT } from "@danji/complex/sale-dates";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { totalHouseholds } from "@danji/complex/supply";
import { DocumentsBlock } from "@danji/sections/documents/DocumentsBlock.tsx";
import { createTickStore } from "@danji/sections/documents/tick-store.ts";
import { ScheduleBlock } from "@danji/sections/schedule/ScheduleBlock.tsx";
import { SupplyBlock } from "@danji/sections/supply/SupplyBlock.tsx";
import { UnitTypeBlock } from "@danji/sections/supply/UnitTypeBlock.tsx";
import { DanjiProvider } from "@danji/ui/provider";
import fc from "fast-check";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { composeAnnouncement } from "../../packages/delivery/src/announcement/compose.ts";
import { saleCalendar } from "../../packages/delivery/src/calendar/sale-calendar.ts";
import { readComplex } from "../../packages/delivery/src/content/read-complex.ts";
import { complexFolders } from "../../packages/delivery/tests/complexes.ts";

const complexes = await Promise.all(complexFolders.map((folder) => readComplex(folder)));

const DAY = 86_400_000;
const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, "yyyy-mm-dd".length);

/** Figures that two formatters may word differently: 84.9 and 84.90, 1204 and 1,204, days within a year and across two. */
const figures = fc.record({
  exclusiveArea: fc.integer({ min: 2000, max: 20_000 }).map((hundredths) => hundredths / 100),
  households: fc.integer({ min: 1, max: 9999 }),
  start: fc.integer({ min: 0, max: 2000 }).map((days) => Date.parse("2026-01-01") + days * DAY),
  nights: fc.integer({ min: 1, max: 60 }),
  planned: fc.boolean(),
});

type Figures = typeof figures extends fc.Arbitrary<infer Value> ? Value : never;

function withFigures(complex: Complex, { exclusiveArea, households, start, nights, planned }: Figures) {
  const { supply, schedule } = complex;
  const days = { start: isoDay(start), end: isoDay(start + nights * DAY), hours: { from: "09:00", to: "17:30" } };
  const toEvent = ({ key, title }: SaleEvent): SaleEvent => ({ key, title, ...days });
  return {
    ...complex,
    supply: { ...supply, planned, types: supply.types.map((type) => ({ ...type, exclusiveArea, households })) },
    schedule: { ...schedule, planned, events: schedule.events.map(toEvent) },
  };
}

const textOf = (section: ReactElement) =>
  renderToStaticMarkup(createElement(DanjiProvider, null, section)).replaceAll(/<[^>]*>/gu, "");

it.each(complexes)("words every figure of $identity.name alike on pages, in the PDF and in calendars", (complex) => {
  fc.assert(
    fc.property(figures, (generated) => {
      const given = withFigures(complex, generated);
      const { supply, schedule, documents, identity } = given;
      const [type] = supply.types;
      const contract = schedule.events.find(({ key }) => key === CONTRACT_EVENT);
      if (!type || !contract) throw new Error("There is neither a type nor a contract.");
      const ofType = [areaWords(type.exclusiveArea), householdsWords(type.households)];
      const ofSupply = [...ofType, householdsWords(totalHouseholds(supply))];
      const date = eventDate(contract);
      const hours = String(eventHours(contract));
      const mark = planMark(schedule);
      const store = createTickStore("papers");
      const block = { kind: "documents", list: "contract" } as const;

      const pdf = JSON.stringify(composeAnnouncement(given).sections);
      for (const words of [...ofSupply, date, hours, `날짜${mark}`]) expect(pdf).toContain(`"${words}"`);

      const supplied = textOf(createElement(SupplyBlock, { supply }));
      for (const words of ofSupply) expect(supplied).toContain(words);
      const typed = textOf(createElement(UnitTypeBlock, { supply, block: { kind: "unitType", type: type.key } }));
      for (const words of ofType) expect(typed).toContain(words);

      const scheduled = textOf(createElement(ScheduleBlock, { schedule, venue: identity, today: "2026-11-23" }));
      expect(scheduled).toContain(date + mark);
      expect(scheduled).toContain(hours);
      const papers = createElement(DocumentsBlock, { block, documents, schedule, contractPlace: "견본주택", store });
      expect(textOf(papers)).toContain(date + mark);

      expect(saleCalendar(given, [contract]).replaceAll("\r\n ", "")).toContain(hours + mark);
    }),
    { numRuns: 25 },
  );
});

it.each(complexes)(
  "words the day of a visit of $identity.name in messages as the schedule of the page words a day",
  (complex) => {
    fc.assert(
      fc.property(figures, ({ start }) => {
        const day = isoDay(start);
        const { schedule, identity } = complex;
        const visit = { ...schedule, events: [{ key: "visit", title: "방문", start: day }] };
        const scheduled = textOf(createElement(ScheduleBlock, { schedule: visit, venue: identity, today: day }));
        const { booking } = composeMessages(complex);
        const message = fillMessage(booking, { visitDate: day, agreedOn: day, consentLink: null });
        const words = /\d{4}\S*\([일월화수목금토]\)/u.exec(message)?.[0];
        expect(words).toBeDefined();
        expect(scheduled).toContain(words);
      }),
      { numRuns: 25 },
    );
  },
);

/** What puts figures and days into words without packages/complex. */
const RAW =
  /\.toLocale(?:Date|Time)?String\(|\.toFixed\(|\bIntl\.\w+Format\b|\.replace(?:All)?\((?:"-"|\/-\/g), "\."\)|" ?\(예정\)"|\}(?:세대|㎡|건|동|호|층|년| ?기준)|D-(?:DAY|\$\{)/u;

/** Sources of what people read; the kit, the plans and the data know no complex and have their own tests. */
const READ = /^(?:packages\/(?:sections|server|delivery)\/src|app\/src|packages\/complex\/src\/messages)\//u;

/** Files that round figures which no page shows as text. */
const UNREAD: Readonly<Record<string, string>> = {
  "packages/delivery/src/bundle/drawn-plans.ts": "ratio of a drawing's sides, in CSS",
  "packages/delivery/src/fonts/fallback-fonts.ts": "metrics of fonts, in CSS",
  "packages/delivery/src/step.ts": "seconds of a step, in the log of the build",
};

it("leaves figures and days to the formatters of packages/complex", () => {
  const root = join(import.meta.dirname, "../..");
  const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" }).split("\n");
  const sources = tracked.filter((file) => READ.test(file) && !/\.(?:test|stories|fixture)\./u.test(file));
  expect(sources.length).toBeGreaterThan(200);
  const raw = sources.filter((file) => RAW.test(readFileSync(join(root, file), "utf8")));
  expect(raw.toSorted()).toEqual(Object.keys(UNREAD));
});
