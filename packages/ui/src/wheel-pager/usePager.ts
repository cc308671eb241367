"use client";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "../hooks/hydration.ts";
import { focusTarget } from "../hooks/parts.ts";
import { useMedia, useReducedMotion } from "../provider/useReducedMotion.ts";
import { MOBILE_MAX_WIDTH } from "../theme/theme.ts";
import { readPage } from "./page.ts";
import { startPaging, type Paging } from "./startPaging.ts";
import { nearestStop } from "./stops.ts";

const NARROW = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

interface PagerOptions {
  ids: readonly string[];
  disabled: boolean;
  pendingStep: (() => 1 | -1 | undefined) | undefined;
}

export interface Pager {
  paging: boolean;
  /** Index of the section in view, from 0; half a step more at the end of the page. */
  index: number;
  /** Scrolls to a section and focuses it. */
  show: (id: string) => void;
}

export function usePager({ ids, disabled, pendingStep }: PagerOptions): Pager {
  const [index, setIndex] = useState(0);
  const pagingRef = useRef<Paging>(undefined);
  const targetRef = useRef<number | undefined>(undefined);
  const hasAskedRef = useRef(false);
  const hydrated = useHydrated();
  const reducedMotion = useReducedMotion();
  const isNarrow = useMedia(NARROW);
  const paging = hydrated && !isNarrow && !reducedMotion && !disabled;
  const names = ids.join(" ");

  // Paging that starts later, as when a tablet is turned, has no step to finish.
  const takePendingStep = useEffectEvent(() => {
    const step = hasAskedRef.current ? undefined : pendingStep?.();
    hasAskedRef.current = true;
    return step;
  });

  useEffect(() => {
    const sections = names.split(" ");
    function handleScroll(): void {
      // A step reports its end when it starts; sections on its way are not reported.
      if (targetRef.current !== undefined) return;
      const { stops, position } = readPage(sections);
      setIndex(nearestStop(stops, position)?.index ?? 0);
    }
    handleScroll();
    document.addEventListener("scroll", handleScroll, { passive: true });
    return () => document.removeEventListener("scroll", handleScroll);
  }, [names]);

  useEffect(() => {
    // Until hydrated, `paging` is false whatever the window.
    if (!hydrated || disabled) return;
    const step = takePendingStep();
    if (!paging) return;
    const started = startPaging({
      ids: names.split(" "),
      target: targetRef,
      pendingStep: step,
      onTarget: setIndex,
    });
    pagingRef.current = started;
    return () => {
      pagingRef.current = undefined;
      started.stop();
    };
  }, [disabled, hydrated, names, paging]);

  const show = useCallback(
    (id: string) => {
      const section = document.getElementById(id);
      if (!section) return;
      focusTarget(section);
      const top = section.getBoundingClientRect().top + window.scrollY;
      if (pagingRef.current) pagingRef.current.show(top);
      else window.scrollTo({ top, behavior: reducedMotion ? "instant" : "smooth" });
    },
    [reducedMotion],
  );

  return { paging, index, show };
}
