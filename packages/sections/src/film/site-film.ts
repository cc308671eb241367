export type { FilmAtProvider, FilmFile, SiteFilm, SiteFilms } from "@danji/complex/media/film";
