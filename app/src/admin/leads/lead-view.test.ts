import type { AdminLead, AdminSite } from "@danji/api/leads/schema";
import { adminLeadOf } from "@danji/api/leads/lead.fixture";
import { expect, it } from "vitest";
import { personsOf } from "./lead-view.ts";

const LEAD = adminLeadOf();
const SITE: AdminSite = { id: LEAD.siteId, name: "견본 단지" };
const OTHER: AdminSite = { id: "other", name: "다른 단지" };

const viewOf = (changes: Partial<AdminLead>, sites = [SITE]) =>
  personsOf([adminLeadOf(changes)], sites)[0]?.view.leads[0];
const factOf = (wanted: string, ...lead: Parameters<typeof viewOf>) =>
  viewOf(...lead)?.facts.find(([name]) => name === wanted)?.[1];

it("writes the day of a visit as the text message does", () => {
  expect(viewOf({ visitDate: "2026-12-24" })?.visitDay).toBe("2026.12.24(목)");
  expect(viewOf({ visitDate: null })?.visitDay).toBeNull();
});

it("names the site of a lead where there are several, by its key where that is all that is known", () => {
  expect(factOf("현장", {})).toBeNull();
  expect(factOf("현장", {}, [OTHER, SITE])).toBe("견본 단지");
  expect(factOf("현장", { siteId: "sold-out" }, [OTHER, SITE])).toBe("sold-out");
});

it("says whether the number's owner has confirmed the consent to advertising", () => {
  expect(factOf("마케팅", { marketing: true })).toBe("동의(미확인)");
  expect(factOf("마케팅", { marketing: true, marketingConfirmedAt: LEAD.createdAt })).toBe("동의(확인됨)");
  expect(factOf("마케팅", { marketing: false, marketingConfirmedAt: LEAD.createdAt })).toBe("동의하지 않음");
});

it("puts the leads of one number at one site together, however it was written, with the state that asks for most work", () => {
  const leads = [
    adminLeadOf({ id: "4", name: "새 손님", state: "called", marketing: false }),
    adminLeadOf({ id: "3", phone: "010-1234-5679" }),
    adminLeadOf({ id: "2", phone: "01012345678", state: "new" }),
    adminLeadOf({ id: "1", siteId: "other", state: "done" }),
    ...["b", "a"].map((id) => adminLeadOf({ id, phone: "전화 주세요" })),
  ];
  const persons = personsOf(leads, [SITE, OTHER]);
  expect(persons.map(({ view }) => view.leads.map(({ id }) => id))).toEqual([["4", "2"], ["3"], ["1"], ["b"], ["a"]]);
  expect(persons.slice(0, 3).map(({ view }) => view.state)).toEqual(["new", "new", "done"]);
  expect(persons[0]).toMatchObject({ lead: { id: "2" }, view: { marketing: true } });
});
