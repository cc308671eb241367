import { Button } from "@danji/ui/button";
import { TextField } from "@danji/ui/field";
import { Popup } from "@danji/ui/popup";

export function PopupExample() {
  return (
    <main style={{ padding: "2rem" }}>
      <Popup.Root>
        <Popup.Trigger asChild>
          <Button>관심고객 등록</Button>
        </Popup.Trigger>
        <Popup.Content label="관심고객 등록" description="등록하신 연락처로 전문상담원이 안내해 드립니다.">
          <form style={{ display: "grid", gap: "1.25rem" }}>
            <TextField label="이름" name="name" required autoComplete="name" />
            <TextField label="연락처" name="phone" type="tel" required autoComplete="tel" />
            <TextField label="생년월일" name="birthdate" required placeholder="예: 900101" inputMode="numeric" />
            <Button type="submit">방문예약 등록</Button>
          </form>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}
