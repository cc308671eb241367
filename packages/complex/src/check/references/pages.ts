import { customerPath, pressPath, PRODUCT_ROUTES } from "../../routes.ts";
import { blocksOf } from "../place.ts";
import type { Rule } from "../rule.ts";

/** Every address of the product is a page, and no other. */
export const pageSet: Rule = {
  id: "page-set",
  check({ identity, pages }, report) {
    const expected = new Set<string>([...PRODUCT_ROUTES, pressPath(identity.siteKey), customerPath(identity.siteKey)]);
    for (const path of expected) if (!Object.hasOwn(pages, path)) report("pages.json", path, "페이지가 없습니다");
    for (const path of Object.keys(pages))
      if (!expected.has(path)) report("pages.json", path, "알 수 없는 페이지입니다");
  },
};

/** Every row of a table has a cell for every column. */
export const tableShape: Rule = {
  id: "table-shape",
  check({ pages }, report) {
    for (const { file, path, value } of blocksOf(pages)) {
      if (value.kind !== "table") continue;
      const { columns, rows } = value;
      rows.forEach((row, r) => {
        if (row.length !== columns.length)
          report(file, `${path}.rows.${r}`, `칸이 ${columns.length}개여야 하는데 ${row.length}개입니다`);
      });
    }
  },
};
