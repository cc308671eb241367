import { DataError } from "@danji/api/errors";
import type { LeadsAdminPort } from "@danji/api/http/leads-admin";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "./services/services.ts";

/** Props of what needs an administrator. */
export interface PanelProps {
  /** Called with a sentence when the backend no longer knows the administrator. */
  readonly onSignedOut: (reason: string) => void;
}

/** Calls to the backend that block the form, one at a time. */
interface Task {
  readonly busy: boolean;
  /** Why the last call failed, Korean; empty when it did not. */
  readonly failure: string;
  /** Takes `failure` back. */
  readonly clear: () => void;
  /** Runs a call. Errors set `failure`; an ended session calls the parent. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

const UNKNOWN = "처리하지 못했습니다. 다시 시도해 주세요.";

/** Runs calls to the backend that block the form, one at a time; `unknown` is said of a failure that has no words. */
export function useTask(onSignedOut: (reason: string) => void, unknown = UNKNOWN): Task {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  return {
    busy,
    failure,
    clear: () => setFailure(""),
    async run(work) {
      setBusy(true);
      setFailure("");
      try {
        await work();
      } catch (error) {
        if (error instanceof DataError && error.kind === "signed-out") onSignedOut(error.message);
        else setFailure(error instanceof DataError ? error.message : unknown);
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
