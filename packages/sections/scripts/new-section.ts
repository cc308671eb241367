// `npm run new:section -- <Name>`: creates the folder of a section: component, styles, stories and test, already passing.
import { join, relative } from "node:path";
import { createSection } from "./create-section.ts";

try {
  const root = join(import.meta.dirname, "../../..");
  const written = createSection(process.argv[2], join(root, "packages/sections/src")).map((path) =>
    relative(root, path),
  );
  console.log(`${written.join("\n")}\n
docs/adding-a-section.md says how a page comes to show it. Then:
  npm run storybook
  npm run test:stories -- --update   keeps the pictures of its story Default`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
