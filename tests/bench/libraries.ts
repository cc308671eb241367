/** A part of the kit that its peers have as well. */
export type Part = "popup" | "accordion" | "tabs" | "slider" | "wheel";

/** The parts that one front page uses together. */
export const TOGETHER = ["popup", "accordion", "tabs", "slider"] as const satisfies readonly Part[];

/** The library that is measured. */
export const OURS = "danji";

/** What it stands on, used as raw as the documentation of each shows. */
export const BASE = "radix";

/** Libraries that the kit has to be smaller than. */
export const BEATEN: ReadonlySet<string> = new Set(["react-aria", "mantine"]);

/** All libraries with the parts that they have; a folder of `peers/src` each, a file a part. */
export const LIBRARIES: Readonly<Record<string, { name: string; parts: readonly Part[] }>> = {
  [OURS]: { name: "Danji", parts: ["popup", "accordion", "tabs", "slider", "wheel"] },
  [BASE]: { name: "Radix + Embla, raw", parts: TOGETHER },
  "react-aria": { name: "react-aria-components", parts: ["popup", "accordion", "tabs"] },
  mantine: { name: "Mantine", parts: TOGETHER },
  swiper: { name: "Swiper", parts: ["slider", "wheel"] },
  fullpage: { name: "fullpage.js", parts: ["wheel"] },
};

/** Name of the component that a part's file exports. */
export const componentOf = (part: Part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}Part`;
