import { afterAll } from "vitest";
import { pressReader } from "../src/api/press-page.ts";
import { openStore } from "../src/store/open.ts";
import { describePressReader } from "./support/press-reader-contract.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

describePressReader("libSQL", async () => {
  const store = openStore(temporaryDir());
  return {
    reader: pressReader(store.press),
    async give(articles) {
      for (const { date, ...draft } of articles) store.press.add(draft, date);
    },
    dispose: async () => store.close(),
  };
});
