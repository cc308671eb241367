import { WheelPagerIndex, WheelPagerRoot, WheelPagerSection } from "./WheelPager.tsx";

/** A page of full screens in parts: `Root` pages, a `Section` is a screen, `Index` links to the sections. */
export const WheelPager = { Root: WheelPagerRoot, Section: WheelPagerSection, Index: WheelPagerIndex };
