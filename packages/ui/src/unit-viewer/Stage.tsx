import { useImperativeHandle, type ComponentProps, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Clip, Sheet, Sign, ViewButton } from "./UnitViewer.styles.ts";
import { useUnitViewer } from "./UnitViewerContext.ts";
import { useHand } from "./useHand.ts";
import { FITTED, isZoomed, MAX_SCALE, zoom, ZOOM_STEP, type View } from "./view.ts";

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

/** Props of the buttons that change the view: those of a `<button>`. */
export interface UnitViewerViewButtonProps extends Omit<ComponentProps<"button">, "children" | "disabled"> {
  /** What it is called. Default: `확대`, `축소` or `전체 보기`. */
  label?: string | undefined;
}

/** Enlarges by half; disabled at four times. */
export function UnitViewerZoomIn({ label = "확대", ...button }: UnitViewerViewButtonProps) {
  const { view } = useUnitViewer();
  const disabled = view.scale >= MAX_SCALE;
  return <Changing {...button} label={label} sign="in" disabled={disabled} change={(now) => zoom(now, ZOOM_STEP)} />;
}

/** Reduces; disabled where the whole drawing shows. */
export function UnitViewerZoomOut({ label = "축소", ...button }: UnitViewerViewButtonProps) {
  const { view } = useUnitViewer();
  const disabled = !isZoomed(view);
  return (
    <Changing {...button} label={label} sign="out" disabled={disabled} change={(now) => zoom(now, 1 / ZOOM_STEP)} />
  );
}

/** Fits the whole drawing into the stage again; disabled where it is. */
export function UnitViewerFit({ label = "전체 보기", ...button }: UnitViewerViewButtonProps) {
  const { view } = useUnitViewer();
  return <Changing {...button} label={label} sign="fit" disabled={!isZoomed(view)} change={() => FITTED} />;
}

interface ChangingProps extends UnitViewerViewButtonProps {
  label: string;
  sign: "in" | "out" | "fit";
  disabled: boolean;
  change: (view: View) => View;
}

function Changing({ label, sign, disabled, change, onClick, ...button }: ChangingProps) {
  const { setView } = useUnitViewer();
  return (
    <ViewButton
      type="button"
      aria-label={label}
      {...button}
      disabled={disabled}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setView(change);
      }}
    >
      <Sign aria-hidden data-sign={sign} />
    </ViewButton>
  );
}
