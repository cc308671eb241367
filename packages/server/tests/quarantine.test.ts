import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { createFormsApi } from "../src/api/forms.ts";
import { createMemoryDrafts } from "../src/forms/draft-store.ts";
import { createDrafts } from "../src/forms/drafts.ts";
import { createQuarantineAlarm } from "../src/forms/near-quarantine.ts";
import { createClient } from "../src/http/context.ts";
import { DEFAULT_LIMITS, type Limits } from "../src/limits.ts";
import { createRouteTable } from "../src/pages/routes.ts";
import { openStore, type Store } from "../src/store/open.ts";
import { removeTemporaryDirs, sampleSite, temporaryDir } from "./support/site.ts";

const LEAD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
const NODE = "203.0.113.9";

let store: Store;
let now = 0;
beforeEach(() => {
  store = openStore(temporaryDir());
  now = Date.UTC(2026, 10, 26);
});
afterEach(() => store.close());
afterAll(removeTemporaryDirs);

/** Returns a way to leave a lead behind Hosting's CDN, which answers with the status. */
function sender(changes: Partial<Limits>, log: (line: string) => void = () => undefined) {
  const site = sampleSite();
  const client = createClient("hosting");
  const clock = () => now;
  const drafts = createDrafts({ store: createMemoryDrafts(), cookie: "draft", client, clock });
  const limits = { ...DEFAULT_LIMITS, ...changes };
  const routes = createRouteTable(site);
  const { leads, leadsAdmin: counts } = store;
  const onQuarantine = createQuarantineAlarm({ counts, siteId: site.siteKey, limits, clock, log });
  const calls = { sendsMessages: true, onQuarantine };
  const options = { leads, site, routes, drafts, everyPage: false, client, limits, clock, ...calls };
  const api = createFormsApi(options);
  return async (address: string, hop = NODE): Promise<number> => {
    const headers = { "Content-Type": "application/json", "Fastly-Client-IP": address, "X-Forwarded-For": hop };
    return (await api.request("/visit", { method: "POST", headers, body: JSON.stringify(LEAD) })).status;
  };
}

/** Those of one node that are used up within seconds. */
const SCALED: Partial<Limits> = {
  leadsPerMinutePerAddress: 6,
  leadsPerMinutePerHop: 15,
  leadsPerMinute: 60,
  quarantinedPerHourPerAddress: 60,
  quarantinedPerHourPerHop: 80,
};

it("refuses no visitor behind the node of the CDN by which three addresses flood", async () => {
  const post = sender(SCALED);
  const [flood, visitors]: [number[], number[]] = [[], []];
  for (let second = 0; second < 300; second += 1) {
    now += 1000;
    flood.push(await post(`192.0.2.${second % 3}`));
    if (second % 10 === 0) visitors.push(await post(`198.51.100.${second / 10}`));
  }
  expect(new Set(visitors)).toEqual(new Set([200]));
  expect(flood).toContain(429);
});

const accepted = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length;
/** Every lead is above the quotas. */
const ABOVE: Partial<Limits> = { leadsPerMinute: 0 };

it("reserves a part alone for one hop, which can forge any number of addresses", async () => {
  const post = sender({ ...ABOVE, quarantinedPerHourPerHop: 20, quarantinedPerDay: 20, reservedPerDay: 40 });
  const statuses: number[] = [];
  for (let index = 0; index < 80; index += 1) statuses.push(await post(`198.51.100.${index}`, "192.0.2.1"));
  expect(accepted(statuses)).toBe(40);
  expect(await post("198.51.100.200")).toBe(200);
});

it("logs that the quarantine is nearly full, once an hour", async () => {
  const lines: string[] = [];
  const post = sender({ ...ABOVE, quarantinedPerDay: 10 }, (line) => lines.push(line));
  const logged: number[] = [];
  for (let minutes = 0; minutes < 120; minutes += 6) {
    await post(`192.0.2.${minutes}`);
    if (lines.length > logged.length) logged.push(minutes);
    now += 6 * 60_000;
  }
  expect(logged).toEqual([42, 102]);
  expect(lines[0]).toMatch(/[가-힣].*24시간에 10건 중 8건 \/ QUARANTINE_NEAR sample: 8 of 10 in 24 h$/u);
});

it("counts once in five minutes, however many leads come, and takes them where the count fails", async () => {
  const lines: string[] = [];
  let counted = 0;
  const counts = {
    countQuarantined() {
      counted += 1;
      return Promise.reject(new Error("unavailable"));
    },
  };
  const clock = () => now;
  const log = (line: string) => lines.push(line);
  const warn = createQuarantineAlarm({ counts, siteId: "sample", limits: DEFAULT_LIMITS, clock, log });
  for (let index = 0; index < 100; index += 1) await warn();
  expect([counted, lines]).toEqual([1, []]);
  now += 5 * 60_000;
  await warn();
  expect(counted).toBe(2);
});
