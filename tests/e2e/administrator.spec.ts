import type { BrowserContext, Page } from "@playwright/test";
import { PRESS } from "./support/complex.ts";
import { articlesOf, expireSessions } from "./support/database.ts";
import { FAULTS, installClock, suffer } from "./support/faults.ts";
import { expectFilled, expectRefused, field, fillIn } from "./support/forms.ts";
import { ADMINISTRATOR } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

// Articles that are posted here would change what the tests of the list count.
test.use({ data: "administrator" });

const WELCOME = "관리자님, 환영합니다.";
const REQUIRED = "제목/요약은 필수입니다!";

const loginForm = (page: Page) => page.locator("form").filter({ has: page.getByLabel("비밀번호", { exact: true }) });
const articleForm = (page: Page) => page.locator("form").filter({ has: page.getByLabel("제목", { exact: true }) });
const rows = (page: Page) => page.locator("tbody").getByRole("row");

async function signIn(page: Page, password: string = ADMINISTRATOR.password): Promise<void> {
  await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
  await fillIn(loginForm(page), { 이메일: ADMINISTRATOR.email, 비밀번호: password });
  await loginForm(page).getByRole("button", { name: "로그인" }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto(PRESS);
});

test("says why a sign-in failed, and keeps the e-mail", async ({ page, problems }) => {
  problems.expect(/status of 401/);
  await signIn(page, "wrong password");
  await expect(page.getByRole("alert").filter({ hasText: "로그인" })).toHaveText(
    "로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.",
  );
  await expectFilled(loginForm(page), { 이메일: ADMINISTRATOR.email });
  await expect(page.getByText(WELCOME)).toBeHidden();
});

test("says so when the sign-in gets no answer", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route("**/api/session", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await signIn(page);
  await expect(page.getByRole("alert").filter({ hasText: "로그인" })).toHaveText(
    "로그인 실패: 서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.",
  );
});

test("keeps the session in a cookie that no script reads, over a reload, until the administrator leaves", async ({
  page,
  context,
}) => {
  await signIn(page);
  await expect(page.getByText(WELCOME)).toBeFocused();
  await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeHidden();
  const cookies = await context.cookies();
  expect(cookies.toSorted((a, b) => a.path.length - b.path.length)).toMatchObject([
    { httpOnly: true, sameSite: "Strict", path: "/", name: "danji_session" },
    { httpOnly: true, sameSite: "Strict", path: "/api/session", name: "danji_device" },
  ]);
  const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const { value } of cookies) expect(readable).not.toContain(value);

  await page.reload();
  await expect(page.getByText(WELCOME)).toBeVisible();
  await page.getByRole("button", { name: "로그아웃" }).click();
  await expect(field(loginForm(page), "이메일")).toBeFocused();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["danji_device"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
});

test("saves nothing without title and summary, and says so in an alert", async ({ page, server }) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/press")) posts.push(request.url());
  });
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await signIn(page);
  const form = articleForm(page);
  const submit = form.getByRole("button", { name: "등록" });
  await submit.click();
  await expectRefused(form, "제목", "필수 항목입니다.");
  await fillIn(form, { 제목: "   ", 요약: "요약만", 내용: "본문" });
  await submit.click();
  await expectRefused(form, "제목", "필수 항목입니다.");
  await fillIn(form, { 제목: "요약 없는 글", 요약: "" });
  await submit.click();
  await expectRefused(form, "요약", "필수 항목입니다.");
  await expect(field(form, "제목")).not.toHaveAttribute("aria-invalid");

  expect(alerts).toEqual(Array.from({ length: 3 }, () => `alert: ${REQUIRED}`));
  await expectFilled(form, { 제목: "요약 없는 글", 내용: "본문" });
  expect(posts).toEqual([]);
  expect(articlesOf(server.dataDir, "요약 없는 글")).toEqual([]);
});

test("posts an article once, although the answer to the first try was lost", async ({ page, server, problems }) => {
  problems.expect(/ERR_FAILED/);
  const article = { 제목: "답이 오지 않은 글", 요약: "한 줄 요약", 내용: "내용" };
  await signIn(page);
  await fillIn(articleForm(page), article);
  await page.route("**/api/press", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await articleForm(page).getByRole("button", { name: "등록" }).click();
  await expect(articleForm(page).getByRole("alert").filter({ hasText: "서버에 연결하지 못했습니다" })).toBeVisible();
  await page.unroute("**/api/press");
  await articleForm(page).getByRole("button", { name: "등록" }).click();
  await expectFilled(articleForm(page), { 제목: "", 요약: "", 내용: "" });
  expect(articlesOf(server.dataDir, article.제목)).toHaveLength(1);
});

test("posts an article, which another visitor reads", async ({ page, server, visitor }) => {
  const article = { 제목: "현장에서 <b>알립니다</b>", 요약: "한 줄 요약", 내용: "첫 줄\n둘째 줄\n\n둘째 문단 & 끝" };
  await signIn(page);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole("button", { name: "더보기" }).click();
  await expect(rows(page)).toHaveCount(20);

  await expect(page.getByRole("heading", { name: "보도자료 작성" })).toBeVisible();
  await fillIn(articleForm(page), article);
  await articleForm(page).getByRole("button", { name: "등록" }).click();
  await expect(rows(page).first()).toContainText(article.제목);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first().getByRole("cell")).toHaveText(["1", article.제목, "관리자", /^\d{4}\. /, "0"]);
  await expectFilled(articleForm(page), { 제목: "", 요약: "", 내용: "" });
  await page.reload();
  await expect(page.getByText(WELCOME)).toBeVisible();
  await expectFilled(articleForm(page), { 제목: "", 요약: "", 내용: "" });
  expect(articlesOf(server.dataDir, article.제목)).toMatchObject([
    { title: article.제목, summary: article.요약, content: article.내용, views: 0 },
  ]);

  const reader = await visitor();
  await reader.goto(PRESS);
  await reader.getByRole("link", { name: article.제목 }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(article.제목);
  const paragraphs = reader.getByRole("article").locator("p");
  await expect(paragraphs.filter({ hasText: "첫 줄" })).toHaveCount(1);
  expect(await paragraphs.filter({ hasText: "첫 줄" }).innerText()).toBe("첫 줄\n둘째 줄");
  expect(await paragraphs.filter({ hasText: "둘째 문단" }).innerText()).toBe("둘째 문단 & 끝");
  await reader.goto(PRESS);
  await expect(reader.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
  await expect(reader.getByRole("heading", { name: "보도자료 작성" })).toBeHidden();
});

const ENDINGS: readonly [how: string, end: (context: BrowserContext, dataDir: string) => void | Promise<void>][] = [
  ["the cookie is gone", (context) => context.clearCookies()],
  ["the session ran out", (_, dataDir) => expireSessions(dataDir)],
];

for (const [way, end] of ENDINGS) {
  test(`keeps the draft when ${way} in the middle of writing`, async ({ page, context, server, problems }) => {
    problems.expect(/status of 401/);
    const article = { 제목: `세션이 끝난 글: ${way}`, 요약: "한 줄", 내용: "긴 글을 쓰던 중" };
    await signIn(page);
    await fillIn(articleForm(page), article);
    await end(context, server.dataDir);
    await articleForm(page).getByRole("button", { name: "등록" }).click();
    await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "로그인" })).toHaveText("로그인이 필요합니다.");
    expect(articlesOf(server.dataDir, article.제목)).toEqual([]);

    await signIn(page);
    await expectFilled(articleForm(page), article);
    await articleForm(page).getByRole("button", { name: "등록" }).click();
    await expect(rows(page).first()).toContainText(article.제목);
    expect(articlesOf(server.dataDir, article.제목)).toHaveLength(1);
  });
}

test("keeps a draft over a reload", async ({ page }) => {
  const article = { 제목: "다시 쓰는 글", 요약: "한 줄", 내용: "본문" };
  await signIn(page);
  await fillIn(articleForm(page), article);
  await page.reload();
  await expectFilled(articleForm(page), article);
});

for (const fault of FAULTS) {
  test(`keeps what was typed when the backend ${fault.name}, and posts it at the next try`, async ({
    page,
    server,
    problems,
  }) => {
    if (fault.complaint) problems.expect(fault.complaint);
    const article = { 제목: `backend ${fault.name}`, 요약: "한 줄", 내용: "본문" };
    await installClock(page);
    await page.goto(PRESS);
    await signIn(page);
    await fillIn(articleForm(page), article);
    const post = () => articleForm(page).getByRole("button", { name: "등록" }).click();
    await suffer(page, fault, "**/api/press", post);
    await expect(articleForm(page).getByRole("alert")).not.toBeEmpty();
    await expectFilled(articleForm(page), article);
    expect(articlesOf(server.dataDir, article.제목)).toEqual([]);
    await post();
    await expect(rows(page).first()).toContainText(article.제목);
    expect(articlesOf(server.dataDir, article.제목)).toHaveLength(1);
  });
}
