"use client";
import type { Content } from "@radix-ui/react-dialog";
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { useOverlayHistory } from "../provider/history-context.ts";
import { CloseButton } from "../modal/Modal.styles.ts";
import { DragToClose } from "../modal/DragToClose.tsx";
import { useModal } from "../modal/ModalContext.ts";
import { ModalLayer } from "../modal/ModalLayer.tsx";
import { useModalFocus } from "../modal/useModalFocus.ts";
import { slideMenu } from "../messages/ko/slide-menu.ts";
import { useMessages } from "../provider/messages-context.ts";
import { GroupsProvider } from "./Groups.tsx";
import { Body, Head, Heading, Panel } from "./SlideMenu.styles.ts";

/** Edges at which the menu can open. */
export const SLIDE_MENU_SIDES = ["right", "left"] as const;

/** Props of `SlideMenu.Content`: those of its `<div role="dialog">`, and its texts. */
export interface SlideMenuContentProps extends Omit<
  ComponentProps<typeof Content>,
  "title" | "asChild" | "forceMount" | "onOpenAutoFocus" | "onCloseAutoFocus"
> {
  /** Heading and accessible name. */
  label: string;
  /**
   * Edge at which it opens.
   *
   * @default "right"
   */
  side?: (typeof SLIDE_MENU_SIDES)[number] | undefined;
  /** Value of the group that is open when the menu opens, such as that of the current page. */
  defaultGroup?: string | undefined;
  /** Groups and links. */
  children: ReactNode;
}

/**
 * Renders the panel. A link of the router or to a fragment of the page closes it, and so do Back and, on phones, a drag or a
 * flick towards its edge.
 *
 * Use it for the whole navigation of a site on narrow screens. Do not use it on wide ones (`DropdownNav`), nor for tasks
 * (`Popup`).
 *
 * Keys: those of a modal dialog, and of the buttons of its groups.
 */
export function SlideMenuContent({ label, side = "right", defaultGroup, children, ...panel }: SlideMenuContentProps) {
  const messages = useMessages("slideMenu", slideMenu);
  const { setOpen } = useModal();
  const history = useOverlayHistory();
  const { enterFocus, returnFocus } = useModalFocus();
  // Radix' own title renders the menu once more to name it.
  const titleId = useId();

  // A link to the current page closes the menu too. One that leaves the document does not: the menu stays until the next
  // page loads.
  function closeAfterNavigation(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !(event.defaultPrevented || leadsToFragment(event, link))) return;
    // The fragment's entry takes the place of the menu's: closing the menu would go back past it.
    if (!event.defaultPrevented && (history.depth() ?? 0) > 0) {
      event.preventDefault();
      location.replace(link.href);
      history.mark(0);
    }
    setOpen(false);
  }

  return (
    <ModalLayer>
      <Panel
        aria-labelledby={titleId}
        {...panel}
        data-side={side}
        onOpenAutoFocus={enterFocus}
        onCloseAutoFocus={returnFocus}
      >
        <DragToClose side={side} />
        <Head>
          <Heading id={titleId}>{label}</Heading>
          <CloseButton aria-label={messages.close}>
            <span aria-hidden>×</span>
          </CloseButton>
        </Head>
        <Body aria-label={label} onClick={closeAfterNavigation}>
          <GroupsProvider defaultGroup={defaultGroup}>{children}</GroupsProvider>
        </Body>
      </Panel>
    </ModalLayer>
  );
}

/** Returns whether the browser answers a click on a link by moving to a fragment of this document. */
function leadsToFragment({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const opensHere = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && /^(_self)?$/.test(link.target);
  const isSameDocument =
    link.origin + link.pathname + link.search === location.origin + location.pathname + location.search;
  return opensHere && isSameDocument && link.hash !== "" && !link.hasAttribute("download");
}
