import { Markdown } from "@storybook/addon-docs/blocks";
import { sizes } from "storybook:sizes";
import { DocsTable } from "./DocsTable.tsx";
import { linked } from "./pages.ts";

/** Returns bytes in kB, as tools that build sites print them. */
const kB = (bytes: number) => (bytes === 0 ? "–" : `${(bytes / 1000).toFixed(1)} kB`);

/** Says what a component adds to a site. */
export function SizeOf({ name }: { name: string }) {
  const size = sizes[name];
  if (!size) return null;
  const { folder, first, later } = size;
  const fetched = later === 0 ? "" : `, and ${kB(later)} when it is used`;
  return (
    <Markdown>
      {`\`@danji/ui/${folder}\`: **${kB(first)}**${fetched}, after gzip, without React and styled-components. [All sizes](?path=/docs/sizes--docs)`}
    </Markdown>
  );
}

/** Lists what each component adds to a site. */
export function AllSizes() {
  const rows = Object.entries(sizes).map(([name, { folder, first, later }]) => {
    const link = <Markdown>{linked(`\`${name}\``)}</Markdown>;
    return [name, [link, `@danji/ui/${folder}`, kB(first), kB(later)]] as const;
  });
  return (
    <DocsTable columns={["Export", "Import", "With the page", "When it is used"]} rows={Object.fromEntries(rows)} />
  );
}
