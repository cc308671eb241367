"use client";
import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";
import { ArrowHead } from "../button/ArrowHead.styles.ts";
import { useControlled } from "../hooks/useControlled.ts";
import { unitViewer } from "../messages/ko/unit-viewer.ts";
import { loadedGlide } from "../motion/loadGlide.ts";
import { usePanZoom } from "../pan-zoom/usePanZoom.ts";
import { FITTED } from "../pan-zoom/view.ts";
import { useMessages } from "../provider/messages-context.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Arrow, Frame, Slot, TypeButton, TypeList } from "./UnitViewer.styles.ts";
import { UnitViewerContext, useUnitViewer, type UnitType } from "./UnitViewerContext.ts";

/** Props of `UnitViewer.Root`: those of a `<div>`, the types, and the selected one. */
export interface UnitViewerRootProps extends ComponentProps<"div"> {
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
export function UnitViewerRoot({
  types,
  value: valueProp,
  defaultValue = types[0].value,
  onValueChange,
  onIntent,
  ref,
  onClickCapture,
  children,
  ...div
}: UnitViewerRootProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current);
  const stageRef = useRef<HTMLDivElement>(null);
  const pressedRef = useRef<Element>(null);
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
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
  }, [value, view]);

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

/** Props of `UnitViewer.Types`: those of a `<div>`. */
export type UnitViewerTypesProps = Omit<ComponentProps<"div">, "children">;

/** Renders a button for each type; that of the selected one is pressed. */
export function UnitViewerTypes(div: UnitViewerTypesProps) {
  const messages = useMessages("unitViewer", unitViewer);
  const { types, value, select, onIntent } = useUnitViewer();
  return (
    <TypeList role="group" aria-label={messages.types} {...div}>
      {types.map((type) => (
        <TypeButton
          key={type.value}
          type="button"
          aria-pressed={type.value === value}
          onClick={() => select(type.value)}
          onPointerEnter={() => onIntent?.(type.value)}
          onFocus={() => onIntent?.(type.value)}
        >
          {type.label}
        </TypeButton>
      ))}
    </TypeList>
  );
}

/** Props of `UnitViewer.Previous` and `UnitViewer.Next`: those of a `<button>`. */
export type UnitViewerStepProps = Omit<ComponentProps<"button">, "children" | "disabled">;

/** Selects the previous type; disabled at the first. */
export function UnitViewerPrevious(button: UnitViewerStepProps) {
  return <Step {...button} label={useMessages("unitViewer", unitViewer).previous} step={-1} />;
}

/** Selects the next type; disabled at the last. */
export function UnitViewerNext(button: UnitViewerStepProps) {
  return <Step {...button} label={useMessages("unitViewer", unitViewer).next} step={1} />;
}

interface StepProps extends UnitViewerStepProps {
  label: string;
  step: 1 | -1;
}

function Step({ label, step, onClick, onPointerEnter, onFocus, ...button }: StepProps) {
  const { types, value, select, onIntent } = useUnitViewer();
  const index = types.findIndex((type) => type.value === value) + step;
  const target = index < 0 ? undefined : types[index];
  return (
    <Arrow
      type="button"
      aria-label={label}
      {...button}
      data-steps=""
      disabled={!target}
      onClick={(event) => {
        onClick?.(event);
        if (target && !event.defaultPrevented) select(target.value);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (target) onIntent?.(target.value);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (target) onIntent?.(target.value);
      }}
    >
      <ArrowHead aria-hidden data-direction={step === 1 ? "next" : "previous"} />
    </Arrow>
  );
}

/** Props of `UnitViewer.Type`: those of a `<div>`, and its type. */
export interface UnitViewerTypeProps extends ComponentProps<"div"> {
  /** Value of the type. */
  value: string;
}

/**
 * Renders what belongs to one type: its drawing on the stage, or its facts. It is visible while the type is selected and
 * fades in over 500 ms. Images with `loading="lazy"` in it load only then.
 */
export function UnitViewerType({ value, ...div }: UnitViewerTypeProps) {
  const viewer = useUnitViewer();
  return <Slot {...div} hidden={value !== viewer.value} data-fade={viewer.changed || undefined} />;
}
