import { ComboboxInput, ComboboxList, ComboboxOption, ComboboxRoot } from "./Combobox.tsx";
import { ComboboxStatus } from "./ComboboxStatus.tsx";

export type { ComboboxInputProps, ComboboxListProps, ComboboxOptionProps, ComboboxRootProps } from "./Combobox.tsx";
export type { ComboboxStatusProps } from "./ComboboxStatus.tsx";

/** A field with links that fit what is typed, in parts: `Root` holds the state, `Input` the text, `List` the options, `Status` their number. */
export const Combobox = {
  Root: ComboboxRoot,
  Input: ComboboxInput,
  List: ComboboxList,
  Option: ComboboxOption,
  Status: ComboboxStatus,
};
