import { isRenderedByFunctions } from "@danji/server/functions";
import { securityHeadersOf, TRANSPORT_HEADERS } from "@danji/server/http/security-headers";
import type { SiteManifest } from "@danji/server/manifest";
import { FUNCTIONS_REGION } from "./functions-region.ts";
import { HASHED_DIR } from "@danji/complex/routes";
import { IMMUTABLE, REVALIDATE } from "@danji/server/pages/files";

/** Files that change under their name, beside the pages: the announcement, the calendars, the icon. */
const CHANGING_FILES = ["/*.@(pdf|ics|svg|txt)", "/calendar/**"];

const headerList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const cached = (value: string) => headerList({ "Cache-Control": value });

/** A file of the site's own key, as one of any: the settings name no complex. */
const ofAnySite = (file: string, siteKey: string) =>
  file.startsWith(`${siteKey}/`) ? `*/${file.slice(siteKey.length + 1)}` : file;

/**
 * What the Firebase CLI deploys and how Hosting serves it, from the one source that the embedded backend has too. Hosting
 * answers what it has a file for; everything else, in any letter case, is the functions'.
 */
export function firebaseJson(site: SiteManifest): string {
  const left = site.routes.filter((route) => isRenderedByFunctions(route, site.siteKey));
  const files = site.routes.filter((route) => !left.includes(route));
  const pages = files.map(({ path }) => path.slice(1)).toSorted();
  const settings = {
    firestore: { rules: "packages/data/firestore.rules", indexes: "packages/data/firestore.indexes.json" },
    functions: [{ source: "app/dist-functions", codebase: "site", ignore: ["node_modules", ".*"] }],
    hosting: {
      public: "app/dist",
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
    },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
