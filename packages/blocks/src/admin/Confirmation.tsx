import { Button } from "@danji/ui/button";
import { Popup } from "@danji/ui/popup";
import type { ReactNode } from "react";
import { Failure, PopupActions } from "./admin.styles.ts";

interface ConfirmationProps {
  readonly open: boolean;
  title: string;
  description: string;
  children?: ReactNode;
  /** Label of the button that confirms, such as `삭제`. */
  action: string;
  /** The same while the action is pending. */
  pendingLabel?: string;
  readonly busy?: boolean;
  /** Why the action failed, Korean. @default "" */
  failure?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Renders a dialog that confirms what cannot be undone. Focuses its cancel button. */
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
      <Popup.Content role="alertdialog" label={title} description={description}>
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
