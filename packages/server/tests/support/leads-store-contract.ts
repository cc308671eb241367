import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadOf } from "@danji/api/leads/lead.fixture";
import type { StoredLead } from "../../src/store/store.ts";
import type { NewMessage } from "../../src/messages/port.ts";
import type { MakeStore, StoreHarness } from "./store-harness.ts";

const START = leadOf().createdAt;

/** What is answered to a lead without messages that is let in. */
const LET_IN: StoredLead = { isQuarantined: false, queued: [] };

/** What every store of leads does. */
export function describeLeadsStore(name: string, makeHarness: MakeStore): void {
  describe(`leads store: ${name}`, () => {
    let harness: StoreHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

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
        names.map(async (guest, index) => (index % 2 === 0 ? store : other).add(leadOf({ name: guest }), { messages })),
      );
      expect((await harness.storedLeads()).map(({ name }) => name).toSorted()).toEqual(names);
      expect(answers.flatMap(({ queued }) => queued)).toEqual(["booking"]);
    });
  });
}
