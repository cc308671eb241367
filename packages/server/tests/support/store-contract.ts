import { leadOf } from "@danji/api/leads/lead.fixture";
import type { Lead } from "@danji/api/leads/schema";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CONFIRMATION_MS, LEASE_MS, type MessageState, type NewMessage, type Outbox } from "../../src/messages/port.ts";
import { retentionNotice, runRetention } from "../../src/store/retention.ts";
import { EVERY_LEAD, type LeadsStore, type Store, type StoredLead } from "../../src/store/store.ts";

/** How a message stands, with when it is due in ms since 1970. */
export interface StoredMessage {
  readonly kind: string;
  readonly state: MessageState;
  readonly dueAt: number;
  readonly attempts: number;
  readonly note: string;
}

/** A store with a place of its own. */
export interface StoreHarness extends Pick<Store, "leads" | "leadsAdmin" | "outbox" | "audit"> {
  /** A second instance over the same place, as another process has it; `undefined` where there is only ever one. */
  readonly otherLeads: LeadsStore | undefined;
  readonly otherOutbox: Outbox;
  /** All leads, in the order of time. */
  storedLeads(): Promise<readonly Lead[]>;
  /** All messages, by lead in the order in which they came, then by kind. */
  storedMessages(): Promise<readonly StoredMessage[]>;
  /** Everything that the outbox keeps, as text. */
  dump(): Promise<string>;
  /** Deletes every lead of a phone number directly in the database. */
  erase(phone: string): Promise<void>;
  /** Takes the consent to advertising back for every lead. */
  withdraw(): Promise<void>;
  dispose(): Promise<void>;
}

const START = leadOf().createdAt;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TWO_YEARS_MS = 730 * DAY_MS;
const BOTH = ["booking", "news"] as const;
const SITE = { siteKey: leadOf().siteId, leadsEnd: "2026-03-01" };
const END = Date.parse("2026-03-01T00:00:00+09:00");
const BEFORE = END - 30 * DAY_MS;

/** What is answered to a lead without messages that is let in. */
const LET_IN: StoredLead = { isQuarantined: false, queued: [] };

const message = (kind: "booking" | "news", isAllowed = true): NewMessage => ({ kind, isAllowed });
/** Phones of which each gets messages of its own. */
const phoneOf = (index: number): string => `010-1234-000${index}`;

/** Describes what every store does; `makeHarness` returns an empty one and is called before each test. */
export function describeStore(name: string, makeHarness: () => Promise<StoreHarness>): void {
  describe(`store: ${name}`, () => {
    let harness: StoreHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

    describe("leads", () => {
      it("keeps a lead to the letter, with the consent that was given and when", async () => {
        const lead = leadOf({ consent: true, consentMode: "checkbox", createdAt: START + 123 });
        expect(await harness.leads.add(lead)).toEqual(LET_IN);
        expect(await harness.storedLeads()).toEqual([lead]);
      });

      it("stores a lead once that is sent again, and answers as at first", async () => {
        const { leads: store, otherLeads: other = store } = harness;
        const lead = { ...leadOf(), id: "0123456789abcdef0123456789abcdef" };
        const messages: NewMessage[] = [
          { kind: "booking", isAllowed: true },
          { kind: "news", isAllowed: false },
        ];
        const first = await store.add(lead, { messages });
        expect(first).toEqual({ ...LET_IN, queued: ["booking"] });
        expect(await other.add(lead, { messages })).toEqual(first);
        expect(await store.add(lead, { isQuarantined: true })).toEqual(first);
        expect(await store.add({ ...lead, id: "f123456789abcdef0123456789abcdef" }, { messages })).toEqual(LET_IN);
        expect(await harness.storedLeads()).toEqual([leadOf(), leadOf()]);
      });

      it("stores a lead in quarantine once that is sent again", async () => {
        const lead = { ...leadOf(), id: "0123456789abcdef0123456789abcdef" };
        for (let time = 0; time < 2; time += 1)
          expect(await harness.leads.add(lead, { isQuarantined: true })).toEqual({ ...LET_IN, isQuarantined: true });
        expect(await harness.storedLeads()).toEqual([leadOf()]);
      });

      it("stores each of two concurrent leads once, and one message to their number", async () => {
        const { leads: store, otherLeads: other = store } = harness;
        const names = Array.from({ length: 4 }, (_, index) => `손님 ${index}`);
        const messages: NewMessage[] = [{ kind: "booking", isAllowed: true }];
        const answers = await Promise.all(
          names.map(async (guest, index) =>
            (index % 2 === 0 ? store : other).add(leadOf({ name: guest }), { messages }),
          ),
        );
        expect((await harness.storedLeads()).map(({ name }) => name).toSorted()).toEqual(names);
        expect(answers.flatMap(({ queued }) => queued)).toEqual(["booking"]);
      });
    });

    describe("outbox", () => {
      const book = async (kinds: readonly ("booking" | "news")[] = ["booking"], changes = {}): Promise<unknown> =>
        harness.leads.add(leadOf(changes), { messages: kinds.map((kind) => message(kind)) });
      const states = async () => (await harness.storedMessages()).map(({ kind, state }) => `${kind} ${state}`);

      it("gives a message to one who claims it, with what its lead says", async () => {
        await book(["booking"], { phone: "010 1234-5678", visitDate: null });
        const claimed = await harness.outbox.claim(BOTH, START);
        expect(claimed).toMatchObject({
          kind: "booking",
          lead: leadOf({ phone: "010 1234-5678", visitDate: null }),
          attempt: 1,
        });
        expect(await harness.outbox.claim(BOTH, START)).toBeUndefined();
        expect(await harness.otherOutbox.claim(BOTH, START)).toBeUndefined();
        expect(await states()).toEqual(["booking sending"]);
      });

      it("keeps nothing of the visitor itself", async () => {
        await book(BOTH, { phone: "010-7777-8888", name: "아무개" });
        const dump = await harness.dump();
        for (const secret of ["7777", "8888", "아무개"]) expect(dump).not.toContain(secret);
      });

      it("gives each message to one claimant, however many claim concurrently", async () => {
        for (let index = 0; index < 2; index += 1)
          await book(BOTH, { createdAt: START + index, phone: phoneOf(index) });
        const claims = await Promise.all(
          Array.from({ length: 4 }, (_, index) =>
            (index % 2 ? harness.outbox : harness.otherOutbox).claim(BOTH, START + DAY_MS),
          ),
        );
        // Under contention some claims return nothing; no message is claimed twice.
        const keys = claims.flatMap((claimed) => claimed?.key ?? []);
        let rest = await harness.outbox.claim(BOTH, START + DAY_MS);
        while (rest !== undefined) {
          keys.push(rest.key);
          rest = await harness.outbox.claim(BOTH, START + DAY_MS);
        }
        expect(keys).toHaveLength(4);
        expect(new Set(keys).size).toBe(4);
      });

      it("gives what has waited longest first, and only kinds that were asked for", async () => {
        await book(["news"], { createdAt: START + 2 });
        await book(["booking"], { createdAt: START + 1 });
        expect(await harness.outbox.claim(["booking"], START + 5)).toMatchObject({
          kind: "booking",
          lead: { createdAt: START + 1 },
        });
        expect(await harness.outbox.claim(["booking"], START + 5)).toBeUndefined();
        expect(await harness.outbox.claim(BOTH, START + 5)).toMatchObject({ kind: "news" });
      });

      it("never gives again what was sent or failed", async () => {
        await book(BOTH);
        for (const state of ["sent", "failed"] as const) {
          const claimed = await harness.outbox.claim(BOTH, START);
          if (claimed !== undefined) await harness.outbox.settle(claimed, { state, note: "G4V1" }, START);
        }
        expect(await states()).toEqual(["booking sent", "news failed"]);
        expect(await harness.storedMessages()).toMatchObject([{ note: "G4V1", attempts: 1 }, { note: "G4V1" }]);
        expect(await harness.outbox.claim(BOTH, START + DAY_MS)).toBeUndefined();
      });

      it("gives again when its time comes, and counts the tries", async () => {
        await book();
        const first = await harness.outbox.claim(BOTH, START);
        if (first !== undefined)
          await harness.outbox.settle(first, { state: "waiting", note: "HTTP 503", dueAt: START + 60_000 }, START);
        expect(await harness.outbox.claim(BOTH, START + 59_999)).toBeUndefined();
        expect(await harness.outbox.claim(BOTH, START + 60_000)).toMatchObject({ key: first?.key, attempt: 2 });
      });

      it("does not send again what a crashed sender was sending", async () => {
        await book();
        await harness.outbox.claim(BOTH, START);
        expect(await harness.otherOutbox.claim(BOTH, START + LEASE_MS - 1)).toBeUndefined();
        expect(await states()).toEqual(["booking sending"]);
        expect(await harness.otherOutbox.claim(BOTH, START + LEASE_MS)).toBeUndefined();
        expect(await states()).toEqual(["booking unknown"]);
      });

      it("does not queue what the limits have no room for, and stores the lead all the same", async () => {
        const messages = [message("booking", false), { ...message("news"), confirmedBy: "booking" as const }];
        expect(await harness.leads.add(leadOf(), { messages })).toEqual({ isQuarantined: false, queued: [] });
        expect(await states()).toEqual(["booking refused", "news refused"]);
        expect(await harness.leads.add(leadOf({ createdAt: START + 1 }), { messages: [message("booking")] })).toEqual({
          isQuarantined: false,
          queued: ["booking"],
        });
      });

      it("queues one message of a kind to a number in a day, however it is spelt, and at each site", async () => {
        const queued = async (changes: object): Promise<readonly string[]> =>
          (await harness.leads.add(leadOf(changes), { messages: [message("booking")] })).queued;
        expect(await queued({})).toEqual(["booking"]);
        expect(await queued({ phone: "010 1234 5678", createdAt: START + DAY_MS - 1 })).toEqual([]);
        expect(await queued({ siteId: "other" })).toEqual(["booking"]);
        expect(await queued({ createdAt: START + DAY_MS })).toEqual(["booking"]);
      });

      it("sends no more to an erased phone number, and deletes its messages", async () => {
        await book(BOTH);
        await book(BOTH, { phone: "010-0000-0000", createdAt: START + 1 });
        const claimed = await harness.outbox.claim(["booking"], START);
        await harness.erase(leadOf().phone);
        if (claimed !== undefined) await harness.outbox.settle(claimed, { state: "sent", note: "G4V1" }, START);
        const left = [await harness.outbox.claim(BOTH, START + 2), await harness.outbox.claim(BOTH, START + 2)];
        expect(left.map((one) => one?.lead.phone)).toEqual(["010-0000-0000", "010-0000-0000"]);
        expect(await harness.outbox.claim(BOTH, START + 2)).toBeUndefined();
        expect((await states()).filter((state) => /waiting|sending/u.test(state))).toHaveLength(2);
      });

      describe("news that has to be confirmed", () => {
        const bookBoth = () =>
          harness.leads.add(leadOf(), {
            messages: [message("booking"), { ...message("news"), confirmedBy: "booking" }],
          });
        const claimToken = async () => (await harness.outbox.claim(BOTH, START))?.consentToken ?? "";

        it("waits for its confirmation, which the booking's message has the token of", async () => {
          expect(await bookBoth()).toMatchObject({ queued: ["booking", "news"] });
          const token = await claimToken();
          expect(token).toMatch(/^[\w-]{22}$/u);
          expect(await harness.outbox.claim(BOTH, START)).toBeUndefined();
          expect(await states()).toEqual(["booking sending", "news waiting-confirmation"]);
          const [lead] = await harness.leadsAdmin.chunk(1, EVERY_LEAD);
          expect(await harness.outbox.consentOf(token, START)).toEqual({
            leadId: lead?.id,
            siteId: leadOf().siteId,
            phone: leadOf().phone,
            state: "unconfirmed",
          });
          await harness.outbox.confirm("another", START);
          expect(await harness.outbox.claim(BOTH, START)).toBeUndefined();
          await harness.outbox.confirm(token, START);
          expect(await harness.outbox.consentOf(token, START)).toMatchObject({ state: "confirmed" });
          expect(await harness.outbox.claim(BOTH, START)).toMatchObject({ kind: "news", consentToken: token });
        });

        it("is refused when the time for it has passed", async () => {
          await bookBoth();
          const token = await claimToken();
          const late = START + CONFIRMATION_MS;
          expect(await harness.outbox.consentOf(token, late)).toBeUndefined();
          await harness.outbox.confirm(token, late);
          expect(await harness.outbox.claim(BOTH, late)).toBeUndefined();
          expect(await harness.storedMessages()).toMatchObject([
            { kind: "booking" },
            { state: "refused", note: "not confirmed" },
          ]);
          expect(await harness.outbox.consentOf(token, late)).toBeUndefined();
        });

        it("is not sent once the admin page has withdrawn the consent", async () => {
          await bookBoth();
          const token = await claimToken();
          const [lead] = await harness.leadsAdmin.chunk(1, EVERY_LEAD);
          const by = { who: "a@sample.example", at: START };
          expect(await harness.leadsAdmin.withdraw([lead?.id ?? ""], by)).toBe(1);
          expect(await harness.leadsAdmin.withdraw([lead?.id ?? ""], by)).toBe(0);
          await harness.outbox.confirm(token, START);
          expect(await harness.outbox.claim(BOTH, START)).toBeUndefined();
          expect(await harness.outbox.consentOf(token, START)).toMatchObject({ state: "withdrawn" });
          expect(await harness.audit.newest(9)).toMatchObject([
            { ...by, what: "consent-withdrawn", target: "", count: 1 },
          ]);
        });
      });

      it("keeps no message of a lead that is deleted", async () => {
        for (let index = 0; index < 3; index += 1)
          await book(BOTH, { createdAt: START + index, phone: phoneOf(index) });
        const ids = (await harness.leadsAdmin.chunk(2, EVERY_LEAD)).map(({ id }) => id);
        expect(await harness.leadsAdmin.remove(ids, { who: "a@sample.example", at: START })).toBe(2);
        expect(await harness.storedMessages()).toHaveLength(2);
      });

      it("sends no news after the consent was withdrawn", async () => {
        await book(BOTH);
        await harness.withdraw();
        expect(await harness.outbox.claim(BOTH, START)).toMatchObject({ kind: "booking" });
        expect(await harness.outbox.claim(BOTH, START)).toBeUndefined();
        expect(await states()).toEqual(["booking sending", "news refused"]);
      });
    });

    describe("retention", () => {
      let lines: string[];
      beforeEach(() => {
        lines = [];
      });

      const give = async (...times: readonly number[]): Promise<void> => {
        for (const createdAt of times) await harness.leads.add(leadOf({ createdAt }));
      };
      const run = (now: number, changes: Partial<typeof SITE> & { mayDelete?: boolean } = {}): Promise<void> => {
        const { mayDelete = true, ...site } = changes;
        const log = (line: string) => lines.push(line);
        return runRetention({ ...harness, now, mayDelete, isStopped: () => false, log }, [{ ...SITE, ...site }]);
      };
      const left = async (): Promise<number> => (await harness.leadsAdmin.chunk(99, EVERY_LEAD)).length;
      const notice = (now: number) => retentionNotice(harness.leadsAdmin, SITE, now);
      const codes = () => lines.map((line) => /RETENTION_\w+/u.exec(line)?.[0]);

      it("announces a deletion a week ahead, deletes in the second hour, and writes that down once", async () => {
        await give(BEFORE, BEFORE + 1, BEFORE + 2);
        await run(END - 7 * DAY_MS - 1);
        expect([lines, await notice(END - 7 * DAY_MS - 1)]).toEqual([[], undefined]);
        await run(END - 7 * DAY_MS);
        await run(END - HOUR_MS);
        expect(await notice(END - HOUR_MS)).toEqual({ siteId: SITE.siteKey, state: "announced", at: END });
        await run(END);
        await run(END + HOUR_MS - 1);
        expect(await left()).toBe(3);
        await run(END + HOUR_MS);
        expect(await left()).toBe(0);
        await run(END + 2 * HOUR_MS);
        const entry = { who: "자동 파기", what: "leads-expired", target: "", count: 3, at: END + HOUR_MS };
        expect(await harness.audit.newest(9)).toMatchObject([entry]);
        expect(codes()).toEqual(["RETENTION_ANNOUNCED"]);
        expect(lines[0]).toMatch(/^2026-03-01부터 .*[가-힣].* \/ RETENTION_ANNOUNCED /u);
      });

      it("keeps leads for a week more where their end was written down after it had passed", async () => {
        await give(BEFORE);
        const late = END + 40 * DAY_MS;
        for (let now = late; now < late + 7 * DAY_MS; now += DAY_MS) await run(now);
        expect([await left(), (await notice(late + DAY_MS))?.at]).toEqual([1, late + 7 * DAY_MS]);
        await run(late + 7 * DAY_MS);
        await run(late + 7 * DAY_MS + HOUR_MS);
        expect(await left()).toBe(0);
      });

      it("deletes nothing while a lead is younger than the end, since the date or the clock is wrong then", async () => {
        await give(BEFORE, END);
        for (let now = END; now < END + 20 * DAY_MS; now += DAY_MS) await run(now);
        expect(await left()).toBe(2);
        expect(new Set(codes())).toEqual(new Set(["RETENTION_REFUSED"]));
        expect(lines).toHaveLength(20);
        expect(await notice(END)).toEqual({ siteId: SITE.siteKey, state: "refused", at: END });
      });

      it("deletes nothing at starts whose clock has jumped", async () => {
        await give(BEFORE);
        await run(END - 7 * DAY_MS);
        // Each boot of a machine without a battery begins at any time.
        for (const now of [END + DAY_MS, END + 2 * DAY_MS, END + 90 * DAY_MS]) await run(now, { mayDelete: false });
        await run(END - 6 * DAY_MS);
        await run(END);
        expect(await left()).toBe(1);
        await run(END + HOUR_MS);
        expect(await left()).toBe(0);
      });

      it("announces again where the clock was ahead of the first announcement, and where the day has changed", async () => {
        await give(BEFORE);
        await run(END - 5 * DAY_MS);
        await run(END - 6 * DAY_MS);
        await run(END + DAY_MS, { leadsEnd: "2026-03-02" });
        await run(END + DAY_MS + HOUR_MS, { leadsEnd: "2026-03-02" });
        expect([await left(), codes()]).toEqual([1, Array.from({ length: 3 }, () => "RETENTION_ANNOUNCED")]);
      });

      it("leaves the leads of other sites", async () => {
        await give(BEFORE);
        await harness.leads.add(leadOf({ siteId: "other", createdAt: BEFORE }));
        for (const now of [END - 7 * DAY_MS, END, END + HOUR_MS]) await run(now, { siteKey: "other" });
        expect((await harness.leadsAdmin.chunk(9, EVERY_LEAD)).map(({ siteId }) => siteId)).toEqual([SITE.siteKey]);
        expect(await harness.audit.newest(9)).toMatchObject([{ what: "leads-expired", siteId: "other", count: 1 }]);
      });

      it("ends the audit log after two years by the clock and by its newest entry, and never at a start", async () => {
        const note = (at: number) =>
          harness.audit.add({ at, who: "a@sample.example", what: "leads-viewed", target: "", count: 1 });
        const times = async () => (await harness.audit.newest(99)).map(({ at }) => at);
        const entries = [BEFORE, BEFORE + DAY_MS];
        for (const at of entries) await note(at);
        await run(BEFORE + 2 * TWO_YEARS_MS);
        expect(await times(), "a clock that is ahead").toEqual(entries.toReversed());
        const now = BEFORE + TWO_YEARS_MS + 1;
        await note(now);
        await run(now, { mayDelete: false });
        await run(BEFORE);
        expect(await times(), "a start, and a clock that is behind").toHaveLength(3);
        await run(now);
        expect(await times()).toEqual([now, BEFORE + DAY_MS]);
      });
    });
  });
}
