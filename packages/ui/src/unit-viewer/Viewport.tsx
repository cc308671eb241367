"use client";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { useNameMisuse, usePartRef, type AccessibleName } from "../hooks/parts.ts";
import { loadGlide } from "../motion/loadGlide.ts";
import { usePointers } from "../pan-zoom/pointers.ts";
import type { PanZoom } from "../pan-zoom/usePanZoom.ts";
import { changeOfKey, isZoomed } from "../pan-zoom/view.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Clip, Sheet } from "./UnitViewer.styles.ts";
import { useUnitViewer } from "./useUnitViewer.ts";

/** Ratio of a viewport without a `ratio`. */
const DEFAULT_RATIO = 4 / 3;

interface UnitViewerOwnProps {
  /** Width divided by height; the viewport keeps this shape while images load. @default 4 / 3 */
  ratio?: number | undefined;
  /** A `UnitViewer.Content` with a drawing for each option. The drawing is fitted into the viewport. */
  children: ReactNode;
}

type UnitViewerViewportProps = ComponentProps<"div"> & UnitViewerOwnProps & AccessibleName;

/** Renders the drawing. Buttons, Control and the wheel, pinch, drag and keys enlarge and move it. */
export function UnitViewerViewport({ ratio = DEFAULT_RATIO, ref, children, ...div }: UnitViewerViewportProps) {
  useNameMisuse("UnitViewer.Viewport", div["aria-label"] ?? div["aria-labelledby"]);
  const { panZoom, stageRef } = useUnitViewer("UnitViewer.Viewport");
  const { view, x, y, scale } = panZoom;
  const sheetRef = useRef<HTMLDivElement>(null);
  usePartRef(ref, stageRef);
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

/** Zooms and pans by wheel (with Control), pinch, drag and keys. The page handles all other input on the stage. */
function usePanZoomInput(stageRef: RefObject<HTMLDivElement | null>, panZoom: PanZoom): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const change = changeOfKey(event);
    // The requested view, not the spring on its way there.
    if (!change || (event.key.startsWith("Arrow") && !isZoomed(panZoom.view))) return;
    event.preventDefault();
    panZoom.change(change);
  });

  usePointers(stageRef, {
    onPress(stage, event) {
      // A drag continues outside of the stage. Fingers are captured anyway, and a click on a link in a drawing is no drag.
      if (event.pointerType === "mouse" && panZoom.isEnlarged()) stage.setPointerCapture(event.pointerId);
    },
    onMove(stage, before, after) {
      if (before.length > 1 || panZoom.isEnlarged()) panZoom.hold(stage, before, after);
    },
    onRelease: (_stage, _event, velocity) => panZoom.release(velocity),
    onWheel(stage, event) {
      if (event.ctrlKey || event.metaKey) panZoom.turn(stage, event);
    },
  });

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const listening = new AbortController();
    const { signal } = listening;
    stage.addEventListener("keydown", (event) => press(event), { signal });
    for (const intent of ["pointerenter", "focusin"] as const) stage.addEventListener(intent, loadGlide, { signal });
    return () => listening.abort();
  }, [stageRef]);
}
