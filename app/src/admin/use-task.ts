import { DataError } from "@danji/api/errors";
import { useState } from "react";

/** Props of the panels of admin. */
export interface PanelProps {
  /** Called with a sentence when the backend no longer knows the administrator. */
  readonly onSignedOut: (reason: string) => void;
}

/** Calls to the backend that block the form, one at a time. */
interface Task {
  readonly busy: boolean;
  /** Why the last call failed, Korean; empty when it did not. */
  readonly failure: string;
  /** Runs a call. Errors set `failure`; an ended session calls the parent. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

const UNKNOWN = "처리하지 못했습니다. 다시 시도해 주세요.";

/** @param onSignedOut Called with a sentence when the backend no longer knows the administrator. */
export function useTask(onSignedOut: (reason: string) => void): Task {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  return {
    busy,
    failure,
    async run(work) {
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
