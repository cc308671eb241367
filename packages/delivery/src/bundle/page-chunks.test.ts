import { expect, it } from "vitest";
import { pageChunks } from "./page-chunks.ts";

const SITE = {
  root: "/project/app",
  bootstrap: "/project/app/src/bootstrap.ts",
  sources: [
    { folder: "/project/packages/blocks/src", prefix: "@danji/blocks/" },
    { folder: "/project/app/src", prefix: "" },
  ],
};
const onDemand = (src: string, file: string, imports: string[] = []) => ({ src, file, imports, isDynamicEntry: true });
const MANIFEST = {
  "index.html": { file: "index.js", src: "index.html", isEntry: true, imports: ["_site.js"] },
  "src/bootstrap.ts": { file: "bootstrap.js", src: "src/bootstrap.ts", isEntry: true },
  "_site.js": { file: "site.js" },
  "_shared.js": { file: "shared.js", imports: ["_site.js"] },
  "src/pages/Home.tsx": onDemand("src/pages/Home.tsx", "home.js", ["_shared.js", "index.html"]),
  "../packages/blocks/src/cards/Cards.tsx": onDemand("../packages/blocks/src/cards/Cards.tsx", "cards.js"),
  "../complex:page": onDemand("../complex:page", "front.js"),
  "../complex:page/Brand/intro": onDemand("../complex:page/Brand/intro", "intro.js"),
  "../complex:supply": onDemand("../complex:supply", "supply.js"),
};

it("names the chunks of layouts, blocks and contents beyond those of the entry", () => {
  expect(pageChunks(MANIFEST, SITE)).toEqual({
    bootstrap: "bootstrap.js",
    chunks: {
      "pages/Home.tsx": ["home.js", "shared.js"],
      "@danji/blocks/cards/Cards.tsx": ["cards.js"],
      "/": ["front.js"],
      "/Brand/intro": ["intro.js"],
      "complex:supply": ["supply.js"],
    },
  });
});

it("refuses a build without the bootstrap script", () => {
  expect(() => pageChunks({}, SITE)).toThrow("bootstrap");
});
