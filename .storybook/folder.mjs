import { join } from "node:path";
import { root } from "../app/scripts/paths.mjs";

/** Folder of the built Storybook. */
export const storybookFolder = join(root, "storybook-static");
