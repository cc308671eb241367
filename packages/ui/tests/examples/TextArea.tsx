import { TextArea } from "@danji/ui/field";

export function TextAreaExample() {
  return <TextArea label="문의내용" name="message" maxCount={2000} />;
}
