import { PageLightbox } from "@danji/sections/frame/page/PageLightbox.tsx";
import type { ReactNode } from "react";
import { reloadIfGone } from "../../shell/loading/reload-if-gone.ts";

/**
 * Renders a section of the home page whose pictures open full screen. Each section has a lightbox of its own, which loads with it: one
 * around the page would be part of its first load.
 */
export const SectionLightbox = ({ children }: { children: ReactNode }) => (
  <PageLightbox onLoadError={reloadIfGone}>{children}</PageLightbox>
);
