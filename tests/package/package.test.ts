import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium, type Page } from "playwright";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { createServer, preview, type PreviewServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { browserArguments, findBrowser } from "../browser.ts";
import { buildSite, checkTypes, followGuide, installSite, packKit, resolveInTemplate, run } from "./site.ts";

/** Building, installing and starting a browser take seconds, several times that on a busy machine. */
const PATIENCE = 600_000;

const require = createRequire(import.meta.url);

describe("the packed kit", { timeout: PATIENCE }, () => {
  let kit: ReturnType<typeof packKit>;
  let site: string;

  beforeAll(() => {
    kit = packKit();
    site = installSite(kit.tarball);
  }, PATIENCE);

  afterAll(() => rmSync(dirname(kit.tarball), { recursive: true, force: true }), PATIENCE);

  it("holds what a site needs and nothing that only we need", () => {
    expect(kit.files).toEqual(expect.arrayContaining(["CHANGELOG.md", "LICENSE", "README.md", "package.json"]));
    expect(kit.files).toEqual(expect.arrayContaining(["popup/index.js", "popup/index.d.ts"]));
    const foreign = kit.files.filter(
      (file) =>
        !/^(?:LICENSE|(?:CHANGELOG|README)\.md|package\.json)$|\.(?:js|d\.ts)$/.test(file) ||
        /stories|fixture|plays|test/.test(file),
    );
    expect(foreign).toEqual([]);
  });

  it("is packed without sources from its own folder, by mistake", () => {
    const [{ files }] = JSON.parse(run("npm", ["pack", "./packages/ui", "--dry-run", "--json"]));
    expect(files.map(({ path }: { path: string }) => path)).toEqual(["README.md", "package.json"]);
  });

  it("brings no React and no styled-components of its own", () => {
    const manifest = readManifest(join(site, "node_modules/@danji/ui"));
    expect(Object.keys(Object(manifest["peerDependencies"]))).toEqual([
      "next",
      "react",
      "react-dom",
      "styled-components",
    ]);
    expect(manifest).toMatchObject({
      peerDependenciesMeta: { next: { optional: true } },
      engines: { node: ">=20.19" },
    });
    expect(manifest).toMatchObject({ type: "module", sideEffects: false, license: "MIT" });
    expect(manifest).not.toHaveProperty("private");
    expect(manifest).not.toHaveProperty("files");
    expect(manifest).not.toHaveProperty("devDependencies");
  });

  it("is installed with all that it declares, and with nothing else", () => {
    // It fails where something declared is missing, or does not fit.
    expect(() => run("npm", ["ls", "--all", "--prefix", site], site)).not.toThrow();
    const installed = (name: string) => existsSync(join(site, "node_modules", name, "package.json"));
    const declared = ["react", "react-dom", "styled-components", "embla-carousel-react", "@radix-ui/react-dialog"];
    expect(declared.filter((name) => !installed(name))).toEqual([]);
    // What the workspace has beside: were the kit to import it, a site would go without.
    expect(["vite", "storybook", "zod"].filter(installed)).toEqual([]);
    expect(lstatSync(join(site, "node_modules/@danji/ui")).isSymbolicLink()).toBe(false);
  });

  it.each(["create-vite", "create-next-app"] as const)("fits what %s writes, as it comes", (tool) => {
    expect(resolveInTemplate(tool, kit.tarball)).not.toMatch(/warn|ERR/);
  });

  it("loads in Node with the lowest peers that it asks for", () => {
    const { peerDependencies, exports } = readManifest(join(site, "node_modules/@danji/ui"));
    const { version } = readManifest(join(site, "node_modules/react"));
    expect(peerDependencies).toMatchObject({ react: `^${String(version)}` });
    const subpaths = Object.keys(Object(exports)).filter((path) => path !== "./package.json" && path !== "./next");
    const imports = subpaths.map((path) => `import "@danji/ui/${path.slice(2)}";`).join("");
    expect(() => run(process.execPath, ["--input-type=module", "--eval", imports], site)).not.toThrow();
  });

  it("keeps the directive of each client file", () => {
    const source = join(root, "packages/ui/src");
    const clients = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file) && readFileSync(join(source, file), "utf8").startsWith('"use client";'),
    );
    expect(clients.length).toBeGreaterThan(50);
    const lost = clients.filter((file) => {
      const published = join(site, "node_modules/@danji/ui", file.replace(/\.tsx?$/, ".js"));
      return !readFileSync(published, "utf8").startsWith('"use client";');
    });
    expect(lost).toEqual([]);
  });

  it("has nothing that publint would change", async () => {
    const tarball = Uint8Array.from(readFileSync(kit.tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it("has types that fit its modules, as attw sees them", () => {
    const attw = join(dirname(require.resolve("@arethetypeswrong/cli/package.json")), "dist/index.js");
    // A site that still calls `require` is told at once that there is none: what is published are ES modules alone.
    const options = ["--profile", "esm-only", "--no-definitely-typed", "--no-color", "--no-emoji"];
    expect(() => run(process.execPath, [attw, kit.tarball, ...options])).not.toThrow();
  });

  it("carries the example of each primitive in its types, for editors", () => {
    const types = kit.files.filter((file) => file.endsWith(".d.ts"));
    const texts = types.map((file) => readFileSync(join(site, "node_modules/@danji/ui", file), "utf8")).join("");
    const shown = [...texts.matchAll(/ \* export function (\w+)Example/g)].map(([, name]) => `${name}.tsx`);
    expect(shown.toSorted()).toEqual(readdirSync(join(root, "packages/ui/tests/examples")).toSorted());
  });

  it("gives its types to the Vite and React Router sites of the guide, and to the recipes", () => {
    expect(checkTypes(join(site, "tsconfig.guide.json"))).toBe("");
  });

  it("builds, prerenders and hydrates in Next.js around server components, in English and in another theme", async () => {
    buildSite(site);
    const html = readFileSync(join(site, "out/index.html"), "utf8");
    expect(unstyled(html)).toEqual([]);
    expect(html.match(/<style[^>]*data-styled/gu)).toHaveLength(1);
    for (const text of ["Register interest", "All rooms face south.", "Windows on two sides.", "Paths for walking"])
      expect(html).toContain(text);

    const messages = await visit(await serve(site, "out"), async (page) => {
      await page.getByRole("button", { name: "Register interest" }).click();
      const popup = page.getByRole("dialog", { name: "Register interest" });
      await popup.getByRole("button", { name: "Close" }).waitFor();
      await page.keyboard.press("Escape");
      await popup.waitFor({ state: "detached" });
      await page.getByRole("tab", { name: "84B" }).click();
      await page.getByRole("tabpanel", { name: "84B" }).waitFor();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText("Slide 2 of 2").waitFor({ state: "attached" });
      const inverse = "getComputedStyle(document.documentElement).getPropertyValue('--danji-color-surface-inverse')";
      expect(await page.evaluate(inverse)).toBe("#223344");
    });
    expect(messages).toEqual([]);
  });

  it.each(["menu", "popup"])(
    "follows the link in a %s with Next.js, after which Back leads to its page",
    async (name) => {
      const messages = await visit(await serve(site, "out"), async (page) => {
        await page.goto(new URL("/menu", page.url()).href);
        await untilHydrated(page);
        await page.getByRole("button", { name: `Open the ${name}` }).click();
        await page.getByRole("dialog").getByRole("link", { name: "Floor plans" }).click();
        await page.getByRole("heading", { name: "Floor plans" }).waitFor();
        await page.getByRole("dialog").waitFor({ state: "detached" });
        expect(await page.evaluate("getComputedStyle(document.documentElement).overflowY")).toBe("visible");
        await page.goBack();
        await page.getByRole("heading", { name: "Menu" }).waitFor();
        expect(await page.getByRole("dialog").count()).toBe(0);
      });
      expect(messages).toEqual([]);
    },
  );

  it("builds, prerenders and hydrates in Vite by the commands as they are printed, without a warning", async () => {
    const { folder, output } = followGuide(kit.tarball);
    expect(output).not.toMatch(/warn|error/i);
    expect(unstyled(readFileSync(join(folder, "dist/index.html"), "utf8"))).toEqual([]);
    const development = createServer({ root: folder, logLevel: "error", server: { port: 0 } });
    for (const server of [await serve(folder, "dist"), await (await development).listen()]) {
      const messages = await visit(server, async (page) => {
        await page.getByRole("tab", { name: "84B" }).click();
        await page.getByText("타워형 구조입니다.").waitFor();
        const ownClass = page.getByRole("button", { name: "관심고객 등록" }).evaluate((button) => {
          button.classList.add("own");
          return getComputedStyle(button).padding;
        });
        expect(await ownClass).toBe("77px");
      });
      expect(messages).toEqual([]);
    }
  });
});

/** Returns the classes of a page's elements of which no rule in its HTML names one. */
function unstyled(html: string): string[] {
  const rules = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(([, text]) => text).join("");
  const classes = [...html.matchAll(/ class="(sc-[^"]*)"/gu)].map(([, names = ""]) => names);
  expect(classes.length).toBeGreaterThan(10);
  return classes.filter((names) => !names.split(" ").some((name) => rules.includes(`.${name}`)));
}

const readManifest = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Waits until React has hydrated the buttons of the page: before that a click on one has no effect. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll("button")];
    return buttons.every((button) => Object.keys(button).some((key) => key.startsWith("__reactFiber$")));
  });
}

/** Sum of the shifts of a page's layout that no input has caused. */
const LAYOUT_SHIFT = `new Promise((resolve) => {
  const observer = new PerformanceObserver((list) => {
    resolve(list.getEntries().reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
  });
  observer.observe({ type: "layout-shift", buffered: true });
  setTimeout(resolve, 1000, 0);
})`;

/** Serves a built site. */
const serve = (site: string, outDir: string): Promise<PreviewServer> =>
  preview({ root: site, configFile: false, logLevel: "error", build: { outDir }, preview: { port: 0 } });

/** Acts on the page of a site once it stands still, and returns the errors and warnings of the console. */
async function visit(server: PreviewServer | ViteDevServer, act: (page: Page) => Promise<void>): Promise<string[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: browserArguments(),
  });
  const messages: string[] = [];
  try {
    const page = await browser.newPage();
    page.on("pageerror", ({ message }) => messages.push(message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await untilHydrated(page);
    expect(await page.evaluate(LAYOUT_SHIFT)).toBe(0);
    await act(page);
  } finally {
    await browser.close();
    await server.close();
  }
  return messages;
}
