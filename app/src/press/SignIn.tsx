import { SignInForm } from "@danji/blocks/press/SignInForm.tsx";
import { readFields } from "@danji/blocks/fields/field-values.ts";
import type { Session } from "./use-session.ts";

interface SignInProps {
  session: Session;
  /** Id of the heading, which also names the region. */
  titleId: string;
}

/** Renders the administrator's sign-in. Sends what was typed and nothing else. */
export function SignIn({ session, titleId }: SignInProps) {
  function submit(form: HTMLFormElement) {
    const { email = "", password = "" } = readFields(form);
    void session.signIn({ email, password });
  }
  return (
    <SignInForm
      titleId={titleId}
      disabled={session.checking}
      takesFocus={session.hasChanged}
      pending={session.busy}
      failure={session.failure}
      onSubmit={submit}
    />
  );
}
