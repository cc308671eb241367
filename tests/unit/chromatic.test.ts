import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("says what the hosted comparison of pictures misses, and fails, where there is no token", () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "../chromatic.mjs")], { env });
  expect(status).toBe(1);
  expect(stderr.toString()).toContain("CHROMATIC_PROJECT_TOKEN=");
});
