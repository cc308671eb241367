import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteRedirects } from "@danji/complex/routes";
import { expect, test } from "vitest";
import { siteFolder } from "../e2e/support/build.ts";
import { complex } from "../e2e/support/complex.ts";
import { readPage } from "../e2e/support/html.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { ask } from "./support/ask.ts";

const { siteUrl } = complex.identity;

test("finds every page in any letter case, under one canonical address", async () => {
  for (const { path, h1 } of ROUTES) {
    for (const spelling of [path.toLowerCase(), path.toUpperCase()]) {
      const response = await ask(spelling);
      expect(response.status, spelling).toBe(200);
      const page = readPage(await response.text());
      expect(page.headings, spelling).toEqual([h1]);
      expect(page.canonical, spelling).toEqual([siteUrl + path]);
    }
  }
});

test("has a page under each of its aliases, with one canonical address", async () => {
  for (const [path, { aliases = [] }] of Object.entries(complex.pages))
    for (const alias of aliases) {
      // A host without the backend needs a file of each name.
      expect(existsSync(join(siteFolder, `${alias}.html`)), alias).toBe(true);
      const response = await ask(alias);
      expect(response.status, alias).toBe(200);
      expect(readPage(await response.text()).canonical, alias).toEqual([siteUrl + path]);
    }
});

test("redirects legacy addresses to their pages", async () => {
  for (const { from, to } of siteRedirects(complex)) {
    const response = await ask(from);
    expect([response.status, response.headers.get("location")], from).toEqual([302, to]);
  }
});

test("leads addresses with a slash at the end to those without", async () => {
  for (const { path } of ROUTES.filter((route) => route.path !== "/")) {
    const response = await ask(`${path}/?from=mail`);
    expect(response.status, path).toBe(308);
    expect(response.headers.get("location"), path).toBe(`${path}?from=mail`);
  }
});

test("answers 404 to addresses that it does not have", async () => {
  const unknown = [
    "/none",
    "/Brand",
    "/Brand/none",
    "/none/",
    "/index.html",
    "/_site/press.html",
    "/site.json",
    "/%E0%A4%A",
    "/a%2Fb/press",
    "/..%2f../press",
  ];
  for (const path of unknown) {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    const page = readPage(await response.text());
    expect(page.headings, path).toEqual(["Not Found"]);
    expect(page.canonical, path).toEqual([]);
    expect(page.meta.get("robots"), path).toBe("noindex");
    expect(page.links.has("/"), path).toBe(true);
  }
});
