import { Button } from "@danji/ui/button";
import { Popup } from "@danji/ui/popup";
import type { ReactNode } from "react";
import { Failure, PopupActions } from "./admin.styles.ts";

interface ConfirmationProps {
  /** Whether it is asked. */
  readonly open: boolean;
  /** The question. */
  title: string;
  /** What happens on a yes. */
  description: string;
  /** What is to be looked at before one answers. */
  children?: ReactNode;
  /** The yes, such as `삭제`. */
  action: string;
  /** The yes while it is being done. */
  pendingLabel?: string;
  /** Whether it is being done. Default: no. */
  readonly busy?: boolean;
  /** Why it could not be done, Korean; empty when nothing went wrong. */
  failure?: string;
  readonly onConfirm: () => void;
  /** Called when it is called off: by the no, ×, Escape or Back. */
  readonly onCancel: () => void;
}

/** Asks before something is done that cannot be taken back. The focus begins on the no. */
export function Confirmation({
  open,
  title,
  description,
  children,
  action,
  pendingLabel,
  busy = false,
  failure = "",
  onConfirm,
  onCancel,
}: ConfirmationProps) {
  return (
    <Popup.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Popup.Content role="alertdialog" title={title} description={description}>
        {children}
        <PopupActions>
          <Button variant="secondary" onClick={onCancel}>
            취소
          </Button>
          <Button pending={busy} pendingLabel={pendingLabel} onClick={onConfirm}>
            {action}
          </Button>
        </PopupActions>
        <Failure role="alert">{failure}</Failure>
      </Popup.Content>
    </Popup.Root>
  );
}
