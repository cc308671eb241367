import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Applies a selection that the visitor made before hydration: the browser shows it, and state has to follow.
 *
 * @param control The select, or the fieldset of radio buttons.
 * @param value The selected value in state.
 * @param choices All options.
 * @param onChange Called with the visitor's selection if it differs.
 */
export function useEarlySelection<Value extends string>(
  control: RefObject<HTMLSelectElement | HTMLFieldSetElement | null>,
  value: Value,
  choices: readonly Value[],
  onChange: (value: Value) => void,
): void {
  const applySelection = useEffectEvent(() => {
    const element = control.current;
    const selected =
      element instanceof HTMLSelectElement ? element : element?.querySelector<HTMLInputElement>(":checked");
    const early = choices.find((choice) => choice === selected?.value);
    if (early !== undefined && early !== value) onChange(early);
  });
  useEffect(() => applySelection(), []);
}
