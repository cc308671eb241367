import { Markdown, Subheading } from "@storybook/addon-docs/blocks";
import { extractComponentDescription, extractComponentProps } from "storybook/internal/docs-tools";
import { familyOf, type Part } from "../../packages/ui/tests/kit.ts";
import { linked } from "./pages.ts";
import { PropsTable } from "./PropsTable.tsx";

interface PartDocsProps {
  part: Part;
  /** Whether the page has said already what it is. */
  described: boolean;
}

/** Shows a part: its name, what it is, and the props that it adds to those of its element. */
export function PartDocs({ part: { name, component }, described }: PartDocsProps) {
  const description = extractComponentDescription(component);
  const props = extractComponentProps(component, "props");
  return (
    <>
      <Subheading>{name}</Subheading>
      {!described && description && <Markdown>{linked(description, familyOf({ name, component }))}</Markdown>}
      {props.length > 0 ? <PropsTable props={props} /> : <p>It takes the props of its element and adds none.</p>}
    </>
  );
}
