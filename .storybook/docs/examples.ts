import type { ReactElement } from "react";

const FOLDER = "../../packages/ui/tests/examples";

const texts = import.meta.glob<string>("../../packages/ui/tests/examples/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const modules = import.meta.glob<Readonly<Record<string, () => ReactElement>>>(
  "../../packages/ui/tests/examples/*.tsx",
  {
    eager: true,
  },
);

/** An example of a primitive: its code, and the component that it exports. */
interface Example {
  readonly code: string;
  readonly Example: () => ReactElement;
}

/** Returns the example of a primitive by the file of its stories: that of `Tabs.stories.tsx` is `Tabs.tsx`. */
export function exampleFor(storiesFile: string): Example | undefined {
  const path = `${FOLDER}/${storiesFile.replace(/^.*\/|\.stories\.tsx$/g, "")}.tsx`;
  const [Example] = Object.values(modules[path] ?? {});
  return Example && { code: texts[path] ?? "", Example };
}
