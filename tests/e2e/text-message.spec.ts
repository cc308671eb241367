import { AxeBuilder } from "@axe-core/playwright";
import { dayWithWeekday } from "@danji/complex/day-words";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { complex } from "./support/complex.ts";
import { consentTokenOf, leadsOf, messagesOf } from "./support/database.ts";
import { field, fillInLead, marketing, newName, VISIT_DAY, visitForm } from "./support/forms.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated } from "./support/page.ts";

const line = z.object({
  key: z.string(),
  to: z.string(),
  form: z.enum(["SMS", "LMS"]),
  bytes: z.number(),
  text: z.string(),
});

/** What goes on in the background may take longer on a machine that others use too. */
const PATIENCE = { timeout: 15_000 };

/** What the dry run has written down. */
function written(dataDir: string): z.output<typeof line>[] {
  const file = join(dataDir, "messages.jsonl");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines.filter((text) => text !== "").map((text) => line.parse(JSON.parse(text)));
}

test("follows a booking, written down where no carrier is set up", async ({ page, ownServer }) => {
  const server = await ownServer({ smsDriver: "" });
  expect(server.output.join("\n")).toContain("SMS_DRIVER");
  const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101", "방문 희망일": VISIT_DAY };
  await openHydrated(page, `${server.url}/Promotion/Customer`, visitForm);
  const form = visitForm(page);
  await fillInLead(form, guest);
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  const result = form.getByRole("status").filter({ hasText: "방문예약이" });
  await expect(result).toBeVisible();
  expect(await result.innerText()).not.toContain("문자");

  await expect.poll(() => written(server.dataDir).length, PATIENCE).toBe(1);
  const [message] = written(server.dataDir);
  expect(message?.to).toBe("010****5678");
  expect(message?.text).toContain(complex.identity.address.modelHouse);
  expect(message?.text).not.toContain(dayWithWeekday(VISIT_DAY));
  expect(message?.text).not.toContain("{");
  expect(message?.text).not.toContain(guest.이름);
  expect(message?.bytes).toBeLessThanOrEqual(2000);
  await expect
    .poll(() => messagesOf(server.dataDir, guest.이름), PATIENCE)
    .toEqual([{ kind: "booking", state: "sent" }]);
});

test("follows it with news once the owner of the number has confirmed them", async ({ page, ownServer }) => {
  const server = await ownServer();
  const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" };
  await openHydrated(page, `${server.url}/Promotion/Customer`, visitForm);
  const form = visitForm(page);
  await fillInLead(form, guest);
  await marketing(form).check();
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  await expect(field(form, "이름")).toHaveValue("");

  await expect.poll(() => written(server.dataDir).length, PATIENCE).toBe(1);
  expect(messagesOf(server.dataDir, guest.이름)).toContainEqual({ kind: "news", state: "waiting-confirmation" });
  expect(written(server.dataDir)[0]?.text).toMatch(/https:\S+\/api\/consent\/…/u);
  await page.goto(`${server.url}/api/consent/${consentTokenOf(server.dataDir, guest.이름)}`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "문자로 받기" }).click();
  await expect(page.getByRole("heading", { name: "소식 수신에 동의하셨습니다" })).toBeVisible();

  // In the night the news wait: then only that they are due can be seen.
  await expect
    .poll(() => messagesOf(server.dataDir, guest.이름)[1]?.state, PATIENCE)
    .toMatch(/^(?:waiting|sending|sent)$/u);
  for (const { key, text } of written(server.dataDir)) {
    expect(text.startsWith("(광고)"), key).toBe(key.endsWith("news"));
    expect(/\n무료수신거부 080-\d{3,4}-\d{4}$/u.test(text), key).toBe(key.endsWith("news"));
  }
  await page.getByRole("button", { name: "수신 거부" }).click();
  await expect(page.getByRole("heading", { name: "수신 거부가 처리되었습니다" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ marketing: 0 }]);
});
