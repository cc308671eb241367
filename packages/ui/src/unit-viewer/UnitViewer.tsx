"use client";
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { ArrowHead } from "../button/ArrowHead.styles.ts";
import { useControlled } from "../hooks/useControlled.ts";
import { unitViewer } from "../messages/ko/unit-viewer.ts";
import { useMessages } from "../provider/messages-context.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Arrow, Frame, Slot, TypeButton, TypeList } from "./UnitViewer.styles.ts";
import { UnitViewerContext, useUnitViewer, type UnitType } from "./UnitViewerContext.ts";
import { FITTED, type View } from "./view.ts";

/** Props of `UnitViewer.Root`: those of a `<div>`, the types, and which one is chosen. */
export interface UnitViewerRootProps extends ComponentProps<"div"> {
  /** All types, in the order of their buttons. */
  types: Readonly<[UnitType, ...UnitType[]]>;
  /** Value of the chosen type, where the owner keeps it. */
  value?: string | undefined;
  /** Value of the type to begin with, where the viewer keeps it. Default: that of the first one. */
  defaultValue?: string | undefined;
  /** Told the value of the type that is chosen next. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Told the value of a type whose button is pointed at or has the focus, to fetch its drawing ahead. */
  onIntent?: ((value: string) => void) | undefined;
  /** The parts, and around them whatever lays them out. */
  children: ReactNode;
}

/**
 * Drawings of one kind, of which one shows, to be looked at closely.
 *
 * Use it for the plans of a few types of flat. Do not use it for photographs to leaf through (`Slider`) nor for content
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
  const [view, setView] = useState<View>(FITTED);

  // Another drawing is looked at as a whole first, whoever has chosen it.
  if (shown.value !== value) {
    setShown({ value, changed: true });
    setView(FITTED);
  }

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
    <UnitViewerContext
      value={{ types, value, choose: setValue, mean: onIntent, changed: shown.changed, view, setView, stageRef }}
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
          {shown.changed && types.find((type) => type.value === value)?.label}
        </VisuallyHidden>
      </Frame>
    </UnitViewerContext>
  );
}

/** Props of `UnitViewer.Types`: those of a `<div>`. */
export type UnitViewerTypesProps = Omit<ComponentProps<"div">, "children">;

/** A button for each type; the chosen one is pressed. */
export function UnitViewerTypes(div: UnitViewerTypesProps) {
  const messages = useMessages("unitViewer", unitViewer);
  const { types, value, choose, mean } = useUnitViewer();
  return (
    <TypeList role="group" aria-label={messages.types} {...div}>
      {types.map((type) => (
        <TypeButton
          key={type.value}
          type="button"
          aria-pressed={type.value === value}
          onClick={() => choose(type.value)}
          onPointerEnter={() => mean?.(type.value)}
          onFocus={() => mean?.(type.value)}
        >
          {type.label}
        </TypeButton>
      ))}
    </TypeList>
  );
}

/** Props of `UnitViewer.Previous` and `UnitViewer.Next`: those of a `<button>`. */
export type UnitViewerStepProps = Omit<ComponentProps<"button">, "children" | "disabled">;

/** Goes back one type; disabled at the first. */
export function UnitViewerPrevious(button: UnitViewerStepProps) {
  return <Step {...button} label={useMessages("unitViewer", unitViewer).previous} step={-1} />;
}

/** Goes on one type; disabled at the last. */
export function UnitViewerNext(button: UnitViewerStepProps) {
  return <Step {...button} label={useMessages("unitViewer", unitViewer).next} step={1} />;
}

interface StepProps extends UnitViewerStepProps {
  label: string;
  step: 1 | -1;
}

function Step({ label, step, onClick, onPointerEnter, onFocus, ...button }: StepProps) {
  const { types, value, choose, mean } = useUnitViewer();
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
        if (target && !event.defaultPrevented) choose(target.value);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (target) mean?.(target.value);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (target) mean?.(target.value);
      }}
    >
      <ArrowHead aria-hidden data-direction={step === 1 ? "next" : "previous"} />
    </Arrow>
  );
}

/** Props of `UnitViewer.Type`: those of a `<div>`, and which type it belongs to. */
export interface UnitViewerTypeProps extends ComponentProps<"div"> {
  /** Value of the type. */
  value: string;
}

/**
 * What belongs to one type: its drawing on the stage, or its facts beside it. It shows while the type is chosen and fades
 * in over 500 ms. Pictures with `loading="lazy"` in it are fetched only then.
 */
export function UnitViewerType({ value, ...div }: UnitViewerTypeProps) {
  const viewer = useUnitViewer();
  return <Slot {...div} hidden={value !== viewer.value} data-fade={viewer.changed || undefined} />;
}
