import { leadOf } from "@danji/api/leads/lead.fixture";
import { afterAll, expect, it, vi } from "vitest";
import { openStore } from "../src/store/sqlite/open.ts";
import { runRetention } from "../src/store/retention.ts";
import { EVERY_LEAD } from "../src/store/store.ts";
import { inspect } from "./support/database.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

const DAY_MS = 86_400_000;
const END = Date.parse("2026-03-01T00:00:00+09:00");

it("deletes the expired leads of a site although those of another cannot be read", async () => {
  const store = openStore(temporaryDir());
  store.leads.add(leadOf({ createdAt: 1 }));
  const { leadsAdmin } = store;
  const read = leadsAdmin.chunk.bind(leadsAdmin);
  vi.spyOn(leadsAdmin, "chunk").mockImplementation((limit, scope, after) => {
    if (scope.siteId === "other") throw new Error("down");
    return read(limit, scope, after);
  });
  const sites = ["other", leadOf().siteId].map((siteKey) => ({ siteKey, leadsEnd: "2026-03-01" }));
  const options = { ...store, mayDelete: true, isStopped: () => false, log: () => undefined };
  const run = (now: number) => runRetention({ ...options, now }, sites);
  for (const now of [END - 7 * DAY_MS, END, END + DAY_MS]) await expect(run(now)).rejects.toThrow("down");
  expect(read(9, EVERY_LEAD)).toEqual([]);
  store.close();
});

it("protects entries of the audit log that are younger than two years from any program", () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  for (const at of [0, 2 * 365 * DAY_MS, 4 * 365 * DAY_MS - 1])
    store.audit.add({ at, who: "a@sample.example", what: "signed-in", target: "", count: 0 });
  inspect(dataDir, (db) => {
    expect(() => db.run("DELETE FROM audit")).toThrow("only added to");
    expect(() => db.run("UPDATE audit SET who = ''")).toThrow("only added to");
    expect(db.run("DELETE FROM audit WHERE at = 0")).toBe(1);
  });
  expect(store.audit.newest(9)).toHaveLength(2);
  store.close();
});
