import { expect, it } from "vitest";
import { complexFolders } from "../tests/complexes.ts";
import { readComplex } from "./content/read-complex.ts";
import { downloads } from "./downloads.ts";

it("gives every event of every complex a file at an address of its own", async () => {
  for (const folder of complexFolders) {
    const complex = await readComplex(folder);
    const paths = downloads(complex).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { key } of complex.schedule.events) expect(paths).toContain(`/calendar/${key}.ics`);
  }
});
