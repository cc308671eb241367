// `npm run new:primitive -- <Name>`: makes the folder of a primitive, of the right shape and already passing.
import { join, relative } from "node:path";
import { createPrimitive } from "./create-primitive.ts";

try {
  const root = join(import.meta.dirname, "../../..");
  const written = createPrimitive(process.argv[2], join(root, "packages/ui/src")).map((path) => relative(root, path));
  console.log(`${written.join("\n")}\n
docs/adding-a-primitive.md says what each file is for. Then:
  npm run storybook
  npm run test:stories -- --update   keeps the pictures of its story AllStates`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
