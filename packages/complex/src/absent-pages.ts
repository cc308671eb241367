import type { Complex } from "./complex.ts";
import type { Block, Section } from "./schema/page.ts";

/** Returns the file with the data that a block shows, where the complex has none of it. */
export function absentData({ kind }: Block, { tours, videos }: Complex): string | undefined {
  if (kind === "tours") return tours.length === 0 ? "tours.json" : undefined;
  if (kind === "brandFilm") return videos.brand ? undefined : "videos.json";
  if (kind === "guideFilms") return videos.guides.length === 0 ? "videos.json" : undefined;
  return undefined;
}

/** Returns the addresses of the pages that begin with a tour or a film of which the complex has none. */
export function absentPages(complex: Complex): Set<string> {
  const isAbsent = (block: Block) => absentData(block, complex) !== undefined;
  const begun = Object.entries(complex.pages).filter(([, { sections }]) => sections[0]?.blocks.some(isAbsent));
  return new Set(begun.map(([path]) => path));
}

/** Returns the complex without pages whose data it lacks, links to them, and groups of the menu that become empty. */
export function withoutAbsentPages(complex: Complex): Complex {
  const absent = new Set([...absentPages(complex)].map((path) => path.toLowerCase()));
  const exists = (path: string) => !absent.has(path.toLowerCase());
  const leads = ({ to }: { readonly to: string }) => exists(to);
  const { identity, menu, pages } = complex;

  const withoutLinks = (section: Section): Section => ({
    ...section,
    blocks: section.blocks
      .map((block) => (block.kind === "links" ? { ...block, links: block.links.filter(leads) } : block))
      .filter((block) => block.kind !== "links" || block.links.length > 0),
  });
  return {
    ...complex,
    identity: { ...identity, furtherPages: identity.furtherPages.filter(leads) },
    menu: menu
      .map((group) => ({ ...group, subMenu: group.subMenu.filter(({ subUrl }) => exists(subUrl)) }))
      .filter(({ subMenu }) => subMenu.length > 0),
    pages: Object.fromEntries(
      Object.entries(pages)
        .filter(([path]) => exists(path))
        .map(([path, page]) => [
          path,
          {
            ...page,
            sections: page.sections.map(withoutLinks).filter(({ blocks }) => blocks.length > 0),
            related: page.related.filter(leads),
          },
        ]),
    ),
  };
}
