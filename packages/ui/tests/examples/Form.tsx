import { TextArea, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { Stack } from "@danji/ui/stack";

export function FormExample() {
  return (
    <Form.Root aria-label="방문예약" action="#reserved">
      <Stack gap={5}>
        <Form.ErrorSummary headingLevel={2} />
        <TextField label="이름" name="name" required autoComplete="name" />
        <TextField label="연락처" name="phone" type="tel" required autoComplete="tel" />
        <TextArea label="문의내용" name="message" />
        <Form.Honeypot name="website" />
        <Form.Submit pendingLabel="예약 중...">방문예약 신청</Form.Submit>
        <Form.Status state={undefined} pendingLabel="예약 중입니다." />
      </Stack>
    </Form.Root>
  );
}
