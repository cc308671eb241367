import { join } from "node:path";
import * as content from "@danji/delivery/content/read-complex";
import { root } from "./paths.mjs";

const complexesRoot = join(root, "app/complexes");

/** Folder from which new complexes are made. */
export const TEMPLATE = "_template";

/** Returns the folder of a complex. */
export const complexFolder = (slug: string) => join(complexesRoot, slug);

/** Returns the slugs of the complexes, without the template. */
export const listComplexes = () => content.listComplexes(complexesRoot);

/** Reads and checks a complex, or throws a ComplexError. */
export const readComplex = (slug: string) => content.readComplex(complexFolder(slug));
