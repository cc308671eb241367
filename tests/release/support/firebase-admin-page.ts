import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { complex } from "../../e2e/support/complex.ts";
import { ADMIN_PATH, editForm, rowOf, signIn } from "../../e2e/support/admin-page.ts";
import type { FirebaseSite } from "./firebase.ts";
import { expectFilled, fillIn, newName } from "../../e2e/support/forms.ts";
import { expect, test } from "../../e2e/support/test.ts";

const titleOf = (index: number): string => complex.press[index]?.title ?? "";
const save = (page: Page, label = "저장") => editForm(page).getByRole("button", { name: label, exact: true }).click();
const dialog = (page: Page, name: string): Locator => page.getByRole("alertdialog", { name });

async function edit(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole("button", { name: "수정" }).click();
  await expect(page.getByRole("heading", { name: "보도자료 고치기" })).toBeFocused();
}

/** What the administrator does on the admin page of a site that is built for Firebase. Declares its tests where it is called. */
export function describeFirebaseAdminPage(siteOf: () => FirebaseSite): void {
  const openAdminPage = async (page: Page): Promise<void> => {
    const { url, administrator } = siteOf();
    await page.goto(url + ADMIN_PATH);
    await signIn(page, administrator);
  };

  test("edits an article on the admin page, shows a second editor both versions, and deletes it", async ({
    page,
    visitor,
    problems,
  }) => {
    problems.expect(/status of 409/);
    const site = siteOf();
    const [title, theirs, mine] = [titleOf(0), `${titleOf(0)} 먼저`, `${titleOf(0)} 나중`];
    const other = await visitor();
    await site.connect(other.context());
    await openAdminPage(page);
    await openAdminPage(other);
    await edit(page, title);
    await edit(other, title);
    await fillIn(editForm(other), { 제목: theirs });
    await save(other);
    await expect(rowOf(other, theirs)).toBeVisible();

    await fillIn(editForm(page), { 제목: mine, 내용: "나중에 쓴 글" });
    await save(page);
    await expect(page.getByRole("region", { name: "다른 곳에서 먼저 고친 글입니다" })).toContainText(theirs);
    await expectFilled(editForm(page), { 제목: mine, 내용: "나중에 쓴 글" });
    expect(await site.stored("press")).not.toContain(mine);
    await save(page, "내 글로 저장");
    await expect(rowOf(page, mine)).toBeVisible();
    expect(await site.stored("press")).toContain("나중에 쓴 글");

    await rowOf(page, mine).getByRole("button", { name: "삭제" }).click();
    await dialog(page, "글을 삭제할까요?").getByRole("button", { name: "삭제" }).click();
    await expect(page.getByText("글을 삭제했습니다.")).toBeVisible();
    expect(await site.stored("press")).not.toContain(mine);
    await page.getByRole("tab", { name: "작업 기록" }).click();
    // Other tests post articles and sign in, which is recorded too.
    const entries = page.getByRole("region", { name: "작업 기록" }).getByRole("listitem");
    await expect(entries.filter({ hasText: "로그인했습니다" })).not.toHaveCount(0);
    const log = entries.filter({ hasNotText: /올렸습니다|로그인했습니다/u });
    await expect(log).toHaveText([/삭제했습니다/u, /고쳤습니다/u, /고쳤습니다/u]);
    await expect(log.first()).toContainText(site.administrator.email);
  });

  test("lists leads on the admin page, keeps their state, saves them for a spreadsheet, and erases a person", async ({
    page,
  }) => {
    const site = siteOf();
    const [name, other] = [`${newName()}번`, `${newName()}번`];
    await site.leave({ name, phone: "010-7777-0001" });
    await site.leave({ name: other, phone: "010-7777-0002" });
    await openAdminPage(page);
    await page.getByRole("tab", { name: "고객 등록" }).click();
    const panel = page.getByRole("region", { name: "고객 등록" });
    const row = (who: string) =>
      panel.getByRole("listitem").filter({ has: page.getByRole("heading", { name: who, exact: true }) });
    await panel.getByRole("searchbox").fill("7777");
    await panel.getByRole("button", { name: "찾기" }).click();
    await expect(row(other)).toBeVisible();

    const state = page.getByRole("combobox", { name: `${name} 상태` });
    await state.selectOption("통화");
    await expect(state).toHaveValue("called");
    await expect.poll(() => site.stored("leads")).toContain("called");

    const downloading = page.waitForEvent("download");
    await panel.getByRole("button", { name: "찾은 결과 내려받기 (CSV)" }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(file).toMatch(/^\u{FEFF}/u);
    for (const who of [name, other]) expect(file).toContain(who);

    await row(name).getByRole("button", { name: "자세히" }).click();
    await row(name).getByRole("button", { name: "개인정보 삭제" }).click();
    await dialog(page, "이 고객의 개인정보를 삭제할까요?").getByRole("button", { name: "1건 삭제" }).click();
    await expect(page.getByText("고객 등록 1건을 삭제했습니다.")).toBeVisible();
    await expect(row(name)).toHaveCount(0);
    const leads = await site.stored("leads");
    expect(leads).toContain(other);
    expect(leads).not.toContain(name);
  });
}
