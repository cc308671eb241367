import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Server, startServer } from "../e2e/support/server.ts";
import type { Engine, Size } from "./engine.ts";
import type { Journey } from "./journey.ts";
import { formJourneys } from "./journeys/forms.ts";
import { homeJourneys } from "./journeys/home.ts";
import { mediaJourneys } from "./journeys/media.ts";
import { navigationJourneys } from "./journeys/navigation.ts";
import { routeJourneys } from "./journeys/routes.ts";
import { Page } from "./page.ts";
import { startProxy } from "./proxy.ts";

const LAYOUTS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

const JOURNEYS: readonly Journey[] = [
  ...routeJourneys,
  ...formJourneys,
  ...navigationJourneys,
  ...homeJourneys,
  ...mediaJourneys,
];

/**
 * Runs the journeys of a layout in an engine.
 *
 * @param launch Starts the browser; `null` where it is not installed.
 */
export function testEngine(
  name: string,
  layout: keyof typeof LAYOUTS,
  launch: ((viewport: Size) => Promise<Engine>) | null,
): void {
  describe.skipIf(launch === null)(`in ${name}, ${LAYOUTS[layout].width} pixels wide`, () => {
    let server: Server | undefined;
    let engine: Engine | undefined;
    beforeAll(async () => {
      [server, engine] = await Promise.all([startServer(), launch?.(LAYOUTS[layout])]);
    });
    afterAll(() => Promise.all([server?.dispose(), engine?.dispose()]));

    for (const { title, run, timeout } of JOURNEYS.filter((journey) => (journey.layout ?? layout) === layout))
      it(
        // oxlint-disable-next-line vitest/valid-title -- a journey has its title with it
        title,
        async () => {
          if (!engine || !server) throw new Error("The browser or the site did not start.");
          const network = await startProxy(server.url);
          const page = new Page(engine, network.url);
          onTestFinished(async () => {
            // What it still loads would fail without the network, and count as a complaint of the next journey.
            await page.leave();
            await network.dispose();
          });
          await run({ page, wide: layout === "wide", dataDir: server.dataDir });
          // As one text: vitest cuts a list short.
          expect((await page.takeComplaints()).join("\n"), "complaints of the pages").toBe("");
        },
        timeout,
      );
  });
}
