"use client";
import type { ComponentProps } from "react";
import { unlessPrevented, useNameMisuse, type AccessibleName } from "../hooks/parts.ts";
import { loadGlide } from "../motion/loadGlide.ts";
import { changeOf, isSame, type PanDirection } from "../pan-zoom/view.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { Sign, ViewButton, Arrow, TypeButton, TypeList } from "./UnitViewer.styles.ts";
import { useUnitViewer } from "./useUnitViewer.ts";
import { ArrowHead } from "../button/signs.styles.ts";

/** Renders a button for each option; that of the selected one is pressed. */
export function UnitViewerList(div: Omit<ComponentProps<"div">, "children"> & AccessibleName) {
  useNameMisuse("UnitViewer.List", div["aria-label"] ?? div["aria-labelledby"]);
  const { options, value, select, onIntent } = useUnitViewer("UnitViewer.List");
  return (
    <TypeList role="group" {...div}>
      {options.map((option) => (
        <TypeButton
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => select(option.value, "trigger")}
          onPointerEnter={() => onIntent?.(option.value)}
          onFocus={() => onIntent?.(option.value)}
        >
          {option.label}
        </TypeButton>
      ))}
    </TypeList>
  );
}

type UnitViewerStepProps = Omit<ComponentProps<"button">, "children" | "disabled">;

/** Selects the previous option; disabled at the first. */
export function UnitViewerPrevious(button: UnitViewerStepProps) {
  return <Step {...button} step={-1} />;
}

/** Selects the next option; disabled at the last. */
export function UnitViewerNext(button: UnitViewerStepProps) {
  return <Step {...button} step={1} />;
}

interface StepProps extends UnitViewerStepProps {
  step: 1 | -1;
}

function Step({ step, onClick, onPointerEnter, onFocus, ...button }: StepProps) {
  const { options, value, select, onIntent } = useUnitViewer(step === 1 ? "UnitViewer.Next" : "UnitViewer.Previous");
  const direction = step === 1 ? "next" : "previous";
  const label = useMessages("unitViewer", ko.unitViewer)[direction];
  const index = options.findIndex((option) => option.value === value) + step;
  const target = index < 0 ? undefined : options[index];
  return (
    <Arrow
      type="button"
      aria-label={label}
      {...button}
      data-steps=""
      disabled={!target}
      onClick={unlessPrevented(onClick, () => target && select(target.value, "step"))}
      onPointerEnter={unlessPrevented(onPointerEnter, () => target && onIntent?.(target.value))}
      onFocus={unlessPrevented(onFocus, () => target && onIntent?.(target.value))}
    >
      <ArrowHead aria-hidden data-direction={direction} />
    </Arrow>
  );
}

type UnitViewerViewButtonProps = Omit<ComponentProps<"button">, "children" | "disabled">;

/** Enlarges by half; disabled at four times. */
export function UnitViewerZoomIn(button: UnitViewerViewButtonProps) {
  const label = useMessages("unitViewer", ko.unitViewer).zoomIn;
  return <ViewChange {...button} part="ZoomIn" label={label} sign="in" />;
}

/** Reduces; disabled where the whole drawing shows. */
export function UnitViewerZoomOut(button: UnitViewerViewButtonProps) {
  const label = useMessages("unitViewer", ko.unitViewer).zoomOut;
  return <ViewChange {...button} part="ZoomOut" label={label} sign="out" />;
}

interface UnitViewerPanProps extends UnitViewerViewButtonProps {
  /** Direction to look in: the drawing moves the other way. */
  direction: PanDirection;
}

/** Moves an enlarged drawing by a tenth of the viewport, for users who cannot drag; disabled at its edge. */
export function UnitViewerPan({ direction, ...button }: UnitViewerPanProps) {
  const label = useMessages("unitViewer", ko.unitViewer).pan[direction];
  return <ViewChange {...button} part="Pan" label={label} sign={direction} />;
}

/** Fits the whole drawing into the viewport again; disabled where it fits. */
export function UnitViewerFit(button: UnitViewerViewButtonProps) {
  const label = useMessages("unitViewer", ko.unitViewer).fit;
  return <ViewChange {...button} part="Fit" label={label} sign="fit" />;
}

interface ViewChangeProps extends UnitViewerViewButtonProps {
  part: string;
  label: string;
  sign: keyof typeof changeOf;
}

/** Renders a button that changes the view, disabled where it would stay as it is. */
function ViewChange({ part, label, sign, onPointerEnter, onClick, ...button }: ViewChangeProps) {
  const { panZoom } = useUnitViewer(`UnitViewer.${part}`);
  return (
    <ViewButton
      type="button"
      aria-label={label}
      {...button}
      disabled={isSame(changeOf[sign](panZoom.view), panZoom.view)}
      onPointerEnter={(event) => {
        loadGlide();
        onPointerEnter?.(event);
      }}
      onClick={unlessPrevented(onClick, () => panZoom.change(changeOf[sign]))}
    >
      <Sign aria-hidden data-sign={sign} />
    </ViewButton>
  );
}
