import type { Page } from "@playwright/test";
import {
  ADMIN_PATH,
  editForm,
  endSessionsAt,
  loginForm,
  newArticle,
  openAdminPage,
  rowOf,
  signIn,
} from "./support/admin-page.ts";
import { PRESS } from "./support/complex.ts";
import { addLead, articlesOf, auditOf } from "./support/database.ts";
import { suffer } from "./support/page.ts";
import { expectFilled, expectRefused, field, fillIn, newName } from "./support/forms.ts";
import { ADMINISTRATOR } from "./support/server.ts";
import { expect, test } from "./support/test.ts";
import { expectUsable } from "./support/usable.ts";
import { expectNoThirdParty, openAtRest } from "./support/visit.ts";

// Articles that are posted here would change what the tests of the list count.
test.use({ sharesContext: true, data: "admin" });

const WELCOME = "관리자님, 환영합니다.";

const rows = (page: Page) => page.locator("tbody").getByRole("row");
const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });

test.describe("on the press page", () => {
  const articleForm = (page: Page) => page.locator("form").filter({ has: page.getByLabel("제목", { exact: true }) });
  const post = (page: Page) => articleForm(page).getByRole("button", { name: "등록" }).click();

  test.beforeEach(({ page }) => page.goto(PRESS));

  test("says why a sign-in failed, and keeps a session in a cookie that no script reads until the administrator leaves", async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of 401/);
    await fillIn(loginForm(page), { 이메일: ADMINISTRATOR.email, 비밀번호: "wrong password" });
    await loginForm(page).getByRole("button", { name: "로그인" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "로그인" })).toHaveText(
      "로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.",
    );
    await expectFilled(loginForm(page), { 이메일: ADMINISTRATOR.email });
    await expect(page.getByText(WELCOME)).toBeHidden();

    await signIn(page);
    await expect(page.getByText(WELCOME)).toBeFocused();
    const cookies = await context.cookies();
    expect(cookies.toSorted((a, b) => a.path.length - b.path.length)).toMatchObject([
      { httpOnly: true, sameSite: "Strict", path: "/", name: "danji_session" },
      { httpOnly: true, sameSite: "Strict", path: "/api/session", name: "danji_device" },
    ]);
    const readable = await page.evaluate(
      () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    for (const { value } of cookies) expect(readable).not.toContain(value);

    await page.reload();
    await expect(page.getByText(WELCOME)).toBeVisible();
    await page.getByRole("button", { name: "로그아웃" }).click();
    await expect(field(loginForm(page), "이메일")).toBeFocused();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["danji_device"]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
  });

  test("posts nothing without title and summary, and says so in an alert", async ({ page, server }) => {
    const alerts: string[] = [];
    page.on("dialog", async (alert) => {
      alerts.push(`${alert.type()}: ${alert.message()}`);
      await alert.accept();
    });
    await signIn(page);
    const form = articleForm(page);
    await fillIn(form, { 제목: "   ", 요약: "요약만", 내용: "본문" });
    await post(page);
    await expectRefused(form, "제목", "필수 항목입니다.");
    await fillIn(form, { 제목: "요약 없는 글", 요약: "" });
    await post(page);
    await expectRefused(form, "요약", "필수 항목입니다.");
    expect(alerts).toEqual(Array.from({ length: 2 }, () => "alert: 제목/요약은 필수입니다!"));
    await expectFilled(form, { 제목: "요약 없는 글", 내용: "본문" });
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
    await post(page);
    await expect(articleForm(page).getByRole("alert").filter({ hasText: "서버에 연결하지 못했습니다" })).toBeVisible();
    await page.unroute("**/api/press");
    await post(page);
    await expectFilled(articleForm(page), { 제목: "", 요약: "", 내용: "" });
    expect(articlesOf(server.dataDir, article.제목)).toHaveLength(1);
  });

  test("posts an article, which another visitor reads", { tag: "@everyday" }, async ({ page, server, visitor }) => {
    const article = { 제목: "현장에서 <b>알립니다</b>", 요약: "한 줄 요약", 내용: "첫 줄\n둘째 줄\n\n둘째 문단 & 끝" };
    await signIn(page);
    await fillIn(articleForm(page), article);
    await page.reload();
    await expectFilled(articleForm(page), article);
    await post(page);
    await expect(rows(page).first()).toContainText(article.제목);
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).first().getByRole("cell")).toHaveText(["1", article.제목, "관리자", /^\d{4}\. /, "0"]);
    await expectFilled(articleForm(page), { 제목: "", 요약: "", 내용: "" });
    expect(articlesOf(server.dataDir, article.제목)).toMatchObject([
      { title: article.제목, summary: article.요약, content: article.내용, views: 0 },
    ]);

    const reader = await visitor();
    await reader.goto(PRESS);
    await expect(reader.getByRole("heading", { name: "보도자료 작성" })).toBeHidden();
    await reader.getByRole("link", { name: article.제목 }).click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(article.제목);
    const paragraphs = reader.getByRole("article").locator("p");
    expect(await paragraphs.filter({ hasText: "첫 줄" }).innerText()).toBe("첫 줄\n둘째 줄");
    expect(await paragraphs.filter({ hasText: "둘째 문단" }).innerText()).toBe("둘째 문단 & 끝");
  });
});

test.describe("on the admin page", () => {
  async function edit(page: Page, title: string): Promise<void> {
    await rowOf(page, title).getByRole("button", { name: "수정" }).click();
    await expect(page.getByRole("heading", { name: "보도자료 고치기" })).toBeFocused();
  }
  const save = (page: Page, label = "저장") => editForm(page).getByRole("button", { name: label, exact: true }).click();

  test("is for the administrator alone, and for no search engine", async ({ page }) => {
    await page.goto(ADMIN_PATH);
    await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("tab")).toHaveCount(0);
  });

  test("edits an article, and lists it as it stands now", async ({ page, server }) => {
    const title = await newArticle(server.dataDir);
    await openAdminPage(page);
    await edit(page, title);
    await expectFilled(editForm(page), { 제목: title, 요약: "요약", 내용: "첫 줄\n둘째 줄" });
    await fillIn(editForm(page), { 제목: " " });
    await save(page);
    await expectRefused(editForm(page), "제목", "제목/요약은 필수입니다!");
    await fillIn(editForm(page), { 제목: `${title} 고침`, 내용: "다른 줄" });
    await save(page);
    await expect(page.getByText("글을 저장했습니다.")).toBeVisible();
    await expect(rowOf(page, `${title} 고침`)).toBeVisible();
    const [stored] = articlesOf(server.dataDir, `${title} 고침`);
    expect(stored).toMatchObject({ summary: "요약", content: "다른 줄", views: 0 });
    expect(auditOf(server.dataDir, stored?.id ?? "")).toEqual([{ who: ADMINISTRATOR.email, what: "article-edited" }]);
  });

  test("asks before what was typed is thrown away or an article is deleted, and only then", async ({
    page,
    server,
  }) => {
    const title = await newArticle(server.dataDir);
    const discarding = dialog(page, "고친 내용을 버릴까요?");
    await openAdminPage(page);
    await edit(page, title);
    await page.getByRole("button", { name: "목록으로" }).click();
    await edit(page, title);
    await fillIn(editForm(page), { 요약: "다른 요약" });
    await page.getByRole("button", { name: "목록으로" }).click();
    await discarding.getByRole("button", { name: "취소" }).click();
    await expectFilled(editForm(page), { 요약: "다른 요약" });
    await page.getByRole("button", { name: "목록으로" }).click();
    await discarding.getByRole("button", { name: "버리기" }).click();
    await expect(rowOf(page, title)).toBeVisible();
    expect(articlesOf(server.dataDir, title)).toMatchObject([{ summary: "요약" }]);

    await rowOf(page, title).getByRole("button", { name: "삭제" }).click();
    const question = dialog(page, "글을 삭제할까요?");
    await expect(question).toContainText(title);
    await expect(question.getByRole("button", { name: "취소" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    expect(articlesOf(server.dataDir, title)).toHaveLength(1);
    await rowOf(page, title).getByRole("button", { name: "삭제" }).click();
    await question.getByRole("button", { name: "삭제" }).click();
    await expect(page.getByText("글을 삭제했습니다.")).toBeVisible();
    await expect(rowOf(page, title)).toHaveCount(0);
    expect(articlesOf(server.dataDir, title)).toEqual([]);
  });

  test("shows the second of two concurrent editors both versions, also before deleting", async ({
    page,
    visitor,
    server,
    problems,
  }) => {
    problems.expect(/status of 409/);
    const title = await newArticle(server.dataDir);
    const other = await visitor();
    for (const editor of [page, other]) {
      await openAdminPage(editor);
      await edit(editor, title);
    }
    const theirs = `${title} 먼저`;
    await fillIn(editForm(other), { 제목: theirs, 내용: "남이 쓴 글" });
    await save(other);
    await expect(rowOf(other, theirs)).toBeVisible();

    const mine = { 제목: `${theirs} 나중`, 요약: "내 요약", 내용: "내가 쓴 글" };
    await fillIn(editForm(page), mine);
    await save(page);
    const version = page.getByRole("region", { name: "다른 곳에서 먼저 고친 글입니다" });
    await expect(version).toContainText(theirs);
    await expect(version).toContainText("남이 쓴 글");
    await expectFilled(editForm(page), mine);
    expect(articlesOf(server.dataDir, theirs)).toHaveLength(1);
    await save(page, "내 글로 저장");
    await expect(rowOf(page, mine.제목)).toBeVisible();
    expect(articlesOf(server.dataDir, mine.제목)).toMatchObject([{ summary: mine.요약, content: mine.내용 }]);

    const question = dialog(other, "글을 삭제할까요?");
    await rowOf(other, theirs).getByRole("button", { name: "삭제" }).click();
    await question.getByRole("button", { name: "삭제" }).click();
    await expect(question.getByRole("alert")).toContainText("다른 곳에서 방금 고친 글입니다.");
    await expect(question).toContainText(mine.제목);
    expect(articlesOf(server.dataDir, mine.제목)).toHaveLength(1);
  });

  test("keeps what was typed for an article that has been deleted meanwhile", async ({ page, server, problems }) => {
    problems.expect(/status of 404/);
    const title = await newArticle(server.dataDir);
    const [stored] = articlesOf(server.dataDir, title);
    await openAdminPage(page);
    await edit(page, title);
    const removed = await page.request.delete(`/api/press/${stored?.id}`, {
      data: { seen: { title, summary: stored?.summary, content: stored?.content } },
    });
    expect(removed.ok()).toBe(true);
    const mine = { 제목: `${title} 살림`, 요약: "내 요약", 내용: "내가 쓴 글" };
    await fillIn(editForm(page), mine);
    await save(page);
    await expect(page.getByRole("region", { name: "다른 곳에서 삭제된 글입니다" })).toBeVisible();
    await expectFilled(editForm(page), mine);
    await save(page, "새 글로 등록");
    await expect(rowOf(page, mine.제목)).toBeVisible();
    expect(articlesOf(server.dataDir, mine.제목)).toMatchObject([{ content: mine.내용, views: 0 }]);
  });

  test("loses nothing when the backend fails, or the session ends, in the middle of an edit", async ({
    page,
    server,
    problems,
  }) => {
    problems.expect(/status of (?:401|500)/);
    const title = await newArticle(server.dataDir);
    const typed = { 제목: `${title} 밤샘`, 요약: "밤새 쓴 요약", 내용: "밤새 쓴 글" };
    await openAdminPage(page);
    await edit(page, title);
    await fillIn(editForm(page), typed);
    await suffer(page, "**/api/press/*", () => save(page));
    await expect(editForm(page).getByRole("alert")).not.toBeEmpty();
    await endSessionsAt(page, server.dataDir, "**/api/press/*");
    await save(page);
    await expect(page.getByText("로그인이 필요합니다.")).toBeVisible();
    await expect(loginForm(page).getByLabel("이메일")).toBeFocused();
    await expect(editForm(page)).toBeHidden();
    expect(articlesOf(server.dataDir, typed.제목)).toEqual([]);
    await signIn(page);
    await expectFilled(editForm(page), typed);
    await save(page);
    await expect(rowOf(page, typed.제목)).toBeVisible();
    expect(articlesOf(server.dataDir, typed.제목)).toHaveLength(1);
  });
});

test.describe("under reduced motion", () => {
  // What fades in is checked when it is there.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is usable in the states of the admin page, which asks no third party", async ({ page, server }) => {
    test.slow();
    const title = await newArticle(server.dataDir);
    const name = newName();
    addLead(server.dataDir, name);
    const { requests } = await openAtRest(page, ADMIN_PATH);
    await expect(loginForm(page)).toBeVisible();
    await expectUsable(page, "signed out");
    await signIn(page);
    await expect(rowOf(page, title)).toBeVisible();
    await expectUsable(page, "articles");
    await page.getByRole("tab", { name: "고객 등록" }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expectUsable(page, "leads");
    expectNoThirdParty(requests);
  });
});
