"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import { unlessPrevented, useNameMisuse, usePartRef } from "../hooks/parts.ts";
import { useControlled } from "../hooks/useControlled.ts";
import { useEarlyInput } from "../hooks/hydration.ts";
import { Mark, Marks, Part, RangeBox, RangeInput, RangeLabel, Rail, Value } from "./Range.styles.ts";

interface RangeSpan {
  from: number;
  to: number;
}

interface RangeMark {
  value: number;
  label: string;
}

interface RangeProps extends Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "min" | "max" | "step" | "list"
> {
  /** Label above the rail. */
  label: ReactNode;
  min: number;
  max: number;
  /** Distance between two values. @default 1 */
  step?: number | undefined;
  /** Value when controlled. */
  value?: number | undefined;
  /** Initial value when uncontrolled. @default "min" */
  defaultValue?: number | undefined;
  /** Called with the new value and its reason: `input`, or `hydration` where it was set before. */
  onValueChange?: ((value: number, reason: "input" | "hydration") => void) | undefined;
  /** Returns the words of a value, which are shown beside the label and read by screen readers. @default the number */
  format?: ((value: number) => string) | undefined;
  /** Parts of the rail that are filled, such as the hours with sunlight. Say the same in text. @default none */
  spans?: readonly RangeSpan[] | undefined;
  /** Values that are named below the rail. @default none */
  marks?: readonly RangeMark[] | undefined;
}

const words = (value: number) => String(value);

/**
 * Renders a slider for one number of a range.
 *
 * Use it where the result is seen while the value changes, such as a time of day. Do not use it for numbers that are
 * known exactly (`TextField`) nor for a few choices (`RadioGroup`).
 *
 * Keys: the arrow keys change the value by a step, Page Up and Page Down by more, Home and End to the bounds.
 */
export function Range({
  label,
  min,
  max,
  value: valueProp,
  defaultValue = min,
  onValueChange,
  onChange,
  format = words,
  spans,
  marks,
  id,
  ref,
  ...input
}: RangeProps) {
  useNameMisuse("Range", label, "a label");
  const [value, change] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  const inputRef = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => change(valueAsNumber, "hydration"));
  usePartRef(ref, inputRef);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const share = (of: number) => `${((of - min) / (max - min)) * 100}%`;
  return (
    <RangeBox>
      <RangeLabel>
        <label htmlFor={controlId}>{label}</label>
        <Value aria-hidden>{format(value)}</Value>
      </RangeLabel>
      <Rail>
        {spans?.map(({ from, to }) => (
          <Part key={from} style={{ insetInlineStart: share(from), inlineSize: share(min + to - from) }} />
        ))}
        <RangeInput
          {...input}
          ref={inputRef}
          type="range"
          id={controlId}
          min={min}
          max={max}
          value={value}
          aria-valuetext={format(value)}
          onChange={unlessPrevented(onChange, ({ currentTarget }) => change(currentTarget.valueAsNumber, "input"))}
        />
      </Rail>
      {marks && (
        <Marks aria-hidden>
          {marks.map((mark) => (
            <Mark key={mark.value} style={{ insetInlineStart: share(mark.value) }}>
              {mark.label}
            </Mark>
          ))}
        </Marks>
      )}
    </RangeBox>
  );
}
