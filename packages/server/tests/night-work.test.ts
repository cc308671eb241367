import { leadOf } from "@danji/api/leads/lead.fixture";
import { afterAll, expect, it, vi } from "vitest";
import { openStore } from "../src/store/sqlite/open.ts";
import { EVERY_LEAD } from "../src/store/store.ts";
import { BATCH } from "../src/store/batches.ts";
import { createNightWork } from "../src/store/retention.ts";
import { removeTemporaryDirs, sampleSite, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FOUR = Date.parse("2026-11-22T04:00:00+09:00");

it("goes on every minute of the hour from 04:00 in Seoul with what was left, then rests until the next night", async () => {
  const store = openStore(temporaryDir());
  for (let index = 0; index <= BATCH; index += 1) store.leads.add(leadOf({ createdAt: index }));
  store.leadsAdmin.setRetention("sample", { leadsEnd: "2026-03-01", announcedAt: 0, dueSince: 0 });
  let fills = 0;
  const fillPhoneKeys = async (): Promise<void> => void (fills += 1);
  const { leadsAdmin } = store;
  const remove = vi.spyOn(leadsAdmin, "remove");
  const work = createNightWork({ ...store, fillPhoneKeys }, [sampleSite({ leadsEnd: "2026-03-01" })], () => undefined);
  const states: number[][] = [];
  for (const at of [FOUR - 1, FOUR + HOUR_MS, FOUR, FOUR + MINUTE_MS, FOUR + 2 * MINUTE_MS, FOUR + DAY_MS]) {
    const isFirst = remove.mock.calls.length === 0;
    await work(at, () => isFirst && remove.mock.calls.length > 0);
    states.push([leadsAdmin.chunk(BATCH + 1, EVERY_LEAD).length, fills]);
  }
  expect(states).toEqual([
    [BATCH + 1, 0],
    [BATCH + 1, 0],
    [1, 0],
    [0, 1],
    [0, 1],
    [0, 2],
  ]);
  store.close();
});
