import { Heading, Markdown, Title } from "@storybook/addon-docs/blocks";
import { fieldsBelow } from "@danji/complex/schema-fields";
import { complexes } from "storybook:complexes";
import * as z from "zod";
import { kinds } from "../../packages/blocks/src/kinds.ts";
import { DocsTable } from "./DocsTable.tsx";
import { Shown } from "./Shown.tsx";

const stories = import.meta.glob<string>("../../packages/blocks/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const blocks = import.meta.glob<string>("../../packages/blocks/src/**/Block.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Names of the files of a complex. */
const FILES = new Set(Object.values(complexes).flatMap(({ complex }) => Object.keys(complex)));

/** The comment above the component of a kind. */
const PURPOSE = /\/\*\*(?<purpose>(?:(?!\*\/).)*)\*\/\s*export (?:function|const) Block\b/su;
const META = /title: "Sections\/(?<group>\w+)\/(?<name>\w+)"[^;]*?\b(?<list>block|home)Meta\("(?<kind>\w+)"\)/u;

/** A kind of block or of home screen, and where its stories are. */
interface ShownKind {
  readonly group: string;
  readonly name: string;
  readonly list: "blocks" | "screens";
  readonly kind: string;
  /** What it is for. */
  readonly purpose: string;
}

const shown: readonly ShownKind[] = Object.entries(stories).flatMap(([path, text]) => {
  const { group, name, list, kind } = META.exec(text)?.groups ?? {};
  if (!group || !name || !kind) return [];
  const { purpose = "" } = PURPOSE.exec(blocks[path.replace(".stories", "")] ?? "")?.groups ?? {};
  return [
    {
      group,
      name,
      list: list === "home" ? "screens" : "blocks",
      kind,
      purpose: purpose.trim().replaceAll(/\n \* ?/g, "\n"),
    },
  ];
});

/** Returns the description of a kind's content. */
function contentOf({ list, kind }: ShownKind) {
  const { schema, takes = [] } = kinds[list][kind] ?? {};
  return schema && { node: z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), takes };
}

/** Lists every kind by the group of its stories, as links to its page. */
export function SectionsDocs() {
  const groups = [...new Set(shown.map(({ group }) => group))].toSorted();
  return groups.map((group) => {
    const lines = shown
      .filter((each) => each.group === group)
      .map((each) => `- [${each.name}](${pageOf(each)}): ${contentOf(each)?.node.title}`);
    return (
      <div key={group}>
        <Heading>{group}</Heading>
        <Markdown>{lines.join("\n")}</Markdown>
      </div>
    );
  });
}

const pageOf = ({ group, name }: ShownKind) => `?path=/docs/sections-${group}-${name}--docs`.toLowerCase();

interface SectionDocsProps {
  /** Title of its stories: `Sections/Content/Faq`. */
  title: string;
  /** The story that shows it. */
  story: object;
}

/** Shows the page of a kind: what it is for, its content, and the pages that have it. */
export function SectionDocs({ title, story }: SectionDocsProps) {
  const section = shown.find(({ group, name }) => title === `Sections/${group}/${name}`);
  const content = section && contentOf(section);
  if (!content) return <Title />;
  const { list, kind, purpose, name } = section;
  const rows = fieldsBelow(content.node).map(({ path, node: { title: called = "", description = "" } }) => {
    const field = path.slice(1).join(".");
    return [field, [field, called, description]] as const;
  });
  const own = list === "screens" ? "home.json" : "pages.json";
  const files = [own, ...content.takes.filter((taken) => FILES.has(taken)).map((taken) => `${taken}.json`)];
  return (
    <>
      <Title>{`${name} · ${content.node.title}`}</Title>
      <Markdown>{purpose}</Markdown>
      <Heading>Example</Heading>
      <Shown story={story} />
      <Heading>Content</Heading>
      <Markdown>{`\`"kind": "${kind}"\` in \`app/complexes/<complex>/\`: ${files.map((file) => `\`${file}\``).join(", ")}`}</Markdown>
      {rows.length > 0 && <DocsTable columns={["Field", "Name", "Help"]} rows={Object.fromEntries(rows)} />}
      <Heading>Pages that have it</Heading>
      <Markdown>{pagesWith(kind, list).join("\n\n") || "None."}</Markdown>
    </>
  );
}

/** Returns a line for each complex with the pages that have a kind. */
function pagesWith(kind: string, list: ShownKind["list"]): string[] {
  return Object.entries(complexes).flatMap(([slug, { complex }]) => {
    const isHome = list === "screens" && complex.home.sections.some((section) => section.kind === kind);
    const paths = Object.entries(complex.pages)
      .filter(([, { sections }]) => sections.some(({ blocks }) => blocks.some((block) => block.kind === kind)))
      .map(([path]) => path);
    const pages = isHome ? ["/"] : list === "blocks" ? paths : [];
    return pages.length > 0 ? [`${slug}: ${pages.map((path) => `\`${path}\``).join(" ")}`] : [];
  });
}
