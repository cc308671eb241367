import { addLead } from "./support/database.ts";
import { ADMIN_PATH, editForm, loginForm, newArticle, rowOf, signIn } from "./support/admin-page.ts";
import { newName } from "./support/forms.ts";
import { expect, test } from "./support/test.ts";
import { expectUsable } from "./support/usable.ts";

// Leads that are left here would change what other files count.
test.use({ data: "admin-accessibility", contextOptions: { reducedMotion: "reduce" } });

test("is usable in the states of the admin page", async ({ page, server }) => {
  test.slow();
  const title = await newArticle(server.dataDir);
  const name = newName();
  addLead(server.dataDir, name);
  await page.goto(ADMIN_PATH);
  await expect(loginForm(page)).toBeVisible();
  await expectUsable(page, "signed out");

  await signIn(page);
  await expect(rowOf(page, title)).toBeVisible();
  await expectUsable(page, "articles");
  await rowOf(page, title).getByRole("button", { name: "삭제" }).click();
  await expect(page.getByRole("alertdialog", { name: "글을 삭제할까요?" })).toBeVisible();
  await expectUsable(page, "question");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "고객 등록" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expectUsable(page, "leads");
  await page.getByRole("tab", { name: "작업 기록" }).click();
  await expect(page.getByRole("region", { name: "작업 기록" })).toBeVisible();
  await expectUsable(page, "log");

  await page.getByRole("tab", { name: "보도자료" }).click();
  await rowOf(page, title).getByRole("button", { name: "수정" }).click();
  await editForm(page).getByLabel("제목", { exact: true }).fill("");
  await editForm(page).getByRole("button", { name: "저장", exact: true }).click();
  await expect(editForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
  await expectUsable(page, "edit with an error");
});
