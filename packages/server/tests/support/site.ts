import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parseSiteManifest, type SiteManifest } from "../../src/manifest.ts";

/** A small site with one route of each sort. */
export function sampleSite(changes: Partial<SiteManifest> = {}): SiteManifest {
  const seedPress = Array.from({ length: 27 }, (_, index) => ({
    title: `제목 ${index}`,
    summary: "요약",
    content: "내용",
    date: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  }));
  return parseSiteManifest({
    siteKey: "sample",
    siteName: "견본 단지",
    siteUrl: "https://sample.example",
    consent: "notice",
    routes: [
      { path: "/", file: "index.html" },
      { path: "/Brand/intro", file: "Brand/intro.html" },
      { path: "/Promotion/Customer", file: "Promotion/Customer.html" },
      { path: "/:site/press/:id", file: "_site/article.html" },
      { path: "/:site/press", file: "_site/press.html" },
      { path: "/:site/customer", file: "_site/customer.html" },
      { path: "/sample/press", file: "sample/press.html" },
    ],
    redirects: [{ from: "/Promotion/Press", to: "/sample/press" }],
    notFound: "404.html",
    seedPress,
    frameSources: ["https://vr.example"],
    formOrigins: ["https://forms.example"],
    ...changes,
  });
}

/** Script of the sample site; long enough to be worth compressing. */
export const SCRIPT = "console.log('단지');\n".repeat(100);

/** Bytes of the sample site's film. */
export const FILM = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);

/** Writes the sample site's files, each page with its file name as heading. */
export function buildSampleSite(): string {
  const root = temporaryDir();
  const pages = [...sampleSite().routes.map(({ file }) => file), "404.html", "naver1234.html"];
  const files: Record<string, string | Uint8Array> = {
    ...Object.fromEntries(pages.map((file) => [file, `<h1>${file}</h1>`])),
    "assets/main-1a2b.js": SCRIPT,
    "assets/main-1a2b.js.br": brotliCompressSync(SCRIPT),
    "assets/main-1a2b.js.gz": gzipSync(SCRIPT),
    "assets/text.woff2": "wOF2",
    "assets/late.css": "h1 { margin: 0; }",
    "assets/plan.avif": "avif",
    "favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "media/film.mp4": FILM,
    "media/film.vtt": "WEBVTT",
    "announcement.pdf": "%PDF-1.4",
    "empty.txt": "",
    "한글.txt": "한글",
    "_site.json": "{}",
    ".secret": "secret",
  };
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), contents);
  }
  return root;
}

/** A directory of its own for a test. */
export const temporaryDir = (): string => mkdtempSync(join(tmpdir(), "danji-"));
