import type { Page } from "@danji/complex/schema/page";
import type { Pictures } from "../pictures/picture.ts";

/** What the complex says on one page, with the pictures that the page shows. */
export interface PageContent {
  readonly page: Page;
  readonly pictures: Pictures;
}
