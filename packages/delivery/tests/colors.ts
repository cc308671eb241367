import type { DrawnColors } from "../src/site.ts";

/** Colours of a brand for tests. */
export const colors: DrawnColors = {
  surface: "#ffffff",
  surfaceInverse: "#12302b",
  surfaceDeep: "#0b1f1c",
  onInverse: "#ffffff",
  onInverseAccent: "#fdb461",
  ornament: "#b08d57",
};
