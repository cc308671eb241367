import { DataError } from "@danji/api/errors";
import type { LeadsAdminPort } from "@danji/api/http/leads-admin";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../shell/services/services.ts";

/** Props of the panels of admin. */
export interface PanelProps {
  /** Called with a sentence when the backend no longer knows the administrator. */
  readonly onSignedOut: (reason: string) => void;
}

const UNKNOWN = "처리하지 못했습니다. 다시 시도해 주세요.";

/** Runs calls to the backend that block the form, one at a time. `failure` says, in Korean, why the last one failed; an ended session calls the parent. */
export function useTask(onSignedOut: (reason: string) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  return {
    busy,
    failure,
    async run(work: () => Promise<void>) {
      setBusy(true);
      setFailure("");
      try {
        await work();
      } catch (error) {
        if (error instanceof DataError && error.kind === "signed-out") onSignedOut(error.message);
        else setFailure(error instanceof DataError ? error.message : UNKNOWN);
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The same for calls to the administrator's leads and log. */
export function useAdminTask(onSignedOut: (reason: string) => void) {
  const services = useServices();
  const task = useTask(onSignedOut);
  return {
    ...task,
    run: (work: (leadsAdmin: LeadsAdminPort) => Promise<void>) =>
      task.run(async () => work(await services.leadsAdmin())),
  };
}

/** Calls a function when the component is first shown. */
export function useStart(onStart: () => unknown): void {
  const start = useEffectEvent(onStart);
  useEffect(() => void start(), []);
}
