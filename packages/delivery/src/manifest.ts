import { isSampleText } from "@danji/complex/check/located";
import type { Complex } from "@danji/complex/complex";
import { composeMessages } from "@danji/complex/messages/compose";
import { leadsEnd, visitDays } from "@danji/complex/sale-dates";
import { type Redirect, TOUR_PATH } from "@danji/complex/routes";
import { videosOf } from "@danji/complex/schema/videos";
import { listedPages, type PageFile, TOUR_FILE } from "./pages/page-files.ts";

/** Where pages may go beyond their own origin, as sources of a Content-Security-Policy. */
export interface SiteSources {
  /** What they speak to. */
  readonly connect: readonly string[];
  /** Where further scripts come from. */
  readonly script: readonly string[];
  readonly frame: readonly string[];
}

/** A site that keeps to itself. */
export const NO_SOURCES: SiteSources = { connect: [], script: [], frame: [] };

/** Origins of the absolute addresses among `urls`. */
const originsOf = (urls: readonly string[]) => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
];

/** Returns what a server has to know of the site that it serves, with what the backend opens to its pages. */
export function siteManifest(
  complex: Complex,
  pages: readonly PageFile[],
  redirects: readonly Redirect[],
  notFound: string,
  today: string,
  sources: SiteSources = NO_SOURCES,
) {
  const { identity, forms, press, schedule, videos, tours } = complex;
  const providers = videosOf(videos).flatMap(({ video }) => (video.film?.kind === "provider" ? video.film.src : []));
  return {
    siteKey: identity.siteKey,
    siteName: identity.name,
    siteUrl: identity.siteUrl,
    consent: forms.consent,
    consentVersion: forms.consentVersion,
    leadsEnd: leadsEnd(forms.retention),
    visits: visitDays(schedule, forms.retention),
    messages: { ...composeMessages(complex), service: complex.messages.service },
    routes: [
      ...pages.map(({ path, file, shows }) => ({ path, file, shows })),
      ...(complex.tour ? [{ path: TOUR_PATH, file: TOUR_FILE }] : []),
    ],
    redirects: [...redirects],
    notFound,
    // Articles of one day keep the order of the file: the first is the newest. Once a backend has them they are its own, so a
    // sample of the template would be published for good.
    seedPress: press
      .filter(({ title }) => !isSampleText(title))
      .map((article) => ({ ...article, date: `${article.date}T09:00:00+09:00` })),
    sitemap: listedPages(complex, pages, today),
    frameSources: [...originsOf([...providers, ...tours.flatMap(({ src }) => src ?? [])]), ...sources.frame],
    formOrigins: originsOf(Object.values(forms.endpoints)),
    connectSources: [...sources.connect],
    scriptSources: [...sources.script],
  };
}
