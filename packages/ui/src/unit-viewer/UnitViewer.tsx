"use client";
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { misuse, useMisuse } from "../hooks/misuse.ts";
import { usePartRef } from "../hooks/parts.ts";
import { useControlled } from "../hooks/useControlled.ts";
import { loadedGlide } from "../motion/loadGlide.ts";
import { usePanZoom } from "../pan-zoom/usePanZoom.ts";
import { FITTED } from "../pan-zoom/view.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Frame, Slot } from "./UnitViewer.styles.ts";
import { UnitViewerContext, useUnitViewer, type UnitType } from "./useUnitViewer.ts";

interface UnitViewerRootProps extends ComponentProps<"div"> {
  /** All types, in the order of their buttons. */
  types: Readonly<[UnitType, ...UnitType[]]>;
  /** Value of the selected type, where it is controlled. */
  value?: string | undefined;
  /** Value of the type that is selected first, where it is uncontrolled. @default that of the first type */
  defaultValue?: string | undefined;
  /** Called with the new value when a type is selected. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the value of a type whose button is hovered or focused, to preload its drawing. */
  onIntent?: ((value: string) => void) | undefined;
  /** The parts, and their layout. */
  children: ReactNode;
}

/**
 * Renders one of several drawings of a kind, which can be enlarged and moved.
 *
 * Use it for the plans of a few types of flat. Do not use it for photographs (`Slider`, `Lightbox`) nor for content
 * that needs no magnifying (`Tabs`).
 *
 * Keys: those of buttons, and a few on the stage.
 */
function UnitViewerRoot({
  types,
  value: valueProp,
  defaultValue,
  onValueChange,
  onIntent,
  ref,
  onClickCapture,
  children,
  ...div
}: UnitViewerRootProps) {
  if (types.length === 0) throw new Error(misuse("UnitViewer.Root", "has no types", "Give it one at least"));
  const rootRef = usePartRef(ref);
  const stageRef = useRef<HTMLDivElement>(null);
  const pressedRef = useRef<Element>(null);
  const [value, setValue] = useControlled({
    value: valueProp,
    defaultValue: defaultValue ?? types[0].value,
    onChange: onValueChange,
  });
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() =>
        types.every((type) => type.value !== value) &&
        misuse("UnitViewer.Root", `has no type of the value "${value}"`, "Give it the value of one of its types")),
  );
  const [shown, setShown] = useState({ value, changed: false });
  const isStill = useReducedMotion();
  const panZoom = usePanZoom({ glide: () => (isStill ? undefined : loadedGlide()) });
  const { view } = panZoom;

  if (shown.value !== value) setShown({ value, changed: true });
  const fit = useEffectEvent(() => panZoom.jump(FITTED));
  useLayoutEffect(() => fit(), [value]);

  // At an end the button that led there is disabled, and a disabled button cannot keep the focus. Chromium before 151
  // has moved it to the body by now.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const focused = activeElement === body ? pressedRef.current : activeElement;
    pressedRef.current = null;
    if (!rootRef.current?.contains(focused) || !focused?.matches(":disabled")) return;
    if (focused.matches("[data-steps]")) rootRef.current.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    else stageRef.current?.focus({ preventScroll: true });
  }, [rootRef, value, view]);

  return (
    <UnitViewerContext value={{ types, value, select: setValue, onIntent, changed: shown.changed, panZoom, stageRef }}>
      <Frame
        {...div}
        ref={rootRef}
        onClickCapture={(event) => {
          pressedRef.current = document.activeElement;
          onClickCapture?.(event);
        }}
      >
        {children}
        <VisuallyHidden role="status">
          {shown.changed && types.find((type) => type.value === value)?.label}
        </VisuallyHidden>
      </Frame>
    </UnitViewerContext>
  );
}

interface UnitViewerTypeProps extends ComponentProps<"div"> {
  /** Value of the type. */
  value: string;
}

/**
 * Renders what belongs to one type: its drawing on the stage, or its facts. It is visible while the type is selected and
 * fades in over 500 ms. Images with `loading="lazy"` in it load only then.
 */
function UnitViewerType({ value, ...div }: UnitViewerTypeProps) {
  const viewer = useUnitViewer("UnitViewer.Type");
  return <Slot {...div} hidden={value !== viewer.value} data-fade={viewer.changed || undefined} />;
}

export { UnitViewerRoot as Root, UnitViewerType as Type };
export {
  UnitViewerTypes as Types,
  UnitViewerPrevious as Previous,
  UnitViewerNext as Next,
  UnitViewerZoomIn as ZoomIn,
  UnitViewerZoomOut as ZoomOut,
  UnitViewerPan as Pan,
  UnitViewerFit as Fit,
} from "./Buttons.tsx";
export { UnitViewerStage as Stage } from "./Stage.tsx";
