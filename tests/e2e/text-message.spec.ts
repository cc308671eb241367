import { AxeBuilder } from "@axe-core/playwright";
import { consentTokenOf, leadsOf, messagesOf } from "./support/database.ts";
import { fillInLead, marketing, newName, visitForm } from "./support/forms.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated } from "./support/page.ts";

/** What goes on in the background may take longer on a machine that others use too. */
const PATIENCE = { timeout: 15_000 };

test("follows a booking with news once the owner of the number has confirmed them", async ({ page, ownServer }) => {
  const server = await ownServer();
  const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" };
  await openHydrated(page, `${server.url}/Promotion/Customer`, visitForm);
  await fillInLead(visitForm(page), guest);
  await marketing(visitForm(page)).check();
  await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
  const messages = () => messagesOf(server.dataDir, guest.이름);
  await expect.poll(messages, PATIENCE).toEqual([
    { kind: "booking", state: "sent" },
    { kind: "news", state: "waiting-confirmation" },
  ]);
  await page.goto(`${server.url}/api/consent/${consentTokenOf(server.dataDir, guest.이름)}`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "문자로 받기" }).click();
  await expect(page.getByRole("heading", { name: "소식 수신에 동의하셨습니다" })).toBeVisible();
  // In the night the news wait: then only that they are due can be seen.
  await expect.poll(() => messages()[1]?.state, PATIENCE).toMatch(/^(?:waiting|sending|sent)$/u);
  await page.getByRole("button", { name: "수신 거부" }).click();
  await expect(page.getByRole("heading", { name: "수신 거부가 처리되었습니다" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ marketing: 0 }]);
});
