import { FieldError, FieldHint, FieldLabel, FieldRoot } from "./Field.tsx";

export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
export type { FieldLabelProps, FieldNoteProps, FieldRootProps, FieldTexts } from "./Field.tsx";
export { useControlAttributes, type ControlAttributes } from "./FieldContext.ts";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./RadioGroup.tsx";
export { Select, type SelectProps } from "./Select.tsx";
export { TextArea, type TextAreaProps } from "./TextArea.tsx";
export { DateField, TextField, type DateFieldProps, type TextFieldProps } from "./TextField.tsx";

/** Parts of a field for a control of one's own, which takes `useControlAttributes()`. */
export const Field = { Root: FieldRoot, Label: FieldLabel, Hint: FieldHint, Error: FieldError };
