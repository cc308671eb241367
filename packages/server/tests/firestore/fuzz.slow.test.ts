import { expect, it } from "vitest";
import { z } from "zod";
import { createFunctionsApp } from "../../src/functions.ts";
import { createListener } from "../../src/http/node-server.ts";
import { DEFAULT_LIMITS } from "../../src/limits.ts";
import { faultsOf, MESSAGING_SITE, sendWrongRequests, UNLIMITED } from "../support/fuzz.ts";
import { SEED } from "../support/random.ts";
import { sendJson } from "../support/send.ts";
import { EMULATED, makeFirestore } from "./support/emulator-database.ts";
import { hostHandler } from "./support/host.ts";

const REQUESTS = 300;
const ADMINISTRATOR = { admin: true, email: "kim@sample.example", sub: "kim", auth_time: Date.now() / 1000 };
const text = z.string().nullable();
const storedLead = z.object({
  kind: z.enum(["interest", "visit", "inquiry"]),
  name: z.string(),
  phone: z.string(),
  birthdate: text,
  email: text,
  visitDate: text,
  message: text,
});

it.skipIf(!EMULATED)(
  `the functions answer ${REQUESTS} wrong requests without a fault, and store nothing foreign, seed ${SEED}`,
  async () => {
    const { db, dispose } = makeFirestore();
    const article = { siteId: "sample", title: "첫 삽", summary: "요약", content: "내용", date: new Date(), views: 0 };
    await db.doc("press/a1").create(article);
    const lines: string[] = [];
    const names = Object.keys(DEFAULT_LIMITS);
    const app = createFunctionsApp({
      db,
      site: MESSAGING_SITE,
      limitsSalt: "salt",
      limits: Object.fromEntries(names.map((name) => [name, UNLIMITED])),
      render: ({ url, state }) => Promise.resolve({ status: 200, html: JSON.stringify([url, state]) }),
      verifyIdToken: (token) => (token === "good" ? Promise.resolve(ADMINISTRATOR) : Promise.reject(new Error("none"))),
      log: (line) => lines.push(line),
    });
    const host = await hostHandler(createListener(app));
    const credentials = { Authorization: "Bearer good" };
    await sendWrongRequests({ url: host.url, requests: REQUESTS, ids: ["a1"], credentials });

    const good = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
    expect((await sendJson(host.url, "/api/forms/interest", good)).status, "a lead after all that").toBe(200);
    expect(lines, "faults in the log").toEqual([]);
    const known = "audit drafts leads outbox press quotas views".split(" ");
    const collections = (await db.listCollections()).map(({ id }) => id);
    expect(collections.filter((id) => !known.includes(id))).toEqual([]);
    const leads = (await db.collection("leads").get()).docs.map((document) => storedLead.parse(document.data()));
    expect(leads).toContainEqual(expect.objectContaining(good));
    expect(leads.flatMap(faultsOf)).toEqual([]);
    const articles = (await db.collection("press").get()).docs.map((document) => document.get("title"));
    expect(articles).toEqual([article.title]);
    const who = (await db.collection("audit").get()).docs.map((document) => document.get("who"));
    expect(new Set(who)).toEqual(new Set([ADMINISTRATOR.email]));
    await host.close();
    await dispose();
  },
);
