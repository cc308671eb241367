import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { MESSAGE_STATES } from "../src/messages/outbox-port.ts";
import { OutboxStore } from "../src/store/outbox.ts";
import { openStore } from "../src/store/open.ts";
import { Database } from "../src/store/database.ts";
import { inspect } from "./support/database.ts";
import { leadOf } from "@danji/data/leads/lead.fixture";
import { describeOutbox, type StoredMessage } from "./support/outbox-contract.ts";
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

describeOutbox("libSQL", async () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  const second = new Database(join(dataDir, "danji.db"));
  return {
    leads: store.leads,
    outbox: store.outbox,
    other: new OutboxStore(second),
    leadsAdmin: store.leadsAdmin,
    stored: async () => inspect(dataDir, (db) => db.all(row, "SELECT * FROM outbox ORDER BY lead_id, kind")),
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
    { kind: "booking", quotas: [] },
    { kind: "booking", quotas: [] },
  ] as const;
  expect(() => store.leads.add(leadOf(), [], twice)).toThrow(/UNIQUE/u);
  const leads = inspect(dataDir, (db) => db.all(z.looseObject({}), "SELECT id FROM leads"));
  expect(leads).toEqual([]);
  store.close();
});
