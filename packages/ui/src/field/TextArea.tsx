"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { CharacterCounter } from "./CharacterCounter.tsx";
import { Area, AreaFoot } from "./Field.styles.ts";
import { FieldError, FieldHint, FieldLabel, FieldRoot, type FieldTexts } from "./Field.tsx";
import { useControlAttributes } from "./FieldContext.ts";
import { isShown } from "./isShown.ts";

/** Rows in sight where nobody says otherwise (specification, section 5). */
const DEFAULT_ROWS = 5;

/** Props of `TextArea`: those of a `<textarea>`, its label and what is said around it. */
export interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<"textarea">, "required" | "name" | "value" | "defaultValue" | "maxLength"> {
  /** The name of the field, above it. */
  label: ReactNode;
  /** Name under which the text is sent. */
  name: string;
  /** The text, where the owner keeps it. */
  value?: string | undefined;
  /** The text to begin with, where the page keeps it. Default: none. */
  defaultValue?: string | undefined;
  /** Whether the label carries the mark of a required field, which the browser need not enforce. Default: the value of `required`. */
  marked?: boolean | undefined;
  /** Characters (code points) allowed: shows a counter. More can still be typed; the form refuses it. */
  maxCount?: number | undefined;
}

/**
 * Several lines of text, with a counter where there is a limit. It cuts nothing: what is too much is told.
 *
 * Use it for what people say in sentences. Do not use it for a name or a number (`TextField`).
 *
 * Keys: those of the browser; Enter begins a line.
 */
export function TextArea({ label, hint, error, required, marked, id, maxCount, ...area }: TextAreaProps) {
  const counterId = useId();
  const counted = maxCount !== undefined;
  return (
    <FieldRoot controlId={id} hasHint={isShown(hint)} hasError={isShown(error)} required={required} marked={marked}>
      <FieldLabel>{label}</FieldLabel>
      <AreaControl {...area} counterId={counted ? counterId : undefined} />
      {(isShown(hint) || counted) && (
        <AreaFoot>
          {isShown(hint) && <FieldHint>{hint}</FieldHint>}
          {counted && (
            <CharacterCounter id={counterId} max={maxCount} value={area.value} defaultValue={area.defaultValue ?? ""} />
          )}
        </AreaFoot>
      )}
      {isShown(error) && <FieldError>{error}</FieldError>}
    </FieldRoot>
  );
}

interface AreaControlProps extends ComponentProps<"textarea"> {
  counterId: string | undefined;
}

function AreaControl({ counterId, "aria-describedby": describedBy, ...area }: AreaControlProps) {
  const attributes = useControlAttributes(describedBy, counterId);
  return <Area rows={DEFAULT_ROWS} {...area} {...attributes} />;
}
