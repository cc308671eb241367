"use client";

import { createContext, use } from "react";

/** State of a combobox, for its parts. */
export interface ComboboxState {
  /** What has been typed. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Values of the options in their order. */
  readonly options: readonly string[];
  /** Value of the option that Enter follows; `undefined` where there is none. */
  readonly active: string | undefined;
  readonly setActive: (value: string) => void;
  readonly listId: string;
  /** Returns the id of an option's element. */
  readonly optionId: (value: string) => string;
}

export const ComboboxContext = createContext<ComboboxState | null>(null);

/**
 * Returns the state of the combobox around a part.
 *
 * @throws Error which names the part that is outside of a `Combobox.Root`.
 */
export function useCombobox(part: string): ComboboxState {
  const state = use(ComboboxContext);
  if (!state) throw new Error(`${part} needs a Combobox.Root around it.`);
  return state;
}
