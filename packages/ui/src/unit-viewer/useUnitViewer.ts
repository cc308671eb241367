"use client";
import type { RefObject } from "react";
import { createPartContext } from "../hooks/parts.ts";
import type { PanZoom } from "../pan-zoom/usePanZoom.ts";

/** One of the drawings. */
export interface UnitViewerOption {
  /** Unique value of the option. */
  value: string;
  /** Text of its button: `84A`. */
  label: string;
}

/** What selects an option: its button, or a step by an arrow. */
export type SelectReason = "trigger" | "step";

interface UnitViewerState {
  options: readonly UnitViewerOption[];
  value: string;
  select: (value: string, reason: SelectReason) => void;
  /** Called with the value that is likely to be selected next. */
  onIntent: ((value: string) => void) | undefined;
  /** Whether another option than the first one has been selected, so that it fades in. */
  changed: boolean;
  panZoom: PanZoom;
  stageRef: RefObject<HTMLDivElement | null>;
}

export const [UnitViewerContext, useUnitViewer] = createPartContext<UnitViewerState>("UnitViewer.Root");
