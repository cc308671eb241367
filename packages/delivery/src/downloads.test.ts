import { expect, it } from "vitest";
import { listComplexes, readComplex } from "./content/read-complex.ts";
import { saleFiles } from "./downloads.ts";

it("gives every event of every complex a file at an address of its own", async () => {
  for (const slug of await listComplexes()) {
    const complex = await readComplex(slug);
    const paths = saleFiles(complex).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { key } of complex.schedule.events) expect(paths).toContain(`/calendar/${key}.ics`);
  }
});
