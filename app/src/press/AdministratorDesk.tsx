import { Button } from "@danji/ui/button";
import { ArticleForm } from "./ArticleForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { Desk, Welcome } from "./press.styles.ts";
import { useSession } from "./use-session.ts";

interface AdministratorDeskProps {
  /** Site for which articles are posted. */
  siteKey: string;
  /** Called when an article has been posted. */
  readonly onPosted: () => void;
}

/** What stands below the press list: the sign-in, or the welcome bar and the form for a new article. */
export function AdministratorDesk({ siteKey, onPosted }: AdministratorDeskProps) {
  const session = useSession();
  if (!session.administrator) {
    return (
      <Desk aria-labelledby="login-title">
        <LoginForm session={session} titleId="login-title" />
      </Desk>
    );
  }
  return (
    <Desk aria-labelledby="article-form-title">
      <Welcome>
        <p>관리자님, 환영합니다.</p>
        <Button variant="secondary" size="small" onClick={() => void session.signOut()}>
          로그아웃
        </Button>
        {session.failure !== "" && <p role="alert">{session.failure}</p>}
      </Welcome>
      <ArticleForm siteKey={siteKey} titleId="article-form-title" onPosted={onPosted} onSignedOut={session.forget} />
    </Desk>
  );
}
