import { BrandFilmBlock } from "@danji/sections/film/BrandFilmBlock.tsx";
import { films } from "complex:films";
import { identity } from "complex:identity";

/** Shows the film of the complex's brand. */
export const BrandFilm = () => films.brand && <BrandFilmBlock film={films.brand} siteUrl={identity.siteUrl} />;
