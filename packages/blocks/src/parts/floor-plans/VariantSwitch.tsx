import { useEarlyInput } from "@danji/ui/field";
import { useId } from "react";
import { Choice, Choices } from "./variant-switch.styles.ts";
import type { Variant } from "@danji/floor-plan/flat-plan";
import { VARIANT_NAMES, VARIANTS } from "./variant-words.ts";

interface VariantSwitchProps {
  value: Variant;
  onChange: (variant: Variant) => void;
}

/**
 * Lets readers choose whether the balconies stay balconies or become part of the rooms. Keys: those of radio
 * buttons.
 */
export function VariantSwitch({ value, onChange }: VariantSwitchProps) {
  const name = useId();
  const choices = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const early = fieldset.querySelector<HTMLInputElement>(":checked")?.value;
    const variant = VARIANTS.find((key) => key === early);
    if (variant !== undefined && variant !== value) onChange(variant);
  });
  return (
    <Choices ref={choices}>
      <legend>발코니</legend>
      {VARIANTS.map((variant) => (
        <Choice key={variant}>
          <input
            type="radio"
            name={name}
            value={variant}
            checked={variant === value}
            onChange={() => onChange(variant)}
          />
          <span>{VARIANT_NAMES[variant]}</span>
        </Choice>
      ))}
    </Choices>
  );
}
