import { ComboboxInput, ComboboxList, ComboboxOption, ComboboxRoot, ComboboxStatus } from "./Combobox.tsx";

/** A field with links that fit what is typed, in parts: `Root` holds the state, `Input` the text, `List` the options, `Status` their number. */
export const Combobox = {
  Root: ComboboxRoot,
  Input: ComboboxInput,
  List: ComboboxList,
  Option: ComboboxOption,
  Status: ComboboxStatus,
};
