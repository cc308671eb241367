import { PRESS } from "./support/complex.ts";
import { articlesOf, leadsOf, viewsOf } from "./support/database.ts";
import { field, fillIn, newName, visitForm } from "./support/forms.ts";
import { ADMINISTRATOR } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

/** How the product tells the first password (contract, section 1: once). */
const FIRST_PASSWORD = /비밀번호\s+(?<password>\S{12,})$/u;

test("keeps lead, article, views and session over a restart and a power cut", async ({ page, ownServer }) => {
  const server = await ownServer();
  const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" };
  const article = { 제목: "다시 켜도 남는 글", 요약: "한 줄", 내용: "본문" };

  await page.goto(`${server.url}/Promotion/Customer`);
  await fillIn(visitForm(page), guest);
  await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
  await expect(visitForm(page).getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();

  await page.goto(server.url + PRESS);
  const login = page.locator("form").filter({ has: page.getByLabel("비밀번호", { exact: true }) });
  await fillIn(login, { 이메일: ADMINISTRATOR.email, 비밀번호: ADMINISTRATOR.password });
  await login.getByRole("button", { name: "로그인" }).click();
  const writing = page.locator("form").filter({ has: page.getByLabel("제목", { exact: true }) });
  await fillIn(writing, article);
  await writing.getByRole("button", { name: "등록" }).click();
  const row = page.locator("tbody").getByRole("row").first();
  await expect(row).toContainText(article.제목);
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.제목);

  for (const [index, signal] of (["SIGTERM", "SIGKILL"] as const).entries()) {
    await server.restart(signal);
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
    const [stored] = articlesOf(server.dataDir, article.제목);
    expect(stored).toMatchObject({ summary: article.요약, content: article.내용 });
    expect(viewsOf(server.dataDir, stored?.id ?? "")).toBe(index + 1);

    await page.goto(server.url + PRESS);
    await expect(page.getByText("관리자님, 환영합니다.")).toBeVisible();
    await expect(page.locator("tbody").getByRole("row").first()).toContainText(article.제목);
    await page.getByRole("link", { name: article.제목 }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.제목);
  }
});

test("loses no booking that was confirmed before a power cut", async ({ page, ownServer }) => {
  const server = await ownServer();
  await page.goto(`${server.url}/Promotion/Customer`);
  const form = visitForm(page);
  for (let round = 0; round < 3; round += 1) {
    const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" };
    await fillIn(form, guest);
    await form.getByRole("button", { name: "방문예약 신청" }).click();
    // An emptied field is the confirmation: the message of the round before may still stand there.
    await expect(field(form, "이름")).toHaveValue("");
    await server.restart("SIGKILL");
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
  }
});

test("tells a random password once, with which one signs in", async ({ page, ownServer }) => {
  const server = await ownServer({ administrator: null });
  const passwords = server.output.flatMap((line) => FIRST_PASSWORD.exec(line)?.groups?.["password"] ?? []);
  expect(passwords).toHaveLength(1);
  const email = server.output.join("\n").match(/이메일\s+(\S+)/u)?.[1] ?? "";
  // What it says each time: where text messages go, and where the site is.
  const said = [expect.stringContaining("messages.jsonl"), `Danji ▸ ${server.url}`];
  await server.restart("SIGTERM");
  expect(server.output).toEqual(said);
  await server.restart("SIGKILL");
  expect(server.output).toEqual(said);

  await page.goto(server.url + PRESS);
  const login = page.locator("form").filter({ has: page.getByLabel("비밀번호", { exact: true }) });
  await fillIn(login, { 이메일: email, 비밀번호: passwords[0] ?? "" });
  await login.getByRole("button", { name: "로그인" }).click();
  await expect(page.getByText("관리자님, 환영합니다.")).toBeVisible();
});
