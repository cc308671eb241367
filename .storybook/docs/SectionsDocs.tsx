import { DocsContext, Heading, Markdown, Title } from "@storybook/addon-docs/blocks";
import { fieldsBelow } from "@danji/complex/schema-fields";
import { complexes } from "storybook:complexes";
import * as z from "zod";
import { Fragment, useContext, type CSSProperties } from "react";
import { globalsOf } from "../globals.ts";
import { kinds } from "../../packages/blocks/src/kinds.ts";
import { DocsTable } from "./DocsTable.tsx";
import { relatedIn } from "./pages.ts";
import { Shown } from "./Shown.tsx";

const sources = import.meta.glob<string>(
  ["../../packages/blocks/src/**/*.{ts,tsx}", "!../../packages/blocks/src/**/*.test.{ts,tsx}"],
  { query: "?raw", import: "default", eager: true },
);

/** Names of the files of a complex. */
const FILES = new Set(Object.values(complexes).flatMap(({ complex }) => Object.keys(complex)));

/** A component with the comment above it. */
const PURPOSE = /\/\*\*(?<purpose>(?:(?!\*\/).)*)\*\/\s*export (?:function|const) (?<component>[A-Z]\w*)/gsu;
const IMPORT = /import \{ (?<names>[^}]+) \} from "\.\/(?<file>\w+)\.tsx"/gu;
/** Where a comment names a document that Storybook does not have. */
const OF_REPOSITORY = / \(docs\/[^)]*\)/gu;
const TITLE = /title: "Sections\/(?<group>\w+)\/(?<name>[^"]+)"/u;
const KIND = /\b(?<list>block|home)Meta\("(?<kind>\w+)"\)/u;

/** What a file takes from the kit. */
const FROM_KIT = /import \{ (?<names>[^}]+) \} from "@danji\/ui\//gu;
/** Another file of the package that it imports. */
const OF_PACKAGE = /from "(?<file>\.{1,2}\/[^"]+\.tsx?)"/gu;
/** Width of a phone's window. */
const PHONE = "360px";

/** What stories show: a kind of block or of home screen, or a part of the site. */
interface ShownSection {
  readonly group: string;
  readonly name: string;
  readonly list: "blocks" | "screens";
  /** Its kind, if it is one. */
  readonly kind: string | undefined;
  /** What it is for. */
  readonly purpose: string;
  /** Components of the kit that it shows, as links. */
  readonly madeOf: readonly string[];
}

/** Returns the names that a file and those that it imports from its own package take from the kit. */
function fromKit(path: string, seen: Set<string>): string[] {
  const text = sources[path];
  if (text === undefined || seen.has(path)) return [];
  seen.add(path);
  const own = Array.from(text.matchAll(FROM_KIT), ({ groups }) => groups?.["names"]?.split(", ") ?? []);
  const below = Array.from(
    text.matchAll(OF_PACKAGE),
    ({ groups }) => new URL(groups?.["file"] ?? "", `file:///${path}`),
  );
  return [...own.flat(), ...below.flatMap(({ pathname }) => fromKit(pathname.replace("/", "../../"), seen))];
}

/** Returns the components of the kit that stories show, as links to their pages: their own, and those of the block in their folder. */
function madeOf(stories: string): string[] {
  const seen = new Set<string>();
  const names = [stories, stories.replace(/[^/]*$/u, "Block.tsx")].flatMap((path) => fromKit(path, seen));
  return relatedIn(
    [...new Set(names)]
      .toSorted()
      .map((name) => `\`${name}\``)
      .join(" "),
  );
}

/** Returns what the component of a file of stories says of itself: that of its name, else those that the stories import from its folder. */
function purposeOf(path: string, stories: string): string {
  const [, folder = "", file = ""] = /^(.*\/)(.*)\.stories\.tsx$/u.exec(path) ?? [];
  const isOwn = `${folder}${file}.tsx` in sources;
  const imports = isOwn ? [{ names: file, file }] : Array.from(stories.matchAll(IMPORT), ({ groups = {} }) => groups);
  const purposes = imports.flatMap((imported) =>
    Array.from((sources[`${folder}${imported["file"]}.tsx`] ?? "").matchAll(PURPOSE), ({ groups = {} }) => groups)
      .filter(({ component = "" }) => imported["names"]?.split(", ").includes(component))
      .map(({ component, purpose }) => (isOwn ? `${purpose}` : `**${component}**: ${purpose}`)),
  );
  return purposes
    .map((purpose) => purpose.trim().replaceAll(/\n \* ?/g, "\n"))
    .join("\n")
    .replaceAll(OF_REPOSITORY, "");
}

const shown: readonly ShownSection[] = Object.entries(sources).flatMap(([path, text]) => {
  const { group, name } = TITLE.exec(text)?.groups ?? {};
  const { list, kind } = KIND.exec(text)?.groups ?? {};
  if (!group || !name) return [];
  return [
    {
      group,
      name,
      list: list === "home" ? "screens" : "blocks",
      kind,
      purpose: purposeOf(path, text),
      madeOf: madeOf(path),
    },
  ];
});

/** Returns the description of a kind's content. */
function contentOf({ list, kind = "" }: ShownSection) {
  const { schema, takes = [] } = kinds[list][kind] ?? {};
  return schema && { node: z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), takes };
}

/** Lists every section by the group of its stories, as links to its page. */
export function SectionsDocs() {
  const groups = [...new Set(shown.map(({ group }) => group))].toSorted();
  return groups.map((group) => {
    const lines = shown
      .filter((each) => each.group === group)
      .map(
        (each) => `- [${each.name}](${pageOf(each)}): ${contentOf(each)?.node.title ?? each.purpose.split("\n")[0]}`,
      );
    return (
      <div key={group}>
        <Heading>{group}</Heading>
        <Markdown>{lines.join("\n")}</Markdown>
      </div>
    );
  });
}

const pageOf = ({ group, name }: ShownSection) =>
  `?path=/docs/sections-${group}-${name.replaceAll(" ", "-")}--docs`.toLowerCase();

const HOME = "Pages/Home";
const OF_PAGES = "Whole pages of the site, composed of its sections as the site does it.";

interface SectionDocsProps {
  /** Title of its stories: `Sections/Content/Faq`. */
  title: string;
  /** Its stories, the example first. */
  stories: readonly { readonly id: string; readonly name: string; readonly moduleExport: object }[];
  style: CSSProperties;
}

/** Shows the page of a section: what it is for, its content if it is of a kind, and the pages that have it. */
export function SectionDocs({ title, stories, style }: SectionDocsProps) {
  const { complex: slug } = globalsOf(useContext(DocsContext));
  const [example, ...others] = stories;
  const section = shown.find(({ group, name }) => title === `Sections/${group}/${name}`);
  const content = section && contentOf(section);
  const name = title.split("/").at(-1) ?? "";
  return (
    <>
      <Title>{content ? `${name} · ${content.node.title}` : name}</Title>
      <Markdown>{section?.purpose ?? OF_PAGES}</Markdown>
      <Heading>Example</Heading>
      {example && <Shown story={example.moduleExport} style={style} window="44rem" />}
      {example && !style.maxWidth && (
        <>
          <Heading>On a phone</Heading>
          <Shown story={example.moduleExport} style={{ maxWidth: PHONE }} window="44rem" />
        </>
      )}
      {others.length > 0 && (
        <>
          <Heading>Other stories</Heading>
          <Markdown>{others.map((story) => `[${story.name}](?path=/story/${story.id})`).join(" · ")}</Markdown>
        </>
      )}
      {!section && <SectionsOf {...{ title, stories }} complex={complexes[String(slug)]?.complex} />}
      {section && section.madeOf.length > 0 && (
        <>
          <Heading>Made of</Heading>
          <Markdown>{section.madeOf.join(" · ")}</Markdown>
        </>
      )}
      {content && <Content {...section} {...content} />}
    </>
  );
}

interface SectionsOfProps extends Pick<SectionDocsProps, "title" | "stories"> {
  complex: (typeof complexes)[string]["complex"] | undefined;
}

/** Lists what each story of a page shows of a complex, as links to the pages of its sections. */
function SectionsOf({ title, complex, stories }: SectionsOfProps) {
  return stories.map(({ id, name, moduleExport }) => {
    const path: unknown = Object(moduleExport).args?.path;
    const isHome = title === HOME;
    const list = isHome ? "screens" : "blocks";
    const sections = complex?.pages[String(path)]?.sections ?? [];
    const found = isHome ? (complex?.home.sections ?? []) : sections.flatMap(({ blocks }) => blocks);
    const links = [...new Set(found.map(({ kind }) => kind))].flatMap((kind) => {
      const section = shown.find((each) => each.kind === kind && each.list === list);
      return section ? [`[${section.name}](${pageOf(section)})`] : [];
    });
    return (
      <Fragment key={id}>
        <Heading>{stories.length > 1 ? `Sections of ${name}` : "Sections on it"}</Heading>
        <Markdown>{[`[The whole story](?path=/story/${id})`, ...links].join(" · ")}</Markdown>
      </Fragment>
    );
  });
}

type ContentProps = ShownSection & NonNullable<ReturnType<typeof contentOf>>;

/** Shows the fields of a kind's content, where it is, and the pages that have it. */
function Content({ list, kind = "", node, takes }: ContentProps) {
  const rows = fieldsBelow(node).map(({ path, node: { title: called = "", description = "" } }) => {
    const field = path.slice(1).join(".");
    return [field, [field, called, description]] as const;
  });
  const own = list === "screens" ? "home.json" : "pages.json";
  const files = [own, ...takes.filter((taken) => FILES.has(taken)).map((taken) => `${taken}.json`)];
  return (
    <>
      <Heading>Content</Heading>
      <Markdown>{`\`"kind": "${kind}"\` in \`app/complexes/<complex>/\`: ${files.map((file) => `\`${file}\``).join(", ")}`}</Markdown>
      {rows.length > 0 && <DocsTable columns={["Field", "Name", "Help"]} rows={Object.fromEntries(rows)} />}
      <Heading>Pages that have it</Heading>
      <Markdown>{pagesWith(kind, list).join("\n\n") || "None."}</Markdown>
    </>
  );
}

/** Returns a line for each complex with the pages that have a kind. */
function pagesWith(kind: string, list: ShownSection["list"]): string[] {
  return Object.entries(complexes).flatMap(([slug, { complex }]) => {
    const isHome = list === "screens" && complex.home.sections.some((section) => section.kind === kind);
    const paths = Object.entries(complex.pages)
      .filter(([, { sections }]) => sections.some(({ blocks }) => blocks.some((block) => block.kind === kind)))
      .map(([path]) => path);
    const pages = isHome ? ["/"] : list === "blocks" ? paths : [];
    return pages.length > 0 ? [`${slug}: ${pages.map((path) => `\`${path}\``).join(" ")}`] : [];
  });
}
