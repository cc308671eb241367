import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readComplex } from "@danji/delivery/content/read-complex";
import { complex } from "../e2e/support/complex.ts";
import { readPage } from "../e2e/support/html.ts";
import { buildIn, copyProject, type Ending, runScript } from "../e2e/support/project-copy.ts";
import { expect, test } from "../e2e/support/test.ts";

const SLUG = "hanbit";
/** A build, or eight commands that each compile their sources, take a minute and a half beside busy browsers. */
const TIMEOUT = 600_000;

let place: string;
const command = (...args: string[]): Promise<Ending> => runScript(place, ["complex.ts", ...args]);
const fileOf = (name: string) => join(place, "app/complexes", SLUG, name);

/** Replaces a piece of a file of the new complex. */
async function rewrite(name: string, before: string, after: string): Promise<void> {
  const text = await readFile(fileOf(name), "utf8");
  expect(text).toContain(before);
  await writeFile(fileOf(name), text.replace(before, after));
}

test.describe.configure({ mode: "serial", timeout: TIMEOUT });
test.beforeAll(async () => {
  place = await copyProject("new-complex");
});

test("makes a complex that has nothing wrong with it, once", async () => {
  expect(await command("new", SLUG)).toMatchObject({ status: 0, output: expect.stringContaining(`COMPLEX=${SLUG}`) });
  const { status, output } = await command("check", SLUG);
  expect([status, output.split("\n")[0]]).toEqual([0, `${SLUG}: 이상이 없습니다.`]);
  expect(output).toMatch(/home\.json에 예시 글이 \d+개 남아 있습니다: hero\.headline/u);
  expect((await command("list")).output).toMatch(new RegExp(`^${SLUG}: 이상 없음, 예시 글 \\d+개$`, "mu"));
  expect(await command("new", SLUG)).toEqual({ status: 1, output: `이미 있는 단지입니다: ${SLUG}\n` });
  expect((await command("new", "한빛")).output).toContain("영문 소문자");
  const wrong = await command("new", "other", "--phone", "031");
  expect(wrong).toEqual({ status: 1, output: "--phone 031: 031-000-0000처럼 적으세요\n" });
  expect((await command("new", "other", "--color", "red")).output).toContain("사용법");
});

test("builds its site, in which nothing is left of another complex", async ({ ownServer, request, page }) => {
  const proofs = { NAVER_SITE_VERIFICATION: "naver-proof", GOOGLE_SITE_VERIFICATION: "google-proof" };
  const { url } = await ownServer({ folder: await buildIn(place, { COMPLEX: SLUG, ...proofs }) });
  const { name, brand, phone, builder, siteUrl } = complex.identity;
  const made = await readComplex(join(place, "app/complexes", SLUG));
  for (const path of Object.keys(made.pages)) {
    const response = await request.get(url + path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(readPage(html).headings, path).toHaveLength(1);
    expect(
      [name, brand.name, phone, builder, siteUrl].filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
    expect(html, path).toContain('<meta name="naver-site-verification" content="naver-proof">');
    expect(html, path).toContain('<meta name="google-site-verification" content="google-proof">');
  }
  // Without a tour and films there are no pages of them, and nothing leads there.
  for (const path of ["/FloorPlan/Emodel", "/Brand/video"]) {
    expect((await request.get(url + path)).status(), path).toBe(404);
    expect(await (await request.get(url)).text(), path).not.toContain(`href="${path}"`);
  }
  await page.goto(url);
  // Three cards instead of four, no special plan and no slider: what is not there leaves no hole.
  const screens = page.getByRole("main").locator("section[id]:visible");
  const [ids, heights] = await screens.evaluateAll((sections) => [
    sections.map(({ id }) => id),
    sections.map(({ clientHeight }) => clientHeight),
  ]);
  expect(ids).toEqual(["hero", "location", "brand", "premium", "premium-2", "unit-plans", "schedule", "booking"]);
  expect(heights?.filter((height) => height !== page.viewportSize()?.height)).toEqual([]);
  await expect(page.getByRole("navigation", { name: "화면 목록" }).getByRole("link")).toHaveCount(8);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await page.getByRole("link", { name: "브랜드", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("브랜드 소개");
});

test("says in Korean, with file and place, what is wrong with a complex", async () => {
  const told = async (line: string) => {
    const { status, output } = await command("check", SLUG);
    expect(output.split("\n")).toContain(`  ${line}`);
    expect(output).toContain(`단지 파일이 잘못되었습니다: ${SLUG}`);
    expect(status).toBe(1);
  };
  // What can be built and not be published, then what cannot be built, then what cannot even be read.
  await writeFile(fileOf("images/placeholder-portrait.jpg"), "no picture");
  await told(
    "images.json › hero-portrait.file: 이미지로 읽을 수 없는 파일입니다. JPEG나 PNG로 다시 내보내세요: images/placeholder-portrait.jpg [unreadable-picture]",
  );
  await rm(fileOf("images/placeholder-portrait.jpg"));
  await told(
    "images.json › hero-portrait: 이미지 파일이 없습니다. 그 자리에 넣거나 이름을 고치세요: images/placeholder-portrait.jpg [missing-image]",
  );
  await rewrite("identity.json", '"phone"', '"fax": "02-000-0001", "phone"');
  await told("identity.json › (전체): 알 수 없는 키입니다. 지우거나 이름을 고치세요: fax [schema]");
  await rewrite("identity.json", "{", "");
  const { status, output } = await command("check", SLUG);
  expect(output).toContain("identity.json › (전체): JSON 문법이 틀렸습니다");
  expect(status).toBe(1);
  expect((await command("check", "none")).output).toContain("단지 폴더가 없습니다");
});
