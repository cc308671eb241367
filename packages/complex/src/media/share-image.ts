/** Size in px of the picture that messengers show beside a shared link (docs/product.md, 2.2). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture that messengers show beside a shared link; the build makes one for each menu group. */
export interface ShareImage {
  readonly src: string;
  /** What is to be read and seen on it. */
  readonly alt: string;
}
