import type { Complex } from "./complex.ts";
import type { Issue } from "./issue.ts";
import { customerPath, pressPath, PRODUCT_ROUTES } from "./routes.ts";
import type { Block } from "./schema/page.ts";

/** Faults that show only between the files: names that lead nowhere and tables that are not rectangular. */
export function crossCheck({ identity, menu, facts, images, pages, home }: Complex): Issue[] {
  const issues: Issue[] = [];
  const report = (file: string, path: string, reason: string) => issues.push({ file, path, reason });
  const routes = new Set(Object.keys(pages).map((path) => path.toLowerCase()));

  const checkImage = (file: string, path: string, key: string | undefined) => {
    if (key !== undefined && !Object.hasOwn(images, key)) report(file, path, `images.json에 없는 그림입니다: ${key}`);
  };
  const checkLink = (file: string, path: string, to: string) => {
    if (!routes.has(to.toLowerCase())) report(file, path, `없는 페이지로 가는 링크입니다: ${to}`);
  };
  const checkFact = (file: string, path: string, key: string) => {
    if (!Object.hasOwn(facts.items, key)) report(file, path, `facts.json에 없는 항목입니다: ${key}`);
  };

  menu.forEach((group, g) =>
    group.subMenu.forEach((link, l) => checkLink("menu.json", `${g}.subMenu.${l}.subUrl`, link.subUrl)),
  );

  const checkBlock = (path: string, block: Block) => {
    if (block.kind === "facts") block.keys.forEach((key, k) => checkFact("pages.json", `${path}.keys.${k}`, key));
    if (block.kind === "picture") checkImage("pages.json", `${path}.image`, block.image);
    if (block.kind === "cards")
      block.cards.forEach((card, c) => checkImage("pages.json", `${path}.cards.${c}.image`, card.image));
    if (block.kind === "links")
      block.links.forEach((link, l) => checkLink("pages.json", `${path}.links.${l}.to`, link.to));
    if (block.kind === "table") {
      block.rows.forEach((row, r) => {
        if (row.length !== block.columns.length)
          report("pages.json", `${path}.rows.${r}`, `칸이 ${block.columns.length}개여야 하는데 ${row.length}개입니다`);
      });
    }
  };
  for (const [route, page] of Object.entries(pages)) {
    checkImage("pages.json", `${route}.banner`, page.banner);
    page.sections.forEach((section, s) =>
      section.blocks.forEach((block, b) => checkBlock(`${route}.sections.${s}.blocks.${b}`, block)),
    );
    page.related.forEach((link, l) => checkLink("pages.json", `${route}.related.${l}.to`, link.to));
  }

  checkImage("home.json", "hero.landscape", home.hero.landscape);
  checkImage("home.json", "hero.portrait", home.hero.portrait);
  home.hero.facts.forEach((key, k) => checkFact("home.json", `hero.facts.${k}`, key));
  checkImage("home.json", "location.picture", home.location.picture);
  checkImage("home.json", "booking.picture", home.booking.picture);

  const expected = new Set<string>([...PRODUCT_ROUTES, pressPath(identity.siteKey), customerPath(identity.siteKey)]);
  for (const path of expected) if (!Object.hasOwn(pages, path)) report("pages.json", path, "페이지가 없습니다");
  for (const path of Object.keys(pages)) if (!expected.has(path)) report("pages.json", path, "알 수 없는 페이지입니다");
  return issues;
}
