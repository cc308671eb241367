import { Field, useControlAttributes } from "@danji/ui/field";
import { type ComponentProps, useRef } from "react";
import { SelectBox, SelectPart } from "./comparison.styles.ts";
import type { PlannedType } from "./differences.ts";
import { useEarlySelection } from "./use-early-selection.ts";

interface TypeSelectProps {
  label: string;
  types: readonly PlannedType[];
  /** Key of the selected type. */
  value: string;
  /** Key of the type it is compared with, which is disabled. */
  taken: string;
  onChange: (key: string) => void;
}

/** Renders a native select of the types. */
export function TypeSelect({ label, types, value, taken, onChange }: TypeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const keys = types.map(({ type }) => type.key);
  useEarlySelection(select, value, keys, onChange);
  return (
    <SelectPart>
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <Select ref={select} value={value} onChange={(event) => onChange(event.target.value)}>
          {types.map(({ type }) => (
            <option key={type.key} value={type.key} disabled={type.key === taken}>
              {`${type.label} · ${type.shape}`}
            </option>
          ))}
        </Select>
      </Field.Root>
    </SelectPart>
  );
}

function Select(select: ComponentProps<"select">) {
  return <SelectBox {...select} {...useControlAttributes()} />;
}
