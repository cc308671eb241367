"use client";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useHydrated } from "../hooks/hydration.ts";
import type { Theme } from "../theme/theme.ts";
import { OverlayContainerContext } from "./overlay-container.ts";
import { ScopeElement } from "./ThemeScope.styles.ts";

interface ThemeScopeProps {
  /** The tokens of this part of the page: the kit's `theme` or one made by `createTheme`. */
  theme: Theme;
  children: ReactNode;
}

/** Renders a part of a page in a theme, with its overlays; the page needs neither tokens nor `Reset`. */
export function ThemeScope({ theme, children }: ThemeScopeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const hydrated = useHydrated();
  return (
    <OverlayContainerContext value={container}>
      <ScopeElement $theme={theme}>{children}</ScopeElement>
      {hydrated && createPortal(<ScopeElement ref={setContainer} $theme={theme} />, document.body)}
    </OverlayContainerContext>
  );
}
