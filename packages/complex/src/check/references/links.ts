import type { Complex } from "../../complex.ts";
import { blockLinks, homeLinks, type Kinds } from "../../kinds.ts";
import { blocksOf, type Located } from "../located.ts";
import type { Rule } from "../rule.ts";

/** Files have a name with a dot at the end of their address; pages have none. */
export const isFileAddress = (address: string) => /\.[a-z0-9]+$/i.test(address);

const isOutside = (address: string) => address.startsWith("https:");

/** Returns every place that leads to another address of the site. */
export function linkReferences(
  { identity, menu, pages, home, supply, schedule }: Complex,
  kinds: Kinds,
): Located<string>[] {
  const inPages = (path: string, value: string) => ({ file: "pages.json", path, value });
  const inSupply = (path: string, value: string) => ({ file: "supply.json", path, value });
  return [
    ...homeLinks(kinds, home).map(({ path, key }) => ({ file: "home.json", path, value: key })),
    ...identity.furtherPages.map(({ to }, l) => ({ file: "identity.json", path: `furtherPages.${l}.to`, value: to })),
    { file: "schedule.json", path: "page", value: schedule.page },
    ...menu.flatMap((group, g) =>
      group.subMenu.map(({ subUrl }, l) => ({ file: "menu.json", path: `${g}.subMenu.${l}.subUrl`, value: subUrl })),
    ),
    ...blocksOf(pages).flatMap(({ path, value }) =>
      blockLinks(kinds, value).flatMap((link) =>
        isOutside(link.key) ? [] : [inPages(`${path}.${link.path}`, link.key)],
      ),
    ),
    ...Object.entries(pages).flatMap(([route, { related }]) =>
      related.map(({ to }, l) => inPages(`${route}.related.${l}.to`, to)),
    ),
    ...supply.types.flatMap(({ page, interior }, t) => [
      inSupply(`types.${t}.page`, page),
      ...(interior === undefined ? [] : [inSupply(`types.${t}.interior`, interior)]),
    ]),
  ];
}

/** A link within the site has to lead to a page of it; whether a file is there is for those to check who see files. */
export const deadLink = (kinds: Kinds): Rule => ({
  id: "dead-link",
  check(complex, report) {
    const routes = new Set(Object.keys(complex.pages).map((path) => path.toLowerCase()));
    for (const { file, path, value } of linkReferences(complex, kinds))
      if (!isFileAddress(value) && !routes.has(value.toLowerCase()))
        report(file, path, `없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요: ${value}`);
  },
});
