import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureEngines } from "../engines/ensure.mjs";
import { findFirefox, findWebKit } from "../engines/find.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "danji-engines-"));
  mkdirSync(join(folder, "bin"));
  vi.stubEnv("PATH", join(folder, "bin"));
  vi.stubEnv("FIREFOX_PATH", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const install = (name: string) => {
  const path = join(folder, "bin", name);
  writeFileSync(path, "");
  return path;
};

it("names the package of each missing engine where it may not install", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  const say = vi.fn<(line: string) => void>();
  expect(ensureEngines(say).map(({ name, install }) => [name, install])).toEqual([
    ["Firefox", expect.stringMatching(/^apt-get install .* firefox-esr$/u)],
    ["WebKitGTK", expect.stringMatching(/^apt-get install .* webkit2gtk-driver xvfb /u)],
  ]);
  expect(say).not.toHaveBeenCalled();
});

it("needs nothing where all engines are installed", () => {
  const [firefox, driver, display] = ["firefox", "WebKitWebDriver", "Xvfb"].map(install);
  expect(ensureEngines(vi.fn<(line: string) => void>())).toEqual([]);
  expect(findFirefox()).toBe(firefox);
  expect(findWebKit()).toEqual({ driver, display });
});

it("finds no WebKit without the screen that it needs", () => {
  install("WebKitWebDriver");
  expect(findWebKit()).toBeNull();
});
