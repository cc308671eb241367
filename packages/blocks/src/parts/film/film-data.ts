import type { SiteFilm } from "@danji/complex/media/film";

/** Films are put up in Korea, which has kept this offset since 1988. */
const MIDNIGHT_IN_SEOUL = "T00:00:00+09:00";

/**
 * Returns a film in the words of schema.org (https://schema.org/VideoObject), or nothing where there is none yet.
 *
 * @param siteUrl Address of the site, which its own files are made absolute with.
 */
export function filmData({ title, description, poster, film }: SiteFilm, siteUrl: string) {
  if (!film) return undefined;
  return {
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: siteUrl + poster.src,
    uploadDate: film.uploaded + MIDNIGHT_IN_SEOUL,
    duration: `PT${film.seconds}S`,
    inLanguage: "ko",
    ...(film.kind === "file" ? { contentUrl: siteUrl + film.src } : { embedUrl: film.src }),
  };
}
