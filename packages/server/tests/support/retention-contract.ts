import { leadOf } from "@danji/api/leads/lead.fixture";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { retentionNotice, runRetention } from "../../src/store/retention.ts";
import { EVERY_LEAD } from "../../src/store/store.ts";
import type { MakeStore, StoreHarness } from "./store-harness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SITE = { siteKey: leadOf().siteId, leadsEnd: "2026-03-01" };
const END = Date.parse("2026-03-01T00:00:00+09:00");
const BEFORE = END - 30 * DAY_MS;
const TWO_YEARS_MS = 730 * DAY_MS;

/** Describes what deletes leads whose time has passed. */
export function describeRetention(name: string, makeHarness: MakeStore): void {
  describe(`retention over ${name}`, () => {
    let harness: StoreHarness;
    let lines: string[];
    beforeEach(async () => {
      harness = await makeHarness();
      lines = [];
    });
    afterEach(() => harness.dispose());

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
}
