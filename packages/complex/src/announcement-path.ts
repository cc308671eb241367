/** Address of the recruitment announcement (docs/product.md, 2.4); the build writes it. */
export const ANNOUNCEMENT_PATH = "/announcement.pdf";
