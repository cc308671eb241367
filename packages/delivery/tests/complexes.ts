import { join } from "node:path";
import { listComplexes } from "../src/content/read-complex.ts";

const root = join(import.meta.dirname, "../../../app/complexes");

/** Folder of the template that new complexes are made from. */
export const templateFolder = join(root, "_template");

/** Folders of the complexes of the repository, without the template. */
export const complexFolders = (await listComplexes(root)).map((slug) => join(root, slug));
