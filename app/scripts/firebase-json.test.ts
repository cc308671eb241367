import { ADMIN_PATH, fixedPaths } from "@danji/complex/routes";
import { securityHeadersOf } from "@danji/server/http/security-headers";
import type { FirebaseSettings } from "@danji/api/firebase/app";
import { expect, it } from "vitest";
import { z } from "zod";
import { sourcesOf } from "./backend.ts";
import { firebaseJson } from "./firebase-json.ts";
import { pageFiles } from "@danji/delivery/pages/page-files";
import { readComplex } from "./complexes.ts";
import { siteManifest } from "@danji/delivery/manifest";
import { slug } from "./slug.mjs";

const headers = z.array(z.object({ key: z.string(), value: z.string() }));
const schema = z.object({
  hosting: z.object({
    ignore: z.array(z.string()),
    headers: z.array(z.object({ source: z.string().optional(), regex: z.string().optional(), headers })),
  }),
});

const complex = await readComplex(slug);
const keys = { apiKey: "k", authDomain: "d", projectId: "p", appId: "a" };
const routes = [
  ...fixedPaths(complex.identity.siteKey, complex.pages),
  "/:site/press",
  "/:site/press/:id",
  "/:site/customer",
  ADMIN_PATH,
].map((pattern) => ({ pattern }));
const files = pageFiles(routes, complex);
const manifestFor = (settings: FirebaseSettings) =>
  siteManifest(complex, files, [], "404.html", "2026-01-01", sourcesOf({ kind: "firebase", settings }));
const manifest = manifestFor(keys);
const ofOne = (site: typeof manifest) => firebaseJson([{ site, folder: "app/dist" }]);
const { hosting } = schema.parse(JSON.parse(ofOne(manifest)));

const cacheRules = hosting.headers.filter((rule) => rule.headers.some(({ key }) => key === "Cache-Control"));
const pages = new RegExp(cacheRules.find(({ regex }) => regex !== undefined)?.regex ?? "^$", "u");

it("is what stands in the project: `npm run test:unit -- app/scripts/firebase-json.test.ts -u` writes it again", async () => {
  await expect(ofOne(manifest)).toMatchFileSnapshot("../../firebase.json");
});

it("has the headers of the embedded backend on every answer, and that of HTTPS", () => {
  const everywhere = hosting.headers.find(({ source }) => source === "**")?.headers ?? [];
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual({
    ...securityHeadersOf(manifest),
    "Strict-Transport-Security": "max-age=31536000",
  });
});

it("opens reCAPTCHA's folders, and App Check's service, only where its key is configured", () => {
  const policyFor = (settings: FirebaseSettings) => {
    const { hosting } = schema.parse(JSON.parse(ofOne(manifestFor(settings))));
    const everywhere = hosting.headers.find(({ source }) => source === "**")?.headers ?? [];
    const policy = everywhere.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
    return Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/u, 2)));
  };
  const [closed, open] = [policyFor(keys), policyFor({ ...keys, recaptchaKey: "k" })];
  expect(JSON.stringify(closed)).not.toMatch(/recaptcha|appcheck|www\.google|gstatic/u);
  const changed = Object.keys(open).filter((name) => open[name] !== closed[name]);
  expect(changed.toSorted()).toEqual(["connect-src", "frame-src", "script-src"]);
  expect(open["script-src"]).toBe("'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/");
  expect(open["frame-src"]).toBe(
    `${closed["frame-src"]} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`,
  );
  expect(open["connect-src"]).toBe(
    `${closed["connect-src"]} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
  );
});

it("lets browsers ask for what changes under its name", () => {
  const asked = cacheRules.flatMap(({ source }) => source ?? []);
  expect(asked).toEqual(expect.arrayContaining(["/*.@(pdf|ics|svg|txt|json)", "/.well-known/**"]));
  // Hosting leaves out files with a leading dot, and no file of a folder with one.
  expect(hosting.ignore.filter((pattern) => pattern.includes("/."))).toEqual(["**/.*"]);
});

it("makes hashed files immutable and has pages revalidated", () => {
  const rule = cacheRules.find(({ source }) => source === "/assets/**");
  expect(rule?.headers).toEqual([{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }]);
  for (const path of ["/", "/Brand/intro", "/SalesInfo/StampTax", "/thanks"]) expect(pages.test(path)).toBe(true);
});

it("leaves to the functions what they render, and says nothing of its caching", () => {
  for (const path of ["/Promotion/Customer", "/any/press", "/any/press/1", "/any/customer", "/rss.xml", "/nowhere"]) {
    expect(pages.test(path), path).toBe(false);
  }
  expect(hosting.ignore).toEqual(
    expect.arrayContaining(["Promotion/Customer.html", "*/press.html", "*/customer.html", "sitemap.xml", "_*/**"]),
  );
});

it("gives each of several sites a target with pages and a policy of its own, and all of them one function", () => {
  const other = {
    ...manifest,
    siteKey: "other",
    siteUrl: "https://other.example",
    formOrigins: ["https://forms.example"],
  };
  const settings = JSON.parse(
    firebaseJson([
      { site: manifest, folder: "app/dist-sites/first/dist", target: "first" },
      { site: other, folder: "app/dist-sites/other/dist", target: "other" },
    ]),
  );
  expect(settings.functions).toHaveLength(1);
  expect(settings.hosting).toMatchObject([
    { target: "first", public: "app/dist-sites/first/dist", headers: hosting.headers },
    { target: "other", public: "app/dist-sites/other/dist" },
  ]);
  const [first, second] = settings.hosting.map((site: unknown) => JSON.stringify(site));
  expect(first).not.toContain("https://forms.example");
  expect(second).toContain("https://forms.example");
});
