import { adminLeadOf } from "@danji/api/leads/lead.fixture";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { ServicesContext } from "../../shell/services/services.ts";
import { servicesWith } from "../../shell/services/services.fixture.ts";
import { ErasurePopup } from "./ErasurePopup.tsx";
import { LeadsPanel } from "./LeadsPanel.tsx";
import { useLeads } from "./use-leads.ts";
import type { AdminLead, AdminSite } from "@danji/api/leads/schema";
import { personsOf } from "./lead-view.ts";

vi.mock("./own-leads.ts", () => ({ KEEPS_LEADS: true, OUTSIDE_KINDS: [] }));

const onSignedOut = vi.fn<(reason: string) => void>();

/** A site whose backend answers by the end of an address. */
function siteWith(answer: (name: string, question: string) => object | Promise<object>) {
  const leadsAdmin = createHttpLeadsAdmin({
    fetch: async (url, { body }) =>
      Response.json(await answer(url.split("/").at(-1) ?? "", typeof body === "string" ? body : "")),
  });
  const services = servicesWith({ leadsAdmin: () => Promise.resolve(leadsAdmin) });
  return ({ children }: { children: ReactNode }) => <ServicesContext value={services}>{children}</ServicesContext>;
}

it.each([
  [false, "고객 등록 2건을 삭제했습니다."],
  [
    true,
    "고객 등록 2건을 삭제했습니다. 데이터 파일을 읽는 다른 프로그램이 끝나는 대로 데이터베이스의 기록에서도 지웁니다.",
  ],
])("says what is erased, and whether it is still to go from the log: %s", async (pending, message) => {
  const Site = siteWith(() => ({ count: 2, pending }));
  const onDone = vi.fn<(message: string) => void>();
  const { user, findByRole } = render(
    <Site>
      <ErasurePopup
        lead={adminLeadOf()}
        siteId=""
        scope={undefined}
        onDone={onDone}
        onCancel={vi.fn<() => void>()}
        onSignedOut={onSignedOut}
      />
    </Site>,
  );
  await user.click(await findByRole("button", { name: "2건 삭제" }));
  await expect.poll(() => onDone.mock.lastCall).toEqual([message]);
});

const ANSWERS: Readonly<Record<string, object>> = {
  sites: { sites: [{ id: "sample", name: "견본 단지" }] },
  leads: { leads: [adminLeadOf()], next: null },
  notices: { failedMessages: [], nearLimits: [], nearQuarantines: [], retention: [] },
  withdraw: { count: 1 },
};

it("withdraws a consent, which the administrator cannot give back, only once that is confirmed", async () => {
  const asked: string[] = [];
  const Site = siteWith((name) => {
    asked.push(name);
    return ANSWERS[name] ?? {};
  });
  const { user, findByRole, queryByRole } = render(
    <Site>
      <LeadsPanel counts={undefined} onChange={vi.fn<(siteId: string) => void>()} onSignedOut={onSignedOut} />
    </Site>,
  );
  await user.click(await findByRole("button", { name: "홍길동 자세히" }));
  await user.click(await findByRole("button", { name: "홍길동 수신 동의 철회" }));
  await user.click(await findByRole("button", { name: "취소" }));
  await user.click(await findByRole("button", { name: "홍길동 수신 동의 철회" }));
  expect(asked).not.toContain("withdraw");
  await user.click(await findByRole("button", { name: "철회" }));
  await expect.poll(() => queryByRole("button", { name: "홍길동 수신 동의 철회" })).toBeNull();
  expect(asked.filter((name) => name === "withdraw")).toHaveLength(1);
});

it("lists the leads of a kind, a requested day and a state, and says where there are none", async () => {
  let asked: unknown;
  const counts = { all: 3, new: 1, called: 2, done: 0, quarantined: 0 };
  const Site = siteWith((name, question) => {
    if (name !== "leads") return ANSWERS[name] ?? {};
    asked = JSON.parse(question);
    return { leads: [], next: null };
  });
  const { user, findByRole, getByLabelText, findByText } = render(
    <Site>
      <LeadsPanel counts={counts} onChange={vi.fn<(siteId: string) => void>()} onSignedOut={onSignedOut} />
    </Site>,
  );
  await user.selectOptions(getByLabelText("구분"), "방문예약");
  await user.type(getByLabelText("방문 희망일"), "2027-01-09");
  await user.click(await findByRole("button", { name: "찾기" }));
  await user.click(await findByRole("tab", { name: /^통화.*2/u }));
  await expect.poll(() => asked).toMatchObject({ kind: "visit", visitDay: "2027-01-09", state: "called" });
  expect(await findByText("조건에 맞는 고객이 없습니다.")).toBeDefined();
});

it("keeps a state that was changed while a further page loaded", async () => {
  let answerSecond: (page: object) => void = () => undefined;
  const second = new Promise<object>((resolve) => {
    answerSecond = resolve;
  });
  const pages = [{ leads: [adminLeadOf({ id: "1" })], next: "next" }, second];
  const wrapper = siteWith((name) => (name === "state" ? { state: "called" } : (pages.shift() ?? {})));
  const { result } = renderHook(() => useLeads(onSignedOut), { wrapper });
  const shown = () => result.current.leads.map(({ id, state }) => `${id} ${state}`);
  await expect.poll(shown).toEqual(["1 new"]);
  act(() => result.current.loadMore());
  act(() => result.current.setState(adminLeadOf({ id: "1" }), "called"));
  await expect.poll(shown).toEqual(["1 called"]);
  act(() => answerSecond({ leads: [adminLeadOf({ id: "2" })], next: null }));
  await expect.poll(shown).toEqual(["1 called", "2 new"]);
});

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
