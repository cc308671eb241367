"use client";
import { useImperativeHandle, type ComponentProps, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Clip, Sheet } from "./UnitViewer.styles.ts";
import { useUnitViewer } from "./UnitViewerContext.ts";
import { useHand } from "./useHand.ts";
import { isZoomed } from "./view.ts";

/** Width to height of a stage that is not told. */
const DEFAULT_RATIO = 4 / 3;

/** Props of `UnitViewer.Stage`: those of a `<div>`, its name and its shape. */
export interface UnitViewerStageProps extends ComponentProps<"div"> {
  /** What the stage shows, for assistive technology: `평면도`. */
  label: string;
  /** Its width divided by its height; it keeps this shape while pictures load. Default: 4 / 3. */
  ratio?: number | undefined;
  /** A `UnitViewer.Type` with a drawing for each type. The drawing fills the stage, none of it cut off. */
  children: ReactNode;
}

/** Where the drawing lies. It is enlarged and moved by its buttons, Control and the wheel, pinch, drag and keys. */
export function UnitViewerStage({ label, ratio = DEFAULT_RATIO, ref, children, ...div }: UnitViewerStageProps) {
  const { view, setView, stageRef } = useUnitViewer();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => stageRef.current, [stageRef]);
  useHand(stageRef, { view, setView });
  return (
    <Clip
      role="group"
      aria-label={label}
      aria-keyshortcuts="+ - 0"
      tabIndex={0}
      {...div}
      ref={stageRef}
      data-zoomed={isZoomed(view) || undefined}
      $ratio={ratio}
    >
      <Sheet style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}>
        {children}
      </Sheet>
      <VisuallyHidden role="status">{isZoomed(view) && `${Math.round(view.scale * 100)}%`}</VisuallyHidden>
    </Clip>
  );
}
