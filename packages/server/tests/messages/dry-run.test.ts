import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { removeTemporaryDirs, temporaryDir } from "../support/site.ts";
import { createDryRun, DRY_RUN_FILE, intoFile } from "../../src/messages/driver.ts";

afterAll(removeTemporaryDirs);

const MESSAGE = {
  key: "7-booking",
  to: "01012345678",
  text: "견본주택\n견본로 1",
  form: "SMS",
  confidential: [],
} as const;

it("writes down what would be sent, for its owner's eyes, without a number that can be called, a link that works or a day of visit", async () => {
  const dataDir = temporaryDir();
  const driver = createDryRun(intoFile(dataDir));
  expect(await driver.send(MESSAGE)).toEqual({ kind: "accepted", id: "dry-run" });
  const text = "방문 2026.12.24(목)\nhttps://sample.example/api/consent/Token-1";
  await driver.send({ ...MESSAGE, key: "8-booking", text, confidential: ["2026.12.24(목)", "Token-1"] });
  const file = join(dataDir, DRY_RUN_FILE);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { key: "7-booking", to: "010****5678", form: "SMS", bytes: 17, text: MESSAGE.text },
    {
      key: "8-booking",
      to: "010****5678",
      form: "SMS",
      bytes: 62,
      text: "방문 …\nhttps://sample.example/api/consent/…",
    },
  ]);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
});

it("takes a bounded space", async () => {
  const dataDir = temporaryDir();
  const write = intoFile(dataDir);
  const file = join(dataDir, DRY_RUN_FILE);
  for (const size of [4_000_000, 6_000_000, 6_000_000]) {
    writeFileSync(file, "x".repeat(size));
    await write("last");
    expect(readFileSync(file, "utf8").endsWith("last\n")).toBe(true);
  }
  const sizes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).size);
  expect(sizes.toSorted((a, b) => a - b)).toEqual([5, 6_000_000]);
});

it("can be tried again where it cannot be written", async () => {
  const dataDir = temporaryDir();
  rmSync(dataDir, { recursive: true });
  expect(await createDryRun(intoFile(dataDir)).send(MESSAGE)).toEqual({
    kind: "refused",
    reason: "dry-run ENOENT",
    isFinal: false,
  });
});
