"use client";
import { Close, type Content } from "@radix-ui/react-dialog";
import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { checkOnlyChild, useNameMisuse } from "../hooks/parts.ts";
import { DragToClose } from "../modal/DragToClose.tsx";
import { ModalLayer, useModal } from "../modal/Modal.tsx";
import { useModalFocus } from "../modal/useModalFocus.ts";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { Body, Card, CornerClose, Head } from "./Popup.styles.ts";

/** Touch screens, where a focused field brings up the keyboard, which hides half of the popup. */
const COARSE_POINTER = "(pointer: coarse)";

interface PopupContentProps extends Omit<
  ComponentProps<typeof Content>,
  "title" | "asChild" | "forceMount" | "onOpenAutoFocus" | "onCloseAutoFocus"
> {
  /** Heading and accessible name. */
  label: string;
  /** Hides the label visually. @default false */
  hideLabel?: boolean | undefined;
  /** Accessible description under the label: one sentence on the purpose. */
  description?: ReactNode;
  /** Content: a form, or a few sentences. */
  children: ReactNode;
}

/**
 * Renders the popup over the page: on phones a sheet, which a drag or a flick down on its head closes. The focus moves to the first control (on touch screens to the label), is trapped, and
 * returns to the trigger, or to `main` if that is gone. Back closes it.
 *
 * Use it for a short task on the visitor's request, such as leaving a phone number. Do not use it for content that opens
 * unasked, for content that deserves an address of its own, nor for navigation (`SlideMenu`).
 *
 * Keys: those of a modal dialog.
 */
function PopupContent({
  label,
  hideLabel,
  description,
  children,
  "aria-describedby": describedBy,
  ...card
}: PopupContentProps) {
  useNameMisuse("Popup.Content", label, "a label");
  const titleRef = useRef<HTMLHeadingElement>(null);
  const messages = useMessages("popup", ko.popup);
  const { enterFocus, returnFocus } = useModalFocus();
  // Radix' own title and description render the popup once more to name it.
  const titleId = useId();
  const leadId = useId();

  function handleOpenFocus(event: Event): void {
    enterFocus(event, window.matchMedia(COARSE_POINTER).matches && titleRef.current);
  }

  return (
    <ModalLayer>
      <Card
        aria-labelledby={titleId}
        aria-describedby={[describedBy, description !== undefined && leadId].filter(Boolean).join(" ") || undefined}
        {...card}
        onOpenAutoFocus={handleOpenFocus}
        onCloseAutoFocus={returnFocus}
      >
        <DragToClose edge="bottom" />
        <Head data-hidden={hideLabel || undefined}>
          <h2 ref={titleRef} id={titleId} tabIndex={-1}>
            {label}
          </h2>
          {description !== undefined && <p id={leadId}>{description}</p>}
        </Head>
        <Body>{children}</Body>
        <CornerClose aria-label={messages.close}>
          <span aria-hidden>×</span>
        </CornerClose>
      </Card>
    </ModalLayer>
  );
}

/** Renders a further button that closes the popup, unstyled; the × in the corner is always there. */
function PopupClose(button: ComponentProps<typeof Close>) {
  useModal("Popup.Close");
  if (process.env.NODE_ENV !== "production") checkOnlyChild("Popup.Close", button.asChild, button.children);
  return <Close {...button} />;
}

export { ModalRoot as Root, ModalTrigger as Trigger } from "../modal/Modal.tsx";
export { PopupContent as Content, PopupClose as Close };
