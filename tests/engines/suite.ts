import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type Server, startServer } from "../e2e/support/server.ts";
import type { Driver } from "./driver.ts";
import type { Journey } from "./journey.ts";
import { administratorJourneys } from "./journeys/administrator.ts";
import { bookingJourneys } from "./journeys/booking.ts";
import { historyJourneys } from "./journeys/history.ts";
import { homeJourneys } from "./journeys/home.ts";
import { mediaJourneys } from "./journeys/media.ts";
import { menuJourneys } from "./journeys/menu.ts";
import { planJourneys } from "./journeys/plans.ts";
import { popupJourneys } from "./journeys/popup.ts";
import { pressJourneys } from "./journeys/press.ts";
import { routeJourneys } from "./journeys/routes.ts";
import { Page } from "./page.ts";
import { startProxy } from "./proxy.ts";

const LAYOUTS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

const JOURNEYS: readonly Journey[] = [
  ...routeJourneys,
  ...popupJourneys,
  ...bookingJourneys,
  ...menuJourneys,
  ...historyJourneys,
  ...homeJourneys,
  ...planJourneys,
  ...mediaJourneys,
  ...pressJourneys,
  ...administratorJourneys,
];

/**
 * Runs every journey in an engine.
 *
 * @param launch Starts the browser; `null` where it is not installed.
 */
export function testEngine(name: string, launch: (() => Promise<Driver>) | null): void {
  describe.skipIf(launch === null)(`in ${name}`, () => {
    let server: Server | undefined;
    beforeAll(async () => {
      server = await startServer();
    });
    afterAll(() => server?.dispose());

    for (const layout of ["wide", "narrow"] as const)
      // WebKitGTK crashes when it leaves a page whose scripts were forbidden: each such journey has a browser of its own.
      for (const scripting of [true, false])
        describe(`${LAYOUTS[layout].width} pixels wide, ${scripting ? "with" : "without"} JavaScript`, () => {
          let driver: Driver | undefined;
          (scripting ? beforeAll : beforeEach)(async () => {
            driver = await launch?.();
          });
          (scripting ? afterAll : afterEach)(() => driver?.dispose());

          const journeys = JOURNEYS.filter((journey) => (journey.layout ?? layout) === layout);
          for (const { title, run, timeout } of journeys.filter((journey) => (journey.scripting ?? true) === scripting))
            it(
              // oxlint-disable-next-line vitest/valid-title -- a journey has its title with it
              title,
              async () => {
                if (!driver || !server) throw new Error("The browser or the site did not start.");
                const proxy = await startProxy(server.url, { scripting });
                onTestFinished(() => proxy.dispose());
                await driver.reset(LAYOUTS[layout]);
                const page = new Page(driver, proxy.url);
                await run({
                  page,
                  network: proxy,
                  wide: layout === "wide",
                  dataDir: server.dataDir,
                });
                const complaints = scripting ? await page.takeComplaints() : [];
                expect([...proxy.complaints, ...complaints], "complaints of the pages").toEqual([]);
              },
              timeout,
            );
        });
  });
}
