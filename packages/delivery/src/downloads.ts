import type { Complex } from "@danji/complex/complex";
import { ANNOUNCEMENT_PATH, eventCalendarPath, SALE_CALENDAR_PATH } from "@danji/complex/routes";
import { koreanDate } from "@danji/complex/sale-dates";
import { SECURITY_PATH, securityText } from "@danji/complex/security-text";
import { composeAnnouncement } from "./announcement/compose.ts";
import type { PaperDocument } from "./announcement/model.ts";
import type { SheetBrand } from "./announcement/styles.ts";
import { saleCalendar } from "./calendar/sale-calendar.ts";
import { fingerprintOf } from "./fingerprint.mjs";
import { siteIcons } from "./icons/site-icons.ts";
import { hashOf, once } from "./once.ts";
import type { DrawnColors } from "./site.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of the site that is made from the complex's data. */
export interface Download {
  /** Address on the site. */
  readonly path: string;
  readonly type: string;
  /** @param cache Folder where files are kept between builds. */
  readonly make: (color: DrawnColors, cache: string) => string | Uint8Array | Promise<string | Uint8Array>;
}

/** Part of every document's name: how it is written. */
const RECIPE = fingerprintOf(import.meta.dirname, ["announcement"], (file) => file.includes(".test."));

/** Returns a document as a PDF; one that is in the cache is not written again. */
async function cachedPdf(document: PaperDocument, brand: SheetBrand, cache: string): Promise<Uint8Array> {
  const file = join(cache, `paper-${hashOf(RECIPE, JSON.stringify([document, brand]))}.pdf`);
  await once(file, async () => {
    const { writePdf } = await import("./announcement/write-pdf.ts");
    return writePdf(document, brand);
  });
  return readFile(file);
}

const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Returns the files beside the pages: announcement (the `official` one, or a summary), calendars, icons, how to report a flaw. */
export function downloads(complex: Complex, official?: Uint8Array): Download[] {
  const { schedule, theme } = complex;
  const { events } = schedule;
  return [
    {
      path: ANNOUNCEMENT_PATH,
      type: "application/pdf",
      make: (color, cache) =>
        official ?? cachedPdf(composeAnnouncement(complex), { color, headings: theme.headings }, cache),
    },
    { path: SALE_CALENDAR_PATH, type: CALENDAR_TYPE, make: () => saleCalendar(complex, events) },
    ...events.map((event) => ({
      path: eventCalendarPath(event.key),
      type: CALENDAR_TYPE,
      make: () => saleCalendar(complex, [event]),
    })),
    {
      path: SECURITY_PATH,
      type: "text/plain; charset=utf-8",
      make: () => securityText(complex.identity, koreanDate(Date.now())),
    },
    ...siteIcons(complex),
  ];
}
