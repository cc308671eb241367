import { basename } from "node:path";
import { readComplex } from "../content/read-complex.ts";
import { type EditorContent, issuesOf } from "./api.ts";
import { findIssues, listContentFiles, parseContentFile } from "./content-files.ts";
import { groupsOf } from "./content-groups.ts";
import { placesBySource } from "./places.ts";

/** Files in the order of the editor: the home page and the pages, then the others as they are listed. */
const FIRST = ["home.json", "pages.json", "identity.json", "facts.json", "schedule.json"];

const rank = (file: string) => (FIRST.includes(file) ? FIRST.indexOf(file) : FIRST.length);

/**
 * Reads every field of a complex's content files, with where it shows and what is wrong with it. A complex with faults is read as
 * far as its files can be parsed.
 *
 * @param publicFolder Files that the site is served with as they are.
 */
export async function readContent(folder: string, publicFolder: string): Promise<EditorContent> {
  const files = (await listContentFiles(folder)).toSorted((a, b) => rank(a) - rank(b));
  const { issues } = await findIssues(folder, publicFolder);
  const complex = await readComplex(folder).catch(() => undefined);
  const places = placesBySource(complex);
  const contents = await Promise.all(files.map((file) => parseContentFile(folder, file)));
  const groups = files.flatMap((file, index) => groupsOf(file, contents[index], issues, places));
  const shown = new Set(groups.flatMap(({ parts }) => parts.flatMap(issuesOf)));
  return {
    name: complex?.identity.name ?? basename(folder),
    groups,
    issues: issues.filter((issue) => !shown.has(issue)),
  };
}
