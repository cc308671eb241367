import { expect, test as base, type Page } from "@playwright/test";
import { sidewaysScroll } from "../e2e/support/rendered.ts";
import { consoleOf, STORY_CONTEXT } from "./story-page.ts";
import { docsPages } from "./storybook-index.ts";
import { installRunner } from "./traces.ts";

/** Address of a story's frame in a docs page. */
const STORY = /\/iframe\.html\?.*viewMode=story/u;

/** Docs pages shown one after the other. The frames of their stories stay empty: `stories.spec.ts` plays these. */
interface Docs {
  readonly page: Page;
  /** Shows a docs page. Returns what it writes to the console. */
  readonly open: (id: string) => Promise<readonly string[]>;
}

// Loading Storybook takes ten times as long as showing a page of it.
const test = base.extend<object, { docs: Docs }>({
  docs: [
    async ({ browser }, provide) => {
      const page = await browser.newPage(STORY_CONTEXT);
      const written = consoleOf(page);
      page.on("requestfailed", (request) => {
        // The next page takes the frames away that are still coming.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") written.push(`${request.url()} did not come`);
      });
      await page.addInitScript(installRunner);
      await page.route(STORY, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
      await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?viewMode=docs&id=introduction--docs`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
      const open = async (id: string) => {
        written.length = 0;
        await page.evaluate(showDocs, id);
        const heading = page.getByRole("heading", { level: 1, name: /\S/ }).first();
        // What throws once its code has come leaves the page empty, and says so in the console alone.
        await expect.poll(async () => written.length > 0 || (await heading.isVisible())).toBe(true);
        expect(written).toEqual([]);
        return written;
      };
      await provide({ page, open });
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Shows a docs page in Storybook's preview and waits until it is rendered. Throws what it throws. */
async function showDocs(storyId: string): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await new Promise<void>((resolve, reject) => {
    // The page before may be rendered only now.
    const handleRendered = (rendered: unknown) => {
      if (rendered !== storyId) return;
      channel.off("docsRendered", handleRendered);
      resolve();
    };
    channel.on("docsRendered", handleRendered);
    channel.once("storyThrewException", (thrown) => reject(new Error(Object(thrown).message)));
    channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
  });
}

/** Headings of a primitive's page in their order; those of what some lack are optional. */
const HEADINGS =
  /^When to use it, and when not,(?:Anatomy,)?Example,(?:All states,)?Parts and props,(?:Keys,)?Accessibility,(?:Do and don’t,)?(?:Related,)?(?:Messages,)?Size,Status$/;

/** Headings of the page of a kind of section. */
const OF_KIND = ["Example", "Content", "Pages that have it"];

/** Types that an editor of JSON is too much for. */
const SIMPLE = /^(?:(?:string|number|boolean|ReactNode|"[^"]*"|-?\d+)(?: \| (?=\S))?)+$/;

/** Props that no control can change. */
const HIDDEN = /^(?:asChild|ref|on[A-Z].*)$/;

/** A prop as Controls show it. */
interface Control {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly editor: string | undefined;
  /** What it may be, in the order in which a control lists it. */
  readonly options: readonly unknown[] | undefined;
  readonly standard: string | undefined;
  /** What it is in the story at first. */
  readonly value: unknown;
}

/** Returns the controls of a story. */
async function controlsOf(storyId: string): Promise<Control[]> {
  const story = Object(await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId }));
  return Object.values<unknown>(story.argTypes).map((argType) => {
    const { name, control, description, table, options } = Object(argType);
    return {
      name,
      description,
      type: table?.type?.summary,
      editor: control?.type,
      options,
      standard: table?.defaultValue?.summary,
      value: story.initialArgs[name],
    };
  });
}

/** Returns the words of a page's tables that stand on two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const cell of document.querySelectorAll(".sbdocs-content > table :is(th, td)")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\w"]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
  }
  return broken;
}

for (const { id, isPrimitive, isSection, isKind, group } of docsPages()) {
  test(`${group} docs`, async ({ docs: { page, open } }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const written = await open(id);
    if (isPrimitive || isSection) await expect(page.locator(".docs-story").first()).toBeVisible();
    if (isPrimitive) {
      const headings = await page.locator(".sbdocs-content > h2").allTextContents();
      expect(headings.join(",")).toMatch(HEADINGS);
      const contents = page.locator(".toc-wrapper");
      await expect(contents.locator("> ul > li > a")).toHaveText(headings);
      expect(await contents.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expect(page.locator("pre", { hasText: 'from "@danji/ui/' }).first()).toBeVisible();
      await expect(page.locator("#accessibility ~ ul > li").first()).toContainText(/\(WCAG \d/);
      await expect(page.getByText(/^@danji\/ui\/[\w-]+: \d+\.\d kB/)).toBeVisible();
      // Nothing that the page could not read out of the source.
      const cells = await page.locator(".sbdocs-content > table > tbody td").allTextContents();
      expect(cells.filter((text) => /^\s*$|\bunknown\b/.test(text))).toEqual([]);
      expect(await page.evaluate(brokenWords)).toEqual([]);
      for (const use of await page.locator("[data-use]").all())
        await expect(use.locator("[inert] :is(button, h4, th, label, li)").first()).toBeVisible();
      const controls = await page.evaluate(controlsOf, id.replace(/--docs$/, "--default"));
      const wrong = controls.filter(
        ({ name, description, type, editor }) =>
          (editor === "object" && SIMPLE.test(type)) ||
          (editor !== undefined && (HIDDEN.test(name) || (name === "children" && editor !== "text"))) ||
          /@\w/.test(description),
      );
      expect(wrong).toEqual([]);
    }
    if (isSection) {
      const [lead, ...headings] = await page.locator(".sbdocs-content > :is(p, h2)").allTextContents();
      expect(lead).toMatch(/^\w.*\.$/s);
      const expected = isKind ? OF_KIND : ["Example"];
      expect(headings.filter((heading) => OF_KIND.includes(heading))).toEqual(expected);
      if (isKind) await expect(page.getByRole("heading", { level: 1, name: / · .*\p{Script=Hangul}/u })).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 720 });
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    expect(written).toEqual([]);
  });
}

test("controls change the example", async ({ page }) => {
  const showWith = (id: string, args: string) =>
    page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?viewMode=story&id=${id}&args=${args}`);
  await showWith("actions-button--default", "size:small;pending:!true;children:Send");
  await expect(page.getByRole("button")).toHaveCSS("min-height", "40px");
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await showWith("overlays-popup--default", "label:Reserve");
  await page.getByRole("button").click();
  await expect(page.getByRole("dialog", { name: "Reserve" })).toBeVisible();
});

test("controls begin with the defaults of choices, numbers in their order", async ({ docs: { page } }) => {
  const controls = async (story: string) => {
    const all = await page.evaluate(controlsOf, story);
    return Object.fromEntries(all.map((control) => [control.name, control]));
  };
  const { gap, as } = await controls("layout-stack--default");
  expect(gap?.editor).toBe("select");
  expect(gap?.options?.join(" ")).toBe("1 2 3 4 5 6 8 10 12 16 20 24 32 section wide");
  expect(as).toMatchObject({ editor: "select", value: "div", standard: '"div"' });
  const { variant, pending } = await controls("actions-button--default");
  expect(variant).toMatchObject({ editor: "radio", value: "primary" });
  expect(pending).toMatchObject({ editor: "boolean", value: false });
});

test("docs pages and the stories in them follow the toolbar", async ({ page }) => {
  const select = async (menu: string, from: string, to: string) => {
    await page.getByRole("button", { name: `${menu}: ${from}` }).click();
    await page.getByRole("option", { name: `${menu}: ${to}` }).click();
  };
  await page.goto(`${process.env["STORYBOOK_URL"]}/?path=/docs/overlays-popup--docs`);
  await select("Theme", "kit", "coral");
  await select("Scheme", "light", "dark");
  await select("Language", "한국어", "English");
  const docs = page.frameLocator("#storybook-preview-iframe");
  const example = docs.frameLocator('iframe[title="Default"]');
  await example.getByRole("button").click();
  await expect(example.getByRole("button", { name: "Close" })).toBeVisible();
  const ground = await example.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(ground).not.toBe("rgb(250, 248, 244)");
  await expect(docs.locator(".sbdocs-wrapper")).toHaveCSS("background-color", ground);
  await expect(docs.locator("[data-use] [inert] > div > div").first()).toHaveCSS("background-color", ground);
  await expect(page.getByRole("button", { name: "Tabs", exact: true })).toHaveCSS("color", "rgb(231, 230, 227)");
});

test("what shows in a docs page stands out in the dark scheme", async ({ page }) => {
  const showDark = (id: string) =>
    page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?viewMode=docs&id=${id}&globals=scheme:dark`);
  await showDark("introduction--docs");
  await expect(page.getByRole("heading", { level: 1, name: "Danji" })).toHaveCSS("color", "rgb(231, 230, 227)");
  await showDark("foundations--docs");
  await expect(page.locator(".docs-story p > code").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await showDark("data-tabs--docs");
  await expect(page.locator("[data-mark]").first()).toHaveCSS("background-color", "rgb(231, 230, 227)");
});

test("docs pages are set in the kit's font, the components as on a site", async ({ docs: { page, open } }) => {
  await open("data-tabs--docs");
  for (const element of [page.getByRole("tab").first(), page.getByRole("heading", { level: 1 })])
    await expect(element).toHaveCSS("font-family", /Pretendard/);
});

test("the page of the foundations shows all of them", async ({ docs: { page, open } }) => {
  await open("foundations--docs");
  for (const name of ["Roles", "Type", "Space", "Layout", "Radius", "Elevation", "Motion", "Layers"])
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.locator(".toc-wrapper a")).toHaveCount(8);
  await expect(page.getByText("var(--danji-color-surface)", { exact: true })).toBeVisible();
  await expect(page.getByText("breakpoint · 900px", { exact: true })).toBeVisible();
  await expect(page.getByText("body · 16px at 360, 16.9px at 1280")).toBeVisible();
  for (const name of ["kit.json", "kit.dark.css"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name, exact: true }).click();
    expect(await (await download).failure()).toBeNull();
  }
});

test("tables of props say what is required, and of which element", async ({ docs: { page, open } }) => {
  await open("data-accordion--docs");
  await expect(page.getByText("2 | 3 | 4 | 5 | 6", { exact: true })).toBeVisible();
  await expect(page.getByText("And the props of <div>.")).toHaveCount(2);
  await expect(page.getByText("The props of <button>.")).toBeVisible();
  await open("data-tabs--docs");
  for (const name of ["value", "defaultValue", "aria-label", "aria-labelledby"])
    await expect(page.getByRole("rowheader", { name: `${name} one required`, exact: true })).toBeVisible();
});

test("the table of sizes has every component, with what it fetches later", async ({ docs: { page, open } }) => {
  await open("sizes--docs");
  const row = page.getByRole("row", { name: "Lightbox @danji/ui/lightbox" });
  await expect(row.getByText(/^\d+\.\d kB$/)).toHaveCount(2);
  const components = docsPages().filter(({ isPrimitive }) => isPrimitive);
  for (const { group } of components)
    await expect(page.getByRole("rowheader", { name: group.split(" ")[1] ?? group, exact: true })).toBeVisible();
});

test("the page of a kind shows the fields of its content and the pages that have it", async ({
  docs: { page, open },
}) => {
  const written = await open("sections-overview--docs");
  await expect(page.getByRole("link", { name: "Faq", exact: true })).toBeVisible();
  await expect(page.getByText("Audit log: Renders who did what and when.")).toBeVisible();
  await open("sections-home-premium--docs");
  await expect(page.getByRole("rowheader", { name: "cards.title" })).toBeVisible();
  await open("sections-content-faq--docs");
  await expect(page.getByText("faq.json")).toBeVisible();
  await expect(page.getByText("/Promotion/Customer").first()).toBeVisible();
  expect(written).toEqual([]);
});

test("the sidebar names documents, and the search finds pages by other words", async ({ page }) => {
  await page.goto(`${process.env["STORYBOOK_URL"]}/?path=/docs/introduction--docs`);
  const icon = await page.request.get(`${process.env["STORYBOOK_URL"]}/favicon.svg`);
  expect(await icon.text()).toContain("#12302b");
  await expect(page.locator("#sections-overview--docs")).toHaveText("Overview");
  await page.getByRole("button", { name: "Tabs", exact: true }).click();
  await expect(page.locator("#data-tabs--all-states")).toBeVisible();
  await expect(page.locator("#data-tabs--anatomy")).toHaveCount(0);
  const found = {
    Slider: ["carousel", "캐러셀"],
    Popup: ["팝업", "모달"],
    SlideMenu: ["드로어"],
    DateField: ["달력"],
    Lightbox: ["갤러리"],
    Notice: ["토스트", "alert"],
    DropdownNav: ["헤더"],
    TextField: ["input"],
    Form: ["toast", "폼", "오류"],
    Foundations: [
      "contrast",
      "색",
      "색상",
      "keyboard",
      "spacing",
      "글꼴",
      "토큰",
      "그림자",
      "여백",
      "shadow",
      "z-index",
    ],
    Button: ["icon", "아이콘"],
    Disclosure: ["toggle"],
    Text: ["font"],
    Introduction: ["breakpoint", "반응형"],
    "Getting started": ["theme", "install", "json", "figma", "language", "i18n"],
    Footer: ["푸터"],
    Map: ["지도", "약도"],
    Units: ["동호수"],
    EligibilityCheck: ["청약"],
    VisitForm: ["방문예약"],
    Supply: ["분양가"],
    StampTaxCalculator: ["계산기"],
    AcquisitionTaxTables: ["취득세"],
    Article: ["보도"],
    Sizes: ["gzip"],
  };
  for (const [name, words] of Object.entries(found))
    for (const word of words) {
      await page.getByRole("searchbox").fill(word);
      await expect(page.getByRole("option", { name: new RegExp(`^${name}\\b`) }).first()).toBeVisible();
    }
});

test("the introduction says what is where", async ({ docs: { page, open } }) => {
  const written = await open("introduction--docs");
  await expect(page.getByRole("heading", { level: 1, name: "Danji" })).toBeVisible();
  for (const group of [
    "Foundations",
    "Actions",
    "Forms",
    "Overlays",
    "Navigation",
    "Media",
    "Data",
    "Layout",
    "Pages",
  ]) {
    const href = await page.getByRole("link", { name: group, exact: true }).getAttribute("href");
    expect(docsPages().map(({ id }) => `?path=/docs/${id}`)).toContain(href);
  }
  expect(written).toEqual([]);
});
