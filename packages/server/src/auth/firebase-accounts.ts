import type { Auth, ProjectConfig, UserRecord } from "firebase-admin/auth";
import { errorCode, OwnerError } from "../start-error.ts";
import { PASSWORD_MIN_LENGTH } from "./password.ts";

/** What can be done to an account of Firebase Authentication: made the administrator's, or not any more. */
export type ClaimAction = "grant" | "revoke";

function explain(cause: unknown, email: string): OwnerError {
  switch (errorCode(cause)) {
    case "auth/user-not-found":
      return new OwnerError(
        `${email} 계정이 없습니다. Firebase 콘솔의 Authentication → Users에서 먼저 만들어 주세요.`,
        `There is no account ${email}. Make it first: Firebase console, Authentication → Users.`,
        cause,
      );
    case "auth/invalid-email":
      return new OwnerError(`이메일 주소가 아닙니다: ${email}`, `This is no e-mail address: ${email}`, cause);
    case "app/invalid-credential":
    case "auth/insufficient-permission":
      return new OwnerError(
        "이 컴퓨터에 프로젝트의 권한이 없습니다. gcloud auth application-default login 으로 로그인해 주세요.",
        "This machine may not change the project. Sign in: gcloud auth application-default login",
        cause,
      );
    default:
      return new OwnerError(
        `Firebase Authentication이 요청을 처리하지 못했습니다: ${String(cause)}`,
        "Firebase Authentication did not do what was asked.",
        cause,
      );
  }
}

async function change(auth: Auth, action: ClaimAction, user: UserRecord): Promise<void> {
  const { admin: _, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, action === "grant" ? { ...others, admin: true } : others);
  // Else a session would bring itself new tokens for as long as it likes; the functions refuse those that are out.
  if (action === "revoke") await auth.revokeRefreshTokens(user.uid);
}

/**
 * Gives an account the claim `admin: true`, or takes it away and ends its sessions.
 * @throws OwnerError which says in words for people what is in the way.
 */
export async function changeClaim(auth: Auth, action: ClaimAction, email: string): Promise<void> {
  try {
    await change(auth, action, await auth.getUserByEmail(email));
  } catch (cause) {
    throw explain(cause, email);
  }
}

/** Returns the accounts of a project, with the rights of this machine's signed-in account; on the Auth emulator where `FIREBASE_AUTH_EMULATOR_HOST` is set. */
export async function authOf(projectId: string): Promise<Auth> {
  const [{ initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  return getAuth(initializeApp({ projectId }));
}

/** Length that Firebase Authentication asks for where no policy is enforced. */
const LENGTH_WITHOUT_POLICY = 6;

/** What is asked of {@link Auth}. */
interface PolicySource {
  projectConfigManager(): { getProjectConfig(): Promise<Pick<ProjectConfig, "passwordPolicyConfig">> };
}

/** Returns a warning, Korean and English, where a project takes passwords that are too short, or does not say. */
export async function passwordPolicyWarning(auth: PolicySource): Promise<string | undefined> {
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
