import * as fs from "node:fs";
import { join } from "node:path";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { readLeads, rowsOf } from "./support/database.ts";
import { temporaryDir } from "./support/site.ts";

// Spies of the whole module would stay on Node's own object, and with them every file that the worker streams later would not end.
vi.mock("node:fs", async (load) => {
  const actual = await load<typeof fs>();
  const { openSync, fsyncSync, renameSync } = actual;
  return {
    ...actual,
    openSync: vi.fn<typeof openSync>(openSync),
    fsyncSync: vi.fn<typeof fsyncSync>(fsyncSync),
    renameSync: vi.fn<typeof renameSync>(renameSync),
  };
});
const { renameSync } = await vi.importActual<typeof fs>("node:fs");
// The files of a worker share their modules: those of others have the real file system.
vi.resetModules();
const { backUp, restore } = await import("../src/store/sqlite/backup.ts");
const { openStore } = await import("../src/store/sqlite/open.ts");

afterEach(() => void vi.resetAllMocks());
afterAll(() => void vi.resetModules());

/** Text of a database that was damaged and is to be replaced. */
const DAMAGED = "not a database, but long enough to be read as one ".repeat(100);

/** Makes a backup of one lead, and the folder of a damaged database. */
function prepare(): { copy: string; dataDir: string; path: string } {
  const source = temporaryDir();
  const store = openStore(source);
  store.leads.add(leadOf());
  store.leadsAdmin.setRetention(leadOf().siteId, { leadsEnd: "2026-03-01", announcedAt: 0, dueSince: 0 });
  const copy = join(temporaryDir(), "copy.db");
  backUp(source, copy);
  store.close();
  const dataDir = temporaryDir();
  const path = join(dataDir, "danji.db");
  fs.writeFileSync(path, DAMAGED);
  return { copy, dataDir, path };
}

const isDamaged = (path: string): boolean => fs.readFileSync(path, "latin1") === DAMAGED;

it("has a backup on the disk before it says so", () => {
  const { copy } = prepare();
  const opened = vi.mocked(fs.openSync).mock.calls.map(([path]) => path);
  expect(opened.slice(-2)).toEqual([copy, join(copy, "..")]);
  expect(fs.fsyncSync).toHaveBeenCalledTimes(2);
});

it("leaves a database in its place until the restored one takes it in one step", () => {
  const { copy, dataDir, path } = prepare();
  vi.mocked(fs.renameSync).mockImplementation((from, to) => {
    if (to === path) throw new Error("the power is cut");
    renameSync(from, to);
  });
  expect(() => restore(dataDir, copy, 0)).toThrow("the power is cut");
  expect(isDamaged(path)).toBe(true);
});

it("has the restored database on the disk before it takes the other's place, and its name after it", () => {
  const { copy, dataDir, path } = prepare();
  const isBefore: boolean[] = [];
  vi.mocked(fs.fsyncSync).mockImplementation(() => void isBefore.push(isDamaged(path)));
  const kept = restore(dataDir, copy, 0) ?? "";
  expect(isBefore).toEqual([true, false]);
  expect([isDamaged(kept), readLeads(dataDir).length]).toEqual([true, 1]);
});

it("announces the deletion of restored leads again", () => {
  const { copy, dataDir, path } = prepare();
  restore(dataDir, copy, 0);
  expect([rowsOf(copy)["retention"]?.length, rowsOf(path)["retention"]?.length]).toEqual([1, 0]);
});
