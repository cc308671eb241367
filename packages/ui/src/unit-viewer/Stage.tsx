"use client";
import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { isZoomed } from "../pan-zoom/view.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Clip, Sheet } from "./UnitViewer.styles.ts";
import { useUnitViewer } from "./UnitViewerContext.ts";
import { usePanZoomInput } from "./usePanZoomInput.ts";

/** Ratio of a stage without a `ratio`. */
const DEFAULT_RATIO = 4 / 3;

/** Props of `UnitViewer.Stage`: those of a `<div>`, its name and its shape. */
export interface UnitViewerStageProps extends ComponentProps<"div"> {
  /** What the stage shows, for assistive technology: `평면도`. */
  label: string;
  /** Width divided by height; the stage keeps this shape while images load. @default 4 / 3 */
  ratio?: number | undefined;
  /** A `UnitViewer.Type` with a drawing for each type. The drawing is fitted into the stage. */
  children: ReactNode;
}

/** Renders the drawing. Buttons, Control and the wheel, pinch, drag and keys enlarge and move it. */
export function UnitViewerStage({ label, ratio = DEFAULT_RATIO, ref, children, ...div }: UnitViewerStageProps) {
  const { panZoom, stageRef } = useUnitViewer();
  const { view, x, y, scale } = panZoom;
  const sheetRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => stageRef.current, [stageRef]);
  usePanZoomInput(stageRef, panZoom);

  useLayoutEffect(() => {
    const sheet = sheetRef.current;
    if (!sheet) return undefined;
    const write = () => {
      sheet.style.transform = `translate(${x.get() * 100}%, ${y.get() * 100}%) scale(${scale.get()})`;
    };
    const stops = [x, y, scale].map((value) => value.on("change", write));
    return () => {
      for (const stop of stops) stop();
    };
  }, [x, y, scale]);

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
      <Sheet ref={sheetRef}>{children}</Sheet>
      <VisuallyHidden role="status">{isZoomed(view) && `${Math.round(view.scale * 100)}%`}</VisuallyHidden>
    </Clip>
  );
}
