import { JsonLd } from "../../structured-data/JsonLd.tsx";
import { filmData } from "./film-data.ts";
import type { SiteFilm } from "@danji/complex/media/film";

interface FilmDataProps {
  films: readonly SiteFilm[];
  /** Address of the site, which makes the addresses of its own files absolute. */
  siteUrl: string;
}

/** Writes the films of a page in the words of schema.org; nothing where there is none yet. */
export function FilmData({ films, siteUrl }: FilmDataProps) {
  const objects = films.flatMap((film) => filmData(film, siteUrl) ?? []);
  return objects.length === 0 ? null : <JsonLd data={{ "@graph": objects }} />;
}
