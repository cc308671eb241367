import type { AdminLead, AdminSite } from "@danji/api/leads/schema";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { expect, it } from "vitest";
import { leadView } from "./lead-view.ts";

const LEAD: AdminLead = { ...leadOf(), id: "1", state: "new", marketingConfirmedAt: null, isQuarantined: false };
const SITE: AdminSite = { id: LEAD.siteId, name: "견본 단지" };
const OTHER: AdminSite = { id: "other", name: "다른 단지" };

it("writes the day of a visit as the text message does", () => {
  expect(leadView({ ...LEAD, visitDate: "2026-12-24" }, [SITE]).facts).toContainEqual([
    "방문 희망일",
    "2026.12.24(목)",
  ]);
});

it("names the site of a lead where there are several, by its key where that is all that is known", () => {
  const siteOf = (siteId: string, sites: readonly AdminSite[]) =>
    leadView({ ...LEAD, siteId }, sites).facts.find(([name]) => name === "현장")?.[1];
  expect(siteOf(SITE.id, [SITE])).toBeNull();
  expect(siteOf(SITE.id, [OTHER, SITE])).toBe("견본 단지");
  expect(siteOf("sold-out", [OTHER, SITE])).toBe("sold-out");
});

it("says whether the number's owner has confirmed the consent to advertising", () => {
  const nameOf = (changes: Partial<AdminLead>) =>
    leadView({ ...LEAD, ...changes }, [SITE]).facts.find(([name]) => name === "마케팅")?.[1];
  expect(nameOf({ marketing: true })).toBe("동의(미확인)");
  expect(nameOf({ marketing: true, marketingConfirmedAt: LEAD.createdAt })).toBe("동의(확인됨)");
  expect(nameOf({ marketing: false, marketingConfirmedAt: LEAD.createdAt })).toBe("동의하지 않음");
});
