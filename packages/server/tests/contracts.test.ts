import { createEmbeddedLeads } from "@danji/data/embedded/leads";
import { createEmbeddedPress } from "@danji/data/embedded/press";
import { createEmbeddedSession } from "@danji/data/embedded/session";
import { describeLeadsContract, type StoredLead } from "@danji/data/leads/contract";
import { describePressContract } from "@danji/data/press/contract";
import { describeSessionContract } from "@danji/data/session/contract";
import { afterAll, vi } from "vitest";
import { PressStore } from "../src/store/press.ts";
import { cookieFetch } from "./support/browser.ts";
import { inspect, readLeads, type LeadRow } from "./support/database.ts";
import { ADMINISTRATOR, startTestServer } from "./support/server.ts";
import { removeTemporaryDirs } from "./support/site.ts";

// Checking passwords is slow on purpose, and slower on a machine that others use too.
vi.setConfig({ testTimeout: 30_000 });
afterAll(removeTemporaryDirs);

describePressContract("embedded backend", async () => {
  const server = await startTestServer();
  const options = { fetch: cookieFetch(), baseUrl: server.url };
  return {
    press: createEmbeddedPress(options),
    async give(articles) {
      inspect(server.dataDir, (db) => {
        const store = new PressStore(db);
        for (const { date, ...draft } of articles) store.add(draft, date);
      });
    },
    async signIn() {
      await createEmbeddedSession(options).signIn(ADMINISTRATOR);
    },
    dispose: server.close,
  };
});

describeSessionContract("embedded backend", async () => {
  const server = await startTestServer();
  return {
    session: createEmbeddedSession({ fetch: cookieFetch(), baseUrl: server.url }),
    credentials: ADMINISTRATOR,
    dispose: server.close,
  };
});

function toStoredLead(row: LeadRow): StoredLead {
  const { kind, name, phone, birthdate, email, visit_date: visitDate, message } = row;
  const texts = Object.entries({ name, phone, birthdate, email, visitDate, message });
  return {
    kind,
    ...Object.fromEntries(texts.filter(([, text]) => text !== null)),
    marketing: row.marketing === 1,
    consent: row.consent === 1,
  };
}

describeLeadsContract("embedded backend", async () => {
  const server = await startTestServer();
  const endpoint = (kind: string): string => `${server.url}/api/forms/${kind}`;
  const endpoints = { interest: endpoint("interest"), visit: endpoint("visit"), inquiry: endpoint("inquiry") };
  return {
    leads: createEmbeddedLeads({ endpoints }),
    stored: () => Promise.resolve(readLeads(server.dataDir).map(toStoredLead)),
    dispose: server.close,
  };
});
