import type { Composition } from "@danji/complex/schema/home";

/** Cards on one screen of wide windows (docs/product.md, 2.11). */
export const CARDS_PER_SCREEN: Readonly<Record<Composition, number>> = { bleed: 2, inset: 3 };
