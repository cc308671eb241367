import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";

/** Renders a form of three fields. */
export function Registration() {
  return (
    <form style={{ display: "grid", gap: "1.25rem" }}>
      <TextField label="이름" name="name" required autoComplete="name" />
      <TextField label="연락처" name="phone" type="tel" required autoComplete="tel" />
      <TextField label="생년월일" name="birthdate" required placeholder="예: 900101" inputMode="numeric" />
      <Button type="submit">방문예약 등록</Button>
    </form>
  );
}
