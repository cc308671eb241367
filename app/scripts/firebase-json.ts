import { HASHED_DIR } from "@danji/complex/routes";
import { isRenderedByFunctions } from "@danji/server/hosts/firebase-app";
import { securityHeadersOf, TRANSPORT_HEADERS } from "@danji/server/http/security-headers";
import { parseSiteManifest, type SiteManifest } from "@danji/server/manifest";
import { IMMUTABLE, REVALIDATE } from "@danji/server/pages/files";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { FUNCTIONS_REGION } from "./functions-settings.ts";
import { outputsIn, root } from "./paths.mjs";

/** Files that change under their name, beside the pages: the announcement, the calendars, the icon, the list of the search. */
const CHANGING_FILES = ["/*.@(pdf|ics|svg|txt|json)", "/calendar/**", "/.well-known/**"];

const headerList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const cached = (value: string) => headerList({ "Cache-Control": value });

/** A file of the site's own key, as one of any: the settings name no complex. */
const ofAnySite = (file: string, siteKey: string) =>
  file.startsWith(`${siteKey}/`) ? `*/${file.slice(siteKey.length + 1)}` : file;

interface HostingSite {
  readonly site: SiteManifest;
  /** Folder of its pages, from the project's root. */
  readonly folder: string;
  /** Name of its deploy target. @default none, the project's only site */
  readonly target?: string;
}

/** How Hosting serves a site: what it has a file for; everything else, in any letter case, is the functions'. */
function hostingOf({ site, folder, target }: HostingSite) {
  const left = site.routes.filter((route) => isRenderedByFunctions(route, site.siteKey));
  const files = site.routes.filter((route) => !left.includes(route));
  const pages = files.map(({ path }) => path.slice(1)).toSorted();
  return {
    ...(target !== undefined && { target }),
    public: folder,
    ignore: [
      "**/.*",
      "_*/**",
      "**/*.br",
      "**/*.gz",
      "sitemap.xml",
      ...new Set(left.map(({ file }) => ofAnySite(file, site.siteKey)).filter((file) => !file.startsWith("_"))),
    ],
    cleanUrls: true,
    trailingSlash: false,
    rewrites: [{ source: "**", function: { functionId: "site", region: FUNCTIONS_REGION } }],
    headers: [
      { source: "**", headers: headerList({ ...securityHeadersOf(site), ...TRANSPORT_HEADERS }) },
      { source: `/${HASHED_DIR}**`, headers: cached(IMMUTABLE) },
      ...CHANGING_FILES.map((source) => ({ source, headers: cached(REVALIDATE) })),
      { regex: `^/(?:${pages.join("|")})$`, headers: cached(REVALIDATE) },
    ],
  };
}

/** Returns what the Firebase CLI deploys and how Hosting serves it; one function answers for all sites. */
export function firebaseJson(sites: readonly HostingSite[]): string {
  const hosting = sites.map(hostingOf);
  const settings = {
    firestore: { rules: "packages/api/firestore.rules", indexes: "packages/api/firestore.indexes.json" },
    functions: [{ source: "app/dist-functions", codebase: "site", ignore: ["node_modules", ".*"] }],
    hosting: hosting.length === 1 ? hosting[0] : hosting,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A site by the folder below which its build is. */
interface BuiltSite extends Pick<HostingSite, "target"> {
  readonly base: string;
}

async function hostingSite({ base, target }: BuiltSite) {
  const { site, server } = outputsIn(base);
  const manifest = parseSiteManifest(JSON.parse(await readFile(join(server, "site.json"), "utf8")));
  const folder = relative(root, site).replaceAll(sep, "/");
  return { site: manifest, folder, ...(target !== undefined && { target }) };
}

/** Writes `firebase.json`: how Hosting serves sites that are built. */
export async function writeFirebaseJson(sites: readonly BuiltSite[]): Promise<void> {
  await writeFile(join(root, "firebase.json"), firebaseJson(await Promise.all(sites.map(hostingSite))));
}
