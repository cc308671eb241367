import { TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { FormGrid } from "../forms/forms.styles.ts";

interface SignInFormProps {
  /** Id of the heading, which also names the region. */
  titleId: string;
  readonly pending: boolean;
  /** Why the last attempt failed, Korean; empty if it did not. */
  failure: string;
  /** Called with the form when it is submitted. */
  readonly onSubmit: (form: HTMLFormElement) => void;
}

/** Renders the administrator's sign-in. */
export function SignInForm({ titleId, pending, failure, onSubmit }: SignInFormProps) {
  return (
    <>
      <h2 id={titleId}>관리자 로그인</h2>
      <FormGrid
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
        pending={pending}
        aria-labelledby={titleId}
        $narrow
      >
        <TextField label="이메일" name="email" type="email" required autoComplete="username" />
        <TextField label="비밀번호" name="password" type="password" required autoComplete="current-password" />
        <Form.Submit pendingLabel="로그인 중...">로그인</Form.Submit>
        <Form.Status outcome={failure === "" ? undefined : "failure"}>{failure}</Form.Status>
      </FormGrid>
    </>
  );
}
