import type { Page } from "@danji/complex/schema/page";
import type { Pictures, ShareImage } from "@danji/complex/media/picture";

/** What the complex says on one page, with the pictures that the page shows. */
export interface PageContent {
  readonly page: Page;
  readonly pictures: Pictures;
  /** Picture of links to the page. */
  readonly share: ShareImage;
}
