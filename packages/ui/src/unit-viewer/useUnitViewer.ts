"use client";
import type { RefObject } from "react";
import { createPartContext } from "../hooks/parts.ts";
import type { PanZoom } from "../pan-zoom/usePanZoom.ts";

/** A type of flat. */
export interface UnitType {
  /** Unique value of the type. */
  value: string;
  /** Text of its button: `84A`. */
  label: string;
}

interface UnitViewerState {
  types: readonly UnitType[];
  value: string;
  select: (value: string) => void;
  /** Called with the type that is likely to be selected next. */
  onIntent: ((value: string) => void) | undefined;
  /** Whether another type than the first one has been selected, so that it fades in. */
  changed: boolean;
  panZoom: PanZoom;
  stageRef: RefObject<HTMLDivElement | null>;
}

export const [UnitViewerContext, useUnitViewer] = createPartContext<UnitViewerState>("UnitViewer.Root");
