"use client";
import { createContext, use, type RefObject } from "react";
import type { PanZoom } from "../pan-zoom/usePanZoom.ts";

/** A type of flat. */
export interface UnitType {
  /** Unique value of the type. */
  value: string;
  /** Text of its button: `84A`. */
  label: string;
}

/** State that the parts of one viewer share. */
export interface UnitViewerContextValue {
  types: readonly UnitType[];
  /** Value of the selected type. */
  value: string;
  select: (value: string) => void;
  /** Called with the type that is likely to be selected next. */
  onIntent: ((value: string) => void) | undefined;
  /** Whether another type than the first one has been selected, so that it fades in. */
  changed: boolean;
  /** The view of the drawing, which the stage and the buttons change. */
  panZoom: PanZoom;
  stageRef: RefObject<HTMLDivElement | null>;
}

export const UnitViewerContext = createContext<UnitViewerContextValue | null>(null);

/**
 * Returns the state of the viewer around a part.
 *
 * @throws Error outside of a viewer.
 */
export function useUnitViewer(): UnitViewerContextValue {
  const viewer = use(UnitViewerContext);
  if (!viewer) throw new Error("Parts of a unit viewer must be inside a <UnitViewer.Root>.");
  return viewer;
}
