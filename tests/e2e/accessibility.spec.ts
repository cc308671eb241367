import { ADMIN_PATH, loginForm, newArticle, rowOf, signIn } from "./support/admin-page.ts";
import { addLead } from "./support/database.ts";
import { newName } from "./support/forms.ts";
import { expect, test } from "./support/test.ts";
import { expectUsable } from "./support/usable.ts";
import { expectNoThirdParty, openAtRest } from "./support/visit.ts";

// Leads that are left here would change what other files count. What fades in is checked when it is there.
test.use({ sharesContext: true, data: "admin", contextOptions: { reducedMotion: "reduce" } });

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
