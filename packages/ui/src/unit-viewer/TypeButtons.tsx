"use client";
import type { ComponentProps } from "react";
import { ArrowHead } from "../button/signs.styles.ts";
import { useMessages } from "../messages/useMessages.ts";
import { useUnitViewer } from "./UnitViewer.tsx";
import { Arrow, TypeButton, TypeList } from "./UnitViewer.styles.ts";

/** Renders a button for each type; that of the selected one is pressed. */
export function UnitViewerTypes(div: Omit<ComponentProps<"div">, "children">) {
  const messages = useMessages("unitViewer");
  const { types, value, select, onIntent } = useUnitViewer("UnitViewer.Types");
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

type UnitViewerStepProps = Omit<ComponentProps<"button">, "children" | "disabled">;

/** Selects the previous type; disabled at the first. */
export function UnitViewerPrevious(button: UnitViewerStepProps) {
  return <Step {...button} label={useMessages("unitViewer").previous} step={-1} />;
}

/** Selects the next type; disabled at the last. */
export function UnitViewerNext(button: UnitViewerStepProps) {
  return <Step {...button} label={useMessages("unitViewer").next} step={1} />;
}

interface StepProps extends UnitViewerStepProps {
  label: string;
  step: 1 | -1;
}

function Step({ label, step, onClick, onPointerEnter, onFocus, ...button }: StepProps) {
  const { types, value, select, onIntent } = useUnitViewer(step === 1 ? "UnitViewer.Next" : "UnitViewer.Previous");
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
