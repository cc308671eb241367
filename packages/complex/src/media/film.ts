import type { SitePicture } from "./picture.ts";

/** A film among the site's own files. */
export interface FilmFile {
  readonly kind: "file";
  readonly src: string;
  readonly av1?: string | undefined;
  readonly captions: string;
  readonly silent: boolean;
  readonly seconds: number;
  /** Day on which it was put up, `yyyy-mm-dd`. */
  readonly uploaded: string;
}

/** A film in the player of a provider. */
export interface FilmAtProvider {
  readonly kind: "provider";
  readonly src: string;
  readonly seconds: number;
  readonly uploaded: string;
}

/** A film of the complex, as the site shows it. */
export interface SiteFilm {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly poster: SitePicture;
  /** Missing if there is none yet. */
  readonly film?: FilmFile | FilmAtProvider | undefined;
  /** Description scene by scene: the lines of its captions. */
  readonly scenes: readonly string[];
}

export interface SiteFilms {
  /** Missing where the complex has none. */
  readonly brand?: SiteFilm | undefined;
  readonly guides: readonly SiteFilm[];
}
