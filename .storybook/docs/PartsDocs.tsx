import { Heading, Markdown, Subheading } from "@storybook/addon-docs/blocks";
import { extractComponentDescription, extractComponentProps } from "storybook/internal/docs-tools";
import type { Part } from "../../packages/ui/tests/kit.ts";
import { PropsTable } from "./PropsTable.tsx";

interface PartsDocsProps {
  title: string;
  parts: readonly Part[];
  /** Those of which the page has said already what they are. @default none */
  described?: readonly Part[] | undefined;
}

/** Parts under a heading; nothing where there are none. */
export function PartsDocs({ title, parts, described }: PartsDocsProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      {parts.map((part) => (
        <PartDocs key={part.name} part={part} described={described?.includes(part) ?? false} />
      ))}
    </>
  );
}

/** A part: its name, what it is, and the props that it adds to those of its element. */
function PartDocs({ part: { name, component }, described }: { part: Part; described: boolean }) {
  const description = extractComponentDescription(component);
  const props = extractComponentProps(component, "props");
  return (
    <>
      <Subheading>{name}</Subheading>
      {!described && description && <Markdown>{description}</Markdown>}
      {props.length > 0 ? <PropsTable props={props} /> : <p>It takes the props of its element and adds none.</p>}
    </>
  );
}
