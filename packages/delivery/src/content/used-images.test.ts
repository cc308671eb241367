import { kinds } from "@danji/blocks/kinds.ts";
import { homeImages } from "@danji/complex/kinds";
import { expect, it } from "vitest";
import { complexFolders } from "../../tests/complexes.ts";
import { readComplex } from "./read-complex.ts";

it("shows no picture twice on the home page of any complex", async () => {
  for (const folder of complexFolders) {
    const { home } = await readComplex(folder);
    const keys = homeImages(kinds, home).map(({ key }) => key);
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      folder,
    ).toEqual([]);
  }
});
