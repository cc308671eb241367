import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { complex } from "./support/complex.ts";
import { addLead, auditOf, leadIdOf, leadsOf } from "./support/database.ts";
import { endSessionsAt, loginForm, openAdminPage, signIn } from "./support/admin-page.ts";
import { newName, newPhone } from "./support/forms.ts";
import { ADMINISTRATOR, type Server } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

// Leads that are left here would change what other files count.
test.use({ sharesContext: true, data: "admin" });

interface Left {
  readonly name: string;
  readonly phone?: string;
  readonly message?: string;
}

/** A name that is no part of another. */
const guest = (): string => `${newName()}번`;

/** Leaves a lead as a visitor does. */
async function leave({ url }: Server, { name, phone = newPhone(), message = "문의드립니다." }: Left) {
  const body = JSON.stringify({ name, phone, message, marketing: true });
  const headers = { "Content-Type": "application/json" };
  const { status } = await fetch(`${url}/api/forms/inquiry`, { method: "POST", body, headers });
  expect(status).toBe(200);
}

const panel = (page: Page) => page.getByRole("region", { name: "고객 등록" });
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const details = (page: Page, name: string) => row(page, name).getByRole("button", { name: "자세히" });
const list = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const stateOf = (page: Page, name: string) => page.getByRole("combobox", { name: `${name} 상태` });
const erasure = (page: Page) => page.getByRole("alertdialog", { name: "이 고객의 개인정보를 삭제할까요?" });

async function openLeads(page: Page): Promise<void> {
  await openAdminPage(page);
  await page.getByRole("tab", { name: "고객 등록" }).click();
  await expect(panel(page).getByRole("search")).toBeVisible();
}

async function search(page: Page, words: string): Promise<void> {
  await panel(page).getByRole("searchbox").fill(words);
  await panel(page).getByRole("button", { name: "찾기" }).click();
}

test(
  "shows a lead with everything that was left, and keeps its state",
  { tag: "@everyday" },
  async ({ page, server }) => {
    const name = guest();
    await leave(server, { name, phone: "010-1111-2222", message: "주차가 되나요?\n두 대입니다." });
    await openLeads(page);
    await search(page, name);
    await expect(row(page, name)).toContainText("문의");
    await expect(row(page, name).getByRole("link")).toHaveAttribute("href", "tel:01011112222");
    expect(await row(page, name).getByText("주차가 되나요?").innerText()).toBe("주차가 되나요?\n두 대입니다.");
    await details(page, name).click();
    await expect(row(page, name)).toContainText("마케팅");
    await expect(stateOf(page, name)).toHaveValue("new");
    await stateOf(page, name).selectOption("통화");
    await expect(stateOf(page, name)).toHaveValue("called");
    await page.reload();
    await page.getByRole("tab", { name: "고객 등록" }).click();
    await search(page, "1111 2222");
    await expect(stateOf(page, name)).toHaveValue("called");
    expect(auditOf(server.dataDir, leadIdOf(server.dataDir, name))).toEqual([
      { who: ADMINISTRATOR.email, what: "lead-state" },
    ]);
  },
);

test("marks a lead in quarantine, lists such leads alone, and releases one", async ({ page, server }) => {
  const [ordinary, suspect] = [guest(), guest()];
  addLead(server.dataDir, ordinary);
  addLead(server.dataDir, suspect, { isQuarantined: true });
  await openLeads(page);
  await list(page, "확인 필요").click();
  await expect(row(page, suspect)).toContainText("확인 필요");
  await expect(row(page, ordinary)).toHaveCount(0);
  await row(page, suspect).getByRole("button", { name: "확인 완료" }).click();
  await expect(row(page, suspect)).not.toContainText("확인 필요");
  await panel(page).getByRole("button", { name: "찾기" }).click();
  await expect(panel(page).getByText("확인이 필요한 고객이 없습니다.")).toBeVisible();
  await page.getByRole("tab", { name: "작업 기록" }).click();
  const log = page.getByRole("region", { name: "작업 기록" });
  await expect(log.getByRole("listitem").first()).toContainText("확인이 필요한 고객을 확인했습니다");
});

test("has a header of its own, with the way to the site and out", async ({ page }) => {
  await openAdminPage(page);
  await expect(
    page.getByRole("banner").getByRole("heading", { name: `${complex.identity.name} 관리자` }),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃", exact: true }).click();
  await expect(loginForm(page)).toBeVisible();
  await page.getByRole("link", { name: "사이트 보기" }).click();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("reports a state that another session has changed", async ({ page, visitor, server }) => {
  const name = guest();
  await leave(server, { name });
  const other = await visitor();
  for (const adminPage of [page, other]) {
    await openLeads(adminPage);
    await search(adminPage, name);
    await expect(row(adminPage, name)).toBeVisible();
  }
  await stateOf(other, name).selectOption("완료");
  await expect(stateOf(other, name)).toHaveValue("done");
  await stateOf(page, name).selectOption("통화");
  await expect(page.getByText("다른 곳에서 먼저 상태를 바꾼 고객입니다.")).toBeVisible();
  await expect(stateOf(page, name)).toHaveValue("done");
});

test("saves a file for spreadsheets, and writes down that it did", async ({ page, server }) => {
  const name = guest();
  await leave(server, { name: `=${name}`, phone: "01012345678" });
  await openLeads(page);
  await search(page, name);
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
  const downloading = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "찾은 결과 내려받기 (CSV)" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/u);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = bytes.toString("utf8").split("\r\n");
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(`,"문의","'=${name}","010-1234-5678",`);
  await page.getByRole("tab", { name: "작업 기록" }).click();
  const log = page.getByRole("region", { name: "작업 기록" });
  await expect(log.getByRole("listitem").first()).toContainText("고객 1건을 내려받았습니다");
  await expect(log.getByRole("listitem").first()).toContainText(ADMINISTRATOR.email);
});

test("deletes all leads of a person after a confirmation, and no others", async ({ page, server }) => {
  const [name, other] = [guest(), guest()];
  await leave(server, { name, phone: "010-7777-0001" });
  await leave(server, { name, phone: "01077770001" });
  await leave(server, { name: other, phone: "010-7777-0002" });
  await openLeads(page);
  await search(page, "7777");
  await details(page, name).click();
  await row(page, name).getByRole("button", { name: "개인정보 삭제" }).click();
  await expect(erasure(page)).toContainText(name);
  await erasure(page).getByRole("button", { name: "취소" }).click();
  expect(leadsOf(server.dataDir, name)).toHaveLength(2);
  await row(page, name).getByRole("button", { name: "개인정보 삭제" }).click();
  await erasure(page).getByRole("button", { name: "2건 삭제" }).click();
  await expect(page.getByText("고객 등록 2건을 삭제했습니다.")).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await expect(row(page, other)).toHaveCount(1);
  expect(leadsOf(server.dataDir, name)).toEqual([]);
  const files = await Promise.all(["danji.db", "danji.db-wal"].map((file) => readFile(`${server.dataDir}/${file}`)));
  expect(Buffer.concat(files).includes(name)).toBe(false);
  await page.getByRole("tab", { name: "작업 기록" }).click();
  const entries = page.getByRole("region", { name: "작업 기록" }).getByRole("listitem");
  await expect(entries.filter({ hasText: "요청에 따라 고객 2건을 삭제했습니다" })).toHaveCount(1);
  await expect(entries.filter({ hasText: "7777" })).toHaveCount(0);
});

test("leaves nothing of a person in addresses, storage or the server's output", async ({ page, server }) => {
  const name = guest();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await leave(server, { name, phone: "010-8888-0001" });
  await openLeads(page);
  await search(page, name);
  await stateOf(page, name).selectOption("완료");
  await expect(stateOf(page, name)).toHaveValue("done");
  addresses.push(page.url());
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  const traces = decodeURIComponent(addresses.join("\n")) + kept + server.output.join("\n");
  expect(traces).not.toContain(name);
  expect(traces).not.toMatch(/8888-?0001/u);
});

test("hides the leads when the session ends, and goes on where it was", async ({ page, server, problems }) => {
  problems.expect(/status of 401/);
  const name = guest();
  await leave(server, { name });
  await openLeads(page);
  await search(page, name);
  await expect(row(page, name)).toBeVisible();
  await endSessionsAt(page, server.dataDir, "**/api/admin/state");
  await stateOf(page, name).selectOption("통화");
  await expect(loginForm(page).getByLabel("이메일")).toBeFocused();
  await expect(row(page, name)).toBeHidden();
  expect(leadsOf(server.dataDir, name)).toHaveLength(1);
  await signIn(page);
  await expect(row(page, name)).toBeVisible();
  await stateOf(page, name).selectOption("통화");
  await expect(stateOf(page, name)).toHaveValue("called");
});
