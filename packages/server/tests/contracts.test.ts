import type { HttpOptions } from "@danji/data/http/request";
import { createHttpLeads } from "@danji/data/http/leads";
import { createHttpLeadsAdmin } from "@danji/data/http/leads-admin";
import { createHttpPress } from "@danji/data/http/press";
import { createHttpPressEditor } from "@danji/data/http/press-editor";
import { createHttpSession } from "@danji/data/http/session";
import { LEAD_KINDS, type LeadsPort } from "@danji/data/leads/port";
import { describeLeadsAdminContract } from "@danji/data/leads/admin-contract";
import { describePressContract, type PressHarness } from "@danji/data/press/contract";
import { describePressEditorContract } from "@danji/data/press/editor-contract";
import { describeSessionContract } from "@danji/data/session/contract";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { AuditStore } from "../src/store/audit.ts";
import { LeadStore } from "../src/store/leads.ts";
import { PressStore } from "../src/store/press.ts";
import { cookieFetch } from "./support/browser.ts";
import { inspect } from "./support/database.ts";
import { ADMINISTRATOR, startTestServer, type TestServer } from "./support/server.ts";
import { removeTemporaryDirs } from "./support/site.ts";
import { storedLeads } from "./support/stored-leads.ts";

afterAll(removeTemporaryDirs);

/** A quota that no test reaches. */
const ROOM = { key: "all", limit: 1000, windowMs: 60_000 };

/** A quota that is used up. */
const FULL = { ...ROOM, limit: 0 };

/** Readers behind one address, more than any test has. */
const limits = { viewsPerMinutePerAddress: 1000 };

/** More entries of the audit log than a test makes. */
const ALL = 1000;

function pressHarness(server: TestServer, options: HttpOptions): PressHarness {
  return {
    press: createHttpPress(options),
    async give(articles) {
      inspect(server.dataDir, (db) => {
        const store = new PressStore(db);
        for (const { date, ...draft } of articles) store.add(draft, date);
      });
    },
    dispose: server.close,
  };
}

describePressContract("embedded backend", async () => {
  const server = await startTestServer({ limits });
  return pressHarness(server, { fetch: cookieFetch(), baseUrl: server.url });
});

describePressEditorContract("embedded backend", async () => {
  const server = await startTestServer();
  const options = { fetch: cookieFetch(), baseUrl: server.url };
  return {
    ...pressHarness(server, options),
    editor: createHttpPressEditor(options),
    async signIn() {
      await createHttpSession(options).signIn(ADMINISTRATOR);
    },
    administrator: ADMINISTRATOR.email,
    async endSession() {
      inspect(server.dataDir, (db) => db.run("DELETE FROM sessions"));
    },
    audit: () => Promise.resolve(inspect(server.dataDir, (db) => new AuditStore(db).newest(ALL).toReversed())),
  };
});

describeSessionContract("embedded backend", async () => {
  const server = await startTestServer();
  return {
    session: createHttpSession({ fetch: cookieFetch(), baseUrl: server.url }),
    credentials: ADMINISTRATOR,
    dispose: server.close,
  };
});

describe("the leads port over the embedded backend", () => {
  const FIELDS = { name: `O'홍"; DROP TABLE leads;--`, phone: "010-1234-5678", birthdate: "900101" };
  let server: TestServer;
  let leads: LeadsPort;
  beforeEach(async () => {
    server = await startTestServer();
    const [interest = "", visit = "", inquiry = ""] = LEAD_KINDS.map((kind) => `${server.url}/api/forms/${kind}`);
    leads = createHttpLeads({ endpoints: { interest, visit, inquiry } });
  });
  afterEach(() => server.close());

  it.each(LEAD_KINDS)("stores one %s to the letter", async (kind) => {
    const message = "<b>&amp;</b>\n\n😀 100% \\n";
    await leads.send(kind, { ...FIELDS, message, visitDate: "2099-05-01", email: "", _gotcha: "", marketing: "on" });
    const { name, phone } = FIELDS;
    expect(await storedLeads(server.dataDir)).toMatchObject([
      { kind, name, phone, marketing: true, ...(kind !== "interest" && { message }) },
    ]);
  });

  it("reports which field is refused", async () => {
    await expect(leads.send("visit", { ...FIELDS, phone: "02-123-4567" })).rejects.toMatchObject({
      name: "DataError",
      kind: "rejected",
      fields: [{ field: "phone", code: "TYPE_PHONE", message: expect.stringContaining("예: 01012345678") }],
    });
    expect(await storedLeads(server.dataDir)).toEqual([]);
  });
});

describeLeadsAdminContract("embedded backend", async () => {
  const server = await startTestServer({ limits: { messagesPerHour: 5, quarantinedPerDay: 5 } });
  const options = { fetch: cookieFetch(), baseUrl: server.url };
  return {
    leadsAdmin: createHttpLeadsAdmin(options),
    administrator: ADMINISTRATOR.email,
    async give(leads) {
      inspect(server.dataDir, (db) => {
        const store = new LeadStore(db);
        for (const lead of leads) store.add(lead, [ROOM]);
      });
    },
    async giveFailed(lead) {
      inspect(server.dataDir, (db) => {
        new LeadStore(db).add(lead, [ROOM], [{ kind: "booking", quotas: [] }]);
        db.run("UPDATE outbox SET state = 'failed', note = 'HTTP 400'");
      });
    },
    async giveQuarantined(lead) {
      inspect(server.dataDir, (db) => new LeadStore(db).add(lead, [FULL]));
    },
    async signIn() {
      await createHttpSession(options).signIn(ADMINISTRATOR);
    },
    dispose: server.close,
  };
});
