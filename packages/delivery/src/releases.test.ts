import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SettingsError } from "./settings-error.ts";
import { keepReleases, readRetention, type Retention } from "./releases.ts";

vi.mock("node:fs/promises", async (load) => {
  const promises = await load<typeof import("node:fs/promises")>();
  return { ...promises, copyFile: vi.fn(promises.copyFile) };
});

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

let place = "";

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "danji-releases-"));
});

/** Builds a release on a day, and returns what is served then. */
async function release(day: number, files: readonly string[], retention: Retention): Promise<string[]> {
  const folder = join(place, "assets");
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "images"), { recursive: true });
  for (const file of files) await writeFile(join(folder, file), file);
  await keepReleases(folder, join(place, "store"), retention, START + day * DAY_MS);
  return (await readdir(folder, { recursive: true })).filter((name) => name !== "images").toSorted();
}

describe("keepReleases", () => {
  it("serves the files of earlier releases beside the new ones, as many releases as agreed", async () => {
    const retention = { releases: 2, days: 14 };
    expect(await release(0, ["a-1.js", "same.js"], retention)).toEqual(["a-1.js", "same.js"]);
    expect(await release(1, ["a-2.js", "same.js"], retention)).toEqual(["a-1.js", "a-2.js", "same.js"]);
    await release(2, ["a-3.js", "images/a.avif"], retention);
    expect(await release(3, ["a-4.js"], retention)).toEqual(["a-2.js", "a-3.js", "a-4.js", "images/a.avif", "same.js"]);
    expect((await readdir(join(place, "store/files"))).toSorted()).not.toContain("a-1.js");
  });

  it("counts a release's age from the day that it was replaced", async () => {
    const retention = { releases: 10, days: 14 };
    await release(0, ["a-1.js"], retention);
    expect(await release(100, ["a-2.js"], retention)).toEqual(["a-1.js", "a-2.js"]);
    expect(await release(114, ["a-3.js"], retention)).toEqual(["a-1.js", "a-2.js", "a-3.js"]);
    expect(await release(115, ["a-4.js"], retention)).toEqual(["a-2.js", "a-3.js", "a-4.js"]);
  });

  it("does without a file that the store has lost", async () => {
    const retention = { releases: 2, days: 14 };
    await release(0, ["a-1.js", "b-1.js"], retention);
    await rm(join(place, "store/files/a-1.js"));
    expect(await release(1, ["a-2.js"], retention)).toEqual(["a-2.js", "b-1.js"]);
  });

  it("takes a build without a change for the same release", async () => {
    const retention = { releases: 1, days: 14 };
    await release(0, ["a-1.js"], retention);
    await release(1, ["a-2.js"], retention);
    expect(await release(2, ["a-2.js"], retention)).toEqual(["a-1.js", "a-2.js"]);
  });

  it.each(["", '[{"at":17672', "{}"])(
    "keeps what is stored where the list was not written to its end: %j",
    async (text) => {
      const retention = { releases: 1, days: 14 };
      await release(0, ["a-1.js"], retention);
      await writeFile(join(place, "store/releases.json"), text);
      expect(await release(1, ["a-2.js"], retention)).toEqual(["a-1.js", "a-2.js"]);
      expect(await release(2, ["a-3.js"], retention)).toEqual(["a-2.js", "a-3.js"]);
    },
  );

  it("keeps no part of a file that could not be copied to its end", async () => {
    const retention = { releases: 1, days: 14 };
    vi.mocked(copyFile).mockImplementationOnce(async (_from, to) => {
      await writeFile(to, "a-");
      throw new Error("The disk is full");
    });
    await expect(release(0, ["a-1.js"], retention)).rejects.toThrow("The disk is full");
    await release(1, ["a-1.js"], retention);
    expect(await release(2, ["a-2.js"], retention)).toEqual(["a-1.js", "a-2.js"]);
    expect(await readFile(join(place, "assets/a-1.js"), "utf8")).toBe("a-1.js");
    expect((await readdir(join(place, "store/files"))).toSorted()).toEqual(["a-1.js", "a-2.js"]);
  });

  it("keeps nothing where no release is to be kept", async () => {
    await release(0, ["a-1.js"], { releases: 1, days: 14 });
    expect(await release(1, ["a-2.js"], { releases: 0, days: 14 })).toEqual(["a-2.js"]);
  });
});

describe("readRetention", () => {
  it("reads both variables, each with a default", () => {
    expect(readRetention({})).toEqual({ releases: 10, days: 14 });
    expect(readRetention({ KEEP_RELEASES: "0", KEEP_DAYS: "1.5" })).toEqual({ releases: 0, days: 1.5 });
  });

  it("names what is wrong", () => {
    expect(() => readRetention({ KEEP_RELEASES: "many" })).toThrow(SettingsError);
    expect(() => readRetention({ KEEP_DAYS: "-1" })).toThrow("KEEP_DAYS");
  });
});
