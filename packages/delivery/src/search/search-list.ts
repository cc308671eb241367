import type { Complex } from "@danji/complex/complex";
import type { SearchEntry } from "@danji/complex/search-entry";
import type { PageFile } from "../pages/page-files.ts";
import { listedPages } from "../pages/sitemap.ts";
import { pageEntries } from "./page-entries.ts";

const nameOf = ({ kind, heading, text, to }: SearchEntry) =>
  JSON.stringify([kind, heading, text, kind !== "fact" && to]);

/** Returns the entries without facts that an earlier page states in the same words. */
const withoutRepetition = (entries: readonly SearchEntry[]) =>
  [...new Map(entries.toReversed().map((entry) => [nameOf(entry), entry])).values()].toReversed();

/**
 * Returns everything that search finds, of the pages that search engines may list.
 *
 * @param pages HTML by file.
 */
export function searchList(
  complex: Complex,
  files: readonly PageFile[],
  pages: ReadonlyMap<string, string>,
): SearchEntry[] {
  const listed = new Set(listedPages(complex, files, "").map(({ path }) => path));
  const entries = files
    .filter(({ path }) => listed.has(path))
    .flatMap(({ path, file }) => pageEntries(pages.get(file) ?? "", path, complex.pages[path]?.description ?? ""));
  return withoutRepetition(entries);
}
