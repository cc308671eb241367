// `npm run admin -- grant|revoke <e-mail>`: makes an account of Firebase Authentication an administrator, or ends that.
import { authOf, changeClaim, passwordPolicyWarning } from "@danji/server/auth/firebase-accounts";
import { OwnerError } from "@danji/server/start-error";
import { environment } from "./environment.mjs";

const { FIREBASE_PROJECT_ID: project } = environment();
const [action, email, ...rest] = process.argv.slice(2);

const DONE = {
  grant: "관리자 권한을 주었습니다. 이미 로그인했다면 다시 로그인해야 합니다. (granted; sign in again)",
  revoke:
    "관리자 권한을 거두었습니다. 늦어도 한 시간 안에 모든 곳에서 끝납니다. (revoked; ends everywhere within the hour)",
} as const;

try {
  if ((action !== "grant" && action !== "revoke") || email === undefined || rest.length > 0) {
    throw new OwnerError(
      "사용법: npm run admin -- grant <이메일> 또는 npm run admin -- revoke <이메일>",
      "Usage: npm run admin -- grant <e-mail>, or npm run admin -- revoke <e-mail>",
    );
  }
  if (!project) {
    throw new OwnerError(
      "환경 변수 FIREBASE_PROJECT_ID에 Firebase 프로젝트 ID를 넣어 주세요.",
      "Set FIREBASE_PROJECT_ID to the id of the Firebase project.",
    );
  }
  const auth = await authOf(project);
  await changeClaim(auth, action, email);
  console.log(`Danji ▸ ${email}: ${DONE[action]}`);
  const warning = action === "grant" ? await passwordPolicyWarning(auth) : undefined;
  if (warning !== undefined) console.warn(warning);
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error);
  process.exitCode = 1;
}
