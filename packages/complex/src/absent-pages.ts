import type { Complex } from "./complex.ts";
import type { BlockKind, Kinds } from "./kinds.ts";
import type { Block } from "./schema/kind.ts";
import type { Section } from "./schema/page.ts";

/** What a complex may lack, with the file that has it. */
const NEEDS: Readonly<
  Record<NonNullable<BlockKind["needs"]>, { readonly file: string; readonly has: (complex: Complex) => boolean }>
> = {
  sunlight: { file: "sunlight.json", has: ({ sunlight }) => sunlight !== undefined },
  tours: { file: "tours.json", has: ({ tours }) => tours.length > 0 },
  "videos.brand": { file: "videos.json", has: ({ videos }) => videos.brand !== undefined },
  "videos.guides": { file: "videos.json", has: ({ videos }) => videos.guides.length > 0 },
};

/** Returns the file with the data that a block shows, where the complex has none of it. */
export function absentData({ blocks }: Kinds, { kind }: Block, complex: Complex): string | undefined {
  const needs = blocks[kind]?.needs;
  return needs === undefined || NEEDS[needs].has(complex) ? undefined : NEEDS[needs].file;
}

/** Returns the addresses of the pages that begin with what the complex has none of: a tour, a film or sunlight. */
export function absentPages(complex: Complex, kinds: Kinds): Set<string> {
  const isAbsent = (block: Block) => absentData(kinds, block, complex) !== undefined;
  const begun = Object.entries(complex.pages).filter(([, { sections }]) => sections[0]?.blocks.some(isAbsent));
  return new Set(begun.map(([path]) => path));
}

/** Returns the complex without pages whose data it lacks, links to them, and groups of the menu that become empty. */
export function withoutAbsentPages(complex: Complex, kinds: Kinds): Complex {
  const absent = new Set([...absentPages(complex, kinds)].map((path) => path.toLowerCase()));
  const exists = (path: string) => !absent.has(path.toLowerCase());
  const leads = ({ to }: { readonly to: string }) => exists(to);
  const { identity, menu, pages } = complex;

  const withoutLinks = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.flatMap((block) => {
      const { kept } = kinds.blocks[block.kind] ?? {};
      return kept ? (kept(block, exists) ?? []) : block;
    }),
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
