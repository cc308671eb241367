import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const kit = join(import.meta.dirname, "../../packages/ui/src");

/** What the kit stands on rather than what it offers to look at. */
const GROUND = new Set(["provider", "theme"]);

const primitives = readdirSync(kit).filter(
  (folder) => !GROUND.has(folder) && existsSync(join(kit, folder, "index.ts")),
);

describe("primitives", () => {
  it("are found by their folders", () => {
    expect(primitives).toContain("accordion");
  });

  it.each(primitives)("%s shows all its states in one story, of which a picture is kept", (folder) => {
    const stories = readdirSync(join(kit, folder)).filter((file) => file.endsWith(".stories.tsx"));
    const sources = stories.map((file) => readFileSync(join(kit, folder, file), "utf8"));
    expect(sources.filter((source) => /^export const AllStates\b/m.test(source))).not.toEqual([]);
  });
});
