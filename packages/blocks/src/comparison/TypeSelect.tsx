import { Select, useEarlyInput } from "@danji/ui/field";
import { SelectPart } from "./comparison.styles.ts";
import type { PlannedType } from "./differences.ts";

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
  const select = useEarlyInput<HTMLSelectElement>((early) => {
    if (early.value !== value) onChange(early.value);
  });
  return (
    <SelectPart>
      <Select ref={select} label={label} name="type" value={value} onChange={(event) => onChange(event.target.value)}>
        {types.map(({ type }) => (
          <option key={type.key} value={type.key} disabled={type.key === taken}>
            {`${type.label} · ${type.shape}`}
          </option>
        ))}
      </Select>
    </SelectPart>
  );
}
