import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from "@playwright/test";
import { BLANK_PAGE } from "./layout-shift.ts";
import { Problems } from "./problems.ts";
import { type Server, type ServerOptions, startServer } from "./server.ts";

interface WorkerFixtures {
  /** Servers of this worker by the name of their data. */
  servers: Map<string, Server>;
  /** Contexts that the tests of this worker share, by what they were opened with. */
  contexts: Map<string, Shared>;
}

interface TestFixtures {
  /** Name of the data that a file works on. Files that change what others count have one of their own, and so a server. */
  data: string;
  /** The product, for all tests of this worker with the same `data`. */
  server: Server;
  /** Whether tests share a cache, which halves their time: not for first visits, nor for clocks, which outlast a page. @default false */
  sharesContext: boolean;
  /** The browser's complaints; the test fails at its end when there is one that it did not declare. */
  problems: Problems;
  /** Opens the site for a further visitor, who shares nothing with the first. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Starts a server for this test alone. */
  ownServer: (options?: ServerOptions) => Promise<Server>;
}

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** A context that tests share. */
interface Shared {
  readonly context: BrowserContext;
  /** Its page that stays open: with its last page a context loses its renderer. */
  readonly keeper: Page;
}

/** Leaves a context as a test would find a new one, but for its cache. */
async function clear({ context, keeper }: Shared): Promise<void> {
  await context.setOffline(false);
  // Unanswered routes may go on meanwhile.
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await keeper.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await context.clearPermissions();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what the fixture needs
    async ({}, provide) => {
      const servers = new Map<string, Server>();
      await provide(servers);
      for (const server of servers.values()) await server.dispose();
    },
    { scope: "worker" },
  ],
  contexts: [
    // The browser is closed after its contexts.
    async ({ browser: _browser }, provide) => {
      const contexts = new Map<string, Shared>();
      await provide(contexts);
      for (const { context } of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  data: ["shared", { option: true }],
  server: async ({ data, servers }, provide) => {
    const server = servers.get(data) ?? (await startServer());
    servers.set(data, server);
    await provide(server);
  },
  baseURL: async ({ server }, provide) => provide(server.url),
  sharesContext: [false, { option: true }],
  context: async (
    {
      browser,
      contexts,
      sharesContext,
      baseURL,
      viewport,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      contextOptions,
    },
    provide,
  ) => {
    if (!sharesContext) {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
      return;
    }
    const options = { baseURL, viewport, deviceScaleFactor, isMobile, hasTouch, javaScriptEnabled, contextOptions };
    const key = JSON.stringify(options);
    let shared = contexts.get(key);
    if (!shared) {
      // Like any context of a test, it is opened with the options of the test.
      const context = await browser.newContext();
      const keeper = await context.newPage();
      await keeper.goto(BLANK_PAGE);
      contexts.set(key, (shared = { context, keeper }));
    }
    await provide(shared.context);
    await clear(shared);
  },
  problems: [
    async ({ context }, provide) => {
      const problems = new Problems();
      problems.watch(context);
      await provide(problems);
      problems.leave();
      problems.verify();
    },
    { auto: true },
  ],
  visitor: async ({ browser, baseURL, problems, contextOptions }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        locale: "ko-KR",
        timezoneId: "Asia/Seoul",
        ...(baseURL !== undefined && { baseURL }),
        ...options,
      });
      contexts.push(context);
      problems.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  ownServer: async ({ context }, provide) => {
    const servers: Server[] = [];
    await provide(async (options) => {
      const server = await startServer(options);
      servers.push(server);
      return server;
    });
    // Pages first: one that is still loading would complain of the server that is gone.
    for (const page of context.pages()) await page.close();
    for (const server of servers) await server.dispose();
  },
});

export { expect } from "@playwright/test";
