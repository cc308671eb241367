import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont, { type SubsetOptions } from "subset-font";
import { once } from "../once.ts";

/** What the site's texts need of a font's layout: kerning, and figures of one width. The rest is alternates. */
const SUBSET = { keepFeatures: ["kern", "tnum"], noHinting: true } as const;

/** How a font is cut. */
export interface CutOptions {
  readonly characters: Iterable<string>;
  /** Range to which the axis of weight is cut, where the font has one. */
  readonly weight?: { readonly min: number; readonly max: number } | undefined;
  /** Folder where cut fonts are kept between builds. */
  readonly cache: string;
}

/** Returns a font with some of its characters, as WOFF2. */
export type Cut = (characters: Iterable<string>) => Promise<Buffer>;

const textOf = (characters: Iterable<string>) => [...characters].toSorted().join("");

/** Returns a function that cuts a font; what is in the cache is not cut again. */
export async function openFont(path: string, { characters, weight, cache }: CutOptions): Promise<Cut> {
  const font = await readFile(path);
  const axes: Partial<SubsetOptions> = weight ? { variationAxes: { wght: weight } } : {};
  const recipe = createHash("sha256")
    .update(JSON.stringify([SUBSET, axes]))
    .update(font);
  // Cut once, since a page's characters are found much faster in what is left.
  let narrow: Promise<Buffer> | undefined;
  const narrowed = () =>
    (narrow ??= subsetFont(font, textOf(characters), { ...SUBSET, ...axes, targetFormat: "sfnt" }));

  async function cut(text: string): Promise<Buffer> {
    const file = join(cache, `font-${recipe.copy().update(text).digest("hex")}.woff2`);
    await once(file, async () => subsetFont(await narrowed(), text, { ...SUBSET, targetFormat: "woff2" }));
    return readFile(file);
  }
  const cuts = new Map<string, Promise<Buffer>>();
  return (some) => {
    const text = textOf(some);
    const made = cuts.get(text) ?? cut(text);
    cuts.set(text, made);
    return made;
  };
}
