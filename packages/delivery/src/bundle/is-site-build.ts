import type { ResolvedConfig } from "vite";
import { TOUR_FILE } from "../pages/page-files.ts";

/** Returns whether a build makes the site itself, and neither its server nor the tour's document beside it. */
export const isSiteBuild = ({ command, build }: ResolvedConfig) =>
  command === "build" && !build.ssr && build.rolldownOptions.input !== TOUR_FILE;
