import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig, type Plugin } from "vitest/config";
import { testArguments, findBrowser } from "./browser.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Milliseconds until a browser has started and opened its page, beside other tests and a build. */
const CONNECT_TIMEOUT = 300_000;

/** A browser of its own for each project that runs in one: sharing the object would give two projects one name. */
function chromium() {
  const executablePath = findBrowser();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    connectTimeout: CONNECT_TIMEOUT,
    provider: playwright({
      launchOptions: {
        ...(executablePath !== null && { executablePath }),
        args: testArguments(),
        // Scrollbars that take space, as most visitors have them: what moves when they go would otherwise go unseen.
        ignoreDefaultArgs: ["--hide-scrollbars"],
      },
      // Nothing moves while it is looked at.
      contextOptions: { reducedMotion: "reduce", locale: "ko-KR", timezoneId: "Asia/Seoul" },
    }),
    instances: [{ browser: "chromium" as const }],
  };
}

/** Milliseconds that a test in a browser may take: some swipe for seconds, and a busy machine is many times slower. */
const BROWSER_TIMEOUT = 60_000;

/** The same elsewhere: some write a hundred times, and each time wait for a disk that others write to as well. */
const TIMEOUT = 120_000;

/** The same over the emulators, in which writers to one document wait for each other, for up to a minute each. */
const EMULATOR_TIMEOUT = 240_000;

/** Milliseconds until what is asked for again and again must be so, e.g. what is read aloud once a popup stands. */
const PATIENCE = 10_000;

/** The embedded backend under wrong requests and power cuts by the thousand; part of the whole run. */
const ATTACKS = "packages/server/tests/release/**/*.test.ts";

const BUNDLED_AHEAD = [
  "@guidepup/virtual-screen-reader",
  "@radix-ui/react-accordion",
  "@radix-ui/react-dialog",
  "@radix-ui/react-tabs",
  "@testing-library/react",
  "@testing-library/user-event",
  "embla-carousel-react",
  "react",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "styled-components",
];

/** How often a browser's test may be repeated: `tests/run.mjs` names and counts those that needed it. */
const BROWSER_RETRIES = process.env["CI"] === undefined ? 0 : 1;

/** The test that replaces React's runtime and the window, in a process of its own. */
const ALONE = ["packages/ui/tests/parts.test.tsx"];

/** What takes long and rarely breaks; part of the whole run. */
const SLOW = "**/*.slow.test.{ts,tsx}";

/** Tests that run in Node. */
const IN_NODE = [
  "packages/{complex,floor-plan,server}/{src,tests}/**/*.test.ts",
  "packages/{api,delivery,blocks,ui}/src/**/*.test.ts",
  "packages/blocks/tests/**/*.test.ts",
  "app/**/*.test.ts",
  "tests/unit/**/*.test.ts",
];
/** What their patterns match of other projects. */
const ELSEWHERE = [...configDefaults.exclude, "packages/server/tests/firestore/**", ATTACKS];

const TEMPORARY = "tests/temporary.setup.ts";

/** Tests that run in a simulated page. */
const IN_PAGE = [
  "packages/ui/{src,tests}/**/*.test.tsx",
  "packages/ui/tests/*.test.ts",
  "packages/blocks/src/**/*.test.tsx",
  "app/{src,content-editor}/**/*.test.tsx",
];

/** Modules that only a build has. Tests give the services that they need through `ServicesContext`. */
const BUILT = new Map([
  ["complex:identity", 'export const identity = { siteKey: "sample" };'],
  [
    "complex:forms",
    'export const forms = { consent: "notice", endpoints: { interest: "/interest", visit: "/visit", inquiry: "/inquiry" }, retention: {} };',
  ],
  ["complex:schedule", "export const schedule = { events: [], closedDays: [] };"],
  ["backend:services", "export const services = {};"],
]);

const sampleModules: Plugin = {
  name: "sample-modules",
  enforce: "pre",
  resolveId: (id) => (BUILT.has(id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith("\0") ? BUILT.get(id.slice(1)) : undefined),
};

/** Projects in a simulated page. */
const SIMULATED = {
  root,
  plugins: [sampleModules],
  resolve: { mainFields: ["browser", "module", "main"] },
  test: {
    environment: "happy-dom",
    testTimeout: TIMEOUT,
    expect: { poll: { timeout: PATIENCE } },
    // Frames stay empty here; that they do is no fault.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
    // Else styled-components adds each rule as a text node, for which happy-dom parses the whole sheet again.
    env: { SC_DISABLE_SPEEDY: "false" },
    // Left to Node it would be the build for servers, which puts no global styles into the page.
    server: { deps: { inline: ["styled-components"] } },
    setupFiles: ["tests/storybook/dom.setup.ts"],
  },
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: "unit",
          environment: "node",
          // No test here replaces a module or changes a global for good; a process for each file takes as long as its tests.
          isolate: false,
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
          include: IN_NODE,
          exclude: [...ELSEWHERE, SLOW],
          setupFiles: TEMPORARY,
        },
      },
      {
        root,
        test: {
          name: "slow",
          environment: "node",
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
          include: IN_NODE.map((files) => files.replace("*.test.ts", "*.slow.test.ts")),
          exclude: ELSEWHERE,
          setupFiles: TEMPORARY,
        },
      },
      {
        root,
        test: {
          name: "rules",
          environment: "node",
          // Loading the SDKs for each file takes as long as its tests; each test has a database of its own.
          isolate: false,
          // The SDK looks for a server of Google's on the network otherwise, whose credentials no emulator asks for.
          env: { METADATA_SERVER_DETECTION: "none" },
          testTimeout: EMULATOR_TIMEOUT,
          hookTimeout: EMULATOR_TIMEOUT,
          // What needs the emulators of Firebase, which start once for all.
          include: [
            "tests/rules/**/*.test.ts",
            "packages/api/tests/**/*.test.ts",
            "packages/server/tests/firestore/**/*.test.ts",
          ],
          globalSetup: "tests/emulators/setup.ts",
        },
      },
      { root, test: { name: "attacks", environment: "node", include: [ATTACKS], setupFiles: TEMPORARY } },
      {
        root,
        test: {
          name: "site",
          environment: "node",
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
          // The built site's files, and what its server answers.
          include: ["tests/site/**/*.test.ts"],
          globalSetup: "tests/site/support/setup.ts",
          setupFiles: TEMPORARY,
        },
      },
      {
        root,
        test: {
          name: "engines",
          environment: "node",
          include: ["tests/engines/*.test.ts"],
          globalSetup: "tests/e2e/support/build.ts",
          retry: BROWSER_RETRIES,
          testTimeout: 2 * BROWSER_TIMEOUT,
          // Starts a browser.
          hookTimeout: 2 * BROWSER_TIMEOUT,
          expect: { poll: { timeout: 2 * PATIENCE } },
        },
      },
      {
        root,
        test: {
          name: "node",
          environment: "node",
          include: ["tests/node/*.test.ts"],
          globalSetup: "tests/e2e/support/build.ts",
        },
      },
      { root, test: { name: "package", environment: "node", include: ["tests/package/**/*.test.ts"] } },
      {
        ...SIMULATED,
        test: {
          ...SIMULATED.test,
          name: "dom",
          // A page and its modules for each file take longer than the tests in it.
          isolate: false,
          exclude: [...configDefaults.exclude, "**/*.browser.test.tsx", SLOW, ...ALONE],
          include: IN_PAGE,
        },
      },
      {
        ...SIMULATED,
        test: {
          ...SIMULATED.test,
          name: "slow-dom",
          include: IN_PAGE.map((files) => files.replace("*.test.ts", "*.slow.test.ts")),
        },
      },
      { ...SIMULATED, test: { ...SIMULATED.test, name: "dom-alone", include: ALONE } },
      {
        root,
        // Found only while tests load, these would be bundled then and the page loaded anew in the middle of a test.
        optimizeDeps: { include: BUNDLED_AHEAD },
        resolve: { dedupe: ["react", "react-dom", "styled-components"] },
        test: {
          name: "browser",
          // As wide as where everything of the kit shows.
          browser: { ...chromium(), viewport: { width: 1280, height: 800 } },
          include: ["packages/ui/{src,tests}/**/*.browser.test.tsx"],
          retry: BROWSER_RETRIES,
          testTimeout: BROWSER_TIMEOUT,
          expect: { poll: { timeout: PATIENCE } },
          setupFiles: ["tests/storybook/dom.setup.ts"],
        },
      },
    ],
  },
});
