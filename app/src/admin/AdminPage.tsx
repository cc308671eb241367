import "@fontsource-variable/noto-serif-kr";
import "../press/text-slices.ts";
import { ListStatus } from "@danji/blocks/press/press.styles.ts";
import { WelcomeBar } from "@danji/blocks/press/WelcomeBar.tsx";
import { HOME_PATH } from "@danji/complex/routes";
import { Link } from "@danji/ui/provider";
import { Spinner } from "@danji/ui/spinner";
import { identity } from "complex:identity";
import { useLayoutEffect, useRef, useState } from "react";
import { Metadata } from "../shell/page/Metadata.tsx";
import { SignIn } from "../press/SignIn.tsx";
import { useSession } from "../press/use-session.ts";
import { AdminBody, AdminHead, Login } from "@danji/blocks/admin/admin.styles.ts";
import { AdminTabs } from "./AdminTabs.tsx";

const LOGIN_TITLE = "admin-login-title";

/** Renders the admin page, or where a session has ended the sign-in, while what was typed waits out of sight. */
export function AdminPage() {
  const session = useSession();
  const signedIn = session.administrator !== null;
  const [interrupted, setInterrupted] = useState(false);
  const leftAt = useRef<Element>(null);

  useLayoutEffect(() => {
    if (interrupted && signedIn && leftAt.current instanceof HTMLElement) leftAt.current.focus();
  }, [interrupted, signedIn]);

  function interrupt(reason: string) {
    leftAt.current = document.activeElement;
    setInterrupted(true);
    session.forget(reason);
  }

  function leave(everywhere?: boolean) {
    setInterrupted(false);
    void session.signOut(everywhere);
  }

  return (
    <>
      <Metadata title="관리자" description="관리자가 보도자료와 고객 등록을 관리하는 화면입니다." indexed={false} />
      <AdminHead>
        <h1>{`${identity.name} 관리자`}</h1>
        {signedIn && (
          <WelcomeBar
            failure={session.failure}
            takesFocus={session.hasChanged && !interrupted}
            offersEverywhere
            onSignOut={leave}
          />
        )}
        <Link to={HOME_PATH}>사이트 보기</Link>
      </AdminHead>
      <AdminBody id="main" tabIndex={-1}>
        {session.checking && (
          <ListStatus role="status">
            <Spinner aria-label="로그인 상태를 확인하는 중입니다" />
          </ListStatus>
        )}
        {!session.checking && !signedIn && (
          <Login aria-labelledby={LOGIN_TITLE}>
            <SignIn session={session} titleId={LOGIN_TITLE} />
            {interrupted && <p>입력하던 내용은 그대로 남아 있습니다. 로그인하면 이어서 할 수 있습니다.</p>}
          </Login>
        )}
        {(signedIn || interrupted) && (
          <div hidden={!signedIn}>
            <AdminTabs onSignedOut={interrupt} />
          </div>
        )}
        <noscript>
          <p>이 화면은 자바스크립트를 켜야 쓸 수 있습니다.</p>
        </noscript>
      </AdminBody>
    </>
  );
}
