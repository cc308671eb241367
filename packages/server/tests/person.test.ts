import { adminLeadOf, leadOf } from "@danji/api/leads/lead.fixture";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStore, type SqliteStore } from "../src/store/sqlite/open.ts";
import { EVERY_LEAD } from "../src/store/store.ts";
import { confirmConsent, erasePerson, findLeads, withdrawConsent } from "../src/store/batches.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

const BATCH = 200;
const PERSON = { phone: leadOf().phone, siteId: leadOf().siteId };
const BY = { who: "a@sample.example", at: leadOf().createdAt };

let store: SqliteStore;
beforeEach(() => {
  store = openStore(temporaryDir());
});
afterEach(() => store.close());
afterAll(removeTemporaryDirs);

const leave = (count: number): void => {
  for (let index = 0; index < count; index += 1) store.leads.add(leadOf({ createdAt: index }));
};

it.each([
  [0, [0]],
  [1, [1]],
  [BATCH + 1, [1, BATCH]],
])("erases %i leads of a person, and writes down %j", async (count, entries) => {
  leave(count);
  expect(await erasePerson(store.leadsAdmin, PERSON, BY)).toBe(count);
  expect(store.audit.newest(9).map((entry) => entry.count)).toEqual(entries);
});

it("confirms the consent of the link's own lead, however many others have its phone", async () => {
  leave(BATCH);
  const news = { kind: "news", isAllowed: true, confirmedBy: "booking" } as const;
  store.leads.add(leadOf(), { messages: [{ kind: "booking", isAllowed: true }, news] });
  const message = await store.outbox.claim(["booking"], BY.at);
  const consent = await store.outbox.consentOf(message?.consentToken ?? "", BY.at);
  if (consent !== undefined) await confirmConsent(store.leadsAdmin, consent, BY.at);
  expect(store.leadsAdmin.chunk(1, EVERY_LEAD)).toMatchObject([{ marketingConfirmedAt: BY.at }]);
});

/** Counts the turns of the event loop in which others are answered while `work` goes on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  await work();
  clearImmediate(next);
  return turns;
}

it("answers others between the batches of a withdrawal, of an erasure and of a search", async () => {
  leave(BATCH + 1);
  expect(await turnsDuring(() => withdrawConsent(store.leadsAdmin, PERSON, BY))).toBeGreaterThan(0);
  expect(await turnsDuring(() => erasePerson(store.leadsAdmin, PERSON, BY))).toBeGreaterThan(0);
  vi.spyOn(store.leadsAdmin, "chunk").mockImplementation((limit) => Array.from({ length: limit }, () => adminLeadOf()));
  const search = () => findLeads(store.leadsAdmin, { ...EVERY_LEAD, search: "none" }, { length: 20, depth: 5000 });
  expect(await turnsDuring(search)).toBeGreaterThan(0);
});
