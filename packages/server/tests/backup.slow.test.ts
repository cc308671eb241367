import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { expect, it } from "vitest";
import { backUp } from "../src/store/sqlite/backup.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { startChild } from "./support/child-process.ts";
import { integrity, readLeads, rowsOf } from "./support/database.ts";
import { sendJson } from "./support/send.ts";
import { temporaryDir } from "./support/site.ts";

const USAGE = /사용법.*\nUsage/su;
const book = (server: { readonly url: string }, name: string) =>
  sendJson(server.url, "/api/forms/interest", { name, phone: "010-1234-5678", birthdate: "900101" });
const file = (dataDir: string): string => join(dataDir, "danji.db");

/** Runs `npm run data` without npm. */
function command(dataDir: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const script = fileURLToPath(new URL("../../../app/scripts/data.ts", import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir };
  return spawnSync(process.execPath, ["--import", "tsx", script, ...args], { env, encoding: "utf8" });
}

/** Key of a complex that there is. */
const siteIn = ({ stderr }: ReturnType<typeof command>) => /있는 현장: ([\w-]+)/u.exec(stderr)?.[1] ?? "";

it("backs up and restores every row by the command, and keeps what a restore replaces", async () => {
  const dataDir = temporaryDir();
  const copy = join(temporaryDir(), "copy.db");
  const child = await startChild(dataDir);
  await book(child, "김하나");
  expect(command(dataDir, "backup", copy)).toMatchObject({ status: 0, stdout: expect.stringContaining(copy) });
  await book(child, "김두리");
  for (const args of [
    ["restore", copy],
    ["assign-site", siteIn(command(dataDir, "assign-site", "mistyped"))],
  ])
    expect(command(dataDir, ...args)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/서버를 멈춘 뒤.*\n.*Stop it first/su),
    });
  await child.kill();

  expect(command(dataDir, "restore")).toMatchObject({ status: 1, stderr: expect.stringMatching(USAGE) });
  const { status, stdout } = command(dataDir, "restore", copy);
  expect(status).toBe(0);
  expect(stdout).toContain("문자는 다시 보내지 않습니다");
  const kept = /danji\.db\.\d{8}T\d{9}Z/u.exec(stdout)?.[0] ?? "";
  expect(rowsOf(file(dataDir))).toEqual(rowsOf(copy));
  expect(rowsOf(join(dataDir, kept))["leads"]).toMatchObject([{ name: "김하나" }, { name: "김두리" }]);
  expect(readdirSync(dataDir).filter((name) => name.includes("restore"))).toEqual([]);

  const again = await startChild(dataDir);
  await book(again, "김세찬");
  await again.kill();
  expect(readLeads(dataDir).map(({ name }) => name)).toEqual(["김하나", "김세찬"]);
  expect(integrity(dataDir)).toBe("ok");
});

it("takes the place of a database that was moved away, without the log that a crash has left of it", () => {
  const dataDir = temporaryDir();
  const copy = join(temporaryDir(), "copy.db");
  const store = openStore(dataDir);
  backUp(dataDir, copy);
  for (let left = 20; left > 0; left -= 1) store.leads.add(leadOf());
  const crashed = temporaryDir();
  copyFileSync(`${file(dataDir)}-wal`, `${file(crashed)}-wal`);
  store.close();
  // In a process of its own: SQLite reads no log for a file that this process has had open.
  expect(command(crashed, "restore", copy)).toMatchObject({ status: 0 });
  expect(rowsOf(file(crashed))).toEqual(rowsOf(copy));
  expect(
    readdirSync(crashed).filter((name) => /^danji\.db\.\w+-wal$/u.test(name)),
    "the log is kept",
  ).toHaveLength(1);
});

it("gives leads without a site to one by the command", () => {
  const dataDir = temporaryDir();
  const store = openStore(dataDir);
  for (const siteId of ["", "other"]) store.leads.add(leadOf({ siteId }));
  store.close();
  const missing = command(dataDir, "assign-site", "mistyped");
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining("없는 현장입니다: mistyped") });
  const siteKey = siteIn(missing);
  expect(command(temporaryDir(), "assign-site", siteKey).stderr).toContain("There is no database there");
  expect(command(dataDir, "assign-site", siteKey)).toMatchObject({ status: 0, stdout: expect.stringContaining("1건") });
  expect(rowsOf(file(dataDir))["leads"]).toMatchObject([{ site_id: siteKey }, { site_id: "other" }]);
});
