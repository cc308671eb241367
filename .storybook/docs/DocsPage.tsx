import { Canvas, Heading, Markdown, Primary, Title, useOf } from "@storybook/addon-docs/blocks";
import { extractComponentDescription } from "storybook/internal/docs-tools";
import type { KeyPattern, KeyTable } from "../../packages/ui/tests/keys.ts";
import { folderOf, PRIMITIVES, type Part } from "../../packages/ui/tests/kit.ts";
import { KeysTable } from "./KeysTable.tsx";
import { PartsDocs } from "./PartsDocs.tsx";
import { sectionsOf } from "./sections.ts";

/** The width of the viewport that a page's stories ask for, such as that of a phone. */
function widthOf(viewport: unknown): string | undefined {
  const [, width] = /"w(\d+)"/.exec(JSON.stringify({ viewport })) ?? [];
  return width === undefined ? undefined : `${width}px`;
}

/**
 * Shows the page of a primitive, all of it from source: what its doc comment says, the table of keys that its
 * stories prove, and each part that its `index.ts` exports; in a folder of several primitives those of the others
 * stand last. Of the stories it shows two: the others are tests, which have pages of their own.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf("meta", ["meta"]);
  const { component, parameters } = preparedMeta;
  const { lead, use, keys } = sectionsOf(component ? extractComponentDescription(component) : "");
  const inFolder = PRIMITIVES.get(folderOf(String(parameters["fileName"]))) ?? [];
  const own = inFolder.filter((part) => part.component === component);
  const family = own[0]?.name.split(".")[0];
  const isOfFamily = ({ name }: Part) => name.split(".")[0] === family;
  const table: KeyTable | undefined = parameters["keys"];
  const pattern: KeyPattern | undefined = parameters["pattern"];
  const allStates: object | undefined = csfFile.moduleExports["AllStates"];
  const frame = { maxWidth: widthOf(csfFile.meta.globals?.["viewport"]) };
  return (
    <>
      <Title />
      <Markdown>{lead}</Markdown>
      {use && (
        <>
          <Heading>When to use it, and when not</Heading>
          <Markdown>{use}</Markdown>
        </>
      )}
      <div style={frame}>
        <Primary />
      </div>
      {allStates && (
        <>
          <Heading>All states</Heading>
          <div style={frame}>
            <Canvas of={allStates} />
          </div>
        </>
      )}
      {(table ?? keys) && <Heading>Keys</Heading>}
      {table ? <KeysTable keys={table} pattern={pattern} /> : <Markdown>{keys}</Markdown>}
      <PartsDocs title="Parts and props" parts={inFolder.filter(isOfFamily)} described={own} />
      <PartsDocs title="From the same folder" parts={inFolder.filter((part) => !isOfFamily(part))} />
    </>
  );
}
