import { FieldError, FieldHint, FieldLabel, FieldRoot } from "./Field.tsx";

export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
export { useControlAttributes, type ControlAttributes, type FieldTexts } from "./Field.tsx";
export { useEarlyInput } from "../hooks/useEarlyInput.ts";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./RadioGroup.tsx";
export { Select, type SelectProps } from "./Select.tsx";
export { TextArea, type TextAreaProps } from "./TextArea.tsx";
export { DateField, TextField, type DateFieldProps, type TextFieldProps } from "./TextField.tsx";

/** Parts of a field for a control of one's own, which takes `useControlAttributes()`. */
export const Field = { Root: FieldRoot, Label: FieldLabel, Hint: FieldHint, Error: FieldError };
