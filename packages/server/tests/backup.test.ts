import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { leadOf } from "@danji/api/leads/lead.fixture";
import { describe, expect, it } from "vitest";
import { backUp, restore } from "../src/store/sqlite/backup.ts";
import { Database } from "../src/store/sqlite/database.ts";
import { OwnerError } from "../src/start-error.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { readLeads, rowsOf } from "./support/database.ts";
import { sendJson } from "./support/send.ts";
import { startForTest, type TestServer } from "./support/server.ts";
import { temporaryDir } from "./support/site.ts";

const NOW = Date.UTC(2026, 10, 23);
const book = (server: Pick<TestServer, "url">, name: string) =>
  sendJson(server.url, "/api/forms/interest", { name, phone: "010-1234-5678", birthdate: "900101" });
const file = (dataDir: string): string => join(dataDir, "danji.db");

describe("a backup", () => {
  it("has every row of one moment, though the server goes on writing", async () => {
    const server = await startForTest();
    for (const name of ["김하나", "김두리"]) await book(server, name);
    const copy = join(temporaryDir(), "copy.db");
    const writing = Array.from({ length: 20 }, (_, index) => book(server, `손님 ${index}`));
    backUp(server.dataDir, copy);
    await Promise.all(writing);
    const [stored, copied] = [rowsOf(file(server.dataDir)), rowsOf(copy)];
    expect(copied["leads"]).toEqual(stored["leads"]?.slice(0, copied["leads"]?.length));
    expect(copied["leads"]?.length).toBeGreaterThanOrEqual(2);
    expect({ ...copied, leads: [], sqlite_sequence: [] }).toEqual({ ...stored, leads: [], sqlite_sequence: [] });
    expect((statSync(copy).mode & 0o777).toString(8)).toBe("600");
  });

  it("does not write over a file, nor where there is no database", () => {
    const folder = temporaryDir();
    expect(() => backUp(folder, join(folder, "copy.db"))).toThrow(/데이터 파일이 없습니다.*\nThere is no database/su);
    writeFileSync(file(folder), "");
    writeFileSync(join(folder, "copy.db"), "precious");
    expect(() => backUp(folder, join(folder, "copy.db"))).toThrow(OwnerError);
    expect(statSync(join(folder, "copy.db")).size).toBe("precious".length);
  });
});

describe("a restore", () => {
  it("sends no message again, nor one on a consent that was open in the backup", async () => {
    const kinds = ["booking", "news"] as const;
    const [booking, news] = [
      { kind: "booking", isAllowed: true },
      { kind: "news", isAllowed: true, confirmedBy: "booking" },
    ] as const;
    const dataDir = temporaryDir();
    const copy = join(temporaryDir(), "copy.db");
    const store = openStore(dataDir);
    store.leads.add(leadOf({ createdAt: NOW }), { messages: [booking] });
    await store.outbox.claim(kinds, NOW);
    store.leads.add(leadOf({ createdAt: NOW, phone: "010-0000-0000" }), { messages: [booking, news] });
    backUp(dataDir, copy);
    const claimed = await store.outbox.claim(kinds, NOW);
    const token = claimed?.consentToken ?? "";
    if (claimed !== undefined) await store.outbox.settle(claimed, { state: "sent", note: "" }, NOW);
    store.close();

    const target = temporaryDir();
    restore(target, copy, NOW);
    const restored = openStore(target);
    await restored.outbox.confirm(token, NOW);
    expect(await restored.outbox.claim(kinds, NOW)).toBeUndefined();
    expect(await restored.outbox.consentOf(token, NOW), "which can still be withdrawn").toMatchObject({
      state: "confirmed",
    });
    restored.close();
    expect(rowsOf(file(target))["outbox"]?.map(({ kind, state, note }) => `${kind} ${state} ${note}`)).toEqual([
      "booking unknown restored",
      "booking unknown restored",
      "news unknown restored",
    ]);
  });

  it("ends the sessions of the backup, and forgets its devices", () => {
    const dataDir = temporaryDir();
    const copy = join(temporaryDir(), "copy.db");
    const email = "administrator@sample.example";
    const store = openStore(dataDir);
    store.administrators.create({ email, password: "-" }, NOW);
    store.sessions.add("session", email, NOW, NOW + 1000);
    store.devices.add("device", email, NOW, NOW + 1000);
    backUp(dataDir, copy);
    store.close();

    const target = temporaryDir();
    restore(target, copy, NOW);
    const restored = openStore(target);
    expect([restored.sessions.find("session", NOW), restored.devices.find("device", NOW)]).toEqual([
      undefined,
      undefined,
    ]);
    restored.close();
  });

  it("refuses while a server runs, which loses nothing", async () => {
    const server = await startForTest();
    await book(server, "김하나");
    const copy = join(temporaryDir(), "copy.db");
    backUp(server.dataDir, copy);
    expect(() => restore(server.dataDir, copy, NOW)).toThrow(/서버를 멈춘 뒤.*\n.*Stop it first/su);
    await book(server, "김두리");
    expect(readLeads(server.dataDir).map(({ name }) => name)).toEqual(["김하나", "김두리"]);
  });

  it("takes the place of a damaged database, and of none", async () => {
    const server = await startForTest();
    await book(server, "김하나");
    const copy = join(temporaryDir(), "copy.db");
    backUp(server.dataDir, copy);
    const damaged = temporaryDir();
    writeFileSync(file(damaged), "not a database, but long enough to be read as one ".repeat(100));
    expect(existsSync(restore(damaged, copy, NOW) ?? "")).toBe(true);
    const empty = temporaryDir();
    expect(restore(empty, copy, NOW)).toBeUndefined();
    for (const dataDir of [damaged, empty]) expect(rowsOf(file(dataDir))).toEqual(rowsOf(copy));
  });

  it.each(["", "not a database, but long enough to be read as one ".repeat(100)])(
    "refuses a file that is no backup, and leaves the database",
    async (contents) => {
      const server = await startForTest();
      await server.close();
      const before = rowsOf(file(server.dataDir));
      const wrong = join(temporaryDir(), "wrong.db");
      writeFileSync(wrong, contents);
      expect(() => restore(server.dataDir, wrong, NOW)).toThrow(OwnerError);
      expect(() => restore(server.dataDir, join(temporaryDir(), "missing.db"), NOW)).toThrow(OwnerError);
      expect(rowsOf(file(server.dataDir))).toEqual(before);
    },
  );

  it("refuses a backup of a newer program", async () => {
    const server = await startForTest();
    const copy = join(temporaryDir(), "copy.db");
    backUp(server.dataDir, copy);
    await server.close();
    const db = new Database(copy);
    db.run("INSERT INTO migrations (version, applied_at) VALUES (999, 0)");
    db.close();
    expect(() => restore(server.dataDir, copy, NOW)).toThrow(/더 새로운 버전/u);
  });
});
