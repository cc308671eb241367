import { Markdown, Subheading } from "@storybook/addon-docs/blocks";
import {
  type DocgenInfo,
  extractComponentDescription,
  extractComponentProps,
  type ExtractedProp,
} from "storybook/internal/docs-tools";
import type { ReactNode } from "react";
import { familyOf, type Part } from "../../packages/ui/tests/kit.ts";
import { inOrder } from "../choices.ts";
import { alternativesOf, declarationsIn, elementOf } from "./declarations.ts";
import { linked } from "./pages.ts";
import { Code } from "./Code.tsx";
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
  const rows = rowsOf(props, alternativesOf(part));
  const hasRows = Object.keys(rows).length > 0;
  return (
    <>
      <Subheading>{name}</Subheading>
      {!described && description && <Markdown>{linked(description, familyOf(part))}</Markdown>}
      {hasRows && <DocsTable columns={["Prop", "Type", "Default", "What it is for"]} rows={rows} />}
      {element && (
        <p>
          {hasRows ? "And the" : "The"} props of <code>{`<${element}>`}</code>.
        </p>
      )}
      {types.length > 0 && <Code>{types.join("\n")}</Code>}
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
  return values ? inOrder(values.map(({ value }) => value)).join(" | ") : type.name;
}

/** A default that is a value, not words. */
const VALUE = /^(?:"[^"]*"|[\d. /]+|true|false|null)$/u;

/** Returns the default of a prop as its comment has it, else as its code has it: a value as code. */
function defaultOf({ docgenInfo }: ExtractedProp): string {
  const { tags }: TaggedInfo = docgenInfo;
  const standard = (tags?.default ?? docgenInfo.defaultValue?.value) || NO_DEFAULT;
  return VALUE.test(standard) ? `\`${standard}\`` : standard;
}

/** Returns the rows of the props of a part as its source has them, by their names: name, type, default, and what they are for. */
function rowsOf(props: readonly ExtractedProp[], alternatives: ReturnType<typeof alternativesOf>) {
  const rows = new Map<string, readonly ReactNode[]>();
  for (const { name = "", type = "", purpose = OF_ELEMENT } of alternatives)
    rows.set(name, cellsOf(name, "one required", type, NO_DEFAULT, purpose));
  for (const prop of props) {
    const { name, required } = prop.propDef;
    const mark = rows.has(name) ? "one required" : required && "required";
    const purpose = prop.docgenInfo.description || (KNOWN[name] ?? OF_ELEMENT);
    rows.set(name, cellsOf(name, mark, typeOf(prop), defaultOf(prop), purpose));
  }
  return Object.fromEntries(rows);
}

function cellsOf(name: string, mark: string | false, type: string, ...texts: readonly string[]) {
  const header = (
    <>
      {name}
      {mark && <div style={{ fontWeight: "normal" }}>{mark}</div>}
    </>
  );
  const printed = <code style={{ whiteSpace: "normal" }}>{type}</code>;
  return [header, printed, ...texts.map((text) => <Markdown key={text}>{text}</Markdown>)];
}
