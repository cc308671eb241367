import { FilmData } from "./FilmData.tsx";
import { FilmPlayer } from "./FilmPlayer.tsx";
import type { SiteFilm } from "@danji/complex/media/film";

interface BrandFilmBlockProps {
  film: SiteFilm;
  /** Address of the site, for structured data. */
  siteUrl: string;
}

/** Renders the brand's film, which plays automatically and stops at its end. */
export function BrandFilmBlock({ film, siteUrl }: BrandFilmBlockProps) {
  return (
    <div>
      <FilmData films={[film]} siteUrl={siteUrl} />
      <FilmPlayer film={film} autoPlay fit="cover" />
    </div>
  );
}
