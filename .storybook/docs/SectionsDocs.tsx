import { Heading, Markdown, Subheading } from "@storybook/addon-docs/blocks";
import { fieldsBelow } from "@danji/complex/schema-fields";
import { complexes } from "storybook:complexes";
import * as z from "zod";
import { kinds } from "../../packages/blocks/src/kinds.ts";
import { DocsTable } from "./DocsTable.tsx";

const stories = import.meta.glob<string>("../../packages/blocks/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const META = /title: "Sections\/(?<group>\w+)\/(?<name>\w+)"[^;]*?\b(?<list>block|home)Meta\("(?<kind>\w+)"\)/u;

/** A kind of block or of home screen, and where its stories are. */
interface ShownKind {
  readonly group: string;
  readonly name: string;
  readonly list: "blocks" | "screens";
  readonly kind: string;
}

const shown: readonly ShownKind[] = Object.values(stories).flatMap((text) => {
  const { group, name, list, kind } = META.exec(text)?.groups ?? {};
  if (!group || !name || !kind) return [];
  return [{ group, name, list: list === "home" ? "screens" : "blocks", kind }];
});

/** Shows every kind by the group of its stories. */
export function SectionsDocs() {
  const groups = [...new Set(shown.map(({ group }) => group))].toSorted();
  return groups.map((group) => (
    <div key={group}>
      <Heading>{group}</Heading>
      {shown
        .filter((each) => each.group === group)
        .map((each) => (
          <KindDocs key={each.name} {...each} />
        ))}
    </div>
  ));
}

/** Shows a kind: its name, its stories, the pages that have it, and the fields of its content. */
function KindDocs({ group, name, list, kind }: ShownKind) {
  const schema = kinds[list][kind]?.schema;
  if (!schema) return null;
  const node = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const rows = fieldsBelow(node).map(({ path, node: { title = "", description = "" } }) => {
    const field = path.slice(1).join(".");
    return [field, [field, title, description]] as const;
  });
  const story = `?path=/story/sections-${group}-${name}--default`.toLowerCase();
  return (
    <>
      <Subheading>{name}</Subheading>
      <Markdown>{[`\`${kind}\`, ${node.title}. [Stories](${story})`, ...pagesWith(kind, list)].join("\n\n")}</Markdown>
      {rows.length > 0 && <DocsTable columns={["Field", "Name", "Help"]} rows={Object.fromEntries(rows)} />}
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
