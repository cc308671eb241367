"use client";
import { createContext, use, type RefObject } from "react";
import type { View } from "./view.ts";

/** A type of flat. */
export interface UnitType {
  /** What tells it from its sisters. */
  value: string;
  /** What its button says: `84A`. */
  label: string;
}

/** What the parts of one viewer know of each other. */
export interface UnitViewerContextValue {
  types: readonly UnitType[];
  /** Value of the chosen type. */
  value: string;
  choose: (value: string) => void;
  /** Told the type that is likely to be chosen next. */
  mean: ((value: string) => void) | undefined;
  /** Whether another type than the first one has been chosen, so that it fades in. */
  changed: boolean;
  view: View;
  setView: (change: (view: View) => View) => void;
  /** What the buttons of the view change. */
  stageRef: RefObject<HTMLDivElement | null>;
}

export const UnitViewerContext = createContext<UnitViewerContextValue | null>(null);

/**
 * The viewer that a part stands in.
 *
 * @throws Error outside of one.
 */
export function useUnitViewer(): UnitViewerContextValue {
  const viewer = use(UnitViewerContext);
  if (!viewer) throw new Error("Parts of a unit viewer have to stand in a <UnitViewer.Root>.");
  return viewer;
}
