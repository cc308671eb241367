import type { ReactElement } from "react";

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

/** Returns an example with the imports and constants of its file that it names. */
function codeOf(name: string, text: string): string {
  const statements = text.trimEnd().split(/\n+(?=import |const |export )/);
  const own = statements.filter((statement) => statement.startsWith(`export function ${name}(`));
  const names = (code: string) => (word: string) => new RegExp(`(?<![.\\w])${word}\\b`).test(code);
  const constants = statements.filter((statement) =>
    /^const (\w+)/
      .exec(statement)
      ?.slice(1)
      .some(names(own.join(""))),
  );
  const body = [...constants, ...own].join("\n\n");
  const imports = statements.flatMap((statement) => {
    const [, imported = "", from] = /^import \{ (.+) \}( from .+)$/.exec(statement) ?? [];
    const needed = imported.split(", ").filter((word) => word && names(body)(word));
    return needed.length > 0 ? [`import { ${needed.join(", ")} }${from}`] : [];
  });
  return `${imports.join("\n")}\n\n${body}\n`;
}

/** Returns the example of a primitive by the file of its stories: that of `Tabs.stories.tsx` is `TabsExample`. */
export function exampleFor(storiesFile: string): Example | undefined {
  const name = `${storiesFile.replace(/^.*\/|\.stories\.tsx$/g, "")}Example`;
  const [path = "", module] = Object.entries(modules).find(([, exported]) => name in exported) ?? [];
  const Example = module?.[name];
  return Example && { code: codeOf(name, texts[path] ?? ""), Example };
}
