import type { Images } from "@danji/complex/schema/images";
import type { Page } from "@danji/complex/schema/page";
import type { PictureSource } from "@danji/ui/picture";
import type { ShareImage } from "../metadata/share-image.ts";

/** A picture in all its sizes, and how it was made. */
export interface SitePicture extends PictureSource {
  readonly made: Images[string]["made"];
}

/** Pictures of one page by the key that its content uses. */
export type Pictures = Readonly<Record<string, SitePicture>>;

/** What the complex says on one page, with the pictures that the page shows. */
export interface PageContent {
  readonly page: Page;
  readonly pictures: Pictures;
  /** Picture of links to the page. */
  readonly share: ShareImage;
}
