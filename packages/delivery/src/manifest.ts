import type { Complex } from "@danji/complex/complex";
import { composeMessages } from "@danji/complex/messages/compose";
import { leadsEnd } from "@danji/complex/retention";
import { TOUR_PATH } from "@danji/complex/routes";
import { videosOf } from "@danji/complex/videos";
import type { SiteManifest } from "@danji/server/manifest";
import type { Redirect } from "../../../app/src/routes/table.ts";
import { NO_SOURCES, type SiteSources } from "../../../app/scripts/backend.ts";
import { type PageFile, TOUR_FILE } from "./pages/page-files.ts";
import { listedPages } from "./pages/sitemap.ts";

/** Origins of the absolute addresses among `urls`. */
const originsOf = (urls: readonly string[]) => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
];

/**
 * What the backend must know of the site it serves.
 *
 * @param today The day of the build, `yyyy-mm-dd`.
 * @param sources What the backend opens to the pages. Default: nothing.
 */
export function siteManifest(
  complex: Complex,
  pages: readonly PageFile[],
  redirects: readonly Redirect[],
  notFound: string,
  today: string,
  sources: SiteSources = NO_SOURCES,
): SiteManifest {
  const { identity, forms, press, videos, tours } = complex;
  const providers = videosOf(videos).flatMap(({ video }) => (video.film?.kind === "provider" ? video.film.src : []));
  return {
    siteKey: identity.siteKey,
    siteName: identity.name,
    siteUrl: identity.siteUrl,
    consent: forms.consent,
    consentVersion: forms.consentVersion,
    leadsEnd: leadsEnd(forms.retention),
    messages: { ...composeMessages(complex), service: complex.messages.service },
    routes: [
      ...pages.map(({ path, file, shows }) => ({ path, file, shows })),
      ...(complex.tour ? [{ path: TOUR_PATH, file: TOUR_FILE }] : []),
    ],
    redirects: [...redirects],
    notFound,
    // Articles of one day keep the order of the file: the first is the newest.
    seedPress: press.map((article) => ({ ...article, date: `${article.date}T09:00:00+09:00` })),
    sitemap: listedPages(complex, pages, today),
    frameSources: [...originsOf([...providers, ...tours.flatMap(({ src }) => src ?? [])]), ...sources.frame],
    formOrigins: originsOf(Object.values(forms.endpoints)),
    connectSources: [...sources.connect],
    scriptSources: [...sources.script],
  };
}
