import { JsonLd } from "../../structured-data/JsonLd.tsx";
import type { SiteFilm } from "@danji/complex/media/film";

/** Writes the films of a page in the words of schema.org; nothing where there is none yet. */
export function FilmData({ films, siteUrl }: { films: readonly SiteFilm[]; siteUrl: string }) {
  const objects = films.flatMap((film) => filmData(film, siteUrl) ?? []);
  return objects.length === 0 ? null : <JsonLd data={{ "@graph": objects }} />;
}

/** Films are put up in Korea, which has kept this offset since 1988. */
const MIDNIGHT_IN_SEOUL = "T00:00:00+09:00";

/** Returns a film in the words of schema.org (https://schema.org/VideoObject) with absolute addresses, or nothing where there is none yet. */
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
