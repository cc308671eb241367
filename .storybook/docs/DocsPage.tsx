import { DocsContext, Heading, Markdown, Title, useOf } from "@storybook/addon-docs/blocks";
import {
  Children,
  Fragment,
  isValidElement,
  lazy,
  Suspense,
  useContext,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from "react";
import { extractComponentDescription } from "storybook/internal/docs-tools";
import { partsByMark, partsIn } from "../../packages/ui/tests/anatomy.tsx";
import { DOS } from "../../packages/ui/tests/dos.tsx";
import type { KeyPattern, KeyTable } from "../../packages/ui/tests/keys.ts";
import { familyOf, folderOf, type Part, PRIMITIVES } from "../../packages/ui/tests/kit.ts";
import { nameOf } from "../titles.ts";
import { accessibilityOf, sectionsOf, statusOf } from "./texts.ts";
import { Code } from "./Code.tsx";
import { DosAndDonts } from "./DosAndDonts.tsx";
import { groupsOf, KeysTable, MessagesTable } from "./DocsTable.tsx";
import { hasPage, linked, relatedIn } from "./pages.ts";
import { PartDocs } from "./PartDocs.tsx";
import { Shown } from "./Shown.tsx";

/** Loaded with the first page of a section: the content of all complexes comes with it. */
const SectionDocs = lazy(async () => ({ default: (await import("./SectionsDocs.tsx")).SectionDocs }));
/** Comes after the page: in development it is measured first. */
const SizeOf = lazy(async () => ({ default: (await import("./Sizes.tsx")).SizeOf }));

const texts = import.meta.glob<string>("../../packages/ui/tests/examples/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const modules = import.meta.glob<Readonly<Record<string, () => ReactElement>>>(
  "../../packages/ui/tests/examples/*.tsx",
  { eager: true },
);

/** Returns the example of a primitive, its code and its component, by the file of its stories: that of `Tabs.stories.tsx` is `Tabs.tsx`. */
function exampleFor(storiesFile: string) {
  const path = `../../packages/ui/tests/examples/${storiesFile.replace(/^.*\/|\.stories\.tsx$/g, "")}.tsx`;
  const [Example] = Object.values(modules[path] ?? {});
  return Example && { code: texts[path] ?? "", Example };
}

/** The width of the viewport that a page's stories ask for, such as that of a phone. */
function widthOf(viewport: unknown): string | undefined {
  const [, width] = /"w(\d+)"/.exec(JSON.stringify({ viewport })) ?? [];
  return width === undefined ? undefined : `${width}px`;
}

/** Groups of stories that show sections and pages of the site. */
const OF_SITE = /^(?:Sections|Pages)\//;

/** Shows a part of the page under its heading; nothing where there is nothing to show. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <>
      <Heading>{title}</Heading>
      {children}
    </>
  );
}

/**
 * Shows the page of a primitive, all of it from source: its doc comment, its example, the table of keys that its
 * stories prove, and each part that its `index.ts` exports. Of the stories it shows two: the others are tests, which
 * have pages of their own.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf("meta", ["meta"]);
  const { componentStories } = useContext(DocsContext);
  const { component, parameters } = preparedMeta;
  const { lead, use, keys } = sectionsOf(component ? extractComponentDescription(component) : "");
  const inFolder = PRIMITIVES.get(folderOf(String(parameters["fileName"]))) ?? [];
  const own = inFolder.find((part) => part.component === component);
  const { Default, AllStates, Anatomy: figure }: Readonly<Record<string, object>> = csfFile.moduleExports;
  const frame = { maxWidth: widthOf(csfFile.meta.globals?.["viewport"]) };
  if (OF_SITE.test(preparedMeta.title)) {
    const stories = componentStories().filter(({ tags }) => tags.includes("dev"));
    return <SectionDocs title={preparedMeta.title} stories={stories} style={frame} />;
  }
  if (!own) {
    return (
      <>
        <Title>{nameOf(preparedMeta.title)}</Title>
        {componentStories().map(({ id, name, moduleExport }) => (
          <Fragment key={id}>
            {/* For the table of contents: the story shows its heading itself, later. */}
            <div style={{ height: 0, overflow: "hidden" }}>
              <Heading>{name}</Heading>
            </div>
            <Shown story={moduleExport} />
          </Fragment>
        ))}
      </>
    );
  }
  const family = familyOf(own);
  const parts = inFolder.filter((part) => familyOf(part) === family || !hasPage(familyOf(part)));
  const siblings = [...new Set(inFolder.map(familyOf))].filter((name) => name !== family);
  const related = relatedIn([use, ...siblings.map((name) => `\`${name}\``)].join(" "), family);
  const table: KeyTable | undefined = parameters["keys"];
  const pattern: KeyPattern | undefined = parameters["pattern"];
  const example = exampleFor(String(parameters["fileName"]));
  const messages = groupsOf(parts.flatMap(({ name }) => name.split(".")));
  return (
    <>
      <Title>{nameOf(preparedMeta.title.split("/").at(-1) ?? "")}</Title>
      <Markdown>{linked(lead, family)}</Markdown>
      <Section title="When to use it, and when not">{use && <Markdown>{linked(use, family)}</Markdown>}</Section>
      <Section title="Anatomy">
        {example && figure && <Anatomy Example={example.Example} parts={parts} figure={figure} frame={frame} />}
      </Section>
      <Section title="Example">
        {Default && (
          <>
            <Shown story={Default} style={frame} />
            {example && <Code>{example.code}</Code>}
          </>
        )}
      </Section>
      <Section title="All states">{AllStates && <Shown story={AllStates} style={frame} />}</Section>
      <Section title="Parts and props">
        {parts.map((part) => (
          <PartDocs key={part.name} part={part} described={part === own} />
        ))}
      </Section>
      <Section title="Keys">
        {table ? <KeysTable keys={table} pattern={pattern} /> : keys && <Markdown>{keys}</Markdown>}
      </Section>
      <Section title="Accessibility">
        <Markdown>{linked(accessibilityOf(family, parts), family)}</Markdown>
      </Section>
      <Section title="Do and don’t">{family in DOS && <DosAndDonts of={family} />}</Section>
      <Section title="Related">{related.length > 0 && <Markdown>{related.join(" · ")}</Markdown>}</Section>
      <Section title="Messages">
        {messages.map((group) => (
          <MessagesTable key={group} of={group} />
        ))}
      </Section>
      <Section title="Size">
        <Suspense>
          <SizeOf name={family} />
        </Suspense>
      </Section>
      <Section title="Status">
        <Markdown>{statusOf(family)}</Markdown>
      </Section>
    </>
  );
}

interface AnatomyProps {
  Example: () => ReactElement;
  parts: readonly Part[];
  /** The story that shows the example with a number on each part. */
  figure: object;
  frame: CSSProperties;
}

/** Shows the parts of an example: numbered in its picture, and how they stand in each other, without their props. */
function Anatomy({ Example, parts, figure, frame }: AnatomyProps) {
  const names = new Map<unknown, string>(parts.map(({ name, component }) => [component, name]));
  const example = Example();
  const { marked, others } = partsByMark(figure, partsIn(example, names));
  return (
    <>
      <Shown story={figure} style={frame} />
      <ol style={{ paddingInlineStart: "2rem", listStyle: "decimal" }}>
        {marked.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Markdown>{`Not in the picture: ${others.map((name) => `\`${name}\``).join(", ")}`}</Markdown>
      )}
      <Code>{skeletonOf(example, names).join("\n")}</Code>
    </>
  );
}

/** Returns the lines of the parts among elements; of parts of one name the one with the most in it. */
function skeletonOf(node: ReactNode, names: ReadonlyMap<unknown, string>): string[] {
  const blocks = new Map<string, string[]>();
  for (const child of Children.toArray(node)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue;
    const inner = skeletonOf(child.props.children, names);
    const name = names.get(child.type);
    const key = name ?? inner.join("\n");
    const block = name === undefined ? inner : linesOf(name, inner);
    if (block.length > (blocks.get(key)?.length ?? 0)) blocks.set(key, block);
  }
  return [...blocks.values()].flat();
}

const linesOf = (name: string, inner: readonly string[]) =>
  inner.length === 0 ? [`<${name} />`] : [`<${name}>`, ...inner.map((line) => `  ${line}`), `</${name}>`];
