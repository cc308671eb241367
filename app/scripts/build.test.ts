import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { currentStamp, isBuilt, replaceBuild, writeStamp } from "./build-stamp.ts";
import { type OutputFolders, outputsIn } from "./paths.mjs";
import { joinFunctions } from "./build-functions.ts";

describe("stamps", () => {
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
});

describe("replaceBuild", () => {
  const earlier = { fingerprint: "of earlier sources", day: "2026-11-26" };
  const stamp = { fingerprint: "of these sources", day: "2026-11-26" };

  let base: string;
  const outputs = () => outputsIn(base);
  const next = () => outputsIn(outputs().next);
  async function write({ site, server, functions }: OutputFolders, text: string): Promise<void> {
    for (const folder of [site, server, functions]) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "file"), text);
    }
  }
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), "danji-replaced-"));
    await write(outputs(), "earlier");
    await writeStamp(outputs().server, earlier);
    await write(next(), "new");
  });

  it("replaces all folders of a build, and leaves none of its own", async () => {
    await replaceBuild(outputs(), stamp);
    const { site, server, functions } = outputs();
    for (const folder of [site, server, functions]) expect(await readFile(join(folder, "file"), "utf8")).toBe("new");
    expect(isBuilt(outputs(), stamp, "firebase")).toBe(true);
    expect((await readdir(base)).toSorted()).toEqual(["dist", "dist-functions", "dist-server"]);
  });

  it.each([".env", ".env.project"])("keeps the parameters of the functions in %s", async (name) => {
    await writeFile(join(outputs().functions, name), "SITE_HOSTS=preview.example=sample");
    await replaceBuild(outputs(), stamp);
    expect(await readFile(join(outputs().functions, name), "utf8")).toBe("SITE_HOSTS=preview.example=sample");
  });

  it("leaves the functions of a build for Firebase where the new one has none", async () => {
    await rm(next().functions, { recursive: true });
    await replaceBuild(outputs(), stamp);
    expect(await readFile(join(outputs().functions, "file"), "utf8")).toBe("earlier");
  });

  it("leaves no build that counts as complete where it ends among the functions", async () => {
    // A folder where a file has to go.
    await mkdir(join(outputs().functions, "index.js/below"), { recursive: true });
    await writeFile(join(next().functions, "index.js"), "new");
    await expect(replaceBuild(outputs(), stamp)).rejects.toThrow("index.js");
    for (const known of [earlier, stamp]) expect(isBuilt(outputs(), known, "firebase")).toBe(false);
  });
});

describe("functions", async () => {
  const root = await mkdtemp(join(tmpdir(), "danji-functions-"));

  /** The functions of one site, as its build leaves them. */
  async function built(slug: string) {
    const folder = join(root, slug);
    await mkdir(folder);
    for (const [name, text] of Object.entries({ "index.js": slug, "site.json": slug, "sites.json": '["."]' }))
      await writeFile(join(folder, name), text);
    return { slug, folder };
  }

  it("joins the functions of several sites in one folder, which names each, and leaves nothing of an earlier one but its parameters", async () => {
    const folder = join(root, "joined");
    await mkdir(folder);
    await mkdir(join(folder, "earlier"));
    for (const name of ["earlier.js", "earlier/site.json"]) await writeFile(join(folder, name), "");
    await writeFile(join(folder, ".env"), "SITE_HOSTS=preview.example=second");
    await joinFunctions([await built("first"), await built("second")], { functions: folder, server: root });
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(
      [
        ".env",
        "index.js",
        "second",
        "second/index.js",
        "second/site.json",
        "second/sites.json",
        "site.json",
        "sites.json",
      ].toSorted(),
    );
    const read = (file: string) => readFile(join(folder, file), "utf8");
    expect(await read(".env")).toBe("SITE_HOSTS=preview.example=second");
    expect(JSON.parse(await read("sites.json"))).toEqual([".", "second"]);
    expect([await read("site.json"), await read("second/site.json")]).toEqual(["first", "second"]);
  });

  it("marks a single site's build as incomplete whose functions it replaces", async () => {
    const outputs = outputsIn(join(root, "single"));
    for (const folder of [outputs.site, outputs.server]) await mkdir(folder, { recursive: true });
    const stamp = { fingerprint: "of these sources", day: "2026-11-26" };
    await writeStamp(outputs.server, stamp);
    await joinFunctions([await built("third"), await built("fourth")], outputs);
    expect(isBuilt(outputs, stamp, "firebase")).toBe(false);
  });
});
