import { GuideFilmsBlock } from "@danji/sections/film/GuideFilmsBlock.tsx";
import { films } from "complex:films";
import { identity } from "complex:identity";

/** Shows the guides of the complex. */
export const GuideFilms = () => <GuideFilmsBlock guides={films.guides} siteUrl={identity.siteUrl} />;
