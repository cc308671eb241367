import { TextField } from "@danji/ui/field";

export function TextFieldExample() {
  return <TextField label="이름" name="name" required autoComplete="name" />;
}
