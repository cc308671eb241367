import { identity } from "complex:identity";
import { JsonLd } from "../structured-data/JsonLd.tsx";
import { filmData } from "./film-data.ts";
import type { SiteFilm } from "./site-film.ts";

interface FilmDataProps {
  films: readonly SiteFilm[];
}

/** The films of a page in the words of schema.org; nothing where there is none yet. */
export function FilmData({ films }: FilmDataProps) {
  const objects = films.flatMap((film) => filmData(film, identity.siteUrl) ?? []);
  return objects.length === 0 ? null : <JsonLd data={{ "@graph": objects }} />;
}
