import { Button } from "@danji/ui/button";
import { TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { Popup } from "@danji/ui/popup";
import { Stack } from "@danji/ui/stack";

export function PopupExample() {
  return (
    <main style={{ padding: "2rem" }}>
      <Popup.Root>
        <Popup.Trigger asChild>
          <Button>관심고객 등록</Button>
        </Popup.Trigger>
        <Popup.Content label="관심고객 등록" description="등록하신 연락처로 전문상담원이 안내해 드립니다.">
          <Form.Root action="#reserved">
            <Stack gap={5}>
              <TextField label="이름" name="name" required autoComplete="name" />
              <TextField label="연락처" name="phone" type="tel" required autoComplete="tel" />
              <TextField label="생년월일" name="birthdate" required placeholder="예: 900101" inputMode="numeric" />
              <Form.Submit>방문예약 등록</Form.Submit>
            </Stack>
          </Form.Root>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}
