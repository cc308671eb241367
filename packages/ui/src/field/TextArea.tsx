"use client";
import { useId, type ComponentProps } from "react";
import { CharacterCounter } from "./CharacterCounter.tsx";
import { AreaFoot, Control } from "./Field.styles.ts";
import { LabelledField, useField, type FieldTexts } from "./Field.tsx";

const DEFAULT_ROWS = 5;

interface TextAreaProps
  extends FieldTexts, Omit<ComponentProps<"textarea">, "required" | "name" | "value" | "defaultValue" | "maxLength"> {
  /** The text when controlled. */
  value?: string | undefined;
  /** The initial text when uncontrolled. @default none */
  defaultValue?: string | undefined;
  /** Whether the label has the mark of a required field, enforced or not. @default the value of `required` */
  requiredMark?: boolean | undefined;
  /** Characters (code points) allowed: shows a counter. More can be typed; the form refuses it. */
  maxCount?: number | undefined;
}

/**
 * Renders a field for several lines of text, with a counter where there is a limit. Text that is too long is reported,
 * never cut.
 *
 * Use it for what people say in sentences. Do not use it for a name or a number (`TextField`).
 *
 * Keys: those of the browser; Enter starts a line.
 */
export function TextArea({ requiredMark, maxCount, ...area }: TextAreaProps) {
  const counterId = useId();
  const counted = maxCount !== undefined;
  const field = useField(area, counted ? counterId : undefined);
  const foot = counted && (
    <AreaFoot>
      {field.hint}
      <CharacterCounter
        id={counterId}
        areaId={field.control.id}
        max={maxCount}
        value={area.value}
        defaultValue={area.defaultValue ?? ""}
      />
    </AreaFoot>
  );
  return (
    <LabelledField field={field} requiredMark={requiredMark} foot={foot || undefined}>
      <Control as="textarea" rows={DEFAULT_ROWS} {...field.control} />
    </LabelledField>
  );
}
