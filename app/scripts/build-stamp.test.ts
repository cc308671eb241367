import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { currentStamp, isBuilt, writeStamp } from "./build-stamp.ts";
import { outputsIn } from "./paths.mjs";

const stamp = { fingerprint: "of these sources", day: "2026-11-26" };

let base: string;
const outputs = () => outputsIn(base);
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "danji-built-"));
  const { site, server, functions } = outputs();
  for (const folder of [site, server, functions]) await mkdir(folder);
  await writeStamp(server, stamp);
});

describe("isBuilt", () => {
  it("builds nothing again that was built of the same sources on the same day", () => {
    expect(isBuilt(outputs(), stamp, "embedded")).toBe(true);
    expect(isBuilt(outputs(), stamp, "firebase")).toBe(true);
  });

  it("builds again when sources have changed", () => {
    expect(isBuilt(outputs(), { ...stamp, fingerprint: "of other sources" }, "embedded")).toBe(false);
  });

  it("builds again on another day, which pages state", () => {
    expect(isBuilt(outputs(), { ...stamp, day: "2026-11-27" }, "embedded")).toBe(false);
  });

  it.each(["site", "server"] as const)("builds again where its %s is not there", async (folder) => {
    await rm(outputs()[folder], { recursive: true });
    expect(isBuilt(outputs(), stamp, "embedded")).toBe(false);
  });

  it("builds again where the functions are not there, for Firebase alone", async () => {
    await rm(outputs().functions, { recursive: true });
    expect(isBuilt(outputs(), stamp, "embedded")).toBe(true);
    expect(isBuilt(outputs(), stamp, "firebase")).toBe(false);
  });
});

it("has the day in Korea", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-26T15:00:00Z") });
  try {
    expect(currentStamp({}).day).toBe("2026-11-27");
  } finally {
    vi.useRealTimers();
  }
});
