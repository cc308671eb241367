import { nameOf } from "../titles.ts";

const stories = import.meta.glob<string>("../../packages/ui/src/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TITLE = /^ {2}title: "(?<group>\w+)\/(?<name>[^/"]+)",$/mu;
const ID = /^ {2}id: "(?<id>[\w-]+)",$/mu;

/** Addresses of the primitives' docs pages, by the name of the primitive. */
const PAGES: ReadonlyMap<string, string> = new Map(
  Object.values(stories).flatMap((text) => {
    const { group = "", name = "" } = TITLE.exec(text)?.groups ?? {};
    const id = ID.exec(text)?.groups?.["id"] ?? `${group}-${name}`.toLowerCase();
    return name === "" ? [] : [[nameOf(name), `?path=/docs/${id}--docs`] as const];
  }),
);

/** Returns whether a primitive has a docs page of its own; others stand on that of their folder. */
export const hasPage = (name: string): boolean => PAGES.has(name);

/** A component in a comment: `Popup` or `Popup.Trigger`. */
const COMPONENT = /`(?<name>[A-Z]\w+)(?:\.\w+)?`/gu;

/** Returns Markdown whose components lead to their docs pages, but for those of the page that it is on. */
export const linked = (markdown: string, own?: string): string =>
  markdown.replaceAll(COMPONENT, (code, name: string) => {
    const page = name === own ? undefined : PAGES.get(name);
    return page === undefined ? code : `[${code}](${page})`;
  });

/** Returns a document of the repository as Storybook can show it: its files lead nowhere, and code shows no title. */
export const readable = (markdown: string): string =>
  linked(markdown)
    .replaceAll(
      /\[([^\]]+)\]\(\.\.[^)]*using-the-kit-elsewhere\.md\)/gu,
      "[$1](?path=/docs/vite-react-router-next-js--docs)",
    )
    .replaceAll(/\(\.\.[^)]*README\.md[^)]*\)/gu, "(?path=/docs/getting-started--docs)")
    .replaceAll(/\[([^\]]+)\]\(\.\.[^)]*\)/gu, "$1")
    .replaceAll(/^```(\w+) title="\w+\/([^"]+)"$/gmu, "`$2`\n\n```$1");

/** Returns the other components with a docs page that the text of a page names, as links, each once. */
export function relatedIn(markdown: string, own?: string): string[] {
  const names = [...markdown.matchAll(COMPONENT)].map(({ groups }) => groups?.["name"] ?? "");
  return [...new Set(names)].filter((name) => name !== own && PAGES.has(name)).map((name) => linked(`\`${name}\``));
}
