/** A page of full screens in parts: `Root` pages from section to section, `Index` links to them. */
export * as WheelPager from "./WheelPager.tsx";
