import { join } from "node:path";
import { root } from "../app/scripts/paths.mjs";

/** Folder of the built Storybook. */
export const storybookFolder = join(root, "storybook-static");

/** Folder of the Storybook that tests play stories in: without docs pages and without what only readers use. */
export const storiesFolder = join(root, "node_modules/.cache/stories");

/** Folder of the Storybook under test: the latter, unless the environment names the former. */
export const testedFolder = process.env.STORYBOOK_FOLDER ?? storiesFolder;
