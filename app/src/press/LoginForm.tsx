import { TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import type { FormEvent } from "react";
import { readFields } from "../shell/forms/read-fields.ts";
import { FormGrid } from "@danji/sections/forms/forms.styles.ts";
import type { Session } from "./use-session.ts";

interface LoginFormProps {
  session: Session;
  /** Id of the heading, which also names the region. */
  titleId: string;
}

/** The administrator's sign-in. Sends what was typed and nothing else. */
export function LoginForm({ session, titleId }: LoginFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email = "", password = "" } = readFields(event.currentTarget);
    void session.signIn({ email, password });
  }
  return (
    <>
      <h2 id={titleId}>관리자 로그인</h2>
      <FormGrid onSubmit={submit} pending={session.busy} aria-labelledby={titleId} $narrow>
        <TextField label="이메일" name="email" type="email" required autoComplete="username" />
        <TextField label="비밀번호" name="password" type="password" required autoComplete="current-password" />
        <Form.Submit pendingLabel="로그인 중...">로그인</Form.Submit>
        <Form.Status outcome={session.failure === "" ? undefined : "failure"}>{session.failure}</Form.Status>
      </FormGrid>
    </>
  );
}
