import { AdminSection } from "@danji/blocks/press/press.styles.ts";
import { WelcomeBar } from "@danji/blocks/press/WelcomeBar.tsx";
import { NewArticle } from "./NewArticle.tsx";
import { SignIn } from "./SignIn.tsx";
import { useSession } from "./use-session.ts";

interface PressListAdminProps {
  /** Site for which articles are posted. */
  siteKey: string;
  /** Called when an article has been posted. */
  readonly onPosted: () => void;
}

/** Renders what is below the press list: the sign-in, or the welcome bar and the form for a new article. */
export function PressListAdmin({ siteKey, onPosted }: PressListAdminProps) {
  const session = useSession();
  if (!session.administrator) {
    return (
      <AdminSection aria-labelledby="login-title">
        <SignIn session={session} titleId="login-title" />
      </AdminSection>
    );
  }
  return (
    <AdminSection aria-labelledby="article-form-title">
      <WelcomeBar failure={session.failure} takesFocus={session.hasChanged} onSignOut={() => void session.signOut()} />
      <NewArticle siteKey={siteKey} titleId="article-form-title" onPosted={onPosted} onSignedOut={session.forget} />
    </AdminSection>
  );
}
