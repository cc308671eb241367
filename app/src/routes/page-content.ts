import type { Page } from "@danji/complex/schema/page";
import type { PictureSource } from "@danji/ui/picture";
import type { ShareImage } from "../metadata/share-image.ts";

/** Pictures of one page by the key that its content uses. */
export type Pictures = Readonly<Record<string, PictureSource>>;

/** What the complex says on one page, with the pictures that the page shows. */
export interface PageContent {
  readonly page: Page;
  readonly pictures: Pictures;
  /** Picture of links to the page. */
  readonly share: ShareImage;
}
