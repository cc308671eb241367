import * as WheelPager from "./WheelPager.tsx";

/** A page of full screens in parts: `Root` pages from section to section, `Index` links to them. */
export { WheelPager };
