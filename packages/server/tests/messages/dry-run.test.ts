import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createDryRun, DRY_RUN_FILE, intoFile } from "../../src/messages/dry-run.ts";
import { removeTemporaryDirs, temporaryDir } from "../support/site.ts";

afterAll(removeTemporaryDirs);

const MESSAGE = { key: "7-booking", to: "01012345678", text: "견본주택\n견본로 1", form: "SMS" } as const;

it("writes down what would be sent, for its owner's eyes, without a number that can be called", async () => {
  const dataDir = temporaryDir();
  const driver = createDryRun(intoFile(dataDir));
  expect(await driver.send(MESSAGE)).toEqual({ kind: "accepted", id: "dry-run" });
  await driver.send({ ...MESSAGE, key: "8-booking" });
  const file = join(dataDir, DRY_RUN_FILE);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { key: "7-booking", to: "010****5678", form: "SMS", bytes: 17, text: MESSAGE.text },
    { key: "8-booking", to: "010****5678", form: "SMS", bytes: 17, text: MESSAGE.text },
  ]);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
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
