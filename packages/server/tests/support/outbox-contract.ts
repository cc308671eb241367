import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { EVERY_LEAD } from "../../src/store/store.ts";
import { CONFIRMATION_MS, LEASE_MS, type NewMessage } from "../../src/messages/port.ts";
import type { MakeStore, StoreHarness } from "./store-harness.ts";

const START = leadOf().createdAt;
const DAY_MS = 24 * 3_600_000;
const BOTH = ["booking", "news"] as const;

const message = (kind: "booking" | "news", isAllowed = true): NewMessage => ({ kind, isAllowed });
/** Phones of which each gets messages of its own. */
const phoneOf = (index: number): string => `010-1234-000${index}`;

/** What every outbox does. */
export function describeOutbox(name: string, makeHarness: MakeStore): void {
  describe(`outbox: ${name}`, () => {
    let harness: StoreHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

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
      for (let index = 0; index < 2; index += 1) await book(BOTH, { createdAt: START + index, phone: phoneOf(index) });
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
        harness.leads.add(leadOf(), { messages: [message("booking"), { ...message("news"), confirmedBy: "booking" }] });
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
      for (let index = 0; index < 3; index += 1) await book(BOTH, { createdAt: START + index, phone: phoneOf(index) });
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
}
