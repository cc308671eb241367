import { Markdown, Source, Subheading } from "@storybook/addon-docs/blocks";
import {
  type DocgenInfo,
  extractComponentDescription,
  extractComponentProps,
  type ExtractedProp,
} from "storybook/internal/docs-tools";
import { familyOf, type Part } from "../../packages/ui/tests/kit.ts";
import { declarationsIn, elementOf } from "./declarations.ts";
import { linked } from "./pages.ts";
import { DocsTable } from "./DocsTable.tsx";

interface PartDocsProps {
  part: Part;
  /** Whether the page has said already what it is. */
  described: boolean;
}

/** Shows a part: its name, what it is, the props that it adds to those of its element, and the types that they name. */
export function PartDocs({ part, described }: PartDocsProps) {
  const { name, component } = part;
  const description = extractComponentDescription(component);
  const props = extractComponentProps(component, "props");
  const types = declarationsIn(props.map(typeOf).join("\n"));
  const element = elementOf(part);
  return (
    <>
      <Subheading>{name}</Subheading>
      {!described && description && <Markdown>{linked(description, familyOf(part))}</Markdown>}
      {props.length > 0 && <PropsTable props={props} />}
      {element ? (
        <p>
          {props.length > 0 ? "And the" : "The"} props of <code>{`<${element}>`}</code>.
        </p>
      ) : (
        props.length === 0 && <p>It takes the props of its element and adds none.</p>
      )}
      {types.length > 0 && <Source code={types.join("\n")} language="tsx" dark />}
    </>
  );
}

const NO_DEFAULT = "–";
const OF_ELEMENT = "As on its element.";

/** What props are for that come undescribed from a library. */
const KNOWN: Readonly<Record<string, string>> = {
  asChild: "Whether its only child renders in its place, and takes its props: a `Button`, or a link of a router.",
  children: "Its content.",
  ref: "Receives its element.",
};

/** The documentation of a prop with the tags of its comment, which Storybook's type leaves out. */
interface TaggedInfo extends DocgenInfo {
  readonly tags?: { readonly default?: string };
}

/** Returns the type of a prop: the values that it can have, where they are few and known. */
function typeOf({ docgenInfo: { type } }: ExtractedProp): string {
  const values: readonly { readonly value: string }[] | undefined = type.name === "enum" ? type.value : undefined;
  return values?.map(({ value }) => value).join(" | ") ?? type.name;
}

/** Returns the default of a prop as its comment has it, else as its code has it. */
function defaultOf({ docgenInfo }: ExtractedProp): string {
  const { tags }: TaggedInfo = docgenInfo;
  return (tags?.default ?? docgenInfo.defaultValue?.value) || NO_DEFAULT;
}

/** Shows the props of a part as its source has them: name, type, default, and what they are for. */
function PropsTable({ props }: { props: readonly ExtractedProp[] }) {
  const rows = props.map((prop) => {
    const { name, required } = prop.propDef;
    const header = (
      <>
        {name}
        {required && <div style={{ fontWeight: "normal" }}>required</div>}
      </>
    );
    const type = <code style={{ whiteSpace: "normal" }}>{typeOf(prop)}</code>;
    const purpose = prop.docgenInfo.description || (KNOWN[name] ?? OF_ELEMENT);
    const [standard, explained] = [defaultOf(prop), purpose].map((text) => <Markdown key={text}>{text}</Markdown>);
    return [name, [header, type, standard, explained]] as const;
  });
  return <DocsTable columns={["Prop", "Type", "Default", "What it is for"]} rows={Object.fromEntries(rows)} />;
}
