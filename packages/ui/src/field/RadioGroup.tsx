"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useEarlyInput } from "../hooks/useEarlyInput.ts";
import { CheckInput, CheckRow, RequiredMark, RadioBox, RadioLegend, RadioRows } from "./Field.styles.ts";
import { FieldError, FieldHint, FieldRoot, isShown, useField, type FieldTexts } from "./Field.tsx";

/** An option of a `RadioGroup`. */
export interface RadioOption {
  /** Value in the form data, unique within the group. */
  value: string;
  /** Label beside the radio button. */
  label: ReactNode;
  /** Disables the option. @default false */
  disabled?: boolean | undefined;
}

/** Props of `RadioGroup`: those of a `<fieldset>`, its options, label, hint and error. */
export interface RadioGroupProps
  extends FieldTexts, Omit<ComponentProps<"fieldset">, "name" | "defaultValue" | "role" | "aria-labelledby"> {
  /** Label above the options. */
  label: ReactNode;
  /** Name of the value in the form data. */
  name: string;
  /** The options, in their order. */
  options: ReadonlyArray<RadioOption>;
  /** The selected value when controlled. */
  value?: string | undefined;
  /** The initially selected value when uncontrolled. @default none */
  defaultValue?: string | undefined;
  /** Called with the value that is selected, also where that was before hydration. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Renders a question with a few answers, of which one is selected.
 *
 * Use it for two to four answers that are read before one is selected. Do not use it for more (`Select`) nor for a
 * consent (`Checkbox`).
 *
 * Keys: Tab to the selected answer, the arrow keys select another.
 */
export function RadioGroup({ hint, error, required, id, ...group }: RadioGroupProps) {
  return (
    <FieldRoot controlId={id} hasHint={isShown(hint)} hasError={isShown(error)} required={required}>
      <Options {...group} hint={hint} error={error} />
    </FieldRoot>
  );
}

function Options({
  label,
  hint,
  error,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  "aria-describedby": describedBy,
  ...fieldset
}: Omit<RadioGroupProps, "required" | "id">) {
  const field = useField("RadioGroup");
  const labelId = useId();
  const isControlled = value !== undefined;
  const rowsRef = useEarlyInput<HTMLDivElement>((rows) => {
    const selected = rows.querySelector<HTMLInputElement>(":checked")?.value;
    if (selected !== undefined && selected !== (value ?? defaultValue)) onValueChange?.(selected);
  });
  const described = [field.hasError && field.errorId, field.hasHint && field.hintId, describedBy].filter(Boolean);

  return (
    <RadioBox
      {...fieldset}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={described.length > 0 ? described.join(" ") : undefined}
      aria-invalid={field.hasError || undefined}
      aria-required={field.required || undefined}
    >
      <RadioLegend>
        <span id={labelId}>{label}</span>
        {field.required && <RequiredMark aria-hidden> *</RequiredMark>}
      </RadioLegend>
      {isShown(hint) && <FieldHint>{hint}</FieldHint>}
      <RadioRows ref={rowsRef}>
        {options.map((option, index) => {
          // Errors lead to the first answer.
          const optionId = index === 0 ? field.controlId : `${field.controlId}-${option.value}`;
          const checked = isControlled
            ? { checked: option.value === value }
            : { defaultChecked: option.value === defaultValue };
          return (
            <CheckRow key={option.value}>
              <CheckInput
                {...checked}
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                required={field.required}
                disabled={option.disabled}
                onChange={() => onValueChange?.(option.value)}
              />
              <label htmlFor={optionId}>{option.label}</label>
            </CheckRow>
          );
        })}
      </RadioRows>
      {isShown(error) && <FieldError>{error}</FieldError>}
    </RadioBox>
  );
}
