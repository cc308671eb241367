import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { slug } from "../../app/scripts/slug.mjs";
import { complex } from "../e2e/support/complex.ts";
import { copyProject } from "../e2e/support/project-copy.ts";
import { expect, test } from "../e2e/support/test.ts";

/** How long a page may take that is compiled as it is asked for, or a change that is checked with every picture, in ms. */
const SLOW_MS = 120_000;
const EDITOR = /콘텐츠 편집: (\S+)/u;

let place: string;
let server: ChildProcess | undefined;
let editor: URL;

/** Waits for the address of the content editor, which the server prints last. */
function addressOf(started: ChildProcess): Promise<URL> {
  return new Promise((resolve, reject) => {
    let printed = "";
    for (const stream of [started.stdout, started.stderr])
      stream?.on("data", (chunk) => {
        printed += String(chunk);
        const address = EDITOR.exec(printed)?.[1];
        if (address !== undefined) resolve(new URL(address));
      });
    started.once("exit", () => reject(new Error(`The development server ended:\n${printed}`)));
  });
}

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(2 * SLOW_MS);
  place = await copyProject("dev");
  server = spawn(process.execPath, ["--import", "tsx", join(place, "app/scripts/dev.ts")], {
    cwd: place,
    env: { ...process.env, NODE_ENV: "development", PORT: "0", DATA_DIR: join(place, "data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  editor = await addressOf(server);
});
test.afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, "exit");
    server.kill();
    await ended;
  }
  await rm(place, { recursive: true, force: true });
});

test("writes a text that is edited into its file, beside a page that follows it", async ({
  page,
  visitor,
  problems,
}) => {
  test.setTimeout(4 * SLOW_MS);
  // A text that is refused.
  problems.expect(/status of 422/u);
  const file = join(place, "app/complexes", slug, "home.json");
  const { subline } = complex.home.hero;
  const edited = `${subline} 고친 글입니다.`;
  const site = await visitor();
  await site.goto(editor.origin, { timeout: SLOW_MS });
  await expect(site.getByRole("main")).toContainText(subline, { timeout: SLOW_MS });

  await page.goto(editor.href, { timeout: SLOW_MS });
  const field = page.locator("[name='hero.subline']");
  const form = page.getByRole("form").or(page.locator("form")).filter({ has: field });
  const save = form.getByRole("button", { name: "저장", exact: true });
  await expect(field).toHaveValue(subline, { timeout: SLOW_MS });
  await field.fill("국내 최고의 집입니다.");
  await save.click();
  await expect(form.getByText("표시광고법")).toBeVisible({ timeout: SLOW_MS });
  expect(await readFile(file, "utf8")).toContain(subline);

  await field.fill(edited);
  await save.click();
  await expect(form.getByText("저장했습니다.")).toBeVisible({ timeout: SLOW_MS });
  await expect(site.getByRole("main")).toContainText(edited, { timeout: SLOW_MS });
  const written = await readFile(file, "utf8");
  expect(written).toContain(edited);

  // Broken by hand: the page says where, and is back once it is mended.
  problems.verify();
  problems.expect(/home\.json|Internal Server Error|Failed to (?:fetch|load)|error loading dynamically/u);
  await writeFile(file, written.replace('"subline"', '"sublime"'));
  const overlay = site.locator("vite-error-overlay");
  await expect(overlay).toContainText("home.json › hero.subline", { timeout: SLOW_MS });
  await expect(overlay).not.toContainText("node_modules");
  await writeFile(file, written);
  await expect(site.getByRole("main")).toContainText(edited, { timeout: SLOW_MS });
});
