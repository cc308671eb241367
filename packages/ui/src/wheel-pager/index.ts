import { WheelPagerIndex, WheelPagerRoot, WheelPagerSection } from "./WheelPager.tsx";

export type { WheelPagerIndexProps, WheelPagerRootProps, WheelPagerSectionProps } from "./WheelPager.tsx";
export type { PagerSection } from "./WheelPagerContext.ts";

/** A page in full screens, in parts: `Root` pages, each `Section` is a screen, `Index` shows and changes the section. */
export const WheelPager = { Root: WheelPagerRoot, Section: WheelPagerSection, Index: WheelPagerIndex };
