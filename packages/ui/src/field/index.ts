export { Checkbox } from "./Checkbox.tsx";
export { useEarlyInput } from "../hooks/useEarlyInput.ts";
export { RadioGroup } from "./RadioGroup.tsx";
export { Select } from "./Select.tsx";
export { TextArea } from "./TextArea.tsx";
export { DateField, TextField } from "./TextField.tsx";
