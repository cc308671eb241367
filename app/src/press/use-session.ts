import { DataError } from "@danji/api/errors";
import type { Administrator, Credentials } from "@danji/api/session/port";
import { useEffect, useState } from "react";
import { useServices } from "../shell/services/services.ts";

/** Who is signed in, and the ways to change that. */
export type Session = ReturnType<typeof useSession>;

const UNKNOWN_FAILURE = "알 수 없는 오류가 발생했습니다.";

const reasonOf = (error: unknown) => (error instanceof DataError ? error.message : UNKNOWN_FAILURE);

/** Returns the administrator's session; a backend that does not answer counts as signed out, since reading needs none. */
export function useSession() {
  const services = useServices();
  const [administrator, setAdministrator] = useState<Administrator | null>(null);
  const [checking, setChecking] = useState(true);
  const [hasChanged, setHasChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  useEffect(() => {
    let current = true;
    const settle = (found: Administrator | null) => {
      if (!current) return;
      setAdministrator(found);
      setChecking(false);
    };
    services
      .session()
      .then((session) => session.current())
      .then(settle, () => settle(null));
    return () => {
      current = false;
    };
  }, [services]);

  function change(changed: Administrator | null): void {
    setAdministrator(changed);
    setHasChanged(true);
  }

  return {
    administrator,
    /** Whether it is not known yet who is signed in. */
    checking,
    /** Whether who is signed in has changed here: the focus was on what is gone. */
    hasChanged,
    /** Whether an answer is awaited. */
    busy,
    /** Why the last attempt failed, Korean; empty when it did not. */
    failure,
    async signIn(credentials: Credentials): Promise<void> {
      setBusy(true);
      setFailure("");
      try {
        change(await (await services.session()).signIn(credentials));
      } catch (error) {
        setFailure(`로그인 실패: ${reasonOf(error)}`);
      } finally {
        setBusy(false);
      }
    },
    /** @param everywhere Whether sessions in other browsers end too. @default no */
    async signOut(everywhere = false): Promise<void> {
      setFailure("");
      try {
        if (everywhere) await (await services.leadsAdmin()).endSessions();
        await (await services.session()).signOut();
        change(null);
      } catch (error) {
        setFailure(`로그아웃 실패: ${reasonOf(error)}`);
      }
    },
    /** Takes note that the backend no longer knows the administrator, and says why the sign-in is back. */
    forget(reason: string): void {
      change(null);
      setFailure(reason);
    },
  };
}
