import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Applies a selection that the visitor made before hydration: the browser shows it, and state has to follow.
 *
 * @param control What holds the choice: a list, or a group of radio buttons.
 * @param value The choice as the page knows it.
 * @param choices All options.
 * @param onChange Called with the visitor's when it is another.
 */
export function useEarlyChoice<Value extends string>(
  control: RefObject<HTMLSelectElement | HTMLFieldSetElement | null>,
  value: Value,
  choices: readonly Value[],
  onChange: (value: Value) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const element = control.current;
    const chosen =
      element instanceof HTMLSelectElement ? element : element?.querySelector<HTMLInputElement>(":checked");
    const early = choices.find((choice) => choice === chosen?.value);
    if (early !== undefined && early !== value) onChange(early);
  });
  useEffect(() => takeOver(), []);
}
