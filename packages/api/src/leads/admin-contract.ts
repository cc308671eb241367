import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AuditEntry } from "../audit/schema.ts";
import type { LeadsAdminPort } from "../http/leads-admin.ts";
import { leadOf } from "./lead.fixture.ts";
import { type AdminLead, type Lead, type LeadFilter, LEADS_PAGE_SIZE } from "./schema.ts";

/** An adapter over a store of its own. */
export interface LeadsAdminHarness {
  readonly leadsAdmin: LeadsAdminPort;
  /** E-mail of the administrator whom `signIn` signs in. */
  readonly administrator: string;
  /** Leaves leads, in this order, as visitors do. */
  give(leads: readonly Lead[]): Promise<void>;
  /** Leaves a lead of a phone of its own whose text message could not be sent; the backend's limit is five in an hour. */
  giveFailed(lead: Lead): Promise<void>;
  /** Leaves a lead above the limits. */
  giveQuarantined(lead: Lead): Promise<void>;
  signIn(): Promise<void>;
  dispose(): Promise<void>;
}

const by = (search: string, siteId = ""): LeadFilter => ({ siteId, search, onlyQuarantined: false });

const START = leadOf().createdAt;
/** The harness's own site, and another on the same store. */
const [SITE, OTHER] = [leadOf().siteId, "other"];

const crowd = (count: number, changes: (index: number) => Partial<Lead>) =>
  Array.from({ length: count }, (_, index) => leadOf({ name: `손님 ${index}`, ...changes(index) }));

async function listAll(leadsAdmin: LeadsAdminPort, search = ""): Promise<AdminLead[][]> {
  const pages: AdminLead[][] = [];
  let after: string | undefined;
  do {
    const page = await leadsAdmin.list(by(search), after);
    pages.push([...page.leads]);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return pages;
}

/**
 * Describes what every adapter of `LeadsAdminPort` does. `makeHarness` is called before each test and returns an
 * empty store.
 */
export function describeLeadsAdminContract(name: string, makeHarness: () => Promise<LeadsAdminHarness>): void {
  describe(`contract of the leads' administration: ${name}`, () => {
    let harness: LeadsAdminHarness;
    let leadsAdmin: LeadsAdminPort;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ leadsAdmin } = harness);
      await harness.signIn();
    });
    afterEach(() => harness.dispose());

    const first = async (search = ""): Promise<AdminLead> => {
      const [lead] = (await leadsAdmin.list(by(search))).leads;
      if (lead === undefined) throw new Error("There is no lead");
      return lead;
    };
    const record = async (): Promise<Partial<AuditEntry>[]> =>
      (await leadsAdmin.audit()).map(({ who, what, target, count }) => ({ who, what, target, count }));
    /** Without those of signing in and of viewing, which each test does on its way. */
    const actions = async (): Promise<Partial<AuditEntry>[]> =>
      (await record()).filter(({ what }) => what !== "signed-in" && what !== "leads-viewed");

    it("shows a lead to the letter, and as new", async () => {
      const leads = [leadOf(), leadOf({ kind: "inquiry", birthdate: null, visitDate: null, createdAt: START + 1 })];
      await harness.give(leads);
      const page = await leadsAdmin.list(by(""));
      expect(page.next).toBeNull();
      const id: unknown = expect.any(String);
      expect(page.leads).toEqual(
        leads
          .toReversed()
          .map((lead) => ({ ...lead, id, state: "new", marketingConfirmedAt: null, isQuarantined: false })),
      );
    });

    it("lists page by page, newest first, and neither loses nor repeats leads of one moment", async () => {
      await harness.give(crowd(2 * LEADS_PAGE_SIZE + 3, (index) => ({ createdAt: START + Math.floor(index / 7) })));
      const pages = await listAll(leadsAdmin);
      expect(pages.map(({ length }) => length)).toEqual([LEADS_PAGE_SIZE, LEADS_PAGE_SIZE, 3]);
      const leads = pages.flat();
      expect(new Set(leads.map((lead) => lead.id)).size).toBe(leads.length);
      const times = leads.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it("records number, viewer and address of each viewing", async () => {
      await harness.give(crowd(3, (index) => ({ createdAt: START + index })));
      await leadsAdmin.list(by("손님 1"));
      await leadsAdmin.list(by("없는 사람"));
      const viewed = (await leadsAdmin.audit()).filter(({ what }) => what === "leads-viewed");
      expect(viewed).toMatchObject([{ who: harness.administrator, count: 1, target: "" }]);
      expect(viewed[0]?.address).not.toBe("");
    });

    it("searches over all pages", async () => {
      await harness.give(
        crowd(3 * LEADS_PAGE_SIZE, (index) => ({
          createdAt: START + index,
          phone: index % 2 === 0 ? "010-1111-2222" : "01033334444",
        })),
      );
      const pages = await listAll(leadsAdmin, "1111 2222");
      expect(pages.map(({ length }) => length)).toEqual([LEADS_PAGE_SIZE, 10]);
      expect((await leadsAdmin.list(by("손님 59"))).leads.map((lead) => lead.name)).toEqual(["손님 59"]);
      expect((await leadsAdmin.list(by("없는 사람"))).leads).toEqual([]);
    });

    it("changes a state, and writes down who did it, and of which site", async () => {
      await harness.give([leadOf({ siteId: OTHER })]);
      const { id } = await first();
      expect(await leadsAdmin.setState(id, "new", "called")).toBe("called");
      expect((await first()).state).toBe("called");
      expect(await leadsAdmin.setState(id, "called", "done")).toBe("done");
      const action = { who: harness.administrator, what: "lead-state", target: id, count: 1 };
      expect(await actions()).toEqual([action, action]);
      expect((await leadsAdmin.audit())[0]).toMatchObject({ siteId: OTHER });
    });

    it("changes the state of all leads of a number at their site, and counts the leads of each list", async () => {
      const numbers = ["010-1234-5678", "01012345678", "010-1234-5679"];
      await harness.give(numbers.map((phone, index) => leadOf({ phone, createdAt: START + index })));
      await harness.give([leadOf({ siteId: OTHER, createdAt: START - 1 })]);
      await harness.giveQuarantined(leadOf({ createdAt: START + 3 }));
      const { id } = await first();
      expect(await leadsAdmin.setState(id, "new", "called")).toBe("called");
      const states = (await leadsAdmin.list(by(""))).leads.map(({ state }) => state);
      expect(states).toEqual(["called", "new", "called", "called", "new"]);
      expect(await actions()).toMatchObject([{ what: "lead-state", target: id, count: 3 }]);
      expect(await leadsAdmin.counts(SITE)).toEqual({ all: 4, new: 1, called: 3, done: 0, quarantined: 1 });
      expect(await leadsAdmin.counts("")).toMatchObject({ all: 5, new: 2 });
    });

    it("changes the state of a lead without a number alone", async () => {
      await harness.give([START, START + 1].map((createdAt) => leadOf({ phone: "전화 주세요", createdAt })));
      const { id } = await first();
      expect(await leadsAdmin.setState(id, "new", "called")).toBe("called");
      expect((await leadsAdmin.list(by(""))).leads.map(({ state }) => state)).toEqual(["called", "new"]);
    });

    it("lists and exports the leads of a kind, a state and a requested day", async () => {
      await harness.give([
        leadOf({ name: "1", phone: "010-1234-0001", createdAt: START }),
        leadOf({ name: "2", phone: "010-1234-0002", kind: "inquiry", createdAt: START + 1 }),
        leadOf({ name: "3", phone: "010-1234-0003", visitDate: "2026-05-02", createdAt: START + 2 }),
      ]);
      await leadsAdmin.setState((await first()).id, "new", "done");
      const found = async (filter: Partial<LeadFilter>) => {
        const { leads } = await leadsAdmin.list({ ...by(""), ...filter });
        expect(await leadsAdmin.takeAll({ ...by(""), ...filter })).toEqual(leads);
        return leads.map((lead) => lead.name);
      };
      expect(await found({ kind: "visit" })).toEqual(["3", "1"]);
      expect(await found({ state: "new" })).toEqual(["2", "1"]);
      expect(await found({ visitDay: "2026-05-02" })).toEqual(["3"]);
      expect(await found({ kind: "visit", state: "new", visitDay: "2026-05-01" })).toEqual(["1"]);
      expect(await found({ search: "5월 2일" })).toEqual(["3"]);
    });

    it("keeps a state that another session has changed, and returns it", async () => {
      await harness.give([leadOf()]);
      const { id } = await first();
      await leadsAdmin.setState(id, "new", "done");
      expect(await leadsAdmin.setState(id, "new", "called")).toBe("done");
      expect((await first()).state).toBe("done");
      expect(await actions()).toHaveLength(1);
    });

    it.each(["999999", "../leads"])("has no state of the lead %s", async (id) => {
      expect(await leadsAdmin.setState(id, "new", "done")).toBeNull();
      expect(await actions()).toEqual([]);
    });

    it("marks leads in quarantine, lists them alone, and releases each once", async () => {
      await harness.give(crowd(2, (index) => ({ createdAt: START + index })));
      await harness.giveQuarantined(leadOf({ siteId: OTHER, name: "많은 손님", createdAt: START + 2 }));
      expect((await leadsAdmin.list(by(""))).leads.map((one) => one.isQuarantined)).toEqual([true, false, false]);
      const only = { siteId: "", search: "", onlyQuarantined: true };
      expect((await leadsAdmin.list(only)).leads.map(({ name: guest }) => guest)).toEqual(["많은 손님"]);
      expect(await leadsAdmin.takeAll(only)).toHaveLength(1);
      const { id } = await first();
      expect([await leadsAdmin.release(id), await leadsAdmin.release(id)]).toEqual([true, false]);
      expect(await leadsAdmin.release("missing")).toBe(false);
      expect((await leadsAdmin.list(only)).leads).toEqual([]);
      expect(await first()).toMatchObject({ id, isQuarantined: false });
      const entries = (await leadsAdmin.audit()).filter(({ what }) => what === "lead-released");
      expect(entries).toMatchObject([{ who: harness.administrator, target: id, count: 1, siteId: OTHER }]);
    });

    it("withdraws the consent of a person, however the number was written, and writes it down", async () => {
      const numbers = ["010-1234-5678", "01012345678", "010-1234-5679"];
      await harness.give(numbers.map((phone, index) => leadOf({ phone, createdAt: START + index })));
      expect(await leadsAdmin.withdraw("010 1234 5678", "")).toBe(2);
      expect(await leadsAdmin.withdraw("010 1234 5678", "")).toBe(0);
      expect((await leadsAdmin.list(by(""))).leads.map(({ marketing }) => marketing)).toEqual([true, false, false]);
      expect(await actions()).toEqual([
        { who: harness.administrator, what: "consent-withdrawn", target: "", count: 2 },
      ]);
    });

    it("shows messages that failed, records that viewing, and warns of a limit that is near", async () => {
      await leadsAdmin.notices("");
      expect((await record()).map(({ what }) => what)).not.toContain("leads-viewed");
      const now = Date.now();
      for (let index = 0; index < 3; index += 1)
        await harness.giveFailed(leadOf({ phone: `010-1234-000${index}`, createdAt: now + index }));
      expect((await leadsAdmin.notices("")).nearLimits).toEqual([]);
      await harness.giveFailed(leadOf({ name: "마지막 손님", createdAt: now + 3 }));
      const { failedMessages, nearLimits } = await leadsAdmin.notices("");
      expect(nearLimits).toEqual([{ siteId: SITE, kind: "booking", hours: 1, used: 4, limit: 5 }]);
      expect(failedMessages).toHaveLength(4);
      const failed = { kind: "booking", state: "failed", reason: "HTTP 400", phone: leadOf().phone };
      expect(failedMessages).toContainEqual(expect.objectContaining({ ...failed, name: "마지막 손님" }));
      expect((await record())[0]).toEqual({ who: harness.administrator, what: "leads-viewed", target: "", count: 4 });
    });

    it("shows the failed messages of one site, or of all", async () => {
      const now = Date.now();
      for (const [index, siteId] of [SITE, OTHER, OTHER].entries())
        await harness.giveFailed(leadOf({ siteId, phone: `010-1234-000${index}`, createdAt: now + index }));
      const failed = async (siteId: string) => (await leadsAdmin.notices(siteId)).failedMessages.length;
      expect([await failed(SITE), await failed(OTHER), await failed("")]).toEqual([1, 2, 3]);
    });

    it("warns of a quarantine that is nearly full, by the leads of a day", async () => {
      const now = Date.now();
      const near = async () => (await leadsAdmin.notices("")).nearQuarantines;
      await harness.giveQuarantined(leadOf({ createdAt: now - 25 * 3_600_000 }));
      for (let index = 0; index < 3; index += 1) await harness.giveQuarantined(leadOf({ createdAt: now + index }));
      expect(await near()).toEqual([]);
      await harness.giveQuarantined(leadOf({ createdAt: now + 3 }));
      expect(await near()).toEqual([{ siteId: SITE, used: 4, limit: 5 }]);
    });

    it("erases all leads of a phone number in any spelling, and no other", async () => {
      const numbers = ["010-1234-5678", "01012345678", "+82 10 1234 5678", "010-1234-5679", "031-123-4567"];
      await harness.give(numbers.map((phone, index) => leadOf({ phone, createdAt: START + index })));
      await harness.giveQuarantined(leadOf({ phone: "010.1234.5678" }));
      expect(await leadsAdmin.countOf("010 1234 5678", "")).toBe(4);
      expect(await leadsAdmin.erase("010 1234 5678", "")).toEqual({ count: 4, isPending: false });
      expect(await leadsAdmin.countOf("01012345678", "")).toBe(0);
      expect((await leadsAdmin.list(by(""))).leads.map(({ phone }) => phone)).toEqual([
        "031-123-4567",
        "010-1234-5679",
      ]);
      const action = { who: harness.administrator, what: "leads-erased", target: "", count: 4 };
      expect(await actions()).toEqual([action]);
      // Too short without its country code; forms accept it.
      await harness.give([leadOf({ phone: "+8212345" })]);
      expect(await leadsAdmin.erase("+8212345", "")).toMatchObject({ count: 1 });
    });

    it("lists, hands over and counts the leads of one site, or of all, and writes down of which", async () => {
      await harness.give(
        crowd(LEADS_PAGE_SIZE + 6, (index) => ({ siteId: index % 2 === 0 ? SITE : OTHER, createdAt: START + index })),
      );
      await harness.giveQuarantined(leadOf({ siteId: OTHER, createdAt: START - 1 }));
      const sitesOf = (leads: readonly AdminLead[]) => [...new Set(leads.map(({ siteId }) => siteId))].toSorted();
      expect(sitesOf((await leadsAdmin.list(by("", SITE))).leads)).toEqual([SITE]);
      expect(sitesOf((await leadsAdmin.list(by(""))).leads)).toEqual([OTHER, SITE]);
      expect((await leadsAdmin.list(by("", "none"))).leads).toEqual([]);
      const ofOther = await leadsAdmin.takeAll(by("", OTHER));
      expect([ofOther.length, sitesOf(ofOther)]).toEqual([LEADS_PAGE_SIZE / 2 + 4, [OTHER]]);
      expect(await leadsAdmin.takeAll({ siteId: SITE, search: "", onlyQuarantined: true })).toEqual([]);
      expect(await leadsAdmin.takeAll({ siteId: OTHER, search: "", onlyQuarantined: true })).toHaveLength(1);
      const { phone } = leadOf();
      const counts = await Promise.all([SITE, OTHER, ""].map((siteId) => leadsAdmin.countOf(phone, siteId)));
      expect(counts).toEqual([LEADS_PAGE_SIZE / 2 + 3, LEADS_PAGE_SIZE / 2 + 4, LEADS_PAGE_SIZE + 7]);
      const exported = (await leadsAdmin.audit()).filter(({ what }) => what === "leads-exported");
      expect(exported.map(({ siteId, count }) => [siteId, count])).toEqual([
        [OTHER, 1],
        [SITE, 0],
        [OTHER, ofOther.length],
      ]);
    });

    it("withdraws and erases at one site alone, or at all", async () => {
      await harness.give([SITE, OTHER, OTHER].map((siteId, index) => leadOf({ siteId, createdAt: START + index })));
      const { phone } = leadOf();
      expect(await leadsAdmin.withdraw(phone, OTHER)).toBe(2);
      expect((await leadsAdmin.list(by(""))).leads.map(({ marketing }) => marketing)).toEqual([false, false, true]);
      expect(await leadsAdmin.erase(phone, SITE)).toMatchObject({ count: 1 });
      expect((await leadsAdmin.list(by(""))).leads.map(({ siteId }) => siteId)).toEqual([OTHER, OTHER]);
      expect(await leadsAdmin.erase(phone, "")).toMatchObject({ count: 2 });
      const changes = (await leadsAdmin.audit()).filter(
        ({ what }) => what === "consent-withdrawn" || what === "leads-erased",
      );
      expect(changes.map(({ siteId, count }) => [siteId, count])).toEqual([
        ["", 2],
        [SITE, 1],
        [OTHER, 2],
      ]);
    });

    it("names the sites of the deployment, and by their keys those that it only has leads of", async () => {
      const own = { id: SITE, name: "견본 단지" };
      expect(await leadsAdmin.sites()).toEqual([own]);
      await harness.give([SITE, OTHER, OTHER].map((siteId, index) => leadOf({ siteId, createdAt: START + index })));
      expect(await leadsAdmin.sites()).toEqual([own, { id: OTHER, name: OTHER }]);
    });

    it("signs the administrator out everywhere, and records it", async () => {
      await leadsAdmin.endSessions();
      await expect(leadsAdmin.audit()).rejects.toMatchObject({ kind: "signed-out" });
      await harness.signIn();
      const ended = { who: harness.administrator, what: "sessions-ended", target: "", count: 0 };
      expect(await actions()).toEqual([ended]);
    });

    it.each(["", "010", "전화", "123456"])("erases no lead by %j", async (phone) => {
      await harness.give([leadOf(), leadOf({ phone: "전화로 1234567" })]);
      await expect(leadsAdmin.erase(phone, "")).rejects.toMatchObject({ kind: "rejected" });
      expect((await leadsAdmin.list(by(""))).leads).toHaveLength(2);
    });

    it("does nothing without a session", async () => {
      await harness.give([leadOf()]);
      await leadsAdmin.endSessions();
      for (const call of [
        () => leadsAdmin.list(by("")),
        () => leadsAdmin.counts(""),
        () => leadsAdmin.setState("1", "new", "done"),
        () => leadsAdmin.release("1"),
        () => leadsAdmin.withdraw("01012345678", ""),
        () => leadsAdmin.sites(),
        () => leadsAdmin.notices(""),
        () => leadsAdmin.takeAll(by("")),
        () => leadsAdmin.countOf("01012345678", ""),
        () => leadsAdmin.erase("01012345678", ""),
        () => leadsAdmin.audit(),
        () => leadsAdmin.endSessions(),
      ])
        await expect(call()).rejects.toMatchObject({ name: "DataError", kind: "signed-out" });
      await harness.signIn();
      expect((await leadsAdmin.list(by(""))).leads).toMatchObject([{ state: "new" }]);
    });
  });
}
