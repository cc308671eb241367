"use client";
import { Close, type Content } from "@radix-ui/react-dialog";
import { useRef, type ComponentProps, type ReactNode } from "react";
import { useModal } from "../modal/ModalContext.ts";
import { ModalLayer } from "../modal/ModalLayer.tsx";
import { useModalFocus } from "../modal/useModalFocus.ts";
import { Body, Card, CornerClose, Head, Heading, Lead } from "./Popup.styles.ts";

/** Pointers that are fingers: a focused field would bring up the keyboard and hide half of the popup. */
const COARSE_POINTER = "(pointer: coarse)";

/** Props of `Popup.Content`: those of its `<div role="dialog">`, and what it is called. */
export interface PopupContentProps extends Omit<
  ComponentProps<typeof Content>,
  "title" | "asChild" | "forceMount" | "onOpenAutoFocus" | "onCloseAutoFocus"
> {
  /** Name of the popup: its heading, and what assistive technology calls it. */
  title: string;
  /** Keeps the title for assistive technology only. Default: false. */
  hideTitle?: boolean | undefined;
  /** One sentence on what the popup is for, under the title. */
  description?: ReactNode;
  /** Name of the × in the corner. Default: `닫기`. */
  closeLabel?: string | undefined;
  /** What it is about: a form, or a few sentences. */
  children: ReactNode;
}

/**
 * The popup itself, over a veil at the end of the body. The focus goes in (to the first control, or to the title where
 * it would bring up a keyboard), stays in, and returns to what opened it, or to `main` if that is gone. Back closes it.
 *
 * Use it for a short task that a reader asks for and then goes on where they were, such as leaving a number. Do not use it
 * for what opens by itself, for what deserves an address of its own, nor for navigation (`SlideMenu`).
 *
 * Keys: those of a modal dialog.
 */
export function PopupContent({
  title,
  hideTitle = false,
  description,
  closeLabel = "닫기",
  children,
  "aria-describedby": describedBy,
  ...card
}: PopupContentProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { id } = useModal();
  const { enterFocus, returnFocus } = useModalFocus();
  // Radix' own title and description name the popup only once their effects have run: after the frame that shows it.
  const titleId = `${id}-title`;
  const leadId = description === undefined ? undefined : `${id}-lead`;

  function handleOpenFocus(event: Event): void {
    enterFocus(event, window.matchMedia(COARSE_POINTER).matches ? titleRef.current : undefined);
  }

  return (
    <ModalLayer>
      <Card
        data-danji-layer={id}
        aria-labelledby={titleId}
        aria-describedby={[describedBy, leadId].filter(Boolean).join(" ") || undefined}
        {...card}
        onOpenAutoFocus={handleOpenFocus}
        onCloseAutoFocus={returnFocus}
      >
        <Head data-hidden={hideTitle || undefined}>
          <Heading ref={titleRef} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {description !== undefined && <Lead id={leadId}>{description}</Lead>}
        </Head>
        <Body>{children}</Body>
        <CornerClose aria-label={closeLabel}>
          <span aria-hidden>×</span>
        </CornerClose>
      </Card>
    </ModalLayer>
  );
}

/** Props of `Popup.Close`: those of a `<button>`, and `asChild` to be a button of your own. */
export type PopupCloseProps = ComponentProps<typeof Close>;

/** A further button that closes the popup, unstyled; the × in the corner is always there. */
export function PopupClose(button: PopupCloseProps) {
  return <Close {...button} />;
}
