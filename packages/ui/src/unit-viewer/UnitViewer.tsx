"use client";
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { misuse, missing, useMisuse } from "../hooks/misuse.ts";
import { usePartRef } from "../hooks/parts.ts";
import { useControlled, type ValueProps } from "../hooks/useControlled.ts";
import { loadedGlide } from "../motion/loadGlide.ts";
import { usePanZoom } from "../pan-zoom/usePanZoom.ts";
import { FITTED } from "../pan-zoom/view.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Frame, Slot } from "./UnitViewer.styles.ts";
import { type SelectReason, UnitViewerContext, type UnitViewerOption, useUnitViewer } from "./useUnitViewer.ts";

interface UnitViewerRootProps extends Omit<ComponentProps<"div">, "defaultValue">, ValueProps<SelectReason> {
  /** All options, in the order of their buttons. */
  options: Readonly<[UnitViewerOption, ...UnitViewerOption[]]>;
  /** Called with the value of an option whose button is hovered or focused, to preload its drawing. */
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
 * Keys: those of buttons, and a few on the viewport.
 */
function UnitViewerRoot({
  options,
  value: valueProp,
  defaultValue,
  onValueChange,
  onIntent,
  ref,
  onClickCapture,
  children,
  ...div
}: UnitViewerRootProps) {
  if (options.length === 0) throw new Error(misuse("UnitViewer.Root", "has no options", "Give it one at least"));
  const rootRef = usePartRef(ref);
  const stageRef = useRef<HTMLDivElement>(null);
  const pressedRef = useRef<Element>(null);
  const [value, setValue] = useControlled({
    value: valueProp,
    defaultValue: defaultValue ?? options[0].value,
    onChange: onValueChange,
  });
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() =>
        options.every((option) => option.value !== value) &&
        missing("UnitViewer.Root", "option", value, "one of its options")),
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
    <UnitViewerContext
      value={{ options, value, select: setValue, onIntent, changed: shown.changed, panZoom, stageRef }}
    >
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
          {shown.changed && options.find((option) => option.value === value)?.label}
        </VisuallyHidden>
      </Frame>
    </UnitViewerContext>
  );
}

interface UnitViewerContentProps extends ComponentProps<"div"> {
  /** Value of the option. */
  value: string;
}

/** Renders a drawing, or facts, of one option while it is selected. Its `loading="lazy"` images load only then. */
function UnitViewerContent({ value, ...div }: UnitViewerContentProps) {
  const viewer = useUnitViewer("UnitViewer.Content");
  return <Slot {...div} hidden={value !== viewer.value} data-fade={viewer.changed || undefined} />;
}

export { UnitViewerRoot as Root, UnitViewerContent as Content };
export {
  UnitViewerList as List,
  UnitViewerPrevious as Previous,
  UnitViewerNext as Next,
  UnitViewerZoomIn as ZoomIn,
  UnitViewerZoomOut as ZoomOut,
  UnitViewerPan as Pan,
  UnitViewerFit as Fit,
} from "./Buttons.tsx";
export { UnitViewerViewport as Viewport } from "./Viewport.tsx";
