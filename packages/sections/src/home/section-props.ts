import type { HomeSectionKind, HomeSectionOf } from "@danji/complex/schema/home";
import type { Pictures } from "@danji/complex/media/picture";

/** Props of every section of the home page. */
export interface HomeSectionProps<Kind extends HomeSectionKind> {
  /** Id of its `<section>`. */
  id: string;
  /** What the complex says in it. */
  section: HomeSectionOf<Kind>;
}

/** Props of a section of the home page with pictures. */
export interface PictureSectionProps<Kind extends HomeSectionKind> extends HomeSectionProps<Kind> {
  pictures: Pictures;
}
