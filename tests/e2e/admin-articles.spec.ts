import type { Page } from "@playwright/test";
import { auditOf, articlesOf, expireSessions } from "./support/database.ts";
import { FAILURE, suffer } from "./support/faults.ts";
import { expectFilled, expectRefused, fillIn } from "./support/forms.ts";
import { ADMIN_PATH, editForm, loginForm, newArticle, openAdminPage, rowOf, signIn } from "./support/admin-page.ts";
import { ADMINISTRATOR } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

// What is changed here would change what other files count.
test.use({ data: "admin-articles" });

const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });

async function edit(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole("button", { name: "수정" }).click();
  await expect(page.getByRole("heading", { name: "보도자료 고치기" })).toBeFocused();
}

const save = (page: Page, label = "저장") => editForm(page).getByRole("button", { name: label, exact: true }).click();

test("is for the administrator alone, and for no search engine", async ({ page, request }) => {
  await page.goto(ADMIN_PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("관리자");
  await expect(page.getByRole("heading", { name: "관리자 로그인" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(ADMIN_PATH);
});

test("edits an article, and lists it as it stands now", async ({ page, server }) => {
  const title = await newArticle(server.dataDir);
  await openAdminPage(page);
  await edit(page, title);
  await expectFilled(editForm(page), { 제목: title, 요약: "요약", 내용: "첫 줄\n둘째 줄" });
  await fillIn(editForm(page), { 제목: `${title} 고침`, 내용: "다른 줄" });
  await save(page);
  await expect(page.getByText("글을 저장했습니다.")).toBeVisible();
  await expect(rowOf(page, `${title} 고침`)).toBeVisible();
  const [stored] = articlesOf(server.dataDir, `${title} 고침`);
  expect(stored).toMatchObject({ summary: "요약", content: "다른 줄", views: 0 });
  expect(auditOf(server.dataDir, stored?.id ?? "")).toEqual([{ who: ADMINISTRATOR.email, what: "article-edited" }]);
});

test("saves nothing without title and summary, and says so beside the field", async ({ page, server }) => {
  const title = await newArticle(server.dataDir);
  await openAdminPage(page);
  await edit(page, title);
  await fillIn(editForm(page), { 제목: " " });
  await save(page);
  await expectRefused(editForm(page), "제목", "제목/요약은 필수입니다!");
  expect(articlesOf(server.dataDir, title)).toHaveLength(1);
});

test("asks before what was typed is thrown away, and only then", async ({ page, server }) => {
  const title = await newArticle(server.dataDir);
  await openAdminPage(page);
  await edit(page, title);
  await page.getByRole("button", { name: "목록으로" }).click();
  await edit(page, title);
  await fillIn(editForm(page), { 요약: "다른 요약" });
  await page.getByRole("button", { name: "목록으로" }).click();
  await dialog(page, "고친 내용을 버릴까요?").getByRole("button", { name: "취소" }).click();
  await expectFilled(editForm(page), { 요약: "다른 요약" });
  await page.getByRole("button", { name: "목록으로" }).click();
  await dialog(page, "고친 내용을 버릴까요?").getByRole("button", { name: "버리기" }).click();
  await expect(rowOf(page, title)).toBeVisible();
  expect(articlesOf(server.dataDir, title)).toMatchObject([{ summary: "요약" }]);
});

test("deletes an article after a question, whose no has the focus", async ({ page, server }) => {
  const title = await newArticle(server.dataDir);
  await openAdminPage(page);
  await rowOf(page, title).getByRole("button", { name: "삭제" }).click();
  const question = dialog(page, "글을 삭제할까요?");
  await expect(question).toContainText(title);
  await expect(question.getByRole("button", { name: "취소" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(articlesOf(server.dataDir, title)).toHaveLength(1);

  const [stored] = articlesOf(server.dataDir, title);
  await rowOf(page, title).getByRole("button", { name: "삭제" }).click();
  await question.getByRole("button", { name: "삭제" }).click();
  await expect(page.getByText("글을 삭제했습니다.")).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  expect(articlesOf(server.dataDir, title)).toEqual([]);
  expect(auditOf(server.dataDir, stored?.id ?? "")).toEqual([{ who: ADMINISTRATOR.email, what: "article-removed" }]);
});

test.describe("two concurrent editors", () => {
  const MINE = { 제목: "내 제목", 요약: "내 요약", 내용: "내가 쓴 글" };

  async function meet(page: Page, visitor: () => Promise<Page>, dataDir: string) {
    const title = await newArticle(dataDir);
    const other = await visitor();
    await openAdminPage(page);
    await openAdminPage(other);
    await edit(page, title);
    await edit(other, title);
    const theirs = `${title} 먼저`;
    await fillIn(editForm(other), { 제목: theirs, 내용: "남이 쓴 글" });
    await save(other);
    await expect(rowOf(other, theirs)).toBeVisible();
    return { theirs, other };
  }
  const version = (page: Page) => page.getByRole("region", { name: "다른 곳에서 먼저 고친 글입니다" });

  test("shows the second one both versions, and saves the selected one", async ({
    page,
    visitor,
    server,
    problems,
  }) => {
    problems.expect(/status of 409/);
    const { theirs } = await meet(page, visitor, server.dataDir);
    const mine = { ...MINE, 제목: `${theirs} 나중` };
    await fillIn(editForm(page), mine);
    await save(page);
    await expect(version(page)).toContainText(theirs);
    await expect(version(page)).toContainText("남이 쓴 글");
    await expectFilled(editForm(page), mine);
    expect(articlesOf(server.dataDir, theirs)).toHaveLength(1);
    await save(page, "내 글로 저장");
    await expect(rowOf(page, mine.제목)).toBeVisible();
    expect(articlesOf(server.dataDir, mine.제목)).toMatchObject([{ summary: mine.요약, content: mine.내용 }]);
  });

  test("continues the edit from the other version", async ({ page, visitor, server, problems }) => {
    problems.expect(/status of 409/);
    const { theirs } = await meet(page, visitor, server.dataDir);
    await fillIn(editForm(page), MINE);
    await save(page);
    await version(page).getByRole("button", { name: "저장된 글로 바꾸기" }).click();
    await expectFilled(editForm(page), { 제목: theirs, 요약: "요약", 내용: "남이 쓴 글" });
    await expect(version(page)).toBeHidden();
    await fillIn(editForm(page), { 요약: "함께 쓴 요약" });
    await save(page);
    await expect(rowOf(page, theirs)).toBeVisible();
    expect(articlesOf(server.dataDir, theirs)).toMatchObject([{ summary: "함께 쓴 요약", content: "남이 쓴 글" }]);
  });

  test("keeps what was typed for an article that has been deleted meanwhile", async ({
    page,
    visitor,
    server,
    problems,
  }) => {
    problems.expect(/status of 404/);
    const { theirs, other } = await meet(page, visitor, server.dataDir);
    await rowOf(other, theirs).getByRole("button", { name: "삭제" }).click();
    await dialog(other, "글을 삭제할까요?").getByRole("button", { name: "삭제" }).click();
    await expect(other.getByText("글을 삭제했습니다.")).toBeVisible();
    const mine = { ...MINE, 제목: `${theirs} 살림` };
    await fillIn(editForm(page), mine);
    await save(page);
    await expect(page.getByRole("region", { name: "다른 곳에서 삭제된 글입니다" })).toBeVisible();
    await expectFilled(editForm(page), mine);
    await save(page, "새 글로 등록");
    await expect(rowOf(page, mine.제목)).toBeVisible();
    expect(articlesOf(server.dataDir, mine.제목)).toMatchObject([{ content: mine.내용, views: 0 }]);
  });

  test("shows a version that was changed meanwhile before deleting it", async ({ page, visitor, server, problems }) => {
    problems.expect(/status of 409/);
    const title = await newArticle(server.dataDir);
    const other = await visitor();
    await openAdminPage(page);
    await openAdminPage(other);
    await edit(other, title);
    const theirs = `${title} 먼저`;
    await fillIn(editForm(other), { 제목: theirs });
    await save(other);
    await expect(rowOf(other, theirs)).toBeVisible();

    await rowOf(page, title).getByRole("button", { name: "삭제" }).click();
    const question = dialog(page, "글을 삭제할까요?");
    await question.getByRole("button", { name: "삭제" }).click();
    await expect(question.getByRole("alert")).toContainText("다른 곳에서 방금 고친 글입니다.");
    await expect(question).toContainText(theirs);
    expect(articlesOf(server.dataDir, theirs)).toHaveLength(1);
    await question.getByRole("button", { name: "삭제" }).click();
    await expect(page.getByText("글을 삭제했습니다.")).toBeVisible();
    expect(articlesOf(server.dataDir, theirs)).toEqual([]);
  });
});

test("loses nothing when the session ends in the middle of an edit", async ({ page, server, problems }) => {
  problems.expect(/status of 401/);
  const title = await newArticle(server.dataDir);
  const typed = { 제목: `${title} 밤샘`, 요약: "밤새 쓴 요약", 내용: "밤새 쓴 글" };
  await openAdminPage(page);
  await edit(page, title);
  await fillIn(editForm(page), typed);
  expireSessions(server.dataDir);
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

test("keeps what was typed when the backend fails", async ({ page, server, problems }) => {
  problems.expect(/status of 500/u);
  const title = await newArticle(server.dataDir);
  await openAdminPage(page);
  await edit(page, title);
  await fillIn(editForm(page), { 내용: "쓰던 글" });
  await suffer(page, FAILURE, "**/api/press/*", () => save(page));
  await expect(editForm(page).getByRole("alert")).not.toBeEmpty();
  await expectFilled(editForm(page), { 내용: "쓰던 글" });
  await save(page);
  await expect(page.getByText("글을 저장했습니다.")).toBeVisible();
  expect(articlesOf(server.dataDir, title)).toMatchObject([{ content: "쓰던 글" }]);
});

test("says so when the list does not come since the backend fails, and tries again", async ({ page, problems }) => {
  problems.expect(/status of 500/u);
  await page.goto(ADMIN_PATH);
  await suffer(page, FAILURE, "**/api/press?*", () => signIn(page));
  await expect(page.getByText("목록을 불러오지 못했습니다.")).toBeVisible();
  await page.getByRole("button", { name: "다시 시도" }).click();
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(10);
});
