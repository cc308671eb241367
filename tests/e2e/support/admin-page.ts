import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { complex } from "./complex.ts";
import { addArticle, expireSessions } from "./database.ts";
import { fillIn } from "./forms.ts";
import { ADMINISTRATOR } from "./server.ts";

/** Path of the admin page. */
export const ADMIN_PATH = "/admin";

/** The sign-in. */
export const loginForm = (page: Page): Locator => page.getByRole("form", { name: "관리자 로그인" });

/** The form of the article that is being edited. */
export const editForm = (page: Page): Locator =>
  page.getByRole("form", { name: "보도자료 고치기", includeHidden: true });

/** Row of an article, by its title. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: title, exact: true }) });

/** Signs the administrator in where the form stands. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = ADMINISTRATOR,
): Promise<void> {
  await fillIn(loginForm(page), { 이메일: email, 비밀번호: password });
  await loginForm(page).getByRole("button", { name: "로그인" }).click();
  await expect(page.getByText("관리자님, 환영합니다.")).toBeVisible();
}

/** Opens the admin page for the administrator, who has signed in before. */
export async function openAdminPage(page: Page): Promise<void> {
  expect((await page.request.post("/api/session", { data: ADMINISTRATOR })).status()).toBe(200);
  await page.goto(ADMIN_PATH);
  await expect(page.getByText("관리자님, 환영합니다.")).toBeVisible();
}

/** Ends all sessions as a request to an address is sent, so that no other request, such as the count of the leads, meets their end before. */
export async function endSessionsAt(page: Page, dataDir: string, address: string): Promise<void> {
  const end = (route: Route): Promise<void> => {
    expireSessions(dataDir);
    return route.continue();
  };
  await page.route(address, end, { times: 1 });
}

let articles = 0;

/** Puts an article on top of the list behind the product's back; answers its title, which no other has. */
export async function newArticle(dataDir: string): Promise<string> {
  articles += 1;
  const title = `글 ${process.pid}-${articles}`;
  addArticle(dataDir, { siteId: complex.identity.siteKey, title, summary: "요약", content: "첫 줄\n둘째 줄" });
  return title;
}
