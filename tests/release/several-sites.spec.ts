import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readComplex } from "@danji/delivery/content/read-complex";
import type { Identity } from "@danji/complex/schema/identity";
import { slug as tested } from "../../app/scripts/slug.mjs";
import { send } from "../../packages/server/tests/support/send.ts";
import { readPage } from "../e2e/support/html.ts";
import { copyProject, type Ending, runScript } from "../e2e/support/project-copy.ts";
import type { Server } from "../e2e/support/server.ts";
import { expect, test } from "../e2e/support/test.ts";

/** A complex that is made from the template, beside the one that the other tests are about. */
const NEW = "hanbit";
const SITES = [NEW, tested];
/** Two builds, each a minute and more beside busy browsers. */
const TIMEOUT = 600_000;
const PROOFS = { NAVER_SITE_VERIFICATION: "naver-proof", GOOGLE_SITE_VERIFICATION: "google-proof" };

let place: string;
let built: Ending;

const command = (...args: string[]): Promise<Ending> => runScript(place, ["complex.ts", ...args]);
const buildAll = () => runScript(place, ["build.ts", "--all"], { SITES: SITES.join(), ...PROOFS });
const buildFolder = (slug: string): string => join(place, "app/dist-sites", slug);
const complexOf = (slug: string) => readComplex(join(place, "app/complexes", slug));

/** What only this complex says: as it stands, and the key where it is an address or a value. */
const wordsOf = ({ name, phone, siteUrl, builder, siteKey }: Identity): string[] => [
  name,
  phone,
  phone.replaceAll("-", ""),
  builder,
  new URL(siteUrl).host,
  `/${siteKey}/`,
  `"${siteKey}"`,
];

/** The bytes of a file as a browser gets them. */
async function readPlain(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  if (extname(file) === ".br") return brotliDecompressSync(bytes);
  return extname(file) === ".gz" ? gunzipSync(bytes) : bytes;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

test.describe.configure({ mode: "serial", timeout: TIMEOUT });
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  place = await copyProject("several-sites");
  const made = await command("new", NEW, "--name", "한빛마을 시험동", "--phone", "031-000-9171");
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining(`COMPLEX=${NEW}`) });
  built = await buildAll();
});

test("makes a complex that has nothing wrong with it, and refuses a wrong answer", async () => {
  expect((await command("list")).output).toMatch(new RegExp(`^${NEW}: 이상 없음, 예시 글 \\d+개$`, "mu"));
  expect(await command("new", "other", "--phone", "031")).toEqual({
    status: 1,
    output: "--phone 031: 이렇게 적으세요. 대표전화 (예: 031-000-0000)\n",
  });
});

test("builds every complex into a folder of its own, and not again where nothing has changed", async () => {
  const again = await buildAll();
  for (const slug of SITES) {
    expect(built.output).toMatch(new RegExp(`^Danji ▸ ${slug}: built, [\\d.]+ s, [\\d.]+ MB$`, "mu"));
    expect(again.output).toContain(`Danji ▸ ${slug}: unchanged, skipped, `);
  }
  expect([built.status, again.status]).toEqual([0, 0]);
  expect((await readdir(join(place, "app/dist-sites"))).toSorted()).toEqual(SITES.toSorted());
});

test("leaves no word of one complex in any file of another's build", async () => {
  const words = new Map<string, Set<string>>();
  for (const slug of SITES) words.set(slug, new Set(wordsOf((await complexOf(slug)).identity)));
  for (const [slug, own] of words) {
    const foreign = [...words.values()].flatMap((others) => [...others]).filter((word) => !own.has(word));
    const files = await filesBelow(buildFolder(slug));
    expect(files.length).toBeGreaterThan(100);
    const unseen = new Set(own);
    for (const path of files) {
      const bytes = await readPlain(path);
      for (const word of unseen) if (bytes.includes(word)) unseen.delete(word);
      expect(
        foreign.filter((word) => bytes.includes(word)),
        `${slug}: ${path}`,
      ).toEqual([]);
    }
    expect([...unseen], "words of its own, which would be found").toEqual([]);
  }
});

test("serves them from one process, each at its own host, the new one whole", async ({ ownServer, page }) => {
  const { url }: Server = await ownServer({ folder: join(buildFolder(NEW), "dist-server"), sites: SITES });
  for (const slug of SITES) {
    const { identity, pages } = await complexOf(slug);
    const get = (path: string) => send(url, { path, headers: { Host: new URL(identity.siteUrl).host } });
    // Rendered with what is stored, by the renderer of the same build.
    const press = await get(`/${identity.siteKey}/press`);
    expect([press.status, press.headers["x-robots-tag"]], slug).toEqual([200, undefined]);
    expect(press.text).toContain(identity.name);
    for (const path of slug === NEW ? Object.keys(pages) : ["/"]) {
      const { status, text } = await get(path);
      expect([status, readPage(text).headings.length], path).toEqual([200, 1]);
      expect(text, path).toContain('<meta name="naver-site-verification" content="naver-proof">');
      expect(text, path).toContain('<meta name="google-site-verification" content="google-proof">');
    }
    // Without a tour and films there are no pages of them, and nothing leads there.
    if (slug === NEW)
      for (const path of ["/FloorPlan/Emodel", "/Brand/video"]) {
        expect((await get(path)).status, path).toBe(404);
        expect((await get("/")).text, path).not.toContain(`href="${path}"`);
      }
  }
  // The first is the one of a host that is the machine's own.
  await page.goto(url);
  // Three cards instead of four, no special plan and no slider: what is not there leaves no hole.
  const screens = page.getByRole("main").locator("section[id]:visible");
  const [ids, heights] = await screens.evaluateAll((sections) => [
    sections.map(({ id }) => id),
    sections.map(({ clientHeight }) => clientHeight),
  ]);
  expect(ids).toEqual(["hero", "location", "brand", "premium", "premium-2", "unit-plans", "schedule", "booking"]);
  expect(heights?.filter((height) => height !== page.viewportSize()?.height)).toEqual([]);
  await page.getByRole("link", { name: "브랜드", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("브랜드 소개");
});

test("says in Korean, with file and place, what is wrong with a complex", async () => {
  await writeFile(join(place, "app/complexes", NEW, "images/placeholder-portrait.jpg"), "no picture");
  const { status, output } = await command("check", NEW);
  expect(output.split("\n").slice(0, 2)).toEqual([
    `단지 파일이 잘못되었습니다: ${NEW}`,
    "  images.json › hero-portrait.file: 이미지로 끝까지 읽을 수 없는 파일입니다. 원본을 다시 복사하거나 JPEG나 PNG로 다시 내보내세요: images/placeholder-portrait.jpg [unreadable-picture]",
  ]);
  expect(status).toBe(1);
});
