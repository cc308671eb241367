export { Checkbox } from "./Checkbox.tsx";
export { useEarlyInput } from "../hooks/hydration.ts";
export { RadioGroup } from "./RadioGroup.tsx";
export { Select } from "./Select.tsx";
export { TextArea } from "./TextArea.tsx";
export { DateField, TextField } from "./TextField.tsx";
