import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "@danji/delivery/compress";
import { serverOutput, siteOutput } from "../../app/scripts/paths.mjs";
import { type Server, startServer } from "../e2e/support/server.ts";

/** Characters of text that a phone's first screen has room for. */
const FIRST_SCREEN = 400;
const FONTS = /<link rel="preload" as="font"[^>]*>/gu;
const FACES = /<style>@font-face.*?<\/style>/su;
const PICTURE = /<picture\b.*?<\/picture>/su;
const TEXTS = /<(?<tag>h1|h2|h3|p|li|dt|dd)\b[^>]*>(?<text>.*?)<\/\k<tag>>/gsu;

const STYLES = `* { box-sizing: border-box; margin: 0 }
body { background: #faf8f4; font: 400 1rem/1.65 "Danji Text", "Danji Text Page", "Danji Text Fallback", sans-serif }
header { position: relative; display: grid; align-content: end; min-height: 17rem; padding: 2rem; background: #0b211d; color: #faf8f4 }
img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
h1, h2 { position: relative; font: 500 1.875rem/1.3 "Danji Display", "Danji Display Page", "Danji Display Fallback", serif }
main { padding: 1.25rem }`;

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/gu, "");

/** Returns the first screen of a built page alone: its fonts, picture and first texts, without script and further styles. */
function floorOf(html: string): string {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const faces = FACES.exec(html)?.[0];
  const [heading, ...texts] = [...main.matchAll(TEXTS)].map(({ groups }) => withoutTags(groups?.["text"] ?? ""));
  if (heading === undefined || faces === undefined) throw new Error("Pages have changed their first screen.");
  // The picture behind the heading, if there is one, not one further down.
  const picture = PICTURE.exec(main.slice(0, main.indexOf("</h1>")))?.[0].replaceAll(/ (?:class|style)="[^"]*"/gu, "");
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><link rel="icon" href="/favicon.svg">${(html.match(FONTS) ?? []).join("")}${faces}<style>${STYLES}</style></head>
<body><header>${picture ?? ""}<h1>${heading}</h1></header><main><p>${texts.join("</p><p>").slice(0, FIRST_SCREEN)}</p></main></body></html>
`;
}

const FOLDER = join(import.meta.dirname, ".cache/site");

/** Address of a page's floor. */
export const floorPath = (path: string) => `/floor${path.replaceAll("/", "-")}.html`;

/** Serves the built site with the floor of each page beside it, from one server in one way. */
export async function serveWithFloors(paths: readonly string[]): Promise<Server> {
  const pages = join(FOLDER, "dist");
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(pages, { recursive: true });
  for (const path of paths) {
    const html = await readFile(join(siteOutput, path === "/" ? "index.html" : `${path}.html`), "utf8");
    await writeFile(join(pages, floorPath(path)), floorOf(html));
  }
  await compressFiles(pages);
  for (const name of await readdir(siteOutput)) await symlink(join(siteOutput, name), join(pages, name));
  const folder = join(FOLDER, "dist-server");
  await cp(serverOutput, folder, { recursive: true });
  return startServer({ folder });
}
