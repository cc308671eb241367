import { films } from "complex:films";
import { FilmData } from "./FilmData.tsx";
import { FilmPlayer } from "./FilmPlayer.tsx";

/** The brand's film, which begins by itself and stops at its end. */
export function BrandFilmBlock() {
  return (
    <div>
      <FilmData films={[films.brand]} />
      <FilmPlayer film={films.brand} autoPlay fit="cover" />
    </div>
  );
}
