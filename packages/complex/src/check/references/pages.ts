import { absentData, absentPages } from "../../absent-pages.ts";
import { blockTable, type Kinds } from "../../kinds.ts";
import { visitPath, FIXED_PATHS, pressPath } from "../../routes.ts";
import { blocksOf, type Located } from "../located.ts";
import { rule, type Rule } from "../rule.ts";
import { linkReferences } from "./places.ts";

/** First segments of the addresses that the site and its server use themselves. */
const RESERVED = new Set(["404", "admin", "api", "assets", "calendar", "index", "tour"]);
/** The press lists and visit pages of any site key, and the articles below the former. */
const OF_ANY_SITE = /^\/[^/]+\/(?:press(?:\/[^/]+)?|customer)$/u;

/** Returns whether a link is left out together with the page that it leads to. */
const isLeftOut = ({ file, path }: Located<string>) =>
  ["identity.json", "menu.json"].includes(file) || /\.(?:links|related)\.\d+\.to$/.test(path);

/** Pages are there, at addresses of their own, with what they show. */
export const pageRules = (kinds: Kinds): readonly Rule[] => [
  rule("missing-page", ({ identity, pages }, report) => {
    for (const path of [...FIXED_PATHS, pressPath(identity.siteKey), visitPath(identity.siteKey)])
      if (!Object.hasOwn(pages, path))
        report("pages.json", path, "모든 단지에 있어야 하는 페이지가 없습니다. pages.json에 적으세요");
  }),
  /** An address belongs to one page, in any letter case, and to no part of the site itself. */
  rule("page-address", ({ identity, pages }, report) => {
    const own = new Set<string>([...FIXED_PATHS, pressPath(identity.siteKey), visitPath(identity.siteKey)]);
    const owners = new Map<string, string>();
    const claim = (address: string, path: string, place: string) => {
      const key = address.toLowerCase();
      const owner = owners.get(key);
      owners.set(key, path);
      if (owner !== undefined && owner !== path)
        report("pages.json", place, `${owner} 페이지가 이미 쓰는 주소입니다. 다른 주소를 쓰세요: ${address}`);
      else if (RESERVED.has(key.split("/")[1] ?? "") || (OF_ANY_SITE.test(key) && !own.has(address)))
        report("pages.json", place, `사이트가 다른 일에 쓰는 주소입니다. 다른 주소를 쓰세요: ${address}`);
    };
    for (const path of Object.keys(pages)) claim(path, path, path);
    for (const [path, { aliases = [], redirectFrom = [] }] of Object.entries(pages)) {
      aliases.forEach((alias, index) => claim(alias, path, `${path}.aliases.${index}`));
      redirectFrom.forEach((from, index) => claim(from, path, `${path}.redirectFrom.${index}`));
    }
  }),
  /** What does not disappear with a page that lacks its data: blocks further down, and links that their place needs. */
  rule("missing-data", (complex, report) => {
    const absent = absentPages(complex, kinds);
    const isOnAbsentPage = (path: string) => [...absent].some((page) => path.startsWith(`${page}.`));
    for (const path of absent)
      if (FIXED_PATHS.some((fixed) => fixed === path))
        report("pages.json", path, "모든 단지에 있어야 하는 페이지라 자료가 없는 블록으로 시작할 수 없습니다");
    for (const { file, path, value } of blocksOf(complex.pages)) {
      const source = absentData(kinds, value, complex);
      if (source !== undefined && !isOnAbsentPage(path))
        report(
          file,
          path,
          `${source}에 보여 줄 내용이 없습니다. ${source}을 채우거나 이 블록을 지우세요: ${value.kind}`,
        );
    }
    const gone = new Set([...absent].map((path) => path.toLowerCase()));
    for (const link of linkReferences(complex, kinds)) {
      const { file, path, value } = link;
      if (gone.has(value.toLowerCase()) && !isLeftOut(link) && !isOnAbsentPage(path))
        report(
          file,
          path,
          `sunlight.json, tours.json이나 videos.json에 내용이 없어 사라진 페이지로 가는 링크입니다. 링크를 고치거나 내용을 채우세요: ${value}`,
        );
    }
  }),
  rule("table-shape", ({ pages }, report) => {
    for (const { file, path, value } of blocksOf(pages)) {
      const { columns = [], rows = [] } = blockTable(kinds, value) ?? {};
      rows.forEach((row, r) => {
        if (row.length !== columns.length)
          report(
            file,
            `${path}.rows.${r}`,
            `칸이 ${columns.length}개여야 하는데 ${row.length}개입니다. 칸을 더하거나 빼세요`,
          );
      });
    }
  }),
];
