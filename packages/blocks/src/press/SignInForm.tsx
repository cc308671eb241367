import { TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { FormGrid } from "../forms/forms.styles.ts";
import { useFirstFocus } from "./use-first-focus.ts";

interface SignInFormProps {
  /** Id of the heading, which also names the region. */
  titleId: string;
  /** Whether it is not known yet who is signed in: what is typed could be sent by no code, and would end up in the address. */
  readonly disabled?: boolean;
  /** Whether it focuses its first field, as where it takes the place of what had the focus. */
  readonly takesFocus?: boolean;
  readonly pending: boolean;
  /** Why the last attempt failed, Korean; empty if it did not. */
  failure: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
}

/** Renders the administrator's sign-in. */
export function SignInForm({
  titleId,
  disabled = false,
  takesFocus = false,
  pending,
  failure,
  onSubmit,
}: SignInFormProps) {
  const emailRef = useFirstFocus<HTMLInputElement>(takesFocus);
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
        <TextField
          label="이메일"
          name="email"
          type="email"
          required
          autoComplete="username"
          ref={emailRef}
          disabled={disabled}
        />
        <TextField
          label="비밀번호"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          disabled={disabled}
        />
        <Form.Submit pendingLabel="로그인 중..." disabled={disabled}>
          로그인
        </Form.Submit>
        <Form.Status state={failure === "" ? undefined : "failure"}>{failure}</Form.Status>
      </FormGrid>
    </>
  );
}
