"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { useEarlyInput } from "../hooks/hydration.ts";
import { misuse, missing, useMisuse } from "../hooks/misuse.ts";
import { CheckInput, CheckRow, RadioLegend, RadioRows } from "./Checkbox.styles.ts";
import { FieldBox, RequiredMark } from "./Field.styles.ts";
import type { ValueProps } from "../hooks/useControlled.ts";
import { useField, type FieldTexts } from "./Field.tsx";

interface RadioOption {
  /** Value in the form data, unique within the group. */
  value: string;
  /** Label beside the radio button. */
  label: ReactNode;
  /** Disables the option. @default false */
  disabled?: boolean | undefined;
}

interface RadioGroupProps
  extends
    FieldTexts,
    ValueProps<"input" | "hydration">,
    Omit<ComponentProps<"fieldset">, "name" | "defaultValue" | "role" | "aria-labelledby"> {
  /** The options, in their order. */
  options: ReadonlyArray<RadioOption>;
}

/**
 * Renders a question with a few answers, of which one is selected.
 *
 * Use it for two to four answers that are read before one is selected. Do not use it for more (`Select`) nor for a
 * consent (`Checkbox`).
 *
 * Keys: Tab to the selected answer, the arrow keys select another.
 */
export function RadioGroup({ options, value, defaultValue, onValueChange, ...group }: RadioGroupProps) {
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => {
        if (options.length === 0) return misuse("RadioGroup", "has no options", "Give it one at least");
        const selected = value ?? defaultValue ?? "";
        const isOne = selected === "" || options.some((option) => option.value === selected);
        return !isOne && missing("RadioGroup", "option", selected, "one of its options");
      }),
  );
  const field = useField(group);
  const { id: firstId, name, required: isRequired, ...fieldset } = field.control;
  const labelId = useId();
  const isControlled = value !== undefined;
  const rowsRef = useEarlyInput<HTMLDivElement>((rows) => {
    const selected = rows.querySelector<HTMLInputElement>(":checked")?.value;
    if (selected !== undefined && selected !== (value ?? defaultValue)) onValueChange?.(selected, "hydration");
  });

  return (
    <FieldBox
      as="fieldset"
      {...fieldset}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={isRequired || undefined}
    >
      <RadioLegend>
        <span id={labelId}>{field.label}</span>
        {isRequired && <RequiredMark aria-hidden> *</RequiredMark>}
      </RadioLegend>
      {field.hint}
      <RadioRows ref={rowsRef}>
        {options.map((option, index) => {
          // Errors lead to the first answer.
          const optionId = index === 0 ? firstId : `${firstId}-${option.value}`;
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
                required={isRequired}
                disabled={option.disabled}
                onChange={() => onValueChange?.(option.value, "input")}
              />
              <label htmlFor={optionId}>{option.label}</label>
            </CheckRow>
          );
        })}
      </RadioRows>
      {field.error}
    </FieldBox>
  );
}
