import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadOf } from "@danji/data/leads/lead.fixture";
import type { Lead } from "@danji/data/leads/lead";
import type { Admission, LeadsStore, NewMessage, Quota } from "../../src/store/leads-port.ts";

/** A store with a place of its own. */
export interface LeadsStoreHarness {
  readonly store: LeadsStore;
  /** A second instance over the same place, as another process would have it; `undefined` where there is only ever one. */
  readonly other: LeadsStore | undefined;
  /** All that is stored, in the order of time. */
  stored(): Promise<readonly Lead[]>;
  dispose(): Promise<void>;
}

const START = leadOf().createdAt;
const MINUTE_MS = 60_000;

const quota = (limit: number, key = "address 192.0.2.1", isShared = false): Quota => ({
  key,
  limit,
  windowMs: MINUTE_MS,
  isShared,
});

/** What is answered to a lead without messages that is let in. */
const LET_IN: Admission = { seconds: 0, isQuarantined: false, queued: [] };
/** Bounds of a quarantine that takes nothing. */
const NO_QUARANTINE = [quota(0, "quarantined")];

/** What every store of leads does. `makeHarness` is called before each test and returns an empty store. */
export function describeLeadsStore(name: string, makeHarness: () => Promise<LeadsStoreHarness>): void {
  describe(`leads store: ${name}`, () => {
    let harness: LeadsStoreHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

    it("keeps a lead to the letter, with the consent that was given and when", async () => {
      const lead = leadOf({ consent: true, consentMode: "checkbox", createdAt: START + 123 });
      expect(await harness.store.add(lead, [quota(1)])).toEqual(LET_IN);
      expect(await harness.stored()).toEqual([lead]);
    });

    it("stores a lead once that is sent again, and answers as at first", async () => {
      const { store, other = store } = harness;
      const lead = { ...leadOf(), id: "0123456789abcdef0123456789abcdef" };
      const messages: NewMessage[] = [
        { kind: "booking", quotas: [quota(1, "message")] },
        { kind: "news", quotas: [quota(0, "news")] },
      ];
      const first = await store.add(lead, [quota(2)], messages);
      expect(first).toEqual({ ...LET_IN, queued: ["booking"] });
      expect(await other.add(lead, [quota(2)], messages)).toEqual(first);
      expect(await store.add({ ...lead, id: "f123456789abcdef0123456789abcdef" }, [quota(3)], messages)).toEqual(
        LET_IN,
      );
      expect(await harness.stored()).toEqual([leadOf(), leadOf()]);
    });

    it("stores a lead in quarantine once that is sent again", async () => {
      const lead = { ...leadOf(), id: "0123456789abcdef0123456789abcdef" };
      for (let time = 0; time < 2; time += 1)
        expect(await harness.store.add(lead, [quota(0)])).toEqual({ ...LET_IN, isQuarantined: true });
      expect(await harness.stored()).toEqual([leadOf()]);
    });

    it("stores up to the quota, quarantines up to its bounds, refuses the rest", async () => {
      const add = (createdAt: number) =>
        harness.store.add(leadOf({ createdAt }), [quota(2)], [], [quota(1, "quarantined")]);
      expect([await add(START), await add(START + 20_000)]).toEqual([LET_IN, LET_IN]);
      expect(await add(START + 30_000)).toEqual({ ...LET_IN, isQuarantined: true });
      expect(await add(START + 40_000), "says how long to wait for either").toEqual({ ...LET_IN, seconds: 20 });
      expect(await harness.stored()).toHaveLength(3);
      expect(await add(START + MINUTE_MS)).toEqual(LET_IN);
    });

    it("quarantines within the first bounds that have room, and says how long to wait for any", async () => {
      const add = async (createdAt: number) =>
        (
          await harness.store.add(
            leadOf({ createdAt }),
            [quota(0)],
            [],
            [quota(1, "quarantined")],
            [quota(2, "reserved", true)],
          )
        ).seconds;
      const seconds: number[] = [];
      for (let index = 0; index < 4; index += 1) seconds.push(await add(START + index * 1000));
      expect(seconds).toEqual([0, 0, 0, 57]);
      expect(await harness.stored()).toHaveLength(3);
    });

    it("counts each key separately, and none of them if one is used up", async () => {
      const [mine, yours, all] = [quota(1, "mine"), quota(2, "yours"), quota(2, "all", true)];
      const add = async (...quotas: Quota[]) => (await harness.store.add(leadOf(), quotas, [], NO_QUARANTINE)).seconds;
      expect(await add(mine, all)).toBe(0);
      expect(await add(mine, all)).toBe(60);
      expect(await add(yours, all)).toBe(0);
      expect(await add(yours, all)).toBe(60);
      expect(await add(yours)).toBe(0);
      expect(await harness.stored()).toHaveLength(3);
    });

    it.each([1, 25])("admits exactly %i under a shared quota", async (limit) => {
      const results: number[] = [];
      for (let index = 0; index < limit + 2; index += 1) {
        const { seconds } = await harness.store.add(leadOf(), [quota(limit, "all", true)], [], NO_QUARANTINE);
        results.push(seconds);
      }
      expect(results.filter((seconds) => seconds === 0)).toHaveLength(limit);
      expect(results.slice(limit)).toEqual([60, 60]);
    });

    it("stores each of many concurrent leads once, and none above the quota but in quarantine", async () => {
      const { store, other = store } = harness;
      const limit = 4;
      const names = Array.from({ length: limit + 2 }, (_, index) => `손님 ${index}`);
      const answers = await Promise.all(
        names.map(async (guest, index) => ({
          guest,
          ...(await (index % 2 === 0 ? store : other).add(
            leadOf({ name: guest }),
            [quota(limit), quota(100, "all", true)],
            [],
            NO_QUARANTINE,
          )),
        })),
      );
      const kept = answers.filter(({ seconds }) => seconds === 0);
      expect((await harness.stored()).map(({ name }) => name).toSorted()).toEqual(kept.map(({ guest }) => guest));
      expect(kept.filter(({ isQuarantined }) => !isQuarantined).length).toBeLessThanOrEqual(limit);
      // A database that gives up on one in a rush leaves it in quarantine.
      expect(kept.length).toBeGreaterThanOrEqual(limit);
    });
  });
}
