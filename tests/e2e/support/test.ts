import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from "@playwright/test";
import { Problems } from "./problems.ts";
import { type Server, type ServerOptions, startServer } from "./server.ts";

interface WorkerFixtures {
  /** Name of the data that a file works on. Files that change what others count have one of their own, and so a server. */
  data: string;
  /** The product, for all tests of this worker with the same `data`. */
  server: Server;
}

interface TestFixtures {
  /** The browser's complaints; the test fails at its end when there is one that it did not declare. */
  problems: Problems;
  /** Opens the site for a further visitor, who shares nothing with the first. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Starts a server for this test alone. */
  ownServer: (options?: ServerOptions) => Promise<Server>;
}

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  data: ["shared", { scope: "worker", option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what the fixture needs
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  problems: [
    async ({ context }, provide) => {
      const problems = new Problems();
      problems.watch(context);
      await provide(problems);
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
