import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { createOutbox } from "../src/store/sqlite/outbox.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { Database } from "../src/store/sqlite/database.ts";
import { MESSAGE_STATES } from "../src/messages/port.ts";
import { inspect } from "./support/database.ts";
import { describeStore } from "./support/store-contract.ts";
import type { StoredMessage } from "./support/store-harness.ts";
import { storedLeads } from "./support/stored-leads.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

const row: z.ZodType<StoredMessage> = z
  .object({
    kind: z.string(),
    state: z.enum(MESSAGE_STATES),
    due_at: z.number(),
    attempts: z.number(),
    note: z.string(),
  })
  .transform(({ due_at: dueAt, ...rest }) => ({ ...rest, dueAt }));

describeStore("libSQL", async () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  const second = new Database(join(dataDir, "danji.db"));
  return {
    ...store,
    otherLeads: undefined,
    otherOutbox: createOutbox(second),
    storedLeads: () => storedLeads(dataDir),
    storedMessages: async () => inspect(dataDir, (db) => db.all(row, "SELECT * FROM outbox ORDER BY lead_id, kind")),
    dump: async () => inspect(dataDir, (db) => JSON.stringify(db.all(z.looseObject({}), "SELECT * FROM outbox"))),
    erase: async (phone) => void second.run("DELETE FROM leads WHERE phone = ?", [phone]),
    withdraw: async () => void second.run("UPDATE leads SET marketing = 0"),
    async dispose() {
      second.close();
      store.close();
    },
  };
});

it("stores a lead and its messages together or not at all", () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  const twice = [
    { kind: "booking", isAllowed: true },
    { kind: "booking", isAllowed: true },
  ] as const;
  expect(() => store.leads.add(leadOf(), { messages: twice })).toThrow(/UNIQUE/u);
  const leads = inspect(dataDir, (db) => db.all(z.looseObject({}), "SELECT id FROM leads"));
  expect(leads).toEqual([]);
  store.close();
});
