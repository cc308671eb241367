import type { Auth } from "firebase-admin/auth";
import { errorCode } from "../start-error.ts";
import { PASSWORD_MIN_LENGTH } from "./password.ts";

/** Length that Firebase Authentication asks for where no policy is enforced. */
const LENGTH_WITHOUT_POLICY = 6;

/**
 * Returns a warning, Korean and then English, where a project takes passwords that are too short for an administrator's, or where
 * that cannot be read; undefined if they are long enough.
 */
export async function passwordPolicyWarning(auth: Auth): Promise<string | undefined> {
  try {
    const { passwordPolicyConfig: policy } = await auth.projectConfigManager().getProjectConfig();
    const enforced = policy?.enforcementState === "ENFORCE" ? policy.constraints?.minLength : undefined;
    const length = enforced ?? LENGTH_WITHOUT_POLICY;
    if (length >= PASSWORD_MIN_LENGTH) return undefined;
    return `경고: 이 프로젝트는 ${length}자 비밀번호도 받습니다. Firebase 콘솔의 Authentication → Settings → Password policy에서 ${PASSWORD_MIN_LENGTH}자 이상을 필수로 정하고, 관리자의 비밀번호도 확인해 주세요.
Warning: this project takes passwords of ${length} characters. Require ${PASSWORD_MIN_LENGTH}: Firebase console, Authentication → Settings → Password policy; check the administrator's password too.`;
  } catch (error) {
    const code = errorCode(error) ?? "unknown";
    return `경고: 이 프로젝트의 비밀번호 정책을 읽지 못했습니다(${code}). 관리자의 비밀번호가 ${PASSWORD_MIN_LENGTH}자 이상인지 확인해 주세요.
Warning: the project's password policy could not be read (${code}). Make sure that the administrator's password has ${PASSWORD_MIN_LENGTH} characters.`;
  }
}
